import {
  at,
  type Belief,
  type ExpectedPatrol,
  formationOf,
  ofSide,
  type Prospect,
  raidProspect,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { TF_58 } from '../data/markers.ts';
import { STRIKE_CARRIERS } from '../data/scenarios.ts';
import { boltIsShot, type Foe, foes, type OpsDesk } from './sea.ts';

/** A hex that can be struck, with whom it is likely to hit there. */
export interface Aim {
  readonly hex: number;
  readonly foes: readonly Foe[];
}

/** What is known to be in a hex; nothing where no enemy is. */
export function aimAt(desk: OpsDesk, hex: number): Aim | undefined {
  const there = foes(desk).filter((foe) => foe.hex === hex);
  return there.length === 0 ? undefined : { hex, foes: there };
}

/** The most carriers that one formation in a hex probably has. */
export function carriersAt({ foes: there }: Aim): number {
  return Math.max(0, ...there.map(({ carriers }) => carriers));
}

/** How likely a formation with so many carriers, as far as anyone knows, is a group that the duty to strike is about. */
const LIKELIHOOD: readonly (readonly [carriers: number, chance: number])[] = [
  [STRIKE_CARRIERS + 0.4, 0.95],
  [STRIKE_CARRIERS - 0.6, 0.8],
  [STRIKE_CARRIERS - 1.5, 0.4],
  [1, 0.1],
];
/** Groups in a force, and how likely one of those is such a group: the battleships sail with it too. */
const FORCE_GROUPS = 3;
const FORCE_CHANCE = 0.65;

/** How likely a strike on a hex does the duty of the Mobile Fleet (16.1.4): which of the groups there it meets is for the dice to say. */
export function dutyChance({ foes: there }: Aim): number {
  let [sum, groups] = [0, 0];
  for (const { marker, carriers } of there) {
    const n = marker === TF_58 ? FORCE_GROUPS : 1;
    const chance = LIKELIHOOD.find(([least]) => carriers >= least)?.[1] ?? 0;
    sum += n * (marker === TF_58 ? Math.min(chance, FORCE_CHANCE) : chance);
    groups += n;
  }
  return groups === 0 ? 0 : sum / groups;
}

/** Units on patrol for each carrier. */
const US_PATROL = 1.1;
const JAPANESE_PATROL = 0.5;
const SPENT_PATROL = 0.3;

/** Fighters that an enemy with so many carriers probably keeps up. */
export function patrolOver(desk: OpsDesk, aim: Aim): ExpectedPatrol {
  const carriers = aim.foes.reduce((sum, { carriers: n }) => sum + n, 0);
  if (desk.side === 'japan') return { units: Math.round(carriers * US_PATROL), strength: 4 };
  return { units: Math.round(carriers * (boltIsShot(desk) ? SPENT_PATROL : JAPANESE_PATROL)), strength: 3 };
}

/** What is attacked: one of the formations in the hex, and which is for the dice to say. */
function targetOf(aim: Aim): Belief | undefined {
  return aim.foes.toSorted((a, b) => b.belief.worth - a.belief.worth)[0]?.belief;
}

export interface Promised extends Prospect {
  readonly value: number;
  /** What all its hits would bring if there were enough to hit. */
  readonly spent: number;
  /** What there is to hit. */
  readonly worth: number;
}

const NOTHING: Promised = { gain: 0, cost: 0, hits: 0, value: 0, spent: 0, worth: 0 };

/** What a strike with these units promises. */
export function promiseOf(desk: OpsDesk, units: readonly number[], aim: Aim): Promised {
  const target = targetOf(aim);
  if (target === undefined) return NOTHING;
  const prospect = raidProspect(desk, units, target, patrolOver(desk, aim));
  return {
    ...prospect,
    value: prospect.gain - desk.temper.caution * prospect.cost,
    spent: prospect.hits * target.hit,
    worth: target.worth,
  };
}

/** The air units of a formation that are ready. */
export function readyUnits(desk: OpsDesk, marker: number): readonly number[] {
  return desk.once(`ready ${marker}`, () => {
    const { view, side } = desk;
    return ofSide(fleet.squadronsOf, side).filter((unit) => {
      if (view.airAt[unit] !== 'ready') return false;
      const home = at(view.airHome, unit);
      const group = home < 0 ? home : at(view.shipAt, home);
      return group >= 0 && formationOf(view, group) === marker;
    });
  });
}

/** How many of them carry bombs. */
export function readyBombers(desk: OpsDesk, marker: number): number {
  return readyUnits(desk, marker).filter((unit) => at(fleet.squadrons, unit).kind !== 'F').length;
}
