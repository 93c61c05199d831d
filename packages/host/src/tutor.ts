import {
  type Answer,
  isTaught,
  type Lesson,
  lessonAnswered,
  lessonAsked,
  lessonHistory,
  lessonOf,
  type LessonProgress,
  type LessonStep,
  type Match,
  scenarioIn,
  type Side,
} from '@point-option/engine';
import type { LessonView } from './protocol.ts';

/** The lesson of a match, and how far each of its pupils has come: what one of them does under seal is not for the others. */
export interface Tutor {
  readonly lesson: Lesson;
  readonly pupils: ReadonlyMap<Side, Pupil>;
  /** Put away, for everyone. */
  skipped: boolean;
}

/** How far one pupil has come. It moves when play settles, never because somebody looks. */
interface Pupil {
  /** Where the lesson stood before the first order and after each that stands: an order that is taken back leaves nothing. */
  readonly after: LessonProgress[];
  /** Where it stands now, with what was said of the question that is put. */
  now: LessonProgress;
}

/** The lesson of a match, from where its orders have come to; null where there is none, or it is told to none of these. */
export function createTutor(match: Match, people: readonly Side[], skipped = false): Tutor | null {
  const lesson = lessonOf(scenarioIn(match.prepared.game, match.header));
  const pupils = lesson === null ? [] : people.filter((side) => isTaught(lesson, side));
  if (lesson === null || pupils.length === 0) return null;
  const history = lessonHistory(lesson, match, pupils);
  return {
    lesson,
    pupils: new Map([...history].map(([side, after]) => [side, { after, now: lastOf(after) }])),
    skipped,
  };
}

function lastOf(after: readonly LessonProgress[]): LessonProgress {
  return after.at(-1) as LessonProgress;
}

/** Says what is due before the question that is put to a side now, or to everyone at the end of the match. */
export function teach({ lesson, pupils }: Tutor, match: Match, side: Side): void {
  const isOver = match.table.whole.outcome !== null;
  for (const [each, pupil] of pupils)
    if (isOver || each === side) pupil.now = lessonAsked(lesson, lastOf(pupil.after), match, each);
}

/** Where the lesson will stand for a side after an order: worked out while its question is still put. Null where it is told to nobody there. */
export function afterAnswer(
  { lesson, pupils }: Tutor,
  match: Match,
  side: Side,
  answer: Answer,
): LessonProgress | null {
  const pupil = pupils.get(side);
  return pupil ? lessonAnswered(lesson, pupil.now, { match, side, answer }) : null;
}

/** An order was given: what its steps say of it is told now, and whether it was done. */
export function noteAnswer({ pupils }: Tutor, side: Side, after: LessonProgress): void {
  const pupil = pupils.get(side);
  pupil?.after.push(after);
  if (pupil) pupil.now = after;
}

/** Orders were taken back: the lesson stands where it stood before them. What was said of their questions is said again. */
export function takeBack({ pupils }: Tutor, side: Side, orders: number): void {
  const pupil = pupils.get(side);
  if (pupil === undefined) return;
  pupil.after.length = Math.max(1, pupil.after.length - orders);
  pupil.now = lastOf(pupil.after);
}

/** The steps that belong to the question that is put to a seat now; none where the lesson is put away or not told to it. */
export function stepsNow({ lesson, pupils, skipped }: Tutor, seat: Side): LessonStep[] {
  const pupil = pupils.get(seat);
  return skipped || !pupil ? [] : pupil.now.said.slice(pupil.now.fresh).flatMap((n) => lesson.steps[n] ?? []);
}

/** The lesson as a seat reads it; null where it is not told to that seat. */
export function lessonView({ lesson, pupils, skipped }: Tutor, seat: Side): LessonView | null {
  const pupil = pupils.get(seat);
  if (pupil === undefined) return null;
  const { said, fresh, told, done, explains } = pupil.now;
  const steps = said
    .flatMap((n) => lesson.steps[n] ?? [])
    .map(({ say, look, try: deed }) => ({ say, ...(look && { look }), ...(deed !== undefined && { try: deed }) }));
  return { teaches: lesson.teaches, steps, fresh, told, done, explains, of: lesson.steps.length, skipped };
}
