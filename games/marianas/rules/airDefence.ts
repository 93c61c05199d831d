import type { Model } from '../data/aircraft.ts';
import type { Reading } from '../data/charts.ts';
import type { SideId } from '../data/map.ts';
import { SHIPS } from '../data/ships.ts';
import { at, type Campaign, numberAt } from '../data/state.ts';
import { type About, chance, type Rolls } from './chance.ts';
import { shipsOf } from './groups.ts';

/** air-10, air-11: the most sixths that patrol or flak come to, each. */
export const MOST: Readonly<Record<SideId, number>> = { japan: 1, us: 4 };
/** air-13 */
const EASY_MARK = 1;

/** How an air unit comes in, as the gunners see it. */
export type Approach = 'dive' | 'torpedo' | 'betty' | 'fighterBomber';

/** air-13: it is the aircraft that is easy to hit, whatever it carries (RULINGS.md, 15). */
export function approachOf(model: Model): Approach {
  if (model === 'Betty') return 'betty';
  if (model === 'Jill' || model === 'TBF') return 'torpedo';
  return model === 'Zero' ? 'fighterBomber' : 'dive';
}

/** air-10, air-11: as many sixths as a side can come to. */
export function limited(side: SideId, sixths: number): number {
  return Math.min(sixths, MOST[side]);
}

/** air-11, air-12, air-13, air-14: sixths of flak against one air unit; single cruisers count two by two. */
export function aaSixths(side: SideId, units: number, singleCruisers: number, approach: Approach, low: number): number {
  return limited(side, barrage(units, singleCruisers)) + (isEasyMark(approach) ? EASY_MARK : 0) + low;
}

/** air-11, air-12: sixths of flak without a limit. */
function barrage(units: number, singleCruisers: number): number {
  return units + Math.floor(singleCruisers / 2);
}

/** air-13 */
export function isEasyMark(approach: Approach): boolean {
  return approach === 'torpedo' || approach === 'betty';
}

/** air-11: whether a group has more guns than count. */
export function isLimited({ side, units, singleCruisers }: Defence): boolean {
  return barrage(units, singleCruisers) > MOST[side];
}

/** What air units meet over one task group, whatever else is in its hex (RULINGS.md, 14). */
export interface Defence {
  readonly side: SideId;
  readonly cap: number;
  readonly units: number;
  readonly singleCruisers: number;
}

export function defenceOf(state: Campaign, marker: number, side: SideId): Defence {
  let cap = 0;
  let units = 0;
  let singleCruisers = 0;
  for (const ship of shipsOf(state, marker)) {
    const { type, hulls } = at(SHIPS, ship);
    // air-15: what bombs have left of each carrier's patrol.
    cap += numberAt(state.cap, ship);
    if (hulls === 1 && (type === 'CA' || type === 'CL')) singleCruisers++;
    else units++;
  }
  return { side, cap: limited(side, cap), units, singleCruisers };
}

export function flakOf({ side, units, singleCruisers }: Defence, approach: Approach, low: number): number {
  return aaSixths(side, units, singleCruisers, approach, low);
}

export type ShotDown = 'shotDownByCap' | 'shotDownByAa';

/** air-10, air-11: the patrol first, then the guns; whoever shoots rolls. Null where the unit comes through. */
function meetDefence(g: Rolls, cap: number, aa: number, defender: Reading, about?: About): ShotDown | null {
  if (chance(g, defender, cap, { purpose: 'purpose.patrol', rule: 'air-10' }, about)) return 'shotDownByCap';
  return chance(g, defender, aa, { purpose: 'purpose.flak', rule: 'air-11' }, about) ? 'shotDownByAa' : null;
}

/** air-10, air-11, air-18: one air unit's run: what became of it, or else what its attack came to. */
export function airAttackRun<A extends { readonly hit: boolean }>(
  g: Rolls,
  cap: number,
  aa: number,
  defender: Reading,
  attack: () => A,
  about?: About,
): ShotDown | A {
  return meetDefence(g, cap, aa, defender, about) ?? attack();
}
