import { type OptionId, type PathStep, refusalOf } from '@point-option/engine';
import { at, counsel, type Counsel, type Habit, type OwnFormation } from '@point-option/chit-pull';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { FORCE } from '../data/markers.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { usPurpose } from './courseAmerican.ts';
import { japanesePurpose } from './courseJapanese.ts';
import type { OpsDesk } from './sea.ts';

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

/** One group too many in a hex must join the force, and is no longer free to go its own way (3.3). */
const CROWD = 2;

/** Hexes where a formation would be one too many. */
function crowded(desk: OpsDesk, own: OwnFormation): ReadonlySet<number> {
  const taken = new Map<number, number>();
  for (const { marker, hex } of desk.formations()) {
    if (marker === own.marker || at(fleet.markers, marker).kind === 'detached') continue;
    const isForce = marker === FORCE[desk.side] || own.marker === FORCE[desk.side];
    taken.set(hex, (taken.get(hex) ?? 0) + (isForce ? LIMITS.stack : 1));
  }
  return new Set([...taken].filter(([, n]) => n >= LIMITS.stack).map(([hex]) => hex));
}

export const sailCourse: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'path') return undefined;
  const own = desk.formations().find(({ marker }) => marker === desk.about['marker']);
  if (own === undefined) return undefined;
  const { wish, reason, values } = (desk.side === 'us' ? usPurpose : japanesePurpose)(desk, own, ask.max);
  const crowd = crowded(desk, own);
  const lazy: Wish = (hex) => wish(hex) - LAZY * grid.distance(own.hex, hex) - (crowd.has(hex) ? CROWD : 0);
  // Groups have to leave an overfull hex.
  const mayStay = refusalOf(ask, []) === null;
  return counsel(bestRoute(ask.next, own.hex, ask.max, lazy, mayStay), reason, values);
};
