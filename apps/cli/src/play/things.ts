import {
  boxesIn,
  capital,
  type Catalogue,
  choosable,
  gridOf,
  includesRef,
  type OptionId,
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
import { hexesOffered } from '../text/prompt.ts';
import { shortName } from '../text/typedNames.ts';
import { sameWords } from '../text/words.ts';

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

/** Everything that a text may mean. What is called so as it is shown goes before what only has the text as its id. */
export function thingsCalled(context: ViewContext, text: string): Thing[] {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const kind = KINDS[first.toLowerCase()];
  if (kind !== undefined && rest.length > 0) {
    const name = rest.join(' ');
    const numbered = kind === 'option' ? choiceNumbered(context, name) : [];
    const all = candidates(context).filter(({ wanted }) => kindOf(wanted) === kind);
    const found = numbered.length > 0 ? numbered : called(all, context, name);
    const own = found.filter(({ wanted }) => kindOf(wanted) === kind);
    if (own.length > 0) return own;
  }
  return called(candidates(context), context, text.trim());
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

function called(all: readonly Candidate[], context: ViewContext, text: string): Thing[] {
  const word = text.toLowerCase();
  const direct = [
    ...hexCalled(context.presentation, text),
    ...(isNumbered(context) ? choiceNumbered(context, text) : []),
  ];
  const shown = all.filter((each) => each.shown.some((name) => name.toLowerCase() === word));
  const byId = all.filter(({ id }) => id?.toLowerCase() === word);
  const reordered = all.filter(({ id }) => id !== null && sameWords(id, text));
  const found = [shown, byId, reordered].find((tier) => tier.length > 0) ?? [];
  return unique([...direct, ...found.map((each) => thing(each, found))]);
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

function choiceThing(words: Catalogue, options: readonly OptionView[], option: OptionView): Thing {
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
      return titled({ box: id }, whole, said(title), ...(short ? [said(short)] : []));
    }),
    ...displays.map(({ id, title, short }) => titled({ display: id }, said(title), ...(short ? [said(short)] : []))),
    ...tracksIn(presentation).map(({ id, title }) => titled({ track: id }, said(title))),
    ...cups.map(({ id, title }) => titled({ cup: id }, said(title))),
  ];
}

/** Things whose names begin with a text that nothing is called. */
export function suggestion(context: ViewContext, text: string): string {
  const word = text.toLowerCase();
  const like = candidates(context).filter(({ shown }) => shown.some((name) => name.toLowerCase().startsWith(word)));
  const names = [...new Set(like.map((each) => thing(each, like).name))].slice(0, MAX_SUGGESTED);
  return names.length === 0 ? '' : ` Do you mean ${names.join('; or ')}?`;
}
const MAX_SUGGESTED = 4;

/** The choices that a thing stands for: itself, or those that a click on it would choose. */
export function choicesOf(prompt: PromptView, wanted: Wanted): readonly OptionView[] {
  return choosable(prompt).filter(({ id, picks }) =>
    'option' in wanted ? id === wanted.option : includesRef(picks, wanted),
  );
}

/** More things of one name than this are counted. */
const MAX_LISTED = 6;

/** What is said where a text may mean several things. */
export function ambiguity(text: string, things: readonly Thing[], command = ''): string {
  const names = things.slice(0, MAX_LISTED).map(({ name }) => name);
  const more = things.length > MAX_LISTED ? `; and ${things.length - MAX_LISTED} more` : '';
  const example = `${command === '' ? '' : `${command} `}${things[0]?.typed ?? ''}`;
  return `"${text}" matches several: ${names.join('; ')}${more}. Type, for example, "${example}".`;
}

/** The choice that a text means, or why it means none or several. */
export function choiceCalled(
  context: ViewContext,
  text: string,
): { readonly option: OptionId } | { readonly problem: string } {
  const { prompt, words } = context;
  if (prompt === null) return { problem: 'Nothing is asked of you now.' };
  const options = choosable(prompt);
  const things = thingsCalled(context, text);
  const chosen = [...new Set(things.flatMap(({ wanted }) => choicesOf(prompt, wanted)))];
  const [only, ...others] = chosen;
  if (only && others.length === 0) return { option: only.id };
  if (only)
    return {
      problem: ambiguity(
        text,
        chosen.map((option) => choiceThing(words, options, option)),
      ),
    };
  const [known] = things;
  if (known) return { problem: `${capital(known.name)} is not among the choices. "why ${text}" may say why.` };
  const range = options.length === 1 ? 'The only choice is 1' : `The choices are 1 to ${options.length}`;
  const listed = hexesOffered(words, options) === null ? `${range}.` : 'Type the number of a hex.';
  return { problem: `"${text}" is none of the choices. ${listed} "help" lists the commands.` };
}
