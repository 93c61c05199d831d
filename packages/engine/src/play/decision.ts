import type { Context } from './context.ts';
import type { Json } from '../files/json.ts';
import type { Message, Values } from '../view/message.ts';
import type { Overlay } from '../view/map.ts';
import type { Ref } from '../view/ref.ts';
import type { Next } from './procedure.ts';
import type { Refusal } from './refusal.ts';
import type { Side } from './state.ts';

/** What a side answers: plain data, checked by the decision before anything changes. */
export type Answer = Json;
export type OptionId = string | number;

/** What an option would do, worked out when asked. */
export interface OptionDetail {
  readonly label: Message;
  /** The label in a word or two, for a slip, a button or a typed order. */
  readonly short?: Message;
  /** What lights with it. A click on any of them chooses it, unless every option touches the same. */
  readonly touches?: readonly Ref[];
  /** What a click on chooses it, where that is not all that it touches. */
  readonly picks?: readonly Ref[];
  readonly cost?: number;
  /** What it costs at most, where dice decide: the cost is then the least. */
  readonly costTo?: number;
  readonly rolls?: boolean;
  readonly reveals?: boolean;
  readonly caution?: Message;
  readonly group?: Message;
  readonly rule?: string;
  /** What it would lay on the chart: drawn while the option is looked at. */
  readonly preview?: readonly Overlay[];
}

/** Chances as whole ways out of a whole number, from what the side knows; simulated ones say so. */
export interface Odds {
  readonly of: number;
  /** `value`: the result as a number, where it is one, so that averages can be told. */
  readonly outcomes: readonly { readonly result: Message; readonly ways: number; readonly value?: number }[];
  readonly source: 'exact' | 'simulated';
  /** What they are the chances of, where that does not go without saying. */
  readonly title?: Message;
}

/**
 * What every kind of decision can tell. Everything here may be worked out from the state for speed, but must depend
 * only on what the side may know: the non-interference proof holds it to that.
 */
interface Telling<D, L> {
  /** Values for the prompt; its words stand in the catalogue under "procedure: step". */
  about?(g: Context<D>, f: L, side: Side): Values;
  /** The rule that the prompt cites to a side, where it is not that of the step. */
  rule?(g: Context<D>, f: L, side: Side): string;
  describe?(g: Context<D>, f: L, option: OptionId, side: Side): OptionDetail;
  /** Why something is not offered. Asked only for what is not; undefined where the rules have nothing to say of it. */
  whyNot?(g: Context<D>, f: L, wanted: Wanted, side: Side, route: readonly OptionId[]): Refusal | undefined;
  /** Of a path: the chances of the next step after a route. */
  odds?(g: Context<D>, f: L, option: OptionId, side: Side, route: readonly OptionId[]): Odds | undefined;
}

/** What somebody would have liked to choose: a thing on the board, or an option that is no thing, by its id. */
export type Wanted = Ref | { readonly option: OptionId };

/** Exactly one of the options. */
export interface One<D, L, O extends OptionId = OptionId> extends Telling<D, L> {
  readonly kind: 'one';
  options(g: Context<D>, f: L, side: Side): readonly O[];
  apply(g: Context<D>, f: L, choice: O, side: Side): Next;
}

/** A set of the options, at least and at most so many; `check` refuses a set that is wrong as a whole. */
export interface Some<D, L, O extends OptionId = OptionId> extends Telling<D, L> {
  readonly kind: 'some';
  options(g: Context<D>, f: L, side: Side): readonly O[];
  min?(g: Context<D>, f: L, side: Side): number;
  max?(g: Context<D>, f: L, side: Side): number;
  check?(g: Context<D>, f: L, choice: readonly O[], side: Side): Refusal | undefined;
  /** One answer that is sure to be accepted, where `check` makes that hard to find. */
  example?(g: Context<D>, f: L, side: Side): readonly O[];
  apply(g: Context<D>, f: L, choice: readonly O[], side: Side): Next;
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** A whole number within a range. */
export interface Amount<D, L> extends Telling<D, L> {
  readonly kind: 'amount';
  range(g: Context<D>, f: L, side: Side): Range;
  apply(g: Context<D>, f: L, amount: number, side: Side): Next;
}

export interface Box {
  readonly id: string;
  readonly min?: number;
  readonly max?: number;
}

export interface Piece {
  readonly id: string;
  /** The boxes it may go into; all of them where not given. */
  readonly boxes?: readonly string[];
  /** Whether it must be placed even where others may be left out. */
  readonly must?: boolean;
}

export interface Layout {
  readonly pieces: readonly Piece[];
  readonly boxes: readonly Box[];
  /** Whether pieces may be left out. */
  readonly partial?: boolean;
}

/** Pieces into boxes: piece id -> box id. A strike of ten units is one such order, built up in private. */
export interface Arrange<D, L> extends Telling<D, L> {
  readonly kind: 'arrange';
  layout(g: Context<D>, f: L, side: Side): Layout;
  /** Why a piece that is offered cannot go into a box that is. Asked only when somebody tries. */
  whyNotBox?(g: Context<D>, f: L, piece: string, box: string, side: Side): Refusal | undefined;
  /** What a box is called, and what on the board stands for it. Asked when it is shown. */
  describeBox?(g: Context<D>, f: L, box: string, side: Side): BoxDetail;
  /** Where a box lies for one piece, where that differs from piece to piece: the hex that a course leads to. */
  placeOf?(g: Context<D>, f: L, piece: string, box: string, side: Side): Ref | undefined;
  /** The chances of a piece in one of its boxes, as things stand: what else is placed is not known yet. */
  oddsIn?(g: Context<D>, f: L, piece: string, box: string, side: Side): Odds | undefined;
  /** The chances of everything that is placed, together: what the order comes to as far as it is put together. */
  forecast?(g: Context<D>, f: L, placed: Readonly<Record<string, string>>, side: Side): readonly Odds[];
  check?(g: Context<D>, f: L, placed: Readonly<Record<string, string>>, side: Side): Refusal | undefined;
  /**
   * Whether `check` would refuse these pieces in these boxes, told without a sentence. Many random draws fail: only one that passes is put
   * together as an answer, and needs no check. By piece the place of its box in the list, -1 where it is left out; the kernel fills the same
   * list for every draw.
   */
  rejects?(
    g: Context<D>,
    f: L,
    pieces: readonly Piece[],
    boxes: readonly Box[],
    into: readonly number[],
    side: Side,
  ): boolean;
  example?(g: Context<D>, f: L, side: Side): Readonly<Record<string, string>>;
  apply(g: Context<D>, f: L, placed: Readonly<Record<string, string>>, side: Side): Next;
}

export interface BoxDetail {
  readonly label: Message;
  /** The label in a word or two. */
  readonly short?: Message;
  /** Boxes of one kind stand for the same choice: any free one will do. Without, every box is a kind of its own. */
  readonly kind?: string;
  /** Putting a piece down on any of these puts it into the box. */
  readonly touches?: readonly Ref[];
}

export interface Route<O extends OptionId = OptionId> {
  readonly from: O;
  /** Steps, at least and at most. */
  readonly min?: number;
  readonly max?: number;
  /** What the whole route may cost; `next` keeps to it. */
  readonly budget?: number;
}

/** A step that a route may take next. */
export interface PathStep<O extends OptionId = OptionId> {
  readonly to: O;
  readonly cost?: number;
  /** What it risks. */
  readonly caution?: Message;
  /** Why the route ends there: nothing may follow. */
  readonly stops?: Message;
}

/** A route, step by step, given as one order: the steps taken, without where it starts. */
export interface Path<D, L, O extends OptionId = OptionId> extends Telling<D, L> {
  readonly kind: 'path';
  route(g: Context<D>, f: L, side: Side): Route<O>;
  /** The steps that may follow a route so far. */
  next(g: Context<D>, f: L, route: readonly O[], side: Side): readonly PathStep<O>[];
  /** Refuses a route that may not end where it does. */
  check?(g: Context<D>, f: L, route: readonly O[], side: Side): Refusal | undefined;
  example?(g: Context<D>, f: L, side: Side): readonly O[];
  apply(g: Context<D>, f: L, route: readonly O[], side: Side): Next;
}

export interface AllotItem {
  readonly id: string;
  readonly min?: number;
  readonly max: number;
  /** In steps of so many. */
  readonly by?: number;
  /** What it has until a person changes it; without, the least. */
  readonly start?: number;
}

export interface Allotment {
  readonly items: readonly AllotItem[];
  /** Limits on the total. */
  readonly min?: number;
  readonly max?: number;
}

/** Amounts over many things: id -> amount. What is not named gets nothing. */
export interface Allot<D, L> extends Telling<D, L> {
  readonly kind: 'allot';
  allotment(g: Context<D>, f: L, side: Side): Allotment;
  check?(g: Context<D>, f: L, amounts: Readonly<Record<string, number>>, side: Side): Refusal | undefined;
  example?(g: Context<D>, f: L, side: Side): Readonly<Record<string, number>>;
  apply(g: Context<D>, f: L, amounts: Readonly<Record<string, number>>, side: Side): Next;
}

/** Yes or no. */
export interface Confirm<D, L> extends Telling<D, L> {
  readonly kind: 'confirm';
  apply(g: Context<D>, f: L, yes: boolean, side: Side): Next;
}

export type Decision<D, L> =
  | One<D, L>
  | Some<D, L>
  | Amount<D, L>
  | Arrange<D, L>
  | Confirm<D, L>
  | Path<D, L>
  | Allot<D, L>;

type Without<T> = Omit<T, 'kind'>;

/**
 * Every decision has all the fields there are, in one order: the kernel reads those of a hundred decisions in the same
 * places, and finds them at once where all are built alike.
 */
const BLANK = {
  kind: undefined,
  options: undefined,
  min: undefined,
  max: undefined,
  range: undefined,
  layout: undefined,
  route: undefined,
  next: undefined,
  allotment: undefined,
  check: undefined,
  rejects: undefined,
  example: undefined,
  whyNotBox: undefined,
  describeBox: undefined,
  placeOf: undefined,
  apply: undefined,
  about: undefined,
  rule: undefined,
  describe: undefined,
  whyNot: undefined,
  odds: undefined,
  oddsIn: undefined,
  forecast: undefined,
};
const built = <D, L>(kind: Decision<D, L>['kind'], spec: object): Decision<D, L> =>
  ({ ...BLANK, ...spec, kind }) as unknown as Decision<D, L>;

export function one<D, L, O extends OptionId = OptionId>(spec: Without<One<D, L, O>>): Decision<D, L> {
  return built('one', spec);
}
export function some<D, L, O extends OptionId = OptionId>(spec: Without<Some<D, L, O>>): Decision<D, L> {
  return built('some', spec);
}
export function amount<D, L>(spec: Without<Amount<D, L>>): Decision<D, L> {
  return built('amount', spec);
}
export function arrange<D, L>(spec: Without<Arrange<D, L>>): Decision<D, L> {
  return built('arrange', spec);
}
export function confirm<D, L>(spec: Without<Confirm<D, L>>): Decision<D, L> {
  return built('confirm', spec);
}
export function path<D, L, O extends OptionId = OptionId>(spec: Without<Path<D, L, O>>): Decision<D, L> {
  return built('path', spec);
}
export function allot<D, L>(spec: Without<Allot<D, L>>): Decision<D, L> {
  return built('allot', spec);
}
