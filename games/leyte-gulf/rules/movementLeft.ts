import { hexesEntered } from '@point-option/chit-pull';
import type { G } from '../data/own.ts';
import { allowance } from './sailingRules.ts';

/** Movement points that the active force has left. */
export function pointsLeft(g: Pick<G, 'state'>, marker: number): number {
  return Math.max(0, allowance(g, marker) - hexesEntered(g.state));
}
