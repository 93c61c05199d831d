import { END, type Lesson, lessonSteps, START } from './lesson.ts';
import { allHold, idNames, isDeed, type OrderPart } from './lessonDeed.ts';
import { emptyAnswer } from '../play/ask.ts';
import type { Answer, OptionId } from '../play/decision.ts';
import { ask, beginFrom, give, type Match, observeMatch } from '../play/match.ts';
import { boxesIn, tracksIn } from '../view/presentation.ts';
import { choosable, chosenFrom, promptFor } from '../view/prompt.ts';
import { type Ref, refKey } from '../view/ref.ts';
import type { Side } from '../play/state.ts';

/**
 * The question that is put to a side now, as a lesson names it. Null where there is none, or nothing to choose or
 * place: that is asked only for the sake of what others could learn from its not being asked.
 */
export function questionPut<D, V>(match: Match<D, V>, side: Side): string | null {
  const question = ask(match, side);
  if (question === null) return null;
  return emptyAnswer(question) === null ? `${question.procedure}: ${question.step}` : null;
}

/**
 * Whether what a step waits for is so now, as the side sees it: "piece raid 0 > hex 1112" where that piece is in that
 * hex or box, "track turn > 19" where that track or part of the clock stands there, "hex 1112" where that may be chosen,
 * by its id or by what it touches; the other signs as in `isDeed`.
 */
export function isStanding<D, V>(lines: readonly string[], match: Match<D, V>, side: Side): boolean {
  const seen = match.prepared.game.present(observeMatch(match, side));
  const places = [
    ...(seen.map?.stacks ?? []).map(({ hex, pieces }) => ({ box: refKey({ hex }), pieces })),
    ...boxesIn(seen).map(({ id, pieces }) => ({ box: refKey({ box: id }), pieces })),
  ];
  const pieces: OrderPart[] = places.flatMap((place) =>
    place.pieces.map(({ id }) => ({ names: [refKey({ piece: id })], box: place.box })),
  );
  const prompt = promptFor(match, side);
  const choices: OrderPart[] = (prompt ? choosable(prompt) : []).map(({ id, touches }) => ({
    names: [...idNames(id), ...touches.map(refKey)],
  }));
  const marks: OrderPart[] = tracksIn(seen).map(({ id, value }) => ({
    names: [refKey({ track: id })],
    box: String(value),
  }));
  return allHold(lines, [...pieces, ...marks, ...choices]);
}

/** The steps to say before the question that is put to a side now, by their numbers; those of the start with the first. */
export function lessonDue<D, V>(lesson: Lesson, said: readonly number[], match: Match<D, V>, side: Side): number[] {
  const at = questionPut(match, side);
  if (at === null) return [];
  return [
    ...lessonSteps(lesson, said, START),
    ...lessonSteps(lesson, said, at, (when) => isStanding(when, match, side)),
  ];
}

/** How far a side has come in a lesson. */
export interface LessonProgress {
  /** Steps that were said, by their numbers, in the order they were. */
  readonly said: readonly number[];
  readonly answered: readonly number[];
  /** How many of them were said before the question that is put now. */
  readonly fresh: number;
  /** What is said after the last order. */
  readonly told: readonly string[];
  /** Whether the last order did what was asked for; null where nobody can say, or nothing was. */
  readonly done: boolean | null;
  /** Whether the last order answered a step at all. */
  readonly explains: boolean;
}

const NOTHING_SAID: LessonProgress = { said: [], answered: [], fresh: 0, told: [], done: null, explains: false };

/** The lesson once the steps of the question that is put now have been said, or, when the match is over, the last ones. */
export function lessonAsked<D, V>(
  lesson: Lesson,
  before: LessonProgress,
  match: Match<D, V>,
  side: Side,
): LessonProgress {
  const { said } = before;
  const due =
    match.table.whole.outcome === null
      ? lessonDue(lesson, said, match, side)
      : [...lessonSteps(lesson, said, START), ...lessonSteps(lesson, said, END)];
  return due.length === 0 ? before : { ...before, said: [...said, ...due] };
}

/** The lesson after an order: the match still stands where the question is put. An order with nothing to choose moves nothing. */
export function lessonAnswered<D, V>(
  lesson: Lesson,
  asked: LessonProgress,
  { match, side, answer }: { readonly match: Match<D, V>; readonly side: Side; readonly answer: Answer },
): LessonProgress {
  const at = questionPut(match, side);
  if (at === null) return asked;
  const { said, answered } = asked;
  const due = said.filter((n) => {
    const step = lesson.steps[n];
    return step !== undefined && !answered.includes(n) && (step.at === at || step.at === START);
  });
  const steps = due.flatMap((n) => lesson.steps[n] ?? []);
  const deeds = steps.flatMap(({ deed }) => (deed === undefined ? [] : [deed]));
  const prompt = deeds.length === 0 ? null : promptFor(match, side);
  const offered = prompt === null ? [] : chosenFrom(match, side, prompt, answer);
  const touches = (id: OptionId): readonly Ref[] => offered.find((option) => option.id === id)?.touches ?? [];
  return {
    said,
    answered: [...answered, ...due],
    fresh: said.length,
    told: steps.flatMap(({ then }) => then ?? []),
    done: deeds.length === 0 ? null : deeds.every((lines) => isDeed(lines, answer, touches)),
    explains: steps.some(({ try: asks, then }) => asks !== undefined || then !== undefined),
  };
}

/**
 * Where the lesson stood for these sides before their first order and after each order of theirs that stands, the latest
 * last. The match is played again for it, so that a lesson goes on where it stood without anything kept besides the match.
 */
export function lessonHistory<D, V>(
  lesson: Lesson,
  match: Match<D, V>,
  sides: readonly Side[],
): Map<Side, LessonProgress[]> {
  const history = new Map(sides.map((side) => [side, [NOTHING_SAID]]));
  const orders = match.record?.orders ?? [];
  if (orders.length === 0) return history;
  const again = beginFrom(match.prepared.game, match.header);
  for (const order of orders) {
    const after = history.get(order.by);
    if (after && 'undo' in order) after.pop();
    else if (after && !('undo' in order)) {
      const asked = lessonAsked(lesson, after.at(-1) ?? NOTHING_SAID, again, order.by);
      after.push(lessonAnswered(lesson, asked, { match: again, side: order.by, answer: order.answer }));
    }
    give(again, order);
  }
  return history;
}
