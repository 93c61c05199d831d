import { apply, copyOf, isEmpty } from './apply.ts';
import { type Ask, copyAsk, emptyAnswer, refusalOf } from './ask.ts';
import { freezeColumns } from './column.ts';
import type { Answer } from './decision.ts';
import { type DicePosition, OutOfDice } from '../chance/dice.ts';
import { commitment } from '../chance/fairDice.ts';
import type { MatchOptions } from './context.ts';
import type { Chart } from '../charts/chart.ts';
import type { GameEvent } from './event.ts';
import { compileAll, type Game, optionsOf, type Prepared, prepare } from './game.ts';
import { type DiceHeader, diceOf, type MatchHeader } from '../files/header.ts';
import { clone, type JsonObject } from '../files/json.ts';
import { observe, observeByReference, type Observation } from './observation.ts';
import { answered, firstBase, wentBack } from './past.ts';
import { type AnswerOrder, keep, type MatchRecord, newRecord, type Order, type UndoPoint } from './record.ts';
import { BadInput, notAsked, type Refusal, refuse } from './refusal.ts';
import { openStep, push, questionAt, run } from './run.ts';
import { type Scenario, scenarioIn, scenarioOf, scenarioOptions } from '../files/scenario.ts';
import { scripted } from '../chance/scriptedDice.ts';
import type { Side, State, Viewer } from './state.ts';
import { Table } from './table.ts';
import { keepUndo, undo, undoStop } from './undo.ts';

/** A match being played. Where `record` is null it is a simulation: no orders kept, no journal, no undo. */
export interface Match<D = unknown, V = unknown> {
  readonly prepared: Prepared<D, V>;
  readonly header: MatchHeader;
  readonly table: Table<D>;
  /** The number each seat's next order must carry: its own orders raise it, and so does an undo by another side. */
  readonly seats: Record<Side, number>;
  readonly record: MatchRecord<D> | null;
  /** The question last asked, until something changes. */
  asked: Ask | null;
}

export interface Beginning {
  /** Its id, or what its file holds; the first of the game where nothing is given. */
  readonly scenario?: string | JsonObject;
  readonly options?: MatchOptions;
  readonly dice: DiceHeader;
  /** House charts in place of the game's own. */
  readonly charts?: readonly Chart[];
  readonly start?: State<unknown>;
  readonly forkOf?: MatchHeader['forkOf'];
  /** A simulation keeps neither orders nor journal; one that is told of keeps its journal. */
  readonly simulate?: boolean | 'told';
}

/** Begins a match and plays to its first decision. */
export function begin<D, V>(game: Game<D, V>, how: Beginning): Match<D, V> {
  return beginWith(game, scenarioOf(game, how.scenario), how);
}

/** Begins a match of a scenario that is known to be sound. */
export function beginWith<D, V>(game: Game<D, V>, scenario: Scenario, how: Omit<Beginning, 'scenario'>): Match<D, V> {
  const header: MatchHeader = {
    game: game.id,
    rules: game.rulesVersion,
    scenario: scenario.id,
    ...(scenario.file && !game.scenarios.includes(scenario) && { scenarioFile: scenario.file }),
    options: optionsOf(game, { ...scenarioOptions(scenario), ...how.options }),
    ...(how.charts && how.charts.length > 0 && { charts: how.charts }),
    dice: how.dice,
    ...(how.start && { start: how.start }),
    ...(how.forkOf && { forkOf: how.forkOf }),
  };
  if (
    how.dice.kind === 'fair' &&
    how.dice.serverSeed !== undefined &&
    commitment(how.dice.serverSeed) !== how.dice.commitment
  )
    throw new BadInput('The commitment of the dice is not that of their server seed.');
  // A copy, where the match may be stored: what it is pinned to must not change with what the caller does next.
  const { simulate = false } = how;
  return beginFrom(game, simulate === false ? clone(header) : header, simulate);
}

/** Begins the match of a header. */
export function beginFrom<D, V>(
  game: Game<D, V>,
  header: MatchHeader,
  simulate: boolean | 'told' = false,
): Match<D, V> {
  const prepared = prepare(game);
  const state: State<D> = header.start
    ? (clone(header.start) as State<D>)
    : { agenda: [], open: [], sealed: {}, data: setUp(game, header, simulate !== false), outcome: null };
  const match = matchAt(prepared, header, state, undefined, simulate);
  if (state.agenda.length === 0 && state.outcome === null) {
    const first = prepared.procedures.get(game.begins);
    if (first) push(state.agenda, first, {});
  }
  settle(match);
  const { dice } = header;
  if (simulate === false && dice.kind === 'scripted' && match.table.dice.rolled < dice.opening.length) {
    const left = dice.opening.length - match.table.dice.rolled;
    throw new BadInput(`The opening used ${match.table.dice.rolled} of ${dice.opening.length} dice: ${left} too many.`);
  }
  return match;
}

/** The data before the first step; in a match that is kept a copy, in case the game shares parts of it. */
function setUp<D, V>(game: Game<D, V>, header: MatchHeader, simulate: boolean): D {
  const data = game.setup(header.scenario, header.options, scenarioIn(game, header).file);
  return simulate ? data : clone(data);
}

/** A match standing at a state, with nothing run. */
export function matchAt<D, V>(
  prepared: Prepared<D, V>,
  header: MatchHeader,
  state: State<D>,
  position: DicePosition | undefined,
  simulate: boolean | 'told' = false,
): Match<D, V> {
  const { game } = prepared;
  const charts = header.charts ? new Map([...prepared.charts, ...compileAll(header.charts)]) : prepared.charts;
  const journal: GameEvent[] | null = simulate === true ? null : [];
  if (simulate === false) freezeColumns(state);
  return {
    prepared,
    header,
    table: new Table(state, game.sides, header.options, charts, diceOf(header.dice, position), journal),
    seats: Object.fromEntries(game.sides.map((side) => [side, 0])),
    record: simulate === false ? newRecord() : null,
    asked: null,
  };
}

/** Runs on, unless sides are still awaited: a state kept between two steps may be either. */
function settle<D, V>(match: Match<D, V>): void {
  const { table, prepared } = match;
  const state = table.whole;
  if (state.outcome !== null || state.open.length > 0) return;
  run(prepared.procedures, table);
  state.open = state.open.filter((side) => !Object.hasOwn(state.sealed, side));
}

/**
 * What a side is asked now, or null. In a match that is kept it is a copy: whatever is done to it, the order is checked
 * against the decision itself. A simulation trusts its own staff.
 */
export function ask<D, V>(match: Match<D, V>, side: Side): Ask | null {
  const question = questionTo(match, side);
  return question === null || match.record === null ? question : copyAsk(question);
}

/** The question itself, worked out once until something changes. For the kernel's own eyes: it must not be changed. */
export function questionTo<D, V>(match: Match<D, V>, side: Side): Ask | null {
  const { asked, table, prepared } = match;
  if (asked !== null && asked.side === side) return asked;
  if (!table.whole.open.includes(side)) return null;
  const { cursor, step } = openStep(prepared.procedures, table);
  match.asked = questionAt(table, cursor, step, side);
  return match.asked;
}

/**
 * What a viewer may know now. In a match that is kept it is a copy: whatever is done to it, the state stays as it is. A
 * simulation trusts its own staff to read it and no more, and before the next order.
 */
export function observeMatch<D, V>({ record, prepared, table }: Match<D, V>, viewer: Viewer): Observation<V> {
  return record === null ? observeByReference(prepared, table.whole, viewer) : observe(prepared, table.whole, viewer);
}

export interface SubmitExtra {
  /** The seat's number the order was made for: a stale order is refused. */
  readonly number?: number;
  /** Dice rolled by hand for this order. */
  readonly dice?: readonly number[];
}

/**
 * Gives a side's answer. Refuses with a reason and changes nothing, or accepts, applies it and plays on to the next
 * decision. Throws, changing nothing, where dice rolled by hand are too few (OutOfDice) or cannot be (DieError), and
 * where a rule is at fault. A simulation keeps nothing to go back to: there a throw ends it.
 */
export function submit<D, V>(match: Match<D, V>, side: Side, answer: Answer, extra?: SubmitExtra): Refusal | null {
  const state = match.table.whole;
  if (state.outcome !== null) return refuse('over');
  const question = questionTo(match, side);
  if (question === null) return notAsked(match.prepared.game.sides, side);
  if (extra?.number !== undefined && extra.number !== match.seats[side]) return refuse('stale');
  // Copied before it is checked, so that what was checked is what is done.
  const own = copyOf(answer);
  const refusal = refusalOf(question, own);
  if (refusal !== null) return refusal;
  if (match.record === null) {
    apply(match, side, own);
    return null;
  }
  const decides = emptyAnswer(question) === null;
  return applyKept(match, match.record, { by: side, decides }, own, extra?.dice ?? []);
}

/**
 * Gives an answer that staff drew from the question or have checked against it, in a simulation: it is right, and nobody
 * else holds it, so it needs neither a second look nor a copy.
 */
export function submitDrawn<D, V>(match: Match<D, V>, side: Side, answer: Answer): null {
  apply(match, side, answer);
  return null;
}

/**
 * Applies an answer in a match that is kept: a fault leaves everything as it was. Play goes on with the one state there
 * is; what it was before is worked out from a base where it is needed (see past.ts).
 */
function applyKept<D, V>(
  match: Match<D, V>,
  record: MatchRecord<D>,
  from: Pick<UndoPoint, 'by' | 'decides'>,
  answer: Answer,
  byHand: readonly number[],
): Refusal | null {
  const { table, seats } = match;
  const { by: side } = from;
  const { dice, orders } = table;
  const { past } = record;
  const hand = match.header.dice.kind === 'scripted' ? scripted(byHand, dice.position()) : null;
  if (hand === null && byHand.length > 0) return refuse('dice not by hand');
  const { rolled } = dice;
  const begins = firstBase(match, past);
  const before: UndoPoint = { ...from, place: answered(past), journal: table.journal?.length ?? 0 };
  const number = seats[side] ?? 0;
  if (hand) table.dice = hand;
  table.revealed = false;
  const restore = (): void => {
    if (table.journal) table.journal.length = before.journal;
    table.orders = orders;
    seats[side] = number;
    match.asked = null;
    const back = wentBack(match, past, before.place);
    table.whole = back.state;
    table.dice = hand ? dice : back.dice;
    if (begins) past.bases = [];
  };
  let joint: boolean;
  try {
    joint = apply(match, side, copyOf(answer));
  } catch (error) {
    if (error instanceof OutOfDice) error.revealed = table.revealed;
    restore();
    throw error;
  }
  if (hand && hand.left > 0) {
    restore();
    return refuse('dice left', { n: hand.left });
  }
  if (isEmpty(table.whole.sealed)) {
    const why = undoStop(table.dice.rolled !== rolled, table.revealed, joint, table.whole);
    keepUndo(record, before, why, joint);
  }
  const order: AnswerOrder = byHand.length > 0 ? { by: side, answer, dice: [...byHand] } : { by: side, answer };
  past.answers.push(order);
  keep(match, record, order);
  return null;
}

/** Gives an order as it stands in a match file. */
export function give<D, V>(match: Match<D, V>, order: Order): Refusal | null {
  if ('undo' in order) return undo(match, order.by);
  try {
    return submit(match, order.by, order.answer, order.dice ? { dice: order.dice } : undefined);
  } catch (error) {
    if (error instanceof OutOfDice) return refuse('dice missing', { sides: error.sides });
    throw error;
  }
}
