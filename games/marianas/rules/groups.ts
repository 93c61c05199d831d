import type { SideId } from '../data/map.ts';
import { FLEET, SHIPS } from '../data/ships.ts';
import { at, type Campaign, MARKER_COUNT, MARKERS, markerSide, OFF, SUNK } from '../data/state.ts';

/** move-03 */
export const MOST_HULLS = 20;
export function isGroup(hulls: number): boolean {
  return hulls <= MOST_HULLS;
}

/** The ships of a marker, in the order of battle. */
export function shipsOf(data: Campaign, marker: number): number[] {
  const found: number[] = [];
  for (const ship of FLEET[markerSide(marker)]) if (data.at[ship] === marker) found.push(ship);
  return found;
}

/** A side's markers on the map. */
export function markersOf(data: Campaign, side: SideId): number[] {
  const found: number[] = [];
  const { first, last } = MARKERS[side];
  for (let marker = first; marker <= last; marker++) if (at(data.markers, marker).hex !== OFF) found.push(marker);
  return found;
}

/** A side's markers in a hex. */
export function markersAt(data: Campaign, side: SideId, hex: number): number[] {
  const found: number[] = [];
  const { first, last } = MARKERS[side];
  for (let marker = first; marker <= last; marker++) if (at(data.markers, marker).hex === hex) found.push(marker);
  return found;
}

/** A marker of a side that is not in use; which one depends only on what both sides see. */
export function freeMarker(data: Campaign, side: SideId): number {
  const { first, last } = MARKERS[side];
  for (let marker = first; marker <= last; marker++) if (at(data.markers, marker).hex === OFF) return marker;
  return OFF;
}

/** Where a ship is on the map, or OFF. */
export function hexOf(data: Campaign, ship: number): number {
  const marker = at(data.at, ship);
  return marker < 0 ? OFF : at(data.markers, marker).hex;
}

export function isAfloat(data: Campaign, ship: number): boolean {
  return data.at[ship] !== SUNK;
}

/** move-01: one hex a turn for the slow and the damaged, two for all others. */
export const DAMAGED_SPEED = 1;
export function speedOf(data: Campaign, ship: number): 1 | 2 {
  return data.damaged[ship] ? DAMAGED_SPEED : at(SHIPS, ship).speed;
}

/** move-06; an empty group, or a dummy, is as fast as it likes. */
export function groupSpeed(data: Campaign, ships: readonly number[]): 1 | 2 {
  return slowest(ships.map((ship) => speedOf(data, ship)));
}
export function slowest(speeds: readonly number[]): 1 | 2 {
  return speeds.some((speed) => speed === 1) ? 1 : 2;
}

/** move-03 */
export function hullsOf(ships: readonly number[]): number {
  return ships.reduce((sum, ship) => sum + at(SHIPS, ship).hulls, 0);
}

/** What there is under each marker of a side, counted in one pass over its ships: movement asks for all of them. */
export interface Survey {
  readonly ships: Uint8Array;
  readonly slow: Uint8Array;
  readonly damaged: Uint8Array;
  readonly transports: Uint8Array;
}

export function survey(data: Campaign, side: SideId): Survey {
  const ships = new Uint8Array(MARKER_COUNT);
  const slow = new Uint8Array(MARKER_COUNT);
  const damaged = new Uint8Array(MARKER_COUNT);
  const transports = new Uint8Array(MARKER_COUNT);
  for (const ship of FLEET[side]) {
    const marker = at(data.at, ship);
    if (marker < 0) continue;
    count(ships, marker);
    if (speedOf(data, ship) === 1) count(slow, marker);
    if (data.damaged[ship]) count(damaged, marker);
    if (at(SHIPS, ship).type === 'LF') count(transports, marker);
  }
  return { ships, slow, damaged, transports };
}

function count(list: Uint8Array, index: number): void {
  list[index] = (list[index] ?? 0) + 1;
}
