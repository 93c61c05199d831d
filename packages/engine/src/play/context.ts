import type { ModifierUse } from '../charts/chart.ts';
import type { Odds } from './decision.ts';
import type { EmitExtra } from './event.ts';
import type { Json } from '../files/json.ts';
import type { Term, Values } from '../view/message.ts';
import type { Outcome, Side } from './state.ts';

/** How a chart is rolled on: its column, the modifiers that hold, and who sees the dice. */
export interface RollUse {
  readonly column?: number | string;
  /** So many columns to the right of that one, or to the left where it is negative; no further than the chart goes. */
  readonly shift?: number;
  readonly modifiers?: readonly ModifierUse[];
  readonly to?: Side | 'all' | readonly Side[];
  /** What it is rolled for, a message key, and the rule that asks for it, where one chart serves many. */
  readonly purpose?: string;
  /** The values that the purpose's words need: seen by whoever sees the dice. */
  readonly about?: Values;
  readonly rule?: string;
  /** What the journal calls a result that the catalogue has no words for, such as a figure; undefined where it says itself. */
  name?(result: Json): Term | undefined;
}

/** Who sees a die, and what the journal calls its result. */
export interface ChanceExtra {
  readonly to?: RollUse['to'];
  /** The values that the purpose's words need. */
  readonly about?: Values;
  name?(result: string | number): Term;
}

/** The settings a match was begun with: which optional rules are in force. */
export type MatchOptions = Readonly<Record<string, boolean | number | string>>;

/**
 * What rules receive as `g`: the game's state and the few things rules may do besides changing it.
 * Nothing else rolls, draws, speaks or ends the match.
 */
export interface Context<D> {
  readonly state: D;
  readonly sides: readonly Side[];
  readonly options: MatchOptions;
  /** Nobody listens, in a simulation: what is only said need not be put together. What comes to light must be, still. */
  readonly silent: boolean;
  /** Rolls on a chart by name and gives its result. */
  roll<R extends Json = Json>(chart: string, use?: RollUse): R;
  /** Reads a chart that needs no dice. */
  look<R extends Json = Json>(chart: string, row: number | string, column?: number | string): R;
  /** The exact chances of a roll on a chart; results that are text are said under "result.<chart>.<result>". */
  odds(chart: string, use?: RollUse): Odds;
  /** One die that no chart reads. The purpose is a message key. */
  die(sides: number, purpose: string, rule: string, extra?: ChanceExtra): number;
  /** One of a list, each equally likely. A list of one needs no die. */
  pick<T extends string | number>(list: readonly T[], purpose: string, rule: string, extra?: ChanceExtra): T;
  /** A chit from a cup, by the numbers in it. The cup is not changed: what was drawn is for the rules to move. */
  draw(cup: Readonly<Record<string, number>>, purpose: string, rule: string, extra?: ChanceExtra): string;
  /** Something happened that its audience may know. */
  emit(key: string, values?: Values, extra?: EmitExtra): void;
  /** Undo stops here: the side has learned something, even if only that nothing happened. */
  stands(): void;
  finish(outcome: Outcome): void;
}
