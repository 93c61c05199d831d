import {
  type Answer,
  ask,
  type Game,
  journalFor,
  load,
  type Match,
  type MatchFile,
  matchFile,
  type OptionId,
  promptFor,
  type PromptView,
  questionPut,
  readMatchFile,
  type Refusal,
  seat,
  type Seating,
  type SeenEvent,
  type Side,
  staffOf,
  submit,
  undo,
  undoRefusal,
  type Viewer,
} from '@point-option/engine';
import { answerText } from './answerText.ts';
import type { Handed } from './delegation.ts';
import { PERSON, type SaveMeta, type Seats, type StaffDid } from './protocol.ts';
import { nothingToDecide, staffAdvice, staffAnswer } from './staff.ts';
import { noteAnswer, takeBack, type Tutor, tutorOf } from './tutor.ts';

/** Decks left to the staff, by side, as they are kept with the match. */
export type Standing = Readonly<Record<Side, readonly string[]>>;

/** A match at this screen: who plays which side, who sits before it, what is handed to staff. */
export interface Session {
  readonly game: Game;
  meta: SaveMeta;
  match: Match;
  readonly people: readonly Side[];
  readonly staff: Seating<unknown>;
  readonly tutor: Tutor | null;
  /** Who looks at the screen; null while it is blank. */
  holder: Side | null;
  readonly handed: Map<Side, Handed>;
  /** Answers that were taken back, by side, the latest last. */
  readonly redo: Map<Side, Answer[]>;
  /** How long a side's journal was when it gave its last order. */
  readonly since: Map<Side, number>;
  readonly staffDid: Map<Side, StaffDid[]>;
  /** Whether it was played on before it was opened here, and the people who have given an order since. */
  readonly isResumed: boolean;
  readonly ordered: Set<Side>;
  /** Decks left to the staff, by side. Whoever plays the other side need not know. */
  readonly standing: Map<Side, readonly string[]>;
  seq: number;
  /** How many orders staff have given in a person's name: a page follows them one by one. */
  handedOrders: number;
}

export function sessionOf(match: Match, meta: SaveMeta, standing: Standing = {}): Session {
  const { game } = match.prepared;
  const people = peopleIn(game, meta.seats);
  return {
    game,
    meta,
    match,
    people,
    staff: seat(game, Object.fromEntries(Object.entries(meta.seats).filter(([, who]) => who !== PERSON))),
    tutor: tutorOf(match, people, meta.lessonSkipped),
    holder: hides(game, people) ? null : (people[0] ?? null),
    handed: new Map(),
    redo: new Map(),
    since: new Map(people.map((side) => [side, journalOf(match, side).length])),
    staffDid: new Map(),
    isResumed: (match.record?.orders.length ?? 0) > 0,
    ordered: new Set(),
    standing: new Map(Object.entries(standing)),
    seq: 0,
    handedOrders: 0,
  };
}

export function peopleIn(game: Game, seats: Seats): Side[] {
  return game.sides.filter((side) => seats[side] === PERSON);
}

/** Whether two at one screen could see each other's secrets. */
export function hides(game: Game, people: readonly Side[]): boolean {
  return people.length > 1 && game.secrets.length > 0;
}

export function journalOf(match: Match, viewer: Viewer): SeenEvent[] {
  return journalFor(match.table.journal ?? [], viewer, match.prepared.game.observeEvent);
}

export function fileText(match: Match): string {
  return JSON.stringify(matchFile(match));
}

export function loadText(text: string, game: Game): { match: Match; file: MatchFile; notes: readonly string[] } {
  const file = readMatchFile(text);
  return { file, ...load(file, () => game) };
}

/** Gives the order of a person, who sees what follows as having come since. */
export function orderBy(session: Session, side: Side, answer: Answer): Refusal | null {
  const { match, tutor } = session;
  const before = journalOf(match, side).length;
  const put = questionPut(match, side);
  const prompt = tutor && promptFor(match, side);
  const refusal = submit(match, side, answer);
  if (refusal !== null) return refusal;
  session.since.set(side, before);
  session.ordered.add(side);
  session.staffDid.delete(side);
  if (tutor) noteAnswer(tutor, side, put, answer, touchesIn(prompt));
  return null;
}

/** What an option of a question touches: a lesson knows a hex by its number. */
function touchesIn(prompt: PromptView | null): (id: OptionId) => readonly string[] {
  return (id) => prompt?.options.find((option) => option.id === id)?.touches ?? [];
}

/** Lets everybody answer who is no person, or whose question is handed over or empty; false when a person must. */
export function playOne(session: Session): boolean {
  const { match, people } = session;
  if (match.table.whole.outcome !== null) return false;
  const { open } = match.table.whole;
  // Staff first, so that a person's answer is the last word of a sealed step.
  const bot = open.find((side) => !people.includes(side));
  if (bot !== undefined) {
    const own = session.staff[bot];
    must(submit(match, bot, staffAnswer(match, bot, own ?? staffOf(session.game))));
    return true;
  }
  return open.some((side) => playFor(session, side));
}

/** Whether the question before a person is one that staff will answer in the next moment. */
export function isHandedNow({ match, people, handed }: Session, side: Side): boolean {
  const { open } = match.table.whole;
  if (!open.includes(side) || open.some((other) => !people.includes(other))) return false;
  return nothingToDecide(match, side) === null && handed.get(side)?.covers(match, side) === true;
}

function playFor(session: Session, side: Side): boolean {
  const { match, tutor } = session;
  const empty = nothingToDecide(match, side);
  if (empty !== null) {
    must(submit(match, side, empty));
    return true;
  }
  const handed = session.handed.get(side);
  if (!handed) return false;
  if (!handed.covers(match, side)) {
    // What was handed over for a while is over; what is handed over for good waits for its next turn.
    if (handed.scope === 'phase' || handed.scope === 'clock' || handed.scope === 'question')
      session.handed.delete(side);
    return false;
  }
  const prompt = promptFor(match, side);
  const put = questionPut(match, side);
  const { answer, reason } = staffAdvice(match, side, staffOf(session.game));
  must(submit(match, side, answer));
  if (prompt) {
    const did = session.staffDid.get(side) ?? [];
    const now = { question: prompt.question, answer: answerText(prompt, answer), reason };
    session.staffDid.set(side, [...did, now]);
  }
  if (tutor) noteAnswer(tutor, side, put, answer, touchesIn(prompt));
  session.handedOrders++;
  if (handed.scope === 'question') session.handed.delete(side);
  return true;
}

function must(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(`An order of the staff was refused: ${refusal.reason.key}.`);
}

/** Takes the last order back that was one, with the empty ones that followed, and keeps it to be given again. */
export function undoBy(session: Session, side: Side): Refusal | null {
  const { match } = session;
  const standing = standingAnswers(match, side);
  const refusal = undo(match, side);
  if (refusal !== null) return refusal;
  let at = standing.length - 1;
  while (nothingToDecide(match, side) !== null && undoRefusal(match, side) === null) {
    undo(match, side);
    at--;
  }
  const answer = standing[at];
  if (answer !== undefined) session.redo.set(side, [...(session.redo.get(side) ?? []), answer]);
  session.handed.delete(side);
  if (session.tutor) takeBack(session.tutor, side, questionPut(match, side));
  return null;
}

/** The answers of a side that have not been taken back, from the record: also after a match was loaded. */
function standingAnswers({ record }: Match, side: Side): Answer[] {
  const standing: Answer[] = [];
  for (const order of record?.orders ?? []) {
    if (order.by !== side) continue;
    if ('undo' in order) standing.pop();
    else standing.push(order.answer);
  }
  return standing;
}

/** The people awaited now. */
export function awaited({ match, people }: Session): Side[] {
  const { open } = match.table.whole;
  return people.filter((side) => open.includes(side) && ask(match, side) !== null);
}
