import { type Ask, refusalOf } from '../play/ask.ts';
import type { Answer, Decision, Odds, OptionDetail, OptionId, PathStep, Wanted } from '../play/decision.ts';
import { ask, type Match, questionTo } from '../play/match.ts';
import { notAsked, type Refusal } from '../play/refusal.ts';
import { stepsAfter, stepsOf } from '../play/route.ts';
import { openStep } from '../play/run.ts';
import type { Frame, Side } from '../play/state.ts';
import { undoRefusal } from '../play/undo.ts';
import { type Message, message } from './message.ts';
import { type Presentation, titleIn } from './presentation.ts';
import type {
  AllotItemView,
  BoxChoiceView,
  OptionView,
  PlaceableView,
  PromptView,
  RouteView,
  StepView,
} from './promptView.ts';
import { includesRef, type Ref, refId, sameRef } from './ref.ts';

/**
 * The question a side is asked, in words: everything a page needs to light and list its options. Worked out when
 * asked, never while simulating.
 */
export function promptFor<D, V>(match: Match<D, V>, side: Side): PromptView | null {
  const asked = ask(match, side);
  if (asked === null) return null;
  const { decision, frame } = opened(match);
  const refused = undoRefusal(match, side);
  const describe = describer(match, asked);
  const base = {
    side,
    procedure: asked.procedure,
    step: asked.step,
    question: message(`${asked.procedure}: ${asked.step}`, decision.about?.(match.table, frame.locals, side)),
    rule: decision.rule?.(match.table, frame.locals, side) ?? asked.rule,
    canUndo: refused === null,
    ...(refused && { undoRefused: refused }),
  };
  switch (asked.kind) {
    case 'one': {
      const { about, views } = told(asked.options.map(describe));
      return { ...base, kind: 'one', about, options: views };
    }
    case 'some': {
      const { about, views } = told(asked.options.map(describe));
      return { ...base, kind: 'some', about, options: views, min: asked.min, max: asked.max };
    }
    case 'amount':
      return { ...base, kind: 'amount', about: [], min: asked.min, max: asked.max, by: asked.by };
    case 'confirm':
      return { ...base, kind: 'confirm', about: [] };
    case 'arrange': {
      const { about, views } = told(asked.pieces.map((piece) => describe(piece.id)));
      const pieces = asked.pieces.map((piece, i) => placeable(match, asked, piece, views[i] as OptionView));
      const boxes = boxChoices(match, asked);
      return { ...base, kind: 'arrange', about, pieces, boxes, partial: asked.partial, ...forecasting(match) };
    }
    case 'path': {
      const { from, min, max, budget } = asked;
      return {
        ...base,
        kind: 'path',
        about: [],
        from: option(describe(from), []),
        min,
        max,
        ...(budget !== undefined && { budget }),
        steps: stepViews(stepsAfter(asked, []), describe),
      };
    }
    case 'allot': {
      const { about, views } = told(asked.items.map((item) => describe(item.id)));
      const items = asked.items.map(
        ({ id, min = 0, max, by = 1, start }, i): AllotItemView => ({
          ...(views[i] as OptionView),
          id,
          min,
          max,
          by,
          ...(start !== undefined && { start }),
        }),
      );
      return { ...base, kind: 'allot', about, items, min: asked.min, max: asked.max };
    }
  }
}

type Described = OptionDetail & { readonly id: OptionId };

function describer<D, V>(match: Match<D, V>, asked: Ask): (id: OptionId) => Described {
  const { decision, frame } = opened(match);
  return (id) => ({
    id,
    ...(decision.describe?.(match.table, frame.locals, id, asked.side) ?? { label: plain(id) }),
  });
}

/** Options as they are shown, and what all of them touch: that tells none of them from another. */
function told(options: readonly Described[]): { about: readonly Ref[]; views: OptionView[] } {
  const [first, ...rest] = options.flatMap(({ touches }) => (touches && touches.length > 0 ? [touches] : []));
  const about =
    first === undefined || rest.length === 0
      ? []
      : first.filter((ref) => rest.every((touches) => includesRef(touches, ref)));
  return { about, views: options.map((each) => option(each, about)) };
}

function option({ touches = [], picks, ...detail }: Described, about: readonly Ref[]): OptionView {
  return { ...detail, touches, picks: picks ?? touches.filter((ref) => !includesRef(about, ref)) };
}

function placeable<D, V>(
  match: Match<D, V>,
  asked: Ask & { kind: 'arrange' },
  { id, boxes, must }: (Ask & { kind: 'arrange' })['pieces'][number],
  view: OptionView,
): PlaceableView {
  const { decision, frame } = opened(match);
  const find = decision.kind === 'arrange' ? decision.placeOf?.bind(decision) : undefined;
  const places =
    find &&
    Object.fromEntries(
      (boxes ?? asked.boxes.map((box) => box.id)).flatMap((box): [string, Ref][] => {
        const ref = find(match.table, frame.locals, id, box, asked.side);
        return ref ? [[box, ref]] : [];
      }),
    );
  return { ...view, id, ...(boxes && { boxes }), ...(must === true && { must }), ...(places && { places }) };
}

function boxChoices<D, V>(match: Match<D, V>, asked: Ask & { kind: 'arrange' }): BoxChoiceView[] {
  const { decision, frame } = opened(match);
  const detail = (id: string) =>
    decision.kind === 'arrange' ? decision.describeBox?.(match.table, frame.locals, id, asked.side) : undefined;
  return asked.boxes.map((box) => {
    const { label = plain(box.id), touches = [], ...more } = detail(box.id) ?? {};
    return { ...box, ...more, label, touches };
  });
}

function stepViews(steps: readonly PathStep[], describe: (id: OptionId) => Described): StepView[] {
  return steps.map(({ to, cost, caution, stops }) => ({
    ...option(describe(to), []),
    ...(cost !== undefined && { cost }),
    ...(caution && { caution }),
    ...(stops && { stops }),
  }));
}

/** A route so far: what it costs and risks so far, what may come next, and whether it may end. */
export function routeFor<D, V>(match: Match<D, V>, side: Side, route: readonly OptionId[]): RouteView | null {
  const asked = ask(match, side);
  if (asked?.kind !== 'path') return null;
  const taken = stepsOf(asked, route);
  const legal = taken.map(({ to }) => to);
  const describe = describer(match, asked);
  return {
    route: legal,
    taken: stepViews(taken, describe),
    cost: taken.reduce((sum, { cost = 0 }) => sum + cost, 0),
    cautions: taken.flatMap(({ caution }) => (caution ? [caution] : [])),
    stopped: taken.at(-1)?.stops ?? null,
    steps: stepViews(stepsAfter(asked, legal, taken.at(-1)), describe),
    unfinished: refusalOf(asked, legal),
  };
}

function opened<D, V>(match: Match<D, V>): { decision: Decision<D, object>; frame: Frame } {
  const { step, cursor } = openStep(match.prepared.procedures, match.table);
  return { decision: step.decision, frame: cursor.frame };
}

/** The atoms that an answer is made of: options, pieces, items or first steps. A number and a yes have none. */
function atoms(asked: Ask): readonly OptionId[] {
  switch (asked.kind) {
    case 'one':
    case 'some':
      return asked.options;
    case 'arrange':
      return asked.pieces.map((piece) => piece.id);
    case 'path':
      return asked.first.map(({ to }) => to);
    case 'allot':
      return asked.items.map(({ id }) => id);
    case 'amount':
    case 'confirm':
      return [];
  }
}

/** An option or box that the rules do not describe goes by its id. */
function plain(id: OptionId): Message {
  return message('kernel.plain', { id });
}

/** Everything of a prompt that a click can choose. */
export function choosable(prompt: PromptView): readonly OptionView[] {
  switch (prompt.kind) {
    case 'one':
    case 'some':
      return prompt.options;
    case 'arrange':
      return prompt.pieces;
    case 'path':
      return prompt.steps;
    case 'allot':
      return prompt.items;
    case 'amount':
    case 'confirm':
      return [];
  }
}

/** What each item of an allotment has until a person changes it. What has nothing is not named. */
export function startingAmounts(items: readonly AllotItemView[]): Record<string, number> {
  return Object.fromEntries(items.flatMap(({ id, min, start = min }) => (start === 0 ? [] : [[id, start]])));
}

/**
 * Everything that an answer may have chosen, as it is offered: of a route the steps that it takes, each where the route
 * comes to it. The match stands where the question is put.
 */
export function chosenFrom<D, V>(
  match: Match<D, V>,
  side: Side,
  prompt: PromptView,
  answer: Answer,
): readonly OptionView[] {
  if (prompt.kind !== 'path') return choosable(prompt);
  return routeFor(match, side, Array.isArray(answer) ? (answer as OptionId[]) : [])?.taken ?? [];
}

/**
 * Whether something on the board may be chosen now: it stands for an option, a piece to place, a box for one, or a step
 * of a route. The steps that come next are given where a route has begun.
 */
export function isOffered(prompt: PromptView, ref: Ref, steps?: readonly StepView[]): boolean {
  if ((steps ?? choosable(prompt)).some(({ picks }) => includesRef(picks, ref))) return true;
  if (prompt.kind !== 'arrange') return false;
  const inUse = prompt.boxes.filter(
    ({ id, max }) => max !== 0 && prompt.pieces.some((p) => p.boxes?.includes(id) !== false),
  );
  if (inUse.some(({ touches }) => includesRef(touches, ref))) return true;
  return prompt.pieces.some(({ places = {} }) => includesRef(Object.values(places), ref));
}

/** What somebody who asks knows already: the prompt, since to put it together takes longer than to look into it, and the route so far. */
export interface Asking {
  readonly prompt?: PromptView | null;
  readonly route?: readonly OptionId[];
  /** The piece in hand, where pieces are arranged: whether this one may go there. */
  readonly piece?: string;
  /** What the side is shown: a thing is then called by its title there. */
  readonly shown?: Presentation;
}

/** Why something is not offered to a side now; null where it is. Of a route, whether it may come next. */
export function whyNot<D, V>(
  match: Match<D, V>,
  side: Side,
  named: Wanted,
  { prompt = promptFor(match, side), route = [], piece, shown }: Asking = {},
): Refusal | null {
  const asked = questionTo(match, side);
  if (asked === null || prompt === null) return notAsked(match.prepared.game.sides, side);
  const wanted = asked.kind === 'amount' ? asAmount(named) : named;
  if (asked.kind === 'arrange' && prompt.kind === 'arrange' && piece !== undefined) {
    const held = whyNotPlaced(asked, prompt, wanted, piece);
    if (held !== undefined) return held;
  }
  const refused = 'option' in wanted && asked.kind === 'amount' ? refusalOf(asked, wanted.option) : null;
  if (
    'option' in wanted
      ? isChoice(asked, wanted.option, route)
      : isOffered(prompt, wanted, nextSteps(match, asked, route))
  )
    return null;
  const { decision, frame } = opened(match);
  const told = decision.whyNot?.(match.table, frame.locals, wanted, side, route);
  return told ?? refused ?? vaguely(asked, prompt, wanted, shown);
}

/** Where a number is asked for, one that somebody typed is that number. */
function asAmount(wanted: Wanted): Wanted {
  const isNumber = 'option' in wanted && typeof wanted.option === 'string' && /^[+-]?\d+$/.test(wanted.option);
  return isNumber ? { option: Number(wanted.option) } : wanted;
}

/**
 * Why the piece in hand cannot go where somebody points; null where it can, undefined where that stands for no box. Of
 * several boxes there the first that is barred says why.
 */
function whyNotPlaced(
  asked: Ask & { kind: 'arrange' },
  prompt: PromptView & { kind: 'arrange' },
  wanted: Wanted,
  id: string,
): Refusal | null | undefined {
  const piece = prompt.pieces.find((each) => each.id === id);
  if (piece === undefined) return undefined;
  const standsFor = (box: BoxChoiceView): boolean => {
    if ('option' in wanted) return box.id === wanted.option;
    const place = piece.places?.[box.id];
    if (place !== undefined && sameRef(place, wanted)) return true;
    return includesRef(box.touches, wanted);
  };
  const meant = prompt.boxes.filter(standsFor);
  const elsewhere = 'option' in wanted ? [] : prompt.boxes.filter((box) => placesOfOthers(prompt, box.id, wanted));
  const boxes = meant.length > 0 ? meant : elsewhere;
  if (boxes.length === 0) return undefined;
  if (meant.some((box) => piece.boxes?.includes(box.id) !== false)) return null;
  const [first] = boxes;
  const barred = boxes.map((box) => asked.bars?.(id, box.id)).find((reason) => reason !== null && reason !== undefined);
  return (
    barred ?? {
      reason: message('kernel.not in that box', { piece: piece.label, box: first?.label ?? '' }),
      rule: asked.rule,
    }
  );
}

/** Whether a box lies there for another piece: a hex that only another's course leads to. */
function placesOfOthers({ pieces }: PromptView & { kind: 'arrange' }, box: string, ref: Ref): boolean {
  return pieces.some(({ places }) => places?.[box] !== undefined && sameRef(places[box], ref));
}

/** The steps that may follow a route that has begun, where one is asked for. The first ones are in the prompt. */
function nextSteps<D, V>(match: Match<D, V>, asked: Ask, route: readonly OptionId[]): readonly StepView[] | undefined {
  return asked.kind === 'path' && route.length > 0
    ? stepViews(stepsNext(asked, route), describer(match, asked))
    : undefined;
}

function stepsNext(asked: Ask & { kind: 'path' }, route: readonly OptionId[]): readonly PathStep[] {
  const taken = stepsOf(asked, route);
  return taken.length < route.length ? [] : stepsAfter(asked, route, taken.at(-1));
}

/** Whether an id is something that the answer may be made of now: a number in range, an option, a piece, a box with room for one, a next step. */
function isChoice(asked: Ask, wanted: OptionId, route: readonly OptionId[]): boolean {
  switch (asked.kind) {
    case 'amount':
      return refusalOf(asked, wanted) === null;
    case 'path':
      return stepsNext(asked, route).some(({ to }) => to === wanted);
    case 'arrange':
      if (atoms(asked).includes(wanted)) return true;
      return (
        asked.boxes.some(({ id }) => id === wanted) &&
        asked.pieces.some(({ boxes }) => boxes?.includes(String(wanted)) !== false)
      );
    case 'one':
    case 'some':
    case 'allot':
      return atoms(asked).includes(wanted);
    case 'confirm':
      return false;
  }
}

function vaguely(asked: Ask, prompt: PromptView, wanted: Wanted, shown: Presentation | undefined): Refusal {
  const { rule } = asked;
  if ('option' in wanted)
    return { reason: message('kernel.not offered', { wanted: wanted.option }), rule, vague: true };
  if (includesRef(prompt.about, wanted)) return { reason: message('kernel.asked about'), rule, vague: true };
  const title = shown ? titleIn(shown, wanted) : null;
  return { reason: message('kernel.not offered', { wanted: title ?? refId(wanted) }), rule, vague: true };
}

/** The chances of an option from what the side knows, where the rules can tell. Only of what is offered. */
export function oddsFor<D, V>(
  match: Match<D, V>,
  side: Side,
  wanted: OptionId,
  route: readonly OptionId[] = [],
): Odds | null {
  const asked = questionTo(match, side);
  if (asked === null) return null;
  // A confirmation has no atoms: whatever it is asked about stands for yes.
  if (asked.kind !== 'confirm' && !isChoice(asked, wanted, route)) return null;
  const { decision, frame } = opened(match);
  return decision.odds?.(match.table, frame.locals, wanted, side, route) ?? null;
}

function forecasting<D, V>(match: Match<D, V>): { forecasts?: true } {
  const { decision } = opened(match);
  return decision.kind === 'arrange' && decision.forecast !== undefined ? { forecasts: true } : {};
}

/** The chances of an arrangement as far as it is put together, where the rules can tell. Only of what may be placed. */
export function forecastFor<D, V>(
  match: Match<D, V>,
  side: Side,
  placed: Readonly<Record<string, string>>,
): readonly Odds[] {
  const asked = questionTo(match, side);
  if (asked?.kind !== 'arrange') return [];
  if (!Object.entries(placed).every(([piece, box]) => mayPlace(asked, piece, box))) return [];
  const { decision, frame } = opened(match);
  if (decision.kind !== 'arrange') return [];
  return decision.forecast?.(match.table, frame.locals, placed, side) ?? [];
}

function mayPlace({ pieces, boxes }: Ask & { kind: 'arrange' }, piece: string, box: string): boolean {
  const placed = pieces.find(({ id }) => id === piece);
  return placed !== undefined && placed.boxes?.includes(box) !== false && boxes.some(({ id }) => id === box);
}

/** The chances of one piece in one box that it may go into, where the rules can tell: of that placing alone. */
export function placingOdds<D, V>(match: Match<D, V>, side: Side, piece: string, box: string): Odds | null {
  const asked = questionTo(match, side);
  if (asked?.kind !== 'arrange' || !mayPlace(asked, piece, box)) return null;
  const { decision, frame } = opened(match);
  if (decision.kind !== 'arrange') return null;
  return decision.oddsIn?.(match.table, frame.locals, piece, box, side) ?? null;
}
