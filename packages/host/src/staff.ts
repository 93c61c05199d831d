import {
  type Answer,
  ask,
  fast,
  hashOf,
  type Match,
  type MatchHeader,
  observeMatch,
  RulesFault,
  type Side,
  type Staff,
} from '@point-option/engine';
import type { Advice } from './protocol.ts';

/** What staff order for a side now, with their reason where they give one: from what that side may know. */
export function staffAdvice(match: Match, side: Side, staff: Staff<unknown>): Advice {
  const question = ask(match, side);
  if (question === null) throw new RulesFault(`Nothing is asked of ${side}.`);
  const seen = observeMatch(match, side);
  const answer = staff.decide(seen, question, fast(staffSeed(match, side)));
  return { answer, reason: staff.reason?.(seen, question, answer) ?? null };
}

/** The same without the reason, which only people who read it are worth the work. */
export function staffAnswer(match: Match, side: Side, staff: Staff<unknown>): Answer {
  const question = ask(match, side);
  if (question === null) throw new RulesFault(`Nothing is asked of ${side}.`);
  return staff.decide(observeMatch(match, side), question, fast(staffSeed(match, side)));
}

/** A header never changes, and a scenario file in it can be long. */
const hashes = new WeakMap<MatchHeader, string>();

/**
 * Staff roll dice of their own, fresh for every order and named by the match and the number of the order: a match goes
 * on alike wherever its file is opened. Where dice are rolled by hand, headers are alike from match to match; only the
 * dice of the side's own orders tell them apart, for of the others' dice staff know nothing.
 */
export function staffSeed({ header, record, seats }: Match, side: Side): string {
  let hash = hashes.get(header);
  if (hash === undefined) {
    hash = hashOf(header);
    hashes.set(header, hash);
  }
  const seed = `${hash}/staff/${side}/${seats[side] ?? 0}`;
  if (header.dice.kind !== 'scripted') return seed;
  const own = (record?.orders ?? []).flatMap((order) =>
    order.by === side && 'dice' in order ? (order.dice ?? []) : [],
  );
  return `${seed}/${own.join(' ')}`;
}
