import { type Message, message } from '@point-option/engine';
import { AIR } from './aircraft.ts';
import { HISTORICAL } from './groups.ts';
import { ISLANDS, type SideId, SIDES } from './map.ts';
import { SHIPS, type ShipType } from './ships.ts';

const SHIP_NAMES: readonly Message[] = SHIPS.map(({ id }) => message(`ship.${id}`));
const AIR_NAMES: readonly Message[] = AIR.map(({ id }) => message(`air.${id}`));
const ISLAND_NAMES: readonly Message[] = ISLANDS.map(({ id }) => message(`island.${id}`));
const SIDE_NAMES: Readonly<Record<SideId, Message>> = { japan: message('side.japan'), us: message('side.us') };

export function shipName(ship: number): Message {
  return SHIP_NAMES[ship] as Message;
}
export function airName(unit: number): Message {
  return AIR_NAMES[unit] as Message;
}
export function islandName(island: number): Message {
  return ISLAND_NAMES[island] as Message;
}
export function sideName(side: SideId): Message {
  return SIDE_NAMES[side];
}

/** What orders call it: a marker, a hex, a group or a dummy that goes by its number. */
export function ownName(id: string): Message {
  return message('kernel.plain', { id });
}

/** The first ship listed of each historical group stands for it. */
const LEADS: ReadonlyMap<number, string> = new Map(
  SIDES.flatMap((side) => HISTORICAL[side].map(({ name, ships }): [number, string] => [ships[0] ?? -1, name])),
);

/** What tells most about a group, first: transports, then carriers, then guns. */
const TELLING: readonly ShipType[] = ['LF', 'CV', 'CVL', 'SBB', 'BB', 'B', 'BC', 'CVE', 'CA', 'CL', 'DESDIV'];
const RANKS: readonly number[] = SHIPS.map(({ type }) => TELLING.indexOf(type));

function tellingShips(ships: readonly number[]): number[] {
  const rank = Math.min(...ships.map((ship) => RANKS[ship] as number));
  return ships.filter((ship) => RANKS[ship] === rank);
}
/** The first of the ships that tell most about a group. */
export function tellingShip(ships: readonly number[]): number {
  return tellingShips(ships)[0] ?? 0;
}

/** Letters that a counter has room for. */
const ROOM = 12;

/** What stands on a ship's counter: the first of a pair, the number of a division, and no more of a long name than its end. */
const COUNTER_NAMES: readonly string[] = SHIPS.map(({ id }) => {
  const [first = id] = id.split('+');
  const short = first.replace(/^Desdiv |^Landing Force | Bay$/, '');
  return short.length <= ROOM ? short : (short.split(' ').at(-1) ?? short);
});
export function counterName(ship: number): string {
  return COUNTER_NAMES[ship] as string;
}

/**
 * A group in short, by the ship that tells most: under the name of the historical group that such a ship led, or under
 * its own.
 */
export function groupName(ships: readonly number[]): Message {
  const telling = tellingShips(ships);
  const name = LEADS.get(telling.find((ship) => LEADS.has(ship)) ?? -1);
  if (name !== undefined) return message(`group.${name}`);
  const first = shipName(telling[0] ?? 0);
  return ships.length === 1 ? first : message('group of', { ship: first, n: ships.length - 1 });
}

const SHIP_RATINGS: readonly Message[] = SHIPS.map(({ armour, guns, torpedoes }) => {
  const values = { armour, guns: guns.join(' '), torpedoes };
  if (torpedoes > 0) return message('rating torpedoes', values);
  return message(guns.length > 0 ? 'rating guns' : 'rating unarmed', values);
});
/** What a ship can bear and do: its armour class, its firings, its torpedo salvos. */
export function shipRating(ship: number): Message {
  return SHIP_RATINGS[ship] as Message;
}
