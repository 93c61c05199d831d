import type { Ref } from '@point-option/engine';
import { ofSide, type SideId } from '../data/map.ts';
import { dummyPieceId, groupBox, markerRef } from '../data/refs.ts';
import { LANDING_FORCES, SHIPS, SHIPS_FROM_TO } from '../data/ships.ts';
import { at, type Campaign, MARKER_COUNT, MARKERS, markerSide, numberAt, OFF, SUNK } from '../data/state.ts';

/** move-03 */
export const MOST_HULLS = 20;
export function isGroup(hulls: number): boolean {
  return hulls <= MOST_HULLS;
}

/** The ships of a marker, in the order of battle. */
export function shipsOf(data: Campaign, marker: number): number[] {
  const found: number[] = [];
  const { first, last } = ofSide(SHIPS_FROM_TO, markerSide(marker));
  for (let ship = first; ship <= last; ship++) if (data.at[ship] === marker) found.push(ship);
  return found;
}

/** All that stands for a marker to its owner: its counter, its box among the groups of its side, and the dummy there. */
export function groupRefs(data: Campaign, marker: number): Ref[] {
  const own = [markerRef(marker), groupBox(marker)];
  return at(data.markers, marker).dummy ? [...own, { piece: dummyPieceId(marker) }] : own;
}

/** A side's markers on the map. */
export function markersOf(data: Campaign, side: SideId): number[] {
  const found: number[] = [];
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) if (at(data.markers, marker).hex !== OFF) found.push(marker);
  return found;
}

/** A side's markers in a hex. */
export function markersAt(data: Campaign, side: SideId, hex: number): number[] {
  const found: number[] = [];
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) if (at(data.markers, marker).hex === hex) found.push(marker);
  return found;
}

/** A marker of a side that is not in use; which one depends only on what both sides see. */
export function freeMarker(data: Campaign, side: SideId): number {
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) if (at(data.markers, marker).hex === OFF) return marker;
  return OFF;
}

/** Where a ship is on the map, or OFF. */
export function hexOf(data: Campaign, ship: number): number {
  const marker = numberAt(data.at, ship);
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

/** What slows a group down, as bits: a ship of one hex a turn, one that is damaged. */
export const SLOW = 1;
export const DAMAGED = 2;

const HINDRANCES = new Uint8Array(MARKER_COUNT);

/**
 * Those bits of every marker of a side, from one pass over its ships: movement asks for all of them, so often that the
 * table is the same one every time.
 */
export function hindrances(data: Campaign, side: SideId): Uint8Array {
  const found = HINDRANCES.fill(0);
  const { first, last } = ofSide(SHIPS_FROM_TO, side);
  for (let ship = first; ship <= last; ship++) {
    const marker = numberAt(data.at, ship);
    if (marker < 0) continue;
    if (data.damaged[ship]) found[marker] = SLOW | DAMAGED;
    else if (at(SHIPS, ship).speed === 1) found[marker] = (found[marker] ?? 0) | SLOW;
  }
  return found;
}

/** bat-05: who sails may meet again whom he passed over, or who passed him over. */
export function forgetPassing(data: Campaign, marker: number): void {
  if (data.passed.length > 0) data.passed = data.passed.filter((met) => met.by !== marker && met.marker !== marker);
}

/** Whether a marker has transports under it. */
export function hasTransports(data: Campaign, marker: number): boolean {
  for (const ship of LANDING_FORCES) if (data.at[ship] === marker) return true;
  return false;
}

/** land-04: whether transports under a marker lie at an island that is still fought for. */
export function supplies({ at: where, anchored, islands }: Campaign, marker: number): boolean {
  for (let force = 0; force < LANDING_FORCES.length; force++) {
    const island = numberAt(anchored, force);
    if (island >= 0 && where[numberAt(LANDING_FORCES, force)] === marker && at(islands, island).japan > 0) return true;
  }
  return false;
}

/** Adds a hex to a list in the order of their numbers, once. */
export function addInOrder(hexes: number[], hex: number): void {
  let place = hexes.length;
  while (place > 0 && numberAt(hexes, place - 1) > hex) place--;
  if (place > 0 && hexes[place - 1] === hex) return;
  hexes.push(hex);
  for (let i = hexes.length - 1; i > place; i--) hexes[i] = numberAt(hexes, i - 1);
  hexes[place] = hex;
}
