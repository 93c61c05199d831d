import { allotRefusal, canAllotTwoWays } from './allotment.ts';
import type { AllotItem, Answer, Box, Decision, OptionId, PathStep, Piece } from './decision.ts';
import { branches, routeRefusal } from './route.ts';
import { refuseBy, text } from './answerRefusal.ts';
import { arrangesTwoWays } from './arrangement.ts';
import { clone } from '../files/json.ts';
import type { Refusal } from './refusal.ts';
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
    | { readonly kind: 'some'; readonly options: readonly OptionId[]; readonly min: number; readonly max: number }
    | { readonly kind: 'amount'; readonly min: number; readonly max: number; readonly by: number }
    | {
        readonly kind: 'arrange';
        readonly pieces: readonly Piece[];
        readonly boxes: readonly Box[];
        readonly partial: boolean;
        /** Whether it would not be accepted, told quickly: by piece the place of its box, -1 where it has none. Not part of the data. */
        readonly rejects?: ((into: readonly number[]) => boolean) | undefined;
      }
    | { readonly kind: 'confirm' }
    | {
        readonly kind: 'path';
        readonly from: OptionId;
        readonly min: number;
        readonly max: number;
        readonly budget?: number;
        /** The steps that a route may begin with. */
        readonly first: readonly PathStep[];
        /** The steps that may follow a route so far. Not part of the data. */
        readonly next: (route: readonly OptionId[]) => readonly PathStep[];
      }
    | {
        readonly kind: 'allot';
        readonly items: readonly AllotItem[];
        readonly min: number;
        readonly max: number;
      }
  );

/** A route's question as it is put together. */
type PathAsk = Omit<Ask & { kind: 'path' }, 'budget'> & { budget?: number };

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
      const min = decision.min?.(g, f, side) ?? 0;
      const max = Math.min(decision.max?.(g, f, side) ?? options.length, options.length);
      return {
        kind: 'some',
        side,
        procedure,
        step,
        rule,
        options,
        min,
        max,
        accepts: check && ((answer) => check(g, f, answer as OptionId[], side) ?? null),
        example: example && (() => [...example(g, f, side)]),
      };
    }
    case 'amount': {
      const range = decision.range(g, f, side);
      return { kind: 'amount', side, procedure, step, rule, min: range.min, max: range.max, by: range.step ?? 1 };
    }
    case 'arrange': {
      const { pieces, boxes, partial = false } = decision.layout(g, f, side);
      const { check, rejects, example, whyNotBox } = decision;
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
        rejects: rejects && ((into) => rejects(g, f, pieces, boxes, into, side)),
        example: example && (() => ({ ...example(g, f, side) })),
        bars: whyNotBox && ((piece, box) => whyNotBox(g, f, piece, box, side) ?? null),
      };
    }
    case 'confirm':
      return { kind: 'confirm', side, procedure, step, rule };
    case 'path': {
      const { from, min = 0, max = Number.MAX_SAFE_INTEGER, budget } = decision.route(g, f, side);
      const { check, example } = decision;
      const next = (route: readonly OptionId[]): readonly PathStep[] => decision.next(g, f, route, side);
      const question: PathAsk = {
        kind: 'path',
        side,
        procedure,
        step,
        rule,
        from,
        min,
        max,
        first: next([]),
        next,
        accepts: check && ((answer) => check(g, f, answer as OptionId[], side) ?? null),
        example: example && (() => [...example(g, f, side)]),
      };
      if (budget !== undefined) question.budget = budget;
      return question;
    }
    case 'allot': {
      const { items, min = 0, max } = decision.allotment(g, f, side);
      const { check, example } = decision;
      return {
        kind: 'allot',
        side,
        procedure,
        step,
        rule,
        items,
        min,
        max: max ?? items.reduce((sum, item) => sum + item.max, 0),
        accepts: check && ((answer) => check(g, f, answer as Record<string, number>, side) ?? null),
        example: example && (() => ({ ...example(g, f, side) })),
      };
    }
  }
}

/** The same question as data of its own. */
export function copyAsk(ask: Ask): Ask {
  const { accepts, example, bars, ...rest } = ask;
  const { next, rejects, ...data } = rest as typeof rest & { readonly next?: unknown; readonly rejects?: unknown };
  return {
    ...clone(data),
    ...(next !== undefined && { next }),
    ...(rejects !== undefined && { rejects }),
    ...(accepts && { accepts }),
    ...(example && { example }),
    ...(bars && { bars }),
  } as Ask;
}

/** Whether there is anything to decide: two different answers at least. What only `check` would refuse is counted. */
export function hasChoice(ask: Ask): boolean {
  switch (ask.kind) {
    case 'one':
      return ask.options.length > 1;
    case 'some':
      return ask.max > 0 && ask.min <= ask.max && ask.min < ask.options.length;
    case 'amount':
      return ask.max >= ask.min + ask.by;
    case 'arrange':
      return arrangesTwoWays(ask);
    case 'confirm':
      return true;
    case 'path':
      return branches(ask);
    case 'allot':
      return canAllotTwoWays(ask);
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
      return ask.max < ask.min;
    case 'confirm':
      return false;
    case 'path':
      return ask.first.length === 0;
    case 'allot':
      return ask.items.length === 0;
  }
}

/**
 * The only answer to a question that offers nothing, or null. A game may have to ask it, because not asking would tell
 * the other side something; a person need not be troubled with it.
 */
export function emptyAnswer(ask: Ask): Answer | null {
  switch (ask.kind) {
    case 'arrange':
      return ask.pieces.length === 0 ? {} : null;
    case 'allot':
      return ask.items.length === 0 ? {} : null;
    case 'some':
      return ask.options.length === 0 ? [] : null;
    case 'path':
      return ask.first.length === 0 && ask.min === 0 ? [] : null;
    case 'one':
    case 'amount':
    case 'confirm':
      return null;
  }
}

/** Why an answer cannot be taken, or null. Everything the ask says is checked, then what only the whole can tell. */
export function refusalOf(ask: Ask, answer: Answer): Refusal | null {
  switch (ask.kind) {
    case 'one':
      return isOption(ask, answer) ? null : refuseBy('not an option', ask.rule, { answer: text(answer) });
    case 'some':
      return someRefusal(ask, answer) ?? ask.accepts?.(answer) ?? null;
    case 'amount':
      if (typeof answer !== 'number' || !Number.isSafeInteger(answer) || Object.is(answer, -0))
        return refuseBy('not a number', ask.rule, { answer: text(answer) });
      if (answer < ask.min || answer > ask.max) {
        return refuseBy('out of range', ask.rule, { answer, min: ask.min, max: ask.max });
      }
      return (answer - ask.min) % ask.by === 0
        ? null
        : refuseBy('not a step', ask.rule, { answer, by: ask.by, min: ask.min });
    case 'arrange':
      return arrangeRefusal(ask, answer) ?? ask.accepts?.(answer) ?? null;
    case 'confirm':
      return typeof answer === 'boolean' ? null : refuseBy('not yes or no', ask.rule, { answer: text(answer) });
    case 'path':
      return routeRefusal(ask, answer) ?? ask.accepts?.(answer) ?? null;
    case 'allot':
      return allotRefusal(ask, answer) ?? ask.accepts?.(answer) ?? null;
  }
}

/** An option offered. -0 is none: stored and read again it becomes 0, and the state would differ from the file. */
function isOption(ask: { readonly options: readonly OptionId[] }, answer: Answer): boolean {
  return ask.options.includes(answer as OptionId) && !Object.is(answer, -0);
}

function someRefusal(ask: Ask & { kind: 'some' }, answer: Answer): Refusal | null {
  if (!Array.isArray(answer)) return refuseBy('not a list', ask.rule, { answer: text(answer) });
  const unknown = answer.findIndex((choice) => !isOption(ask, choice));
  if (unknown >= 0) return refuseBy('not an option', ask.rule, { answer: text(answer[unknown] as Answer) });
  if (new Set(answer).size !== answer.length) return refuseBy('twice', ask.rule, { answer: text(answer) });
  if (answer.length < ask.min || answer.length > ask.max) {
    return refuseBy('wrong number', ask.rule, { n: answer.length, min: ask.min, max: ask.max });
  }
  return null;
}

function arrangeRefusal(ask: Ask & { kind: 'arrange' }, answer: Answer): Refusal | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return refuseBy('not an arrangement', ask.rule, { answer: text(answer) });
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
    const { min, max } = boxes[at] as Box;
    if (min !== undefined && (counts[at] as number) < min) return false;
    if (max !== undefined && (counts[at] as number) > max) return false;
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
    if (piece === undefined) return refuseBy('no such piece', rule, { piece: text(id) });
    const at = boxes.findIndex((b) => b.id === box);
    if (at < 0 || piece.boxes?.includes(box as string) === false) {
      const barred = at < 0 ? null : ask.bars?.(id, box as string);
      const refusal = barred ?? refuseBy('not in that box', rule, { piece: id, box: text(box) });
      return { piece: id, ...(at >= 0 && { box: box as string }), ...refusal };
    }
    counts[at] = (counts[at] ?? 0) + 1;
  }
  if (ids.length < pieces.length) {
    const missing = pieces.find((piece) => (!partial || piece.must) && !ids.includes(piece.id));
    if (missing) return { ...refuseBy('left out', rule, { piece: missing.id }), piece: missing.id };
  }
  for (let at = 0; at < boxes.length; at++) {
    const { id, min = 0, max } = boxes[at] as Box;
    const n = counts[at] as number;
    if (n < min) return { ...refuseBy('too few in box', rule, { box: id, n, min }), box: id };
    if (max !== undefined && n > max) return { ...refuseBy('too many in box', rule, { box: id, n, max }), box: id };
  }
  return null;
}
