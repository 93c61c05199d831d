import type { Answer, PromptView } from '@point-option/engine';
import type { Draft } from './draft.ts';

/** Writes what the staff would order into the order that is being composed: all of it, or of some pieces only. */
export function fillIn(prompt: PromptView, draft: Draft, answer: Answer, only?: ReadonlySet<string>): Draft {
  switch (prompt.kind) {
    case 'one':
      return typeof answer === 'string' || typeof answer === 'number' ? { ...draft, chosen: [answer] } : draft;
    case 'some':
      return Array.isArray(answer) ? { ...draft, chosen: answer.filter((id) => isOption(id)) } : draft;
    case 'amount':
      return typeof answer === 'number' ? { ...draft, amount: answer } : draft;
    case 'arrange': {
      const advised = Object.entries(placedIn(answer)).filter(([piece]) => only?.has(piece) ?? true);
      const kept = Object.entries(draft.placed).filter(([piece]) => only !== undefined && !only.has(piece));
      return { ...draft, placed: Object.fromEntries([...kept, ...advised]), piece: null };
    }
    default:
      return draft;
  }
}

/** Where an answer puts each piece; nothing where it is not one of that kind. */
export function placedIn(answer: Answer | undefined): Readonly<Record<string, string>> {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).flatMap(([piece, box]) => (typeof box === 'string' ? [[piece, box]] : [])),
  );
}

/** Whether the order that is being composed is what the staff would order, whatever else they had to say. */
export function isAsAdvised(prompt: PromptView, draft: Draft, answer: Answer): boolean {
  const filled = fillIn(prompt, draft, answer);
  return (
    draft.amount === filled.amount &&
    sameSet(draft.chosen.map(String), filled.chosen.map(String)) &&
    sameSet(entries(draft), entries(filled))
  );
}

function entries({ placed }: Draft): string[] {
  return Object.entries(placed).map(([piece, box]) => `${piece}\n${box}`);
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

function isOption(id: unknown): id is string | number {
  return typeof id === 'string' || typeof id === 'number';
}
