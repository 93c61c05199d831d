import { type Known, type Move, shipClass } from '@point-option/chit-pull';

const SPLIT: Move = [4, 5];
const SLOW_SPLIT: Move = [3, 4];
const FOUR: Move = [4, 4];
const THREE: Move = [3, 3];
const T = true;

/** TG 38.3 moves 4/5 with all its ships (4.4). */
const FAST: Known = { move: 'implied' };

/*
 * The counters are not in the rules. `known` names the figures that they print or that one of their examples implies; all others are
 * ours, from the ships' guns, armor and speed. What the sister game has too has the same figures, but destroyer units: here a box is a ship.
 */
export const CLASSES = {
  iowa: shipClass('Iowa', 'BB', [16, 24, 10], { move: SPLIT, boxes: 11 }),
  southDakota: shipClass('South Dakota', 'BB', [15, 23, 10], { move: SPLIT, boxes: 10 }, FAST),
  northCarolina: shipClass('North Carolina', 'BB', [15, 23, 9], { move: SPLIT, boxes: 10 }),
  colorado: shipClass(
    'Colorado',
    'BB',
    [12, 21, 7],
    { move: THREE, boxes: 9 },
    { gunnery: 'implied', move: 'implied' },
  ),
  tennessee: shipClass('Tennessee', 'BB', [11, 21, 8], { move: THREE, boxes: 9 }),
  newMexico: shipClass(
    'New Mexico',
    'BB',
    [11, 21, 6],
    { move: THREE, boxes: 8 },
    { gunnery: 'implied', move: 'implied' },
  ),
  pennsylvania: shipClass('Pennsylvania', 'BB', [11, 21, 6], { move: THREE, boxes: 8 }),
  essex: shipClass('Essex', 'CV', [2, 8, 8], { move: SPLIT, boxes: 10 }, FAST),
  enterprise: shipClass('Enterprise', 'CV', [2, 8, 7], { move: SPLIT, boxes: 9 }),
  independence: shipClass('Independence', 'CVL', [1, 5, 4], { move: SPLIT, boxes: 5 }, FAST),
  sangamon: shipClass('Sangamon', 'CVE', [1, 5, 3], { move: THREE, boxes: 3 }),
  casablanca: shipClass('Casablanca', 'CVE', [1, 5, 2], { move: THREE, boxes: 2 }),
  baltimore: shipClass('Baltimore', 'CA', [6, 17, 6], { move: SPLIT, boxes: 5 }),
  treatyCruiser: shipClass('Treaty cruiser', 'CA', [6, 16, 5], { move: SPLIT, boxes: 4 }),
  shropshire: shipClass('Shropshire', 'CA', [5, 16, 4], { T, move: SPLIT, boxes: 4 }),
  cleveland: shipClass('Cleveland', 'CL', [6, 13, 7], { move: SPLIT, boxes: 4 }, FAST),
  brooklyn: shipClass('Brooklyn', 'CL', [6, 13, 5], { move: SPLIT, boxes: 4 }),
  atlanta: shipClass('Atlanta', 'CL', [4, 10, 8], { T, move: SPLIT, boxes: 3 }, FAST),
  usDestroyers: shipClass(
    'US destroyers',
    'DD',
    [5, 8, 4],
    { T, move: SPLIT, boxes: 4 },
    { gunnery: 'implied', torpedoes: 'implied', move: 'implied', boxes: 'implied' },
  ),
  taffyDestroyers: shipClass('Taffy destroyers', 'DD', [4, 8, 3], { T, move: SPLIT, boxes: 3 }),
  taffyEscorts: shipClass('Taffy destroyer escorts', 'DE', [3, 7, 3], { T, move: SLOW_SPLIT, boxes: 4 }),
  yamato: shipClass('Yamato', 'BB', [18, 25, 7], { move: FOUR, boxes: 14 }, { flak: 'implied', move: 'implied' }),
  nagato: shipClass('Nagato', 'BB', [12, 22, 6], { move: FOUR, boxes: 9 }),
  kongo: shipClass('Kongo', 'BB', [9, 21, 6], { move: SPLIT, boxes: 7 }),
  fuso: shipClass(
    'Fuso',
    'BB',
    [12, 21, 4],
    { move: SLOW_SPLIT, boxes: 8 },
    { gunnery: 'implied', move: 'implied', boxes: 'implied' },
  ),
  ise: shipClass('Ise', 'BB', [9, 21, 7], { move: FOUR, boxes: 8 }),
  shokaku: shipClass('Shokaku', 'CV', [2, 8, 6], { move: SPLIT, boxes: 8 }),
  unryu: shipClass('Unryu', 'CV', [2, 8, 5], { move: SPLIT, boxes: 7 }),
  junyo: shipClass('Junyo', 'CVL', [1, 8, 4], { move: FOUR, boxes: 6 }),
  ryuho: shipClass('Ryuho', 'CVL', [1, 6, 3], { move: FOUR, boxes: 4 }),
  chitose: shipClass('Chitose', 'CVL', [1, 6, 3], { move: SPLIT, boxes: 4 }),
  takao: shipClass('Takao', 'CA', [6, 16, 4], { T, move: SPLIT, boxes: 5 }),
  myoko: shipClass('Myoko', 'CA', [6, 16, 4], { T, move: SPLIT, boxes: 4 }, { flak: 'printed' }),
  suzuya: shipClass('Suzuya', 'CA', [6, 16, 3], { T, move: SPLIT, boxes: 4 }),
  tone: shipClass(
    'Tone',
    'CA',
    [5, 16, 3],
    { T, move: SPLIT, boxes: 4 },
    { gunnery: 'printed', range: 'printed', flak: 'printed', torpedoes: 'printed', move: 'printed' },
  ),
  mogami: shipClass('Mogami', 'CA', [4, 16, 3], { T, move: SPLIT, boxes: 4 }, { move: 'implied' }),
  aoba: shipClass('Aoba', 'CA', [4, 16, 3], { T, move: SPLIT, boxes: 3 }),
  agano: shipClass('Agano', 'CL', [3, 12, 3], { T, move: SPLIT, boxes: 3 }),
  oyodo: shipClass('Oyodo', 'CL', [3, 12, 3], { move: SPLIT, boxes: 3 }),
  oldCruiser: shipClass('Old light cruiser', 'CL', [2, 11, 2], { T, move: SPLIT, boxes: 2 }, { boxes: 'implied' }),
  japaneseDestroyers: shipClass(
    'Japanese destroyers',
    'DD',
    [4, 8, 2],
    { T, move: SPLIT, boxes: 4 },
    { gunnery: 'implied', torpedoes: 'implied', move: 'implied', boxes: 'implied' },
  ),
  japaneseEscorts: shipClass('Japanese destroyer escorts', 'DE', [3, 8, 2], { T, move: SLOW_SPLIT, boxes: 4 }),
  transports: shipClass('Transports', 'APD', [0, 0, 1], { move: THREE, boxes: 4 }, { boxes: 'implied' }),
} as const;
export type ClassId = keyof typeof CLASSES;
