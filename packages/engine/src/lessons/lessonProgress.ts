import { type Lesson, lessonSteps } from './lesson.ts';
import { allHold, type OrderPart } from './lessonDeed.ts';
import { emptyAnswer } from '../play/ask.ts';
import { ask, beginFrom, give, type Match, observeMatch } from '../play/match.ts';
import { boxesIn, tracksIn } from '../view/presentation.ts';
import { choosable, promptFor } from '../view/prompt.ts';
import { refKey } from '../view/ref.ts';
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
    names: [String(id), ...touches.map(refKey)],
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
    ...lessonSteps(lesson, said, 'start'),
    ...lessonSteps(lesson, said, at, (when) => isStanding(when, match, side)),
  ];
}

/**
 * The steps that were said before the questions that these sides have answered so far, in order, also where the order
 * was taken back. The match is played again for it, so that a lesson goes on where it stood without anything kept
 * besides the match.
 */
export function lessonSaid<D, V>(lesson: Lesson, match: Match<D, V>, sides: readonly Side[]): number[] {
  const said: number[] = [];
  const orders = match.record?.orders ?? [];
  if (orders.length === 0) return said;
  const again = beginFrom(match.prepared.game, match.header);
  for (const order of orders) {
    if (!('undo' in order) && sides.includes(order.by)) said.push(...lessonDue(lesson, said, again, order.by));
    give(again, order);
  }
  return said;
}
