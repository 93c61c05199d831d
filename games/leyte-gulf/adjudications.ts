import type { Adjudication } from '@point-option/engine';
import { airAdjudications } from './adjudications/air.ts';
import { pointAdjudications } from './adjudications/points.ts';
import { seaAdjudications } from './adjudications/sea.ts';
import { surfaceAdjudications } from './adjudications/surface.ts';

/**
 * What can be looked up or resolved alone, with dice rolled by hand, by the same functions and charts that a match uses: for whoever plays
 * the boxed game.
 */
export const adjudications: Readonly<Record<string, Adjudication>> = {
  ...seaAdjudications,
  ...airAdjudications,
  ...surfaceAdjudications,
  ...pointAdjudications,
};
