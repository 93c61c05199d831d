import { type OptionId, type PathStep, refusalOf } from '@point-option/engine';
import { at, counsel, type Counsel, type Habit, LAST_SEEN, type OwnFormation } from '@point-option/chit-pull';
import { LIMITS, WIND } from '../data/figures.ts';
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
  /** The hex it means to strike after the move, from how far, and how much farther off that would still pay. */
  readonly launch?: { readonly hex: number; readonly range: number; readonly beyond?: number };
  readonly reason: string;
  readonly values?: Record<string, string | number>;
}

/** A submarine on the way is a risk that a strike may be worth. */
const RISK = 3;
/** Nobody runs into enemies on the way to somewhere else. */
const COLLISION = 40;
/** Steps cost a little, so that nobody sails in circles. */
const LAZY = 0.01;

/** The steps that a route may go on with. */
type Next = (route: readonly OptionId[]) => readonly PathStep[];

/** Whether a step leads into the enemy, or to where he was last seen. */
function meets({ stops, caution }: PathStep): boolean {
  return stops !== undefined || caution?.key === LAST_SEEN;
}

/** The best hex that a formation can reach, and the safest way there. Steps into enemies end a route. */
export function bestRoute(next: Next, from: number, most: number, wish: Wish, mayStay = true): number[] {
  let best: number[] = [];
  let value = mayStay ? wish(from) : -Infinity;
  const risks = new Map([[from, 0]]);
  let legs: { readonly route: number[]; readonly risk: number }[] = [{ route: [], risk: 0 }];
  for (let n = 0; n < most; n++) {
    const longer: typeof legs = [];
    for (const leg of legs) {
      for (const step of next(leg.route)) {
        const hex = Number(step.to);
        const risk = leg.risk + (step.caution === undefined ? 0 : RISK);
        if ((risks.get(hex) ?? Infinity) <= risk) continue;
        risks.set(hex, risk);
        const route = [...leg.route, hex];
        const worth = wish(hex) - risk - (meets(step) ? COLLISION : 0);
        if (worth > value) [best, value] = [route, worth];
        if (!meets(step)) longer.push({ route, risk });
      }
    }
    legs = longer;
  }
  return best;
}

const SOUTHEAST = grid.direction('SE');

/** The hexes into the wind that a formation sails before it launches bombers (15.3). */
function legFrom(hex: number): number[] {
  const leg: number[] = [];
  for (let n = 0, to = hex; n < WIND.bombers && to >= 0; n++) {
    to = grid.neighbour(to, SOUTHEAST);
    if (to >= 0) leg.push(to);
  }
  return leg;
}

/** 15.3: the best course that ends with the run into the wind and leaves the target in range; nothing where there is none. */
export function launchRoute(next: Next, from: number, most: number, { wish, launch }: Purpose): number[] | undefined {
  if (launch === undefined || most < WIND.bombers) return undefined;
  const launchFrom: Wish = (hex) => {
    const leg = legFrom(hex);
    const end = leg.at(-1);
    return leg.length < WIND.bombers || end === undefined || grid.distance(end, launch.hex) > launch.range
      ? -Infinity
      : wish(end);
  };
  const route = bestRoute(next, from, most - WIND.bombers, launchFrom);
  const start = route.at(-1) ?? from;
  if (launchFrom(start) === -Infinity) return undefined;
  for (const hex of legFrom(start)) {
    const step = next(route).find(({ to }) => to === hex);
    if (step === undefined || meets(step)) return undefined;
    route.push(hex);
  }
  return route;
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
  const purpose = (desk.side === 'us' ? usPurpose : japanesePurpose)(desk, own, ask.max);
  const { wish, reason, values } = purpose;
  const crowd = crowded(desk, own);
  if (ask.max === 0) return counsel([], 'cannot move');
  const lazy: Wish = (hex) => wish(hex) - LAZY * grid.distance(own.hex, hex) - (crowd.has(hex) ? CROWD : 0);
  const launching = desk.view.own.wind
    ? launchCourse(ask.next, own.hex, ask.max, { ...purpose, wish: lazy })
    : undefined;
  if (launching !== undefined) return counsel(launching, 'launch into the wind', values);
  // Groups have to leave an overfull hex, and carriers that launched a patrol sail into the wind (15.3).
  const mayStay = refusalOf(ask, []) === null;
  const route = bestRoute(ask.next, own.hex, ask.max, lazy, mayStay);
  if (!mayStay && isForced(ask.next([]))) return counsel(route, 'no other way');
  return counsel(route, desk.view.own.wind && purpose.launch !== undefined ? 'no room to launch' : reason, values);
};

/** 15.3: at normal range if the run into the wind allows it, and beyond it where that pays. */
function launchCourse(next: Next, from: number, most: number, purpose: Purpose): number[] | undefined {
  const { launch } = purpose;
  const near = launchRoute(next, from, most, purpose);
  if (near !== undefined || launch?.beyond === undefined) return near;
  return launchRoute(next, from, most, { ...purpose, launch: { hex: launch.hex, range: launch.beyond } });
}

/** Whether the only way on leads into the enemy. */
function isForced([first, ...others]: readonly PathStep[]): boolean {
  return others.length === 0 && first !== undefined && meets(first);
}
