import type { Message } from './message.ts';

/** Why something cannot be: a reason to read and the rule that decides it. */
export interface Refusal {
  readonly reason: Message;
  readonly rule?: string;
}

/** A fault in what a caller gave: unknown game, file, field. Its message is a sentence for the person who meets it. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A fault in a game's own rules, found while it runs: a dead end, a step that is not there. Never the player's fault. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}

/** "a, b or c", for sentences that say what is known. */
export function listed(names: readonly (string | number)[], none = 'nothing'): string {
  if (names.length === 0) return none;
  const all = names.map(String);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} or ${last}`;
}
