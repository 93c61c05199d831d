import {
  type Answer,
  ask,
  flowFor,
  observeMatch,
  promptFor,
  type PromptView,
  type Refusal,
  type Side,
} from '@point-option/engine';
import { answerText } from './answerText.ts';
import { readClock } from './clock.ts';
import { namedFirst } from './namedFirst.ts';
import { pendingUndoRefusal, redoable, undoRefusalFor } from './orders.ts';
import type { DieWanted, SeatView } from './protocol.ts';
import { hides } from './seats.ts';
import { awaited, maySee, pendingFor, type Table } from './table.ts';
import { lessonView, stepsNow } from './tutor.ts';

/** How many of the latest orders of the staff a view holds; `staffDid` gives all. */
const STAFF_SHOWN = 60;

/** All that a seat may know now. Nothing changes by it. */
export function seatView(table: Table, seat: Side): SeatView {
  const { match, tutor, game } = table;
  const seen = observeMatch(match, seat);
  const presentation = game.present(seen);
  const die = dieFor(table, seat);
  const pending = pendingFor(table, seat);
  const prompt = pending ? null : promptFor(match, seat);
  const refused = undoRefusalFor(table, seat);
  const delegated = table.delegations.get(seat);
  const did = table.staffDid.get(seat) ?? [];
  const isAwaited = pending ? awaited(table).includes(seat) : ask(match, seat) !== null;
  return {
    match: table.id,
    seat,
    blank: false,
    seq: table.seqs.get(seat) ?? 1,
    presentation,
    prompt: prompt && withUndo(tutor ? namedFirst(prompt, stepsNow(tutor, seat)) : prompt, refused),
    die,
    flow: flowFor(match, seat),
    journalLength: table.diary.to(seat).length,
    since: table.since.get(seat) ?? 0,
    lesson: tutor && lessonView(tutor, seat),
    outcome: seen.outcome,
    canUndo: refused === null,
    undoRefused: refused,
    canRedo: redoable(table, seat, prompt) !== null,
    // Whether another side has answered under seal is not for this one to know.
    waitingFor: isAwaited || seen.outcome !== null ? [] : game.sides.filter((side) => side !== seat),
    delegated: delegated ? { scope: delegated.scope, what: delegated.what } : null,
    clock: readClock(presentation).name,
    staffActs: table.isSettling && delegated !== undefined,
    staffDid: did.slice(-STAFF_SHOWN),
    staffOrders: did.length,
    standing: table.standing.get(seat) ?? [],
  };
}

/** The question says of undo what the view does: to the kernel an empty answer is an order like any other. */
function withUndo(prompt: PromptView, refused: Refusal | null): PromptView {
  return prompt.canUndo && refused ? { ...prompt, canUndo: false, undoRefused: refused } : prompt;
}

/** The die that play waits for. What a person's own order is about is not for the others. */
function dieFor(table: Table, seat: Side): DieWanted | null {
  const { pending, game, people } = table;
  if (pending === null) return null;
  const { given, dice, seen, sides, purpose, audience } = pending;
  if (!maySee(audience, seat)) return null;
  const isOwn = given.side === seat;
  const isOpen = isOwn || !people.includes(given.side) || !hides(game, people);
  return {
    sides,
    purpose: isOpen ? purpose : null,
    side: given.side,
    answer: isOwn ? given.answer : null,
    order: isOwn ? orderWords(table, seat, given.answer) : null,
    given: isOpen ? dice.filter((_, i) => maySee(seen[i] ?? 'all', seat)) : [],
    undoRefused: pendingUndoRefusal(pending, seat),
  };
}

/** An order that has not been carried out yet, by the question that it answers. */
function orderWords({ match }: Table, seat: Side, answer: Answer): DieWanted['order'] {
  const prompt = promptFor(match, seat);
  return prompt && { question: prompt.question, answer: answerText(match, seat, prompt, answer) };
}
