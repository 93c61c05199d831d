import {
  type Answer,
  ask,
  BadInput,
  canUndoDecision,
  DieError,
  emptyAnswer,
  type Match,
  message,
  type Order,
  OutOfDice,
  type PromptView,
  promptFor,
  type Refusal,
  refusalOf,
  RulesFault,
  same,
  type Side,
  staffOf,
  submit,
  undo,
  undoRefusal,
} from '@point-option/engine';
import { answerText } from './answerText.ts';
import type { PendingOrder } from './ports.ts';
import { staffAdvice, staffAnswer } from './staff.ts';
import { type Given, isOver, maySee, type Pending, pendingFor, type Table, type TakenBack } from './table.ts';
import { afterAnswer, noteAnswer, takeBack, teach } from './tutor.ts';

/**
 * Gives an order. Refuses with a reason, having changed nothing. Where a die is missing that is rolled by hand the order
 * waits for it: nothing has changed yet but that.
 */
function give(table: Table, given: Given, rolled: Rolled = NONE): Refusal | null {
  const { match, tutor } = table;
  const { side, answer } = given;
  const isPersons = given.by === 'person' || given.by === 'delegate';
  if (tutor && isPersons) teach(tutor, match, side);
  const before = isPersons ? table.diary.to(side).length : 0;
  const after = tutor && afterAnswer(tutor, match, side, answer);
  const prompt = given.by === 'delegate' ? promptFor(match, side) : null;
  const words = prompt ? answerText(match, side, prompt, answer) : [];
  const outcome =
    match.header.dice.kind === 'scripted' ? withHandDice(table, given, rolled) : submit(match, side, answer);
  if (outcome !== null && outcome !== 'waits') return outcome;
  // A side that may not see the die cannot tell that its order waits for one: it has been given.
  if (given.by === 'person') table.since.set(side, before);
  if (outcome === 'waits') return null;
  table.pending = null;
  if (tutor && after) noteAnswer(tutor, side, after);
  if (!isPersons) return null;
  if (given.by === 'person') {
    table.ordered.add(side);
    table.staffDid.delete(side);
  } else noteDelegated(table, given, prompt, words);
  return null;
}

/** Dice of an order so far, and who may see each. */
type Rolled = Pick<Pending, 'dice' | 'seen'>;
const NONE: Rolled = { dice: [], seen: [] };

/** Gives an order whose dice are rolled by hand. It waits where one is missing that a person may see; the others are rolled here. */
function withHandDice(table: Table, given: Given, rolled: Rolled): Refusal | 'waits' | null {
  let { dice, seen } = rolled;
  for (;;) {
    try {
      return submit(table.match, given.side, given.answer, { dice });
    } catch (error) {
      if (!(error instanceof OutOfDice)) throw error;
      const { sides, purpose, about, revealed, audience } = error;
      if (table.people.some((person) => maySee(audience, person))) {
        const what = purpose === null ? null : message(purpose, about);
        table.pending = { given, dice, seen, sides, audience, purpose: what, revealed };
        return 'waits';
      }
      dice = [...dice, table.rollUnseen(sides)];
      seen = [...seen, audience];
    }
  }
}

function noteDelegated(
  table: Table,
  { side, reason }: Given,
  prompt: PromptView | null,
  answer: ReturnType<typeof answerText>,
): void {
  const did = table.staffDid.get(side) ?? [];
  table.staffDid.set(side, did);
  if (prompt) did.push({ question: prompt.question, answer, reason });
  table.delegatedOrders++;
  if (table.delegations.get(side)?.scope === 'question') table.delegations.delete(side);
}

/** The order of a person. */
export function orderBy(table: Table, side: Side, answer: Answer): Refusal | null {
  const refusal = give(table, { side, answer, by: 'person', reason: null });
  if (refusal === null) table.redo.delete(side);
  return refusal;
}

/** Orders again what the side took back last. */
export function redoBy(table: Table, side: Side): Refusal | null {
  const last = redoable(table, side, promptFor(table.match, side));
  if (last === null) throw new BadInput('Nothing to redo.');
  const refusal = give(table, { side, answer: last.answer, by: 'person', reason: null });
  if (refusal === null) table.redo.set(side, (table.redo.get(side) ?? []).slice(0, -1));
  return refusal;
}

/** What a side took back last, where the question is the one it was taken back from. */
export function redoable({ redo }: Table, side: Side, prompt: PromptView | null): TakenBack | null {
  const last = redo.get(side)?.at(-1);
  return last !== undefined && prompt !== null && same(last.prompt, prompt) ? last : null;
}

/** Until the die is rolled nothing else is ordered. */
const DIE_FIRST: Refusal = { reason: message('host.die first') };

/** Why a side must wait for a die with its next order. Where it may not see the die, its last order is all it knows of. */
export function waitRefusal(table: Table, side: Side): Refusal | null {
  const pending = pendingFor(table, side);
  return pending && (maySee(pending.audience, side) ? DIE_FIRST : notAsked(side));
}

function notAsked(side: Side): Refusal {
  return { reason: message('kernel.not asked', { side: message(`side.${side}`) }) };
}

/** Why an order would be refused, or null where it would be taken. */
export function orderRefusal(table: Table, side: Side, answer: Answer): Refusal | null {
  const waits = waitRefusal(table, side);
  if (waits !== null) return waits;
  const question = ask(table.match, side);
  if (question === null) return notAsked(side);
  return refusalOf(question, answer);
}

export const NO_DIE = 'No order needs a die now.';

/** A die rolled by hand for the order that waits for it. */
export function rollBy(table: Table, face: number): Refusal | null {
  const { pending } = table;
  if (pending === null) throw new BadInput(NO_DIE);
  const { sides, given, dice, seen, audience } = pending;
  if (!isFace(face, sides)) return { reason: message('host.no face', { sides, face }) };
  return give(table, given, { dice: [...dice, face], seen: [...seen, audience] });
}

/** Whether a die has a face. Ten-sided dice are printed 0 to 9. */
function isFace(face: number, sides: number): boolean {
  return Number.isInteger(face) && ((face >= 1 && face <= sides) || (face === 0 && sides === 10));
}

/** Takes an order up again that waited for dice when the match was left. What no longer fits is dropped. */
export function resumePending(table: Table, kept: PendingOrder): void {
  const { match, people } = table;
  const { side, answer, dice, seen = dice.map(() => 'all' as const), after } = kept;
  if (match.header.dice.kind !== 'scripted' || after !== match.table.orders) return;
  if (!match.table.whole.open.includes(side)) return;
  const given: Given = {
    side,
    answer: answer as Answer,
    by: !people.includes(side) ? 'staff' : emptyFor(match, side) === null ? 'person' : 'nobody',
    reason: null,
  };
  try {
    give(table, given, { dice, seen });
  } catch (error) {
    // Dice that cannot be come from a damaged note of the order: they are asked for again.
    if (!(error instanceof DieError)) throw error;
    give(table, given);
  }
}

/** Why a side can take nothing back now, or null where it can. */
export function undoRefusalFor(table: Table, side: Side): Refusal | null {
  const pending = pendingFor(table, side);
  if (pending) return pendingUndoRefusal(pending, side);
  const { match } = table;
  const refusal = undoRefusal(match, side);
  if (refusal !== null || canUndoDecision(match, side)) return refusal;
  return { reason: message('host.undo no decision') };
}

/** Why a side cannot take back the order that waits for a die, or null where it can. */
export function pendingUndoRefusal(pending: Pending, side: Side): Refusal | null {
  if (pending.given.side !== side || pending.given.by === 'nobody') return { reason: message('host.undo not yours') };
  if (pending.dice.length > 0) return { reason: message('host.undo typed') };
  return pending.revealed ? { reason: message('host.undo secret') } : null;
}

/** Takes the last real decision of a side back, with the empty answers that followed, and keeps it to be given again. */
export function undoBy(table: Table, side: Side): Refusal | null {
  const refusal = undoRefusalFor(table, side);
  if (refusal !== null) return refusal;
  const { match } = table;
  const own = pendingFor(table, side);
  if (own) {
    table.pending = null;
    // It has not been carried out: the lesson knows nothing of it.
    takenBack(table, side, own.given.answer, 0);
    return null;
  }
  const wasSealed = Object.hasOwn(match.table.whole.sealed, side);
  const answers = answersOf(match, side);
  undo(match, side);
  let answer = answers.next();
  let orders = 1;
  while (emptyFor(match, side) !== null && undoRefusal(match, side) === null) {
    undo(match, side);
    answer = answers.next();
    orders++;
  }
  withoutItsDie(table, wasSealed);
  takenBack(table, side, answer.value, orders);
  return null;
}

/**
 * An order that waited for a die which the side that went back knows nothing of: under seal it waits for that side's
 * answer again, and otherwise its question is not put any more.
 */
function withoutItsDie(table: Table, isSealed: boolean): void {
  const { pending } = table;
  table.pending = null;
  if (pending && isSealed) give(table, pending.given);
}

function takenBack(
  { redo, delegations, tutor, match }: Table,
  side: Side,
  answer: Answer | undefined,
  orders: number,
): void {
  if (answer !== undefined) redo.set(side, [...(redo.get(side) ?? []), { answer, prompt: promptFor(match, side) }]);
  delegations.delete(side);
  if (tutor) takeBack(tutor, side, orders);
}

/**
 * The answers of a side that stand now, the latest first, from the record: also after a match was loaded. What was
 * ordered long ago is not looked at.
 */
function answersOf({ record }: Match, side: Side): Iterator<Answer, undefined> {
  return standing(record?.orders ?? [], record?.orders.length ?? 0, side);
}

/** The same of the first so many orders: more are added while they are read. */
function* standing(orders: readonly Order[], count: number, side: Side): Generator<Answer, undefined> {
  let taken = 0;
  for (let i = count - 1; i >= 0; i--) {
    const order = orders[i];
    if (order?.by !== side) continue;
    if ('undo' in order) taken++;
    else if (taken > 0) taken--;
    else yield order.answer;
  }
  return undefined;
}

function emptyFor(match: Match, side: Side): Answer | null {
  const question = ask(match, side);
  return question === null ? null : emptyAnswer(question);
}

/**
 * Answers one question that no person need answer: of the staff, of a person whose question is empty or handed over.
 * False where a person must answer or roll a die, or the match is over.
 */
export function playOne(table: Table): boolean {
  if (isOver(table) || table.pending) return false;
  const { match, people } = table;
  const { open } = match.table.whole;
  // Staff first, so that a person's answer is the last word of a sealed step.
  const bot = open.find((side) => !people.includes(side));
  if (bot !== undefined) {
    const staff = table.staff[bot] ?? staffOf(table.game);
    must(table, { side: bot, answer: staffAnswer(match, bot, staff), by: 'staff', reason: null });
    return true;
  }
  return open.some((side) => playFor(table, side));
}

/** Whether the question before a person is one that staff will answer in the next moment. */
export function isDelegatedNow({ match, people, delegations, pending }: Table, side: Side): boolean {
  const { open } = match.table.whole;
  if (pending || !open.includes(side) || open.some((other) => !people.includes(other))) return false;
  return emptyFor(match, side) === null && delegations.get(side)?.covers(match, side) === true;
}

function playFor(table: Table, side: Side): boolean {
  const { match, game } = table;
  const empty = emptyFor(match, side);
  if (empty !== null) {
    must(table, { side, answer: empty, by: 'nobody', reason: null });
    return true;
  }
  const delegated = table.delegations.get(side);
  if (!delegated) return false;
  if (!delegated.covers(match, side)) {
    // What was handed over for a while is over; what is handed over for good waits for its next turn.
    if (delegated.scope === 'phase' || delegated.scope === 'clock' || delegated.scope === 'question')
      table.delegations.delete(side);
    return false;
  }
  must(table, { side, by: 'delegate', ...staffAdvice(match, side, staffOf(game)) });
  return true;
}

function must(table: Table, given: Given): void {
  const refusal = give(table, given);
  if (refusal !== null) throw new RulesFault(`The order given for ${given.side} is refused: ${refusal.reason.key}.`);
}

/** The people who are asked now are told what the lesson has to say before the question. */
export function teachNext(table: Table): void {
  const { tutor, match, people } = table;
  if (tutor) for (const side of people) teach(tutor, match, side);
}
