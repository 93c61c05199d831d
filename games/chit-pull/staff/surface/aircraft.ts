import { at } from '../../data/side.ts';
import type { Desk } from '../desk.ts';
import { because, type Habit } from '../frame.ts';
import { markShip } from '../kit.ts';
import { createFlakCover } from '../raid/flakCover.ts';
import { isBomberUnit, strengthNow } from '../raid/flights.ts';
import { easing, mainTarget, planOf, sendBombers, strafe, type Target } from '../raid/packets.ts';
import { readBattle } from './reading.ts';

/** Carriers under fire send everything that is ready: it would go down with them. Fighters go along where they help. */
export const aircraft: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { fleet, kit, view } = desk;
  const ships = readBattle(desk).foes.map(({ ship }) => ship);
  if (ships.length === 0) return undefined;
  const targets = ships.map((ship, box): Target => ({ box, mark: markShip(kit, view, ship), bombers: [] }));
  const plan = planOf(desk, createFlakCover(desk, ships, false), targets);
  const units = ask.pieces.map(({ id }) => fleet.squadronNumber.get(id) ?? 0);
  sendBombers(
    plan,
    units
      .filter((unit) => isBomberUnit(kit, unit))
      .map((unit) => ({ unit, strength: strengthNow(kit, view, unit), harried: 0 })),
  );
  const placed: Record<string, string> = {};
  for (const { mark, bombers } of targets)
    for (const { unit } of bombers) placed[at(fleet.squadrons, unit).id] = at(fleet.ships, mark.ship).id;
  const worth = targets.map((target) => easing(plan, target));
  for (const unit of units) {
    if (isBomberUnit(kit, unit)) continue;
    const { target, gain } = strafe(plan, unit, worth);
    if (gain <= 0) continue;
    plan.cover.strafing[target.box] = at(plan.cover.strafing, target.box) + 1;
    placed[at(fleet.squadrons, unit).id] = `${at(fleet.ships, target.mark.ship).id} flak`;
  }
  return { answer: placed, why: whyFlown(desk, targets) };
};

function whyFlown({ fleet }: Desk, targets: readonly Target[]): ReturnType<typeof because> {
  const found = mainTarget(targets);
  if (found === undefined) return because('nothing to fly');
  const { main, ships, chance } = found;
  return because('aircraft to the rescue', {
    ship: at(fleet.ships, main.mark.ship).name,
    n: main.bombers.length,
    ships,
    chance,
  });
}
