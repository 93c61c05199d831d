import { bearing12, type Face, type Message, message, type PieceState, type PieceView } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { grid, OFF } from '../data/map.ts';
import {
  forceName,
  groupName,
  japaneseShipName,
  missionName,
  raidName,
  shipName,
  submarineName,
} from '../data/names.ts';
import {
  type Battle,
  type Force,
  FROM_GUAM,
  inSearch,
  LISTED,
  type Raid,
  REINFORCEMENT,
  type Search,
  SHIP_SUNK,
} from '../data/state.ts';
import { FIXED_GROUPS, SUBMARINES, SURFACE_GROUPS, TASK_GROUPS, US_SHIPS } from '../data/usShips.ts';
import { forceById, japaneseDamage, maximumLevel, totalHits } from '../rules/forces.ts';
import { damageOf, hexOf, type Reading, shipsOf } from '../rules/groups.ts';
import { fightersOf, fuelAtTakeOff, isFuelCritical, missionAt, shortBy, unitsAt, unitsOf } from '../rules/missions.ts';
import { homeOf } from '../rules/searchFlight.ts';
import { damageStates, nameOnCounter, SHIP_BADGES, SHIP_SYMBOLS, TRADES, withStates } from './faces.ts';

/** Letters for the missions on a map of characters. */
const MISSION_MARKS = { strike: 'S', intercept: 'I', patrol: 'P' } as const;
export const DETECTION = [undefined, 'approximate', 'located', 'spotted'] as const;
const FIXES = [undefined, 'rough', 'located', 'spotted'] as const;

/** The way from one hex to another in degrees; nothing where it is the same hex or off the map. */
function headingTo(from: number, to: number): { heading?: number } {
  return from === OFF || to === OFF || from === to ? {} : { heading: bearing12(grid, from, to) * 30 };
}

/** An air unit; aboard its own carrier it need not say whose it is. `tone`: how far it is from flying. */
export function unitPiece(unit: number, carrier?: number, tone?: Face['tone']): PieceView {
  const { id, model, home, number } = UNITS[unit] as (typeof UNITS)[number];
  const own = home === carrier;
  const values = { ship: US_SHIPS[home]?.name ?? '', model: model.id, n: number };
  return {
    id,
    side: 'us',
    label: message(own ? 'unit aboard' : 'air unit', values),
    face: { plate: 'unit', name: model.id, ...TRADES[model.id], ...(tone && { tone }) },
  };
}

export function groupPiece(g: Reading, group: number): PieceView {
  const ships = shipsOf(g.state, group);
  const hasCarriers = ships.some((ship) => US_SHIPS[ship]?.type === 'CV' || US_SHIPS[ship]?.type === 'CVL');
  const [first] = ships;
  const face: Face = {
    plate: 'ship',
    symbol: hasCarriers ? 'fleet carrier' : 'battleship',
    name: groupOnCounter(group, first),
    mark: group < TASK_GROUPS.length ? `T${TASK_GROUPS[group]?.at(-1)}` : `G${group}`,
  };
  // 12.41: a group of its own is one crippled ship.
  const alone = group >= FIXED_GROUPS && first !== undefined;
  return {
    id: `group ${group}`,
    side: 'us',
    label: groupName(group, ships),
    face: alone ? { ...withStates(face, damageStates(damageOf(g, first))), hits: g.state.hits[first] ?? 0 } : face,
  };
}

function groupOnCounter(group: number, first: number | undefined): string {
  if (group < TASK_GROUPS.length) return TASK_GROUPS[group] ?? '';
  if (group < FIXED_GROUPS) return SURFACE_GROUPS[group - TASK_GROUPS.length] ?? '';
  return nameOnCounter(US_SHIPS[first ?? -1]?.name ?? '');
}

export function shipPiece(g: Reading, ship: number): PieceView {
  const { name, type } = US_SHIPS[ship] as (typeof US_SHIPS)[number];
  const hits = g.state.hits[ship] ?? 0;
  const face: Face = {
    plate: 'ship',
    symbol: SHIP_SYMBOLS[type],
    name: nameOnCounter(name),
    badge: SHIP_BADGES[type],
    ...(hits > 0 && { hits }),
  };
  const fires = g.state.fires[ship] ?? [];
  return {
    id: `ship ${ship}`,
    side: 'us',
    label: message(hits > 0 ? 'ship hit' : 'ship whole', { name, type, hits }),
    short: shipName(ship),
    face: withStates(face, [
      ...damageStates(damageOf(g, ship)),
      ...((g.state.deckDown[ship] ?? 0) > 0 ? [{ is: 'closed', label: message('state.deck closed') } as const] : []),
      ...(g.state.crashed[ship] === true ? [{ is: 'closed', label: message('state.deck crash') } as const] : []),
      ...fires.map((n): PieceState => ({ is: 'burning', n })),
    ]),
  };
}

export function japanesePiece(g: Reading, ship: number): PieceView {
  const { name, type } = JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
  const hits = totalHits(g.state, ship);
  const face: Face = {
    plate: 'ship',
    symbol: SHIP_SYMBOLS[type],
    name: nameOnCounter(name),
    mark: name.slice(0, 3),
    badge: SHIP_BADGES[type],
    ...(hits > 0 && { hits }),
  };
  return {
    id: `japanese ${ship}`,
    side: null,
    nation: 'japan',
    label: hits > 0 ? message('japanese ship hit', { ship: japaneseShipName(ship), hits }) : japaneseShipName(ship),
    short: japaneseShipName(ship),
    face: withStates(face, damageStates(g.state.japanese[ship] === SHIP_SUNK ? 'sunk' : japaneseDamage(ship, hits))),
  };
}

/** What is known of a force, in a few words. */
export function forceKnown(force: Force): Message {
  if (force.level === 0) return message('known.nothing');
  if (force.level >= 3 && force.kind === 'surface') return message('known.surface ships', { n: force.ships.length });
  if (force.level === 4) return message('known.ships', { n: force.ships.length });
  if (force.level === 3) {
    const [cv, cvl] = force.chit.split('/').map(Number);
    return message('known.carriers', { cv: cv ?? 0, cvl: cvl ?? 0 });
  }
  return message('known.chit', { chit: message(`chit.${force.chit}`) });
}

/** The same for the foot of its counter: ships, or fleet and light carriers, or the chit. */
function forceFoot(force: Force): Pick<Face, 'foot' | 'strength'> {
  if (force.level === 0) return {};
  if (force.ships.length > 0) return { strength: [force.ships.length] };
  if (force.level >= 3) return { strength: force.chit.split('/').map(Number) };
  return { foot: message(`foot.${force.chit}`) };
}

export function forcePiece(force: Force): PieceView {
  const fix = FIXES[force.detection];
  const hits = force.hits.reduce((sum, n) => sum + n, 0);
  const face: Face = {
    plate: 'force',
    ...(force.kind !== 'unknown' && { symbol: force.kind === 'carrier' ? 'fleet carrier' : 'battleship' }),
    name: force.marker,
    mark: force.butai ? `B${force.marker}` : `?${force.marker}`,
    known: { level: force.level, of: maximumLevel(force) },
    ...forceFoot(force),
    ...(hits > 0 && { hits }),
    ...(fix && { fix }),
  };
  return {
    id: `force ${force.id}`,
    side: null,
    nation: 'japan',
    label: message('force on the chart', { force: forceName(force), known: forceKnown(force) }),
    short: forceName(force),
    face: withStates(face, [
      ...(force.advantage ? [{ is: 'surprised' } as const] : []),
      ...(force.partner >= 0 ? [{ is: 'double', label: message('state.double force') } as const] : []),
      ...(force.retiring ? [{ is: 'homeward', label: message('note retiring') } as const] : []),
    ]),
  };
}

export function raidPiece(state: Battle, raid: Raid): PieceView {
  const { points, fighters } = raid;
  const values = { raid: raidName(raid, forceById(state, raid.owner)), points, fighters };
  const homeward = raid.target < 0;
  const face: Face = {
    plate: 'flight',
    symbol: fighters >= points ? 'fighter' : 'torpedo bomber',
    name: raidOnCounter(state, raid),
    mark: `R${raid.number ?? raid.id + 1}`,
    strength: [points],
  };
  return {
    id: `raid ${raid.id}`,
    side: null,
    nation: 'japan',
    label: message(raidLabel(raid), values),
    short: values.raid,
    face: homeward ? withStates(face, [{ is: 'homeward' }]) : face,
    ...(raid.returning < 0 && headingTo(raid.hex, homeward ? raid.source : hexOf(state, raid.target))),
  };
}

/** "F-A" is the first wave of force F, "2-B" the second of the listed raid 2. */
function raidOnCounter(state: Battle, { owner, wave, id, number }: Raid): string {
  if (owner === FROM_GUAM || owner === REINFORCEMENT) return 'Guam';
  const force = owner === LISTED ? undefined : forceById(state, owner);
  return `${force?.marker ?? number ?? id + 1}-${wave}`;
}

function raidLabel({ points, fighters }: Raid): string {
  if (fighters < 0) return 'raid on the chart';
  if (points > 1) return 'raid seen through';
  return fighters > 0 ? 'raid of a fighter' : 'raid of an attack plane';
}

export function missionPiece(state: Battle, mission: number): PieceView {
  const flight = missionAt(state, mission);
  const units = unitsOf(state, mission);
  const fighters = fightersOf(state, mission).length;
  const values = { mission: missionName(flight, mission), fighters, attack: units.length - fighters };
  const name = `${MISSION_MARKS[flight.kind ?? 'intercept']}${mission + 1}`;
  const face: Face = {
    plate: 'flight',
    symbol: flight.kind === 'strike' ? 'dive bomber' : 'fighter',
    name,
    mark: name,
    strength: [units.length],
    // 4.35: what fuel a patrol has left is rolled for when it leaves its station.
    ...(flight.kind !== 'patrol' && {
      endurance: {
        label: message('gauge fuel'),
        value: Math.max(0, flight.fuel),
        max: Math.max(fuelAtTakeOff(units), flight.fuel),
        ...(isFuelCritical(flight) && { critical: `FC ${shortBy(flight)}` }),
      },
    }),
  };
  return {
    id: `mission ${mission}`,
    side: 'us',
    label: message(units.length > fighters ? 'strike on the chart' : 'fighters on the chart', values),
    short: values.mission,
    face: flight.spent ? withStates(face, [{ is: 'homeward' }]) : face,
  };
}

export function searchPiece(state: Battle, search: Search): PieceView {
  const units = unitsAt(state, inSearch(search.id)).length;
  const face: Face = {
    plate: 'search',
    name: String(search.id + 1),
    mark: `s${search.id + 1}`,
    strength: [units],
  };
  return {
    id: `search ${search.id}`,
    side: 'us',
    label: message(search.narrow ? 'narrow search on the chart' : 'search on the chart', { n: search.id + 1, units }),
    short: message('search mission', { n: search.id + 1 }),
    face: withStates(face, [
      ...(search.homeward ? [{ is: 'homeward' } as const] : []),
      ...(search.shadows === undefined ? [] : [{ is: 'shadowing' } as const]),
    ]),
    ...headingTo(search.hex, search.homeward ? homeOf(state, search) : search.goal),
  };
}

export function submarinePiece(state: Battle, sub: number): PieceView {
  const { pin, shadows } = state.subs[sub] as Battle['subs'][number];
  const shadowed = forceById(state, shadows);
  const name = SUBMARINES[sub] ?? '';
  const face: Face = { plate: 'submarine', symbol: 'submarine', name, mark: name.slice(0, 3).toLowerCase() };
  return {
    id: `sub ${sub}`,
    side: 'us',
    label: shadowed ? message('submarine shadowing', { sub: name, force: forceName(shadowed) }) : submarineName(sub),
    short: submarineName(sub),
    face: withStates(face, [
      ...(pin > 0 ? [{ is: 'pinned', n: pin } as const] : []),
      ...(shadowed ? [{ is: 'shadowing' } as const] : []),
    ]),
  };
}

/** A number of air points as one piece. */
export const pointsPieces = (id: string, n: number): PieceView[] =>
  n === 0
    ? []
    : [
        {
          id,
          side: null,
          nation: 'japan',
          label: message('points', { n }),
          face: { plate: 'points', symbol: 'torpedo bomber', name: String(n), strength: [n] },
        },
      ];
