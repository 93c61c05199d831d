import type { Ref } from '@point-option/engine';
import { forceName, missionName, unitName } from '../data/names.ts';
import { forceRef, missionRef } from '../data/refs.ts';
import type { Force, G } from '../data/state.ts';
import { americanFire, japaneseFire, pickUnit, shootDown } from './airCombat.ts';
import type { Surprise } from './airToShip.ts';
import { netAirValue } from './butai.ts';
import { isCarrierForce } from './forces.ts';
import { attackersOf, fightersOf, isFuelCritical, missionAt } from './missions.ts';
import { type About, POINTS, told } from './telling.ts';

/** 5.31 to 5.34, 8.351: whether a strike surprises a carrier force; each strike for itself. */
export function rollSurprise(g: G, force: Force, about?: About): Surprise {
  if (!isCarrierForce(force)) return 'none';
  return g.roll<Surprise>('surprise', {
    ...told(g, 'surprise', about),
    modifiers: [force.advantage && 'advantage', !force.raided && 'never raided'],
  });
}

/**
 * 5.41, 5.43: the patrol that meets a strike. It is called for once in a phase, by the first strike that does not take
 * the force by complete surprise (RULINGS.md, 51); what the scenario lays down grows less only by losses (RULINGS.md, 96).
 */
export function patrolAgainst(g: G, force: Force, surprise: Surprise): number {
  if (!isCarrierForce(force) || g.look<string>('surprise effects', surprise, 'patrol') !== 'yes') return 0;
  if (force.patrol < 0) {
    force.patrol =
      force.fixedPatrol >= 0
        ? force.fixedPatrol
        : rollPatrol(g, netAirValue(g, force), surprise, () => ({ force: forceName(force) }));
    if (!g.silent)
      g.emit(
        'patrol called for',
        { force: forceName(force), n: force.patrol },
        { rule: '5.41', touches: touching(force) },
      );
  }
  return force.patrol;
}
/** 5.41: the patrol of a force with so much air value to spare. */
export const rollPatrol = (g: G, netValue: number, surprise: Surprise, about?: About): number =>
  g.roll<number>('japanese patrol', {
    ...POINTS,
    ...told(g, 'japanese patrol', about),
    column: Math.max(0, netValue),
    modifiers: [surprise === 'partial' && 'partly surprised'],
  });
const touching = (force: Force): Ref[] => [forceRef(force.id)];

/** 4.53, RULINGS.md, 14: points that take on so many escorts, one for two units. */
export const pointsAtEscorts = (points: number, escorts: number): number => Math.min(points, Math.ceil(escorts / 2));
/** 4.53: without escorts the patrol counts twice. */
const UNESCORTED = 2;
/** 4.53: the points that get at the attack planes, counted as they fire. */
export const pointsAtAttackers = (points: number, escorts: number): number =>
  escorts === 0 ? points * UNESCORTED : points - pointsAtEscorts(points, escorts);

/** 4.53 to 4.57, 5.42: the patrol falls upon a strike. The attack planes that still attack are given back. */
export function strikeCombat(g: G, mission: number, force: Force): number[] {
  const { state } = g;
  const flight = missionAt(state, mission);
  const { hex } = flight;
  const escorts = fightersOf(state, mission);
  const attackers = attackersOf(state, mission);
  const short = isFuelCritical(flight);
  const about = () => ({ mission: missionName(flight, mission), at: forceName(force) });
  const points = force.patrol;
  let atAttackers = pointsAtAttackers(points, escorts.length);
  const engaged = pointsAtEscorts(points, escorts.length);
  let down = 0;
  let hits = 0;
  if (escorts.length > 0) {
    hits = americanFire(g, escorts.length, { atFighters: true, short, naval: true }, about);
    const back = japaneseFire(g, engaged, { past: 'escorts', short, naval: true }, about);
    // 4.55: what is not there cannot be shot down.
    down = Math.min(engaged, hits);
    losePatrol(force, down);
    shootDown(g, escorts, back.lost, hex);
    // 4.57: a point that survives and has got rid of the escorts joins those at the attack planes (RULINGS.md, 16).
    const through = back.aborted > 0 && engaged > down ? 1 : 0;
    if (through > 0)
      g.emit('patrol breaks through', {}, { rule: '4.57', touches: [...touching(force), missionRef(mission)] });
    atAttackers += through;
  }
  if (!g.silent)
    g.emit(
      hits > down ? 'strike fights patrol, hits wasted' : 'strike fights patrol',
      { mission: missionName(flight, mission), force: forceName(force), points, n: down, engaged },
      { rule: '5.42', touches: [...touching(force), missionRef(mission)] },
    );
  if (attackers.length === 0) return attackers;
  const result = japaneseFire(g, atAttackers, { atAttackers: true, short, naval: true }, about);
  return holdOut(g, shootDown(g, attackers, result.lost, hex), result.aborted);
}

/** 4.57: attack planes that fighters have put off their attack. */
function holdOut(g: G, units: number[], n: number): number[] {
  for (let i = 0; i < n && units.length > 0; i++) {
    const unit = pickUnit(g, units, 'which unit is put off', '4.57');
    units.splice(units.indexOf(unit), 1);
    if (!g.silent) g.emit('unit put off by fighters', { unit: unitName(unit) }, { rule: '4.57' });
  }
  return units;
}

/** 5.42, 5.43: points shot down stay down. */
function losePatrol(force: Force, points: number): void {
  force.patrol -= points;
  force.air.lost += points;
  if (force.fixedPatrol >= 0) force.fixedPatrol = Math.max(0, force.fixedPatrol - points);
}
