import { type Message, message } from '../view/message.ts';

/** Why something cannot be: a reason to read and the rule that decides it. */
export interface Refusal {
  readonly reason: Message;
  readonly rule?: string;
  /** It says no more than that this is not offered. */
  readonly vague?: true;
  /** The piece or item, and the box, of an order that it is about, by their ids: the prompt has their names. */
  readonly piece?: string;
  readonly box?: string;
}

/** A refusal of the kernel's own, under "kernel.<key>" in the catalogue. */
export function refuse(key: string, values?: Record<string, string | number>): Refusal {
  return { reason: message(`kernel.${key}`, values) };
}

/** Nothing is asked of a side, or there is no such side: said of what a caller gave, which may be anything. */
export function notAsked(sides: readonly string[], side: unknown): Refusal {
  if (typeof side !== 'string') return refuse('no such side', { side: `that is ${typeof side}` });
  return sides.includes(side)
    ? { reason: message('kernel.not asked', { side: message(`side.${side}`) }) }
    : refuse('no such side', { side: side.slice(0, 60) });
}

/** A fault in what a caller gave: unknown game, file, field. Its message is a sentence for the person who meets it. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A fault in a game's own rules, found while it runs: a dead end, a step that is not there. Never the player's fault. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}

/** "a, b or c", for sentences that say what is known; "a; b, too; or c" where a name has a comma itself. */
export function listed(names: readonly (string | number)[], none = 'nothing'): string {
  if (names.length === 0) return none;
  const all = names.map(String);
  const last = all.pop() ?? '';
  if (all.length === 0) return last;
  return [...all, last].some((name) => name.includes(','))
    ? `${all.join('; ')}; or ${last}`
    : `${all.join(', ')} or ${last}`;
}
