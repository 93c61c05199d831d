import {
  choosable,
  type Odds,
  type OptionId,
  type OptionView,
  type PromptView,
  type Ref,
  say,
  VAGUE,
} from '@point-option/engine';
import { cardLines } from '../text/card.ts';
import { boxName, callNames } from '../text/callNames.ts';
import { drawnMap, hexesThatMatter, type Region } from '../text/map.ts';
import { oddsLines } from '../text/odds.ts';
import { optionText } from '../text/prompt.ts';
import { indent } from '../text/table.ts';
import { capital, refusalText, together } from '../text/words.ts';
import { isYesOrNo } from './answer.ts';
import { type Arrange, findBox } from './arrangement.ts';
import { beforeOf, type Seat } from './seat.ts';
import { ambiguity, choiceCalled, choicesOf, suggestion, type Thing, thingsCalled } from './things.ts';

const NOTHING_ASKED = 'Nothing is asked of you now.';

/** The map, or the part around a hex; where it is too wide, amid what the question is about. */
export function mapDrawn({ words, view, side, terminal }: Seat, region?: Region): string[] {
  const { map } = view.presentation;
  if (!map) return ['This game has no map.'];
  const { prompt } = view;
  const touched = prompt === null ? [] : choosable(prompt).flatMap(({ touches }) => touches);
  return drawnMap(words, map, terminal.width, region, hexesThatMatter(map, side, touched));
}

/** Why something is not offered, by what a person calls it: a hex, a piece, a box, a choice. */
export async function whyLines(seat: Seat, wanted: string): Promise<string[]> {
  const { words, view } = seat;
  const { prompt, undoRefused } = view;
  if (wanted.toLowerCase() === 'undo')
    return [undoRefused === null ? 'You can take your last order back: undo.' : refusalText(words, undoRefused)];
  if (prompt === null) return [NOTHING_ASKED];
  if (wanted === '') return ['Say what you wanted: why, then a hex, a piece, a box or a choice; or why undo.'];
  if (prompt.kind === 'confirm' && isYesOrNo(wanted)) return ['You can: the question takes yes or no.'];
  const before = beforeOf(seat);
  const box = prompt.kind === 'arrange' ? offeredBox(seat, prompt, wanted) : null;
  const things = thingsCalled(before, wanted);
  const offered = [...new Set(things.flatMap(({ wanted: each }) => choicesOf(prompt, each)))];
  const strangers = things.filter(({ wanted: each }) => choicesOf(prompt, each).length === 0);
  const [choice] = offered;
  if (choice && offered.length === 1 && strangers.every(({ wanted: each }) => isAbout(choice, each)))
    return [offeredLine(seat, prompt, choice)];
  if (things.length === 0 || box !== null) return box === null ? whyNotText(seat, wanted) : [box];
  if (things.length > 1)
    return [
      ambiguity(
        wanted,
        things.map(({ name }) => name),
        'why',
      ),
    ];
  if (choice) return offered.map((each) => offeredLine(seat, prompt, each));
  return whyNotThing(seat, things[0] as Thing);
}

/** A thing of the same name that lies with a choice is no second meaning of the word. */
function isAbout(choice: OptionView, wanted: Thing['wanted']): boolean {
  return !('option' in wanted) && choice.touches.some((ref) => JSON.stringify(ref) === JSON.stringify(wanted));
}

async function whyNotThing({ following, side, words }: Seat, { wanted, name }: Thing): Promise<string[]> {
  const { offered, refusal } = await following.ask('whyNot', side, { wanted });
  if (offered || refusal === null) return [`You can choose ${name}.`];
  if (refusal.reason.key === 'kernel.not offered') return [`${capital(name)} is not among the choices now.`];
  return [refusalText(words, refusal)];
}

/** A word that nothing in sight is called may still be something that the rules can speak of. */
async function whyNotText(seat: Seat, text: string): Promise<string[]> {
  const { following, side, words } = seat;
  const options: OptionId[] = [text, ...(/^\d+$/.test(text) && String(Number(text)) === text ? [Number(text)] : [])];
  for (const option of options) {
    const { refusal } = await following.ask('whyNot', side, { wanted: { option } });
    if (refusal !== null && !VAGUE.includes(refusal.reason.key)) return [refusalText(words, refusal)];
  }
  return [`Nothing here is called "${text}".${suggestion(beforeOf(seat), text)}`];
}

function offeredLine({ words }: Seat, prompt: PromptView, choice: OptionView): string {
  return `You can: it is choice ${choosable(prompt).indexOf(choice) + 1}, ${say(words, choice.label)}.`;
}

/** A box of an arrangement that some piece may go into, by whatever it may be called in an order. */
function offeredBox({ words, view }: Seat, prompt: Arrange, wanted: string): string | null {
  const seen = view.presentation;
  const names = prompt.boxes.map(({ id }) => boxName(words, id, prompt, seen));
  const box = findBox(prompt, names, wanted);
  if (box === undefined || box === null) return offeredBoxes(prompt, names, wanted);
  const index = prompt.boxes.findIndex(({ id }) => id === box);
  const called = callNames(words, prompt, seen);
  const pieces = prompt.pieces.filter(({ boxes }) => boxes?.includes(box) !== false);
  if (pieces.length === 0) return null;
  const who =
    pieces.length === prompt.pieces.length ? 'every piece' : together(pieces.map(({ id }) => called.piece(id)));
  return `You can: box ${index + 1}, ${names[index]}, is open to ${who}.`;
}

/** Several boxes that begin with what was asked for: a ship that may be attacked in several ways. */
function offeredBoxes({ boxes }: Arrange, names: readonly string[], wanted: string): string | null {
  const begins = `${wanted.toLowerCase()} `;
  const found = boxes.flatMap(({ id }, i) =>
    id.toLowerCase().startsWith(begins) ? [`box ${i + 1}, ${names[i]}`] : [],
  );
  return found.length === 0 ? null : `You can, in several ways: ${found.join('; ')}.`;
}

/** The card of anything in sight, at any time. */
export async function inspectLines(seat: Seat, wanted: string): Promise<string[]> {
  const { following, side, words, view } = seat;
  if (wanted === '') return ['Say what to inspect: a hex, a piece, a box, a track, a display or a cup.'];
  const things = thingsCalled(beforeOf(seat), wanted);
  const refs = things.flatMap(({ wanted: each, name }) => ('option' in each ? [] : [{ ref: each, name }]));
  // A choice is no thing, but it stands for things.
  const meant = refs.length > 0 || view.prompt === null ? refs : pickedBy(view.prompt, things);
  const [only, ...others] = meant;
  if (!only) return [`Nothing in sight is called "${wanted}".${suggestion(beforeOf(seat), wanted)}`];
  if (others.length > 0)
    return [
      ambiguity(
        wanted,
        meant.map(({ name }) => name),
        'inspect',
      ),
    ];
  const { card } = await following.ask('inspect', side, { ref: only.ref });
  return card === null ? [`Nothing is known of ${only.name}.`] : cardLines(words, card, side);
}

function pickedBy(prompt: PromptView, things: readonly Thing[]): { ref: Ref; name: string }[] {
  const choices = things.flatMap(({ wanted }) => choicesOf(prompt, wanted));
  const refs = new Map(choices.flatMap(({ picks }) => picks).map((ref) => [JSON.stringify(ref), ref]));
  return [...refs.values()].map((ref) => {
    const [kind = '', id = ''] = Object.entries(ref)[0] ?? [];
    return { ref, name: `${kind} ${id}` };
  });
}

/** More placings than this are asked about piece by piece. */
const MOST_PLACINGS = 200;

/** The chances of one choice, or of every choice that has any. */
export async function oddsText(seat: Seat, named: string): Promise<string[]> {
  const { prompt } = seat.view;
  if (prompt === null) return [NOTHING_ASKED];
  // A yes has no name of its own: whatever is said, its chances are meant.
  const which = prompt.kind === 'confirm' ? '' : named;
  const all = candidates(seat, prompt);
  const [piece, box] = prompt.kind === 'arrange' ? placingIn(seat, prompt, which) : [null, null];
  if (prompt.kind === 'arrange' && which === '' && all.length * prompt.boxes.length > MOST_PLACINGS)
    return ['Too many placings to list. Name a piece: odds, then the piece, and a box if you like.'];
  const meant = which === '' || piece !== null ? null : choiceCalled(beforeOf(seat), which);
  const wanted = all.filter(
    ({ id, number }) =>
      which === '' ||
      id === piece ||
      (piece === null && (number === which || (meant && 'option' in meant && id === meant.option))),
  );
  if (wanted.length === 0 && prompt.kind === 'confirm') return [`"${which}" is neither yes nor no.`];
  if (wanted.length === 0 && prompt.kind === 'amount')
    return [`"${which}" is not a number from ${prompt.min} to ${prompt.max}.`];
  if (wanted.length === 0) return [meant && 'problem' in meant ? meant.problem : `"${which}" is none of the choices.`];
  const told = await Promise.all(wanted.map((each) => oddsOf(seat, prompt, each, box)));
  const lines = told.flat();
  return lines.length > 0 ? lines : ['No odds are known for this choice.'];
}

interface Candidate {
  readonly id: OptionId;
  readonly number: string;
  readonly title: string;
}

async function oddsOf(seat: Seat, prompt: PromptView, { id, title }: Candidate, box: string | null): Promise<string[]> {
  const { following, side, words } = seat;
  const headed = (odds: Odds): string => (odds.title ? `${title}. ${say(words, odds.title)}` : title);
  const { odds } = box === null ? await following.ask('odds', side, { option: id }) : { odds: null };
  const placed = prompt.kind === 'arrange' ? await placingLines(seat, prompt, String(id), box) : [];
  return [
    ...(odds ? [`${headed(odds)}:`, ...indent(oddsLines(words, odds))] : []),
    ...(placed.length > 0 ? [`${title}:`, ...indent(placed)] : []),
  ];
}

/** The chances of a piece by its boxes, those that are alike together. */
async function placingLines(seat: Seat, prompt: Arrange, piece: string, only: string | null): Promise<string[]> {
  const { following, side, words, view } = seat;
  const own = prompt.pieces.find(({ id }) => id === piece)?.boxes ?? prompt.boxes.map(({ id }) => id);
  const alike = new Map<string, string[]>();
  for (const box of own.filter((id) => only === null || id === only)) {
    const { odds } = await following.ask('odds', side, { option: piece, box });
    if (!odds) continue;
    const line = oddsLines(words, odds).join('; ');
    alike.set(line, [...(alike.get(line) ?? []), boxName(words, box, prompt, view.presentation)]);
  }
  return [...alike].map(([line, names]) => `${together(names)} - ${line}`);
}

/** "odds Hornet patrol": a piece, and perhaps one of its boxes. */
function placingIn(seat: Seat, prompt: Arrange, text: string): [string | null, string | null] {
  const { words, view } = seat;
  const called = callNames(words, prompt, view.presentation);
  const names = prompt.boxes.map(({ id }) => boxName(words, id, prompt, view.presentation));
  const pieceCalled = (name: string): string | null => {
    const named = prompt.pieces.find(({ id }) => called.piece(id).toLowerCase() === name.toLowerCase());
    const found = choiceCalled(beforeOf(seat), name);
    return named?.id ?? ('option' in found ? String(found.option) : null);
  };
  const whole = text === '' ? null : pieceCalled(text);
  if (whole !== null) return [whole, null];
  const parts = text.split(/\s+/);
  for (let cut = parts.length - 1; cut > 0; cut--) {
    const piece = pieceCalled(parts.slice(0, cut).join(' '));
    const box = findBox(prompt, names, parts.slice(cut).join(' '));
    if (piece !== null && typeof box === 'string') return [piece, box];
  }
  return [null, null];
}

/** A range with more numbers than this is asked about one by one. */
const MOST_AMOUNTS = 20;

function candidates({ words }: Seat, prompt: PromptView): Candidate[] {
  switch (prompt.kind) {
    case 'one':
    case 'some':
    case 'arrange':
    case 'path':
    case 'allot':
      return choosable(prompt).map((option, i) => ({
        id: option.id,
        number: `${i + 1}`,
        title: `${i + 1}. ${optionText(words, option)}`,
      }));
    case 'amount': {
      const count = Math.min(MOST_AMOUNTS, Math.floor((prompt.max - prompt.min) / prompt.by) + 1);
      return Array.from({ length: count }, (_, i) => prompt.min + i * prompt.by).map((n) => ({
        id: n,
        number: `${n}`,
        title: `${n}`,
      }));
    }
    case 'confirm':
      return ['yes', 'no'].map((word) => ({ id: word, number: word, title: word }));
  }
}
