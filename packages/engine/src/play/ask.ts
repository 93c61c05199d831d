import type { Answer, Box, Decision, OptionId, Piece } from './decision.ts';
import { arrangesTwoWays } from './arrangement.ts';
import { clone } from '../files/json.ts';
import { message } from '../view/message.ts';
import type { Refusal } from './refusal.ts';
import { shown } from '../files/shapeWords.ts';
import type { Side } from './state.ts';
import type { Table } from './table.ts';

interface Asked {
  readonly side: Side;
  readonly procedure: string;
  readonly step: string;
  readonly rule: string;
  /** Says whether an answer is right as a whole, where the kind alone cannot tell. Not part of the data. */
  readonly accepts?: ((answer: Answer) => Refusal | null) | undefined;
  /** One answer that is sure to be accepted. Not part of the data. */
  readonly example?: (() => Answer) | undefined;
  /** Why a piece cannot go into a box, where the rules can tell. Not part of the data. */
  readonly bars?: ((piece: string, box: string) => Refusal | null) | undefined;
}

/** What a side is asked now: the legal atoms of an answer and the limits on the whole. The one source of legality. */
export type Ask = Asked &
  (
    | { readonly kind: 'one'; readonly options: readonly OptionId[] }
    | { readonly kind: 'some'; readonly options: readonly OptionId[]; readonly least: number; readonly most: number }
    | { readonly kind: 'amount'; readonly least: number; readonly most: number; readonly by: number }
    | {
        readonly kind: 'arrange';
        readonly pieces: readonly Piece[];
        readonly boxes: readonly Box[];
        readonly partial: boolean;
      }
    | { readonly kind: 'confirm' }
  );

type Where = { readonly procedure: string; readonly step: string; readonly rule: string };

/** The question a decision puts to a side. */
export function askOf<D>(g: Table<D>, f: object, decision: Decision<D, object>, side: Side, at: Where): Ask {
  const { procedure, step, rule } = at;
  switch (decision.kind) {
    case 'one':
      return { kind: 'one', side, procedure, step, rule, options: decision.options(g, f, side) };
    case 'some': {
      const options = decision.options(g, f, side);
      const { check, example } = decision;
      const least = decision.least?.(g, f, side) ?? 0;
      const most = Math.min(decision.most?.(g, f, side) ?? options.length, options.length);
      return {
        kind: 'some',
        side,
        procedure,
        step,
        rule,
        options,
        least,
        most,
        accepts: check && ((answer) => check(g, f, answer as OptionId[], side) ?? null),
        example: example && (() => [...example(g, f, side)]),
      };
    }
    case 'amount': {
      const range = decision.range(g, f, side);
      return { kind: 'amount', side, procedure, step, rule, least: range.least, most: range.most, by: range.step ?? 1 };
    }
    case 'arrange': {
      const { pieces, boxes, partial = false } = decision.layout(g, f, side);
      const { check, example, whyNotBox } = decision;
      return {
        kind: 'arrange',
        side,
        procedure,
        step,
        rule,
        pieces,
        boxes,
        partial,
        accepts: check && ((answer) => check(g, f, answer as Record<string, string>, side) ?? null),
        example: example && (() => ({ ...example(g, f, side) })),
        bars: whyNotBox && ((piece, box) => whyNotBox(g, f, piece, box, side) ?? null),
      };
    }
    case 'confirm':
      return { kind: 'confirm', side, procedure, step, rule };
  }
}

/** The same question as data of its own. */
export function copyAsk(ask: Ask): Ask {
  const { accepts, example, bars, ...data } = ask;
  return { ...clone(data), ...(accepts && { accepts }), ...(example && { example }), ...(bars && { bars }) };
}

/** Whether there is anything to decide: two different answers at least. What only `check` would refuse is counted. */
export function hasChoice(ask: Ask): boolean {
  switch (ask.kind) {
    case 'one':
      return ask.options.length > 1;
    case 'some':
      return ask.most > 0 && ask.least <= ask.most && ask.least < ask.options.length;
    case 'amount':
      return ask.most >= ask.least + ask.by;
    case 'arrange':
      return arrangesTwoWays(ask);
    case 'confirm':
      return true;
  }
}

/** Whether nothing is offered: no option, no piece, or no box for any. */
export function isEmpty(ask: Ask): boolean {
  switch (ask.kind) {
    case 'one':
    case 'some':
      return ask.options.length === 0;
    case 'arrange':
      return ask.pieces.length === 0 || ask.boxes.length === 0;
    case 'amount':
      return ask.most < ask.least;
    case 'confirm':
      return false;
  }
}

function refuse(key: string, rule: string, values: Record<string, string | number> = {}): Refusal {
  return { reason: message(`kernel.${key}`, values), rule };
}

/** Why an answer cannot be taken, or null. Everything the ask says is checked, then what only the whole can tell. */
export function refusalOf(ask: Ask, answer: Answer): Refusal | null {
  switch (ask.kind) {
    case 'one':
      return isOption(ask, answer) ? null : refuse('not an option', ask.rule, { answer: text(answer) });
    case 'some':
      return someRefusal(ask, answer) ?? ask.accepts?.(answer) ?? null;
    case 'amount':
      if (typeof answer !== 'number' || !Number.isSafeInteger(answer) || Object.is(answer, -0))
        return refuse('not a number', ask.rule, { answer: text(answer) });
      if (answer < ask.least || answer > ask.most) {
        return refuse('out of range', ask.rule, { answer, least: ask.least, most: ask.most });
      }
      return (answer - ask.least) % ask.by === 0
        ? null
        : refuse('not a step', ask.rule, { answer, by: ask.by, least: ask.least });
    case 'arrange':
      return arrangeRefusal(ask, answer) ?? ask.accepts?.(answer) ?? null;
    case 'confirm':
      return typeof answer === 'boolean' ? null : refuse('not yes or no', ask.rule, { answer: text(answer) });
  }
}

/** An option offered. -0 is none: stored and read again it becomes 0, and the state would differ from the file. */
function isOption(ask: { readonly options: readonly OptionId[] }, answer: Answer): boolean {
  return ask.options.includes(answer as OptionId) && !Object.is(answer, -0);
}

/** An answer as a refusal shows it: its beginning, for it may be anything, of any length and depth. */
function text(answer: Answer): string {
  return typeof answer === 'string' && answer.length <= LONGEST ? answer : shown(answer);
}

const LONGEST = 60;

function someRefusal(ask: Ask & { kind: 'some' }, answer: Answer): Refusal | null {
  if (!Array.isArray(answer)) return refuse('not a list', ask.rule, { answer: text(answer) });
  const stranger = answer.findIndex((choice) => !isOption(ask, choice));
  if (stranger >= 0) return refuse('not an option', ask.rule, { answer: text(answer[stranger] as Answer) });
  if (new Set(answer).size !== answer.length) return refuse('twice', ask.rule, { answer: text(answer) });
  if (answer.length < ask.least || answer.length > ask.most) {
    return refuse('wrong number', ask.rule, { n: answer.length, least: ask.least, most: ask.most });
  }
  return null;
}

function arrangeRefusal(ask: Ask & { kind: 'arrange' }, answer: Answer): Refusal | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return refuse('not an arrangement', ask.rule, { answer: text(answer) });
  }
  return keepsLimits(ask, answer) ? null : whyNotArranged(ask, answer);
}

/** Whether an arrangement is right, told in one pass over the pieces: every order goes through this. */
function keepsLimits({ pieces, boxes, partial }: Ask & { kind: 'arrange' }, answer: Record<string, Answer>): boolean {
  const counts = new Uint16Array(boxes.length);
  let placed = 0;
  for (const piece of pieces) {
    const box = answer[piece.id];
    if (box === undefined) {
      if (!partial || piece.must === true) return false;
      continue;
    }
    if (piece.boxes !== undefined && !piece.boxes.includes(box as string)) return false;
    let at = 0;
    while (at < boxes.length && (boxes[at] as Box).id !== box) at++;
    if (at === boxes.length) return false;
    counts[at] = (counts[at] ?? 0) + 1;
    placed++;
  }
  for (let at = 0; at < boxes.length; at++) {
    const { least, most } = boxes[at] as Box;
    if (least !== undefined && (counts[at] as number) < least) return false;
    if (most !== undefined && (counts[at] as number) > most) return false;
  }
  return Object.keys(answer).length === placed;
}

/** What is wrong with an arrangement, the first thing that is. */
function whyNotArranged(ask: Ask & { kind: 'arrange' }, answer: Record<string, Answer>): Refusal | null {
  const { pieces, boxes, partial, rule } = ask;
  const counts = boxes.map(() => 0);
  const ids = Object.keys(answer);
  for (const [i, id] of ids.entries()) {
    const box = answer[id] as Answer;
    // Mostly the pieces stand in the order of the question.
    const piece = pieces[i]?.id === id ? pieces[i] : pieces.find((p) => p.id === id);
    if (piece === undefined) return refuse('no such piece', rule, { piece: text(id) });
    const at = boxes.findIndex((b) => b.id === box);
    if (at < 0 || piece.boxes?.includes(box as string) === false) {
      return (
        (at >= 0 && ask.bars?.(id, box as string)) || refuse('not in that box', rule, { piece: id, box: text(box) })
      );
    }
    counts[at] = (counts[at] ?? 0) + 1;
  }
  if (ids.length < pieces.length) {
    const missing = pieces.find((piece) => (!partial || piece.must) && !ids.includes(piece.id));
    if (missing) return refuse('left out', rule, { piece: missing.id });
  }
  for (let at = 0; at < boxes.length; at++) {
    const { id, least = 0, most } = boxes[at] as Box;
    const n = counts[at] as number;
    if (n < least) return refuse('too few in box', rule, { box: id, n, least });
    if (most !== undefined && n > most) return refuse('too many in box', rule, { box: id, n, most });
  }
  return null;
}
