import { at } from '../../data/side.ts';
import { stepsOf } from '../../rules/airCombat.ts';
import type { Desk } from '../desk.ts';
import { blend, type Chances } from '../tables.ts';
import { countOn, gainOn, type Mark } from '../worth.ts';
import type { FlakCover } from './flakCover.ts';
import { stepPoints } from './flights.ts';

/*
 * Which ship every bomber goes for. They go in packets: of all ships, and of all numbers of bombers, the packet comes first that promises
 * most for each bomber in it. So they gang up on a ship they can sink, and stop where more would be wasted.
 */

/** A bomber on its way in. */
export interface Bomber {
  readonly unit: number;
  readonly strength: number;
  /** What the patrol has taken off its aim. */
  readonly harried: number;
}

/** A ship as the bombers find it, and those that go for it. */
export interface Target {
  /** Its place in the flak cover. */
  readonly box: number;
  readonly mark: Mark;
  /** What it has lost before the attack. */
  readonly before: number;
  readonly bombers: Bomber[];
}

/** Everything that aiming needs to know of an attack. */
export interface Plan {
  readonly desk: Desk;
  readonly cover: FlakCover;
  readonly targets: readonly Target[];
  /** Chances of hits, by bomber and box: bombers of a kind share them. */
  readonly known: Map<number, Chances>;
}

interface Packet {
  readonly target: Target;
  readonly size: number;
  /** What each bomber of it promises. */
  readonly each: number;
}

const MISSED: Chances = [1];
/** No packet is larger: the next one can go for the same ship. */
const LARGEST = 8;

/** The hits of a bomber on a ship, with the flak over it. */
function attackOn({ desk, cover, known }: Plan, { unit, strength, harried }: Bomber, { box, mark }: Target): Chances {
  const { kit, view, fleet } = desk;
  const torpedo = kit.rules.isTorpedo(unit);
  const last = stepsOf(fleet, view, unit) === 1 && at(fleet.squadrons, unit).side === 'japan';
  const key = (((box * 32 + strength) * 8 + Math.min(7, harried)) * 2 + (torpedo ? 1 : 0)) * 2 + (last ? 1 : 0);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { drm: flak, spread, step } = cover.over(box);
  const drm = kit.rules.attackDrm(view, unit, mark.ship) - harried - flak;
  const critical = torpedo ? at(kit.criticalDrm, mark.ship) : null;
  const hits = (change: number): Chances => kit.tables.torpedoHits(strength, change, critical);
  // Flak is sometimes light: that is when weak bombers hit.
  const whole = blend(hits(drm + spread), hits(drm - spread), 0.5);
  const stopped = last ? step * (1 - kit.rules.delivers) : 0;
  const chances = stopped === 0 ? whole : blend(whole, MISSED, stopped);
  known.set(key, chances);
  return chances;
}

/** Whoever has come this far presses on: what flak may cost counts for no more than this. */
const PRESSED = 0.25;

/** What flak over a box is likely to cost a unit's owner. */
export function exposure({ desk, cover }: Plan, unit: number, box: number): number {
  const { kit, view, temper, fleet } = desk;
  if (at(fleet.squadrons, unit).side === 'us') return 0;
  return cover.over(box).step * stepPoints(kit, view, unit) * temper.caution * PRESSED;
}

/** Where nothing can be expected, there is hope: of two hopeless targets the dearer one is attacked. */
const HOPE = 0.01;

/** The best packet for one ship out of these bombers, the strongest first. */
function packetFor(plan: Plan, target: Target, bombers: readonly Bomber[]): Packet {
  const trial: Mark = { ...target.mark, chances: target.mark.chances.slice() };
  let best: Packet = { target, size: 1, each: -Infinity };
  const hope = HOPE * (at(trial.log, trial.log.length - 1) - trial.lost);
  let sum = 0;
  const most = Math.min(LARGEST, bombers.length);
  for (let size = 1; size <= most; size++) {
    const bomber = at(bombers, size - 1);
    const attack = attackOn(plan, bomber, target);
    sum += gainOn(trial, attack) + hope - exposure(plan, bomber.unit, target.box);
    if (sum / size > best.each) best = { target, size, each: sum / size };
    if (size < most) countOn(trial, attack);
  }
  return best;
}

/** Sends every bomber, the strongest first. */
export function sendBombers(plan: Plan, bombers: readonly Bomber[]): void {
  let left = bombers.toSorted((a, b) => b.strength - a.strength);
  while (left.length > 0) {
    let best: Packet | undefined;
    for (const target of plan.targets) {
      const packet = packetFor(plan, target, left);
      if (best === undefined || packet.each > best.each) best = packet;
    }
    if (best === undefined) return;
    const { target, size } = best;
    for (const bomber of left.slice(0, size)) {
      countOn(target.mark, attackOn(plan, bomber, target));
      target.bombers.push(bomber);
    }
    left = left.slice(size);
  }
}

/** What all of them promise together, less what flak is likely to cost them. */
export function promiseOf(plan: Plan): number {
  let sum = 0;
  for (const { mark, before, bombers, box } of plan.targets) {
    sum += mark.lost - before;
    for (const { unit } of bombers) sum -= exposure(plan, unit, box);
  }
  return sum;
}
