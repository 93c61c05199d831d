import type { Model, Weapon } from '../data/aircraft.ts';
import type { Reading } from '../data/charts.ts';
import type { SideId } from '../data/map.ts';
import { SHIPS } from '../data/ships.ts';
import { at, type Campaign, numberAt } from '../data/state.ts';
import { chance, type Rolls } from './chance.ts';
import { hits } from './gunnery.ts';
import { shipsOf } from './groups.ts';

/** air-10, air-11: the most sixths that patrol or flak come to, each. */
const MOST: Readonly<Record<SideId, number>> = { japan: 1, us: 4 };
/** air-10: by fleet and light carrier, and by escort group. */
const CARRIER_CAP = 1;
const ESCORT_CAP = 2;
/** air-13 */
const EASY_MARK = 1;

/** How an air unit comes in, as the gunners see it. */
export type Approach = 'dive' | 'torpedo' | 'betty' | 'fighterBomber' | 'level';

/** air-13: torpedo planes with bombs are no easier to hit than other bombers, a Betty always is (RULINGS.md, 15). */
export function approachOf(model: Model, weapon: Weapon): Approach {
  if (model === 'Betty') return 'betty';
  if (weapon === 'torpedo') return 'torpedo';
  if (model === 'Zero') return 'fighterBomber';
  return model === 'Jill' || model === 'TBF' ? 'level' : 'dive';
}

function limited(side: SideId, sixths: number): number {
  return Math.min(sixths, MOST[side]);
}

/** air-10: sixths of patrol over a group of so many sound carriers. */
export function capSixths(side: SideId, fleet: number, light: number, escortGroups: number): number {
  return limited(side, CARRIER_CAP * (fleet + light) + ESCORT_CAP * escortGroups);
}

/** air-11, air-12, air-13, air-14: sixths of flak against one air unit; single cruisers count two by two. */
export function aaSixths(side: SideId, units: number, singleCruisers: number, approach: Approach, low: number): number {
  const easy = approach === 'torpedo' || approach === 'betty' ? EASY_MARK : 0;
  return limited(side, units + Math.floor(singleCruisers / 2)) + easy + low;
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
export function meetDefence(g: Rolls, cap: number, aa: number, defender: Reading): ShotDown | null {
  if (chance(g, defender, cap, { purpose: 'purpose.patrol', rule: 'air-10' })) return 'shotDownByCap';
  return chance(g, defender, aa, { purpose: 'purpose.flak', rule: 'air-11' }) ? 'shotDownByAa' : null;
}

/** One air unit's run, as far as its hit. */
export function airAttackRun(
  g: Rolls,
  cap: number,
  aa: number,
  weapon: Weapon,
  low: number,
  attacker: Reading,
  defender: Reading = attacker,
): ShotDown | 'hit' | 'miss' {
  return meetDefence(g, cap, aa, defender) ?? (hits(g, weapon, low, attacker) ? 'hit' : 'miss');
}
