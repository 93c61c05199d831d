import {
  capital,
  choosable,
  includesRef,
  type Odds,
  type OptionId,
  type OptionView,
  type PromptView,
  type Ref,
  refKey,
  say,
} from '@point-option/engine';
import { choicesOf, shortName, type Thing, thingsCalled } from '@point-option/host';
import { cardLines } from '../text/card.ts';
import { drawnMap, hexesOfInterest, type Region } from '../text/map.ts';
import { oddsLines } from '../text/odds.ts';
import { optionText } from '../text/prompt.ts';
import { indent } from '../text/table.ts';
import { type TypedNames, typedNames } from '../text/typedNames.ts';
import { refusalText, together } from '../text/words.ts';
import { isYesOrNo } from './answer.ts';
import { type Arrange, findBox } from './arrangement.ts';
import { promptNow, routeSoFar, type Seat, viewContext } from './seat.ts';
import { ambiguity, choiceCalled, suggestion } from './things.ts';

const NOTHING_ASKED = 'Nothing is asked of you now.';

/** The map, or the part around a hex; where it is too wide, the part that the question is about. */
export function mapDrawn(seat: Seat, region?: Region): string[] {
  const { words, view, side, terminal } = seat;
  const { map } = view.presentation;
  if (!map) return ['This game has no map.'];
  const prompt = promptNow(seat);
  const touched = prompt === null ? [] : choosable(prompt).flatMap(({ touches }) => touches);
  return drawnMap(words, map, terminal.width, region, hexesOfInterest(map, side, touched));
}

/** Why something is not offered, by what a person calls it: a hex, a piece, a box, a choice. */
export async function whyLines(seat: Seat, wanted: string): Promise<string[]> {
  const { words, view } = seat;
  const { undoRefused } = view.die ?? view;
  const context = viewContext(seat);
  const { prompt } = context;
  if (wanted.toLowerCase() === 'undo')
    return [undoRefused === null ? 'You can undo your last order. Type undo.' : refusalText(words, undoRefused)];
  if (prompt === null) return [NOTHING_ASKED];
  if (wanted === '') return ['Type why and a hex, piece, box or choice, or why undo.'];
  if (prompt.kind === 'confirm' && isYesOrNo(wanted)) return ['Yes. Type yes or no.'];
  const things = thingsCalled(context, wanted);
  const offered = [...new Set(things.flatMap(({ wanted: each }) => choicesOf(prompt, each)))];
  const others = things.filter(({ wanted: each }) => choicesOf(prompt, each).length === 0);
  const [choice] = offered;
  if (choice && offered.length === 1 && others.every(({ wanted: each }) => isAbout(choice, each)))
    return [offeredLine(seat, prompt, choice)];
  const box = prompt.kind === 'arrange' ? offeredBox(seat, prompt, wanted, things) : null;
  if (box !== null) return [box];
  if (things.length === 0) return whyNotText(seat, wanted);
  if (things.length > 1) return [ambiguity(wanted, things, 'why')];
  if (choice) return offered.map((each) => offeredLine(seat, prompt, each));
  return whyNotThing(seat, prompt, things[0] as Thing);
}

/** A thing that a choice touches and that has the same name is not a second meaning of the word. */
function isAbout(choice: OptionView, wanted: Thing['wanted']): boolean {
  return !('option' in wanted) && includesRef(choice.touches, wanted);
}

async function whyNotThing(seat: Seat, prompt: PromptView, { wanted, name }: Thing): Promise<string[]> {
  const { following, side, words } = seat;
  const { offered, refusal } = await following.ask('whyNot', side, { wanted, ...routeSoFar(seat) });
  if (offered || refusal === null) return [`You can choose ${name}.`];
  const isTopic = !('option' in wanted) && includesRef(prompt.about, wanted);
  if (refusal.vague && !isTopic) return [`${capital(name)} is not among the choices now.`];
  return [refusalText(words, refusal)];
}

/** A word that nothing in sight is called may still be something that the rules can speak of. */
async function whyNotText(seat: Seat, text: string): Promise<string[]> {
  const { following, side, words } = seat;
  const { refusal } = await following.ask('whyNot', side, { wanted: { option: text }, ...routeSoFar(seat) });
  if (refusal !== null && !refusal.vague) return [refusalText(words, refusal)];
  return [`Nothing here is called "${text}".${suggestion(viewContext(seat), text)}`];
}

function offeredLine({ words }: Seat, prompt: PromptView, choice: OptionView): string {
  return `Yes. It's choice ${choosable(prompt).indexOf(choice) + 1}: ${say(words, choice.label)}.`;
}

/** A box that some piece may go into: by what it is called in an order, or by what on the board stands for it. */
function offeredBox(seat: Seat, prompt: Arrange, wanted: string, things: readonly Thing[]): string | null {
  const called = typedNames(seat.words, prompt);
  const named = findBox(prompt, boxLabels(seat, prompt), wanted, called);
  const refs = things.flatMap(({ wanted: each }) => ('option' in each ? [] : [each]));
  const open = prompt.boxes
    .filter(({ id, touches }) =>
      typeof named === 'string' ? id === named : refs.some((ref) => includesRef(touches, ref)),
    )
    .map((box) => ({ box, pieces: prompt.pieces.filter(({ boxes }) => boxes?.includes(box.id) !== false) }))
    .filter(({ pieces }) => pieces.length > 0);
  const [only, ...others] = open;
  if (!only) return null;
  const numbered = ({ box }: typeof only): string =>
    `${shortName(seat.words, box)} (box ${prompt.boxes.indexOf(box) + 1})`;
  if (others.length > 0) return `Yes, in several ways: ${open.map(numbered).join('; ')}.`;
  const isAll = only.pieces.length === prompt.pieces.length;
  const who = isAll ? 'Every piece' : capital(together(only.pieces.map(({ id }) => called.piece(id))));
  return `Yes. ${who} can go to ${numbered(only)}.`;
}

function boxLabels({ words }: Seat, { boxes }: Arrange): string[] {
  return boxes.map(({ label }) => say(words, label));
}

/** The card of anything in sight, at any time. */
export async function inspectLines(seat: Seat, wanted: string): Promise<string[]> {
  const { following, side, words } = seat;
  const context = viewContext(seat);
  if (wanted === '') return ['Type inspect and a hex, piece, box, track, display or cup.'];
  const things = thingsCalled(context, wanted);
  const onBoard = things.filter((thing) => !('option' in thing.wanted));
  // A choice is not on the board, but it stands for things there.
  const meant = onBoard.length > 0 || context.prompt === null ? onBoard : pickedBy(context.prompt, things);
  const [only, ...others] = meant;
  if (!only || 'option' in only.wanted)
    return [`Nothing in sight is called "${wanted}".${suggestion(context, wanted)}`];
  if (others.length > 0) return [ambiguity(wanted, meant, 'inspect')];
  const { card } = await following.ask('inspect', side, { ref: only.wanted });
  return card === null
    ? [`Nothing is known of ${only.name}.`]
    : cardLines(words, card, { viewer: side, nations: following.opening.nations });
}

function pickedBy(prompt: PromptView, things: readonly Thing[]): Thing[] {
  const choices = things.flatMap(({ wanted }) => choicesOf(prompt, wanted));
  const refs = new Map<string, Ref>(choices.flatMap(({ picks }) => picks).map((ref) => [refKey(ref), ref]));
  return [...refs].map(([key, ref]) => ({ wanted: ref, typed: key, name: key }));
}

/** The chances of what was named, or of every choice that has any. */
export async function oddsText(seat: Seat, named: string): Promise<string[]> {
  const prompt = promptNow(seat);
  if (prompt === null) return [NOTHING_ASKED];
  // A yes has no name of its own: whatever is said, its chances are meant.
  const which = prompt.kind === 'confirm' ? '' : named;
  const all = candidates(seat, prompt);
  if (which === '') return allOdds(seat, prompt, all);
  const [piece, box] = prompt.kind === 'arrange' ? placingIn(seat, prompt, which) : [null, null];
  const meant = piece === null ? choiceCalled(viewContext(seat), which) : null;
  const wanted = all.filter(
    ({ id, amount }) =>
      id === piece || (piece === null && (amount === which || (meant && 'option' in meant && id === meant.option))),
  );
  if (wanted.length === 0 && prompt.kind === 'amount')
    return [`"${which}" is not a number from ${prompt.min} to ${prompt.max}.`];
  if (wanted.length === 0) return [meant && 'problem' in meant ? meant.problem : `"${which}" is none of the choices.`];
  const lines = await Promise.all(
    wanted.map(async (each) => [
      ...(box === null ? await optionOdds(seat, each) : []),
      ...(prompt.kind === 'arrange' ? await placingOdds(seat, prompt, each, box) : []),
    ]),
  );
  return lines.flat().length > 0 ? lines.flat() : [NO_ODDS];
}

const NO_ODDS = 'No odds apply here.';

/** Of an arrangement there may be very many placings: those are asked for by name. */
async function allOdds(seat: Seat, prompt: PromptView, all: readonly Candidate[]): Promise<string[]> {
  const lines = (await Promise.all(all.map((each) => optionOdds(seat, each)))).flat();
  if (prompt.kind === 'arrange')
    return [...lines, `For one placing, type odds, a piece and a box${example(seat, prompt)}.`];
  return lines.length > 0 ? lines : [NO_ODDS];
}

function example({ words }: Seat, prompt: Arrange): string {
  const called = typedNames(words, prompt);
  const [piece] = prompt.pieces;
  const box = piece?.boxes?.[0] ?? prompt.boxes[0]?.id;
  return piece && box !== undefined ? `, such as "odds ${called.piece(piece.id)} ${called.box(box)}"` : '';
}

interface Candidate {
  readonly id: OptionId;
  /** What is typed for it where it is an amount. */
  readonly amount?: string;
  readonly title: string;
}

async function optionOdds(seat: Seat, { id, title }: Candidate): Promise<string[]> {
  const { following, side, words } = seat;
  const headed = (odds: Odds): string => (odds.title ? `${title}. ${say(words, odds.title)}` : title);
  const { odds } = await following.ask('odds', side, { option: id, ...routeSoFar(seat) });
  return odds ? [`${headed(odds)}:`, ...indent(oddsLines(words, odds))] : [];
}

/** The chances of a piece by its boxes, those that are alike together. */
async function placingOdds(
  { following, side, words }: Seat,
  prompt: Arrange,
  { id, title }: Candidate,
  only: string | null,
): Promise<string[]> {
  const own = prompt.pieces.find((piece) => piece.id === id)?.boxes;
  const alike = new Map<string, string[]>();
  for (const box of prompt.boxes) {
    if (only === null ? own?.includes(box.id) === false : box.id !== only) continue;
    const { odds } = await following.ask('odds', side, { option: id, box: box.id });
    if (!odds) continue;
    const line = oddsLines(words, odds).join('; ');
    alike.set(line, [...(alike.get(line) ?? []), shortName(words, box)]);
  }
  const lines = [...alike].map(([line, names]) => `${together(names)} - ${line}`);
  return lines.length > 0 ? [`${title}:`, ...indent(lines)] : [];
}

/** "odds Hornet patrol": a piece, and perhaps one of its boxes. */
function placingIn(seat: Seat, prompt: Arrange, text: string): [string | null, string | null] {
  const called = typedNames(seat.words, prompt);
  const whole = pieceCalled(seat, prompt, called, text);
  if (whole !== null) return [whole, null];
  const labels = boxLabels(seat, prompt);
  const parts = text.split(/\s+/);
  for (let cut = parts.length - 1; cut > 0; cut--) {
    const piece = pieceCalled(seat, prompt, called, parts.slice(0, cut).join(' '));
    const box = findBox(prompt, labels, parts.slice(cut).join(' '), called);
    if (piece !== null && typeof box === 'string') return [piece, box];
  }
  return [null, null];
}

function pieceCalled(seat: Seat, { pieces }: Arrange, called: TypedNames, name: string): string | null {
  const named = pieces.find(({ id }) => called.piece(id).toLowerCase() === name.toLowerCase());
  const found = choiceCalled(viewContext(seat), name);
  return named?.id ?? ('option' in found ? String(found.option) : null);
}

/** A range with more numbers than this is asked about one by one. */
const MAX_AMOUNTS = 20;

function candidates({ words }: Seat, prompt: PromptView): Candidate[] {
  switch (prompt.kind) {
    case 'one':
    case 'some':
    case 'arrange':
    case 'path':
    case 'allot':
      return choosable(prompt).map((option, i) => ({
        id: option.id,
        title: `${i + 1}. ${optionText(words, option)}`,
      }));
    case 'amount': {
      const count = Math.min(MAX_AMOUNTS, Math.floor((prompt.max - prompt.min) / prompt.by) + 1);
      return Array.from({ length: count }, (_, i) => prompt.min + i * prompt.by).map((n) => ({
        id: n,
        amount: `${n}`,
        title: `${n}`,
      }));
    }
    case 'confirm':
      return ['yes', 'no'].map((word) => ({ id: word, title: word }));
  }
}
