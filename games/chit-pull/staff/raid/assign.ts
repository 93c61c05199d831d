import { at } from '../../data/side.ts';
import { stepsOf } from '../../rules/airCombat.ts';
import { ESCORT } from '../../rules/raid/patrolOrders.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { attackWorth, raidAt, stepPoints, strengthAfter, strengthNow } from './flights.ts';

/*
 * Whom the patrol goes for where it has more units than the escort: the strongest fighters go for the bombers that would hurt most, and
 * only as many as must fight the escort do.
 */

interface Prey {
  readonly id: string;
  readonly name: string;
  /** What each step off it saves and scores, the next one first. */
  readonly steps: readonly number[];
  /** Steps that it has probably lost to those sent already. */
  due: number;
}

/** A bomber that is shot down does not come back, whatever it could have done today. */
const FACTOR = 0.05;

function preyOf(desk: Desk, unit: number): Prey {
  const { fleet, kit, view } = desk;
  const { id, name, weak } = at(fleet.squadrons, unit);
  const [now, after] = [strengthNow(kit, view, unit), strengthAfter(kit, view, unit)];
  const saved = attackWorth(kit, unit, now, 0) - attackWorth(kit, unit, after, 0);
  const first = saved + stepPoints(kit, view, unit) + FACTOR * (now - after);
  const left = stepsOf(fleet, view, unit);
  if (at(fleet.squadrons, unit).side === 'us') {
    // It can't be shot down: what it can't bear spoils its aim, a little each time.
    const spoil = (n: number): number => attackWorth(kit, unit, weak, 1 - n) - attackWorth(kit, unit, weak, -n);
    return { id, name, steps: left > 1 ? [first, spoil(1), spoil(2)] : [spoil(1), spoil(2)], due: 0 };
  }
  const second = attackWorth(kit, unit, weak, 0) + weak * (kit.rules.factorPoints(unit) + FACTOR);
  return { id, name, steps: left > 1 ? [first, second] : [first], due: 0 };
}

/** What so many more steps off a bomber are worth. */
function gainOf({ steps, due }: Prey, more: number): number {
  let gain = 0;
  steps.forEach((worth, place) => {
    const taken = Math.min(due + more, place + 1) - Math.max(due, place);
    if (taken > 0) gain += taken * worth;
  });
  return gain;
}

export const assign: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { fleet, kit, view, side } = desk;
  const raid = raidAt(desk);
  const held = ask.boxes.find(({ id }) => id === ESCORT)?.min ?? 0;
  const prey = ask.boxes.flatMap(({ id }) => {
    const unit = fleet.squadronNumber.get(id);
    return unit === undefined ? [] : [preyOf(desk, unit)];
  });
  const drm = kit.rules.airCombatDrm(view, side);
  const patrol = raid.patrol.toSorted((a, b) => strengthNow(kit, view, b) - strengthNow(kit, view, a));
  const free = patrol.length - held;
  const placed: Record<string, string> = {};
  let first: Prey | undefined;
  patrol.forEach((unit, place) => {
    const { id } = at(fleet.squadrons, unit);
    placed[id] = ESCORT;
    if (place >= free) return;
    const steps = kit.tables.steps(strengthNow(kit, view, unit), drm);
    let best: Prey | undefined;
    let most = 0;
    for (const each of prey) {
      const gain = gainOf(each, steps);
      if (gain > most) [best, most] = [each, gain];
    }
    if (best === undefined) return;
    best.due += steps;
    placed[id] = best.id;
    first ??= best;
  });
  if (first === undefined) return counsel(placed, 'fight the escort');
  return counsel(placed, 'go for the bombers', { n: free, unit: first.name });
};
