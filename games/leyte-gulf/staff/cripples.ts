import {
  at,
  conditionOf,
  counsel,
  type Counsel,
  type Habit,
  isDestroyer,
  ofSide,
  speedOf,
} from '@point-option/chit-pull';
import { refusalOf } from '@point-option/engine';
import { BEACHHEAD_VALUE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { beachValue, type OpsDesk } from './sea.ts';
import { wayToBeach } from './ways.ts';

/* 6.4: who leaves his force damaged, and how he sails home. */

/** A ship that is so much slower than the others holds them up. */
const SLOWER = 1;
/** So near to the beachhead a Japanese force takes along whatever floats: who gets there wins. */
const LAST_STRETCH = 5;

/** 6.4: who is detached to sail home: cripples that hold the others up, and decks that launch nothing any more. */
export const detachCripples: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const gone = ask.options.map(String).filter((id) => {
    const ship = fleet.shipNumber.get(id);
    return ship !== undefined && at(desk.view.hits, ship) > 0 && mayGo(desk, ship);
  });
  return gone.length === 0 ? counsel([], 'cripples stay') : counsel(gone, 'let cripples go', { n: gone.length });
};

function mayGo(desk: OpsDesk, ship: number): boolean {
  const { view, side, kit } = desk;
  const group = at(view.shipAt, ship);
  const others = ofSide(fleet.shipsOf, side).filter((each) => each !== ship && view.shipAt[each] === group);
  if (others.length === 0) return false;
  const { type, boxes } = at(fleet.ships, ship);
  const pace = Math.min(...others.map((each) => speedOf(fleet, view, each, view.turn)));
  const isSlow = speedOf(fleet, view, ship, view.turn) <= pace - SLOWER;
  if (side === 'japan') {
    if (kit.carrier[ship]) return !conditionOf(fleet, view, ship).flies;
    // Whoever is sent home damaged has done his duty (13.1.5.2). The others must still be worth enough to win on the beachhead.
    const group = at(view.shipAt, ship);
    const near = wayToBeach(group < 0 ? 0 : at(view.markers, group).hex) <= LAST_STRETCH;
    return isSlow && (!near || beachValue(desk, others) >= BEACHHEAD_VALUE);
  }
  if (kit.carrier[ship]) return !conditionOf(fleet, view, ship).flies;
  return !isDestroyer(type) && isSlow && 2 * at(view.hits, ship) >= boxes;
}

/** 6.4: with a marker of its own a ship is lost from sight at night. Without one everybody sees it. */
export const nameOwnForces: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const isDummy = (id: string): boolean => desk.view.markers[fleet.markerNumber.get(id) ?? -1]?.dummy === true;
  let placed: Record<string, string> = {};
  const free = ask.boxes.map(({ id }) => id).filter((id) => !isDummy(id));
  for (const { id } of ask.pieces) {
    const box = free[0];
    if (box === undefined) break;
    const more = { ...placed, [id]: box };
    if (refusalOf(ask, more) !== null) continue;
    placed = more;
    free.shift();
  }
  const n = Object.keys(placed).length;
  return n === 0 ? counsel({}, 'stay on their own') : counsel(placed, 'own markers', { n });
};
