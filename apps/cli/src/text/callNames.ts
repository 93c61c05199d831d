import { type Catalogue, type Presentation, type PromptView, say } from '@point-option/engine';
import { nameIn } from './words.ts';

type ArrangePrompt = PromptView & { readonly kind: 'arrange' };

/** The name of a box: as the rules or a display call it, or its id. */
export function boxName(words: Catalogue, id: string, prompt: ArrangePrompt, seen: Presentation): string {
  const label = prompt.boxes.find((box) => box.id === id)?.label;
  if (label && label.key !== 'kernel.plain') return say(words, label);
  const shown = seen.displays.flatMap((display) => display.boxes).find((box) => box.id === id);
  return shown ? say(words, shown.title) : id;
}

/** What pieces and boxes are called in a few words that are also understood when typed. */
export interface CallNames {
  piece(id: string): string;
  box(id: string): string;
}

export function callNames(words: Catalogue, prompt: ArrangePrompt, seen: Presentation): CallNames {
  const boxes = new Map(prompt.boxes.map(({ id }) => [id, boxName(words, id, prompt, seen)]));
  const pieces = new Map(prompt.pieces.map(({ id, label }) => [id, say(words, label)]));
  const boxesByName = goByName(boxes);
  const piecesByName = goByName(pieces);
  return {
    piece: (id) => piecesByName.get(id) ?? callName(id, pieces.get(id)),
    box: (id) =>
      boxesByName.get(id) ?? (isTypedByName(id, boxes) ? (boxes.get(id) ?? id) : callName(id, boxes.get(id))),
  };
}

/**
 * Those that go by their names: their ids only count them for the program, "raid 0", and the names say something else.
 * Of a kind either all do or none: each name is no other's, nor the id of one that goes by its id.
 */
function goByName(labels: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const names = new Map([...labels].map(([id, label]) => [id, nameIn(label)]));
  const all = [...names.values()].map((name) => name.toLowerCase());
  const isNamed = ([id, name]: [string, string]): boolean =>
    all.filter((other) => other === name.toLowerCase()).length === 1 &&
    CAN_BE_TYPED.test(name) &&
    !hasWordsOf(name, id);
  const kinds = new Map<string, [string, string][]>();
  for (const each of names) {
    const kind = COUNTED.exec(each[0])?.[1];
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  const named = new Map([...kinds.values()].filter((kind) => kind.every(isNamed)).flat());
  const byId = [...labels.keys()].filter((id) => !named.has(id)).map((id) => id.toLowerCase());
  return new Map([...named].filter(([, name]) => !byId.includes(name.toLowerCase())));
}
const COUNTED = /^([a-z][a-z ]*) \d/;
const CAN_BE_TYPED = /^\p{L}[^,;:"]*$/u;

/** An id is a word to type, mostly; one that is put together with signs is for programs, and then the name is said. */
function callName(id: string, name = id): string {
  return IN_SIGNS.test(id) && !/[,;:]/.test(name) ? name : id;
}
const IN_SIGNS = /[_+]/;

/** The id to type and the name of a thing; the name alone where it has every word of the id, or the id is no word. */
export function idAndName(id: string, name: string): string {
  if (callName(id, name) === name) return name;
  return hasWordsOf(name, id) ? name : `${id}, ${name}`;
}

function hasWordsOf(name: string, id: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().split(/[\s,.;:()+&]+/);
  const said = words(name);
  return words(id).every((word) => said.includes(word));
}

/** Whether a box goes by its name alone: its id says something else, and the name can be typed and is no other's. */
function isTypedByName(id: string, names: ReadonlyMap<string, string>): boolean {
  const name = names.get(id) ?? id;
  const isAlone = [...names.values()].filter((other) => other.toLowerCase() === name.toLowerCase()).length === 1;
  return isAlone && CAN_BE_TYPED.test(name) && /\d/.test(id) && idAndName(id, name) !== name;
}
