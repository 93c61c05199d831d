import {
  type Catalogue,
  choosable,
  gridOf,
  includesRef,
  type OptionId,
  type OptionView,
  type Presentation,
  type PromptView,
  type Ref,
  refId,
  refKind,
  say,
  type Wanted,
} from '@point-option/engine';
import { hexesOffered } from '../text/prompt.ts';
import { capital, nameIn, sameWords } from '../text/words.ts';

/** Something that a person may mean: a thing on the board, or a choice of the question. */
export interface Thing {
  readonly wanted: Wanted;
  /** What to type to mean it and nothing else, and what it is: "hex 1112", "choice 3, Steer north". */
  readonly name: string;
}

/** What a person at a seat has before them. */
export interface Before {
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
export function thingsCalled(before: Before, text: string): Thing[] {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const kind = KINDS[first.toLowerCase()];
  if (kind !== undefined && rest.length > 0) {
    const found = called(
      candidates(before).filter(({ wanted }) => kindOf(wanted) === kind),
      before,
      rest.join(' '),
    );
    const own = found.filter(({ wanted }) => kindOf(wanted) === kind);
    if (own.length > 0) return own;
  }
  return called(candidates(before), before, text.trim());
}

interface Candidate {
  readonly wanted: Wanted;
  readonly shown: readonly string[];
  readonly id: string;
  /** What it is called after the word for its kind. */
  readonly name: string;
}

function called(all: readonly Candidate[], before: Before, text: string): Thing[] {
  const word = text.toLowerCase();
  const direct = [...hexCalled(before.presentation, text), ...choiceNumbered(before, text)];
  const shown = all.filter((each) => each.shown.some((name) => name.toLowerCase() === word));
  const byId = all.filter(({ id }) => id.toLowerCase() === word);
  const turned = all.filter(({ id }) => sameWords(id, text));
  const found = [shown, byId, turned].find((tier) => tier.length > 0) ?? [];
  return unlike([...direct, ...found.map((each) => thing(each, found))]);
}

/** A name that several have says nothing: then the id is given with it. */
function thing({ wanted, name, id }: Candidate, among: readonly Candidate[]): Thing {
  const kind = kindOf(wanted);
  const isAlone = among.filter((each) => kindOf(each.wanted) === kind && each.name === name).length === 1;
  return { wanted, name: kind === 'option' ? name : `${kind} ${isAlone ? name : `${id}, ${name}`}` };
}

function unlike(things: readonly Thing[]): Thing[] {
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
  return hex < 0 ? [] : [{ wanted: { hex: grid.label(hex) }, name: `hex ${grid.label(hex)}` }];
}

/** A choice by its number in the list, where the list is numbered. */
function choiceNumbered({ words, prompt }: Before, text: string): Thing[] {
  if (prompt === null || !/^[1-9]\d*$/.test(text)) return [];
  const options = choosable(prompt);
  const option = hexesOffered(words, options) === null ? options[Number(text) - 1] : undefined;
  return option ? [{ wanted: { option: option.id }, name: choiceName(words, options, option) }] : [];
}

function choiceName(words: Catalogue, options: readonly OptionView[], option: OptionView): string {
  return `choice ${options.indexOf(option) + 1}, ${nameIn(say(words, option.label))}`;
}

function candidates({ words, presentation, prompt }: Before): Candidate[] {
  const { map, displays, tracks, cups, clock } = presentation;
  const options = prompt === null ? [] : choosable(prompt);
  const boxes = displays.flatMap((display) => display.boxes);
  const pieces = [...(map?.stacks ?? []), ...boxes].flatMap((each) => each.pieces);
  const titled = (wanted: Ref, title: string, ...more: string[]): Candidate => ({
    wanted,
    shown: [title, ...more],
    id: refId(wanted),
    name: title,
  });
  const said = (title: Parameters<typeof say>[1]): string => say(words, title);
  return [
    ...options.map((option) => {
      const label = said(option.label);
      return {
        wanted: { option: option.id },
        shown: [label, nameIn(label)],
        id: String(option.id),
        name: choiceName(words, options, option),
      };
    }),
    ...(map?.places ?? []).map(({ hex, name }) => ({ ...titled({ hex }, said(name)), name: `${hex}, ${said(name)}` })),
    ...pieces.map(({ id, label, face }) =>
      titled({ piece: id }, pieceName(said(label)), nameIn(said(label)), said(label), face.name),
    ),
    ...boxes.map(({ id, title, short, of }) => {
      const holder = boxes.find((box) => box.id === of);
      const whole = holder ? `${said(holder.title)} ${said(title)}` : said(title);
      return titled({ box: id }, whole, said(title), nameIn(said(title)), ...(short ? [said(short)] : []));
    }),
    ...displays.map(({ id, title, short }) => titled({ display: id }, said(title), ...(short ? [said(short)] : []))),
    ...[...tracks, ...clock.counts].map(({ id, title }) => titled({ track: id }, said(title))),
    ...cups.map(({ id, title }) => titled({ cup: id }, said(title))),
  ];
}

/** A label without the remarks after the name: "Taiho" of "Taiho (fleet carrier)". */
function pieceName(label: string): string {
  return nameIn(label).replace(/ \(.*$/, '');
}

/** Things whose names begin with a text that nothing is called. */
export function suggestion(before: Before, text: string): string {
  const word = text.toLowerCase();
  const like = candidates(before).filter(({ shown }) => shown.some((name) => name.toLowerCase().startsWith(word)));
  const names = [...new Set(like.map((each) => thing(each, like).name))].slice(0, MOST_SUGGESTED);
  return names.length === 0 ? '' : ` Do you mean ${names.join('; or ')}?`;
}
const MOST_SUGGESTED = 4;

/** The choices that a thing stands for: itself, or those that a click on it would choose. */
export function choicesOf(prompt: PromptView, wanted: Wanted): readonly OptionView[] {
  return choosable(prompt).filter(({ id, picks }) =>
    'option' in wanted ? id === wanted.option : includesRef(picks, wanted),
  );
}

/** More things of one name than this are counted. */
const MOST_TOLD = 6;

/** What is said where a text may mean several things. */
export function ambiguity(text: string, names: readonly string[], command = ''): string {
  const told = names.slice(0, MOST_TOLD).join('; ');
  const more = names.length > MOST_TOLD ? `; and ${names.length - MOST_TOLD} more` : '';
  const example = names[0]?.split(',')[0] ?? '';
  return `"${text}" could be: ${told}${more}. Say which, such as "${command === '' ? '' : `${command} `}${example}".`;
}

/** The choice that a text means, or why it means none or several. */
export function choiceCalled(
  before: Before,
  text: string,
): { readonly option: OptionId } | { readonly problem: string } {
  const { prompt, words } = before;
  if (prompt === null) return { problem: 'Nothing is asked of you now.' };
  const options = choosable(prompt);
  const things = thingsCalled(before, text);
  const chosen = [...new Set(things.flatMap(({ wanted }) => choicesOf(prompt, wanted)))];
  const [only, ...others] = chosen;
  if (only && others.length === 0) return { option: only.id };
  if (only)
    return {
      problem: ambiguity(
        text,
        chosen.map((option) => choiceName(words, options, option)),
      ),
    };
  const [known] = things;
  if (known) return { problem: `${capital(known.name)} is not among the choices. "why ${text}" may say why.` };
  const range = options.length === 1 ? 'The only choice is 1' : `The choices are 1 to ${options.length}`;
  const listed = hexesOffered(words, options) === null ? `${range}.` : 'Type the number of a hex.';
  return { problem: `"${text}" is none of the choices. ${listed} "help" lists the commands.` };
}
