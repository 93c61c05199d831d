import type { Account, Figures } from '../studies/account.ts';
import { hasChoice } from './ask.ts';
import type { Chart } from '../charts/chart.ts';
import type { MatchOptions } from './context.ts';
import type { Dice } from '../chance/dice.ts';
import { fast } from '../chance/fastDice.ts';
import { type Game, staffOf } from './game.ts';
import type { JsonObject } from '../files/json.ts';
import { ask, begin, type Match, observeMatch, submit, submitDrawn } from './match.ts';
import type { Observation } from './observation.ts';
import { BadInput, listed, RulesFault } from './refusal.ts';
import type { Staff } from './staff.ts';
import type { Outcome, Side } from './state.ts';

/** Who answers for each side. */
export type Seating<V> = Readonly<Record<Side, Staff<V>>>;

/** The staff of every side: those named, and the game's own for the rest. */
export function seat<V>(game: Game<unknown, V>, named: Readonly<Record<Side, string>> = {}): Seating<V> {
  const unknownSide = Object.keys(named).find((side) => !game.sides.includes(side));
  if (unknownSide !== undefined)
    throw new BadInput(`${game.id} has no side "${unknownSide}"; it has ${listed(game.sides)}.`);
  return Object.fromEntries(game.sides.map((side) => [side, staffOf(game, named[side])]));
}

/** Each seat's own dice, so that what one staff rolls cannot change what another does. */
export function staffDice(sides: readonly Side[], seed: string): Record<Side, Dice> {
  return Object.fromEntries(sides.map((side) => [side, fast(`${seed}/staff/${side}`)]));
}

/** More decisions than any game needs: past this a match is taken to be endless. */
const ENDLESS = 200_000;

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
  /** Decisions that had at least two answers. */
  readonly choices: number;
}

/** Staff play a match to its end. */
export function playOut<D, V>(
  match: Match<D, V>,
  seating: Seating<V>,
  dice: Readonly<Record<Side, Dice>>,
  account?: Account<D>,
): Played {
  const state = match.table;
  const tell = account && reporter(match, account);
  let decisions = 0;
  let choices = 0;
  tell?.();
  while (state.whole.outcome === null) {
    const side = state.whole.open[0] as Side;
    const question = ask(match, side);
    const staff = seating[side];
    const own = dice[side];
    if (question === null || !staff || !own) throw new RulesFault(`Nobody answers for ${side}.`);
    if (hasChoice(question)) choices++;
    const observation = staff.blind === true ? UNSEEN : observeMatch(match, side);
    const answer = staff.decide(observation as Observation<V>, question, own);
    const refusal =
      staff.draws === true && match.record === null ? submitDrawn(match, side, answer) : submit(match, side, answer);
    if (refusal !== null) {
      throw new RulesFault(
        `The staff "${staff.id}" gave ${side} the answer ${JSON.stringify(answer)} to "${question.procedure}: ${question.step}", which is refused: ${refusal.reason.key} ${JSON.stringify(refusal.reason.values ?? {})}.`,
      );
    }
    tell?.();
    if (++decisions > ENDLESS)
      throw new RulesFault(`A match of ${match.header.game} did not end within ${ENDLESS} decisions.`);
  }
  return { outcome: state.whole.outcome, decisions, choices };
}

/** Tells an account what has happened since it was last told. */
function reporter<D, V>({ table }: Match<D, V>, account: Account<D>): () => void {
  let told = 0;
  return () => {
    const news = table.journal?.slice(told) ?? [];
    told += news.length;
    account.tell(table.state, news);
  };
}

/** What blind staff are given. */
const UNSEEN: Observation<unknown> = { side: 'referee', agenda: [], view: null, sealed: null, outcome: null };

export interface SimulatedMatch {
  /** Its id, or what its file holds; what readScenario returns is not checked anew for every match. */
  readonly scenario?: string | JsonObject;
  readonly options?: MatchOptions;
  readonly charts?: readonly Chart[];
  readonly seed: string;
  /** Keeps orders and journal, so that the match can be stored. */
  readonly keep?: boolean;
  /** Counts the game's figures too, for which the journal is kept. */
  readonly account?: boolean;
}

/** One match of staff against staff from a seed: the same seed gives the same match, on any machine. */
export function simulate<D, V>(
  game: Game<D, V>,
  seating: Seating<V>,
  how: SimulatedMatch,
): { match: Match<D, V>; played: Played; figures: Figures } {
  const account = how.account === true ? game.account?.() : undefined;
  const match = begin(game, {
    ...(how.scenario !== undefined && { scenario: how.scenario }),
    ...(how.options && { options: how.options }),
    ...(how.charts && { charts: how.charts }),
    dice: { kind: 'fast', seed: how.seed },
    simulate: how.keep !== true && (account ? 'told' : true),
  });
  const played = playOut(match, seating, staffDice(game.sides, how.seed), account);
  return { match, played, figures: account?.figures(match.table.state) ?? {} };
}
