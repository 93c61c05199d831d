import type { Message } from '@point-option/engine';
import type { Delegation } from '@point-option/host/protocol';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';

/** A side's name, as it stands within a sentence. */
export function sideName(side: string): string {
  return speak({ key: `side.${side}` });
}

/** What is delegated to the staff, as a sentence. */
export function delegatedText({ scope, what }: Delegation): string {
  return t(`table.handed ${scope}`, { what: what ? speak(what) : '' });
}

interface Named {
  readonly label: Message;
  readonly short?: Message;
}

/** A name in a word or two where the game gives one, for a line that is read again. */
export function shortName({ label, short = label }: Named): string {
  return speak(short);
}

/** Short names, where they still tell each from the others; otherwise the whole label. */
export function shortNames<T>(all: readonly (Named & { readonly id: T })[]): Map<T, string> {
  const count = new Map<string, number>();
  for (const each of all) count.set(shortName(each), (count.get(shortName(each)) ?? 0) + 1);
  return new Map(all.map((each) => [each.id, count.get(shortName(each)) === 1 ? shortName(each) : speak(each.label)]));
}
