import {
  ask,
  begin,
  clone,
  type Dice,
  fast,
  type Game,
  journalFor,
  type Match,
  type MatchOptions,
  observeMatch,
  promptFor,
  sampleAnswer,
  type State,
  submit,
  verify,
} from '@point-option/engine';
import { expect, it } from 'vitest';
import type { Invariants } from './fuzz.ts';
import { playStaffed } from './middle.ts';
import { beginPlan } from './plan.ts';
import { roundSeed, sample } from './sample.ts';
import { changeOne, crossOver, noteAll, type Seen } from './startChanges.ts';

export interface StartsPlayed {
  readonly invariants: Invariants;
  /** One of each scenario, where none are named. */
  readonly matches?: readonly { readonly scenario: string; readonly options?: MatchOptions }[];
  /** How many changed positions are tried in a test run, and in a soak. */
  readonly changes: readonly [small: number, large: number];
  /** Orders that are given from each that is accepted; it is played to its end where none are named. */
  readonly horizon?: number;
  /** Orders that staff give in the matches that the positions are from. */
  readonly staffed?: number;
}

/** As many positions of each question are kept of a match. */
const OF_EACH = 2;
/** More orders than a match of few pieces needs. */
const ENDLESS = 2000;

/** A position of a real match, and the header that goes with it. */
interface Real {
  readonly state: State<unknown>;
  readonly header: Match['header'];
}

/**
 * A file may bring any position. Positions of staffed matches are accepted as they are. Then a thing or two is changed in each
 * to what could stand there in another battle: such a position is refused in a sentence, or it is played on by random orders
 * without an exception, a dead end or a broken invariant.
 */
export function proveStartsPlayed(game: Game, how: StartsPlayed): void {
  const { matches = game.scenarios.map(({ id }) => ({ scenario: id })), changes, invariants } = how;
  const fixed = game.fixed ?? [];
  it(`${game.id}: a start with plausible changes is refused, or played on without a fault`, {
    timeout: 600_000,
  }, () => {
    const dice = fast(roundSeed(`starts played/${game.id}`));
    const seen: Seen = new Map();
    const real = matches.flatMap((match) => positionsOf(game, match, how.staffed ?? ENDLESS));
    for (const { state } of real) noteAll(seen, state, fixed);
    for (const { state, header } of real)
      expect([state.agenda, problemOf(game, header, state, invariants)]).toEqual([state.agenda, null]);
    const faults: string[] = [];
    let accepted = 0;
    for (let n = 0; n < sample(...changes); n++) {
      const { state, header } = real[dice.die(real.length) - 1] as Real;
      const changed = clone(state);
      const what = Array.from({ length: dice.die(2) }, () =>
        dice.die(20) === 1
          ? crossOver(changed, (real[dice.die(real.length) - 1] as Real).state, dice)
          : changeOne(changed, seen, fixed, dice),
      );
      const at = `${header.scenario} ${changed.agenda.map(({ procedure, step }) => `${procedure}: ${step}`).join(' > ')}`;
      const found = problemOf(game, header, changed, invariants);
      if (found !== null) continue;
      accepted++;
      const fault = playedOn(game, header, changed, dice, how);
      if (fault !== null) faults.push(`${at}; ${what.join(' and ')}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
}

/** Positions of a staffed match, some of each question. */
function positionsOf(game: Game, match: { scenario: string; options?: MatchOptions }, orders: number): Real[] {
  const plan = { scenario: match.scenario, options: match.options ?? {}, seed: roundSeed(`starts/${match.scenario}`) };
  const played = beginPlan(game, plan, { simulate: true });
  const found: Real[] = [];
  const kept = new Map<string, number>();
  const look = (): void => {
    const { whole } = played.table;
    if (whole.outcome !== null) return;
    const question = whole.agenda.map(({ procedure, step }) => `${procedure}: ${step}`).join(' > ');
    const n = kept.get(question) ?? 0;
    kept.set(question, n + 1);
    if (n < OF_EACH) found.push({ state: clone(whole), header: played.header });
  };
  look();
  playStaffed(played, plan.seed, orders, { given: look });
  return found;
}

/** What a file with this position is refused for, or null. */
function problemOf(game: Game, header: Match['header'], start: State<unknown>, invariants: Invariants): string | null {
  const file = { header: { ...header, start, sum: '' }, orders: [], checkpoints: [], snapshots: [], outcome: null };
  const { problem } = verify(file as unknown as Parameters<typeof verify>[0], () => game, { invariants });
  return problem ? `${problem.field}: ${problem.problem}` : null;
}

/** The first thing that is wrong as the match goes on, or null. */
function playedOn(
  game: Game,
  { scenario, options }: Match['header'],
  start: State<unknown>,
  dice: Dice,
  { invariants, horizon = ENDLESS }: StartsPlayed,
): string | null {
  let orders = 0;
  try {
    const match = begin(game, { scenario, options, start, dice: { kind: 'fast', seed: 'played on' } });
    for (; match.table.whole.outcome === null && orders < horizon; orders++) {
      const fault = invariants(match.table.whole.data, match.table.whole.agenda)[0] ?? playOne(match, dice);
      if (fault !== null && fault !== undefined) return `after ${orders} orders: ${fault}`;
    }
    return match.table.whole.outcome === null && horizon === ENDLESS ? 'the match does not end.' : null;
  } catch (error) {
    return `after ${orders} orders: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function playOne(match: Match, dice: Dice): string | null {
  const { open } = match.table.whole;
  const side = open[dice.die(Math.max(1, open.length)) - 1];
  const question = side === undefined ? null : ask(match, side);
  if (side === undefined || question === null) return 'nobody is asked, and the match is not over.';
  if (match.table.orders % 8 === 0) lookAt(match);
  const refusal = submit(match, side, sampleAnswer(question, dice));
  return refusal === null ? null : `a valid answer to "${question.procedure}: ${question.step}" is refused.`;
}

/** What a page shows of it. */
function lookAt(match: Match): void {
  const { game } = match.prepared;
  for (const side of game.sides) {
    game.present(observeMatch(match, side));
    promptFor(match, side);
    journalFor(match.table.journal ?? [], side, game.observeEvent?.bind(game));
  }
}
