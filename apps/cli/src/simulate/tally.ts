import { CHECKED_TOGETHER, checkOf, type Figures, type Outcome, type Played, type Side } from '@point-option/engine';
import { type Interval, type Mean, meanOf, type Sums, wilson } from '../stats.ts';

/**
 * What came of some games, in whole numbers only: tallies of any parts, added in any order, are the same tally, so
 * the figures do not depend on how many cores counted.
 */
export interface Tally {
  games: number;
  /** Decisions that had at least two answers. */
  decisions: number;
  readonly results: Map<string, number>;
  readonly winners: Map<Side | null, number>;
  readonly scores: Map<string, Sums>;
  /** How often each figure had each value, where figures are counted. */
  readonly figures: Map<string, Map<number, number>>;
  /** For every hundred games the sum of their checks. */
  readonly checks: Map<number, bigint>;
}

export function newTally(): Tally {
  return {
    games: 0,
    decisions: 0,
    results: new Map(),
    winners: new Map(),
    scores: new Map(),
    figures: new Map(),
    checks: new Map(),
  };
}

export function count(tally: Tally, { outcome, choices }: Played): void {
  tally.games++;
  tally.decisions += choices;
  add(tally.results, outcome.result, 1);
  add(tally.winners, outcome.winner, 1);
  for (const [name, score] of Object.entries(outcome.scores)) {
    const n = BigInt(score);
    addSums(tally, name, { n: 1, sum: n, squares: n * n, min: score, max: score });
  }
}

/** Counts the figures of one game; its net score and the others are among them. */
export function countFigures(tally: Tally, index: number, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) add(valuesOf(tally, name), value, 1);
  const block = Math.floor(index / CHECKED_TOGETHER);
  tally.checks.set(block, (tally.checks.get(block) ?? 0n) + BigInt(checkOf(index, figures)));
}
function valuesOf({ figures }: Tally, name: string): Map<number, number> {
  const known = figures.get(name) ?? new Map<number, number>();
  figures.set(name, known);
  return known;
}

export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.decisions += more.decisions;
  for (const [result, n] of more.results) add(to.results, result, n);
  for (const [winner, n] of more.winners) add(to.winners, winner, n);
  for (const [name, sums] of more.scores) addSums(to, name, sums);
  for (const [name, values] of more.figures) for (const [value, n] of values) add(valuesOf(to, name), value, n);
  for (const [block, sum] of more.checks) to.checks.set(block, (to.checks.get(block) ?? 0n) + sum);
}

function add<K>(counts: Map<K, number>, key: K, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n);
}

function addSums({ scores }: Tally, name: string, more: Sums): void {
  const known = scores.get(name);
  if (!known) {
    scores.set(name, { ...more });
    return;
  }
  known.n += more.n;
  known.sum += more.sum;
  known.squares += more.squares;
  known.min = Math.min(known.min, more.min);
  known.max = Math.max(known.max, more.max);
}

/** How often something came, with its 95% interval. */
export interface Share<R = string> extends Interval {
  readonly result: R;
  readonly title: string;
  readonly count: number;
  readonly share: number;
}

export interface Outcomes {
  readonly results: readonly Share[];
  readonly winners: readonly Share<Side | null>[];
  readonly scores: readonly ({ readonly name: string } & Mean)[];
}

export interface Titles {
  result(id: Outcome['result']): string;
  winner(side: Side | null): string;
}

/** The outcomes of a tally: results by how often they came, winners in the order of the sides, scores by name. */
export function outcomesOf(tally: Tally, sides: readonly Side[], titles: Titles): Outcomes {
  const { games } = tally;
  const results = [...tally.results].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const winners = [...sides, null].map((side): [Side | null, number] => [side, tally.winners.get(side) ?? 0]);
  const scores = [...tally.scores].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    results: results.map(([result, n]) => share(result, titles.result(result), n, games)),
    winners: winners.map(([winner, n]) => share(winner, titles.winner(winner), n, games)),
    scores: scores.map(([name, sums]) => ({ name, ...meanOf(sums) })),
  };
}

function share<R>(result: R, title: string, n: number, games: number): Share<R> {
  return { result, title, count: n, share: games === 0 ? 0 : n / games, ...wilson(n, games) };
}
