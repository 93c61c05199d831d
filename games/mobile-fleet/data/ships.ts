import { enlist, type Roster as FamilyRoster } from '@point-option/chit-pull';
import { CLASSES, type ClassId } from './classes.ts';

/** The fleets of which no two ever share a group (3.1.4). */
export type FleetId = '58' | '52.10' | 'mobile';

/** A historical group with its ships (16.1.1, 16.1.3). */
export interface Roster extends FamilyRoster<ClassId> {
  readonly fleet: FleetId;
}

/* A few names are corrected: Santa Fe and Suzuya are misspelled in the rules, and a destroyer unit of TG 58.1 is listed as "TG 38.1". */
export const ROSTERS: readonly Roster[] = [
  {
    group: 'Force A',
    side: 'japan',
    fleet: 'mobile',
    lots: [
      ['taiho', 'Taiho'],
      ['shokaku', 'Shokaku', 'Zuikaku'],
      ['myoko', 'Myoko', 'Haguro'],
      ['agano', 'Yahagi'],
      ['japaneseDestroyers', 'DIV 61', 'DIVS 10/17'],
    ],
  },
  {
    group: 'Force B',
    side: 'japan',
    fleet: 'mobile',
    lots: [
      ['junyo', 'Junyo', 'Hiyo'],
      ['ryuho', 'Ryuho'],
      ['nagato', 'Nagato'],
      ['mogami', 'Mogami'],
      ['japaneseDestroyers', 'DIV 4', 'DIV 27'],
    ],
  },
  {
    group: 'Force C',
    side: 'japan',
    fleet: 'mobile',
    lots: [
      ['chitose', 'Chitose', 'Chiyoda', 'Zuiho'],
      ['yamato', 'Yamato', 'Musashi'],
      ['kongo', 'Kongo', 'Haruna'],
      ['takao', 'Atago', 'Takao', 'Maya', 'Chokai'],
      ['suzuya', 'Kumano', 'Suzuya'],
      ['tone', 'Tone', 'Chikuma'],
      ['agano', 'Noshiro'],
      ['japaneseDestroyers', 'DIV 31', 'DIV 32'],
    ],
  },
  {
    group: 'TG 58.2',
    side: 'us',
    fleet: '58',
    lots: [
      ['essex', 'Bunker Hill', 'Wasp'],
      ['independence', 'Monterey', 'Cabot'],
      ['cleveland', 'Santa Fe', 'Mobile', 'Biloxi'],
      ['usDestroyers', 'DES RN 52', 'DES DIV 104', 'DES RN 1'],
    ],
  },
  {
    group: 'TG 58.3',
    side: 'us',
    fleet: '58',
    lots: [
      ['enterprise', 'Enterprise'],
      ['essex', 'Lexington'],
      ['independence', 'San Jacinto', 'Princeton'],
      ['treatyCruiser', 'Indianapolis'],
      ['cleveland', 'Cleveland', 'Montpelier', 'Birmingham'],
      ['atlanta', 'Reno'],
      ['usDestroyers', 'DES RN 50/1', 'DES RN 50/2', 'DES DIV 100', 'DES DIV 90'],
    ],
  },
  {
    group: 'TG 58.7',
    side: 'us',
    fleet: '58',
    lots: [
      ['northCarolina', 'Washington', 'North Carolina'],
      ['southDakota', 'South Dakota', 'Indiana', 'Alabama'],
      ['iowa', 'Iowa', 'New Jersey'],
      ['treatyCruiser', 'New Orleans', 'Minneapolis', 'San Francisco', 'Wichita'],
      ['usDestroyers', 'DES DIV 12/1', 'DES DIV 12/2', 'DES DIV 89', 'DES DIV 106'],
    ],
  },
  {
    group: 'TG 58.1',
    side: 'us',
    fleet: '58',
    lots: [
      ['essex', 'Hornet', 'Yorktown'],
      ['independence', 'Belleau Wood', 'Bataan'],
      ['baltimore', 'Baltimore', 'Boston', 'Canberra'],
      ['atlanta', 'San Juan', 'Oakland'],
      ['usDestroyers', 'DES RN 58.1', 'DES DIV 42', 'DES DIV 11/1', 'DES DIV 11/2'],
    ],
  },
  {
    group: 'TG 58.4',
    side: 'us',
    fleet: '58',
    lots: [
      ['essex', 'Essex'],
      ['independence', 'Langley', 'Cowpens'],
      ['cleveland', 'Vincennes', 'Houston', 'Miami'],
      ['atlanta', 'San Diego'],
      ['usDestroyers', 'DES RN 12', 'DES DIV 24', 'DES RN 23', 'DES DIV 46'],
    ],
  },
  {
    group: 'TG 52.10',
    side: 'us',
    fleet: '52.10',
    lots: [
      ['newMexico', 'New Mexico', 'Idaho'],
      ['colorado', 'Maryland', 'Colorado'],
      ['tennessee', 'Tennessee', 'California'],
      ['pennsylvania', 'Pennsylvania'],
      ['treatyCruiser', 'Louisville'],
      ['brooklyn', 'Honolulu', 'St. Louis'],
      ['usDestroyers', 'DES RN 54/1', 'DES RN 54/2', 'DES RN 54/3', 'DES RN 54/4'],
    ],
  },
];

/** Ships that differ from their class. Musashi's flak is in an example of the sister game; the others are ours. */
const OWN_FIGURES = {
  Musashi: { flak: 6 },
  Maya: { flak: 5 },
  'DIV 61': { flak: 4 },
  // Half the strength of the others: some units have a single box (9.1).
  'DIV 27': { boxes: 1 },
};

const ENLISTED = enlist(ROSTERS, CLASSES, OWN_FIGURES);
export const SHIPS = ENLISTED.ships;
/** The class of each ship. */
export const CLASS_OF = ENLISTED.classOf;

const NUMBERS: ReadonlyMap<string, number> = new Map(SHIPS.map(({ id }, ship) => [id, ship]));

/** The number of a ship. */
export function ship(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`There is no ship ${id}.`);
  return number;
}

/** The ships of each historical group, by its name. */
export const SHIPS_OF: ReadonlyMap<string, readonly number[]> = new Map(
  ROSTERS.map(({ group, lots }) => [group, lots.flatMap(([, ...names]) => names.map(ship))]),
);
