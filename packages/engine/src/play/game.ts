import type { Account } from '../studies/account.ts';
import { type Chart, type CompiledChart, compileChart } from '../charts/chart.ts';
import type { MatchOptions } from './context.ts';
import type { Dice } from '../chance/dice.ts';
import type { GameEvent, SeenEvent } from './event.ts';
import { clone, frozen, type JsonObject } from '../files/json.ts';
import type { Catalogue } from '../view/message.ts';
import type { CardDetail } from '../view/inspect.ts';
import type { Nations } from '../view/nation.ts';
import type { Presentation } from '../view/presentation.ts';
import type { Ref } from '../view/ref.ts';
import type { Procedure } from './procedure.ts';
import { BadInput, listed, RulesFault } from './refusal.ts';
import type { Rule } from './rules.ts';
import type { Scenario, ScenarioForm } from '../files/scenario.ts';
import { random, type Staff } from './staff.ts';
import type { Frame, Side, State, Viewer } from './state.ts';
import type { Observation } from './observation.ts';

/** A setting of a match: an optional rule. Its title stands in the catalogue under "option.<name>". */
export interface OptionSpec {
  readonly default: boolean | number | string;
  readonly choices?: readonly (number | string)[];
  readonly rule: string;
}

/**
 * Something in the data that a side may not know. `vary` changes it to another value that the side could not tell
 * from the true one, in place, and says whether it could: the non-interference proof varies every secret of every game.
 */
export interface Secret<D> {
  readonly name: string;
  readonly hiddenFrom: Side;
  vary(data: D, dice: Dice): boolean;
}

/**
 * What a game tells the kernel: D is its data, V is what a side sees of it.
 * Adding a game is a folder that exports one of these, and a line in the registry. What only its proofs need, its
 * invariants and which test proves which rule, and what only the owner of a boxed copy needs, its adjudications, stand
 * in modules of their own: a page that plays it loads neither.
 */
export interface Game<D = unknown, V = unknown> {
  readonly id: string;
  /** Raised when a change of the rules would make an old match go on differently. */
  readonly rulesVersion: number;
  readonly sides: readonly Side[];
  readonly scenarios: readonly Scenario[];
  /** What its scenario files look like; a game without takes none. */
  readonly scenarioForm?: ScenarioForm;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  readonly charts: readonly Chart[];
  readonly procedures: readonly Procedure<D>[];
  /** Where play begins. */
  readonly begins: string;
  /**
   * The data before the first step. No dice: what is random is drawn by the procedures when it is needed. `file` is
   * that of the scenario, the game's own or a player's, and only read: matches share it.
   */
  setup(scenario: string, options: MatchOptions, file?: JsonObject): D;
  /** Parts of the data, or of its parts (`own.scenario`), that the set-up decides and play never changes: no file may bring others. */
  readonly fixed?: readonly string[];
  /**
   * By step, as `procedure: step`: the procedures that its deed or its answer may enter. Where a game says so, a procedure
   * under way in a position that a file brings stands at one of these, or at its call.
   */
  readonly enters?: Readonly<Record<string, readonly string[]>>;
  /**
   * All that a viewer may know of the data. Parts that the viewer may know whole can be handed over as they are, and
   * should be: a simulation reads them where they stand, and a match that is kept gives out a copy. Nobody may change an
   * observation, which the proofs check, and nothing hidden may be reached through it.
   */
  observe(data: D, viewer: Viewer): V;
  /** Narrows an event for a side beyond its audience. Seldom needed. */
  observeEvent?(event: GameEvent, viewer: Viewer): Omit<SeenEvent, 'n'> | null;
  readonly secrets: readonly Secret<D>[];
  /** Data equally possible for the side that sees this, at this point of play: what is hidden is drawn by dice. The view is its own. */
  resample(view: V, side: Side, dice: Dice, agenda: readonly Frame[]): D;
  present(observation: Observation<V>): Presentation;
  /** What the card of a thing says besides what is shown of it: from what the side may know, like `present`. */
  inspect?(observation: Observation<V>, ref: Ref): CardDetail | undefined;
  /** The nation of a piece by its id, also of one that has left the board: for events that are about it. */
  nationOf?(piece: string): string | undefined;
  /** The nations whose pieces are on the board and how they look; without, every side is one. */
  readonly nations?: Nations;
  /** The procedure whose steps are the stations of the flow chart: of several the innermost under way; without, the outermost. */
  readonly turn?: string | readonly string[];
  /** Whether a step of a procedure is never played in this match, by its scenario or its options: no flow chart has it. */
  skips?(view: V, procedure: string, step: string, options: MatchOptions): boolean;
  /** Every word the game says, by key. "title" is its name. */
  readonly words: Catalogue;
  /** Bots, the one to play by default first. Every game has `random` besides. */
  readonly staff: readonly Staff<V>[];
  readonly rules: readonly Rule[];
  /** Begins an account of one match, for studies. A game without has its score alone. */
  account?(): Account<D>;
  /** A copy of the data that shares nothing with it, written by hand where the kernel's own is too slow. */
  copy?(data: D): D;
  /** Takes data of an older rules version on to this one, where that can be done. */
  adopt?(data: unknown, fromVersion: number): D;
  /** Older rules that matches begun under them go on with. */
  readonly earlier?: readonly Game[];
}

/** A game with its procedures and charts ready to use. */
export interface Prepared<D, V> {
  readonly game: Game<D, V>;
  readonly procedures: ReadonlyMap<string, Procedure<D>>;
  readonly charts: ReadonlyMap<string, CompiledChart>;
}

const prepared = new WeakMap<object, Prepared<unknown, unknown>>();

/** Compiles a game once; found again by the game itself. */
export function prepare<D, V>(game: Game<D, V>): Prepared<D, V> {
  const found = prepared.get(game);
  if (found) return found as Prepared<D, V>;
  const procedures = new Map(game.procedures.map((procedure) => [procedure.name, procedure]));
  if (procedures.size !== game.procedures.length) throw new RulesFault(`${game.id} lists two procedures of one name.`);
  // 'all' and 'referee' stand for others than a side wherever sides are named.
  if (new Set([...game.sides, 'all', 'referee']).size !== game.sides.length + 2)
    throw new RulesFault(
      `${game.id} lists ${game.sides.join(', ')} as its sides: two are alike, or not a side's name.`,
    );
  if (!procedures.has(game.begins))
    throw new RulesFault(`${game.id} begins with "${game.begins}", which it does not list.`);
  // All matches of a scenario share its file: rules that change it are found the first time they do.
  for (const { file } of game.scenarios) if (file) frozen(file);
  const made: Prepared<D, V> = { game, procedures, charts: compileAll(game.charts) };
  prepared.set(game, made);
  return made;
}

/** A copy of a whole state. */
export function copyState<D, V>({ game }: Prepared<D, V>, state: State<D>): State<D> {
  if (game.copy === undefined) return clone(state);
  return {
    agenda: clone(state.agenda),
    open: state.open.slice(),
    sealed: clone(state.sealed),
    data: game.copy(state.data),
    outcome: clone(state.outcome),
  };
}

export function compileAll(charts: readonly Chart[]): ReadonlyMap<string, CompiledChart> {
  return new Map(charts.map((chart) => [chart.id, compileChart(chart)]));
}

export function staffOf<V>(game: Game<never, V> | Game<unknown, V>, id?: string): Staff<V> {
  const all: readonly Staff<V>[] = [...game.staff, random];
  const staff = id === undefined ? all[0] : all.find((s) => s.id === id);
  if (staff) return staff;
  throw new BadInput(`${game.id} has no staff "${id}"; it has ${listed(all.map((s) => s.id))}.`);
}

/** What an option may be where it lists no choices. */
const ANY = { boolean: ['true', 'false'], number: ['a whole number'], string: ['a text'] } as const;

/** The settings of a match: the game's defaults, with those given in their place. */
export function optionsOf(game: Game, given: MatchOptions = {}): MatchOptions {
  const known = game.options ?? {};
  const settings: Record<string, boolean | number | string> = {};
  for (const [name, spec] of Object.entries(known)) settings[name] = spec.default;
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!spec) throw new BadInput(`${game.id} has no option "${name}"; it has ${listed(Object.keys(known))}.`);
    const whole = typeof value !== 'number' || (Number.isSafeInteger(value) && !Object.is(value, -0));
    const listedOne = spec.choices === undefined || spec.choices.includes(value as string);
    if (typeof value !== typeof spec.default || !whole || !listedOne) {
      const choices = spec.choices ?? ANY[typeof spec.default as keyof typeof ANY];
      throw new BadInput(`The option "${name}" of ${game.id} is ${listed(choices)}, not ${JSON.stringify(value)}.`);
    }
    settings[name] = value;
  }
  return settings;
}
