import { baseHome, type Source, type Squadron, type SquadronKind } from '@point-option/chit-pull';
import { base } from './bases.ts';
import { ship } from './ships.ts';

/** One line of the set-up: kind and strength. */
type Flight = readonly [kind: SquadronKind, full: number];

/** A strike of 8 is what the examples of 4.4 and 8.2.3 have. */
const US_RANGE = 8;
const JAPANESE_RANGE = 12;
/** Escort carriers search so far (7.2), and the back of a sample unit has it (2.3.2). */
const ESCORT_RANGE = 4;
/** Liberators reach all of their area (6.5.8): its far corners are so far from Morotai by way of the hex where they enter the map. */
const ARMY_RANGE = 36;

/** A unit of an escort carrier and a Liberator unit weaken to this: of the first it is on the sample unit (2.3.2), of the other ours. */
const WEAK_ESCORT = 2;

/** The strength on the back: two less, and at least 1. That a 3 turns into a 1 and a 5 into a 3 is in an example (8.2.3); the rest is ours. */
const weakSide = (full: number): number => Math.max(1, full - 2);

/** Where the strength on the back comes from. */
export function backSource({ kind, full }: Squadron): Source {
  return kind === 'FB' || full === 3 || full === 5 ? 'implied' : 'ours';
}

/** One Japanese unit: fighters are marked F, and all others are bombers. */
function japanese(id: string, [kind, full]: Flight, home: number): Squadron {
  return {
    id,
    name: id,
    side: 'japan',
    kind,
    full,
    weak: weakSide(full),
    range: JAPANESE_RANGE,
    home,
    source: 'printed',
  };
}

/** The units of a ship or a field, named after it, and numbered where it has two of a kind. */
function japaneseUnits(called: string, home: number, ...flights: Flight[]): Squadron[] {
  return flights.map(([kind, full], index) => {
    const same = flights.flatMap(([other], place) => (other === kind ? [place] : []));
    const number = same.length > 1 ? `${same.indexOf(index) + 1}` : '';
    return japanese(`${called} ${kind}${number}`, [kind, full], home);
  });
}

const carrierUnits = (carrier: string, ...flights: Flight[]): Squadron[] =>
  japaneseUnits(carrier, ship(carrier), ...flights);

function american(id: string, [kind, full]: Flight, carrier: string, source: Source): Squadron {
  return {
    id,
    name: id,
    side: 'us',
    kind,
    full,
    weak: weakSide(full),
    range: US_RANGE,
    home: ship(carrier),
    source,
  };
}

/** A large carrier's group: two units of fighters, one of dive bombers, one of torpedo bombers. Their figures are in examples (4.4, 8.2.3). */
function large(carrier: string, group: number): Squadron[] {
  return [
    american(`VF-${group}/1`, ['F', 4], carrier, 'implied'),
    american(`VF-${group}/2`, ['F', 4], carrier, 'implied'),
    american(`VB-${group}`, ['DB', 6], carrier, 'implied'),
    american(`VT-${group}`, ['T', 5], carrier, 'implied'),
  ];
}

/** A light carrier's group. The fighters' figures are in an example; the few torpedo bombers' are those of the sister game. */
function light(carrier: string, group: number, night = ''): Squadron[] {
  return [
    american(`VF${night}-${group}`, ['F', 4], carrier, 'implied'),
    american(`VT${night}-${group}`, ['T', 3], carrier, 'ours'),
  ];
}

/** An escort carrier's squadron, which flies patrol or strikes (6.5.2); the groups of the large ones are stronger, which is ours. */
function escort(name: string, carrier: string, full = 3): Squadron {
  const source = full === 3 ? 'implied' : 'ours';
  const [range, weak] = [ESCORT_RANGE, WEAK_ESCORT];
  return { ...american(name, ['FB', full], carrier, source), range, weak };
}

/** 13.1.2. */
const CARRIER_AIR: readonly Squadron[] = [
  ...carrierUnits('Zuikaku', ['B', 3], ['F', 4]),
  ...carrierUnits('Zuiho', ['B', 3]),
  ...carrierUnits('Chitose', ['B', 3]),
  ...carrierUnits('Chiyoda', ['B', 3]),
];

/** 13.2: what the secret variant may add. */
const VARIANT_AIR: readonly Squadron[] = [
  japanese('Zuikaku B2', ['B', 3], ship('Zuikaku')),
  ...carrierUnits('Junyo', ['F', 3], ['B', 4]),
  ...carrierUnits('Ryuho', ['B', 3]),
  ...carrierUnits('Unryu', ['F', 3], ['B', 4]),
  ...carrierUnits('Amagi', ['F', 3], ['B', 4]),
];

const F3: Flight = ['F', 3];
const B3: Flight = ['B', 3];
const B4: Flight = ['B', 4];
/** 13.1.1, 13.3.1: the two air fleets, what is ready at the start before what has flown. The last fighters are in the campaign alone. */
const FLEET_1 = japaneseUnits('1st AF', baseHome(base('Manila')), F3, B3, F3, B3);
const FLEET_2_READY = [F3, F3, F3, F3, B3, B4, B4, B4];
const FLEET_2_FLOWN = [F3, F3, B3, B3, B4, B4];
const FLEET_2 = japaneseUnits('2nd AF', baseHome(base('Clark Field')), ...FLEET_2_READY, ...FLEET_2_FLOWN, F3);

/** 13.1.3, 13.1.4. */
const US_AIR: readonly Squadron[] = [
  ...large('Intrepid', 18),
  ...light('Cabot', 29),
  ...light('Independence', 41, 'N'),
  ...large('Essex', 15),
  ...large('Lexington', 19),
  ...light('Langley', 44),
  ...light('Princeton', 27),
  ...large('Enterprise', 20),
  ...large('Franklin', 13),
  ...light('San Jacinto', 51),
  ...light('Belleau Wood', 21),
  ...large('Wasp', 14),
  ...large('Hornet', 11),
  ...large('Hancock', 7),
  ...light('Monterey', 28),
  ...light('Cowpens', 22),
];

const ESCORT_AIR: readonly Squadron[] = [
  escort('AG-37', 'Sangamon', 4),
  escort('AG-60', 'Suwanee', 4),
  escort('AG-26', 'Santee', 4),
  escort('CS-76', 'Petrof Bay'),
  escort('CS-81', 'Natoma Bay'),
  escort('CS-80', 'Manila Bay'),
  escort('CS-21', 'Marcus Island'),
  escort('CS-20', 'Kadashan Bay'),
  escort('CS-27', 'Savo Island'),
  escort('CS-75', 'Ommaney Bay'),
  escort('CS-68', 'Fanshaw Bay'),
  escort('CS-65', 'St. Lo'),
  escort('CS-4', 'White Plains'),
  escort('CS-3', 'Kalinin Bay'),
  escort('CS-5', 'Kitkun Bay'),
  escort('CS-10', 'Gambier Bay'),
];

/** 13.1.3.1: two units; their figures are ours. */
const ARMY_AIR: readonly Squadron[] = ['HB/1', 'HB/2'].map((id) => ({
  id,
  name: id,
  side: 'us',
  kind: 'B',
  full: 4,
  weak: 2,
  range: ARMY_RANGE,
  home: baseHome(base('Morotai')),
  source: 'ours',
}));

export const SQUADRONS: readonly Squadron[] = [
  ...CARRIER_AIR,
  ...VARIANT_AIR,
  ...FLEET_1,
  ...FLEET_2,
  ...US_AIR,
  ...ESCORT_AIR,
  ...ARMY_AIR,
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

export const JAPANESE_CARRIER_UNITS = numbersOf(CARRIER_AIR);
export const VARIANT_UNITS = numbersOf(VARIANT_AIR);
/** 6.5.7, 6.5.9: all Japanese units that are ashore, or may come to be. */
export const LAND_UNITS = numbersOf([...CARRIER_AIR, ...VARIANT_AIR, ...FLEET_1, ...FLEET_2]);
export const ARMY_UNITS = numbersOf(ARMY_AIR);
/** 13.1.1: which units of the air fleets are ready at the start, and which have flown. */
export const READY_AT_START: readonly number[] = numbersOf([...FLEET_1.slice(0, 2), ...FLEET_2.slice(0, 8)]);
export const FLOWN_AT_START: readonly number[] = numbersOf([...FLEET_1.slice(2), ...FLEET_2.slice(8, 14)]);
/** 13.3.1: flown at the start too, in the campaign alone. */
export const CAMPAIGN_UNIT = unit('2nd AF F7');
