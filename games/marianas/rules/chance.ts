import type { Context, RollUse, Values } from '@point-option/engine';
import type { Reading } from '../data/charts.ts';
import type { SideId } from '../data/map.ts';
import type { G } from '../data/state.ts';

/** What rolling needs: any match or adjudication has it. */
export type Rolls = Pick<Context<unknown>, 'roll' | 'look' | 'silent'>;

/** What a die is rolled for: a message key, and the rule that asks for it. */
export interface Purpose {
  readonly purpose: string;
  readonly rule: string;
  readonly to?: NonNullable<RollUse['to']>;
}

/** What a die is about, for the words of its purpose: asked only where somebody listens. */
export type About = () => Values;

/** dice-02: American dice are read with high faces best, Japanese ones with low faces best (RULINGS.md, 2). */
export function readingOf(side: SideId): Reading {
  return side === 'us' ? 'A' : 'B';
}

/** dice-02: the same die seen as if high faces were best. */
export function effectiveRoll(face: number, reading: Reading): number {
  return reading === 'A' ? face : 7 - face;
}

/** dice-01: how the rules print one to six sixths. */
export const PERCENTAGES: readonly number[] = [17, 33, 50, 67, 83, 100];
export function sixthsOf(percent: number): number {
  return PERCENTAGES.indexOf(percent) + 1;
}

const CHARTS: Readonly<Record<Reading, string>> = { A: 'chance A', B: 'chance B' };
/** How the chart is used for each number of sixths, where nobody asks what for. */
const USES = Array.from({ length: 7 }, (_, column) => ({ column }));

/**
 * dice-01: whether a chance of so many sixths comes off. None needs no die, a certainty needs one. The journal says the
 * sixths too.
 */
export function chance(g: Rolls, reading: Reading, sixths: number, what: Purpose, about?: About): boolean {
  if (sixths <= 0) return false;
  const use = g.silent && sixths <= 6 ? USES[sixths] : told(sixths, what, about);
  return g.roll<string>(CHARTS[reading], use) === 'success';
}

/** dice-01: the same as ways out of all that a die can fall. */
export function chanceOdds(g: Pick<G, 'odds'>, reading: Reading, sixths: number): { of: number; ways: number } {
  if (sixths <= 0) return { of: 1, ways: 0 };
  const { of, outcomes } = g.odds(CHARTS[reading], { column: sixths, name: (result) => ({ key: result as string }) });
  return { of, ways: outcomes.find(({ result }) => result.key === 'success')?.ways ?? 0 };
}

/** The same where somebody listens. */
function told(column: number, what: Purpose, about: About | undefined): RollUse {
  return { ...what, column, about: { ...about?.(), sixths: column } };
}
