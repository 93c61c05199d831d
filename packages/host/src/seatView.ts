import { type Answer, ask, flowFor, observeMatch, promptFor, type Side, undoRefusal } from '@point-option/engine';
import { answerText } from './answerText.ts';
import { readClock } from './clock.ts';
import { namedFirst } from './namedFirst.ts';
import { pendingUndoRefusal, redoable } from './orders.ts';
import type { DieWanted, SeatView } from './protocol.ts';
import { hides } from './seats.ts';
import { awaited, maySee, type Table } from './table.ts';
import { lessonView, stepsNow } from './tutor.ts';

/** How many of the latest orders of the staff a view holds; `staffDid` gives all. */
const STAFF_SHOWN = 60;

/** All that a seat may know now. Nothing changes by it. */
export function seatView(table: Table, seat: Side): SeatView {
  const { match, tutor, game } = table;
  const seen = observeMatch(match, seat);
  const presentation = game.present(seen);
  const die = dieFor(table, seat);
  const lesson = tutor && lessonView(tutor, seat);
  const prompt = table.pending === null ? promptFor(match, seat) : null;
  const refused = table.pending ? pendingUndoRefusal(table, seat) : undoRefusal(match, seat);
  const delegated = table.delegations.get(seat);
  const did = table.staffDid.get(seat) ?? [];
  const isAwaited = die === null ? ask(match, seat) !== null : awaited(table).includes(seat);
  return {
    match: table.id,
    seat,
    blank: false,
    seq: table.seqs.get(seat) ?? 1,
    presentation,
    prompt: prompt && tutor && lesson ? namedFirst(prompt, stepsNow(tutor)) : prompt,
    die,
    flow: flowFor(match, seat),
    journalLength: table.diary.to(seat).length,
    since: table.since.get(seat) ?? 0,
    lesson,
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
    undoRefused: pendingUndoRefusal(table, seat),
  };
}

/** An order that has not been carried out yet, by the question that it answers. */
function orderWords({ match }: Table, seat: Side, answer: Answer): DieWanted['order'] {
  const prompt = promptFor(match, seat);
  return prompt && { question: prompt.question, answer: answerText(match, seat, prompt, answer) };
}
