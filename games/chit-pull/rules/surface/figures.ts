import type { Chart, Context, ModifierUse } from '@point-option/engine';
import type { PerSide, SideId } from '../../data/side.ts';
import { CHARTS } from './rules.ts';

/*
 * Arithmetic of the surface display: no state, no dice.
 */

/** Boxes of the display, from the Japanese end to the American one. */
export const STRIP = 25;
/** A battle lasts no more rounds than this. */
export const LAST_ROUND = 8;
/** The box where ships of each side reach the end of the display. */
export const END_BOX: Readonly<PerSide<number>> = { japan: 1, us: STRIP };

/** Boxes from one to the other: that of the target counts, that of the firer does not. */
export function rangeBetween(firer: number, target: number): number {
  return Math.abs(firer - target);
}

/** Whether a shot leaves, crosses or enters a box with smoke. */
export function isThroughSmoke(smoke: readonly number[], firer: number, target: number): boolean {
  const low = Math.min(firer, target);
  const high = Math.max(firer, target);
  for (const box of smoke) if (box >= low && box <= high) return true;
  return false;
}

/** What changes a shot of guns or torpedoes in either game, by the names of the damage chart. */
export interface Shot {
  readonly by: SideId;
  readonly atDestroyers: boolean;
  readonly smoke: boolean;
  /** How many times the modifier for range applies, and which of the two. */
  readonly range: number;
  readonly of: 'range' | 'torpedo range';
}

export function shotModifiers({ by, atDestroyers, smoke, range, of }: Shot): ModifierUse[] {
  return [by === 'us' && 'us', atDestroyers && 'destroyer', smoke && 'smoke', range !== 0 && [of, range]];
}

/** What reads charts without rolling. */
export type Looks = Pick<Context<unknown>, 'look'>;

/** How often the modifier for range counts against guns. */
export function gunRangeSteps(g: Looks, range: number): number {
  return g.look<number>(CHARTS.gunRange, 'range', range);
}

/** How often the modifier for range counts against torpedoes; null where they don't run so far. */
export function torpedoRangeSteps(g: Looks, side: SideId, range: number): number | null {
  return g.look<number | null>(CHARTS.torpedoRange, side, range);
}

/** How many boxes torpedoes of a side run. */
export function torpedoReach(g: Looks, side: SideId): number {
  let range = 0;
  while (range < STRIP && torpedoRangeSteps(g, side, range + 1) !== null) range++;
  return range;
}

/** The modifiers of a chart that apply: their sum, and each by its name. */
export function drmOf(chart: Chart, uses: readonly ModifierUse[]): { drm: number; parts: Record<string, number> } {
  const parts: Record<string, number> = {};
  let drm = 0;
  for (const use of uses) {
    if (!use) continue;
    const [id, times] = typeof use === 'string' ? [use, 1] : use;
    const n = (chart.modifiers?.[id]?.n ?? 0) * times;
    parts[id] = n;
    drm += n;
  }
  return { drm, parts };
}

/** Whether a ship that moves from one box to another can pass through a third on its way, and still get there. */
export function canPass(start: number, end: number, points: number, box: number): boolean {
  return Math.abs(box - start) + Math.abs(end - box) <= points;
}

/** What one roll or several did: hits, and how many of them may be critical. */
export interface Impact {
  readonly hits: number;
  readonly criticals: number;
}

export function totalImpact(impacts: readonly Impact[]): Impact {
  return {
    hits: impacts.reduce((sum, { hits }) => sum + hits, 0),
    criticals: impacts.reduce((sum, { criticals }) => sum + criticals, 0),
  };
}
