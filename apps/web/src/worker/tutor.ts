import {
  type Lesson,
  lessonOf,
  lessonSaid,
  type LessonStep,
  lessonSteps,
  type Match,
  questionPut,
  questionsAnswered,
  scenarioIn,
  type Side,
} from '@point-option/engine';
import type { LessonView } from './protocol.ts';

/** How far the lesson of a match has come at this screen. */
export interface Tutor {
  readonly lesson: Lesson;
  /** Steps that were said, by their numbers. */
  readonly said: number[];
  readonly answered: number[];
  now: readonly LessonStep[];
  told: readonly string[];
  skipped: boolean;
}

/** The lesson of a match, from where its orders have come to; null where the scenario has none. */
export function tutorOf(match: Match, people: readonly Side[]): Tutor | null {
  const lesson = lessonOf(scenarioIn(match.prepared.game, match.header));
  if (lesson === null) return null;
  const said = lessonSaid(lesson, questionsAnswered(match, people));
  return { lesson, said, answered: [...said], now: [], told: [], skipped: false };
}

/** Says what is due before the question that is put to a side now, or at the end of the match. */
export function teach(tutor: Tutor, match: Match, side: Side): void {
  const at = match.table.whole.outcome === null ? questionPut(match, side) : 'end';
  if (at === null) return;
  const numbers = [...lessonSteps(tutor.lesson, tutor.said, 'start'), ...lessonSteps(tutor.lesson, tutor.said, at)];
  if (numbers.length === 0) return;
  tutor.said.push(...numbers);
  tutor.now = numbers.flatMap((n) => tutor.lesson.steps[n] ?? []);
}

/** Notes that a question was answered: what its steps say of the order is told now. */
export function noteAnswer(tutor: Tutor, at: string | null): void {
  if (at === null) return;
  const due = tutor.said.filter((n) => {
    const step = tutor.lesson.steps[n];
    return step !== undefined && !tutor.answered.includes(n) && (step.at === at || step.at === 'start');
  });
  tutor.answered.push(...due);
  tutor.told = due.flatMap((n) => tutor.lesson.steps[n]?.then ?? []);
  tutor.now = [];
}

export function lessonView({ lesson, said, now, told, skipped }: Tutor): LessonView {
  const steps = now.map(({ say, look, try: deed }) => ({
    say,
    ...(look && { look }),
    ...(deed !== undefined && { try: deed }),
  }));
  return { teaches: lesson.teaches, steps, told, said: said.length, of: lesson.steps.length, skipped };
}
