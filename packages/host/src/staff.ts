import {
  type Answer,
  ask,
  fast,
  hashOf,
  type Match,
  type MatchHeader,
  observeMatch,
  type Order,
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
export function staffSeed(match: Match, side: Side): string {
  const { header, seats, table } = match;
  let hash = hashes.get(header);
  if (hash === undefined) {
    hash = hashOf(header);
    hashes.set(header, hash);
  }
  const seed = `${hash}/staff/${side}/${seats[side] ?? 0}`;
  return header.dice.kind === 'scripted' ? `${seed}/${handDice(match, table.orders)[side] ?? ''}` : seed;
}

type HandDice = Readonly<Record<Side, string>>;

/** What the dice of each side's own orders came to so far: orders are only added, so none is looked at twice. */
const rolled = new WeakMap<readonly Order[], { orders: number; dice: HandDice }>();

/** The dice that each side has rolled by hand for its own orders, after so many of the match's orders, as a hash. */
export function handDice({ header, record }: Match, after: number): HandDice {
  if (header.dice.kind !== 'scripted' || record === null) return {};
  const { orders, before } = record;
  const known = rolled.get(orders);
  const from = known && known.orders <= after - before ? known : { orders: 0, dice: begun.get(record) ?? {} };
  const dice: Record<Side, string> = { ...from.dice };
  for (const order of orders.slice(from.orders, after - before))
    if ('dice' in order && order.dice) dice[order.by] = hashOf([dice[order.by] ?? '', order.dice]);
  rolled.set(orders, { orders: after - before, dice });
  return dice;
}

/** The hand-rolled dice of orders that a match opened at a bookmark has not read. */
const begun = new WeakMap<object, HandDice>();

export function beginHandDice({ record }: Match, dice: HandDice): void {
  if (record) begun.set(record, dice);
}
