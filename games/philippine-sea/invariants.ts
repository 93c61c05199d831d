import { check, checkLocals, type Frame, same } from '@point-option/engine';
import { UNITS } from './data/aircraft.ts';
import { BUTAI_NUMBERS, CARRIER_TWOS, FORCE_LETTERS, LEVEL_ONE, NO_OPS, SURFACE_TWOS } from './data/chits.ts';
import { JAPANESE_SHIPS } from './data/japaneseShips.ts';
import { grid, OFF } from './data/map.ts';
import {
  aboard,
  ABSENT,
  ALONE,
  type Battle,
  type DeckBox,
  emptyMission,
  type Force,
  FROM_GUAM,
  GUAM_CHIT,
  HANGAR,
  inMission,
  inSearch,
  LANDED,
  LISTED,
  LOST_AWAY,
  NO_OP,
  ON_CARRIERS,
  READY,
  REINFORCEMENT,
  RESTING,
  SERVICING,
  SUNK,
  US_MOVE,
  US_SUBS,
} from './data/state.ts';
import { CARRIERS, US_SHIPS } from './data/usShips.ts';
import { agendaFaults } from './invariantsAgenda.ts';
import { countFaults } from './invariantsCounts.ts';
import { localShapes } from './invariantsLocals.ts';
import { shape } from './invariantsShape.ts';
import { isCarrierTwo } from './rules/chits.ts';
import { PHASES } from './rules/clock.ts';
import { forceById } from './rules/forces.ts';

/** Every air unit, ship, chit and point is somewhere once, and decks hold no more than they can. */
export function invariants(data: Battle, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, data, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  return [
    ...clockFaults(data),
    ...lightFaults(data),
    ...unitFaults(data),
    ...deckFaults(data),
    ...missionFaults(data),
    ...shipFaults(data),
    ...forceFaults(data),
    ...raidFaults(data),
    ...cupFaults(data),
    ...levelOneFaults(data),
    ...countFaults(data, agenda),
    ...agendaFaults(data, agenda),
  ];
}

/** 6.43: a hex shows lights or shows none. Once the battle is over nobody looks. */
function lightFaults({ lit, over }: Battle): string[] {
  return !over && new Set(lit).size < lit.length ? ['A hex shows its lights twice.'] : [];
}

const isHex = (hex: number): boolean => hex >= 0 && hex < grid.count;

/** The clock within the scenario, and ids that were given out before now. */
function clockFaults({ rules, turn, ...data }: Battle): string[] {
  const last = Math.floor(rules.lastPhase / PHASES);
  const given: readonly [string, readonly { id: number }[], number][] = [
    ['search', data.searches, data.nextSearch],
    ['force', data.forces, data.nextForce],
    ['raid', data.raids, data.nextRaid],
  ];
  return [
    ...(turn <= last ? [] : [`It is turn ${turn}, and the last is ${last}.`]),
    ...given.flatMap(([name, list, next]) =>
      list.filter(({ id }) => id >= next).map(({ id }) => `The ${name} ${id} is yet to come.`),
    ),
  ];
}

function unitFaults(data: Battle): string[] {
  return UNITS.flatMap(({ id, model }, unit) => {
    const place = data.units[unit] ?? NaN;
    if (place === RESTING && !(model.night && data.rules.advanced.nightOperations))
      return [`${id} flies by day and rests.`];
    if (place < 0) return place >= ABSENT || place === RESTING ? [] : [`${id} is nowhere.`];
    if (place < ON_CARRIERS)
      return (data.where[Math.floor(place / 4)] ?? SUNK) >= 0 ? [] : [`${id} is aboard a ship that is not there.`];
    const flies =
      data.missions.some(({ kind }, m) => kind !== null && inMission(m) === place) ||
      data.searches.some((search) => inSearch(search.id) === place);
    return flies ? [] : [`${id} flies in mission or search ${place}, which does not exist.`];
  });
}

/** 6.22, 6.29: the limits of sound carriers; those of damaged ones are for what is done on them. */
const LIMITS = { CV: { deck: 3, servicing: 2, aboard: 8 }, CVL: { deck: 1, servicing: 1, aboard: 3 } } as const;

function deckFaults(data: Battle): string[] {
  const decks = new Uint8Array(ON_CARRIERS);
  for (const place of data.units) if (place >= 0 && place < ON_CARRIERS) decks[place] = (decks[place] ?? 0) + 1;
  const faults: string[] = [];
  for (let ship = 0; ship < CARRIERS.length; ship++) {
    const { name, type } = CARRIERS[ship] as (typeof CARRIERS)[number];
    const count = (box: DeckBox): number => decks[aboard(ship, box)] ?? 0;
    const limit = LIMITS[type as 'CV' | 'CVL'];
    const deck = count(READY) + count(LANDED);
    const total = deck + count(SERVICING) + count(HANGAR);
    if (deck > limit.deck) faults.push(`${name} has ${deck} units on its flight deck.`);
    if (count(SERVICING) > limit.servicing) faults.push(`${name} services ${count(SERVICING)} units.`);
    if (total > limit.aboard) faults.push(`${name} carries ${total} units.`);
  }
  return faults;
}

/** 4.33. */
const MOST_PATROLS = 2;
const MOST_ON_PATROL = 3;

function missionFaults(data: Battle): string[] {
  const faults: string[] = [];
  const patrols = new Map<number, number[]>();
  data.missions.forEach(({ kind, hex, groups }, m) => {
    const size = data.units.filter((place) => place === inMission(m)).length;
    if (kind === null && !same(data.missions[m], emptyMission()))
      faults.push(`Mission ${m + 1} is flown by nobody and is not empty.`);
    if (kind === 'patrol' && !Number.isInteger(Math.log2(groups)))
      faults.push(`Mission ${m + 1} is a patrol that does not come from one group.`);
    if (groups >= 2 ** data.groups.length) faults.push(`Mission ${m + 1} comes from a group that is not there.`);
    if (kind !== null && size === 0) faults.push(`Mission ${m + 1} has no aircraft.`);
    if (kind === 'patrol') patrols.set(groups, [...(patrols.get(groups) ?? []), size]);
    else if (kind === 'intercept' && !isHex(hex)) faults.push(`Mission ${m + 1} is not on the map.`);
  });
  for (const [groups, sizes] of patrols)
    if (sizes.length > MOST_PATROLS || sizes.reduce((sum, n) => sum + n, 0) > MOST_ON_PATROL)
      faults.push(`The task group ${groups} has patrols of ${sizes.join(' and ')}.`);
  return faults;
}

function shipFaults(data: Battle): string[] {
  const faults: string[] = [];
  US_SHIPS.forEach(({ name, hits }, ship) => {
    const group = data.where[ship] ?? NaN;
    if (group >= 0 && !isHex(data.groups[group]?.hex ?? OFF)) faults.push(`${name} is in a group that is not there.`);
    if (group >= 0 && (data.hits[ship] ?? 0) >= hits) faults.push(`${name} floats with ${data.hits[ship]} hits.`);
    if (group < LOST_AWAY && group !== ABSENT) faults.push(`${name} is nowhere.`);
  });
  JAPANESE_SHIPS.forEach(({ name }, ship) => {
    const where = data.japanese[ship] ?? NaN;
    const holders = data.forces.filter((force) => force.ships.includes(ship)).map(({ id }) => id);
    if (where >= 0 ? holders.length !== 1 || holders[0] !== where : holders.length > 0)
      faults.push(`${name} is said to be in ${where} and stands in ${holders.join(', ') || 'no force'}.`);
    const wrecks = data.wrecks.filter((wreck) => wreck.ship === ship).length;
    if (wrecks !== (where === ALONE ? 1 : 0)) faults.push(`${name} is ${wrecks} wrecks.`);
  });
  return faults;
}

const isOneOf =
  (...chits: readonly string[]) =>
  (chit: string): boolean =>
    chits.includes(chit);
/** 7.32 to 7.34: the chits a force may have at each level. One whose ships are seen at once has none (level 3). */
const CHITS_OF_LEVEL: readonly ((chit: string) => boolean)[] = [
  isOneOf(''),
  isOneOf(...LEVEL_ONE),
  isOneOf(...CARRIER_TWOS, ...SURFACE_TWOS),
  (chit) => chit === '' || chit.includes('/'),
  isOneOf(''),
];

/** 7.32, 7.33, 7.41: what a force is known to be by its level and its chit. */
function kindShown({ level, chit }: Force): Force['kind'] {
  if (level === 1) return chit === 'Carrier' ? 'carrier' : chit === 'Surface' ? 'surface' : 'unknown';
  if (level === 2) return isCarrierTwo(chit) ? 'carrier' : 'surface';
  if (level === 3) return chit === '' ? 'surface' : 'carrier';
  return level === 0 ? 'unknown' : 'carrier';
}

function forceFaults(data: Battle): string[] {
  const faults: string[] = [];
  const markers = data.forces.map(({ marker }) => marker);
  if (new Set(markers).size !== markers.length) faults.push(`Two forces have one counter: ${markers.join(' ')}.`);
  for (const force of data.forces) {
    const { id, marker, butai, level, chit, partner, kind } = force;
    const name = `Force ${marker}`;
    if (!(butai ? BUTAI_NUMBERS : FORCE_LETTERS).includes(marker)) faults.push(`${name} has no such counter.`);
    if (level > (kind === 'surface' ? 3 : 4)) faults.push(`${name} is at level ${level}.`);
    if (!CHITS_OF_LEVEL[level]?.(chit)) faults.push(`${name} is at level ${level} with the chit "${chit}".`);
    if (kind !== kindShown(force))
      faults.push(`${name} is at level ${level} with the chit "${chit}", and known as ${kind}.`);
    if (partner >= 0 && forceById(data, partner)?.partner !== id) faults.push(`${name} has lost its other half.`);
  }
  for (const sub of data.subs) {
    if (sub.shadows < 0) continue;
    const shadowed = forceById(data, sub.shadows);
    if (shadowed?.hex !== sub.hex || sub.sunk || sub.pin > 0) faults.push('A submarine shadows what is not there.');
  }
  return faults;
}

function raidFaults(data: Battle): string[] {
  return data.raids.flatMap(({ id, owner, points, fighters, hex, returning }) => [
    ...(fighters > points ? [`Raid ${id} has ${points} points, ${fighters} of them fighters.`] : []),
    ...(owner !== FROM_GUAM && owner !== LISTED && owner !== REINFORCEMENT && !forceById(data, owner)
      ? [`Raid ${id} comes from nowhere.`]
      : []),
    ...(returning < 0 && !isHex(hex) ? [`Raid ${id} is not on the map.`] : []),
  ]);
}

/** 3.22: chits that are not those of forces, and whether the scenario has them. */
const OTHERS: readonly [string, number, (rules: Battle['rules']) => boolean][] = [
  ['US Move', US_MOVE, ({ moves }) => moves],
  ['US Subs', US_SUBS, ({ submarines }) => submarines],
  ['Guam', GUAM_CHIT, ({ guam }) => guam],
];

/** 3.23, 3.24: the cup of activation chits; 0 are drawn in a phase until it is filled for the first time. */
function cupFaults(data: Battle): string[] {
  const { rules, chitsPerPhase } = data;
  const chits = [...data.cup, ...data.drawn];
  const count = (chit: number): number => chits.filter((other) => other === chit).length;
  const isFilled = chitsPerPhase > 0;
  const faults: string[] = [];
  for (const [name, chit, isIn] of OTHERS) {
    const wanted = isFilled && isIn(rules) ? 1 : 0;
    if (count(chit) !== wanted) faults.push(`There are ${count(chit)} chits ${name} and not ${wanted}.`);
  }
  if (count(NO_OP) > NO_OPS) faults.push(`There are ${count(NO_OP)} No Ops.`);
  if (chits.length !== chitsPerPhase * PHASES)
    faults.push(`There are ${chits.length} chits, and ${chitsPerPhase} are drawn in each phase.`);
  const forces = chits.filter((chit) => chit >= 0);
  if (new Set(forces).size !== forces.length) faults.push('A force has two chits.');
  for (const { id, marker } of data.forces)
    if (id < data.mustered && !forces.includes(id)) faults.push(`Force ${marker} has no chit.`);
  return faults;
}

/** 7.35, 7.52: a level 1 chit is in the cup, set aside or out. */
function levelOneFaults({ levelOne, setAside, levelOneAll, levelOneOut }: Battle): string[] {
  const there = Object.values(levelOne);
  const all = there.reduce((sum, n) => sum + n, setAside.length + levelOneOut);
  return all !== levelOneAll ? [`There are ${all} level 1 chits and not ${levelOneAll}.`] : [];
}
