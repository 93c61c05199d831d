import { begin, type Dice, fast, type Game, type Match, type MatchOptions, type State } from '@point-option/engine';

/** More orders than a match needs, unless a plan says otherwise. */
const ENDLESS = 5_000;

/** A moment of a match that staff have played. */
export interface Moment {
  readonly state: State<unknown>;
  /** The orders given before it. */
  readonly order: number;
  /** The seed of the staffed match. */
  readonly seed: string;
}

/** A match for a proof to play. */
export interface FuzzPlan {
  readonly scenario: string;
  readonly options: MatchOptions;
  readonly seed: string;
  /** Orders after which the match is taken to have no end. */
  readonly endless?: number;
  /** Where the proof begins, if not at the first decision. */
  readonly from?: Moment;
  /** Orders after which the proof stops looking. Without it, it plays to the end. */
  readonly horizon?: number;
}

/** Options drawn by dice, so that optional rules are fuzzed in every combination. */
function randomOptions(game: Game, dice: Dice): MatchOptions {
  const drawn: Record<string, boolean | number | string> = {};
  for (const [name, spec] of Object.entries(game.options ?? {})) {
    const choices = spec.choices ?? (typeof spec.default === 'boolean' ? [false, true] : [spec.default]);
    drawn[name] = choices[dice.die(choices.length) - 1] ?? spec.default;
  }
  return drawn;
}

/** Matches to fuzz, over all scenarios and options, from a seed. */
export function fuzzPlans(game: Game, matches: number, seed: string): FuzzPlan[] {
  const dice = fast(`${seed}/plans`);
  return Array.from({ length: matches }, (_, index) => ({
    scenario: game.scenarios[index % game.scenarios.length]?.id ?? '',
    options: randomOptions(game, dice),
    seed: `${seed}/${index}`,
  }));
}

/** The match of a plan, where the plan begins. */
export function beginPlan(game: Game, plan: FuzzPlan, how: { simulate?: boolean } = {}): Match {
  return begin(game, {
    scenario: plan.scenario,
    options: plan.options,
    dice: { kind: 'fast', seed: plan.seed },
    ...(plan.from && { start: plan.from.state }),
    ...how,
  });
}

/** Whether the match is over, or has been looked at for as long as the plan says. */
export function isPlayed({ horizon = Infinity }: FuzzPlan, { table }: Match, orders: number): boolean {
  return table.whole.outcome !== null || orders >= horizon;
}

/** Whether a match has more orders than its plan can believe. */
export function isEndless({ endless = ENDLESS }: FuzzPlan, orders: number): boolean {
  return orders > endless;
}

/** The plan in words, so that its match can be played again. */
export function planName(game: Game, { scenario, options, seed, from }: FuzzPlan): string {
  const begun = from ? ` after order ${from.order} of the staffed match with seed ${from.seed}` : '';
  return `${game.id} ${scenario} ${JSON.stringify(options)} seed ${seed}${begun}`;
}
