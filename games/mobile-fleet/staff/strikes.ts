import type { Piece } from '@point-option/engine';
import { at, chitOf, counsel, type Counsel, flightTo, type Habit } from '@point-option/chit-pull';
import { SLOWING_UNITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { mayAttackCarriers } from '../rules/coordination.ts';
import { owesStrike } from '../rules/duty.ts';
import type { Admiral } from './admirals.ts';
import { bombAirfield } from './airfields.ts';
import { type Foe, isDetached, type OpsDesk, REACH, STEAM } from './sea.ts';
import {
  type Aim,
  aimAt,
  carriersAt,
  dutyChance,
  patrolOver,
  promiseOf,
  type Promised,
  readyBombers,
  readyUnits,
} from './targets.ts';
import { isLastChance } from './timing.ts';

/** A strike on one hex. */
interface Strike {
  readonly aim: Aim;
  readonly units: readonly number[];
  readonly promised: Promised;
}

/** Strikes are massed: everything that reaches one hex goes there. Those that a US strike has no use for find a second target. */
export const planStrike: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const entry = Number(desk.about['entry']);
  if (chitOf(fleet, entry) < 0 && readyUnits(desk, entry).length === 0) return counsel({}, 'nothing to fly');
  const aims = ask.boxes.flatMap(({ id }) => aimAt(desk, grid.hexAt(id)) ?? []);
  const best = bestStrike(desk, entry, ask.pieces, aims);
  if (best === undefined) return bombAirfield(desk, ask) ?? counsel({}, 'hold the strike');
  const first = trimmed(desk, best);
  const placed = placing(first);
  const values = { hex: grid.label(first.aim.hex), n: first.units.length };
  if (desk.side === 'japan' && chitOf(fleet, entry) < 0 && !first.units.some(isBomber))
    return counsel(placed, 'pay the duty', values);
  const spare = desk.side === 'us' ? ask.pieces.filter(({ id }) => placed[id] === undefined) : [];
  const others = aims.filter(({ hex }) => hex !== first.aim.hex);
  const second = bestStrike(desk, entry, spare, others);
  if (second === undefined) return counsel(placed, 'mass the strike', values);
  return counsel({ ...placed, ...placing(second) }, 'divide the strike', { ...values, others: second.units.length });
};

function placing({ units, aim }: Strike): Record<string, string> {
  return Object.fromEntries(units.map((unit) => [at(fleet.squadrons, unit).id, grid.label(aim.hex)]));
}

function bestStrike(desk: OpsDesk, entry: number, pieces: readonly Piece[], aims: readonly Aim[]): Strike | undefined {
  let best: Strike | undefined;
  for (const aim of aims) {
    const units = unitsFor(desk, entry, pieces, aim);
    const promised = wouldStrike(desk, entry, units, aim);
    if (promised !== undefined && (best === undefined || promised.value > best.promised.value))
      best = { aim, units, promised };
  }
  return best;
}

function isBomber(unit: number): boolean {
  return at(fleet.squadrons, unit).kind !== 'F';
}

/** Those that reach the target; beyond their normal range only where it pays. */
function unitsFor(desk: OpsDesk, entry: number, pieces: readonly Piece[], aim: Aim): number[] {
  const { view, side } = desk;
  const label = grid.label(aim.hex);
  const able = pieces
    .filter(({ boxes }) => boxes === undefined || boxes.includes(label))
    .map(({ id }) => fleet.squadronNumber.get(id) as number);
  if (side === 'japan' || chitOf(fleet, entry) >= 0) return able;
  const near = able.filter((unit) => flightTo(fleet, view, unit, aim.hex) <= at(fleet.squadrons, unit).range);
  if (near.some(isBomber)) return near;
  const from = at(view.markers, entry).hex;
  return isWorthLongRange(desk, aim, grid.distance(from, aim.hex)) ? able : near;
}

/** Carriers that are worth aircraft which will be gone for two turns or four. */
const LONG_FOR = 4;
const LAST_CHANCES = 10;

/** Whether a target is worth flying beyond normal range for, from so far off. */
export function isWorthLongRange(desk: OpsDesk, aim: Aim, far: number): boolean {
  const { view, temper } = desk;
  if (canComeNearer(desk, aim, far)) return false;
  const carriers = aim.foes.reduce((sum, { carriers: n }) => sum + n, 0);
  return carriers * temper.longRange >= LONG_FOR || (carriers >= 1 && view.turn >= LAST_CHANCES);
}

/**
 * Whether the next turn, by day, can bring the target into normal range, wherever it runs: a whole strike then is better than a tired one
 * now that is gone for two turns or four.
 */
function canComeNearer({ view }: OpsDesk, { foes: there }: Aim, far: number): boolean {
  const next = view.turn + 1;
  if (next > view.lastTurn || fleet.isNight(next)) return false;
  const runs = Math.max(...there.map((foe) => paceOf(view, foe)));
  return far + runs - (next % 2 === 0 ? STEAM.us : STEAM.us - 1) <= REACH.us;
}

/** Hexes that an enemy can make next turn, as far as anybody can tell. */
function paceOf({ markers }: MobileTheater, { marker }: Foe): number {
  return Math.max(0, (isDetached(marker) ? CRIPPLED : STEAM.japan) - at(markers, marker).slow);
}
const CRIPPLED = 2;

/** Bombs for half as much again as there is to hit: some always miss. */
const TO_BE_SURE = 1.5;
/** Bombers that are no strike of their own. */
const TOO_FEW = 3;

/** Of a US strike, no more than the target can take: the others find another one, or stay for the next turn. */
function trimmed(desk: OpsDesk, strike: Strike): Strike {
  const { units, aim, promised } = strike;
  if (desk.side === 'japan' || promised.spent <= TO_BE_SURE * promised.worth) return strike;
  const bombers = units.filter(isBomber).toSorted((a, b) => strengthNow(desk, b) - strengthNow(desk, a));
  const escorts = units.filter((unit) => !isBomber(unit)).slice(0, patrolOver(desk, aim).units + SPARE_ESCORTS);
  for (let n = TOO_FEW; n <= bombers.length - TOO_FEW; n++) {
    const part = [...bombers.slice(0, n), ...escorts];
    const { spent, worth } = promiseOf(desk, part, aim);
    if (spent > TO_BE_SURE * worth) return { ...strike, units: part };
  }
  return strike;
}
const SPARE_ESCORTS = 1;

function strengthNow({ view }: OpsDesk, unit: number): number {
  const { full, weak } = at(fleet.squadrons, unit);
  return view.airWeak[unit] ? weak : full;
}

/** What a US strike must promise: its aircraft come back. */
const WORTH_FLYING = 1;
/** What aircraft from the islands must promise. */
const WORTH_A_FEW = 0.5;

/** A strike that fulfills the duty more often than not. */
const LIKELY = 0.5;

/** Whether a strike is flown. The duty of the Mobile Fleet leaves it no choice; the US flies whenever it pays. */
function accepts(desk: OpsDesk, entry: number, { aim, units, promised }: Strike): boolean {
  const { view, side, temper } = desk;
  if (side === 'us') return promised.value >= WORTH_FLYING;
  if (chitOf(fleet, entry) >= 0) return promised.gain >= WORTH_A_FEW || harries(desk, aim, units);
  const paid = promised.gain >= temper.pays * temper.caution * promised.cost;
  if (!owesStrike(view)) return paid && carriersAt(aim) >= 1;
  // What the first strike left on deck still has to go, at whatever it reaches: until then nobody may turn back.
  if (view.own.attacked) return true;
  if (isLastChance(desk)) return dutyChance(aim) > 0;
  return dutyChance(aim) >= LIKELY && (isMainBody(desk, entry) || willBeFollowed(desk, entry, aim));
}

/** Whether the main body can strike the same hex later this turn. A wing that has sailed by then could not follow it (16.1.4). */
function willBeFollowed(desk: OpsDesk, entry: number, { hex }: Aim): boolean {
  return desk
    .formations()
    .some(
      ({ marker, hex: from }) =>
        readyBombers(desk, marker) > readyBombers(desk, entry) &&
        !at(desk.view.markers, marker).done &&
        grid.distance(from, hex) <= REACH.japan + STEAM.japan,
    );
}

/** A lone wing is shot to pieces: it follows the main body, or goes ahead of it. */
export function isMainBody(desk: OpsDesk, entry: number): boolean {
  return desk.formations().every(({ marker }) => readyBombers(desk, marker) <= readyBombers(desk, entry));
}

/** Losing aircraft from the islands costs nothing, and enough of them slow carriers down (7.2). Before the order they would turn back. */
function harries({ view }: OpsDesk, aim: Aim, units: readonly number[]): boolean {
  return mayAttackCarriers(view) && carriersAt(aim) >= 1 && units.length >= SLOWING_UNITS;
}

/** What a strike on a hex would promise a formation that flies it; nothing if it would not. */
export function wouldStrike(desk: OpsDesk, entry: number, units: readonly number[], aim: Aim): Promised | undefined {
  const owes = desk.side === 'japan' && chitOf(fleet, entry) < 0 && owesStrike(desk.view);
  // With no bombers left, even a sweep of fighters is a strike.
  if (units.length === 0 || !(units.some(isBomber) || (owes && mayBeSweep(desk)))) return undefined;
  const promised = promiseOf(desk, units, aim);
  if (!accepts(desk, entry, { aim, units, promised })) return undefined;
  if (!owes) return promised;
  return { ...promised, value: promised.value + DUTY * (desk.view.own.attacked ? 1 : dutyChance(aim)) };
}

/** Fighters alone do the duty where no bombers are left, and where all that is owed is whatever stayed on deck. */
function mayBeSweep(desk: OpsDesk): boolean {
  return desk.view.own.attacked || desk.formations().every(({ marker }) => readyBombers(desk, marker) === 0);
}

/** Points that it is worth to have done one's duty. */
const DUTY = 20;
