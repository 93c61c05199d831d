import { at, isDestroyer, NONE, ofSide, placeMarker, retireIfEmpty, shipsIn } from '@point-option/chit-pull';
import { DETECTED } from '../data/arms.ts';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';

/**
 * 6.4: a ship leaves its force and lies alone in its hex, detected, and is sent home; 8.3.9: or stays where its force was crowded out. It
 * gives the marker, or NONE where its side has none for it.
 */
export function detachInto(theater: LeyteTheater, ship: number, hex: number, isHome = true): number {
  const { side } = at(fleet.ships, ship);
  const from = at(theater.shipAt, ship);
  const markers = ofSide(fleet.markersOf, side).filter((each) => at(fleet.markers, each).kind === 'detached');
  const goesWith = (other: number): boolean =>
    at(fleet.ships, other).fleet === at(fleet.ships, ship).fleet && theater.own.apart[other] !== isHome;
  const isOfThem = (each: number): boolean => theater.shipAt.every((where, other) => where !== each || goesWith(other));
  // No more than a force holds (5.5): they may become one, and an air raid finds them on one display.
  const hasRoom = (each: number): boolean => shipsIn(fleet, theater, each).length < LIMITS.ships;
  const here = markers.find((each) => at(theater.markers, each).hex === hex && isOfThem(each) && hasRoom(each));
  const to = here ?? markers.find((each) => at(theater.markers, each).hex < 0);
  if (to === undefined) return NONE;
  if (here === undefined) placeMarker(theater, to, hex);
  const marker = at(theater.markers, to);
  marker.seen = DETECTED;
  // 6.2.4: what slowed its force slows the ship.
  if (from >= 0) {
    const { slow, bombed } = at(theater.markers, from);
    marker.slow = Math.max(marker.slow, slow);
    marker.bombed = Math.max(marker.bombed, bombed);
  }
  theater.shipAt[ship] = to;
  theater.own[isHome ? 'homeward' : 'apart'][ship] = true;
  if (from >= 0) retireIfEmpty(fleet, theater, from);
  return to;
}

/** 6.4, 9.3, 9.4: whether a ship may be detached: Japanese ones with half their boxes hit, rounded up, and no destroyers. */
export function mayDetach(theater: LeyteTheater, ship: number): boolean {
  const { side, type, boxes } = at(fleet.ships, ship);
  const group = at(theater.shipAt, ship);
  if (group < 0 || isDestroyer(type) || at(fleet.markers, group).kind === 'detached') return false;
  const hits = at(theater.hits, ship);
  return side === 'us' ? hits > 0 : hits >= Math.ceil(boxes / 2);
}
