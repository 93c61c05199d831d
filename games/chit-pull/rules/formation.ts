import type { Fleet, MarkerSpec } from '../data/fleet.ts';
import { formationOf, isOnMap, shipsIn } from '../data/formations.ts';
import { at, ofSide, type PerSide, type SideId } from '../data/side.ts';
import { type Marker, NONE, OFF, type Theater } from '../data/theater.ts';
import { retire, unusedMarker } from './damage.ts';

/*
 * What is done to formations as such: groups are made up, join the force and leave it. These functions change the theater and check
 * nothing. What the enemy holds of a formation, and what slows it down, belongs to the marker on the map, and ships take it along.
 */

/** A side's markers by what they stand for. */
export interface MarkerLists {
  readonly groups: Readonly<PerSide<readonly number[]>>;
  readonly detached: Readonly<PerSide<readonly number[]>>;
  /** The one force of a side, or NONE in a game that has no forces. */
  readonly force: Readonly<PerSide<number>>;
}

export function markerLists(fleet: Fleet): MarkerLists {
  const of = (side: SideId, kind: MarkerSpec['kind']): number[] =>
    ofSide(fleet.markersOf, side).filter((marker) => at(fleet.markers, marker).kind === kind);
  return {
    groups: { japan: of('japan', 'group'), us: of('us', 'group') },
    detached: { japan: of('japan', 'detached'), us: of('us', 'detached') },
    force: { japan: of('japan', 'force')[0] ?? NONE, us: of('us', 'force')[0] ?? NONE },
  };
}

/** How many formations of a side share a hex: groups, dummies and the force. Ships detached from them don't count. */
export function stackIn(lists: MarkerLists, theater: Theater, side: SideId, hex: number): number {
  let stack = 0;
  for (const group of ofSide(lists.groups, side)) {
    const { hex: there, force } = theater.markers[group] as Marker;
    if (there === hex && force === NONE) stack++;
  }
  return isForceIn(lists, theater, side, hex) ? stack + 1 : stack;
}

export function isForceIn(lists: MarkerLists, theater: Theater, side: SideId, hex: number): boolean {
  const force = ofSide(lists.force, side);
  return force !== NONE && hex !== OFF && at(theater.markers, force).hex === hex;
}

/** A hex holds up to so many groups, or the force alone. */
export function isOverfull(lists: MarkerLists, theater: Theater, side: SideId, hex: number, most: number): boolean {
  return stackIn(lists, theater, side, hex) > (isForceIn(lists, theater, side, hex) ? 1 : most);
}

export function overfullHexes(lists: MarkerLists, theater: Theater, side: SideId, most: number): number[] {
  const found: number[] = [];
  for (const group of ofSide(lists.groups, side)) {
    const { hex, force } = at(theater.markers, group);
    if (hex === OFF || force !== NONE || found.includes(hex)) continue;
    if (isOverfull(lists, theater, side, hex, most)) found.push(hex);
  }
  return found;
}

/** Whether a group stands in a hex that was overfull when its side had reorganized, and still is: it must leave. Where the force is, it stays. */
export function isCrowdedOut(lists: MarkerLists, theater: Theater, side: SideId, group: number, most: number): boolean {
  const { hex, force } = at(theater.markers, group);
  if (!ofSide(lists.groups, side).includes(group) || force !== NONE) return false;
  return ofSide(theater.overfull, side).includes(hex) && isOverfull(lists, theater, side, hex, most);
}

/** How many groups sail in a force. */
export function groupsIn(theater: Theater, force: number): number {
  let count = 0;
  for (const marker of theater.markers) if (marker.force === force) count++;
  return count;
}

/** Puts an unused marker on the map. */
export function placeMarker(theater: Theater, marker: number, hex: number): Marker {
  const placed = unusedMarker();
  placed.hex = hex;
  theater.markers[marker] = placed;
  return placed;
}

/** Makes a group sail in its side's force, which is formed around it where it is not on the map. */
export function joinForce(theater: Theater, group: number, force: number): void {
  const marker = at(theater.markers, group);
  const joined = at(theater.markers, force);
  const flag = joined.hex === OFF ? placeMarker(theater, force, marker.hex) : joined;
  flag.seen |= marker.seen;
  flag.slow = Math.max(flag.slow, marker.slow);
  flag.bombed = Math.max(flag.bombed, marker.bombed);
  if (flag.shown === OFF) flag.shown = marker.shown;
  marker.hex = flag.hex;
  marker.force = force;
  marker.seen = 0;
  marker.slow = 0;
  marker.bombed = 0;
  marker.shown = OFF;
}

/** Gives a group its own place on the map again; a force without groups is no more. */
export function leaveForce(theater: Theater, group: number): void {
  const marker = at(theater.markers, group);
  const { force } = marker;
  const { hex, seen, slow, bombed, shown } = at(theater.markers, force);
  marker.hex = hex;
  marker.force = NONE;
  marker.seen = seen;
  marker.slow = slow;
  marker.bombed = bombed;
  marker.shown = shown;
  if (groupsIn(theater, force) === 0) retire(theater, force);
}

/** What became of a group, or of ships that were detached, when ships changed places. */
export interface Regrouped {
  readonly marker: number;
  /** No ships sailed with it before. */
  readonly isNew: boolean;
  readonly gained: boolean;
  readonly lost: boolean;
  /** It took in ships of a group that is no more. */
  readonly absorbed: boolean;
}

export interface Reshuffle {
  /** Those that exist after it and took part. */
  readonly changes: readonly Regrouped[];
  /** The enemy sees a difference: a marker comes or goes, or one is detected that was not. */
  readonly shows: boolean;
}

const NOTHING_MOVED: Reshuffle = { changes: [], shows: false };

/** Markers as they were, by their numbers. */
type Before = ReadonlyMap<number, Marker>;

/** Moves ships of one hex to other markers there. New markers are placed, and those without ships leave the map. */
export function reshuffle(fleet: Fleet, theater: Theater, hex: number, to: ReadonlyMap<number, number>): Reshuffle {
  const sources: number[] = [];
  const takers: number[] = [];
  for (const [ship, marker] of to) {
    const source = at(theater.shipAt, ship);
    if (source === marker) continue;
    if (!sources.includes(source)) sources.push(source);
    if (!takers.includes(marker)) takers.push(marker);
  }
  if (takers.length === 0) return NOTHING_MOVED;
  const involved = sources.slice();
  for (const marker of takers) if (!involved.includes(marker)) involved.push(marker);
  const before = asTheyAre(theater, involved);
  const from = theater.shipAt.slice();
  for (const marker of takers) receive(theater, marker, hex);
  for (const [ship, marker] of to) theater.shipAt[ship] = marker;
  const gone = sources.filter((marker) => !theater.shipAt.includes(marker));
  const changes: Regrouped[] = [];
  for (const marker of involved) {
    if (gone.includes(marker)) continue;
    const ships = shipsIn(fleet, theater, marker);
    carryOver(theater, marker, ships, from, before);
    const old = before.get(marker) as Marker;
    changes.push({
      marker,
      isNew: old.hex === OFF || old.dummy,
      gained: takers.includes(marker),
      lost: sources.includes(marker),
      absorbed: gone.length > 0 && ships.some((ship) => gone.includes(at(from, ship))),
    });
  }
  for (const marker of gone) retireWithForce(theater, marker);
  let shows = false;
  for (const [marker, old] of before) shows ||= looksOther(old, at(theater.markers, marker));
  return { changes, shows };
}

/** Copies of some markers, and of the forces they sail in. */
function asTheyAre(theater: Theater, markers: readonly number[]): Before {
  const copies = new Map<number, Marker>();
  for (const number of markers) {
    const marker = at(theater.markers, number);
    copies.set(number, { ...marker });
    if (marker.force !== NONE) copies.set(marker.force, { ...at(theater.markers, marker.force) });
  }
  return copies;
}

/** A marker that ships come to: unused ones are placed, and a dummy becomes a group. */
function receive(theater: Theater, marker: number, hex: number): void {
  const taker = at(theater.markers, marker);
  if (taker.hex === OFF) placeMarker(theater, marker, hex);
  taker.dummy = false;
}

/** Ships in sight stay in sight, and slow ships slow, under whatever marker they sail now. */
function carryOver(
  theater: Theater,
  marker: number,
  ships: readonly number[],
  from: readonly number[],
  before: Before,
): void {
  let seen = 0;
  let slow = 0;
  let bombed = 0;
  let shown: number = OFF;
  for (const ship of ships) {
    const old = before.get(at(from, ship)) as Marker;
    const flag = old.force === NONE ? old : (before.get(old.force) as Marker);
    seen |= flag.seen;
    slow = Math.max(slow, flag.slow);
    bombed = Math.max(bombed, flag.bombed);
    if (flag.seen !== 0 && shown === OFF) shown = flag.shown;
  }
  const flag = at(theater.markers, formationOf(theater, marker));
  const inForce = at(theater.markers, marker).force !== NONE;
  flag.seen = inForce ? flag.seen | seen : seen;
  flag.slow = inForce ? Math.max(flag.slow, slow) : slow;
  flag.bombed = inForce ? Math.max(flag.bombed, bombed) : bombed;
  if (flag.shown === OFF) flag.shown = shown;
}

function retireWithForce(theater: Theater, group: number): void {
  const { force } = at(theater.markers, group);
  retire(theater, group);
  if (force !== NONE && groupsIn(theater, force) === 0) retire(theater, force);
}

/** Whether a marker looks different to the enemy: groups in a force don't show at all. */
function looksOther(old: Marker, now: Marker): boolean {
  const isOut = ({ hex, force }: Marker): boolean => hex !== OFF && force === NONE;
  if (isOut(old) !== isOut(now)) return true;
  return isOut(now) && (old.hex !== now.hex || old.seen !== now.seen || old.shown !== now.shown);
}

/** Whether the enemy sees a marker on the map, be it only as one that he found once. */
export function isShown(theater: Theater, marker: number): boolean {
  return isOnMap(theater, marker) && (!theater.secret || at(theater.markers, marker).shown !== OFF);
}

/** The groups of a side in a hex that have ships, those in the force included. */
export function realGroupsIn(lists: MarkerLists, theater: Theater, side: SideId, hex: number): number[] {
  return ofSide(lists.groups, side).filter((group) => {
    const marker = at(theater.markers, group);
    return marker.hex === hex && !marker.dummy;
  });
}
