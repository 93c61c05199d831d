import type { Side } from '@point-option/engine';
import {
  BOXES,
  BOX_LIMITS,
  type Battle,
  type Contact,
  enemyOf,
  fleetOf,
  NEIGHBOURS,
  type Ship,
} from '../data/state.ts';

/**
 * How the enemy may lie: each disposition that fits all a side has seen, with the number of histories (placements and
 * shifts) that lead to it. Secrets are varied within it, what is hidden is resampled from it, staff aim by it.
 *
 * A disposition is one number: a digit for each ship, the place of its box in the row, or SUNK. Five ships and six shifts
 * have fewer than 2^32 histories in all, so that one die can choose among them.
 */
export interface Dispositions {
  readonly codes: readonly number[];
  readonly ways: readonly number[];
  readonly total: number;
}

const SUNK = BOXES.length;
const BASE = SUNK + 1;
const LIMITS = BOXES.map((box) => BOX_LIMITS[box]);
const NEAR = BOXES.map((box) => NEIGHBOURS[box].map((other) => BOXES.indexOf(other)));
const LAGOON = BOXES.indexOf('lagoon');

/** The place in the row of a ship's box. */
export function placeIn(code: number, ship: number): number {
  return Math.floor(code / BASE ** ship) % BASE;
}

/** The disposition of ships that are all placed. */
export function codeOf(ships: readonly Ship[]): number {
  let code = 0;
  ships.forEach((ship, index) => {
    code += (ship.box === 'sunk' ? SUNK : BOXES.indexOf(ship.box as (typeof BOXES)[number])) * BASE ** index;
  });
  return code;
}

/** Puts ships as a disposition says. */
export function dispose(ships: Ship[], code: number): void {
  ships.forEach((ship, index) => {
    ship.box = BOXES[placeIn(code, index)] ?? 'sunk';
  });
}

/** What is possible for a side from all it has seen: the enemy's ships, how often they could shift, and its contacts. */
export function dispositions(view: Battle, side: Side): Dispositions {
  const enemy = fleetOf(view, enemyOf(side));
  let ways = placements(enemy.ships);
  let shifts = 0;
  for (const contact of fleetOf(view, side).contacts) {
    // Contacts are made after both sides' orders of the round (3.1).
    for (; shifts < contact.round; shifts++) ways = shifted(ways, enemy.ships);
    ways = narrowed(ways, enemy.ships, contact);
  }
  for (; shifts < enemy.shifts; shifts++) ways = shifted(ways, enemy.ships);
  return listed(ways);
}

/** 2.1: every placement once. */
function placements(ships: readonly Ship[]): Float64Array {
  const ways = new Float64Array(BASE ** ships.length);
  const room = LIMITS.slice();
  const place = (index: number, code: number): void => {
    const ship = ships[index];
    if (ship === undefined) {
      ways[code] = 1;
      return;
    }
    for (let box = 0; box < SUNK; box++) {
      if (room[box] === 0 || !mayEnter(ship, box)) continue;
      room[box] = (room[box] ?? 0) - 1;
      place(index + 1, code + box * BASE ** index);
      room[box] = (room[box] ?? 0) + 1;
    }
  };
  place(0, 0);
  return ways;
}

/** 4.1: no ship shifts, or one does. */
function shifted(ways: Float64Array, ships: readonly Ship[]): Float64Array {
  const next = ways.slice();
  const at = ships.map(() => 0);
  const count = [...LIMITS, 0];
  for (let code = 0; code < ways.length; code++) {
    const n = ways[code] as number;
    if (n === 0) continue;
    count.fill(0);
    let rest = code;
    for (let i = 0; i < at.length; i++) {
      const box = rest % BASE;
      rest = (rest - box) / BASE;
      at[i] = box;
      count[box] = (count[box] ?? 0) + 1;
    }
    let digit = 1;
    for (let i = 0; i < at.length; i++, digit *= BASE) {
      const from = at[i] as number;
      for (const to of NEAR[from] ?? []) {
        if ((count[to] as number) >= (LIMITS[to] as number) || !mayEnter(ships[i] as Ship, to)) continue;
        const then = code + (to - from) * digit;
        next[then] = (next[then] ?? 0) + n;
      }
    }
  }
  return next;
}

/** 7.5: the ships seen lay in the box and no others did; then one may have been sunk there. */
function narrowed(ways: Float64Array, ships: readonly Ship[], contact: Contact): Float64Array {
  const next = new Float64Array(ways.length);
  const box = BOXES.indexOf(contact.box);
  const seen = ships.map((ship) => contact.ships.includes(ship.id));
  const sunk = ships.findIndex((ship) => ship.id === contact.sunk);
  const change = sunk < 0 ? 0 : (SUNK - box) * BASE ** sunk;
  for (let code = 0; code < ways.length; code++) {
    const n = ways[code] as number;
    if (n > 0 && seen.every((here, i) => here === (placeIn(code, i) === box))) next[code + change] = n;
  }
  return next;
}

function mayEnter(ship: Ship, box: number): boolean {
  return box !== LAGOON || ship.kind !== 'carrier';
}

function listed(all: Float64Array): Dispositions {
  const codes: number[] = [];
  const ways: number[] = [];
  let total = 0;
  all.forEach((n, code) => {
    if (n === 0) return;
    codes.push(code);
    ways.push(n);
    total += n;
  });
  return { codes, ways, total };
}
