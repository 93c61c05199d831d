import { islandBase, islandOf } from '../data/aircraft.ts';
import { ISLANDS } from '../data/map.ts';
import { IS_CARRIER, SHIPS } from '../data/ships.ts';
import { at, type Campaign } from '../data/state.ts';
import { hexOf } from './groups.ts';

/** A base as orders name it: a ship, or an island. */
export function baseId(base: number): string {
  const island = islandOf(base);
  return island < 0 ? at(SHIPS, base).id : at(ISLANDS, island).id;
}
export const BASE_NUMBER: ReadonlyMap<string, number> = new Map([
  ...SHIPS.flatMap(({ id }, ship): [string, number][] => (IS_CARRIER[ship] ? [[id, ship]] : [])),
  ...ISLANDS.map(({ id }, island): [string, number] => [id, islandBase(island)]),
]);

/** Where a base is on the map, or OFF. */
export function baseHex(state: Campaign, base: number): number {
  const island = islandOf(base);
  return island < 0 ? hexOf(state, base) : at(ISLANDS, island).hex;
}

/** Whether Japan can use an island's airfield: not wrecked (air-05), and the island not lost. */
export function fieldWorks(state: Campaign, island: number): boolean {
  return at(state.islands, island).field && !isLost(state, island);
}

/** Whether the last defender of an island has fallen (RULINGS.md, 48). */
export function isLost(state: Campaign, island: number): boolean {
  return at(ISLANDS, island).garrison !== null && at(state.islands, island).japan === 0;
}

/** air-02: whether an island's field takes so many air units. */
export function basingLegal(island: number, unitsAfter: number): boolean {
  const { airLimit } = at(ISLANDS, island);
  return airLimit === null || unitsAfter <= airLimit;
}
