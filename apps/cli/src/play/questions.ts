import {
  type Ask,
  ask,
  hexGrid,
  observeMatch,
  type Odds,
  oddsFor,
  type OptionId,
  type PlacingOdds,
  placingOdds,
  type Presentation,
  type PromptView,
  promptFor,
  say,
  type Side,
  undoRefusal,
  whyNot,
} from '@point-option/engine';
import { drawnMap, hexesThatMatter, type Region } from '../text/map.ts';
import { oddsLines } from '../text/odds.ts';
import { boxName, callNames, optionText } from '../text/prompt.ts';
import { indent } from '../text/table.ts';
import { refusalText, together } from '../text/words.ts';
import { findOption, isYesOrNo } from './answer.ts';
import { findBox } from './arrangement.ts';
import type { Session } from './session.ts';

export function presentationOf({ game, match }: Session, side: Side): Presentation {
  return game.present(observeMatch(match, side));
}

/** The map, or the part around a hex; where it is too wide, amid what the question is about. */
export function mapDrawn(session: Session, side: Side, width: number, region?: Region): string[] {
  const { match, words } = session;
  const { map } = presentationOf(session, side);
  if (!map) return ['This game has no map.'];
  const touched = (promptFor(match, side)?.options ?? []).flatMap(({ touches = [] }) => touches);
  return drawnMap(words, map, width, region, hexesThatMatter(map, side, touched));
}

/** Why something is not offered, by what a person calls it: a number or id of an option, a hex, a piece. */
export function whyLines(session: Session, side: Side, wanted: string): string[] {
  const { match, words } = session;
  const prompt = promptFor(match, side);
  if (prompt === null) return ['Nothing is asked of you now.'];
  if (wanted === '') return ['Say what you wanted: why, then a hex, a piece or an option; or why undo.'];
  if (wanted.toLowerCase() === 'undo') {
    const refused = undoRefusal(match, side);
    return [refused === null ? 'Your last order can be taken back: undo.' : refusalText(words, refused)];
  }
  const offered = meant(session, side, prompt, wanted);
  if (offered !== undefined) return [offeredLine(session, prompt, offered)];
  const place = offeredBox(session, side, prompt, wanted);
  if (place !== null) return [place];
  if (prompt.kind === 'confirm' && isYesOrNo(wanted)) return ['It is offered: the question takes yes or no.'];
  const reasons = meanings(session, side, wanted).map((id) => whyNot(match, side, id));
  const best = reasons.sort((a, b) => vagueness(a?.reason.key) - vagueness(b?.reason.key))[0];
  if (!best) return [offeredLine(session, prompt, wanted)];
  // The kernel's own answer repeats what was asked for: in the person's words, not as the number a hex is kept by.
  const vague = best.reason.key === 'kernel.not offered';
  return [refusalText(words, vague ? { ...best, reason: { ...best.reason, values: { wanted } } } : best)];
}

/** The kernel's own answer says only that it is not offered. */
function vagueness(key: string | undefined): number {
  return key === undefined ? 2 : key === 'kernel.not offered' ? 1 : 0;
}

function offeredLine({ words }: Session, { options }: PromptView, id: OptionId): string {
  const index = options.findIndex((option) => option.id === id);
  const option = options[index];
  return option ? `It is offered, as number ${index + 1}: ${say(words, option.label)}.` : 'It is offered.';
}

/** The option that is meant; a piece that is placed also by what it is called in an order. */
function meant(session: Session, side: Side, prompt: PromptView, wanted: string): OptionId | undefined {
  const question = ask(session.match, side);
  if (question?.kind !== 'arrange') return findOption(prompt, wanted);
  const called = callNames(session.words, question, prompt, presentationOf(session, side));
  const piece = question.pieces.find(({ id }) => called.piece(id).toLowerCase() === wanted.toLowerCase());
  return piece?.id ?? findOption(prompt, wanted);
}

/** A box of an arrangement that some piece may go into, by whatever it may be called in an order. */
function offeredBox(session: Session, side: Side, prompt: PromptView, wanted: string): string | null {
  const question = ask(session.match, side);
  if (question?.kind !== 'arrange') return null;
  const seen = presentationOf(session, side);
  const names = question.boxes.map(({ id }) => boxName(session.words, id, prompt, seen));
  const box = findBox(question, names, wanted);
  if (box === undefined || box === null) return offeredBoxes(question, names, wanted);
  const index = question.boxes.findIndex(({ id }) => id === box);
  const called = callNames(session.words, question, prompt, seen);
  const pieces = question.pieces.filter(({ boxes }) => boxes?.includes(box) !== false);
  if (pieces.length === 0) return null;
  const who =
    pieces.length === question.pieces.length ? 'every piece' : together(pieces.map(({ id }) => called.piece(id)));
  return `It is offered, as box ${index + 1}, to ${who}: ${names[index]}.`;
}

/** Several boxes that begin with what was asked for: a ship that may be attacked in several ways. */
function offeredBoxes({ boxes }: Ask & { kind: 'arrange' }, names: readonly string[], wanted: string): string | null {
  const begins = `${wanted.toLowerCase()} `;
  const found = boxes.flatMap(({ id }, i) =>
    id.toLowerCase().startsWith(begins) ? [`box ${i + 1}, ${names[i]}`] : [],
  );
  return found.length === 0 ? null : `It is offered in several ways: ${found.join('; ')}.`;
}

/** What a word can mean as an option's id: some games count hexes, and people read their printed numbers. */
function meanings(session: Session, side: Side, text: string): OptionId[] {
  const found: OptionId[] = [];
  const map = presentationOf(session, side).map;
  if (map) {
    const hex = hexGrid(map.grid).hexAt(text);
    if (hex >= 0) found.push(hex);
  }
  found.push(text);
  if (text.toUpperCase() !== text) found.push(text.toUpperCase());
  if (/^\d+$/.test(text) && String(Number(text)) === text) found.push(Number(text));
  return found;
}

/** The chances of one option, or of every option that has any. */
export function oddsText(session: Session, side: Side, which: string): string[] {
  const { match, words } = session;
  const question = ask(match, side);
  const prompt = promptFor(match, side);
  if (question === null || prompt === null) return ['Nothing is asked of you now.'];
  const all = candidates(session, question, prompt);
  const wanted =
    which === '' ? all : all.filter(({ id, number }) => number === which || id === meant(session, side, prompt, which));
  if (wanted.length === 0) return [`"${which}" is none of the choices.`];
  const placings = placingOdds(match, side);
  const seen = presentationOf(session, side);
  const byBox = (placed: readonly PlacingOdds[]): string[] => {
    const alike = new Map<string, string[]>();
    for (const { box, odds } of placed) {
      const line = oddsLines(words, odds).join('; ');
      alike.set(line, [...(alike.get(line) ?? []), boxName(words, box, prompt, seen)]);
    }
    return [...alike].map(([line, names]) => `${together(names)} - ${line}`);
  };
  const headed = (title: string, odds: Odds): string => (odds.title ? `${title}. ${say(words, odds.title)}` : title);
  const told = wanted.flatMap(({ id, title }) => {
    const odds = oddsFor(match, side, id);
    const placed = placings.filter(({ piece }) => piece === id);
    return [
      ...(odds ? [`${headed(title, odds)}:`, ...indent(oddsLines(words, odds))] : []),
      ...(placed.length > 0 ? [`${title}:`, ...indent(byBox(placed))] : []),
    ];
  });
  return told.length > 0 ? told : ['No odds can be told for this choice.'];
}

interface Candidate {
  readonly id: OptionId;
  readonly number: string;
  readonly title: string;
}

/** A range with more numbers than this is asked about one by one. */
const MOST_AMOUNTS = 20;

function candidates(
  { words }: Session,
  question: NonNullable<ReturnType<typeof ask>>,
  prompt: PromptView,
): Candidate[] {
  switch (question.kind) {
    case 'one':
    case 'some':
    case 'arrange':
      return prompt.options.map((option, i) => ({
        id: option.id,
        number: `${i + 1}`,
        title: `${i + 1}. ${optionText(words, option)}`,
      }));
    case 'amount': {
      const count = Math.min(MOST_AMOUNTS, Math.floor((question.max - question.min) / question.by) + 1);
      return Array.from({ length: count }, (_, i) => question.min + i * question.by).map((n) => ({
        id: n,
        number: `${n}`,
        title: `${n}`,
      }));
    }
    case 'confirm':
      return ['yes', 'no'].map((word) => ({ id: word, number: word, title: word }));
  }
}
