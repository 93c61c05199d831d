import type { Fleet } from '../data/fleet.ts';
import { countsOf, groupsOf, isOnMap } from '../data/formations.ts';
import { at, enemyOf, ofSide, type SideId, SIDES } from '../data/side.ts';
import { type Contact, type ContactSource, type Marker, OFF, type Sighting, type Theater } from '../data/theater.ts';

/*
 * The contact picture: what each side was told of the enemy, the last report of each formation. It is belief, and nothing here reads
 * what the formation really is, except where the rules show its ships.
 */

/** The last report a side has of an enemy formation. */
export function contactOn(theater: Theater, holder: SideId, marker: number): Contact | undefined {
  return ofSide(theater.contacts, holder).find((contact) => contact.marker === marker);
}

/** Turns since a report was made. */
export function contactAge(theater: Theater, { turn }: Contact): number {
  return theater.turn - turn;
}

/**
 * A side is told something of an enemy formation: it takes the place of what it was told before. A poorer report of the same turn says where
 * the formation is now, and what the better one said of it stands.
 */
export function tellContact(theater: Theater, holder: SideId, sighting: Sighting): void {
  const held = ofSide(theater.contacts, holder);
  let place = 0;
  while (place < held.length && (held[place] as Contact).marker !== sighting.marker) place++;
  const old = held[place];
  const reports = (old?.reports ?? 0) + 1;
  const isPoorer = old !== undefined && old.turn === sighting.turn && saysLess(sighting, old);
  const { marker, turn, source, told, total, counts, within } = isPoorer ? old : sighting;
  const contact: Contact = { marker, hex: sighting.hex, turn, source, told, total, counts, within, reports };
  if (old === undefined) held.push(contact);
  else held[place] = contact;
}

const WORTH = { sighted: 0, count: 1, types: 2 } as const;

/** Whether one report tells less of a formation than another: less of what is there, or the same with more doubt. */
function saysLess(one: Sighting, other: Sighting): boolean {
  if (one.told !== other.told) return WORTH[one.told] < WORTH[other.told];
  return doubtIn(one) > doubtIn(other);
}

/** How far off each figure may be; a side that was not told must expect anything. */
function doubtIn({ within }: Sighting): number {
  return within < 0 ? Infinity : within;
}

/** What a side knows that has seen these ships of a formation with its own eyes. */
export function sightedShips(
  fleet: Fleet,
  theater: Theater,
  marker: number,
  ships: readonly number[],
  source: ContactSource,
): Sighting {
  const counts = countsOf(fleet, ships);
  const { hex } = at(theater.markers, marker);
  return { marker, hex, turn: theater.turn, source, told: 'types', total: ships.length, counts, within: 0 };
}

/** Both sides know that a marker is gone. */
export function forgetContacts(theater: Theater, marker: number): void {
  for (const side of SIDES) {
    const held = ofSide(theater.contacts, side);
    const old = held.findIndex((contact) => contact.marker === marker);
    if (old >= 0) held.splice(old, 1);
  }
}

/**
 * Drops contacts with markers that the enemy has visibly taken off the map: reorganized, sunk or gone home. With secret movement nobody sees that,
 * and what was told stays.
 */
export function sweepContacts(theater: Theater): void {
  if (theater.secret) return;
  for (const side of SIDES) {
    const held = ofSide(theater.contacts, side);
    if (areAllOnMap(theater, held)) continue;
    theater.contacts[side] = held.filter(({ marker }) => isOnMap(theater, marker));
  }
}

function areAllOnMap(theater: Theater, contacts: readonly Contact[]): boolean {
  for (const { marker } of contacts) if (!isOnMap(theater, marker)) return false;
  return true;
}

/** An arm of the enemy holds a formation detected from now on, and with a force all its groups. */
export function detect(fleet: Fleet, theater: Theater, marker: number, arm: number): void {
  at(theater.markers, marker).seen |= arm;
  if (at(fleet.markers, marker).kind !== 'force') return;
  for (const group of groupsOf(fleet, theater, marker)) at(theater.markers, group).seen |= arm;
}

/** Nobody holds a formation detected any more, and with a force none of its groups; it gives whether anybody did. */
export function undetect(fleet: Fleet, theater: Theater, marker: number): boolean {
  const { seen } = at(theater.markers, marker);
  hide(theater, marker);
  if (at(fleet.markers, marker).kind === 'force')
    for (const group of groupsOf(fleet, theater, marker)) hide(theater, group);
  return seen !== 0;
}

function hide(theater: Theater, marker: number): void {
  const entry = at(theater.markers, marker);
  entry.seen = 0;
  entry.shown = OFF;
}

/** The enemy knows where a formation is now: with secret movement its marker is laid on the map. */
export function showPlace(theater: Theater, marker: number): void {
  const entry = at(theater.markers, marker);
  if (theater.secret) entry.shown = entry.hex;
}

/** Whether a marker on the map has no ships at all: a dummy, or a force of dummies. */
export function isHollow(theater: Theater, marker: number): boolean {
  const { shipAt, markers } = theater;
  if (shipAt.includes(marker)) return false;
  for (const { force } of markers) {
    if (force !== marker) continue;
    for (const group of shipAt) if (group >= 0 && (markers[group] as Marker).force === marker) return false;
    return true;
  }
  return true;
}

/** The side that a marker is the enemy of. */
export function holderOf(fleet: Fleet, marker: number): SideId {
  return enemyOf(at(fleet.markers, marker).side);
}
