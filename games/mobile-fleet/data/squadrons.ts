import { baseHome, type SideId, type Source, type Squadron, type SquadronKind } from '@point-option/chit-pull';
import { base } from './bases.ts';
import { ship } from './ships.ts';

/** One line of the set-up: kind and strength. */
type Flight = readonly [kind: SquadronKind, full: number];

const US_RANGE = 8;
const JAPANESE_RANGE = 12;
const ISLAND_RANGE = 25;
const LEVEL_BOMBER_RANGE = 30;

/**
 * The strength on the back: two less, and at least 1. That a 3 turns into a 1 and a 5 into a 3 is in examples (14.0, and the sister game's);
 * the rest is ours. A Japanese unit of strength 1 has a single step.
 */
function weakSide(side: SideId, full: number): number {
  return side === 'japan' && full === 1 ? 0 : Math.max(1, full - 2);
}

/** Where the strength on the back comes from. */
export function backSource(full: number): Source {
  return full === 3 || full === 5 ? 'implied' : 'ours';
}

function squadron(name: string, side: SideId, [kind, full]: Flight, range: number, home: number): Squadron {
  return { id: name, name, side, kind, full, weak: weakSide(side, full), range, home, source: 'printed' };
}

/** The units of one carrier: named after it, and numbered where it has two of a kind. */
function japanese(carrier: string, ...flights: Flight[]): Squadron[] {
  const home = ship(carrier);
  return flights.map(([kind, full], index) => {
    const same = flights.flatMap(([other], place) => (other === kind ? [place] : []));
    const name = same.length > 1 ? `${carrier} ${kind}${same.indexOf(index) + 1}` : `${carrier} ${kind}`;
    return squadron(name, 'japan', [kind, full], JAPANESE_RANGE, home);
  });
}

const PREFIX: Readonly<Partial<Record<SquadronKind, string>>> = { F: 'VF', DB: 'VB', T: 'VT' };

/** The units of an air group. */
function american(carrier: string, group: number, ...flights: Flight[]): Squadron[] {
  const home = ship(carrier);
  const fighters = flights.filter(([kind]) => kind === 'F').length;
  let fighter = 0;
  return flights.map(([kind, full]) => {
    const name = `${PREFIX[kind]}-${group}`;
    const numbered = kind === 'F' && fighters > 1;
    return squadron(numbered ? `${name}/${++fighter}` : name, 'us', [kind, full], US_RANGE, home);
  });
}

/** The group of a large carrier, and that of a light one. */
const LARGE: readonly Flight[] = [
  ['F', 4],
  ['F', 4],
  ['DB', 6],
  ['T', 5],
];
const LIGHT: readonly Flight[] = [
  ['F', 4],
  ['T', 3],
];
/** Chitose, Chiyoda and Zuiho have the same. */
const SMALL: readonly Flight[] = [
  ['F', 1],
  ['FB', 2],
  ['T', 1],
];
/** Junyo and Hiyo have the same. */
const MIDDLING: readonly Flight[] = [
  ['F', 3],
  ['FB', 1],
  ['DB', 3],
  ['T', 1],
];

function island(name: string, at: string, kind: SquadronKind, full: number): Squadron {
  const range = kind === 'B' ? LEVEL_BOMBER_RANGE : ISLAND_RANGE;
  return squadron(name, 'japan', [kind, full], range, baseHome(base(at)));
}

/** 16.1.1. */
const JAPANESE_CARRIER_AIR: readonly Squadron[] = [
  ...japanese('Taiho', ['F', 4], ['DB', 5], ['T', 3]),
  ...japanese('Shokaku', ['F', 3], ['F', 3], ['DB', 4], ['T', 2]),
  ...japanese('Zuikaku', ['F', 4], ['FB', 2], ['DB', 4], ['T', 2]),
  ...japanese('Junyo', ...MIDDLING),
  ...japanese('Hiyo', ...MIDDLING),
  ...japanese('Ryuho', ['F', 3], ['FB', 1], ['T', 1]),
  ...japanese('Chitose', ...SMALL),
  ...japanese('Chiyoda', ...SMALL),
  ...japanese('Zuiho', ...SMALL),
];

/** 16.1.1. Units of one air group in several places are numbered. */
const ISLAND_AIR: readonly Squadron[] = [
  island('261st AG', 'Guam', 'F', 3),
  island('521st AG/1', 'Guam', 'B', 1),
  island('523rd AG/1', 'Guam', 'DB', 1),
  island('263rd AG/1', 'Peleliu', 'F', 3),
  island('343rd AG', 'Peleliu', 'F', 4),
  island('761st AG', 'Peleliu', 'T', 1),
  island('265th AG', 'Yap', 'F', 2),
  island('521st AG/2', 'Yap', 'B', 2),
  island('523rd AG/2', 'Yap', 'DB', 2),
  island('521st AG/3', 'Iwo Jima', 'B', 2),
];

/** 16.1.2: on turn 2. */
const TRUK_AIR: readonly Squadron[] = [island('253rd AG', 'Truk', 'F', 2), island('755th AG', 'Truk', 'T', 1)];

/** 16.1.2: on a turn that is rolled, once for each island. */
const LATE_AIR: readonly Squadron[] = [
  island('263rd AG/2', 'Iwo Jima', 'F', 1),
  island('202nd AG', 'Peleliu', 'F', 3),
  island('503rd AG', 'Peleliu', 'DB', 2),
];

/** 16.1.3. Both Belleau Wood and Cowpens are listed with squadrons 25: Belleau Wood had 24. */
const US_AIR: readonly Squadron[] = [
  ...american('Bunker Hill', 8, ...LARGE),
  ...american('Wasp', 14, ...LARGE),
  ...american('Monterey', 28, ...LIGHT),
  ...american('Cabot', 31, ...LIGHT),
  ...american('Enterprise', 10, ['F', 4], ['F', 3], ['DB', 5], ['T', 4]),
  ...american('Lexington', 16, ...LARGE),
  ...american('San Jacinto', 51, ...LIGHT),
  ...american('Princeton', 27, ...LIGHT),
  ...american('Hornet', 2, ...LARGE),
  ...american('Yorktown', 1, ...LARGE),
  ...american('Belleau Wood', 24, ...LIGHT),
  ...american('Bataan', 50, ...LIGHT),
  ...american('Essex', 15, ...LARGE),
  ...american('Langley', 32, ...LIGHT),
  ...american('Cowpens', 25, ...LIGHT),
];

export const SQUADRONS: readonly Squadron[] = [
  ...JAPANESE_CARRIER_AIR,
  ...ISLAND_AIR,
  ...TRUK_AIR,
  ...LATE_AIR,
  ...US_AIR,
];

const NUMBERS: ReadonlyMap<string, number> = new Map(SQUADRONS.map(({ id }, unit) => [id, unit]));

/** The number of an air unit. */
export function unit(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`There is no air unit ${id}.`);
  return number;
}

function numbersOf(list: readonly Squadron[]): readonly number[] {
  return list.map(({ id }) => unit(id));
}

export const JAPANESE_CARRIER_UNITS = numbersOf(JAPANESE_CARRIER_AIR);
/** All Japanese units that fly from islands, those included that arrive in play. */
export const ISLAND_UNITS = numbersOf([...ISLAND_AIR, ...TRUK_AIR, ...LATE_AIR]);
export const TRUK_UNITS = numbersOf(TRUK_AIR);
export const TRUK_TURN = 2;
/** 16.1.2: the units that come late to Iwo Jima and Peleliu, all on the turn of one die. */
export const LATE_UNITS: readonly number[] = numbersOf(LATE_AIR);
