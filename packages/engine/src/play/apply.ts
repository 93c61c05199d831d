import type { Answer } from './decision.ts';
import type { Match } from './match.ts';
import { follow, openStep, run } from './run.ts';
import type { Side } from './state.ts';

/** What an answer is applied to: a match, or the copy of one in which answers are given again. */
export type Playing<D, V> = Pick<Match<D, V>, 'prepared' | 'table' | 'seats' | 'asked'>;

/** Applies an accepted answer and plays on. Returns whether several sides are asked together. */
export function apply<D, V>(match: Playing<D, V>, side: Side, answer: Answer): boolean {
  const { table, prepared, seats } = match;
  const state = table.whole;
  const { cursor, step } = openStep(prepared.procedures, table);
  const { locals } = cursor.frame;
  match.asked = null;
  table.orders++;
  seats[side] = (seats[side] ?? 0) + 1;
  const joint = state.open.length > 1 || !isEmpty(state.sealed);
  if (!joint) {
    state.open = [];
    // The kind has checked the answer, so it is what this decision's apply takes.
    const next = step.decision.apply(table, locals, answer as never, side);
    follow(prepared.procedures, table, cursor, next);
    table.question = null;
    run(prepared.procedures, table);
    // What the rules have put together on the way is the question.
    match.asked = table.question;
    return false;
  }
  state.sealed[side] = answer;
  state.open = state.open.filter((other) => other !== side);
  if (state.open.length > 0) return true;
  const answers = state.sealed;
  state.sealed = {};
  let next: ReturnType<typeof step.decision.apply>;
  for (const decider of table.sides) {
    if (!Object.hasOwn(answers, decider)) continue;
    next = step.decision.apply(table, locals, answers[decider] as never, decider) ?? next;
  }
  follow(prepared.procedures, table, cursor, next);
  run(prepared.procedures, table);
  return true;
}

/** A copy for the rules, which may keep it in the state and change it there. No accepted answer is nested. */
export function copyOf(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Array.isArray(answer) ? answer.slice() : { ...answer };
}

export function isEmpty(record: object): boolean {
  for (const _key in record) return false;
  return true;
}
