import { ask, beginFrom, give, type Match } from './match.ts';
import type { Side } from './state.ts';

/**
 * The question that is put to a side now, as a lesson names it. Null where there is none, or nothing to choose or
 * place: that is asked only for the sake of what others could learn from its not being asked.
 */
export function questionPut<D, V>(match: Match<D, V>, side: Side): string | null {
  const question = ask(match, side);
  if (question === null) return null;
  const isEmpty =
    (question.kind === 'arrange' && question.pieces.length === 0) ||
    (question.kind === 'some' && question.options.length === 0);
  return isEmpty ? null : `${question.procedure}: ${question.step}`;
}

/**
 * The questions that these sides have answered so far, in order, also where the order was taken back. The match is
 * played again for it, so that a lesson goes on where it stood without anything kept besides the match.
 */
export function questionsAnswered<D, V>(match: Match<D, V>, sides: readonly Side[]): string[] {
  const orders = match.record?.orders ?? [];
  if (orders.length === 0) return [];
  const again = beginFrom(match.prepared.game, match.header);
  return orders.flatMap((order) => {
    const put = !('undo' in order) && sides.includes(order.by) ? questionPut(again, order.by) : null;
    give(again, order);
    return put === null ? [] : [put];
  });
}
