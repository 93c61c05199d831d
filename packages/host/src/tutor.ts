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
  questionPut,
  scenarioIn,
  type Side,
} from '@point-option/engine';
import type { LessonView } from './protocol.ts';

/** The lesson of a match, and how far each of its pupils has come: what one of them does under seal is not for the others. */
export interface Tutor {
  readonly lesson: Lesson;
  readonly pupils: ReadonlyMap<Side, Progress>;
  /** Put away, for everyone. */
  skipped: boolean;
}

/** How far one pupil has come. It moves when play settles, never because somebody looks. */
export interface Progress {
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
  /** The number of the order before which something was said last: once for each, however often play settles. */
  taught: number | null;
}

/** The lesson of a match, from where its orders have come to; null where there is none, or it is told to none of these. */
export function createTutor(match: Match, people: readonly Side[], skipped = false): Tutor | null {
  const lesson = lessonOf(scenarioIn(match.prepared.game, match.header));
  const pupils = lesson === null ? [] : people.filter((side) => isTaught(lesson, side));
  if (lesson === null || pupils.length === 0) return null;
  return { lesson, pupils: new Map(pupils.map((side) => [side, progressOf(lesson, match, side)])), skipped };
}

function progressOf(lesson: Lesson, match: Match, side: Side): Progress {
  const said = lessonSaid(lesson, match, [side]);
  return { said, answered: [...said], fresh: said.length, told: [], done: null, explains: false, taught: null };
}

/** Says what is due before the question that is put to a side now, or to everyone at the end of the match. */
export function teach({ lesson, pupils }: Tutor, match: Match, side: Side): void {
  if (match.table.whole.outcome !== null) {
    for (const { said } of pupils.values())
      said.push(...lessonSteps(lesson, said, 'start'), ...lessonSteps(lesson, said, 'end'));
    return;
  }
  const pupil = pupils.get(side);
  const number = match.seats[side] ?? 0;
  if (pupil === undefined || pupil.taught === number || questionPut(match, side) === null) return;
  pupil.taught = number;
  pupil.said.push(...lessonDue(lesson, pupil.said, match, side));
}

/** Notes the order that a question was answered with, of all that it may have chosen: what its steps say of it is told now, and whether it was done. */
export function noteAnswer(
  { lesson, pupils }: Tutor,
  side: Side,
  at: string | null,
  answer: Answer,
  offered: readonly OptionView[],
): void {
  const pupil = pupils.get(side);
  if (at === null || pupil === undefined) return;
  const due = pupil.said.filter((n) => {
    const step = lesson.steps[n];
    return step !== undefined && !pupil.answered.includes(n) && (step.at === at || step.at === 'start');
  });
  pupil.answered.push(...due);
  const steps = due.flatMap((n) => lesson.steps[n] ?? []);
  const deeds = steps.flatMap(({ deed }) => (deed === undefined ? [] : [deed]));
  const touches = (id: unknown) => offered.find((option) => option.id === id)?.touches ?? [];
  pupil.told = steps.flatMap(({ then }) => then ?? []);
  pupil.done = deeds.length === 0 ? null : deeds.every((lines) => isDeed(lines, answer, touches));
  pupil.explains = steps.some(({ try: asked, then }) => asked !== undefined || then !== undefined);
  pupil.fresh = pupil.said.length;
}

/** An order was taken back: the question is put again, and what was said of it holds again. */
export function takeBack({ lesson, pupils }: Tutor, side: Side, at: string | null): void {
  const pupil = pupils.get(side);
  if (pupil === undefined) return;
  const { said, answered } = pupil;
  pupil.told = [];
  pupil.done = null;
  pupil.explains = false;
  // What was said of a question that is not put any more is said again when it comes.
  while (said.length > 0 && !answered.includes(said.at(-1) ?? -1)) said.pop();
  pupil.fresh = said.length;
  const last = said.at(-1);
  if (last === undefined || lesson.steps[last]?.at !== at) return;
  pupil.fresh--;
  const place = answered.indexOf(last);
  if (place >= 0) answered.splice(place, 1);
}

/** The steps that belong to the question that is put to a seat now; none where the lesson is put away or not told to it. */
export function stepsNow({ lesson, pupils, skipped }: Tutor, seat: Side): LessonStep[] {
  const pupil = pupils.get(seat);
  return skipped || !pupil ? [] : pupil.said.slice(pupil.fresh).flatMap((n) => lesson.steps[n] ?? []);
}

/** The lesson as a seat reads it; null where it is not told to that seat. */
export function lessonView({ lesson, pupils, skipped }: Tutor, seat: Side): LessonView | null {
  const pupil = pupils.get(seat);
  if (pupil === undefined) return null;
  const { said, fresh, told, done, explains } = pupil;
  const steps = said
    .flatMap((n) => lesson.steps[n] ?? [])
    .map(({ say, look, try: deed }) => ({ say, ...(look && { look }), ...(deed !== undefined && { try: deed }) }));
  return { teaches: lesson.teaches, steps, fresh, told, done, explains, of: lesson.steps.length, skipped };
}
