import {
  type Answer,
  ask,
  begin,
  clone,
  type Dice,
  fast,
  type Game,
  journalFor,
  type Match,
  observe,
  observeMatch,
  refusalOf,
  resample,
  sampleAnswer,
  same,
  type Secret,
  type Side,
  type State,
  submit,
  undoRefusal,
  type Wanted,
} from '@point-option/engine';
import type { Invariants } from './fuzz.ts';
import { difference, knowledge, shares } from './knowledge.ts';
import { beginPlan, type FuzzPlan, fuzzPlans, isEndless, isPlayed, planName } from './plan.ts';
import { observationChanged } from './readOnly.ts';
import { sharedDice } from './sharedDice.ts';
import { type Asked, askedIn, wantedIn } from './wanted.ts';

export interface Interference {
  /** The first leak found, as a sentence. */
  readonly fault: string | null;
  /** How often each secret was varied: one that never was proves nothing. */
  readonly varied: Readonly<Record<string, number>>;
}

/** How many times the matches asked for may be played until every secret was varied once. */
const PATIENCE = 5;
/** Between two looks at a match, so many decisions at most. */
const STRIDE = 6;

/**
 * Non-interference: at moments of many matches, each secret of the game is changed to something else that the side
 * cannot tell from the truth, and everything the side can learn must stay the same: observation, presentation,
 * question, options, reasons, chances, refusals, journal, numbers, and what staff in its seat order.
 */
export function interference(
  game: Game,
  matches: number,
  seed: string,
  invariants: Invariants = () => [],
  plansOf: (matches: number, seed: string) => FuzzPlan[] = (count, from) => fuzzPlans(game, count, from),
): Interference {
  const varied: Record<string, number> = Object.fromEntries(game.secrets.map((secret) => [nameOf(secret), 0]));
  const idle = (): string | undefined => Object.keys(varied).find((name) => varied[name] === 0);
  const plans = plansOf(matches * PATIENCE, seed);
  for (const [index, plan] of plans.entries()) {
    // A rare secret may need more matches than were asked for.
    if (index >= matches && idle() === undefined) break;
    const fault = watched(game, plan, { varied, invariants });
    if (fault !== null)
      return {
        fault: `${planName(game, plan)}: ${fault}`,
        varied,
      };
  }
  const never = idle();
  return {
    fault:
      never === undefined ? null : `${game.id}: the secret "${never}" was never varied in ${plans.length} matches.`,
    varied,
  };
}

function nameOf(secret: Secret<unknown>): string {
  return `${secret.name}, hidden from ${secret.hiddenFrom}`;
}

interface Watching {
  /** How often each secret was varied, so far. */
  readonly varied: Record<string, number>;
  readonly invariants: Invariants;
}

/** An exception is a fault too, and says where it was met. */
function watched(game: Game, plan: FuzzPlan, watching: Watching): string | null {
  try {
    return watch(game, plan, watching);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function watch(game: Game, plan: FuzzPlan, watching: Watching): string | null {
  const match = beginPlan(game, plan);
  const whim = fast(`${plan.seed}/watch`);
  let rest = whim.die(STRIDE);
  while (!isPlayed(plan, match, match.table.orders)) {
    if (isEndless(plan, match.table.orders)) return 'the match does not end.';
    if (--rest === 0) {
      rest = whim.die(STRIDE);
      const fault = lookAt(match, whim, watching);
      if (fault !== null) return `after ${match.table.orders} orders: ${fault}`;
    }
    const { open } = match.table.whole;
    const side = open[whim.die(open.length) - 1] as Side;
    const question = ask(match, side);
    if (question === null) return `${side} is awaited and not asked.`;
    submit(match, side, sampleAnswer(question, whim));
  }
  return null;
}

/** A match of its own from a copy of a state, with dice that two such matches share as far as the side sees them. */
function from(match: Match, state: State<unknown>, side: Side, hidden = 'alike'): Match {
  const { header, prepared } = match;
  const world = begin(prepared.game, { ...header, dice: { kind: 'fast', seed: 'shared' }, start: state });
  world.table.dice = sharedDice(side, hidden);
  return world;
}

function lookAt(match: Match, whim: Dice, { varied, invariants }: Watching): string | null {
  const { game } = match.prepared;
  for (const side of game.sides) {
    const fault =
      checkObservation(match, side) ??
      checkResample(match, side, whim, invariants) ??
      checkSealed(match, side, whim) ??
      checkHiddenDice(match, side, whim);
    if (fault !== null) return fault;
  }
  const known = new Map<Side, Known>();
  for (const secret of game.secrets) {
    const other = clone(match.table.whole);
    if (!secret.vary(other.data, whim)) continue;
    const name = nameOf(secret);
    if (same(other.data, match.table.whole.data)) return `the secret "${name}" was said to be varied and was not.`;
    const [broken] = invariants(other.data, other.agenda);
    if (broken !== undefined) return `the secret "${name}" was varied into something impossible: ${broken}`;
    varied[name] = (varied[name] ?? 0) + 1;
    const leak = compare(match, other, secret.hiddenFrom, whim, known);
    if (leak !== null) return `${secret.hiddenFrom} can tell "${secret.name}": ${leak}`;
  }
  return null;
}

/** What a side knows in the truth: many secrets are hidden from it, and for all of them that is the same. */
interface Known {
  readonly asked: Asked;
  readonly wanted: readonly Wanted[];
  readonly knowledge: Record<string, unknown>;
}

function compare(match: Match, varied: State<unknown>, side: Side, whim: Dice, known: Map<Side, Known>): string | null {
  const pair = (): Worlds => [from(match, match.table.whole, side), from(match, varied, side)];
  const [truth, other] = pair();
  const { sides } = match.prepared.game;
  const before = known.get(side);
  const asked = before?.asked ?? askedIn(truth, sides);
  const wanted = wantedIn(asked, other, sides);
  const own =
    before && same(before.wanted, wanted) ? before : { asked, wanted, knowledge: knowledge(truth, side, wanted) };
  known.set(side, own);
  const now = difference(own.knowledge, knowledge(other, side, wanted));
  if (now !== null) return now;
  for (const actor of match.table.whole.open) {
    const fault = compareAfter(pair(), actor, side, wanted, whim);
    if (fault !== null) return fault;
  }
  return null;
}

type Worlds = readonly [truth: Match, other: Match];

/**
 * One order in both worlds, with the same dice. The side's own order is valid in both or in neither. As long as the
 * order can be undone it has told nothing, so everything stays the same; past a die, a revealed secret or a joint
 * answer the truth may have come out, but only where the side sees it: what it hears may tell no more.
 */
function compareAfter(worlds: Worlds, actor: Side, side: Side, wanted: readonly Wanted[], whim: Dice): string | null {
  const [truth, other] = worlds;
  const question = ask(truth, actor);
  const twin = ask(other, actor);
  if (question === null || twin === null) return null;
  const answer = sampleAnswer(question, whim);
  if (refusalOf(twin, answer) !== null) {
    return actor === side
      ? `the order ${JSON.stringify(answer)} is accepted, and refused when the secret differs.`
      : null;
  }
  for (const world of worlds) submit(world, actor, answer);
  const free = worlds.map((world) => undoRefusal(world, actor) === null);
  const after = actor === side ? '' : `after an order of ${actor}, `;
  if (free[0] && free[1]) {
    const told = difference(knowledge(truth, side, wanted), knowledge(other, side, wanted));
    if (told !== null) return actor === side ? `after an order that can be undone, ${told}` : `${after}${told}`;
  } else if (actor === side && free[0] !== free[1] && seesTheSame(worlds, side)) {
    return 'whether an order can be undone depends on it.';
  }
  if (!answerAll(worlds, whim)) return null;
  const heard = hearsMore(worlds, side);
  return heard && `${after}${heard}`;
}

/** Gives the answers that a joint step still waits for, the same in both worlds; false where one does not fit. */
function answerAll(worlds: Worlds, whim: Dice): boolean {
  const [truth, other] = worlds;
  while (Object.keys(truth.table.whole.sealed).length > 0 && truth.table.whole.open.length > 0) {
    const next = truth.table.whole.open[0] as Side;
    const question = ask(truth, next);
    const twin = ask(other, next);
    if (question === null || twin === null) return false;
    const answer = sampleAnswer(question, whim);
    if (refusalOf(twin, answer) !== null) return false;
    for (const world of worlds) submit(world, next, answer);
  }
  return true;
}

function seesTheSame([truth, other]: Worlds, side: Side): boolean {
  return same(observeMatch(truth, side), observeMatch(other, side));
}

/**
 * Where a side sees the same in both worlds, and they still differ in what is hidden, it must have heard the same: an
 * event tells no more than the observation shows, or a fork and the staff's resampling would contradict the journal.
 */
function hearsMore(worlds: Worlds, side: Side): string | null {
  const [truth, twin] = worlds;
  if (!seesTheSame(worlds, side) || same(truth.table.whole.data, twin.table.whole.data)) return null;
  const [told, other] = worlds.map(({ table, prepared: { game } }) =>
    journalFor(table.journal ?? [], side, game.observeEvent?.bind(game)),
  );
  const more = difference(told, other, 'journal');
  return more && `${side} hears what it does not see: ${more}`;
}

/** Dice that a side does not see are rolled anew: where it then sees the same, it must have heard the same. */
function checkHiddenDice(match: Match, side: Side, whim: Dice): string | null {
  for (const actor of match.table.whole.open) {
    const worlds: Worlds = [from(match, match.table.whole, side, 'one'), from(match, match.table.whole, side, 'two')];
    const question = ask(worlds[0], actor);
    if (question === null) continue;
    const answer = sampleAnswer(question, whim);
    for (const world of worlds) submit(world, actor, answer);
    const heard = answerAll(worlds, whim) ? hearsMore(worlds, side) : null;
    if (heard !== null) return `${side} can tell dice it may not see: ${heard}`;
  }
  return null;
}

/** While several sides answer, one side's answer, or whether it has answered, shows the other nothing. */
function checkSealed(match: Match, side: Side, whim: Dice): string | null {
  const { open } = match.table.whole;
  if (open.length < 2 || !open.includes(side)) return null;
  const before = knowledge(from(match, match.table.whole, side), side, []);
  for (const other of open) {
    if (other === side) continue;
    const world = from(match, match.table.whole, side);
    const question = ask(world, other);
    if (question === null) continue;
    const answer: Answer = sampleAnswer(question, whim);
    submit(world, other, answer);
    const leak = difference(before, knowledge(world, side, []));
    if (leak !== null) return `${side} can tell that ${other} answered ${JSON.stringify(answer)} under seal: ${leak}`;
  }
  return null;
}

/** What a side is given is its own: whatever staff do to it, the state stays as it is. */
function checkObservation(match: Match, side: Side): string | null {
  const state = match.table.whole;
  if (shares(observeMatch(match, side), state)) return `what ${side} is shown shares data with the state.`;
  return shares(ask(match, side), state)
    ? `what ${side} is asked shares data with the state.`
    : observationChanged(match, side);
}

/** A resampled state looks the same to the side, breaks no invariant, and can be played. */
function checkResample(match: Match, side: Side, whim: Dice, invariants: Invariants): string | null {
  const { prepared } = match;
  const seen = observeMatch(match, side);
  const state = resample(prepared, clone(seen), whim);
  const again = difference(seen, observe(prepared, state, side));
  if (again !== null) return `a state resampled for ${side} looks different to it: ${again}`;
  const [broken] = invariants(state.data, state.agenda);
  if (broken !== undefined) return `a state resampled for ${side} is impossible: ${broken}`;
  const played = begin(prepared.game, { ...match.header, dice: { kind: 'fast', seed: 'resampled' }, start: state });
  for (let i = 0; i < STRIDE && played.table.whole.outcome === null; i++) {
    const next = played.table.whole.open[0] as Side;
    const question = ask(played, next);
    if (question === null) return `a state resampled for ${side} asks nobody.`;
    submit(played, next, sampleAnswer(question, whim));
  }
  return null;
}
