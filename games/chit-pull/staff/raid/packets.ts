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

/** An aircraft on its way in. */
export interface Attacker {
  readonly unit: number;
  readonly strength: number;
  /** What the patrol has taken off its aim. */
  readonly harried: number;
  readonly torpedo: boolean;
  /** Flak can shoot it down: it has one step left. */
  readonly last: boolean;
  /** What a step costs its owner. */
  readonly step: number;
  /** Those with the same number have the same chances. */
  readonly kind: number;
}

const MOST_HARRIED = 7;

export function attackerOf(desk: Desk, unit: number, strength: number, harried: number): Attacker {
  const { kit, view, fleet, temper } = desk;
  const mortal = at(fleet.squadrons, unit).side === 'japan';
  const torpedo = kit.rules.isTorpedo(unit);
  const last = mortal && stepsOf(fleet, view, unit) === 1;
  const shaken = Math.min(MOST_HARRIED, harried);
  return {
    unit,
    strength,
    harried,
    torpedo,
    last,
    step: mortal ? stepPoints(kit, view, unit) * temper.caution * PRESSED : 0,
    kind: ((strength * (MOST_HARRIED + 1) + shaken) * 2 + (torpedo ? 1 : 0)) * 2 + (last ? 1 : 0),
  };
}

/** Whoever has come this far presses on: what flak may cost counts for no more than this. */
const PRESSED = 0.25;

/** A ship as the bombers find it, and those that go for it. */
export interface Target {
  /** Its place in the flak cover. */
  readonly box: number;
  readonly mark: Mark;
  /** What it has lost before the attack. */
  readonly before: number;
  readonly bombers: Attacker[];
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

/** More than the boxes of any display. */
const PLACES = 128;
const MISSED: Chances = [1];
/** No packet is larger: the next one can go for the same ship. */
const LARGEST = 8;
/** When so many more have made a packet no better, it won't get better. */
const PAST_THE_BEST = 3;
/** More bombers than these on a ship are wasted. */
const AS_GOOD_AS_SUNK = 0.9;

/** The hits of a bomber on a ship, with the flak over it. */
function attackOn({ desk, cover, known }: Plan, bomber: Attacker, { box, mark }: Target): Chances {
  const key = bomber.kind * PLACES + box;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { kit, view } = desk;
  const { drm: flak, spread, step } = cover.over(box);
  const drm = kit.rules.attackDrm(view, bomber.unit, mark.ship) - bomber.harried - flak;
  const critical = bomber.torpedo ? at(kit.criticalDrm, mark.ship) : null;
  // Flak is sometimes light: that is when weak bombers hit.
  const whole = kit.tables.hitsUnderFlak(bomber.strength, drm, spread, critical);
  const stopped = bomber.last ? step * (1 - kit.rules.delivers) : 0;
  const chances = stopped === 0 ? whole : blend(whole, MISSED, stopped);
  known.set(key, chances);
  return chances;
}

/** What flak over a box is likely to cost a unit's owner. */
export function exposure({ cover }: Plan, { step }: Attacker, box: number): number {
  return step === 0 ? 0 : step * cover.over(box).step;
}

/** Where nothing can be expected, there is hope: of two hopeless targets the dearer one is attacked. */
const HOPE = 0.01;

/** The best packet for one ship out of these bombers, the strongest first. */
function packetFor(plan: Plan, target: Target, bombers: readonly Attacker[]): Packet {
  const trial = trialOf(target.mark);
  let [size, each] = [1, -Infinity];
  const hope = HOPE * (at(trial.log, trial.log.length - 1) - trial.lost);
  let sum = 0;
  const most = Math.min(LARGEST, bombers.length);
  for (let n = 1; n <= most; n++) {
    const bomber = at(bombers, n - 1);
    const attack = attackOn(plan, bomber, target);
    sum += gainOn(trial, attack) + hope - exposure(plan, bomber, target.box);
    if (sum / n > each) [size, each] = [n, sum / n];
    if (n === most || n - size === PAST_THE_BEST) break;
    countOn(trial, attack);
    if (sunkChance(trial) > AS_GOOD_AS_SUNK) break;
  }
  return { target, size, each };
}

/** Packets are tried out by the hundred: one list serves them all. */
const tried: number[] = [];
function trialOf({ ship, log, chances, lost }: Mark): Mark {
  tried.length = chances.length;
  for (let hits = 0; hits < chances.length; hits++) tried[hits] = at(chances, hits);
  return { ship, log, chances: tried, lost };
}

/** Sends every bomber, the strongest first. */
export function sendBombers(plan: Plan, bombers: readonly Attacker[]): void {
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
    for (const bomber of bombers) sum -= exposure(plan, bomber, box);
  }
  return sum;
}
