import { ask, flowOf, observeMatch, promptFor, type SeenEvent, type Side, undoRefusal } from '@point-option/engine';
import { clockOf } from './clock.ts';
import { namedFirst } from './namedFirst.ts';
import type { BlankView, TableView } from './protocol.ts';
import { awaited, hides, journalOf, type Session } from './session.ts';
import { lessonView, stepsNow, teach } from './tutor.ts';

/** So many of the orders that staff gave go to the page each time. */
const STAFF_SHOWN = 60;

/** What the seat at the screen is shown, or the blank sheet. Of the journal only what `sent` does not hold yet. */
export function viewOf(
  session: Session,
  sent: readonly SeenEvent[],
  staffActs: boolean,
): { view: TableView | BlankView; lines: SeenEvent[] } {
  const { match, people, meta } = session;
  const { outcome } = match.table.whole;
  const next = awaited(session)[0] ?? people[0] ?? '';
  // At the end nobody need turn away: the match is over for both.
  if (outcome !== null) session.holder ??= people[0] ?? null;
  if (session.holder === null) {
    // Who has ordered nothing yet has nothing to come back for.
    const others = people.filter((side) => side !== next && (session.isResumed || session.ordered.has(side)));
    return { view: { save: meta.save, seq: session.seq, blank: true, next, others }, lines: [] };
  }
  const seat = hides(session.game, people) ? session.holder : next;
  session.holder = seat;
  return tableOf(session, seat, sent, staffActs);
}

function tableOf(
  session: Session,
  seat: Side,
  sent: readonly SeenEvent[],
  staffActs: boolean,
): { view: TableView; lines: SeenEvent[] } {
  const { match, tutor } = session;
  // Also where it is put away: whoever takes it out again hears what belongs to his question, not to one long past.
  if (tutor) teach(tutor, match, seat);
  const seen = observeMatch(match, seat);
  const presentation = session.game.present(seen);
  const lines = journalOf(match, seat);
  const from = firstChange(sent, lines);
  const prompt = promptFor(match, seat);
  const refused = undoRefusal(match, seat);
  const handed = session.handed.get(seat);
  const did = session.staffDid.get(seat) ?? [];
  const view: TableView = {
    save: session.meta.save,
    seq: session.seq,
    seat,
    blank: false,
    presentation,
    prompt: prompt && tutor ? namedFirst(prompt, stepsNow(tutor)) : prompt,
    mayGo: mayGo(session, seat),
    flow: flowOf(match.prepared.procedures, seen.agenda),
    journal: { from, lines: lines.slice(from) },
    since: session.since.get(seat) ?? 0,
    lesson: tutor ? lessonView(tutor) : null,
    outcome: seen.outcome,
    canUndo: refused === null,
    undoRefused: refused,
    canRedo: (session.redo.get(seat)?.length ?? 0) > 0 && ask(match, seat) !== null,
    // Whether another side has answered under seal is not for this one to know.
    waitingFor: ask(match, seat) === null && seen.outcome === null ? session.game.sides.filter((s) => s !== seat) : [],
    clock: clockOf(presentation).name,
    delegated: handed ? { scope: handed.scope, what: handed.what } : null,
    staffActs: staffActs && handed !== undefined,
    staffDid: did.slice(-STAFF_SHOWN),
    staffOrders: did.length,
    standing: session.standing.get(seat) ?? [],
  };
  return { view, lines };
}

function mayGo({ match }: Session, seat: Side): Record<string, readonly string[]> {
  const question = ask(match, seat);
  if (question?.kind !== 'arrange') return {};
  return Object.fromEntries(question.pieces.flatMap(({ id, boxes }) => (boxes ? [[id, boxes]] : [])));
}

/** Where a journal begins to differ from what was sent: lines are only added, or struck. */
function firstChange(sent: readonly SeenEvent[], lines: readonly SeenEvent[]): number {
  const changed = lines.findIndex((line, i) => sent[i]?.key !== line.key || sent[i]?.struck !== line.struck);
  return changed < 0 ? lines.length : changed;
}
