import type { Answer, PromptView } from '@point-option/engine';
import type { Draft } from './draft.ts';

/** Writes what the staff would order into the order that is being composed: all of it, or of some pieces only. */
export function fillIn(prompt: PromptView, draft: Draft, answer: Answer, only?: ReadonlySet<string>): Draft {
  switch (prompt.kind) {
    case 'one':
      return isOption(answer) ? { ...draft, chosen: [answer] } : draft;
    case 'some':
      return Array.isArray(answer) ? { ...draft, chosen: answer.filter(isOption) } : draft;
    case 'amount':
      return typeof answer === 'number' ? { ...draft, amount: answer } : draft;
    case 'arrange': {
      const advised = Object.entries(placedIn(answer)).filter(([piece]) => only?.has(piece) ?? true);
      const kept = Object.entries(draft.placed).filter(([piece]) => only !== undefined && !only.has(piece));
      return { ...draft, placed: Object.fromEntries([...kept, ...advised]), piece: null };
    }
    case 'path':
      return Array.isArray(answer) ? { ...draft, route: answer.filter(isOption) } : draft;
    case 'allot':
      return { ...draft, allotted: allottedIn(answer) };
    case 'confirm':
      return draft;
  }
}

/** Where an answer puts each piece; nothing where it is not one of that kind. */
export function placedIn(answer: Answer | undefined): Readonly<Record<string, string>> {
  return valuesIn(answer, (value) => typeof value === 'string');
}

function allottedIn(answer: Answer): Readonly<Record<string, number>> {
  return valuesIn(answer, (value) => typeof value === 'number');
}

function valuesIn<T extends Answer>(answer: Answer | undefined, is: (value: Answer) => value is T): Record<string, T> {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return {};
  return Object.fromEntries(Object.entries(answer).flatMap(([id, value]) => (is(value) ? [[id, value]] : [])));
}

/** Whether the order that is being composed is what the staff would order, whatever else they had to say. */
export function isAsAdvised(prompt: PromptView, draft: Draft, answer: Answer): boolean {
  const filled = fillIn(prompt, draft, answer);
  return (
    draft.amount === filled.amount &&
    sameSet(draft.chosen.map(String), filled.chosen.map(String)) &&
    draft.route.join('\n') === filled.route.join('\n') &&
    sameSet(entries(draft.placed), entries(filled.placed)) &&
    sameSet(entries(draft.allotted), entries(filled.allotted))
  );
}

function entries(of: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(of).map(([id, value]) => `${id}\n${value}`);
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

function isOption(id: Answer): id is string | number {
  return typeof id === 'string' || typeof id === 'number';
}
