import type { Catalogue, Message, PromptView } from '@point-option/engine';
import { shortName } from '@point-option/host';

type ArrangePrompt = PromptView & { readonly kind: 'arrange' };

interface Labelled {
  readonly label: Message;
  readonly short?: Message;
}

/** What pieces and boxes of a question are called in a few words that are also understood when typed. */
export interface TypedNames {
  piece(id: string): string;
  box(id: string): string;
}

export function typedNames(words: Catalogue, { pieces, boxes }: ArrangePrompt): TypedNames {
  const pieceNames = namesIn(words, pieces);
  const boxNames = namesIn(words, boxes);
  return { piece: (id) => pieceNames.get(id) ?? id, box: (id) => boxNames.get(id) ?? id };
}

/**
 * Short names that can be typed: no other thing of the list has the same, and it isn't what another goes by. All others
 * go by their ids, or where the id is the number of something in the list by their own number there.
 */
function namesIn(words: Catalogue, list: readonly (Labelled & { readonly id: string })[]): ReadonlyMap<string, string> {
  const names = list.map((each): [string, string] => [each.id, shortName(words, each)]);
  const lower = names.map(([, name]) => name.toLowerCase());
  const isUnique = (name: string): boolean => lower.filter((other) => other === name.toLowerCase()).length === 1;
  const named = names.filter(([, name]) => isUnique(name) && canBeTyped(name));
  const taken = new Set(named.map(([id]) => id));
  const byId = names.filter(([id]) => !taken.has(id)).map(([id]) => fallback(list, id).toLowerCase());
  const usable = new Map(named.filter(([, name]) => !byId.includes(name.toLowerCase())));
  return new Map(list.map(({ id }) => [id, usable.get(id) ?? fallback(list, id)]));
}

function fallback(list: readonly { readonly id: string }[], id: string): string {
  const isNumbered = list.some((_, i) => String(i + 1) === id);
  return isNumbered ? String(list.findIndex((each) => each.id === id) + 1) : id;
}

/** A typed order is split at these. */
const SEPARATORS = [',', ';'];

function canBeTyped(name: string): boolean {
  return name.trim() !== '' && !SEPARATORS.some((separator) => name.includes(separator));
}

/** A thing as a list shows it: with what to type for it, its id or its short name, where the text doesn't say that. */
export function listedAs(called: string, name: string, text: string): string {
  const isSaid = called === name && text.toLowerCase().includes(called.toLowerCase());
  return isSaid ? text : `${called}, ${text}`;
}
