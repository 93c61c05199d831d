import {
  type Ask,
  type Box,
  type Catalogue,
  type Piece,
  type Presentation,
  type PromptView,
  refusalOf,
  say,
} from '@point-option/engine';
import { misplaced, type Placed } from '../play/arrangement.ts';
import { indent } from './table.ts';
import { nameIn } from './words.ts';

/** The question with its rule. */
export function questionLine(words: Catalogue, prompt: PromptView): string {
  return `${say(words, prompt.question)} (rule ${prompt.rule})`;
}

/** What can be answered: numbered options, a range, pieces and boxes, or yes and no. */
export function choiceLines(words: Catalogue, ask: Ask, prompt: PromptView, seen: Presentation): string[] {
  switch (ask.kind) {
    case 'one':
      return optionLines(words, prompt);
    case 'some':
      return [...optionLines(words, prompt), someLine(ask)];
    case 'amount': {
      const steps = ask.by === 1 ? '' : `, in steps of ${ask.by}`;
      return [`  A number from ${ask.min} to ${ask.max}${steps}.`];
    }
    case 'arrange':
      return arrangeLines(words, ask, prompt, seen);
    case 'confirm':
      return ['  Yes or no.'];
  }
}

/** `more` is said before a caution, which is a sentence of its own. */
export function optionText(words: Catalogue, option: PromptView['options'][number], more = ''): string {
  const marks = [
    option.cost === undefined
      ? null
      : `costs ${option.cost}${option.costTo === undefined ? '' : ` to ${option.costTo}`}`,
    option.rolls ? 'rolls dice' : null,
    option.reveals ? 'reveals' : null,
    option.rule === undefined ? null : `rule ${option.rule}`,
  ].filter((mark) => mark !== null);
  const caution = option.caution ? `${more === '' ? '' : '.'} Caution: ${say(words, option.caution)}` : '';
  return `${say(words, option.label)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}${more}${caution}`;
}

/** More hexes than this are named in a paragraph, and many more only counted: a line each would bury the question. */
const MOST_LINES = 30;
const MOST_NAMED = 120;

/** Hexes to choose from by their own numbers: where every option is just a hex, and there are too many for a list. */
export function hexesOffered(words: Catalogue, { options }: PromptView): string[] | null {
  if (options.length <= MOST_LINES) return null;
  const hexes = options.map(({ label, touches = [], cost, caution, rolls }) => {
    const isPlain = touches.length === 1 && cost === undefined && caution === undefined && rolls !== true;
    return isPlain && say(words, label) === touches[0] ? touches[0] : null;
  });
  return hexes.includes(null) ? null : (hexes as string[]);
}

function optionLines(words: Catalogue, prompt: PromptView): string[] {
  const hexes = hexesOffered(words, prompt);
  if (hexes !== null)
    return [
      hexes.length > MOST_NAMED
        ? `  Any of ${hexes.length} hexes, by its number, such as ${hexes.at(-1)}.`
        : `  One of these hexes, by its number: ${hexes.join(' ')}.`,
    ];
  let group = '';
  return prompt.options.flatMap((option, i) => {
    const own = option.group ? say(words, option.group) : '';
    const head = own === group || own === '' ? [] : [`  ${own}:`];
    group = own;
    return [...head, `  ${i + 1}. ${optionText(words, option)}`];
  });
}

function someLine({ min, max, options }: Ask & { kind: 'some' }): string {
  if (min === max) return `  Choose ${min}, as numbers with spaces between.`;
  const none = min === 0 ? ', or none' : '';
  const all = max === options.length ? ', or all' : '';
  return `  Choose from ${min} to ${max}, as numbers with spaces between${none}${all}.`;
}

/** The name of a box: as the rules or a display call it, or its id. */
export function boxName(words: Catalogue, id: string, prompt: PromptView, seen: Presentation): string {
  const label = prompt.boxes?.find((box) => box.id === id)?.label;
  if (label && label.key !== 'kernel.plain') return say(words, label);
  const shown = seen.displays.flatMap((display) => display.boxes).find((box) => box.id === id);
  return shown ? say(words, shown.title) : id;
}

/** With more pieces than this, placing one by one is a chore. */
const SEVERAL = 4;

type Arrange = Ask & { kind: 'arrange' };

function arrangeLines(words: Catalogue, ask: Arrange, prompt: PromptView, seen: Presentation): string[] {
  const called = callNames(words, ask, prompt, seen);
  const boxes = ask.boxes.map((box, i) => {
    const name = boxName(words, box.id, prompt, seen);
    const shown = called.box(box.id) === nameIn(name) ? name : idAndName(box.id, name);
    return `${i + 1}. ${shown}${limits(box)}`;
  });
  const pieces = ask.pieces.map((piece, i) => {
    const option = prompt.options.find(({ id }) => id === piece.id);
    const more = `${only(piece, ask.boxes, called)}${piece.must ? ' (must be placed)' : ''}`;
    const text = option ? optionText(words, option, more) : `${piece.id}${more}`;
    const isNamed = option !== undefined && called.piece(piece.id) === nameIn(say(words, option.label));
    return `${i + 1}. ${isNamed ? text : idAndName(piece.id, text)}`;
  });
  return [
    '  Pieces:',
    ...indent(indent(pieces)),
    '  Boxes:',
    ...indent(indent(boxes)),
    `  ${ask.partial ? 'Pieces may be left out.' : 'Every piece must be placed.'}`,
    `  ${howToPlace(ask, called)}`,
  ];
}

/** More boxes than this are counted, not listed; who tries another is told. */
const LONG_LIST = 9;

/** The boxes of a piece, where it may not go into all. */
function only({ boxes }: Piece, all: readonly Box[], called: CallNames): string {
  if (!boxes || boxes.length >= all.length) return '';
  return boxes.length > LONG_LIST
    ? ` (may go into ${boxes.length} of the ${all.length} boxes below)`
    : `: ${boxes.map(called.box).join(', ')} only`;
}

/** What pieces and boxes are called in a few words that are also understood when typed. */
export interface CallNames {
  piece(id: string): string;
  box(id: string): string;
}

export function callNames(
  words: Catalogue,
  ask: Ask & { kind: 'arrange' },
  prompt: PromptView,
  seen: Presentation,
): CallNames {
  const boxes = new Map(ask.boxes.map(({ id }) => [id, boxName(words, id, prompt, seen)]));
  const pieces = new Map(prompt.options.map(({ id, label }) => [String(id), say(words, label)]));
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
function idAndName(id: string, name: string): string {
  if (callName(id, name) === name) return name;
  return hasWordsOf(name, id) ? name : `${id}, ${name}`;
}

function hasWordsOf(name: string, id: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().split(/[\s,.;:()+&]+/);
  const said = words(name);
  return words(id).every((word) => said.includes(word));
}

function limits({ min = 0, max }: Box): string {
  const parts = [min > 0 ? `at least ${min}` : null, max === undefined ? null : `at most ${max}`];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

/** Whether a box goes by its name alone: its id says something else, and the name can be typed and is no other's. */
function isTypedByName(id: string, names: ReadonlyMap<string, string>): boolean {
  const name = names.get(id) ?? id;
  const isAlone = [...names.values()].filter((other) => other.toLowerCase() === name.toLowerCase()).length === 1;
  return isAlone && CAN_BE_TYPED.test(name) && /\d/.test(id) && idAndName(id, name) !== name;
}

/** How many boxes are tried for an example: it is only an example. */
const TRIED = 12;

/** An order that shows how one is written: one that would be taken, of two pieces or else of one. */
function example(ask: Arrange, called: CallNames): { text: string; several: boolean } | null {
  const [first, second] = ask.pieces;
  const boxesOf = ({ boxes = ask.boxes.map(({ id }) => id) }: Piece): readonly string[] => boxes.slice(0, TRIED);
  if (!first) return null;
  const isFine = (placed: Placed): boolean =>
    (ask.partial || Object.keys(placed).length === ask.pieces.length
      ? refusalOf(ask, { ...placed })
      : misplaced(ask, placed)) === null;
  if (second)
    for (const one of boxesOf(first)) {
      const own = boxesOf(second);
      for (const two of [...own.filter((box) => box !== one), ...own.filter((box) => box === one)])
        if (isFine({ [first.id]: one, [second.id]: two })) {
          const more = ask.partial || ask.pieces.length === 2 ? '' : ', ...';
          return {
            text: `${called.piece(first.id)} ${called.box(one)}, ${called.piece(second.id)} ${called.box(two)}${more}`,
            several: true,
          };
        }
    }
  for (const piece of ask.pieces)
    for (const box of boxesOf(piece))
      if (isFine({ [piece.id]: box }))
        return { text: `${called.piece(piece.id)} ${called.box(box)}`, several: ask.pieces.length === 1 };
  return null;
}

/** How an arrangement is given, with an example that would be taken. */
function howToPlace(ask: Arrange, called: CallNames): string {
  const shown = example(ask, called);
  const many = ask.pieces.length > SEVERAL ? ' "1-3 BOX", "all BOX" and "rest BOX" place several.' : '';
  if (shown === null) return `Place them line by line, each with its box, and give the order with done.${many}`;
  if (!shown.several) return `Place them line by line, as "${shown.text}", and give the order with done.${many}`;
  const whole = ask.partial ? 'One line with commas, or with every piece' : 'One line that places every piece';
  return `${whole}, as "${shown.text}", is the whole order and is given at once. Or place them line by line, and give the order with done.${many}`;
}
