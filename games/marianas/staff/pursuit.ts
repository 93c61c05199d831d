import { grid } from '../data/map.ts';
import { at } from '../data/state.ts';

/** So many moves ahead a chase is thought through. */
const MOVES = 24;
let table: Uint8Array | undefined;

/** Each hex with those beside it and itself: where one may be a move later. */
const REACH: readonly (readonly number[])[] = Array.from({ length: grid.count }, (_, hex) => [
  hex,
  ...grid.directions.map((_way, direction) => grid.neighbour(hex, direction)).filter((next) => next >= 0),
]);

/**
 * How many moves whoever has taken up a hex can keep clear of a pursuer who sails next and does what is worst for him;
 * none where he can be upon him at once. The edge of the chart is where chases end.
 */
export function movesClear(hex: number, pursuer: number): number {
  table ??= chases();
  return table[hex * grid.count + pursuer] ?? 0;
}

function chases(): Uint8Array {
  const { count } = grid;
  let clear = new Uint8Array(count * count);
  for (let move = 1; move <= MOVES; move++) {
    const best = bestOf(clear);
    clear = clear.map((_, i) => leastOf(best, Math.floor(i / count), i % count));
  }
  return clear;
}

/** What is left to whoever sails next. */
function bestOf(clear: Uint8Array): Uint8Array {
  const { count } = grid;
  return clear.map((_, i) => {
    let most = 0;
    for (const to of at(REACH, Math.floor(i / count))) most = Math.max(most, clear[to * count + (i % count)] ?? 0);
    return most;
  });
}

/** What is left, counting this move, where the pursuer sails next. */
function leastOf(best: Uint8Array, hex: number, pursuer: number): number {
  if (grid.distance(hex, pursuer) <= 1) return 0;
  let least = MOVES;
  for (const to of at(REACH, pursuer)) least = Math.min(least, 1 + (best[hex * grid.count + to] ?? 0));
  return least;
}
