import { type Message, message } from '@point-option/engine';
import { AIR } from './aircraft.ts';
import { HISTORICAL } from './groups.ts';
import { ISLANDS, type SideId, SIDES } from './map.ts';
import { SHIPS } from './ships.ts';

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

/** The first ship listed of each historical group stands for it. */
const LEADS: ReadonlyMap<number, string> = new Map(
  SIDES.flatMap((side) => HISTORICAL[side].map(({ name, ships }): [number, string] => [ships[0] ?? -1, name])),
);

/** A group in short: by the name of the historical one whose first ship it has, or by its own first ship. */
export function groupName(ships: readonly number[]): Message {
  const name = LEADS.get(ships.find((ship) => LEADS.has(ship)) ?? -1);
  if (name !== undefined) return message(`group.${name}`);
  const first = shipName(ships[0] ?? 0);
  return ships.length === 1 ? first : message('group of', { ship: first, n: ships.length - 1 });
}
