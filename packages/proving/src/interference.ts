import {
  type Answer,
  ask,
  begin,
  clone,
  type Dice,
  fast,
  type Game,
  type Match,
  observe,
  observeMatch,
  type OptionId,
  promptFor,
  refusalOf,
  resample,
  sampleAnswer,
  same,
  type Secret,
  type Side,
  type State,
  submit,
  undoRefusal,
} from '@point-option/engine';
import { fuzzPlans, type FuzzPlan } from './fuzz.ts';
import { difference, knowledge, shares } from './knowledge.ts';

export interface Interference {
  /** The first leak found, as a sentence. */
  readonly fault: string | null;
  /** How often each secret was varied: one that never was proves nothing. */
  readonly varied: Readonly<Record<string, number>>;
}

/** Between two looks at a match, so many decisions at most. */
const STRIDE = 6;

/**
 * Non-interference: at moments of many matches, each secret of the game is changed to something else that the side
 * cannot tell from the truth, and everything the side can learn must stay the same: observation, presentation,
 * question, options, reasons, chances, refusals, journal, numbers, and what staff in its seat order.
 */
export function interference(game: Game, matches: number, seed: string): Interference {
  const varied: Record<string, number> = Object.fromEntries(game.secrets.map((secret) => [nameOf(secret), 0]));
  for (const plan of fuzzPlans(game, matches, seed)) {
    const fault = watched(game, plan, varied);
    if (fault !== null)
      return {
        fault: `${game.id} ${plan.scenario} ${JSON.stringify(plan.options)} seed ${plan.seed}: ${fault}`,
        varied,
      };
  }
  const idle = Object.keys(varied).find((name) => varied[name] === 0);
  return {
    fault: idle === undefined ? null : `${game.id}: the secret "${idle}" was never varied in ${matches} matches.`,
    varied,
  };
}

function nameOf(secret: Secret<unknown>): string {
  return `${secret.name}, hidden from ${secret.hiddenFrom}`;
}

/** An exception is a fault too, and says where it was met. */
function watched(game: Game, plan: FuzzPlan, varied: Record<string, number>): string | null {
  try {
    return watch(game, plan, varied);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function watch(game: Game, plan: FuzzPlan, varied: Record<string, number>): string | null {
  const match = begin(game, {
    scenario: plan.scenario,
    options: plan.options,
    dice: { kind: 'fast', seed: plan.seed },
  });
  const whim = fast(`${plan.seed}/watch`);
  let rest = whim.die(STRIDE);
  while (match.table.whole.outcome === null) {
    if (--rest === 0) {
      rest = whim.die(STRIDE);
      const fault = lookAt(match, whim, varied);
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

/** A match of its own from a state, with dice that two such matches share. */
function from(match: Match, state: State<unknown>): Match {
  return begin(match.prepared.game, { ...match.header, dice: { kind: 'fast', seed: 'shared' }, start: clone(state) });
}

function lookAt(match: Match, whim: Dice, varied: Record<string, number>): string | null {
  const { game } = match.prepared;
  for (const side of game.sides) {
    const fault = checkObservation(match, side) ?? checkResample(match, side, whim) ?? checkSealed(match, side, whim);
    if (fault !== null) return fault;
  }
  for (const secret of game.secrets) {
    const other = clone(match.table.whole);
    if (!secret.vary(other.data, whim)) continue;
    const name = nameOf(secret);
    if (same(other.data, match.table.whole.data)) return `the secret "${name}" was said to be varied and was not.`;
    const broken = game.invariants?.(other.data)[0];
    if (broken !== undefined) return `the secret "${name}" was varied into something impossible: ${broken}`;
    varied[name] = (varied[name] ?? 0) + 1;
    const leak = compare(match, other, secret.hiddenFrom, whim);
    if (leak !== null) return `${secret.hiddenFrom} can tell "${secret.name}": ${leak}`;
  }
  return null;
}

/** Everything a side may ask about: what is offered in either world, and what is not. */
function wantedIn(worlds: readonly Match[], sides: readonly Side[]): OptionId[] {
  const ids = new Set<OptionId>(['nonsense', 0]);
  for (const world of worlds) {
    for (const side of sides) {
      const prompt = promptFor(world, side);
      for (const option of prompt?.options ?? []) {
        ids.add(option.id);
        for (const touched of option.touches ?? []) ids.add(touched);
      }
    }
  }
  return [...ids];
}

function compare(match: Match, varied: State<unknown>, side: Side, whim: Dice): string | null {
  const truth = from(match, match.table.whole);
  const other = from(match, varied);
  const { sides } = match.prepared.game;
  const wanted = wantedIn([truth, other], sides);
  const now = difference(knowledge(truth, side, wanted), knowledge(other, side, wanted));
  if (now !== null) return now;
  return (
    compareAfterOwnOrder(truth, other, side, wanted, whim) ?? compareAfterOthers(match, varied, side, wanted, whim)
  );
}

/** The side's own order: valid in both worlds or in neither, and as long as it can be undone it has told nothing. */
function compareAfterOwnOrder(
  truth: Match,
  other: Match,
  side: Side,
  wanted: readonly OptionId[],
  whim: Dice,
): string | null {
  const question = ask(truth, side);
  const twin = ask(other, side);
  if (question === null || twin === null) return null;
  const answer = sampleAnswer(question, whim);
  if (refusalOf(twin, answer) !== null)
    return `the order ${JSON.stringify(answer)} is accepted, and refused when the secret differs.`;
  submit(truth, side, answer);
  submit(other, side, answer);
  const free = undoRefusal(truth, side) === null;
  if (free !== (undoRefusal(other, side) === null) && !told(truth, other, side))
    return 'whether an order can be undone depends on it.';
  if (!free) return null;
  const after = difference(knowledge(truth, side, wanted), knowledge(other, side, wanted));
  return after === null ? null : `after an order that can be undone, ${after}`;
}

/** Whether the truth came out in what the side now sees. */
function told(truth: Match, other: Match, side: Side): boolean {
  return !same(observeMatch(truth, side), observeMatch(other, side));
}

/** Another side's order that rolls nothing and reveals nothing shows this side the same in both worlds. */
function compareAfterOthers(
  match: Match,
  varied: State<unknown>,
  side: Side,
  wanted: readonly OptionId[],
  whim: Dice,
): string | null {
  for (const actor of match.table.whole.open) {
    if (actor === side) continue;
    const truth = from(match, match.table.whole);
    const other = from(match, varied);
    const question = ask(truth, actor);
    const twin = ask(other, actor);
    if (question === null || twin === null) continue;
    const answer = sampleAnswer(question, whim);
    if (refusalOf(twin, answer) !== null) continue;
    submit(truth, actor, answer);
    submit(other, actor, answer);
    if (undoRefusal(truth, actor) !== null || undoRefusal(other, actor) !== null) continue;
    const after = difference(knowledge(truth, side, wanted), knowledge(other, side, wanted));
    if (after !== null) return `after an order of ${actor}, ${after}`;
  }
  return null;
}

/** While several sides answer, one side's answer, or whether it has answered, shows the other nothing. */
function checkSealed(match: Match, side: Side, whim: Dice): string | null {
  const { open } = match.table.whole;
  if (open.length < 2 || !open.includes(side)) return null;
  const before = knowledge(from(match, match.table.whole), side, []);
  for (const other of open) {
    if (other === side) continue;
    const world = from(match, match.table.whole);
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
  return shares(ask(match, side), state) ? `what ${side} is asked shares data with the state.` : null;
}

/** A resampled state looks the same to the side, breaks no invariant, and can be played. */
function checkResample(match: Match, side: Side, whim: Dice): string | null {
  const { prepared } = match;
  const seen = observeMatch(match, side);
  const state = resample(prepared, clone(seen), whim);
  const again = difference(seen, observe(prepared, state, side));
  if (again !== null) return `a state resampled for ${side} looks different to it: ${again}`;
  const broken = prepared.game.invariants?.(state.data)[0];
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
