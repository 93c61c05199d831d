import { type Known, type Move, shipClass } from '@point-option/chit-pull';

const SPLIT: Move = [4, 5];
const FOUR: Move = [4, 4];
const THREE: Move = [3, 3];
const T = true;

/** Every ship of TG 58.7 moves 4/5 (8.7). */
const MOVE_8_7: Known = { move: 'printed' };

/*
 * The counters themselves are not in the rules. `known` names the figures that the rules print or that one of their examples
 * implies; all others are ours, from the ships' guns, armor and speed. Which Japanese carriers are light follows from the score of 10.4.
 */
export const CLASSES = {
  iowa: shipClass('Iowa', 'BB', [16, 24, 10], { move: SPLIT, boxes: 11 }, MOVE_8_7),
  southDakota: shipClass('South Dakota', 'BB', [15, 23, 10], { move: SPLIT, boxes: 10 }, MOVE_8_7),
  northCarolina: shipClass('North Carolina', 'BB', [15, 23, 9], { move: SPLIT, boxes: 10 }, MOVE_8_7),
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
    { gunnery: 'printed', move: 'implied' },
  ),
  pennsylvania: shipClass('Pennsylvania', 'BB', [11, 21, 6], { move: THREE, boxes: 8 }),
  essex: shipClass('Essex', 'CV', [2, 8, 8], { move: SPLIT, boxes: 10 }),
  enterprise: shipClass('Enterprise', 'CV', [2, 8, 7], { move: SPLIT, boxes: 9 }),
  independence: shipClass('Independence', 'CVL', [1, 5, 4], { move: SPLIT, boxes: 5 }),
  baltimore: shipClass('Baltimore', 'CA', [6, 17, 6], { move: SPLIT, boxes: 5 }),
  treatyCruiser: shipClass('Treaty cruiser', 'CA', [6, 16, 5], { move: SPLIT, boxes: 4 }, MOVE_8_7),
  cleveland: shipClass('Cleveland', 'CL', [6, 13, 7], { move: SPLIT, boxes: 4 }),
  brooklyn: shipClass('Brooklyn', 'CL', [6, 13, 5], { move: SPLIT, boxes: 4 }),
  atlanta: shipClass('Atlanta', 'CL', [4, 10, 8], { T, move: SPLIT, boxes: 3 }),
  usDestroyers: shipClass(
    'US destroyers',
    'DD',
    [5, 8, 4],
    { T, move: SPLIT, boxes: 2 },
    { gunnery: 'implied', move: 'printed' },
  ),
  yamato: shipClass('Yamato', 'BB', [18, 25, 7], { move: FOUR, boxes: 14 }, { flak: 'implied', move: 'implied' }),
  nagato: shipClass('Nagato', 'BB', [12, 22, 6], { move: FOUR, boxes: 9 }),
  kongo: shipClass('Kongo', 'BB', [9, 21, 6], { move: SPLIT, boxes: 7 }),
  taiho: shipClass('Taiho', 'CV', [2, 8, 6], { move: SPLIT, boxes: 9 }),
  shokaku: shipClass('Shokaku', 'CV', [2, 8, 6], { move: SPLIT, boxes: 8 }),
  junyo: shipClass('Junyo', 'CVL', [1, 8, 4], { move: FOUR, boxes: 6 }),
  ryuho: shipClass('Ryuho', 'CVL', [1, 6, 3], { move: FOUR, boxes: 4 }),
  chitose: shipClass('Chitose', 'CVL', [1, 6, 3], { move: SPLIT, boxes: 4 }),
  takao: shipClass('Takao', 'CA', [6, 16, 4], { T, move: SPLIT, boxes: 5 }),
  myoko: shipClass('Myoko', 'CA', [6, 16, 4], { T, move: SPLIT, boxes: 4 }, { flak: 'implied' }),
  suzuya: shipClass('Suzuya', 'CA', [6, 16, 3], { T, move: SPLIT, boxes: 4 }),
  tone: shipClass(
    'Tone',
    'CA',
    [5, 16, 3],
    { T, move: SPLIT, boxes: 4 },
    { gunnery: 'printed', range: 'printed', flak: 'printed', torpedoes: 'printed', move: 'printed' },
  ),
  mogami: shipClass('Mogami', 'CA', [4, 16, 3], { T, move: SPLIT, boxes: 4 }),
  agano: shipClass('Agano', 'CL', [3, 12, 3], { T, move: SPLIT, boxes: 3 }),
  japaneseDestroyers: shipClass(
    'Japanese destroyers',
    'DD',
    [4, 8, 2],
    { T, move: SPLIT, boxes: 2 },
    { gunnery: 'implied', move: 'implied' },
  ),
} as const;
export type ClassId = keyof typeof CLASSES;
