import {
  hexGrid,
  isTaught,
  type Lesson,
  lessonDue,
  lessonOf,
  lessonSaid,
  type LessonStep,
  lessonSteps,
  type Match,
  type Message,
  type Presentation,
  say,
  scenarioIn,
  type Side,
} from '@point-option/engine';
import { indent } from '../text/table.ts';
import { capital } from '../text/words.ts';
import { presentationOf } from './questions.ts';
import type { Session } from './session.ts';

/** How far the lesson of a match has come at this computer. */
export interface Tutor {
  readonly lesson: Lesson;
  /** Steps that were said, by their numbers. */
  readonly said: number[];
  /** Steps whose order was given: what they say of it afterwards was told, or is due. */
  readonly answered: number[];
  /** What is to be told about the last order. */
  due: string[];
  /** The steps that were said last, for whoever asks again. */
  last: readonly LessonStep[];
}

/** The lesson of a match, from where its orders have come to; null where there is none, or it is told to none of these. */
export function tutorOf(match: Match, people: readonly Side[]): Tutor | null {
  const lesson = lessonOf(scenarioIn(match.prepared.game, match.header));
  const pupils = lesson === null ? [] : people.filter((side) => isTaught(lesson, side));
  if (lesson === null || pupils.length === 0) return null;
  const said = lessonSaid(lesson, match, pupils);
  const last = lesson.steps[said.at(-1) ?? -1];
  return { lesson, said, answered: [...said], due: [], last: last ? [last] : [] };
}

/** The steps to say before the question that is put to a side now: each once. */
export function stepsBefore({ tutor, match }: Session, side: Side): readonly LessonStep[] {
  if (tutor === null || !isTaught(tutor.lesson, side)) return [];
  return take(tutor, lessonDue(tutor.lesson, tutor.said, match, side));
}

/** The steps to say when the match is over. */
export function stepsAtEnd({ tutor }: Session): readonly LessonStep[] {
  return tutor === null ? [] : take(tutor, lessonSteps(tutor.lesson, tutor.said, 'end'));
}

function take(tutor: Tutor, numbers: readonly number[]): readonly LessonStep[] {
  tutor.said.push(...numbers);
  const steps = numbers.flatMap((n) => tutor.lesson.steps[n] ?? []);
  if (steps.length > 0) tutor.last = steps;
  return steps;
}

/**
 * Notes that a question was answered: what its steps say of the order is due now. Where the order before was taken
 * back it is due when the question has come up again and is answered at last.
 */
export function noteAnswer({ tutor }: Session, at: string | null): void {
  if (tutor === null || at === null) return;
  for (const n of tutor.said) {
    const step = tutor.lesson.steps[n];
    if (!step || tutor.answered.includes(n) || (step.at !== at && step.at !== 'start')) continue;
    tutor.answered.push(n);
    if (step.then !== undefined) tutor.due.push(step.then);
  }
}

/** What is to be told about the last order: once. */
export function explanations({ tutor }: Session): readonly string[] {
  if (tutor === null) return [];
  const { due } = tutor;
  tutor.due = [];
  return due;
}

/** What is told about the last order, as lines set apart from the play. */
export function explanationLines(session: Session): string[] {
  return explanations(session).flatMap(told);
}

/** Steps as lines set apart from the play. */
export function stepLines(session: Session, side: Side, steps: readonly LessonStep[]): string[] {
  const seen = steps.some(({ look }) => look !== undefined) ? presentationOf(session, side) : null;
  return steps.flatMap((step) => {
    const look = seen === null ? [] : (step.look ?? []).flatMap((id) => nameIn(session, seen, id));
    return [
      ...told(step.say),
      ...(look.length > 0 ? [`    Look at: ${look.join('; ')}.`] : []),
      ...(step.try === undefined ? [] : indent(indent(`Try this: ${step.try}`.split('\n')))),
    ];
  });
}

function told(text: string): string[] {
  return ['', '  Lesson', ...indent(indent(text.split('\n')))];
}

/** What was said last, and what all of it is for. */
export function lessonLines(session: Session, side: Side): string[] {
  const { tutor } = session;
  if (tutor === null) return ['This scenario has no lesson.'];
  return [`What it teaches: ${tutor.lesson.teaches}`, ...stepLines(session, side, tutor.last)];
}

/** What something is called that a step points at; nothing where it is not there to be seen now. */
function nameIn({ words }: Session, seen: Presentation, id: string): string[] {
  const { map } = seen;
  const named = (key: Message): string[] => [say(words, key)];
  const display = seen.displays.find((each) => each.id === id);
  if (display) return named(display.title);
  const boxes = seen.displays.flatMap((each) => each.boxes);
  const box = boxes.find((each) => each.id === id);
  if (box) return named(box.title);
  const track = [...seen.tracks, ...seen.cups].find((each) => each.id === id);
  if (track) return named(track.title);
  const stack = map?.stacks.find(({ pieces }) => pieces.some((piece) => piece.id === id));
  const piece = [...(stack?.pieces ?? []), ...boxes.flatMap(({ pieces }) => pieces)].find((each) => each.id === id);
  if (piece) return [`${capital(say(words, piece.label))}${stack ? `, in ${stack.hex}` : ''}`];
  return map && hexGrid(map.grid).hexAt(id) >= 0 ? [`Hex ${id}`] : [];
}
