import { type Model, MODELS } from '../data/aircraft.ts';

/** air-07: how much farther than its radius an air unit may fly on either leg. */
const STRETCH = 1;
/** air-07 */
const CRASH_SIXTHS = 2;

/** air-06, air-07: the longest leg, out to the target or home from it. Each counts by itself (RULINGS.md, 12). */
export function longestLeg(model: Model, stretch: boolean): number {
  return MODELS[model].radius + (stretch ? STRETCH : 0);
}

/** air-08: without a strike on the way a unit spends both legs on one flight (RULINGS.md, 12). */
export function ferryRange(model: Model): number {
  return 2 * MODELS[model].radius;
}

/** air-07: the risk of a way home that long; the way out is never at risk. */
export function crashSixths(model: Model, back: number): number {
  return back > MODELS[model].radius ? CRASH_SIXTHS : 0;
}

/** air-06, air-07, air-08: whether a way is not too far. */
export function isInReach(distance: number, reach: number): boolean {
  return distance <= reach;
}
