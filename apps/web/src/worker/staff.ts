import {
  type Answer,
  ask,
  fast,
  hashOf,
  type Match,
  observeMatch,
  RulesFault,
  type Side,
  type Staff,
} from '@point-option/engine';
import type { Advice } from './protocol.ts';

/** What staff order for a side now, from what that side may know. */
export function staffAnswer(match: Match, side: Side, staff: Staff<unknown>): Answer {
  const question = ask(match, side);
  if (question === null) throw new RulesFault(`Nothing is asked of ${side}.`);
  return staff.decide(observeMatch(match, side), question, fast(staffSeed(match, side)));
}

/** The same with their reason, where they give one. */
export function staffAdvice(match: Match, side: Side, staff: Staff<unknown>): Advice {
  const answer = staffAnswer(match, side, staff);
  const question = ask(match, side);
  const reason = question === null ? undefined : staff.reason?.(observeMatch(match, side), question, answer);
  return { answer, reason: reason ?? null };
}

/** Fresh dice for every order, named by the match and the number of the order: a match taken up again goes on alike. */
function staffSeed({ header, seats }: Match, side: Side): string {
  return `${hashOf(header)}/staff/${side}/${seats[side] ?? 0}`;
}

/** The only answer to a question that offers nothing, asked for the sake of what its absence would tell; or null. */
export function nothingToDecide(match: Match, side: Side): Answer | null {
  const question = ask(match, side);
  if (question?.kind === 'arrange') return question.pieces.length === 0 ? {} : null;
  if (question?.kind === 'some') return question.options.length === 0 ? [] : null;
  return null;
}
