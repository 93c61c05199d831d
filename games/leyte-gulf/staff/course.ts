import { at, counsel, type Counsel, type Habit, type OwnFormation } from '@point-option/chit-pull';
import { type OptionId, type PathStep, refusalOf } from '@point-option/engine';
import { LIMITS, STRIKE_COST } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { usPurpose } from './courseAmerican.ts';
import { japanesePurpose } from './courseJapanese.ts';
import { foes, nearest, type OpsDesk, readyUnits } from './sea.ts';
import { wayHome } from './ways.ts';
import { fleetOf } from '../rules/arrivals.ts';

/** How good it would be to end a move in a hex. */
export type Wish = (hex: number) => number;

/** What a force sails for. */
export interface Purpose {
  readonly wish: Wish;
  readonly reason: string;
  readonly values?: Record<string, string | number>;
  /** It means to strike after the move, and keeps the movement for that (6.2.2). */
  readonly launches?: boolean;
  /** What it costs to meet the enemy on the way: nothing for those who seek him. */
  readonly collision?: number;
}

/** A submarine on the way is a risk that much may be worth, and so are PT boats. */
const RISK = 0.6;
/** Nobody runs into enemies on the way to somewhere else. */
const COLLISION = 40;
/** Steps cost a little, so that nobody sails in circles. */
const LAZY = 0.01;

/** The steps that a route may go on with. */
type Next = (route: readonly OptionId[]) => readonly PathStep[];

interface Search {
  readonly next: Next;
  readonly from: number;
  readonly most: number;
  readonly collision: number;
  readonly wish: Wish;
  /** Whether a force may stop at the end of a route: one that the rules send somewhere may not. */
  readonly isWhole: (route: number[]) => boolean;
}

/** The best hex that a force can reach, and the safest way there. Steps into enemies end a route. */
function bestRoute({ next, from, most, collision, wish, isWhole }: Search): number[] {
  let best: number[] = [];
  let value = isWhole(best) ? wish(from) : -Infinity;
  const risks = new Map([[from, 0]]);
  let legs: { readonly route: number[]; readonly risk: number }[] = [{ route: [], risk: 0 }];
  for (let n = 0; n < most; n++) {
    const longer: typeof legs = [];
    for (const leg of legs)
      for (const step of next(leg.route)) {
        const hex = Number(step.to);
        const risk = leg.risk + (step.caution === undefined ? 0 : RISK);
        if ((risks.get(hex) ?? Infinity) <= risk) continue;
        risks.set(hex, risk);
        const route = [...leg.route, hex];
        const meets = step.stops !== undefined;
        const worth = wish(hex) - risk - (meets ? collision : 0);
        if (worth > value && isWhole(route)) [best, value] = [route, worth];
        if (!meets) longer.push({ route, risk });
      }
    legs = longer;
  }
  return best;
}

/** What a hex costs that has no room, or where the other fleet sails (5.5). */
const CROWD = 6;

/** Hexes where a force would be one too many. */
function crowded(desk: OpsDesk, own: OwnFormation): ReadonlySet<number> {
  const taken = new Map<number, number>();
  const ours = fleetOf(desk.view, own.marker);
  for (const { marker, hex } of desk.formations()) {
    if (marker === own.marker || at(fleet.markers, marker).kind === 'detached') continue;
    const theirs = fleetOf(desk.view, marker);
    const strange = desk.side === 'us' && ours !== undefined && theirs !== undefined && ours !== theirs;
    taken.set(hex, (taken.get(hex) ?? 0) + (strange ? LIMITS.stack : 1));
  }
  return new Set([...taken].filter(([, n]) => n >= LIMITS.stack).map(([hex]) => hex));
}

/** 6.4: ships that were sent home have nothing else to do, and go around the enemy as far as the rules let them. */
function homeward(desk: OpsDesk, own: OwnFormation): Purpose {
  const threats = foes(desk);
  const wish: Wish = (hex) => Math.min(nearest(hex, threats), CLEAR) / CLEAR - at(wayHome(desk.side), hex);
  return { wish, reason: 'sail home', values: { marker: nameOf(own) } };
}
const CLEAR = 12;

/** What a force sails for now. */
function purposeOf(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  return desk.once(`purpose ${own.marker} ${steam}`, () => {
    if (own.ships.some((ship) => desk.view.own.homeward[ship])) return homeward(desk, own);
    return (desk.side === 'us' ? usPurpose : japanesePurpose)(desk, own, steam);
  });
}

export const sailCourse: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'path') return undefined;
  const own = desk.formations().find(({ marker }) => marker === desk.about['marker']);
  if (own === undefined) return undefined;
  if (ask.max === 0) return counsel([], 'cannot move');
  const { wish, reason, values, launches, collision = COLLISION } = purposeOf(desk, own, ask.max);
  const crowd = crowded(desk, own);
  const start = at(desk.view.markers, own.marker).hex;
  const mayStay = refusalOf(ask, []) === null;
  const saves = mayStay && launches === true && readyUnits(desk, own.marker).length > 0 ? STRIKE_COST : 0;
  const route = bestRoute({
    next: ask.next,
    from: start,
    most: Math.max(0, ask.max - saves),
    isWhole: mayStay ? () => true : (each) => refusalOf(ask, each) === null,
    collision,
    wish: (hex) => wish(hex) - LAZY * grid.distance(own.hex, hex) - (crowd.has(hex) ? CROWD : 0),
  });
  return mayStay ? counsel(route, reason, values) : counsel(route, sentBy(desk, own), { marker: nameOf(own) });
};

function nameOf({ marker }: OwnFormation): string {
  return at(fleet.markers, marker).name;
}

/** Why a force may not stay where it is, as far as its own side can tell. */
function sentBy({ view }: OpsDesk, { marker, ships }: OwnFormation): string {
  if (ships.some((ship) => view.own.homeward[ship])) return 'sail home';
  if (view.own.chases.some((chase) => chase.marker === marker)) return 'drawn away';
  return ships.some((ship) => view.own.passed[ship]) ? 'must press on' : 'make room';
}
