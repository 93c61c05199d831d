import {
  type Answer,
  type Ask,
  ask,
  choosable,
  clone,
  fast,
  frozen,
  type Game,
  inspect,
  type Json,
  journalFor,
  type Match,
  type Observation,
  observeMatch,
  type Odds,
  oddsFor,
  type OptionId,
  forecastFor,
  placingOdds,
  type Presentation,
  promptFor,
  type PromptView,
  refusalOf,
  routeFor,
  type RouteView,
  same,
  sampleAnswer,
  type Side,
  staffOf,
  undoRefusal,
  type Wanted,
  whyNot,
} from '@point-option/engine';
import { sampled, shownRefs } from './wanted.ts';

/** What was put to a side in place of an answer, to see what it is told. */
const NONSENSE: readonly Answer[] = [null, -1, 9_999, 'nonsense', [], ['nonsense'], {}, { nonsense: 'nonsense' }];

/**
 * All that a side can learn from the program at one moment, as comparable data: what it sees, the cards of it, what it
 * is asked and told, why it may not do what is not offered, the chances it is shown, how routes may grow, how its bad
 * orders are refused, and what staff in its seat would order. Two states that differ only in a secret must give the same.
 */
export function knowledge(match: Match, side: Side, wanted: readonly Wanted[]): Record<string, unknown> {
  const { game } = match.prepared;
  const observation = readOnly(match, side);
  const question = ask(match, side);
  const prompt = promptFor(match, side);
  const presentation = game.present(observation);
  return {
    observation,
    presentation,
    cards: cardDetails(game, observation, presentation, turnOf(match, side)),
    journal: journalFor(match.table.journal ?? [], side, game.observeEvent?.bind(game)),
    ask: question && data(question),
    prompt,
    undo: undoRefusal(match, side),
    why: wanted.map((each) => whyNot(match, side, each, { prompt })),
    odds: prompt && oddsOf(match, side, prompt),
    routes: question && routesOf(match, side, question),
    alongRoutes: question && alongRoutes(match, side, routesOf(match, side, question), wanted),
    refusals: question && [...NONSENSE, ...looseAnswers(question)].map((answer) => refusalOf(question, answer)),
    staff:
      question &&
      [...game.staff.map((staff) => staff.id), 'random'].map((id) => {
        const staff = staffOf(game, id);
        return staff.decide(observation, question, fast('knowledge'));
      }),
    seat: match.seats[side],
  };
}

/** What a side sees, frozen: in a simulation it holds parts of the state, so nobody who is given it may change it. */
export function readOnly(match: Match, side: Side): Observation<unknown> {
  const seen = observeMatch(match, side);
  // In a match that is kept it is a copy already.
  return frozen(match.record === null ? clone(seen) : seen);
}

/** How many answers of the right form are tried, right as a whole or not. */
const LOOSE = 6;

/** Answers of the right form that may still be wrong as a whole: how they are refused can tell, too. */
export function looseAnswers(question: Ask): Answer[] {
  if (question.accepts === undefined) return [];
  const { accepts: _accepts, ...loose } = question;
  const dice = fast('loose');
  return Array.from({ length: LOOSE }, () => sampleAnswer(loose as Ask, dice));
}

/** A number that changes as a side gives orders, and tells it nothing: the same in two worlds that it can't tell apart. */
export function turnOf({ seats }: Match, side: Side): number {
  return seats[side] ?? 0;
}

/** Cards, placings and routes that are looked at, at most: there are more in a large game than a proof has time for. */
const CARDS = 20;
const PLACINGS = 40;
const ROUTES = 4;

/** The cards of a part of what is shown. The pieces on them are shown already. */
export function cardsOf(game: Game, observation: Observation<unknown>, seen: Presentation, turn: number): unknown[] {
  return sampled(shownRefs(seen), CARDS, turn).map((ref) => ({ ...inspect(game, observation, ref, seen), pieces: [] }));
}

/** What a game adds to the cards. All else on them is shown already, and compared there. */
function cardDetails(game: Game, observation: Observation<unknown>, seen: Presentation, turn: number): unknown[] {
  if (game.inspect === undefined) return [];
  return sampled(shownRefs(seen), CARDS, turn).map((ref) => game.inspect?.(observation, ref));
}

/** Chances of everything that a question offers, one choice or one placing at a time. */
export function oddsOf(match: Match, side: Side, prompt: PromptView): (Odds | null)[] {
  return [
    ...choices(prompt).map((id) => oddsFor(match, side, id)),
    ...placingOddsOf(match, side, prompt),
    ...forecastOf(match, side, prompt),
  ];
}

function choices(prompt: PromptView): OptionId[] {
  switch (prompt.kind) {
    case 'amount':
      return [prompt.min, prompt.max];
    case 'confirm':
      return ['yes'];
    case 'one':
    case 'some':
    case 'arrange':
    case 'path':
    case 'allot':
      return choosable(prompt).map(({ id }) => id);
  }
}

function placingOddsOf(match: Match, side: Side, prompt: PromptView): (Odds | null)[] {
  if (prompt.kind !== 'arrange') return [];
  const every = prompt.boxes.map(({ id }) => id);
  const placings = prompt.pieces.flatMap(({ id, boxes = every }) => boxes.map((box) => [id, box] as const));
  return sampled(placings, PLACINGS, turnOf(match, side)).map(([piece, box]) => placingOdds(match, side, piece, box));
}

/** The chances of a whole arrangement: every piece in one of its boxes. */
function forecastOf(match: Match, side: Side, prompt: PromptView): readonly Odds[] {
  if (prompt.kind !== 'arrange' || prompt.forecasts !== true) return [];
  const turn = turnOf(match, side);
  const every = prompt.boxes.map(({ id }) => id);
  const placed = prompt.pieces.flatMap(({ id, boxes = every }) => {
    const box = boxes[turn % Math.max(1, boxes.length)];
    return box === undefined ? [] : [[id, box] as const];
  });
  return forecastFor(match, side, Object.fromEntries(placed));
}

/** Random routes as they grow, step by step. */
export function routesOf(match: Match, side: Side, question: Ask): RouteView[] {
  if (question.kind !== 'path') return [];
  const dice = fast('routes');
  return Array.from({ length: ROUTES }, () => sampleAnswer(question, dice) as OptionId[]).flatMap((route) =>
    Array.from({ length: route.length + 1 }, (_, n) => routeFor(match, side, route.slice(0, n)) ?? []).flat(),
  );
}

/** Next steps and other things that are asked about at each point of a route. */
const NEXT = 3;

/** The chances of next steps, and why other things are no next step, as routes grow. */
export function alongRoutes(
  match: Match,
  side: Side,
  routes: readonly RouteView[],
  wanted: readonly Wanted[],
): unknown[] {
  const turn = turnOf(match, side);
  return routes.map(({ route, steps }) => [
    sampled(steps, NEXT, turn).map(({ id }) => oddsFor(match, side, id, route)),
    sampled(wanted, NEXT, turn).map((each) => whyNot(match, side, each, { route })),
  ]);
}

/** An ask without the functions that stand beside its data. */
function data(question: Ask): Json {
  return JSON.parse(JSON.stringify(question)) as Json;
}

/** The first place where two pieces of data differ, as a path and both values; null where they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  // They nearly always are, and to see that takes no path.
  return same(a, b) ? null : firstDifference(a, b, path);
}

function firstDifference(a: unknown, b: unknown, path: string): string | null {
  if (a === b) return null;
  const bothObjects = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!bothObjects || Array.isArray(a) !== Array.isArray(b)) return `${path || 'all'}: ${short(a)} and ${short(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** Whether two pieces of data share a list or an object that could be changed: what is done to one shows in the other. */
export function shares(a: unknown, b: unknown): boolean {
  const parts = new Set<object>();
  eachPart(b, (part) => {
    if (!Object.isFrozen(part)) parts.add(part);
  });
  let found = false;
  eachPart(a, (part) => {
    if (parts.has(part)) found = true;
  });
  return found;
}

function eachPart(value: unknown, visit: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  if (Array.isArray(value)) for (const item of value as unknown[]) eachPart(item, visit);
  else for (const key in value) eachPart((value as Record<string, unknown>)[key], visit);
}
