import type { Box } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { seaBox } from '../data/refs.ts';
import type { ShipType } from '../data/ship.ts';
import { at } from '../data/side.ts';

/*
 * The air-sea display. The printed one is not in the rules, so its form is ours: a box in the middle, six around it, and twelve around
 * these, each of them touching its neighbors as hexes do.
 */

interface Cell {
  readonly name: string;
  readonly q: number;
  readonly r: number;
}

/** The six ways around a ring, and the corner it starts from. */
const TURNS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const RINGS = ['A', 'B'];

function ring(radius: number): Cell[] {
  const cells: Cell[] = [];
  let [q, r] = [0, -radius];
  for (const [dq, dr] of TURNS)
    for (let step = 0; step < radius; step++) {
      cells.push({ name: `${at(RINGS, radius - 1)}${cells.length + 1}`, q, r });
      q += dq;
      r += dr;
    }
  return cells;
}

const CELLS: readonly Cell[] = [{ name: 'C', q: 0, r: 0 }, ...ring(1), ...ring(2)];

function isAdjacent(a: Cell, b: Cell): boolean {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}

export const DISPLAY_BOXES = CELLS.length;
/** By box: those it touches. */
export const DISPLAY_NEIGHBORS: readonly (readonly number[])[] = CELLS.map((cell) =>
  CELLS.flatMap((other, box) => (isAdjacent(cell, other) ? [box] : [])),
);
/** By box: its name, "C" for the middle, then "A1" and "B1" clockwise. */
export const DISPLAY_NAMES: readonly string[] = CELLS.map(({ name }) => name);

/** The boxes row by row from top to bottom, each row from left to right. */
export const DISPLAY_ROWS: readonly (readonly number[])[] = [...new Set(CELLS.map(({ r }) => r))]
  .sort((a, b) => a - b)
  .map((row) =>
    CELLS.flatMap(({ q, r }, box) => (r === row ? [{ q, box }] : []))
      .sort((a, b) => a.q - b.q)
      .map(({ box }) => box),
  );

/** The boxes of a layout: one ship in each. */
export const SEA_BOXES: readonly Box[] = CELLS.map((_, box) => ({ id: seaBox(box), max: 1 }));
/** By box: the place of an order where fighters keep its ship's gunners down. */
export const SUPPRESS_BOXES: readonly Box[] = CELLS.map((_, box) => ({ id: `suppress ${box}` }));
export const ATTACK_BOXES: readonly Box[] = CELLS.map((_, box) => ({ id: seaBox(box) }));

/** Whether a place of an order is one where flak is suppressed, and the box it belongs to. */
interface Place {
  readonly box: number;
  readonly suppresses: boolean;
}
const PLACES: ReadonlyMap<string, Place> = new Map([
  ...ATTACK_BOXES.map(({ id }, box): [string, Place] => [id, { box, suppresses: false }]),
  ...SUPPRESS_BOXES.map(({ id }, box): [string, Place] => [id, { box, suppresses: true }]),
]);
export function placeOnDisplay(id: string): Place {
  const place = PLACES.get(id);
  if (place === undefined) throw new Error(`The air-sea display has no box "${id}".`);
  return place;
}

/** What a formation keeps inside, before what it puts around. */
const INSIDE: Readonly<Record<ShipType, number>> = { CV: 0, CVL: 1, CVE: 2, APD: 3, BB: 4, CA: 5, CL: 6, DD: 7, DE: 8 };

/** A usual layout: carriers in the middle, then battleships and cruisers, destroyers on the outside. */
export function usualLayout(fleet: Fleet, ships: readonly number[]): Record<string, string> {
  const order = ships.toSorted((a, b) => INSIDE[at(fleet.ships, a).type] - INSIDE[at(fleet.ships, b).type]);
  return Object.fromEntries(order.map((ship, box) => [at(fleet.ships, ship).id, seaBox(box)]));
}
