import type { ChanceExtra } from '@point-option/engine';
import type { G } from '../data/state.ts';

/** 23.1: how near to Guam the target of a raid must have been. */
export const SHUTTLE_RANGE = 4;
/** 23.2. */
const SHUTTLE_MODIFIER = -4;
const FACES = 10;

export interface Shuttle {
  /** The die as it counts. */
  readonly net: number;
  readonly diverts: boolean;
}

/** 23.1, 23.2: whether a raid that has attacked flies on to Guam instead of back to its carriers. */
export function rollShuttle(g: Pick<G, 'die'>, distance: number, extra?: ChanceExtra): Shuttle | null {
  if (distance > SHUTTLE_RANGE) return null;
  const net = g.die(FACES, extra?.about ? 'shuttle of a raid' : 'shuttle to Guam', '23.2', extra) + SHUTTLE_MODIFIER;
  return { net, diverts: net > distance };
}
