import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  averageOf,
  CENTRAL,
  type Distribution,
  type Figures,
  type Game,
  isCentral,
  type MatchOptions,
  type OptionSpec,
  optionsOf,
  quantile,
  readFindings,
  readStudy,
  seat,
  simulate,
} from '@point-option/engine';
import { meanOf, wilson } from '../../apps/cli/src/stats.ts';
import { type Row, table, tell } from './markdown.ts';

/*
 * npm run -s balance -- GAME                who wins each scenario, and by what
 * npm run -s balance -- GAME SCENARIO       ... one of them
 *   --staff                                 every pair of staffs
 *   --switch NAME, --switch all             an option switched against the game as it is
 *   --variant NAME, --variant all           a ruling or figure of ours changed (variants.mjs)
 *   --history                               the findings of the study beside history
 *   --games N --seed TEXT --option NAME=true --write (into the pages)
 */

/** A game whose balance is examined: between equal staffs, scenario by scenario, by its net points. */
export interface Balanced {
  readonly game: Game<never, never>;
  readonly specs: Readonly<Record<string, OptionSpec>>;
  readonly scenarios: readonly string[];
  readonly staffs: readonly string[];
  /** The study that is held against history. */
  readonly study: string;
  /** A study of the same games with one thing changed, set beside it. */
  readonly question?: string;
}

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: 'balance' },
    option: { type: 'string', multiple: true, default: [] },
    staff: { type: 'boolean', default: false },
    switch: { type: 'string' },
    compare: { type: 'string', multiple: true, default: [] },
    history: { type: 'boolean', default: false },
    name: { type: 'string', default: 'as it is' },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const pageOf = ({ game }: Balanced): string | undefined => (given.write ? `docs/balance/${game.id}.md` : undefined);
const count = (usual: number): number => Number(given.games ?? usual);

/** What is told of a game in JSON, so that another run can be set against it game by game. */
interface Score {
  readonly winner: string | null;
  readonly net: number;
}
interface Played extends Score {
  readonly result: string;
  readonly figures: Figures;
}
interface Seats {
  readonly us: string;
  readonly japan: string;
}
const CAREFUL: Seats = { us: 'careful', japan: 'careful' };

function play(
  { game }: Balanced,
  scenario: string,
  games: number,
  changed: MatchOptions = {},
  staff = CAREFUL,
): Played[] {
  const own: MatchOptions = Object.fromEntries(
    given.option.map((text) => [text.split('=')[0] ?? '', text.endsWith('=true')]),
  );
  const options = optionsOf(game, { ...own, ...changed });
  return Array.from({ length: games }, (_, index) => {
    const how = { scenario, options, seed: `${given.seed}/${index}`, account: true };
    const { played, figures } = simulate(game, seat(game, { ...staff }), how);
    const { winner, result, scores } = played.outcome;
    return { winner, result, net: scores['net'] ?? 0, figures: { ...figures, ...scores } };
  });
}

const one = (n: number | null): string => (n ?? 0).toFixed(1);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (n: number | null): string => `${(n ?? 0) < 0 ? '' : '+'}${one(n)}`;
const mean = (list: readonly number[]) =>
  meanOf({
    n: list.length,
    sum: BigInt(list.reduce((all, n) => all + n, 0)),
    squares: BigInt(list.reduce((all, n) => all + n * n, 0)),
    min: Math.min(...list),
    max: Math.max(...list),
  });
function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}

function share(games: readonly Score[], winner: string | null): string {
  const n = games.filter((game) => game.winner === winner).length;
  const { low, high } = wilson(n, games.length);
  return `${percent(n / games.length)} (${(100 * low).toFixed(1)} - ${(100 * high).toFixed(1)})`;
}
function netOf(games: readonly Score[]): string {
  const { mean: middle, low, high } = mean(games.map(({ net }) => net));
  return `${one(middle)} (${one(low)} to ${one(high)})`;
}
const WINS = ['US wins', 'Japan wins', 'draws', 'net points', 'median'];
function winsOf(games: readonly Score[]): Row {
  return [
    share(games, 'us'),
    share(games, 'japan'),
    percent(games.filter(({ winner }) => winner === null).length / games.length),
    netOf(games),
    median(games.map(({ net }) => net)),
  ];
}

function tellScenarios(all: Balanced): void {
  const { game, scenarios } = all;
  const page = pageOf(all);
  const chosen = positionals.length > 0 ? positionals : scenarios;
  const played = chosen.map((scenario) => ({ scenario, games: play(all, scenario, count(1000)) }));
  const where = positionals.length > 0 ? undefined : page;
  tell(
    'who wins',
    table(
      ['scenario', 'games', ...WINS],
      ...played.map(({ scenario, games }) => [scenario, games.length, ...winsOf(games)]),
    ),
    where,
  );
  const results = Object.keys(game.words).flatMap((key) => (key.startsWith('outcome.') ? [key.slice(8)] : []));
  const title = (key: string): string => game.words[key] ?? key;
  tell(
    'levels of victory',
    table(
      ['result', ...chosen],
      ...results.map((result) => [
        title(`outcome.${result}`),
        ...played.map(({ games }) => percent(games.filter((each) => each.result === result).length / games.length)),
      ]),
    ),
    where,
  );
  const names = Object.keys(played[0]?.games[0]?.figures ?? {});
  const averages = (kind: 'score' | 'figure'): Row[] =>
    names
      .filter((name) => `${kind}.${name}` in game.words)
      .map((name) => [
        title(`${kind}.${name}`),
        ...played.map(({ games }) => one(mean(games.map(({ figures }) => figures[name] ?? 0)).mean)),
      ]);
  tell('points', table(['points, on average', ...chosen], ...averages('score')), where);
  tell('what happens', table(['in an average game', ...chosen], ...averages('figure')), where);
}

function tellStaffs(all: Balanced): void {
  const rows = all.scenarios.flatMap((scenario) =>
    all.staffs.flatMap((us) =>
      all.staffs.map((japan) => [scenario, us, japan, ...winsOf(play(all, scenario, count(200), {}, { us, japan }))]),
    ),
  );
  tell('staffs', table([`scenario, ${count(200)} games each`, 'US', 'Japan', ...WINS], ...rows), pageOf(all));
}

/** How one run differs from another, game by game: the intervals are those of the mean difference. */
function differences(games: readonly Score[], base: readonly Score[]): Row {
  const cell = (list: readonly number[]): string => {
    const { mean: middle, low, high } = mean(list);
    return `${signed(middle)} (${signed(low)} to ${signed(high)})`;
  };
  const won = ({ winner }: Score): number => (winner === 'us' ? 100 : 0);
  const pairs = games.map((game, i) => [game, base[i] ?? game] as const);
  return [cell(pairs.map(([a, b]) => won(a) - won(b))), cell(pairs.map(([a, b]) => a.net - b.net))];
}
const compared = (games: number): Row => [`${games} games each`, ...WINS, 'US wins, by', 'net, by'];

function tellSwitches(all: Balanced, which: string): void {
  const chosen = positionals.length > 0 ? positionals : all.scenarios;
  for (const scenario of chosen) {
    const base = play(all, scenario, count(200));
    const rows = Object.entries(all.specs).flatMap(([name, spec]): Row[] => {
      if (which !== 'all' && which !== name) return [];
      const games = play(all, scenario, count(200), { [name]: !spec.default });
      return [[`${name}: ${spec.default ? 'off' : 'on'}`, ...winsOf(games), ...differences(games, base)]];
    });
    const text = table(compared(base.length), ['as it is', ...winsOf(base), '', ''], ...rows);
    tell(`options, ${scenario}`, text, which === 'all' && positionals.length === 0 ? pageOf(all) : undefined);
  }
}

interface Run {
  readonly name: string;
  readonly games: readonly Score[];
}

/** Runs that were kept as JSON, against the first of them. */
function compareRuns(all: Balanced, files: readonly string[]): void {
  const runs = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Run);
  const base = runs[0]?.games ?? [];
  const rows = runs.map(({ name, games }, i) => [
    name,
    ...winsOf(games),
    ...(i === 0 ? ['', ''] : differences(games, base)),
  ]);
  tell('variants', table(compared(base.length), ...rows), pageOf(all));
}

/** What the study found, beside what history knows: `point-option study` plays it. */
function tellHistory({ game, study }: Balanced): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(`games/${game.id}/studies/${file}.json`, 'utf8'));
  const { history } = readStudy(read(study));
  const { figures, games, results } = readFindings(read(`${study}.findings`));
  const rows = Object.entries(history).map(([name, known]): Row => {
    const found = figures[name] ?? [];
    return [
      game.words[`figure.${name}`] ?? game.words[`score.${name}`] ?? name,
      one(averageOf(found)),
      `${quantile(found, CENTRAL.low)} to ${quantile(found, CENTRAL.high)}`,
      quantile(found, 0.5),
      known.low === known.high ? known.low : `${known.low} to ${known.high}`,
      isCentral(found, known) ? 'inside' : 'outside',
    ];
  });
  const where = given.write ? `docs/history/${game.id}.md` : undefined;
  tell('figures', table(['figure', 'mean', 'central 80%', 'median', 'history', ''], ...rows), where);
  const ends = Object.entries(results).toSorted(([, a], [, b]) => b - a);
  tell(
    'results',
    table(
      ['result', 'games', ''],
      ...ends.map(([result, n]) => [game.words[`outcome.${result}`] ?? result, n, percent(n / games)]),
    ),
    where,
  );
}

/** The mean of a distribution, with its 95% interval. */
function meanIn(found: Distribution): string {
  const n = found.reduce((sum, [, times]) => sum + times, 0);
  const middle = averageOf(found);
  const squares = found.reduce((sum, [value, times]) => sum + times * (value - middle) ** 2, 0);
  const off = 1.96 * Math.sqrt(squares / Math.max(1, n - 1) / Math.max(1, n));
  return `${middle.toFixed(2)} (${(middle - off).toFixed(2)} to ${(middle + off).toFixed(2)})`;
}

/** Two studies of the same games side by side. */
function tellQuestion({ game, study, question }: Balanced): void {
  if (question === undefined) return;
  const read = (id: string) => {
    const found: unknown = JSON.parse(readFileSync(`games/${game.id}/studies/${id}.findings.json`, 'utf8'));
    return readFindings(found);
  };
  const both = [read(study), read(question)];
  const title = (name: string): string => game.words[`figure.${name}`] ?? game.words[`score.${name}`] ?? name;
  const names = Object.keys(both[0]?.figures ?? {}).filter((name) => title(name) !== name);
  const where = given.write ? `docs/history/${game.id}.md` : undefined;
  const rows = names.map((name): Row => [title(name), ...both.map(({ figures }) => meanIn(figures[name] ?? []))]);
  tell('question', table(['mean of all games', study, question], ...rows), where);
  const ends = Object.keys(game.words).flatMap((key) => (key.startsWith('outcome.') ? [key.slice(8)] : []));
  const shares = ends.map(
    (end): Row => [
      game.words[`outcome.${end}`] ?? end,
      ...both.map(({ results, games }) => percent((results[end] ?? 0) / games)),
    ],
  );
  tell('question results', table(['result', study, question], ...shares), where);
}

export function tellBalance(all: Balanced): void {
  if (given.compare.length > 0) return compareRuns(all, given.compare);
  if (given.history) {
    tellHistory(all);
    return tellQuestion(all);
  }
  if (given.json) {
    const scenario = positionals[0] ?? 'historical';
    const games = play(all, scenario, count(200)).map(({ winner, net }) => ({ winner, net }));
    console.log(JSON.stringify({ name: given.name, scenario, seed: given.seed, games }));
    return;
  }
  if (given.staff) return tellStaffs(all);
  if (given.switch !== undefined) return tellSwitches(all, given.switch);
  tellScenarios(all);
}
