import {
  type Answer,
  ask,
  clone,
  type Dice,
  fast,
  type Game,
  type Match,
  observeMatch,
  type Seating,
  seat,
  type Side,
  staffDice,
  submit,
} from '@point-option/engine';
import { beginPlan, type FuzzPlan, fuzzPlans, type Moment, planName } from './plan.ts';

/** How proofs of a long game are spread over its length. */
export interface Middle {
  /** Moments of each staffed match at which proofs begin: its first, its last orders, and some drawn between them. */
  readonly moments: number;
  /** Orders that a proof plays from there. */
  readonly horizon: number;
}

/** A match as staff played it, from which any of its moments can be had again without them. */
interface Recording {
  readonly plan: FuzzPlan;
  readonly orders: readonly { by: Side; answer: Answer }[];
}

/** What each proof of a game would record anew: staff play a match once, and all of its proofs begin in it. */
const recorded = new WeakMap<Game, Map<string, readonly FuzzPlan[]>>();

/**
 * So many plans as of `fuzzPlans`, each beginning at a moment of a match that the game's own staff have played, and
 * ending after the horizon: a game of 20,000 orders is looked at from end to end without playing all of it again.
 */
export function middlePlans(game: Game, matches: number, seed: string, middle: Middle, staffed: string): FuzzPlan[] {
  const from = staffedMoments(game, middle, staffed);
  return Array.from({ length: matches }, (_, index) => {
    const scenario = index % from.length;
    // The next scenario begins with the next moment, so that a few matches see all parts of a game.
    const moments = from[scenario] as readonly FuzzPlan[];
    const moment = moments[(Math.floor(index / from.length) + scenario) % moments.length] as FuzzPlan;
    return { ...moment, seed: `${seed}/${index}` };
  });
}

/** The moments of one staffed match of every scenario. */
function staffedMoments(game: Game, middle: Middle, seed: string): (readonly FuzzPlan[])[] {
  const known = recorded.get(game) ?? new Map<string, readonly FuzzPlan[]>();
  recorded.set(game, known);
  return fuzzPlans(game, game.scenarios.length, seed).map((plan) => {
    const key = JSON.stringify([plan, middle]);
    const moments = known.get(key) ?? momentsOf(game, plan, middle);
    known.set(key, moments);
    return moments;
  });
}

/** The plan, begun at several moments of a match that staff play from its seed. */
export function momentsOf(game: Game, plan: FuzzPlan, { moments, horizon }: Middle): FuzzPlan[] {
  const recording = record(game, plan);
  // Half a horizon before its end, so that a proof sees the end too.
  const last = Math.max(0, recording.orders.length - Math.ceil(horizon / 2));
  const at = [...new Set([0, ...drawnBetween(moments - 2, last, fast(`${plan.seed}/moments`)), last])];
  return statesAt(game, recording, at).map((from) => ({ ...plan, from, horizon }));
}

/** Numbers below `limit` in rising order, one drawn from each of as many equal parts. */
function drawnBetween(count: number, limit: number, dice: Dice): number[] {
  const part = Math.floor(limit / Math.max(1, count));
  return Array.from({ length: Math.max(0, count) }, (_, i) => i * part + dice.die(Math.max(1, part)) - 1);
}

/** Staff play the match of a plan to its end. */
function record(game: Game, plan: FuzzPlan): Recording {
  const match = beginPlan(game, plan, { simulate: true });
  const orders: { by: Side; answer: Answer }[] = [];
  playStaffed(match, plan.seed, STAFFED_ENDLESS, { given: (by, answer) => orders.push({ by, answer }) });
  if (match.table.whole.outcome === null)
    throw new Error(`${planName(game, plan)}: staff give ${orders.length} orders, and the match does not end.`);
  return { plan, orders };
}

/** More orders than staff need for the longest game. */
const STAFFED_ENDLESS = 200_000;

interface Staffed {
  /** Who answers: the game's own staff, where nobody else is named. */
  readonly seating?: Seating<unknown>;
  /** Told of every order. */
  readonly given?: (by: Side, answer: Answer) => void;
}

/** Staff give at most so many orders. */
export function playStaffed(match: Match, seed: string, max: number, { seating: named, given }: Staffed = {}): void {
  const { game } = match.prepared;
  const seating = named ?? seat(game);
  const dice = staffDice(game.sides, seed);
  for (let orders = 0; match.table.whole.outcome === null && orders < max; orders++) {
    const by = match.table.whole.open[0] as Side;
    const question = ask(match, by);
    const staff = seating[by];
    const own = dice[by];
    if (question === null || !staff || !own) throw new Error(`Nobody answers for ${by}.`);
    const answer = staff.decide(observeMatch(match, by), question, own);
    const refusal = submit(match, by, answer);
    if (refusal !== null)
      throw new Error(`The order ${JSON.stringify(answer)} of the staff is refused: ${refusal.reason.key}.`);
    given?.(by, answer);
  }
}

/** The states of a recorded match after so many orders, in one pass over it. */
function statesAt(game: Game, { plan, orders }: Recording, at: readonly number[]): Moment[] {
  const match = beginPlan(game, plan, { simulate: true });
  const found: Moment[] = [];
  const wanted = new Set(at);
  for (let order = 0; order <= (at.at(-1) ?? 0); order++) {
    if (wanted.has(order)) found.push({ state: clone(match.table.whole), order, seed: plan.seed });
    const next = orders[order];
    if (next) submit(match, next.by, next.answer);
  }
  return found;
}
