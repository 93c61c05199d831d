import { seaBox } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { DISPLAY_BOXES, DISPLAY_NEIGHBORS } from '../../rules/display.ts';
import { counsel, type Habit } from '../frame.ts';
import { flakOf, worthLeft } from '../kit.ts';

/*
 * How a formation that is attacked forms up. What the enemy is after goes to the middle, and the ships with the heaviest flak go where
 * they cover most of it. Where flak reaches no other box, only the middle is kept.
 */

/** The middle, and the ring around it: each of these touches the one before. */
const CORE = 7;
/** A ship worth this share of the best is something the enemy comes for. */
const TREASURE = 0.45;

/** The boxes from the middle outward, and among equals in order. */
const INSIDE_OUT: readonly number[] = Array.from({ length: DISPLAY_BOXES }, (_, box) => box);

export const layOut: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { kit, fleet, view, side } = desk;
  const ships = ask.pieces.map(({ id }) => fleet.shipNumber.get(id) ?? 0);
  const worth = new Map(ships.map((ship) => [ship, worthLeft(kit, view, ship)]));
  const worthOf = (ship: number): number => worth.get(ship) ?? 0;
  const order = ships.toSorted((a, b) => worthOf(b) - worthOf(a));
  const best = worthOf(order[0] ?? 0);
  const treasures = order.filter((ship) => worthOf(ship) >= TREASURE * best).slice(0, CORE);
  const boxes: number[] = Array.from({ length: DISPLAY_BOXES }, () => -1);
  treasures.forEach((ship, box) => {
    boxes[box] = ship;
  });
  const cover = coverage(boxes, worthOf);
  const escorts = order.filter((ship) => !treasures.includes(ship));
  const flak = new Map(escorts.map((ship) => [ship, flakOf(kit, view, ship)]));
  const reaches = kit.rules.reachesNextBox(side) || kit.rules.helpsNextBox === true;
  if (reaches) escorts.sort((a, b) => (flak.get(b) ?? 0) - (flak.get(a) ?? 0));
  for (const ship of escorts) {
    let chosen = -1;
    for (const box of INSIDE_OUT)
      if (boxes[box] === -1 && (chosen < 0 || (reaches && at(cover, box) > at(cover, chosen)))) chosen = box;
    boxes[chosen] = ship;
  }
  const placed: Record<string, string> = {};
  boxes.forEach((ship, box) => {
    if (ship >= 0) placed[at(fleet.ships, ship).id] = seaBox(box);
  });
  const values = { ship: at(fleet.ships, order[0] ?? 0).name };
  return counsel(placed, reaches ? 'cover the carriers' : 'carriers inside', values);
};

/** By box: the worth of the ships next to it. */
function coverage(boxes: readonly number[], worthOf: (ship: number) => number): number[] {
  return DISPLAY_NEIGHBORS.map((near) => {
    let sum = 0;
    for (const box of near) if (at(boxes, box) >= 0) sum += worthOf(at(boxes, box));
    return sum;
  });
}
