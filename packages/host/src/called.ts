import {
  boxesIn,
  type Catalogue,
  choosable,
  gridOf,
  includesRef,
  type Message,
  type OptionView,
  piecesIn,
  type Presentation,
  type PromptView,
  type Ref,
  refId,
  refKind,
  say,
  tracksIn,
  type Wanted,
} from '@point-option/engine';
import type { Named } from './protocol.ts';

/** Something that a person may mean: a thing on the board, or a choice of the question. */
export interface Thing {
  readonly wanted: Wanted;
  /** What to type to mean it and nothing else: "choice 3". */
  readonly typed: string;
  /** The same, and what it is: "choice 3, Steer north". */
  readonly name: string;
}

/** What a person at a seat sees. */
export interface ViewContext {
  readonly words: Catalogue;
  readonly presentation: Presentation;
  readonly prompt: PromptView | null;
}

/** The words that say what kind of thing is meant: "hex 1112". */
const KINDS: Readonly<Record<string, string>> = {
  hex: 'hex',
  piece: 'piece',
  box: 'box',
  track: 'track',
  display: 'display',
  cup: 'cup',
  choice: 'option',
  option: 'option',
  number: 'option',
};

const kindOf = (wanted: Wanted): string => ('option' in wanted ? 'option' : refKind(wanted));

/**
 * Everything that a text may mean. What is called exactly so as it is shown goes before the words that say what kind of
 * thing is meant, and those before what only has the text as its id.
 */
export function thingsCalled(context: ViewContext, text: string): Thing[] {
  const amount = amountCalled(context, text.trim());
  if (amount !== null) return [amount];
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const kind = KINDS[first.toLowerCase()];
  if (kind !== undefined && rest.length > 0) {
    const labelled = shownAs(candidates(context), text.trim());
    if (labelled.length > 0) return unique(thingsOf(labelled));
    const name = rest.join(' ');
    const numbered = kind === 'option' ? choiceNumbered(context, name) : [];
    const all = candidates(context).filter(({ wanted }) => kindOf(wanted) === kind);
    const hexes = kind === 'hex' ? hexCalled(context.presentation, name) : [];
    const found = numbered.length > 0 ? numbered : unique([...hexes, ...named(all, name)]);
    if (found.length > 0) return found;
  }
  const all = candidates(context);
  const word = text.trim();
  const numbered = isNumbered(context) ? choiceNumbered(context, word) : [];
  // The number in the list goes before an id, which stands in no list.
  const found = numbered.length > 0 ? thingsOf(shownAs(all, word)) : named(all, word);
  return unique([...hexCalled(context.presentation, word), ...numbered, ...found]);
}

/** Where a number is asked for, a number is that, in or out of range. */
function amountCalled({ prompt }: ViewContext, text: string): Thing | null {
  if (prompt?.kind !== 'amount' || !/^[+-]?\d+$/.test(text)) return null;
  const n = Number(text);
  return Number.isSafeInteger(n) ? { wanted: { option: n }, typed: text, name: text } : null;
}

interface Candidate {
  readonly wanted: Wanted;
  readonly shown: readonly string[];
  /** Null where nobody would type it: a number that the rules keep an option by is the number of nothing in sight. */
  readonly id: string | null;
  /** What to type after the word for its kind, and what it is. */
  readonly typed: string;
  readonly name: string;
}

function named(all: readonly Candidate[], text: string): Thing[] {
  const word = text.toLowerCase();
  const byId = all.filter(({ id }) => id?.toLowerCase() === word);
  const reordered = all.filter(({ id }) => id !== null && sameWords(id, text));
  return thingsOf([shownAs(all, text), byId, reordered].find((tier) => tier.length > 0) ?? []);
}

function thingsOf(found: readonly Candidate[]): Thing[] {
  return found.map((each) => thing(each, found));
}

function shownAs(all: readonly Candidate[], text: string): Candidate[] {
  const word = text.toLowerCase();
  return all.filter(({ shown }) => shown.some((name) => name.toLowerCase() === word));
}

/** A name that several have says nothing: then the id is given with it. */
function thing({ wanted, typed, name, id }: Candidate, among: readonly Candidate[]): Thing {
  const kind = kindOf(wanted);
  if (kind === 'option') return { wanted, typed, name };
  const isAlone = among.filter((each) => kindOf(each.wanted) === kind && each.name === name).length === 1;
  return isAlone
    ? { wanted, typed: `${kind} ${typed}`, name: `${kind} ${name}` }
    : { wanted, typed: `${kind} ${id}`, name: `${kind} ${id}, ${name}` };
}

function unique(things: readonly Thing[]): Thing[] {
  const found = new Map<string, Thing>();
  for (const each of things) {
    const { wanted } = each;
    const key =
      'option' in wanted ? `option ${typeof wanted.option} ${wanted.option}` : `${refKind(wanted)} ${refId(wanted)}`;
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()];
}

function hexCalled({ map }: Presentation, text: string): Thing[] {
  if (!map) return [];
  const grid = gridOf(map.grid);
  const hex = grid.hexAt(text.toUpperCase()) >= 0 ? grid.hexAt(text.toUpperCase()) : grid.hexAt(text);
  if (hex < 0) return [];
  const name = `hex ${grid.label(hex)}`;
  return [{ wanted: { hex: grid.label(hex) }, typed: name, name }];
}

/** Whether the list is shown with its numbers: of many hexes each goes by the number printed on it. */
function isNumbered({ words, prompt }: ViewContext): boolean {
  return prompt !== null && hexesOffered(words, choosable(prompt)) === null;
}

/** A choice by its number in the list. */
function choiceNumbered({ words, prompt }: ViewContext, text: string): Thing[] {
  if (prompt === null || !/^[1-9]\d*$/.test(text)) return [];
  const options = choosable(prompt);
  const option = options[Number(text) - 1];
  return option ? [choiceThing(words, options, option)] : [];
}

/** A choice by its number, and what it is. */
export function choiceThing(words: Catalogue, options: readonly OptionView[], option: OptionView): Thing {
  const typed = `choice ${options.indexOf(option) + 1}`;
  return { wanted: { option: option.id }, typed, name: `${typed}, ${shortName(words, option)}` };
}

function candidates({ words, presentation, prompt }: ViewContext): Candidate[] {
  const { map, displays, cups } = presentation;
  const options = prompt === null ? [] : choosable(prompt);
  const boxes = boxesIn(presentation);
  const titled = (wanted: Ref, title: string, ...more: string[]): Candidate => ({
    wanted,
    shown: [title, ...more],
    id: refId(wanted),
    typed: title,
    name: title,
  });
  const said = (title: Parameters<typeof say>[1]): string => say(words, title);
  return [
    ...options.map((option) => ({
      ...choiceThing(words, options, option),
      shown: [said(option.label), shortName(words, option)],
      id: typeof option.id === 'string' ? option.id : null,
    })),
    ...(map?.places ?? []).map(({ hex, name }) => ({
      ...titled({ hex }, said(name)),
      typed: hex,
      name: `${hex}, ${said(name)}`,
    })),
    ...piecesIn(presentation).map((piece) =>
      titled({ piece: piece.id }, shortName(words, piece), said(piece.label), piece.face.name),
    ),
    ...boxes.map(({ id, title, short, of }) => {
      const holder = boxes.find((box) => box.id === of);
      const whole = holder ? `${said(holder.title)} ${said(title)}` : said(title);
      const display = displays.find((each) => each.boxes.some((box) => box.id === id));
      const placed = display ? [`${said(title)} (${said(display.short ?? display.title)})`] : [];
      return titled({ box: id }, whole, said(title), ...placed, ...(short ? [said(short)] : []));
    }),
    ...displays.map(({ id, title, short }) => titled({ display: id }, said(title), ...(short ? [said(short)] : []))),
    ...tracksIn(presentation).map(({ id, title }) => titled({ track: id }, said(title))),
    ...cups.map(({ id, title }) => titled({ cup: id }, said(title))),
  ];
}

/** Things whose names begin with a text. */
export function thingsLike(context: ViewContext, text: string): Thing[] {
  const word = text.toLowerCase();
  const like = candidates(context).filter(({ shown }) => shown.some((name) => name.toLowerCase().startsWith(word)));
  return unique(thingsOf(like));
}

/** The choices that a thing stands for: itself, or those that a click on it would choose. */
export function choicesOf(prompt: PromptView, wanted: Wanted): readonly OptionView[] {
  return choosable(prompt).filter(({ id, picks }) =>
    'option' in wanted ? id === wanted.option : includesRef(picks, wanted),
  );
}

/** What goes by a text, with the choices that it stands for; where nothing does, what begins with it. */
export function namesFor(context: ViewContext, text: string): { things: Named[]; like: Named[] } {
  const { prompt } = context;
  const options = prompt === null ? [] : choosable(prompt);
  const withChoices = ({ wanted, typed, name }: Thing): Named => {
    const chosen = prompt === null ? [] : choicesOf(prompt, wanted);
    return { wanted, typed, name, choices: chosen.map((option) => options.indexOf(option) + 1) };
  };
  const things = thingsCalled(context, text).map(withChoices);
  return { things, like: things.length > 0 ? [] : thingsLike(context, text).map(withChoices) };
}

/** The name of something in a few words: the short one where the rules give one. */
export function shortName(words: Catalogue, { label, short = label }: { label: Message; short?: Message }): string {
  return say(words, short);
}

/** Whether two names have the same words, in whatever order: "Torpedo Taiho" and "Taiho torpedo". */
export function sameWords(one: string, other: string): boolean {
  const words = (text: string): string =>
    text
      .toLowerCase()
      .split(/[\s+&]+/)
      .sort()
      .join(' ');
  return words(one) === words(other);
}

/** More hexes than this are no list that anyone reads. */
export const LONG_HEX_LIST = 30;

/** Hexes to choose from by their own numbers: where every option is just a hex, and there are too many for a list. */
export function hexesOffered(words: Catalogue, options: readonly OptionView[]): string[] | null {
  if (options.length <= LONG_HEX_LIST) return null;
  const hexes = options.map(({ label, picks, cost, caution, rolls }) => {
    const [only, ...more] = picks;
    const isPlain = more.length === 0 && cost === undefined && caution === undefined && rolls !== true;
    return isPlain && only && 'hex' in only && say(words, label) === only.hex ? only.hex : null;
  });
  return hexes.includes(null) ? null : (hexes as string[]);
}
