import { roundHalfUp } from '../data/ship.ts';
import { at, ofSide } from '../data/side.ts';
import { isBomber, isFighter } from '../data/squadron.ts';
import type { Belief } from './beliefs.ts';
import type { Desk } from './desk.ts';
import { stepPoints, strengthAfter, strengthNow } from './raid/flights.ts';

/*
 * What a raid promises before it is launched, from what is believed of the target. It is a rough sum, quick enough to be asked for every
 * target and every mix of units: who gets past the patrol, and what flak leaves of their aim.
 */

/** The patrol that a raid is expected to meet: units, and the strength of each. */
export interface ExpectedPatrol {
  readonly units: number;
  readonly strength: number;
}

export interface Prospect {
  /** Points that the hits are likely to bring. */
  readonly gain: number;
  /** Points that patrol and flak are likely to cost. */
  readonly cost: number;
  /** Hits on ships. */
  readonly hits: number;
}

/** Ships whose flak reaches a box next to theirs, where flak does so. */
const NEIGHBORS = 4;

export function raidProspect(desk: Desk, units: readonly number[], target: Belief, patrol: ExpectedPatrol): Prospect {
  const { kit, fleet, view, side, enemy } = desk;
  const { tables, rules } = kit;
  const kindOf = (unit: number) => at(fleet.squadrons, unit).kind;
  const bombers = units.filter((unit) => isBomber(kindOf(unit)));
  const escorts = units.filter((unit) => isFighter(kindOf(unit)) && !isBomber(kindOf(unit)));
  const drm = rules.airCombatDrm(view, enemy);
  const busy = Math.min(patrol.units, escorts.length);
  const onEscort = tables.steps(Math.round(busy * patrol.strength), drm);
  const onBombers = tables.steps(Math.round((patrol.units - busy) * patrol.strength), drm);
  const flak = roundHalfUp(target.flak);
  const shots = [
    flak,
    ...(rules.reachesNextBox(enemy) ? Array.from({ length: NEIGHBORS }, () => roundHalfUp(flak / 2)) : []),
  ];
  let [taken, spared] = [0, 1];
  // Fighters that nobody meets strafe the ships that are attacked.
  const strafing = Math.floor((escorts.length - busy) / 2);
  shots.forEach((column, place) => {
    const fighters = place === 0 ? strafing : 0;
    taken += tables.flakDrm(column, fighters);
    spared *= 1 - tables.flakStep(column, fighters);
  });
  const each = bombers.length === 0 ? 0 : Math.min(1, onBombers / bombers.length);
  // Bombers go for carriers first.
  const mark = at(ofSide(fleet.carriersOf, enemy), 0);
  let hits = 0;
  let cost = 0;
  for (const unit of bombers) {
    const now = strengthNow(kit, view, unit);
    const after = strengthAfter(kit, view, unit);
    const aim = rules.attackDrm(view, unit, mark) - taken;
    hits += (1 - each) * tables.meanHits(now, aim) + each * tables.meanHits(after, aim);
    cost += stepPoints(kit, view, unit) * Math.min(1, each + (side === 'us' ? 0 : 1 - spared));
  }
  let points = 0;
  for (const unit of escorts) points += stepPoints(kit, view, unit);
  if (escorts.length > 0) cost += (points / escorts.length) * Math.min(onEscort, escorts.length);
  return { gain: Math.min(target.worth, hits * target.hit) * (1 - target.hollow), cost, hits };
}
