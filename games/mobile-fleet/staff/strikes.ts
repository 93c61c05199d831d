import type { Piece } from '@point-option/engine';
import {
  at,
  type Belief,
  chitOf,
  counsel,
  type Counsel,
  flightTo,
  type ExpectedPatrol,
  type Habit,
  raidProspect,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import { SCENARIOS, STRIKE_CARRIERS } from '../data/scenarios.ts';
import { owesStrike } from '../rules/duty.ts';
import type { Admiral } from './admirals.ts';
import { strikesNow } from './course.ts';
import { boltIsShot, type Foe, foes, type OpsDesk, readyBombers } from './sea.ts';

/** A hex that can be struck, with whom it is likely to hit there. */
interface Aim {
  readonly box: string;
  readonly hex: number;
  readonly foes: readonly Foe[];
}

/** Fighters that an enemy with so many carriers probably keeps up. */
function patrolOf(desk: OpsDesk, aim: Aim): ExpectedPatrol {
  const carriers = aim.foes.reduce((sum, { carriers: n }) => sum + n, 0);
  if (desk.side === 'japan') return { units: Math.round(carriers * US_PATROL), strength: 4 };
  return { units: Math.round(carriers * (boltIsShot(desk) ? SPENT_PATROL : JAPANESE_PATROL)), strength: 3 };
}
/** Units on patrol for each carrier. */
const US_PATROL = 1.1;
const JAPANESE_PATROL = 0.5;
const SPENT_PATROL = 0.3;

/** What is attacked: one of the formations in the hex, and which is for the dice to say. */
function targetOf(aim: Aim): Belief | undefined {
  return aim.foes.toSorted((a, b) => b.belief.worth - a.belief.worth)[0]?.belief;
}

function aims(desk: OpsDesk, boxes: readonly { readonly id: string }[]): Aim[] {
  return boxes.flatMap(({ id }) => {
    const hex = grid.hexAt(id);
    if (hex < 0) return [];
    const there = foes(desk).filter((foe) => foe.hex === hex);
    return there.length === 0 ? [] : [{ box: id, hex, foes: there }];
  });
}

/** Everything that reaches one hex goes there: strikes are massed. */
export const planStrike: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const entry = Number(desk.about['entry']);
  const held = counsel({}, 'hold the strike');
  if (ask.pieces.length === 0) return held;
  const fromShore = chitOf(fleet, entry) >= 0;
  let best: { aim: Aim; units: Piece[]; value: number } | undefined;
  const owes = desk.side === 'japan' && !fromShore && owesStrike(desk.view);
  for (const aim of aims(desk, ask.boxes)) {
    const target = targetOf(aim);
    if (target === undefined || (owes && carriersAt(aim) < STRIKE_CARRIERS - DOUBT)) continue;
    const units = unitsFor(desk, ask.pieces, aim, fromShore);
    if (!units.some(({ id }) => at(fleet.squadrons, numberOf(id)).kind !== 'F')) continue;
    const { gain, cost } = raidProspect(
      desk,
      units.map(({ id }) => numberOf(id)),
      target,
      patrolOf(desk, aim),
    );
    const value = gain - desk.temper.caution * cost;
    if (best === undefined || value > best.value) best = { aim, units, value };
  }
  if (best === undefined) return held;
  if (!fromShore && !launches(desk, entry, best.aim, best.value)) return held;
  if (fromShore && best.value <= 0) return held;
  const answer = Object.fromEntries(best.units.map(({ id }) => [id, (best as { aim: Aim }).aim.box]));
  return counsel(answer, 'mass the strike', { hex: best.aim.box, n: best.units.length });
};

/** The most carriers that one formation in a hex probably has. */
function carriersAt({ foes: there }: Aim): number {
  return Math.max(0, ...there.map(({ carriers }) => carriers));
}
/** Reports may be off, and so may what is made of them. */
const DOUBT = 0.6;

function numberOf(id: string): number {
  return fleet.squadronNumber.get(id) as number;
}

/** Those that reach the target; beyond their normal range only where it pays. */
function unitsFor(desk: OpsDesk, pieces: readonly Piece[], aim: Aim, fromShore: boolean): Piece[] {
  const { view, side, temper } = desk;
  const able = pieces.filter(({ boxes }) => boxes === undefined || boxes.includes(aim.box));
  if (side === 'japan' || fromShore) return able;
  const near = able.filter(
    ({ id }) => flightTo(fleet, view, numberOf(id), aim.hex) <= at(fleet.squadrons, numberOf(id)).range,
  );
  const carriers = aim.foes.reduce((sum, { carriers: n }) => sum + n, 0);
  const pays = carriers * temper.longRange >= LONG_FOR || view.turn >= LAST_CHANCES;
  return near.length > 0 || !pays ? near : able;
}
/** Carriers that are worth aircraft which will be gone for two turns or four. */
const LONG_FOR = 4;
const LAST_CHANCES = 9;

/** The Japanese fly once, with everything, at a group of carriers; the US whenever it pays. */
function launches(desk: OpsDesk, entry: number, aim: Aim, value: number): boolean {
  const { view, side, temper } = desk;
  if (side === 'us') return value >= temper.strikesFor;
  const { strikeBy, carrierRecovery } = SCENARIOS[view.own.scenario];
  if (carrierRecovery > 0) return value > 0;
  if (!owesStrike(view)) return value > 0 && carriersAt(aim) >= 1;
  // A lone wing is shot to pieces: it follows the main body.
  const most = Math.max(...desk.formations().map(({ marker }) => readyBombers(desk, marker)));
  if (readyBombers(desk, entry) < most && view.turn < strikeBy) return false;
  return strikesNow(desk) || view.turn >= strikeBy - 1;
}
