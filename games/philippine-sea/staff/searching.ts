import { inSector } from '@point-option/engine';
import { IS_FIGHTER, UNIT_BY_ID } from '../data/aircraft.ts';
import { grid, HEX_LABELS } from '../data/map.ts';
import { type Battle, type Force, UNDETECTED } from '../data/state.ts';
import { mayLaunch } from '../rules/launch.ts';
import { lightNow } from '../rules/clock.ts';
import { windFault } from '../rules/handling.ts';
import { directionOf, extendedGoals, STANDARD_REACH, standardGoals } from '../rules/searchZones.ts';
import { CARRIERS } from '../data/usShips.ts';
import type { Doctrine } from './tempers.data.ts';
import {
  counsel,
  type Desk,
  fleetHex,
  flights,
  type Habit,
  inbound,
  numberAbout,
  optionsOf,
  reading,
  spots,
  sum,
  turnOfDay,
  worthOf,
} from './desk.ts';
import { fightersFirst } from './launching.ts';

/** Forces farther away than this are left for later. */
const REACH = 12;
const PAIR = 2;
const MOST_LEVEL = 4;

/** The twelve directions (8.25). */
const WAYS: readonly number[] = Array.from({ length: 12 }, (_, way) => way);

/** By origin: for every hex, the directions of the twelve whose sector it lies in, as bits; worked out when first asked for. */
const sectors: (Uint16Array | undefined)[] = [];
function sectorsFrom(origin: number): Uint16Array {
  const known = sectors[origin];
  if (known) return known;
  const bits = new Uint16Array(grid.count);
  for (let hex = 0; hex < grid.count; hex++) {
    if (grid.distance(origin, hex) > REACH) continue;
    for (let way = 0; way < 12; way++)
      if (inSector(grid, origin, hex, way, 1)) bits[hex] = (bits[hex] ?? 0) | (1 << way);
  }
  sectors[origin] = bits;
  return bits;
}

/** What it is worth to look for a force: the less is known of it the more; carriers that nobody sees most of all. */
function lookWorth(view: Battle, force: Force): number {
  if (force.kind === 'surface' && force.level > 1) return 0;
  const unseen = force.detection === UNDETECTED ? 2 : 1;
  if (view.rules.scoring === 'sightings')
    return force.level >= MOST_LEVEL ? 0 : force.kind === 'carrier' ? 6 : force.level === 0 ? 3 : 2;
  if (force.level === 0) return 2;
  return (worthOf(view, force) / 10) * unseen;
}

/** By direction of the twelve: what there is to find, less what others out there will look at. */
function prospects(desk: Desk, origin: number, beyond: number): number[] {
  const { view } = desk;
  const worth = WAYS.map(() => 0);
  const bits = sectorsFrom(origin);
  const others = view.rules.scoring === 'sightings' ? ANOTHER_LOOK : SEEN_BY_OTHERS;
  for (const force of view.forces) {
    const at = force.hex < 0 ? 0 : (bits[force.hex] as number);
    if (at === 0 || grid.distance(origin, force.hex) <= beyond) continue;
    let value = lookWorth(view, force);
    if (value === 0) continue;
    for (const search of view.searches)
      if (!search.homeward && (at >> directionOf(search)) & 1 && grid.distance(search.origin, origin) <= NEAR_ORIGIN)
        value *= others;
    for (let way = 0; way < 12; way++) if ((at >> way) & 1) worth[way] = (worth[way] ?? 0) + value;
  }
  return worth;
}
/** Searches from so near look at the same sea. */
const NEAR_ORIGIN = 2;
const SEEN_BY_OTHERS = 0.4;
/** Where only knowledge counts every look may teach more. */
const ANOTHER_LOOK = 0.8;

/** A sector in which one is on its way already is left to it while there is something to find elsewhere. */
function spread({ searches }: Battle, origin: number, worth: number[]): void {
  for (const search of searches) {
    if (search.homeward || grid.distance(search.origin, origin) > NEAR_ORIGIN) continue;
    const way = directionOf(search);
    (worth[way] as number) *= TAKEN;
  }
}
const TAKEN = 0.2;

/** The goal of the best search of a kind from a hex, and what it promises: by fighters, what is out of reach of bombers. */
function bestGoal(desk: Desk, origin: number, extended = false): { goal: number; worth: number } {
  const worth = prospects(desk, origin, extended ? STANDARD_REACH : -1);
  if (desk.view.rules.scoring !== 'sightings') spread(desk.view, origin, worth);
  let goal = -1;
  let most = -1;
  for (const hex of extended ? extendedGoals(origin) : standardGoals(origin)) {
    const value = worth[directionOf({ origin, goal: hex })] as number;
    if (value > most) [goal, most] = [hex, value];
  }
  return { goal, worth: most };
}

const outward = (view: Battle): number => {
  let n = 0;
  for (const { homeward } of view.searches) if (!homeward) n++;
  return n;
};
/** Where only searches fly, everything searches. */
const onlySearches = ({ rules }: Battle): boolean =>
  rules.launches.includes('search') && !rules.launches.includes('strike');
/** A small fleet sends out fewer. */
const searchesFor = ({ where }: Battle, { searches, searchCarriers }: Doctrine): number => {
  let carriers = 0;
  for (let ship = 0; ship < CARRIERS.length; ship++) if ((where[ship] as number) >= 0) carriers++;
  return Math.min(searches, Math.ceil(carriers / searchCarriers));
};
const mayGo = ({ view, temper }: Desk): boolean =>
  lightNow(view) !== 'night' &&
  (onlySearches(view)
    ? outward(view) < temper.onlySearches
    : turnOfDay(view) <= temper.lastSearch && outward(view) < searchesFor(view, temper));

/** Attack units that should stand ready for searches of this turn or of the next. */
export function searchersWanted(desk: Desk): number {
  const { view, temper } = desk;
  if (!view.rules.launches.includes('search') || !mayGo(desk)) return 0;
  if (onlySearches(view)) return ALL;
  // What is raised now can fly in the next phase, or in the next turn.
  if (view.searched && view.phase < 3) return 0;
  return (searchesFor(view, temper) - outward(view)) * PAIR;
}
const ALL = 99;

const readyHere = (view: Battle): number => sum(spots(view).readyAttack);

/** 8.22: when there is somebody to send, or at the end of the turn, when those out there must fly on. */
export const declare: Habit = (desk) => {
  const { view, temper } = desk;
  const ready = mayGo(desk) ? readyHere(view) : 0;
  const wanted = onlySearches(view) ? PAIR : Math.min(PAIR * (searchesFor(view, temper) - outward(view)), PAIR);
  if (ready >= wanted && wanted > 0) return counsel('search', 'search now');
  if (view.phase >= 3 && view.searches.length > 0) return counsel('search', 'searches fly on');
  return view.phase >= 4 && ready > 0 ? counsel('search', 'search now') : counsel('wait', 'search later');
};

/** 8.27: as long as there is something to find in some sector; 18.2: or beyond, where fighters can be spared. */
export const launchSearch: Habit = (desk, ask) => {
  const { view, temper } = desk;
  if (!mayGo(desk)) return counsel('done', 'enough searches');
  const fleet = fleetHex(view);
  const isReady = readyHere(view) > 0;
  if (isReady && bestGoal(desk, fleet).worth >= temper.searchWorth) return counsel('standard', 'search sector');
  if (
    optionsOf(ask).includes('extended') &&
    inbound(view).length === 0 &&
    !fightersFirst(desk, flights(view)) &&
    bestGoal(desk, fleet, true).worth >= temper.extendedWorth
  )
    return counsel('extended', 'search beyond');
  return isReady ? counsel('done', 'nothing to find') : counsel('done', 'enough searches');
};
export const from: Habit = (desk, ask) => {
  const fleet = fleetHex(desk.view);
  const options = optionsOf(ask);
  return counsel(options.includes(fleet) ? fleet : (options[0] as number), 'search from fleet');
};

/** 8.34: two attack units; never fighters where there are others. */
export const searchers: Habit = (desk, ask) => {
  const ids = optionsOf(ask).map(String);
  const attack = ids.filter((id) => !IS_FIGHTER[UNIT_BY_ID.get(id) ?? -1]);
  if (desk.about['kind'] === 'extended') return counsel(ids.slice(0, 1), 'fighters search');
  if (attack.length === 0) return counsel(ids.slice(0, 1), 'anybody searches');
  const carrier = (id: string): number => (desk.view.units[UNIT_BY_ID.get(id) ?? -1] as number) >> 2;
  const first = attack[0] as string;
  const g = reading(desk);
  // 17.2: before the wind one deck of a group launches.
  const isAllowed = (id: string): boolean => {
    const launches: number[] = [];
    launches[carrier(first)] = 1;
    launches[carrier(id)] = 1;
    return windFault(g, launches) === undefined;
  };
  const other = attack.find((id) => carrier(id) !== carrier(first) && isAllowed(id));
  // Two from one deck only where it may still launch two.
  const second = other ?? (mayLaunch(g, carrier(first)) >= PAIR ? attack[1] : undefined);
  return second === undefined ? counsel([first], 'one searches') : counsel([first, second], 'pair searches');
};
export const goal: Habit = (desk) => {
  const { goal: hex } = bestGoal(desk, numberAbout(desk, 'hex'), desk.about['kind'] === 'extended');
  return counsel(hex, 'search that way', { hex: HEX_LABELS[hex] ?? '' });
};
