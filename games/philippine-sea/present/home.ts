import { type Message, message, type Note } from '@point-option/engine';
import { ALL_HEXES, grid, OFF } from '../data/map.ts';
import { groupName } from '../data/names.ts';
import { type Battle, type Mission, type Search, inSearch } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { PHASES } from '../rules/clock.ts';
import { aboardInAll, countDecks, deckLimit, onDeck } from '../rules/decks.ts';
import { deckWorks, groupOf, groupsAt, hexOf, type Reading } from '../rules/groups.ts';
import { landingCost, returnModifiers, roomToLand } from '../rules/landing.ts';
import { missionAt, missionHex, OUT_OF_FUEL, unitsAt, unitsOf } from '../rules/missions.ts';
import { homeOf } from '../rules/searchFlight.ts';
import { MOVE, turningPoint } from '../rules/searchZones.ts';
import { tenths } from './printed.ts';

/** 4.431, 4.433: a point for each hex, one at a time, and one to land at the end of a way. */
const HEX_FUEL = 1;
const LANDING_FUEL = 1;

/** A hex with flight decks, and what they could take: in this phase, and later, when they may land again (6.28). */
interface Decks {
  readonly hex: number;
  readonly group: number;
  readonly now: number;
  readonly later: number;
}

/** The hexes to come home to, worked out once for each reading: the state itself may have moved on by the next. */
const known = new WeakMap<Reading, Decks[]>();
function homes(g: Reading): Decks[] {
  let found = known.get(g);
  if (!found) known.set(g, (found = findHomes(g)));
  return found;
}

/** 6.22, 6.28, 6.29 */
function findHomes(g: Reading): Decks[] {
  const { state } = g;
  const decks = countDecks(state);
  const found = new Map<number, Decks>();
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    const group = groupOf(state, carrier);
    const hex = group < 0 ? OFF : hexOf(state, group);
    if (hex === OFF || !deckWorks(g, carrier)) continue;
    const room = Math.min(
      deckLimit(g, carrier, 'flight deck') - onDeck(decks, carrier),
      deckLimit(g, carrier, 'aboard') - aboardInAll(decks, carrier),
    );
    const before = found.get(hex);
    found.set(hex, {
      hex,
      group: before?.group ?? group,
      now: (before?.now ?? 0) + roomToLand(g, carrier, decks),
      later: (before?.later ?? 0) + Math.max(0, room),
    });
  }
  return [...found.values()];
}

/** How a mission would come home by the cheapest way: a hex in each phase, to the nearest deck with room for any. */
export interface WayHome {
  readonly hex: number;
  readonly group: number;
  readonly hexes: number;
  readonly cost: number;
  /** 4.44: fuel on deck; below 0 it is short. */
  readonly left: number;
  /** 4.454: it comes down on the way. */
  readonly lostOnTheWay: boolean;
  /** 4.451, 6.42: of ten such landings, how many are lost: those of the unit worst off. */
  readonly tenthsLost: number;
  /** Units there is room for now, where that is not all. */
  readonly room: number | null;
}

/** 4.4: the way home of a mission, or null where no deck takes any of it. */
export function wayHome(g: Reading, m: number): WayHome | null {
  const { state } = g;
  const flight = missionAt(state, m);
  const from = missionHex(state, flight);
  const units = unitsOf(state, m);
  let best: Decks | null = null;
  for (const home of homes(g)) {
    const isNear = best === null || grid.distance(from, home.hex) < grid.distance(from, best.hex);
    if (isNear && roomIn(home, from) > 0) best = home;
  }
  if (best === null) return null;
  const { hex, group } = best;
  const hexes = grid.distance(from, hex);
  const room = roomIn(best, from);
  // A scenario may lay down what the way costs, and then the decks are lit.
  const { flightHome } = state.rules;
  const way = flightHome >= 0 ? flightHome : hexes * HEX_FUEL;
  const arrived = flight.fuel - way;
  const landing = hexes > 0 ? LANDING_FUEL : landingCost(flight, true);
  const unpaid = landing > 0 && arrived - landing <= OUT_OF_FUEL;
  const left = unpaid ? arrived : arrived - landing;
  const later = afterPhases(state, hexes);
  const then: Reading = { ...g, state: flightHome >= 0 ? { ...later, lit: [hex] } : later };
  const approach = { hex, fuel: flight.kind === 'patrol' ? null : left, unpaid };
  const lost = units.map((unit) => tenths('safe return', 'lost', returnModifiers(then, unit, approach)));
  return {
    hex,
    group,
    hexes,
    cost: way + landing,
    left,
    lostOnTheWay: hexes > 0 && arrived <= OUT_OF_FUEL,
    tenthsLost: Math.max(0, ...lost),
    room: room < units.length ? room : null,
  };
}
/** Who is over the ships lands now; who has a way to go finds the decks as they will be in another phase. */
const roomIn = ({ hex, now, later }: Decks, from: number): number => (hex === from ? now : later);

/** The battle so many phases on, as far as the light goes (6.41). */
function afterPhases(state: Battle, phases: number): Battle {
  const count = state.phase - 1 + phases;
  return { ...state, turn: state.turn + Math.floor(count / PHASES), phase: (count % PHASES) + 1 };
}

/** What there is to say of the way home. */
export function homeNotes(g: Reading, m: number): Note[] {
  const flight = missionAt(g.state, m);
  if (flight.kind === 'patrol' || flight.hex === OFF) return [];
  const way = wayHome(g, m);
  if (way === null) return [{ text: message('home nowhere'), tone: 'caution' }];
  const { hexes, cost, left, tenthsLost, room } = way;
  const values = { home: homeName(g.state, way), n: hexes, cost, fuel: Math.max(0, flight.fuel), short: -left };
  if (way.lostOnTheWay) return [{ text: message('home out of reach', values), tone: 'caution' }];
  return [
    left < 0
      ? { text: message(hexes === 0 ? 'home short here' : 'home short', values), tone: 'caution' }
      : { text: message(hexes === 0 ? 'home here' : 'home in reach', values), tone: 'good' },
    ...(tenthsLost > 0 ? [caution('home lost landing', { n: tenthsLost })] : []),
    ...(room === null ? [] : [caution('home room', { n: room })]),
  ];
}
const caution = (key: string, values: Record<string, number>): Note => ({
  text: message(key, values),
  tone: 'caution',
});

const homeName = (state: Battle, { hex, group }: Pick<WayHome, 'hex' | 'group'>): Message =>
  groupsAt(state, hex).length > 1 ? message('home fleet') : groupName(group);

/** 4.43: the hexes a mission can go to and still come home with fuel in its tanks, one hex in each phase. */
export function reachAndReturn(flight: Mission, { hex: home }: WayHome): number[] {
  const most = flight.fuel - LANDING_FUEL;
  return ALL_HEXES.filter((hex) => grid.distance(flight.hex, hex) + grid.distance(hex, home) <= most);
}

/** 8.27, 8.271, 8.28: how many more times a search flies: out to where it turns, and then home. */
function searchLegs(state: Battle, search: Search): { out: number; home: number } {
  const at = homeOf(state, search);
  const { origin, goal, hex, narrow } = search;
  const length = grid.distance(origin, goal);
  const turn = narrow ? length : turningPoint(search);
  const out = search.homeward ? 0 : Math.ceil(Math.max(0, turn - search.out) / MOVE);
  const from = search.homeward ? hex : goal;
  const beyond = Math.max(0, (search.homeward ? search.out : turn) - grid.distance(origin, from));
  return { out, home: at === OFF ? 0 : Math.ceil((beyond + grid.distance(from, at)) / MOVE) };
}

export function searchNotes(g: Reading, search: Search): Note[] {
  const { state } = g;
  const at = homeOf(state, search);
  if (at === OFF) return [{ text: message('home nowhere'), tone: 'caution' }];
  const { out, home } = searchLegs(state, search);
  const decks = homes(g).find(({ hex }) => hex === at);
  const units = unitsAt(state, inSearch(search.id)).length;
  const group = decks?.group ?? groupsAt(state, at)[0] ?? search.group;
  const values = { out, n: out + home, home: homeName(state, { hex: at, group }) };
  return [
    { text: message(out > 0 ? 'search out and home' : 'search home', values), tone: 'good' },
    // 8.28: who finds no deck is lost.
    ...((decks?.later ?? 0) < units ? [caution('home room', { n: decks?.later ?? 0 })] : []),
  ];
}
