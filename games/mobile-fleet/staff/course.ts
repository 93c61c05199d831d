import { type OptionId, type PathStep, refusalOf } from '@point-option/engine';
import { counsel, type Counsel, type Habit } from '@point-option/chit-pull';
import { grid } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { usPurpose } from './courseAmerican.ts';
import { japanesePurpose } from './courseJapanese.ts';

/** How good it would be to end a move in a hex. */
export type Wish = (hex: number) => number;

/** What a formation sails for. */
export interface Purpose {
  readonly wish: Wish;
  readonly reason: string;
  readonly values?: Record<string, string | number>;
}

/** A submarine on the way is a risk that a strike may be worth. */
const RISK = 3;
/** Nobody runs into enemies on the way to somewhere else. */
const COLLISION = 40;
/** Steps cost a little, so that nobody sails in circles. */
const LAZY = 0.01;

/** The best hex that a formation can reach, and the safest way there. Steps into enemies end a route. */
export function bestRoute(
  next: (route: readonly OptionId[]) => readonly PathStep[],
  from: number,
  most: number,
  wish: Wish,
  mayStay = true,
): number[] {
  let best: number[] = [];
  let value = mayStay ? wish(from) : -Infinity;
  const risks = new Map([[from, 0]]);
  let legs: { readonly route: number[]; readonly risk: number }[] = [{ route: [], risk: 0 }];
  for (let n = 0; n < most; n++) {
    const longer: typeof legs = [];
    for (const leg of legs) {
      for (const { to, stops, caution } of next(leg.route)) {
        const hex = Number(to);
        const risk = leg.risk + (caution === undefined ? 0 : RISK);
        if ((risks.get(hex) ?? Infinity) <= risk) continue;
        risks.set(hex, risk);
        const route = [...leg.route, hex];
        const worth = wish(hex) - risk - (stops === undefined ? 0 : COLLISION);
        if (worth > value) [best, value] = [route, worth];
        if (stops === undefined) longer.push({ route, risk });
      }
    }
    legs = longer;
  }
  return best;
}

export const sailCourse: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'path') return undefined;
  const own = desk.formations().find(({ marker }) => marker === desk.about['marker']);
  if (own === undefined) return undefined;
  const { wish, reason, values } = (desk.side === 'us' ? usPurpose : japanesePurpose)(desk, own, ask.max);
  const lazy: Wish = (hex) => wish(hex) - LAZY * grid.distance(own.hex, hex);
  // Groups have to leave an overfull hex.
  const mayStay = refusalOf(ask, []) === null;
  return counsel(bestRoute(ask.next, own.hex, ask.max, lazy, mayStay), reason, values);
};
