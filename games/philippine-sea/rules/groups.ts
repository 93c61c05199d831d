import { grid, OFF } from '../data/map.ts';
import { CARRIERS, FIXED_GROUPS, isCarrier, US_SHIPS } from '../data/usShips.ts';
import type { Battle, G } from '../data/state.ts';
import type { Damage } from './forces.ts';

/** The ships of a group. */
export function shipsOf(state: Battle, group: number): number[] {
  const ships: number[] = [];
  for (let ship = 0; ship < US_SHIPS.length; ship++) if (state.where[ship] === group) ships.push(ship);
  return ships;
}
export function carriersOf(state: Battle, group: number): number[] {
  const ships: number[] = [];
  for (let ship = 0; ship < CARRIERS.length; ship++) if (state.where[ship] === group) ships.push(ship);
  return ships;
}
export const hexOf = (state: Battle, group: number): number => state.groups[group]?.hex ?? OFF;
export const groupOf = (state: Battle, ship: number): number => state.where[ship] ?? -1;

/** Groups on the map, in the order of their numbers; crippled ships by themselves only if asked for. */
export function groupsOnMap(state: Battle, cripples = false): number[] {
  const groups: number[] = [];
  const end = cripples ? state.groups.length : FIXED_GROUPS;
  for (let group = 0; group < end; group++) if (hexOf(state, group) !== OFF) groups.push(group);
  return groups;
}
export const groupsAt = (state: Battle, hex: number, cripples = false): number[] =>
  groupsOnMap(state, cripples).filter((group) => hexOf(state, group) === hex);

/** 7.21, 10.1B: task groups with carriers. */
export function carrierGroups(state: Battle): number[] {
  return groupsOnMap(state).filter((group) => carriersOf(state, group).length > 0);
}
/** A lone crippled ship (12.41). */
export const isCrippleGroup = (group: number): boolean => group >= FIXED_GROUPS;

/** The distance from a hex to the nearest of some groups, Infinity where there is none. */
export function distanceTo(state: Battle, hex: number, groups: readonly number[]): number {
  let nearest = Infinity;
  for (const group of groups) nearest = Math.min(nearest, grid.distance(hex, hexOf(state, group)));
  return nearest;
}

/** What is read of a battle and its charts, by rules as well as by displays. */
export type Reading = Pick<G, 'state' | 'look'>;

/** 12.51: battleships of this capacity and less are hit sooner. */
const SMALLER_BATTLESHIP = 20;

/** 12.11: how badly an American ship is hit. Units of several ships are whole or gone (12.53). */
export function damageOf(g: Reading, ship: number): Damage {
  return damageFrom(g, ship, g.state.hits[ship] ?? 0);
}
export function damageFrom(g: Reading, ship: number, hits: number): Damage {
  if (hits === 0) return 'none';
  const { type, hits: capacity } = US_SHIPS[ship] as (typeof US_SHIPS)[number];
  if (type !== 'CV' && type !== 'CVL' && type !== 'BB') return hits >= capacity ? 'sunk' : 'none';
  const row = type !== 'BB' ? type : capacity <= SMALLER_BATTLESHIP ? 'BB 20' : 'BB 22';
  const reaches = (damage: Damage): boolean => hits >= g.look<number>('american damage', row, damage);
  if (reaches('sunk')) return 'sunk';
  if (reaches('crippled')) return 'crippled';
  return reaches('heavy') ? 'heavy' : 'light';
}

/** 12.11, 12.25: the guns a ship has left: half when damaged (a battleship only when heavily), none when crippled. */
export function gunsOf(g: Reading, ship: number): number {
  const { aa, type } = US_SHIPS[ship] as (typeof US_SHIPS)[number];
  const damage = damageOf(g, ship);
  if (damage === 'sunk' || damage === 'crippled') return 0;
  if (damage === 'heavy' || (damage === 'light' && type !== 'BB')) return Math.floor(aa / 2);
  return aa;
}
/** 5.73: of all ships of a group. */
export function groupGuns(g: Reading, group: number): number {
  let total = 0;
  for (const ship of shipsOf(g.state, group)) total += gunsOf(g, ship);
  return total;
}

/** 6.23, 12.12, 12.34, 4.452: whether a carrier can handle aircraft at all. */
export function deckWorks(g: Reading, carrier: number): boolean {
  const { state } = g;
  if (!isCarrier(carrier) || groupOf(state, carrier) < 0) return false;
  if ((state.fires[carrier]?.length ?? 0) > 0 || (state.deckDown[carrier] ?? 0) > 0 || state.crashed[carrier] === true)
    return false;
  const damage = damageOf(g, carrier);
  return damage === 'none' || damage === 'light' || (damage === 'heavy' && US_SHIPS[carrier]?.type === 'CV');
}
