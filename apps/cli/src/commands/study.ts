import { wordsOf } from '@point-option/host';
import { availableParallelism } from 'node:os';
import {
  CENTRAL,
  CHECKED_TOGETHER,
  type Distribution,
  type Findings,
  type Game,
  isCentral,
  type Known,
  averageOf,
  optionsOf,
  quantile,
  readFindings,
  readStudy,
  scenarioOf,
  scenarioOptions,
  scenarioTitle,
  type Study,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { removeLeftoversOf } from '../leftovers.ts';
import { jsonIn } from '../scenarioFiles.ts';
import { gamesAsked, houseCharts, wholeNumber } from '../settings.ts';
import type { Experiment } from '../simulate/games.ts';
import { interruptedLine, nothingPlayed, stopOnInterrupt } from '../simulate/interrupt.ts';
import { playAll } from '../simulate/pool.ts';
import { progressOn } from '../simulate/progress.ts';
import type { Tally } from '../simulate/tally.ts';
import { writeAtomically } from '../store.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { checkWritable } from '../writable.ts';
import { indent, table } from '../text/table.ts';
import { figureName, plural, resultTitle, titleOf } from '../text/words.ts';

export interface StudyOptions {
  readonly games?: string;
  readonly from: string;
  readonly cores?: string;
  readonly charts?: string;
  readonly out?: string;
  readonly verify?: string;
  readonly json?: boolean;
}

/** Plays the matches of a study file and holds their figures against history, or against what was found before. */
export async function study(path: string, options: StudyOptions, terminal: Terminal): Promise<number> {
  const file = readStudy(jsonIn(path));
  const before = options.verify === undefined ? null : readFindings(jsonIn(options.verify));
  const game = await gameOf(file.game);
  const first = wholeNumber('--from', options.from, 0);
  const { from, games } = gamesAsked(options.from, options.games ?? Math.max(1, file.games - first));
  const cores = options.cores === undefined ? availableParallelism() : wholeNumber('--cores', options.cores, 1, 1024);
  const experiment = experimentOf(game, file, options.charts);
  // Before the first game, which may be hours before the last.
  if (options.out !== undefined) {
    checkWritable(options.out);
    removeLeftoversOf(options.out);
  }
  const progress = progressOn(process.stderr, games);
  const stop = stopOnInterrupt();
  const { tally, fault } = await playAll({
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
  if (fault)
    throw new CommandFault(`Game ${fault.index} of the study could not be played: ${fault.problem}`, EXIT.failed);
  const findings = findingsOf(game, file, tally);
  if (tally.games < games) return interrupted(game, file, findings, games, options, terminal);
  const tell = (): void => {
    if (options.json) terminal.json(findings);
    else terminal.print(...reportLines(game, file, findings));
  };
  if (options.out !== undefined) writeOrTell(options.out, findings, tell);
  if (before) return verify(before, file, findings, { from, games }, terminal);
  tell();
  return EXIT.ok;
}

/** Where the disk filled up since it was tried, hours of games are at least told. */
function writeOrTell(out: string, findings: Findings, tell: () => void): void {
  try {
    writeAtomically(out, `${JSON.stringify(findings)}\n`);
  } catch (error) {
    tell();
    throw error;
  }
}

/** Findings of some games can't stand for those of all, so they are told and not written. */
function interrupted(
  game: Game,
  file: Study,
  findings: Findings,
  games: number,
  { out, verify: compared, json }: StudyOptions,
  terminal: Terminal,
): number {
  if (findings.games === 0) throw nothingPlayed();
  if (json) terminal.json({ ...findings, interrupted: true, of: games });
  else
    terminal.print(
      interruptedLine(findings.games, games),
      ...reportLines(game, file, findings),
      ...(out === undefined ? [] : [`Nothing was written to ${out}.`]),
      ...(compared === undefined ? [] : [`Nothing was compared with ${compared}.`]),
    );
  return EXIT.interrupted;
}

function experimentOf(game: Game, file: Study, charts: string | undefined): Experiment {
  const scenario = scenarioOf(game, file.scenario);
  return {
    game: game.id,
    scenario: scenario.id,
    options: optionsOf(game, { ...scenarioOptions(scenario), ...file.options }),
    charts: houseCharts(game, charts),
    seed: file.seed,
    staff: file.staff,
    figures: true,
    digits: 1,
  };
}

function findingsOf(game: Game, { id }: Study, { games, figures, results, checks }: Tally): Findings {
  const byNumber = ([a]: readonly [number, unknown], [b]: readonly [number, unknown]): number => a - b;
  return {
    study: id,
    rules: game.rulesVersion,
    games,
    figures: Object.fromEntries([...figures].map(([name, values]) => [name, [...values].sort(byNumber)])),
    results: Object.fromEntries([...results].sort(([a], [b]) => (a < b ? -1 : 1))),
    checks: [...checks].sort(byNumber).map(([, sum]) => sum.toString(36)),
  };
}

/** Compares every hundred games that were played whole with what was found before. */
function verify(
  before: Findings,
  file: Study,
  now: Findings,
  { from, games }: { from: number; games: number },
  terminal: Terminal,
): number {
  if (before.study !== file.id)
    throw new CommandFault(`The findings are of the study "${before.study}", not of "${file.id}".`);
  const first = Math.floor(from / CHECKED_TOGETHER);
  const whole = now.checks.flatMap((sum, i) => {
    const block = first + i;
    const [begins, ends] = [block * CHECKED_TOGETHER, Math.min(before.games, (block + 1) * CHECKED_TOGETHER)];
    return begins >= from && ends <= from + games ? [{ block, sum, begins, ends }] : [];
  });
  if (whole.length === 0)
    throw new CommandFault(
      `Nothing can be compared: checks are of ${CHECKED_TOGETHER} games, from game 0, and games ${from} to ${from + games - 1} hold none of them whole.`,
    );
  const wrong = whole.find(({ block, sum }) => before.checks[block] !== sum);
  if (wrong) {
    terminal.print(`Games ${wrong.begins} to ${wrong.ends - 1} of "${file.title}" differ from the findings.`);
    return EXIT.failed;
  }
  terminal.print(`${plural(whole.length, 'check')} of "${file.title}" compared. All match the findings.`);
  return EXIT.ok;
}

function reportLines(game: Game, file: Study, findings: Findings): string[] {
  const words = wordsOf(game);
  const rows = Object.entries(findings.figures).map(([name, found]) => [
    figureName(words, name),
    `mean ${averageOf(found).toFixed(1)}`,
    `${quantile(found, CENTRAL.low)} to ${quantile(found, CENTRAL.high)}`,
    `median ${quantile(found, 0.5)}`,
    ...(file.history[name] ? [compared(found, file.history[name])] : []),
  ]);
  const results = Object.entries(findings.results).sort(([, a], [, b]) => b - a);
  return [
    `${titleOf(words, game.id)}: ${scenarioTitle(game, scenarioOf(game, file.scenario))}. ${file.title}.`,
    `${plural(findings.games, 'game')}, seed "${file.seed}". Figures, with the central 80% of games, beside history:`,
    ...indent(table(rows)),
    'Results:',
    ...indent(
      table(
        results.map(([result, n]) => [
          resultTitle(words, result),
          `${n}`,
          `${((100 * n) / findings.games).toFixed(1)}%`,
        ]),
        [1, 2],
      ),
    ),
  ];
}

function compared(found: Distribution, known: Known): string {
  const figure = known.low === known.high ? `${known.low}` : `${known.low} to ${known.high}`;
  return `history ${figure}: ${isCentral(found, known) ? 'inside' : 'OUTSIDE'}`;
}
