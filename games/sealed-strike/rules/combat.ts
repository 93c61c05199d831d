import type { Context } from '@point-option/engine';
import type { Box, ShipKind } from '../data/state.ts';

/** All that fighting needs of the table: dice and charts. The battle and the adjudications share it. */
export type Rolls = Pick<Context<unknown>, 'roll'>;

export interface Losses {
  patrol: number;
  escorts: number;
  bombers: number;
}

/** 7.7: from how many bombers on they are massed. */
const MASSED = 3;

/** 7.2, 7.3: what a patrol and a raid lose to each other. */
export function airBattle(g: Rolls, patrol: number, escorts: number, bombers: number): Losses {
  const losses: Losses = { patrol: 0, escorts: 0, bombers: 0 };
  if (patrol > 0 && escorts > 0) {
    losses.escorts = Math.min(escorts, g.roll<number>('dogfight', { column: patrol }));
    losses.patrol = Math.min(patrol, g.roll<number>('dogfight', { column: escorts }));
  }
  const free = patrol - losses.patrol - (escorts - losses.escorts);
  if (free > 0 && bombers > 0) {
    losses.bombers = Math.min(bombers, g.roll<number>('interception', { column: free }));
  }
  return losses;
}

/** 7.6: bombers lost to the flak of the ships in a box. */
export function flakFire(g: Rolls, flak: number, box: Box, bombers: number): number {
  const use = box === 'lagoon' ? { column: flak, modifiers: ['shore'] } : { column: flak };
  return Math.min(bombers, g.roll<number>('flak', use));
}

export function bombsUse(kind: ShipKind, bombers: number): { column: string; modifiers: (string | false)[] } {
  return { column: kind, modifiers: [bombers >= MASSED && 'massed'] };
}

/** 7.7: hits of all bombers on one ship. */
export function bombing(g: Rolls, kind: ShipKind, bombers: number): number {
  const use = bombsUse(kind, bombers);
  let hits = 0;
  for (let i = 0; i < bombers; i++) hits += g.roll<number>('bombs', use);
  return hits;
}
