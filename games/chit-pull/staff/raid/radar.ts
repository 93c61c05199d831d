import { hexOfAir, patrolOver } from '../../data/formations.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { flightsLeft, isBomberUnit, isFighterUnit, raidAt } from './flights.ts';

/*
 * Whom radar sends out to meet a raid. Fighters over the target stay: out there they would fight at half strength. Those over other ships
 * would not fight at all, so some of them go to meet the raid over its target, where they draw off the escort.
 */

/** What the target's own patrol is short of: escorts that keep it busy, and bombers that nobody is left for. */
function shortfall(desk: Desk): number {
  const { fleet, view, side, kit } = desk;
  const raid = raidAt(desk);
  const flights = flightsLeft(raid);
  const escorts = flights.filter(({ unit }) => isFighterUnit(kit, unit) && !isBomberUnit(kit, unit)).length;
  const bombers = flights.filter(({ unit }) => isBomberUnit(kit, unit)).length;
  const over = patrolOver(fleet, view, side, raid.hex).length;
  return bombers === 0 ? 0 : escorts + bombers - over;
}

export const radarPost: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { fleet, view, temper, side } = desk;
  const { hex: target } = raidAt(desk);
  const placed: Record<string, string> = {};
  let wanted = shortfall(desk);
  if (wanted <= 0) return counsel(placed, ask.pieces.length === 0 ? 'nobody to send' : 'patrol is enough');
  const sent = new Map<number, number>();
  let met = '';
  for (const { id, boxes = [] } of ask.pieces) {
    const unit = fleet.squadronNumber.get(id) ?? 0;
    const home = hexOfAir(fleet, view, unit);
    if (wanted <= 0 || home === target) continue;
    const most = Math.floor(patrolOver(fleet, view, side, home).length * (1 - temper.homePatrol));
    const already = sent.get(home) ?? 0;
    const post = nearestPost(desk, boxes, target);
    if (already >= most || post === undefined) continue;
    sent.set(home, already + 1);
    placed[id] = post;
    met = post;
    wanted--;
  }
  const n = Object.keys(placed).length;
  if (n === 0) return counsel(placed, ask.pieces.length === 0 ? 'nobody to send' : 'stay over the target');
  return counsel(placed, 'send help', { n, hex: met });
};

/** The post nearest to the target: whoever is there meets the next raid on it too. */
function nearestPost({ fleet }: Desk, boxes: readonly string[], target: number): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const id of boxes) {
    const far = fleet.grid.distance(fleet.grid.mustHex(id), target);
    if (far < least) [nearest, least] = [id, far];
  }
  return nearest;
}
