import { at } from '../../data/side.ts';
import { NONE } from '../../data/theater.ts';
import type { Desk } from '../desk.ts';
import { markShip, worthLeft } from '../kit.ts';
import type { Chances } from '../tables.ts';
import { gainOn, sunkChance } from '../worth.ts';
import { createFlakCover, type FlakCover, type Shot, shotsOver } from './flakCover.ts';
import { type Attacker, exposure, type Plan, promiseOf, sendBombers, type Target } from './packets.ts';

/*
 * An attack of aircraft on ships as a whole. Where bombers are best sent depends on the flak that fighters keep down, and the fighters go
 * where the bombers are. So a few plans are drawn up, each with the fighters over one of the likeliest targets first, and the best is taken.
 */

export interface AirAttack {
  readonly targets: readonly Target[];
  /** The box of the ship that each fighter strafes. */
  readonly strafing: ReadonlyMap<number, number>;
  readonly promise: number;
}

export interface Attackers {
  readonly bombers: readonly Attacker[];
  readonly fighters: readonly Attacker[];
  /** Fighters may be left out where they would only be shot at. */
  readonly optional: boolean;
}

/** Ships that a plan is drawn up around, and ships that are worth a look at all. */
const DRAFTS = 2;
const MOST_TARGETS = 9;
const NOWHERE = -1;

/** Ships by box, NONE where there is none; `reaches`: their flak reaches the boxes next to them. */
export function planAttack(desk: Desk, boxes: readonly number[], reaches: boolean, attackers: Attackers): AirAttack {
  const { kit, view } = desk;
  const shots = shotsOver(desk, boxes, reaches);
  const dearest = boxes
    .flatMap((ship, box) => (ship === NONE ? [] : [{ box, worth: worthLeft(kit, view, ship) }]))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_TARGETS)
    .map(({ box }) => box);
  const scene: Scene = { desk, boxes, shots, dearest };
  let best = draft(scene, attackers, NOWHERE);
  if (attackers.fighters.length === 0 || attackers.bombers.length === 0) return best;
  for (const box of dearest.slice(0, DRAFTS)) {
    const other = draft(scene, attackers, box);
    if (other.promise > best.promise) best = other;
  }
  return best;
}

/** What is attacked: the ships by box, the flak over them, and the boxes of the dearest. */
interface Scene {
  readonly desk: Desk;
  readonly boxes: readonly number[];
  readonly shots: readonly (readonly Shot[])[];
  readonly dearest: readonly number[];
}

function draft(
  { desk, boxes, shots, dearest }: Scene,
  { bombers, fighters, optional }: Attackers,
  around: number,
): AirAttack {
  const { kit, view } = desk;
  const targets = dearest.map((box): Target => {
    const mark = markShip(kit, view, at(boxes, box));
    return { box, mark, before: mark.lost, bombers: [] };
  });
  const cover = createFlakCover(desk, shots);
  const plan: Plan = { desk, cover, targets, known: new Map() };
  const strafing = new Map<number, number>();
  const send = (fighter: Attacker, box: number): void => {
    cover.strafe(box);
    strafing.set(fighter.unit, box);
  };
  let free = fighters;
  if (around !== NOWHERE)
    for (const fighter of fighters) {
      const { box, relief } = heaviestShot(cover, around);
      if (relief < WORTH_WHILE) break;
      send(fighter, box);
      free = free.slice(1);
    }
  sendBombers(plan, bombers);
  if (free.length > 0) {
    const worth = targets.map((target) => easing(plan, target));
    for (const fighter of free) {
      const { box, gain } = bestToStrafe(plan, fighter, worth);
      if (!optional || gain > 0) send(fighter, box);
    }
  }
  let promise = promiseOf(plan);
  for (const fighter of fighters) {
    const box = strafing.get(fighter.unit);
    if (box !== undefined) promise -= exposure(plan, fighter, box);
  }
  return { targets, strafing, promise };
}

const ONE_HIT: Chances = [0, 1];

/** What a better die is worth to the bombers on a ship. */
function easing({ desk, cover }: Plan, { box, mark, bombers }: Target): number {
  const { kit, view } = desk;
  const hit = gainOn(mark, ONE_HIT);
  const { drm: flak, spread } = cover.over(box);
  let sum = 0;
  for (const { unit, strength, harried } of bombers) {
    const drm = kit.rules.attackDrm(view, unit, mark.ship) - harried - flak + spread;
    sum += (kit.tables.meanHits(strength, drm + 1) - kit.tables.meanHits(strength, drm)) * hit;
  }
  return sum;
}

/** The ship whose flak a fighter keeps down with most effect, and where it is in least danger itself. */
function bestToStrafe(plan: Plan, fighter: Attacker, worth: readonly number[]): { box: number; gain: number } {
  let box = at(plan.targets, 0).box;
  let most = -Infinity;
  for (const other of plan.targets) {
    let gain = -exposure(plan, fighter, other.box);
    plan.targets.forEach((target, place) => {
      if (at(worth, place) > 0) gain += at(worth, place) * plan.cover.relief(other.box, target.box);
    });
    if (gain > most) [box, most] = [other.box, gain];
  }
  return { box, gain: most };
}

/** One more fighter over a ship should take at least this much off its flak, to be sent before the bombers are. */
const WORTH_WHILE = 0.12;

/** The ship that one more fighter should strafe for attacks on one box. */
function heaviestShot(cover: FlakCover, around: number): { box: number; relief: number } {
  let box = around;
  let most = 0;
  for (const { from } of at(cover.shots, around)) {
    const relief = cover.relief(from, around);
    if (relief > most) [box, most] = [from, relief];
  }
  return { box, relief: most };
}

/** What an attack comes to, in a few figures. */
export interface Outlook {
  /** The ship that it hurts most, the units that go for it, and how likely she goes down. */
  readonly main: number;
  readonly units: number;
  readonly chance: number;
  /** How many ships are attacked. */
  readonly ships: number;
}

export function outlookOf({ targets }: AirAttack): Outlook | undefined {
  let main: Target | undefined;
  let ships = 0;
  for (const target of targets) {
    if (target.bombers.length === 0) continue;
    ships++;
    if (main === undefined || target.mark.lost - target.before > main.mark.lost - main.before) main = target;
  }
  if (main === undefined) return undefined;
  const { mark, bombers } = main;
  return { main: mark.ship, units: bombers.length, chance: Math.round(HUNDRED * sunkChance(mark)), ships };
}
const HUNDRED = 100;
