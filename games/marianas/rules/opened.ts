import type { G } from '../data/state.ts';

/**
 * Something has come to light, and be it that nobody did anything: sealed answers, or guns that stayed silent. It needs
 * no words, but what was seen cannot be unseen: nobody may take back an order from before.
 */
export function openSealed(g: G): void {
  g.emit('sealed opened', {}, { to: [], reveals: true });
}
