import {
  type Answer,
  ask,
  begin,
  clone,
  type Dice,
  fast,
  type Frame,
  type Game,
  journalFor,
  type Match,
  notPlain,
  observeMatch,
  refusalOf,
  resample,
  sampleAnswer,
  same,
  type Side,
  submit,
  undo,
  undoRefusal,
  unsaid,
} from '@point-option/engine';
import { catalogueOf } from './catalogue.ts';
import { difference, shares } from './knowledge.ts';
import { beginPlan, type FuzzPlan, isEndless, isPlayed, planName } from './plan.ts';
import { sharedBetween, sharedWithin } from './sharing.ts';
import type { Asked } from './wanted.ts';
import { wording, wordingOfAll } from './wording.ts';

/**
 * What must always hold of a game's data and of the procedures under way: a sentence for each thing that does not. Written as a method so that those of
 * any game's own data will do.
 */
export type Invariants = { of(data: unknown, agenda: readonly Frame[]): string[] }['of'];

/**
 * Plays one match, as far as its plan goes, with nothing but valid answers, taking orders back at whim, and gives the first thing that is wrong
 * as a sentence: a dead end, an exception, a broken invariant, an endless match, words that are missing,
 * something shown that breaks the contract, a refusal that changed something, an undo that crossed a die or a revealed secret.
 */
export function fuzz(
  game: Game,
  plan: FuzzPlan,
  invariants: Invariants = () => [],
): { fault: string | null; match: Match | null } {
  let match: Match | null = null;
  let orders = 0;
  const at = (): string => `${planName(game, plan)} order ${orders}`;
  try {
    match = beginPlan(game, plan);
    const whim = fast(`${plan.seed}/whim`);
    const asked: Asked = new Map();
    while (!isPlayed(plan, match, orders)) {
      const fault = checkState(match, invariants) ?? playOne(match, whim, asked);
      if (fault !== null) return { fault: `${at()}: ${fault}`, match };
      if (isEndless(plan, ++orders)) return { fault: `${at()}: the match does not end.`, match };
    }
    const fault = checkState(match, invariants) ?? wordingOfAll(match);
    return { fault: fault && `${at()}: ${fault}`, match };
  } catch (error) {
    return { fault: `${at()}: ${error instanceof Error ? error.message : String(error)}`, match };
  }
}

function checkState(match: Match, invariants: Invariants): string | null {
  const state = match.table.whole;
  const loose = notPlain(state);
  if (loose !== null) return `the state is not plain integers and text: ${loose}.`;
  return (
    sharedWithin(state) ??
    // Constants of the rules stay where they are, so that they are found without looking after every order.
    (match.table.orders % 8 === 0 ? sharedBetween(match, state) : null) ??
    checkCopy(match) ??
    invariants(state.data, state.agenda)[0] ??
    null
  );
}

/** A copy written by hand is the same data and shares none of it. */
function checkCopy(match: Match): string | null {
  const { game } = match.prepared;
  const { data } = match.table.whole;
  if (game.copy === undefined) return null;
  const copy = game.copy(data);
  const fault = difference(data, copy);
  if (fault !== null) return `the game's copy of its data differs: ${fault}.`;
  return shares(copy, data) ? "the game's copy of its data shares some of it." : null;
}

/** One side gives one valid order, perhaps after a bad one, and perhaps takes it back. */
function playOne(match: Match, whim: Dice, asked: Asked): string | null {
  const { open } = match.table.whole;
  const side = open[whim.die(open.length) - 1];
  if (side === undefined) return 'nobody is asked, and the match is not over.';
  const question = ask(match, side);
  if (question === null) return `${side} is awaited and not asked.`;
  const fault =
    (whim.die(4) === 1 ? wording(match, side, asked) : null) ?? (whim.die(8) === 1 ? checkRefusal(match, side) : null);
  if (fault !== null) return fault;
  const answer = sampleAnswer(question, whim);
  const before = clone(match.table.whole);
  const rolled = match.table.dice.rolled;
  const lines = match.table.journal?.length ?? 0;
  const refusal = submit(match, side, answer);
  if (refusal !== null)
    return `${JSON.stringify(answer)} is valid for "${question.procedure}: ${question.step}" and refused: ${refusal.reason.key}.`;
  return undoRefusal(match, side) === null ? checkUndo(match, side, answer, before, rolled, lines, whim) : null;
}

/** A bad order is refused in words and changes nothing. */
function checkRefusal(match: Match, side: Side): string | null {
  const before = clone(match.table.whole);
  const rolled = match.table.dice.rolled;
  const question = ask(match, side);
  for (const bad of [null, 'no such thing', -77, [-77], { nobody: 'nowhere' }] as Answer[]) {
    if (question !== null && refusalOf(question, bad) === null) continue;
    const refusal = submit(match, side, bad);
    if (refusal === null) return `${JSON.stringify(bad)} is not valid and was accepted.`;
    const missing = unsaid(catalogueOf(match.prepared.game), refusal.reason);
    if (missing !== null) return missing;
  }
  if (!same(before, match.table.whole) || rolled !== match.table.dice.rolled)
    return 'a refused order changed the state.';
  return null;
}

/** An order that may be taken back has rolled nothing and told nothing, and taking it back leaves no trace. */
function checkUndo(
  match: Match,
  side: Side,
  answer: Answer,
  before: Match['table']['whole'],
  rolled: number,
  lines: number,
  whim: Dice,
): string | null {
  const { table } = match;
  if (table.dice.rolled !== rolled)
    return `the order ${JSON.stringify(answer)} of ${side} rolled dice and can be undone.`;
  const told = checkNothingTold(match, side, answer, before, lines, whim);
  if (told !== null) return told;
  if (whim.die(3) !== 1) return null;
  const after = clone(table.whole);
  const refused = undo(match, side);
  if (refused !== null) return `an undo that was offered is refused: ${refused.reason.key}.`;
  const trace = difference(before, table.whole);
  if (trace !== null) return `an undo left a trace: ${trace}.`;
  if (table.dice.rolled !== rolled) return 'an undo moved the dice.';
  submit(match, side, answer);
  const drift = difference(after, table.whole);
  return drift === null ? null : `the same order after an undo does something else: ${drift}.`;
}

/**
 * If the same order, given in another state that looked the same to the side, shows the side something else, then the
 * order told it a secret, and it must not be taken back.
 */
function checkNothingTold(
  match: Match,
  side: Side,
  answer: Answer,
  before: Match['table']['whole'],
  lines: number,
  whim: Dice,
): string | null {
  const { prepared, header } = match;
  const origin = begin(prepared.game, { ...header, dice: { kind: 'fast', seed: 'told' }, start: before });
  const seen = observeMatch(origin, side);
  const other = begin(prepared.game, {
    ...header,
    dice: { kind: 'fast', seed: 'told' },
    start: resample(prepared, seen, whim),
  });
  const begun = other.table.journal?.length ?? 0;
  // What others have sealed is as unknown to the side as anything: here they answer something else.
  for (const sealed of Object.keys(before.sealed)) {
    const question = ask(other, sealed);
    if (question === null || submit(other, sealed, sampleAnswer(question, whim)) !== null) return null;
  }
  if (submit(other, side, answer) !== null)
    return `whether ${side} may order ${JSON.stringify(answer)} depends on what it cannot know.`;
  if (Object.hasOwn(match.table.whole.sealed, side)) return null;
  const told =
    difference(observeMatch(match, side), observeMatch(other, side)) ??
    difference(heardSince(match, side, lines), heardSince(other, side, begun), 'journal');
  if (told !== null) return `the order ${JSON.stringify(answer)} told ${side} a secret and can be undone: ${told}.`;
  return undoRefusal(other, side) === null
    ? null
    : `whether the order ${JSON.stringify(answer)} can be undone tells ${side} what it cannot know.`;
}

/** What a side's journal says after so many lines, without the numbers of orders, which differ between matches. */
function heardSince({ table, prepared: { game } }: Match, side: Side, lines: number): unknown[] {
  const since = (table.journal ?? []).slice(lines);
  return journalFor(since, side, game.observeEvent?.bind(game)).map(({ key, values }) => ({ key, values }));
}
