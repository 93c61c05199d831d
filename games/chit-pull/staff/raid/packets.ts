import { at } from '../../data/side.ts';
import { stepsOf } from '../../rules/airCombat.ts';
import type { Desk } from '../desk.ts';
import { blend, type Chances } from '../tables.ts';
import { countOn, gainOn, type Mark, sunkChance } from '../worth.ts';
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
  readonly bombers: Bomber[];
}

interface Packet {
  readonly target: Target;
  readonly size: number;
  /** What each bomber of it promises. */
  readonly each: number;
}

/** Everything that aiming needs to know of an attack. */
export interface Plan {
  readonly desk: Desk;
  readonly cover: FlakCover;
  readonly targets: readonly Target[];
  /** Chances of hits, by bomber and box: bombers of a kind share them. */
  readonly known: Map<number, Chances>;
}

const MISSED: Chances = [1];
const ONE_HIT: Chances = [0, 1];
/** No packet is larger: the next one can go for the same ship. */
const LARGEST = 8;

export function planOf(desk: Desk, cover: FlakCover, targets: readonly Target[]): Plan {
  return { desk, cover, targets, known: new Map() };
}

/** The hits of a bomber on a ship, with the flak over it. */
function attackOn({ desk, cover, known }: Plan, bomber: Bomber, target: Target): Chances {
  const { kit, view, fleet } = desk;
  const { unit, strength, harried } = bomber;
  const { box, mark } = target;
  const torpedo = kit.rules.isTorpedo(unit);
  const last = stepsOf(fleet, view, unit) === 1 && at(fleet.squadrons, unit).side === 'japan';
  const key = (((box * 32 + strength) * 8 + Math.min(7, harried)) * 2 + (torpedo ? 1 : 0)) * 2 + (last ? 1 : 0);
  const before = known.get(key);
  if (before !== undefined) return before;
  const drm = kit.rules.attackDrm(view, unit, mark.ship) - harried - cover.drm(box);
  const whole = torpedo
    ? kit.tables.torpedoHits(strength, drm, at(kit.criticalDrm, mark.ship))
    : kit.tables.hits(strength, drm);
  const stopped = last ? cover.step(box) * (1 - kit.rules.delivers) : 0;
  const chances = stopped === 0 ? whole : blend(whole, MISSED, stopped);
  known.set(key, chances);
  return chances;
}

/** Points that flak over a box is likely to cost a unit's owner. */
export function exposure({ desk, cover }: Plan, unit: number, box: number): number {
  const { kit, view, temper, fleet } = desk;
  if (at(fleet.squadrons, unit).side === 'us') return 0;
  return cover.step(box) * stepPoints(kit, view, unit) * temper.caution;
}

/** The best packet for one ship out of these bombers, the strongest first. */
function packetFor(plan: Plan, target: Target, bombers: readonly Bomber[]): Packet {
  const trial: Mark = { ...target.mark, chances: target.mark.chances.slice() };
  let best: Packet = { target, size: 1, each: -Infinity };
  let sum = 0;
  const most = Math.min(LARGEST, bombers.length);
  for (let size = 1; size <= most; size++) {
    const bomber = at(bombers, size - 1);
    const attack = attackOn(plan, bomber, target);
    sum += gainOn(trial, attack) - exposure(plan, bomber.unit, target.box);
    if (sum / size > best.each) best = { target, size, each: sum / size };
    if (size < most) countOn(trial, attack);
  }
  return best;
}

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

/** What a better die is worth to the bombers on a ship. */
export function easing({ desk, cover }: Plan, { box, mark, bombers }: Target): number {
  const { kit, view } = desk;
  const hit = gainOn(mark, ONE_HIT);
  let sum = 0;
  for (const { unit, strength, harried } of bombers) {
    const drm = kit.rules.attackDrm(view, unit, mark.ship) - harried - cover.drm(box);
    sum += (kit.tables.meanHits(strength, drm + 1) - kit.tables.meanHits(strength, drm)) * hit;
  }
  return sum;
}

/** The ship whose flak a fighter keeps down with most effect, and where it is in least danger itself. */
export function strafe(plan: Plan, unit: number, worth: readonly number[]): { target: Target; gain: number } {
  const { cover, targets } = plan;
  let target = at(targets, 0);
  let most = -Infinity;
  for (const other of targets) {
    let gain = -exposure(plan, unit, other.box);
    targets.forEach(({ box }, place) => {
      if (at(worth, place) > 0) gain += at(worth, place) * cover.relief(other.box, box);
    });
    if (gain > most) [target, most] = [other, gain];
  }
  return { target, gain: most };
}

/** The ship that most bombers go for, how many ships are attacked, and how likely the first goes down. */
export function mainTarget(targets: readonly Target[]): { main: Target; ships: number; chance: number } | undefined {
  let main: Target | undefined;
  let ships = 0;
  for (const target of targets) {
    if (target.bombers.length === 0) continue;
    ships++;
    if (main === undefined || target.bombers.length > main.bombers.length) main = target;
  }
  return main && { main, ships, chance: Math.round(HUNDRED * sunkChance(main.mark)) };
}
const HUNDRED = 100;
