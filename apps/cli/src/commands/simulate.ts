import { wordsOf } from '@point-option/host';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  capital,
  type Catalogue,
  type Game,
  optionsOf,
  scenarioOptions,
  scenarioTitle,
  seat,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { removeLeftovers } from '../leftovers.ts';
import { scenarioAsked } from '../scenarioFiles.ts';
import { gamesAsked, houseCharts, matchOptions, staffNames, wholeNumber } from '../settings.ts';
import { makeFolder } from '../store.ts';
import type { Experiment, Fault } from '../simulate/games.ts';
import { interruptedLine, nothingPlayed, stopOnInterrupt } from '../simulate/interrupt.ts';
import { playAll } from '../simulate/pool.ts';
import { progressOn } from '../simulate/progress.ts';
import { type Outcomes, outcomesOf, type Share } from '../simulate/tally.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { commandText } from '../text/again.ts';
import { percent } from '../text/odds.ts';
import { indent, table } from '../text/table.ts';
import { plural, resultTitle, scoreName, sideName, titleOf } from '../text/words.ts';

export interface SimulateOptions {
  readonly games: string;
  readonly seed?: string;
  readonly from: string;
  readonly staff?: readonly string[];
  readonly option?: readonly string[];
  readonly charts?: string;
  readonly cores?: string;
  readonly save?: string;
  readonly json?: boolean;
}

/** Staff against staff, many times, on all cores. */
export async function simulateGames(
  id: string,
  scenario: string | undefined,
  options: SimulateOptions,
  terminal: Terminal,
): Promise<number> {
  const game = await gameOf(id);
  const words = wordsOf(game);
  const { from, games } = gamesAsked(options.from, options.games);
  const cores = options.cores === undefined ? availableParallelism() : wholeNumber('--cores', options.cores, 1, 1024);
  const played = scenarioAsked(game, scenario);
  const experiment: Experiment = {
    game: id,
    scenario: played.id,
    ...(played.file && !game.scenarios.includes(played) && { scenarioFile: played.file }),
    options: optionsOf(game, { ...scenarioOptions(played), ...matchOptions(game, options.option) }),
    charts: houseCharts(game, options.charts),
    seed: options.seed ?? randomBytes(4).toString('hex'),
    staff: staffNames(game, options.staff),
    ...(options.save !== undefined && { save: options.save }),
    digits: String(from + games - 1).length,
  };
  if (options.save === '') throw new CommandFault('--save takes the name of a folder, and the name given is empty.');
  if (options.save !== undefined) {
    makeFolder(options.save);
    removeLeftovers(options.save);
  }
  const began = performance.now();
  const progress = progressOn(process.stderr, games);
  const stop = stopOnInterrupt();
  const { tally, fault, unkept } = await playAll({
    experiment,
    game,
    from,
    games,
    cores,
    stop: stop.flag,
    progress: progress.tell,
  });
  stop.end();
  progress.end();
  if (fault) throw faultOf(experiment, scenario ?? played.id, fault);
  const interrupted = tally.games < games;
  if (tally.games === 0) throw nothingPlayed();
  const unsaved = unkept === null ? null : new CommandFault(unkept, EXIT.failed);
  const seconds = Math.round(performance.now() - began) / 1000;
  const outcomes = outcomesOf(tally, game.sides, {
    result: (result) => resultTitle(words, result),
    winner: (side) => (side === null ? 'Nobody' : capital(sideName(words, side))),
  });
  const staff = Object.fromEntries(Object.entries(seat(game, experiment.staff)).map(([side, { id }]) => [side, id]));
  const report = {
    game: id,
    scenario: experiment.scenario,
    games: tally.games,
    decisions: tally.decisions,
    seconds,
    outcomes,
    seed: experiment.seed,
    staff,
  };
  const saved = options.save === undefined ? [] : [savedLine(options.save, tally.games, interrupted)];
  if (options.json)
    terminal.json({ ...report, outcomes: rounded(outcomes), ...(interrupted && { interrupted: true, of: games }) });
  else
    terminal.print(
      ...(interrupted ? [interruptedLine(tally.games, games)] : []),
      ...reportLines(game, scenarioTitle(game, played), report),
      ...(unsaved ? [] : saved),
    );
  if (unsaved) throw unsaved;
  return interrupted ? EXIT.interrupted : EXIT.ok;
}

function savedLine(folder: string, games: number, interrupted: boolean): string {
  return interrupted
    ? `The ${plural(games, 'match', 'matches')} played are saved in ${folder}.`
    : `Every match is saved in ${folder}.`;
}

const DIGITS = 6;

/** Figures to as many digits as any number of games can tell. */
function rounded({ results, winners, scores }: Outcomes): Outcomes {
  const short = (n: number): number => Number(n.toPrecision(DIGITS));
  const orNull = (n: number | null): number | null => (n === null ? null : short(n));
  const share = <R>(each: Share<R>): Share<R> => ({
    ...each,
    share: short(each.share),
    low: short(each.low),
    high: short(each.high),
  });
  return {
    results: results.map(share),
    winners: winners.map(share),
    scores: scores.map((each) => ({
      ...each,
      mean: short(each.mean),
      low: orNull(each.low),
      high: orNull(each.high),
      sd: orNull(each.sd),
    })),
  };
}

function faultOf({ game, seed }: Experiment, scenario: string, { index, problem }: Fault): CommandFault {
  const again = commandText('simulate', game, scenario, '--seed', seed, '--from', `${index}`, '--games', '1');
  const sentence = problem.replace(/\.$/, '');
  return new CommandFault(
    `The rules of ${game} failed in game ${index}, seed "${seed}/${index}": ${sentence}. It comes again with: ${again}`,
    EXIT.failed,
  );
}

interface Report {
  readonly game: string;
  readonly scenario: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly outcomes: Outcomes;
  readonly seed: string;
  readonly staff: Readonly<Record<string, string>>;
}

function reportLines(game: Game, scenario: string, report: Report): string[] {
  const words = wordsOf(game);
  const { results, winners, scores } = report.outcomes;
  const staff = Object.entries(report.staff).map(([side, id]) => `${capital(sideName(words, side))}: ${id}`);
  const rate = report.seconds > 0 ? `, ${Math.round(report.games / report.seconds)} games a second` : '';
  return [
    `${titleOf(words, report.game)}: ${scenario}. Seed "${report.seed}". Staff: ${staff.join(', ')}.`,
    `${plural(report.games, 'game')}, ${plural(report.decisions, 'decision')}, ${report.seconds} seconds${rate}.`,
    '',
    'Results, with 95% intervals:',
    ...indent(shareLines(results)),
    'Winners:',
    ...indent(shareLines(winners)),
    ...(scores.length === 0 ? [] : ['Scores:', ...indent(scoreLines(words, scores))]),
  ];
}

function shareLines(shares: readonly Share<string | null>[]): string[] {
  const rows = shares.map(({ title, count, share, low, high }) => [
    title,
    `${count}`,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
  ]);
  return table(rows, [1, 2]);
}

function scoreLines(words: Catalogue, scores: Outcomes['scores']): string[] {
  const rows = scores.map(({ name, mean, low, high, sd, min, max }) => [
    scoreName(words, name),
    `mean ${mean.toFixed(2)}`,
    // A single game tells nothing of the spread.
    ...(low === null || high === null || sd === null
      ? []
      : [`${low.toFixed(2)} to ${high.toFixed(2)}`, `sd ${sd.toFixed(2)}`, `from ${min} to ${max}`]),
  ]);
  return table(rows);
}
