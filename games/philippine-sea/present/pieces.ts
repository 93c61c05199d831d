import { type Message, message, type PieceView } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { forceName, groupName, japaneseShipName, missionName, raidName, submarineName } from '../data/names.ts';
import { type Battle, type Force, type Raid, SHIP_SUNK } from '../data/state.ts';
import { SUBMARINES, TASK_GROUPS, US_SHIPS } from '../data/usShips.ts';
import { forceById, japaneseDamage, totalHits } from '../rules/forces.ts';
import { damageOf, type Reading, shipsOf } from '../rules/groups.ts';
import { fightersOf, missionAt, unitsOf } from '../rules/missions.ts';

/** Letters for the missions on a map of characters. */
const MISSION_MARKS = { strike: 'S', intercept: 'I', patrol: 'P' } as const;
export const DETECTION = [undefined, 'approximate', 'located', 'spotted'] as const;

/** An air unit; aboard its own carrier it need not say whose it is. */
export function unitPiece(unit: number, carrier?: number): PieceView {
  const { id, model, home, number } = UNITS[unit] as (typeof UNITS)[number];
  const own = home === carrier;
  const values = { ship: US_SHIPS[home]?.name ?? '', model: model.id, n: number };
  return { id, kind: model.id, side: 'us', label: message(own ? 'unit aboard' : 'air unit', values) };
}

export function groupPiece(g: Reading, group: number): PieceView {
  const ships = shipsOf(g.state, group);
  return {
    id: `group ${group}`,
    kind: ships.some((ship) => US_SHIPS[ship]?.type === 'CV' || US_SHIPS[ship]?.type === 'CVL')
      ? 'carriers'
      : 'surface',
    side: 'us',
    label: groupName(group, ships),
    mark: group < TASK_GROUPS.length ? `T${TASK_GROUPS[group]?.at(-1)}` : `G${group}`,
  };
}

export function shipPiece(g: Reading, ship: number): PieceView {
  const { name, type } = US_SHIPS[ship] as (typeof US_SHIPS)[number];
  const hits = g.state.hits[ship] ?? 0;
  const damage = damageOf(g, ship);
  const state = [
    ...(damage === 'none' ? [] : [damage]),
    ...((g.state.deckDown[ship] ?? 0) > 0 ? ['deck out of action'] : []),
    ...(g.state.crashed[ship] === true ? ['deck crash'] : []),
    ...(g.state.fires[ship] ?? []).map((level) => `fire ${level}`),
  ];
  return {
    id: `ship ${ship}`,
    kind: type,
    side: 'us',
    label: message(hits > 0 ? 'ship hit' : 'ship whole', { name, type, hits }),
    ...(state.length > 0 && { state }),
  };
}

export function japanesePiece(g: Reading, ship: number): PieceView {
  const { type } = JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
  const hits = totalHits(g.state, ship);
  const damage = g.state.japanese[ship] === SHIP_SUNK ? 'sunk' : japaneseDamage(ship, hits);
  return {
    id: `japanese ${ship}`,
    kind: type,
    side: 'japan',
    label: hits > 0 ? message('japanese ship hit', { ship: japaneseShipName(ship), hits }) : japaneseShipName(ship),
    mark: (JAPANESE_SHIPS[ship]?.name ?? '').slice(0, 3),
    ...(damage !== 'none' && { state: [damage] }),
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

export function forcePiece(force: Force): PieceView {
  const detection = DETECTION[force.detection];
  const state = [
    ...(force.advantage ? ['surprised'] : []),
    ...(force.partner >= 0 ? ['double'] : []),
    ...(force.retiring ? ['retiring'] : []),
  ];
  return {
    id: `force ${force.id}`,
    kind: force.kind === 'unknown' ? 'contact' : force.kind,
    side: 'japan',
    label: message('force on the chart', { force: forceName(force), known: forceKnown(force) }),
    mark: force.butai ? `B${force.marker}` : `?${force.marker}`,
    level: force.level,
    ...(detection !== undefined && { detection }),
    ...(state.length > 0 && { state }),
  };
}

export function raidPiece(state: Battle, raid: Raid): PieceView {
  const { points, fighters } = raid;
  const values = { raid: raidName(raid, forceById(state, raid.owner)), points, fighters };
  return {
    id: `raid ${raid.id}`,
    kind: 'raid',
    side: 'japan',
    label: message(raidLabel(raid), values),
    mark: `R${raid.number ?? raid.id + 1}`,
    ...(raid.target < 0 && { state: ['homeward'] }),
  };
}

function raidLabel({ points, fighters }: Raid): string {
  if (fighters < 0) return 'raid on the chart';
  if (points > 1) return 'raid seen through';
  return fighters > 0 ? 'raid of a fighter' : 'raid of an attack plane';
}

export function missionPiece(state: Battle, mission: number): PieceView {
  const flight = missionAt(state, mission);
  const all = unitsOf(state, mission).length;
  const fighters = fightersOf(state, mission).length;
  const values = { mission: missionName(flight, mission), fighters, attack: all - fighters };
  return {
    id: `mission ${mission}`,
    kind: flight.kind ?? 'intercept',
    side: 'us',
    label: message(all > fighters ? 'strike on the chart' : 'fighters on the chart', values),
    mark: `${MISSION_MARKS[flight.kind ?? 'intercept']}${mission + 1}`,
    ...(flight.kind !== 'patrol' && { fuel: flight.fuel }),
    ...(flight.spent && { state: ['homeward'] }),
  };
}

export function submarinePiece(state: Battle, sub: number): PieceView {
  const { pin, shadows } = state.subs[sub] as Battle['subs'][number];
  const shadowed = forceById(state, shadows);
  return {
    id: `sub ${sub}`,
    kind: 'submarine',
    side: 'us',
    mark: (SUBMARINES[sub] ?? '').slice(0, 3).toLowerCase(),
    label: shadowed
      ? message('submarine shadowing', { sub: SUBMARINES[sub] ?? '', force: forceName(shadowed) })
      : submarineName(sub),
    ...(pin > 0 && { state: [`pinned ${pin}`] }),
  };
}
