import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type MatchOptions, optionsOf } from '@point-option/engine';
import { meanOf, wilson } from '../../apps/cli/src/stats.ts';
import { options as SPECS } from '../../games/marianas/data/options.ts';
import { marianas } from '../../games/marianas/index.ts';
import { CAUSES, play, type Played, SHIP_TYPES } from './campaign.ts';

const HANDICAPS = [0, 10, 20, 25, 30, 40, 50];
const KNEW = ['code broken', 'forewarned', 'surprised'] as const;
const BIN = 10;
const BAR = 50;

/** What is told of each game in JSON, so that another run can be set against it game by game. */
type Scores = Pick<Played, 'knew' | 'us' | 'japan' | 'margin'>;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'balance' },
    option: { type: 'string', multiple: true, default: [] },
    switch: { type: 'string' },
    compare: { type: 'string', multiple: true, default: [] },
    name: { type: 'string', default: 'as it is' },
    json: { type: 'boolean', default: false },
  },
});
const scenario = positionals[0] ?? 'historical';
const count = Number(given.games);

function playAll(changed: MatchOptions): Played[] {
  const options = optionsOf(marianas, changed);
  return Array.from({ length: count }, (_, index) => play(scenario, options, given.seed, index));
}

function optionsGiven(): MatchOptions {
  return Object.fromEntries(
    given.option.map((setting) => {
      const [name = '', value = ''] = setting.split('=');
      return [name, value === 'true' || value === 'false' ? value === 'true' : Number(value)];
    }),
  );
}

/** An option as it is not by default; `all` is every option but the handicap. */
function switches(which: string): MatchOptions[] {
  return Object.entries(SPECS).flatMap(([name, spec]): MatchOptions[] => {
    if (which === 'all' ? name === 'handicap' : name !== which) return [];
    if (typeof spec.default === 'boolean') return [{ [name]: !spec.default }];
    return 'choices' in spec ? spec.choices.filter((n) => n !== spec.default).map((n) => ({ [name]: n })) : [];
  });
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const sums = (list: readonly number[]) => ({
  n: list.length,
  sum: BigInt(sum(list)),
  squares: BigInt(sum(list.map((n) => n * n))),
  min: Math.min(...list),
  max: Math.max(...list),
});
const one = (n: number | null): string => (n ?? 0).toFixed(1);
const percent = (n: number): string => `${(100 * n).toFixed(1)}%`;
const signed = (text: string): string => (text.startsWith('-') ? text : `+${text}`);

function print(...rows: (readonly (string | number)[])[]): void {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  for (const row of rows)
    console.log(
      `  ${row.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0))).join('  ')}`.trimEnd(),
    );
}

interface Share {
  readonly us: number;
  readonly japan: number;
  readonly draws: number;
}
function sharesOf(games: readonly Scores[], handicap: number): Share {
  const us = games.filter(({ margin }) => margin > handicap).length;
  const draws = games.filter(({ margin }) => margin === handicap).length;
  return { us, japan: games.length - us - draws, draws };
}
function shareCells(games: readonly Scores[], handicap: number): string[] {
  const { us, japan, draws } = sharesOf(games, handicap);
  const cell = (n: number): string => {
    const { low, high } = wilson(n, games.length);
    return `${percent(n / games.length)} (${percent(low)} to ${percent(high)})`;
  };
  return [cell(us), cell(japan), String(draws)];
}
function marginCells(games: readonly Scores[]): string[] {
  const { mean, low, high, sd } = meanOf(sums(games.map(({ margin }) => margin)));
  return [`${one(mean)} (${one(low)} to ${one(high)})`, one(sd), one(median(games))];
}
function median(games: readonly Scores[]): number {
  const sorted = games.map(({ margin }) => margin).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function tellOutcomes(games: readonly Played[], handicap: number): void {
  const head = ['', 'games', 'US wins', 'Japan wins', 'draws', 'margin before handicap', 'sd', 'median'];
  const row = (title: string, some: readonly Played[]) =>
    some.length === 0
      ? [title, '0']
      : [title, String(some.length), ...shareCells(some, handicap), ...marginCells(some)];
  console.log(`Wins with a handicap of ${handicap}:`);
  print(
    head,
    row('all', games),
    ...KNEW.map((knew) =>
      row(
        knew,
        games.filter((game) => game.knew === knew),
      ),
    ),
  );
  console.log('\nThe same games with other handicaps:');
  print(['handicap', 'US wins', 'Japan wins', 'draws'], ...HANDICAPS.map((n) => [String(n), ...shareCells(games, n)]));
}

function tellHistogram(games: readonly Played[]): void {
  console.log('\nAmerican points less Japanese ones, before the handicap:');
  const bins = new Map<number, number>();
  for (const { margin } of games) {
    const bin = Math.floor(margin / BIN) * BIN;
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
  }
  const most = Math.max(...bins.values());
  for (let bin = Math.min(...bins.keys()); bin <= Math.max(...bins.keys()); bin += BIN) {
    const n = bins.get(bin) ?? 0;
    const range = `${String(bin).padStart(4)} to ${String(bin + BIN - 1).padStart(4)}`;
    console.log(`  ${range}  ${String(n).padStart(4)}  ${'#'.repeat(Math.round((BAR * n) / most))}`.trimEnd());
  }
}

function tellCampaign(games: readonly Played[]): void {
  const mean = (name: string): string =>
    (sum(games.map(({ figures }) => figures[name] ?? 0)) / games.length).toFixed(2);
  const often = (name: string): string =>
    percent(games.filter(({ figures }) => (figures[name] ?? 0) > 0).length / games.length);
  const both = (title: string, name: string) => [title, mean(`japan ${name}`), mean(`us ${name}`)];
  console.log('\nPoints of a game, on the average:');
  print(
    ['for', 'Japan', 'US'],
    ...['ships', 'air', 'submarines', 'transports', 'ground', 'islands', 'compensation'].map((what) =>
      both(what, `points ${what}`),
    ),
  );
  console.log('\nLost in a game, on the average:');
  print(
    ['', 'Japan', 'US'],
    ...[...SHIP_TYPES, 'air', 'sub', 'transport', 'ground'].map((what) => both(what, `lost ${what}`)),
    ...CAUSES.map((cause) => both(`ship units sunk by ${cause}`, `sunk by ${cause}`)),
    ...CAUSES.map((cause) => both(`fleet and light carriers sunk by ${cause}`, `carriers sunk by ${cause}`)),
    ...['patrol', 'flak', 'crash', 'sea', 'shellfire'].map((how) => both(`air units lost by ${how}`, `air by ${how}`)),
  );
  console.log('\nCarriers found (of 9 Japanese, 15 American), and air units sent at each:');
  print(
    ['', 'Japan', 'US'],
    ...['search', 'submarines', 'contact'].flatMap((by) => [
      both(`carriers of that side found by ${by}`, `carriers found by ${by}`),
      [`games with any found by ${by}`, often(`japan carriers found by ${by}`), often(`us carriers found by ${by}`)],
    ]),
    ['games with any struck at', often('us flights at carriers'), often('japan flights at carriers')],
    ...['carriers', 'transports', 'others'].map((what) => both(`flights sent at enemy ${what}`, `flights at ${what}`)),
  );
  console.log('\nWhat happens:');
  print(
    ['', 'mean', 'games with any'],
    ...[
      'saipan landed',
      'guam landed',
      'saipan taken',
      'guam taken',
      'fields wrecked',
      'day battles',
      'night battles',
      'passed over',
      'transports by aircraft',
      'transports by guns',
      'transports by submarines',
      'drowned',
      'last turn',
    ].map((name) => [name, mean(name), often(name)]),
  );
  for (const [title, name] of [
    ['American ships are first found on turn (games)', 'found on turn'],
    ['The sea game ends on turn (games)', 'last turn'],
  ] as const) {
    const turns = new Map<number, number>();
    for (const { figures } of games) turns.set(figures[name] ?? 0, (turns.get(figures[name] ?? 0) ?? 0) + 1);
    console.log(`\n${title}:`);
    console.log(
      `  ${[...turns]
        .sort(([a], [b]) => a - b)
        .map(([turn, n]) => `${turn} (${n})`)
        .join(', ')}`,
    );
  }
}

/** How one run differs from another, game by game: the intervals are those of the mean difference. */
function differenceOf(games: readonly Scores[], base: readonly Scores[], handicaps: readonly [number, number]) {
  const pairs = games.map((game, i) => [game, base[i] as Scores] as const);
  const won = ({ margin }: Scores, handicap: number): number => (margin > handicap ? 1 : 0);
  const margin = meanOf(sums(pairs.map(([a, b]) => a.margin - b.margin)));
  const wins = meanOf(sums(pairs.map(([a, b]) => 100 * (won(a, handicaps[0]) - won(b, handicaps[1])))));
  return { margin, wins };
}
type Difference = ReturnType<typeof differenceOf>;
const DIFFERENCE_HEAD = [
  '',
  'Japan wins',
  'US wins',
  KNEW.join(' / '),
  'margin',
  'median',
  'US wins, by',
  'margin, by',
];
function differenceRow(title: string, games: readonly Scores[], handicap: number, difference?: Difference): string[] {
  const wins = (some: readonly Scores[]): string => percent(sharesOf(some, handicap).us / some.length);
  const knew = KNEW.map((each) => wins(games.filter((game) => game.knew === each))).join(' / ');
  const { mean } = meanOf(sums(games.map(({ margin }) => margin)));
  const japan = percent(sharesOf(games, handicap).japan / games.length);
  const row = [title, japan, wins(games), knew, one(mean), one(median(games))];
  if (difference === undefined) return row;
  const cell = ({ mean, low, high }: Difference['wins']): string =>
    `${signed(one(mean))} (${signed(one(low))} to ${signed(one(high))})`;
  return [...row, cell(difference.wins), cell(difference.margin)];
}

const scoresOf = (games: readonly Played[]): Scores[] =>
  games.map(({ knew, us, japan, margin }) => ({ knew, us, japan, margin }));
const nameOf = (changed: MatchOptions): string =>
  Object.entries(changed)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

function compareSwitches(which: string): void {
  const handicap = SPECS.handicap.default;
  const base = playAll({});
  const rows = switches(which).map((changed) => {
    const games = playAll(changed);
    const here = Number(changed['handicap'] ?? handicap);
    return { name: nameOf(changed), games, here, difference: differenceOf(games, base, [here, handicap]) };
  });
  if (given.json) {
    console.log(
      JSON.stringify({
        scenario,
        seed: given.seed,
        switches: rows.map(({ name, difference }) => ({ name, ...difference })),
      }),
    );
    return;
  }
  print(
    DIFFERENCE_HEAD,
    differenceRow(given.name, base, handicap),
    ...rows.map(({ name, games, here, difference }) => differenceRow(name, games, here, difference)),
  );
}

interface Run {
  readonly name: string;
  readonly handicap: number;
  readonly games: readonly Scores[];
}

/** Runs that were kept as JSON, against the first of them. */
function compareRuns(files: readonly string[]): void {
  const runs = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Run);
  const [base] = runs;
  if (base === undefined) return;
  print(
    DIFFERENCE_HEAD,
    ...runs.map((run) =>
      differenceRow(
        run.name,
        run.games,
        run.handicap,
        run === base ? undefined : differenceOf(run.games, base.games, [run.handicap, base.handicap]),
      ),
    ),
  );
}

function main(): void {
  if (given.compare.length > 0) return compareRuns(given.compare);
  if (given.switch !== undefined) return compareSwitches(given.switch);
  const changed = optionsGiven();
  const games = playAll(changed);
  const handicap = Number(optionsOf(marianas, changed)['handicap']);
  if (given.json) {
    const means = Object.fromEntries(
      [...new Set(games.flatMap(({ figures }) => Object.keys(figures)))]
        .sort()
        .map((name) => [name, sum(games.map(({ figures }) => figures[name] ?? 0)) / games.length]),
    );
    console.log(
      JSON.stringify({ name: given.name, scenario, seed: given.seed, handicap, means, games: scoresOf(games) }),
    );
    return;
  }
  console.log(`${count} games of ${scenario}, seed ${given.seed}, ${[given.name, nameOf(changed)].join(' ').trim()}\n`);
  tellOutcomes(games, handicap);
  tellHistogram(games);
  tellCampaign(games);
}

main();
