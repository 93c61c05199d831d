import type { Delegation } from '@point-option/host/protocol';
import { room, speak } from '../store/room.ts';
import { t } from '../words.ts';

export function sideName(side: string): string {
  return capital(speak({ key: `side.${side}` }));
}

/** A name at the beginning of a line. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A name within a sentence; one that is all capitals stays so. */
export function inSentence(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
}

/** What is handed to the staff, as a sentence. */
export function handedText({ scope, what }: Delegation): string {
  const said = what ? speak(what) : '';
  return t(`table.handed ${scope}`, { what: scope === 'clock' ? inSentence(said) : said });
}

/** What the step of a procedure is called: the game's own words for it, or its name. */
export function stepName(procedure: string, step: string): string {
  const words = room.get().opening?.words ?? {};
  return capital(words[`step.${procedure}: ${step}`] ?? step);
}

/** A label in few words, for a line that is read again: up to its first comma or colon. */
export function briefly(label: string): string {
  return headed(label)[0];
}

/** A label as its head and what it adds: figures, odds, where it stands. Both together are the label. */
export function headed(label: string): readonly [head: string, more: string] {
  const at = /[,:] /.exec(label)?.index;
  return at === undefined ? [label, ''] : [label.slice(0, at), label.slice(at + 2)];
}

/** Labels in few words, where that still tells each of them from the others. */
export function briefNames<T>(labels: ReadonlyMap<T, string>): Map<T, string> {
  const count = new Map<string, number>();
  for (const label of labels.values()) count.set(briefly(label), (count.get(briefly(label)) ?? 0) + 1);
  return new Map([...labels].map(([id, label]) => [id, count.get(briefly(label)) === 1 ? briefly(label) : label]));
}
