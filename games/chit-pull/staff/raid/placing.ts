import { at } from '../../data/side.ts';
import { type Flight, NONE } from '../../data/theater.ts';
import { ATTACK_BOXES, SUPPRESS_BOXES } from '../../rules/display.ts';
import type { Desk } from '../desk.ts';
import { because, type Habit } from '../frame.ts';
import { markShip } from '../kit.ts';
import { createFlakCover } from './flakCover.ts';
import { flightsLeft, isBomberUnit, isFighterUnit, raidAt } from './flights.ts';
import { easing, mainTarget, planOf, sendBombers, strafe, type Target } from './packets.ts';

/** Every aircraft of the raid onto a ship: bombers where they promise most, then fighters where they help them most. */
export const place: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { kit, fleet, view } = desk;
  const raid = raidAt(desk);
  const side = at(fleet.squadrons, at(raid.flights, 0).unit).side === 'us' ? 'japan' : 'us';
  const cover = createFlakCover(desk, raid.boxes, kit.rules.reachesNextBox(side));
  const targets = raid.boxes.flatMap((ship, box): Target[] =>
    ship === NONE ? [] : [{ box, mark: markShip(kit, view, ship), bombers: [] }],
  );
  if (targets.length === 0) return undefined;
  const plan = planOf(desk, cover, targets);
  const { bombers, fighters } = divide(desk, flightsLeft(raid));
  sendBombers(plan, bombers);
  const placed: Record<string, string> = {};
  for (const { box, bombers: over } of targets)
    for (const { unit } of over) placed[at(fleet.squadrons, unit).id] = at(ATTACK_BOXES, box).id;
  const worth = targets.map((target) => easing(plan, target));
  for (const { unit } of fighters) {
    const { box } = strafe(plan, unit, worth).target;
    cover.strafing[box] = at(cover.strafing, box) + 1;
    placed[at(fleet.squadrons, unit).id] = at(SUPPRESS_BOXES, box).id;
  }
  return { answer: placed, why: whyPlaced(desk, targets) };
};

/** A fighter-bomber too weak to hit anything strafes for those who can. */
const WEAK = 1;

function divide({ kit }: Desk, flights: readonly Flight[]): { bombers: Flight[]; fighters: Flight[] } {
  const able = flights.filter(({ unit }) => isBomberUnit(kit, unit));
  const strong = able.filter(({ unit, strength }) => strength > WEAK || !isFighterUnit(kit, unit));
  const bombers = strong.length > 0 ? strong : able;
  return { bombers, fighters: flights.filter((flight) => !bombers.includes(flight)) };
}

function whyPlaced({ fleet }: Desk, targets: readonly Target[]): ReturnType<typeof because> {
  const found = mainTarget(targets);
  if (found === undefined) return because('strafe only');
  const { main, ships, chance } = found;
  const n = main.bombers.length;
  const reason = ships === 1 ? 'all on one' : n > 1 ? 'gang up' : 'spread the bombers';
  return because(reason, { ship: at(fleet.ships, main.mark.ship).name, n, ships, chance });
}
