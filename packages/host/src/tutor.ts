import {
  type Answer,
  isDeed,
  isTaught,
  type Lesson,
  lessonDue,
  lessonOf,
  lessonSaid,
  type LessonStep,
  lessonSteps,
  type Match,
  type OptionView,
  scenarioIn,
  type Side,
} from '@point-option/engine';
import type { LessonView } from './protocol.ts';

/** How far the lesson of a match has come. It moves when play settles, never because somebody looks. */
export interface Tutor {
  readonly lesson: Lesson;
  /** Steps that were said, by their numbers, in the order they were. */
  readonly said: number[];
  readonly answered: number[];
  /** How many of them were said before the question that is put now. */
  fresh: number;
  told: readonly string[];
  /** Whether the last order did what was asked for; null where nobody can say, or nothing was. */
  done: boolean | null;
  /** Whether the last order answered a step at all. */
  explains: boolean;
  /** Who gave that order: what is said of it is for nobody else. */
  by: Side | null;
  /** The number of each side's order before which something was said last: once for each, however often play settles. */
  readonly taught: Map<Side, number>;
  skipped: boolean;
}

/** The lesson of a match, from where its orders have come to; null where there is none, or it is told to none of these. */
export function createTutor(match: Match, people: readonly Side[], skipped = false): Tutor | null {
  const lesson = lessonOf(scenarioIn(match.prepared.game, match.header));
  const pupils = lesson === null ? [] : people.filter((side) => isTaught(lesson, side));
  if (lesson === null || pupils.length === 0) return null;
  const said = lessonSaid(lesson, match, pupils);
  const blank = { told: [], done: null, explains: false, by: null, taught: new Map<Side, number>() };
  return { lesson, said, answered: [...said], fresh: said.length, ...blank, skipped };
}

/** Says what is due before the question that is put to a side now, or at the end of the match. */
export function teach(tutor: Tutor, match: Match, side: Side): void {
  const { lesson, said } = tutor;
  if (match.table.whole.outcome !== null)
    said.push(...lessonSteps(lesson, said, 'start'), ...lessonSteps(lesson, said, 'end'));
  else if (isTaught(lesson, side) && tutor.taught.get(side) !== match.seats[side]) {
    tutor.taught.set(side, match.seats[side] ?? 0);
    said.push(...lessonDue(lesson, said, match, side));
  }
}

/** Notes the order that a question was answered with, of all that it may have chosen: what its steps say of it is told now, and whether it was done. */
export function noteAnswer(
  tutor: Tutor,
  side: Side,
  at: string | null,
  answer: Answer,
  offered: readonly OptionView[],
): void {
  if (at === null || !isTaught(tutor.lesson, side)) return;
  const due = tutor.said.filter((n) => {
    const step = tutor.lesson.steps[n];
    return step !== undefined && !tutor.answered.includes(n) && (step.at === at || step.at === 'start');
  });
  tutor.answered.push(...due);
  const steps = due.flatMap((n) => tutor.lesson.steps[n] ?? []);
  const deeds = steps.flatMap(({ deed }) => (deed === undefined ? [] : [deed]));
  const touches = (id: unknown) => offered.find((option) => option.id === id)?.touches ?? [];
  tutor.told = steps.flatMap(({ then }) => then ?? []);
  tutor.done = deeds.length === 0 ? null : deeds.every((lines) => isDeed(lines, answer, touches));
  tutor.explains = steps.some(({ try: asked, then }) => asked !== undefined || then !== undefined);
  tutor.by = side;
  tutor.fresh = tutor.said.length;
}

/** An order was taken back: the question is put again, and what was said of it holds again. */
export function takeBack(tutor: Tutor, side: Side, at: string | null): void {
  if (!isTaught(tutor.lesson, side)) return;
  tutor.told = [];
  tutor.done = null;
  tutor.explains = false;
  // What was said of a question that is not put any more is said again when it comes.
  while (tutor.said.length > 0 && !tutor.answered.includes(tutor.said.at(-1) ?? -1)) tutor.said.pop();
  tutor.fresh = tutor.said.length;
  const last = tutor.said.at(-1);
  if (last === undefined || tutor.lesson.steps[last]?.at !== at) return;
  tutor.fresh--;
  const answered = tutor.answered.indexOf(last);
  if (answered >= 0) tutor.answered.splice(answered, 1);
}

/** The steps that belong to the question that is put now; none where the lesson is put away. */
export function stepsNow({ lesson, said, fresh, skipped }: Tutor): LessonStep[] {
  return skipped ? [] : said.slice(fresh).flatMap((n) => lesson.steps[n] ?? []);
}

/** The lesson as a seat reads it; null where it is not told to that seat. */
export function lessonView(tutor: Tutor, seat: Side): LessonView | null {
  const { lesson, said, fresh, skipped } = tutor;
  if (!isTaught(lesson, seat)) return null;
  const steps = said
    .flatMap((n) => lesson.steps[n] ?? [])
    .map(({ say, look, try: deed }) => ({ say, ...(look && { look }), ...(deed !== undefined && { try: deed }) }));
  const { told, done, explains } = tutor.by === seat ? tutor : { told: [], done: null, explains: false };
  return { teaches: lesson.teaches, steps, fresh, told, done, explains, of: lesson.steps.length, skipped };
}
