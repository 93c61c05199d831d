import type { Context } from './context.ts';
import type { Decision } from './decision.ts';
import { RulesFault } from './refusal.ts';
import type { Side } from './state.ts';

/**
 * A procedure of the rule book: a list of named steps, each with its rule number, in the order of the book.
 * The flow chart on screen is drawn from the same list.
 */
export interface Procedure<D, L extends object = object> {
  readonly name: string;
  readonly rule: string;
  readonly steps: readonly Step<D, L>[];
  /** Where each step stands in the list. */
  readonly at: ReadonlyMap<string, number>;
}

export type Step<D, L> = Deed<D, L> | Decide<D, L> | Call<D, L>;

interface Named {
  readonly name: string;
  readonly rule: string;
}
/** Changes the state, may roll, may say where to go on. */
export interface Deed<D, L> extends Named {
  readonly type: 'deed';
  run(g: Context<D>, f: L): Next;
}
/** Written as a method so that a procedure of any locals can stand in a game's list. */
type Deciders<D, L> = { sides(g: Context<D>, f: L): Side | readonly Side[] }['sides'];
/** Asks one side, or several at once; several answer sealed, and all answers are applied together in the order of the sides. */
export interface Decide<D, L> extends Named {
  readonly type: 'decide';
  readonly by: Side | readonly Side[] | Deciders<D, L>;
  readonly decision: Decision<D, L>;
  /** Passed over where the question would offer nothing. One side is asked then. */
  readonly ifAny: boolean;
}
/** Enters another procedure: once, or again and again until `locals` gives null. */
export interface Call<D, L> extends Named {
  readonly type: 'call';
  readonly procedure: () => Procedure<D>;
  locals(g: Context<D>, f: L): object | null;
  readonly repeats: boolean;
}

/** Where to go on after a step; nothing means the next step of the list. */
export type Next = Flow | undefined | void;
export type Flow =
  | { readonly go: 'again' | 'end' }
  | { readonly go: 'to'; readonly step: string }
  | { readonly go: 'into'; readonly procedure: string; readonly locals: object };

/** The same step once more. */
export const again: Flow = { go: 'again' };
/** Leave this procedure. */
export const end: Flow = { go: 'end' };
/** On to a named step of this procedure. */
export function goto(step: string): Flow {
  return { go: 'to', step };
}
/** Into another procedure; when it ends, on with the step after this one. */
export function enter<D, L extends object>(into: Procedure<D, L>, locals: L): Flow {
  return { go: 'into', procedure: into.name, locals };
}

export function procedure<D, L extends object = object>(
  name: string,
  rule: string,
  steps: readonly Step<D, L>[],
): Procedure<D, L> {
  const at = new Map(steps.map((step, index) => [step.name, index]));
  if (steps.length === 0) throw new RulesFault(`The procedure "${name}" has no steps.`);
  if (at.size !== steps.length) throw new RulesFault(`The procedure "${name}" names two steps alike.`);
  return { name, rule, steps, at };
}

export function deed<D, L>(name: string, rule: string, run: (g: Context<D>, f: L) => Next): Step<D, L> {
  return { type: 'deed', name, rule, run };
}

export function decide<D, L>(name: string, rule: string, by: Decide<D, L>['by'], decision: Decision<D, L>): Step<D, L> {
  return { type: 'decide', name, rule, by, decision, ifAny: false };
}

/** Asks one side, if there is anything to choose from: the question itself tells, and is put together once. */
export function decideIfAny<D, L>(
  name: string,
  rule: string,
  by: Side | ((g: Context<D>, f: L) => Side),
  decision: Decision<D, L>,
): Step<D, L> {
  return { type: 'decide', name, rule, by, decision, ifAny: true };
}

/** Enter a procedure once, unless `locals` gives null. */
export function call<D, L, M extends object>(
  name: string,
  rule: string,
  into: () => Procedure<D, M>,
  locals: (g: Context<D>, f: L) => M | null,
): Step<D, L> {
  return { type: 'call', name, rule, procedure: into, locals, repeats: false };
}

/** Enter a procedure again and again, with what `locals` gives each time, until it gives null. */
export function each<D, L, M extends object>(
  name: string,
  rule: string,
  into: () => Procedure<D, M>,
  locals: (g: Context<D>, f: L) => M | null,
): Step<D, L> {
  return { type: 'call', name, rule, procedure: into, locals, repeats: true };
}
