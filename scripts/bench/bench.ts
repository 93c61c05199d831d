import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  type Ask,
  ask,
  begin,
  clone,
  fair,
  fast,
  type Game,
  hasChoice,
  load,
  type Match,
  matchFile,
  random,
  readMatchFile,
  replay,
  sampleAnswer,
  seat,
  simulate,
  type Staff,
  submit,
} from '@point-option/engine';
import { registry } from '@point-option/games';
import { longFigures } from './long.ts';
import { type Figure, rate, reportYardstick } from './measure.ts';
import { padded } from './padded.ts';
import { copyLarge, largeState } from './state.ts';

/** Random staff that are shown the observation before they answer. */
const watching: Staff<unknown> = { ...random, blind: false };

/** What a game should reach: with decisions of at least two options, with and without observing; with orders replayed. */
interface Targets {
  readonly without: Figure['target'];
  readonly with?: Figure['target'];
  readonly recorded?: Figure['target'];
}
const MINIATURE: Targets = { without: { least: 300_000 }, with: { least: 150_000 } };
const TARGETS: Readonly<Record<string, Targets>> = {
  'leyte-gulf': { without: { least: 200_000 } },
  marianas: { without: { leastRatio: 220 }, with: { leastRatio: 150 } },
  'mobile-fleet': { without: { least: 200_000 } },
  'philippine-sea': { without: { leastRatio: 165 }, with: { leastRatio: 110 }, recorded: { leastRatio: 22 } },
};
/** The scenario that is measured, where it is not the first; and the longest one, for the size of its file and state. */
const SCENARIO: Readonly<Record<string, string>> = { 'philippine-sea': 'full-battle' };
const LONGEST: Readonly<Record<string, string>> = { 'leyte-gulf': 'campaign', 'philippine-sea': 'two-days' };

/** At most: milliseconds for a staffed match, kilobytes of its file, milliseconds to load it, kilobytes of its state. */
interface Limits {
  readonly match: number;
  /** Milliseconds for the longest scenario: of 360, 1,000 are played on two cores within three minutes. */
  readonly longest?: number;
  /** Milliseconds for the options of the largest decision. */
  readonly options?: number;
  readonly file?: number;
  readonly load?: number;
  readonly state?: number;
}
const LIMITS: Readonly<Record<string, Limits>> = {
  'leyte-gulf': { match: 150, longest: 400, options: 1 },
  marianas: { match: 50, file: 100, load: 20 },
  'mobile-fleet': { match: 150, options: 1 },
  'philippine-sea': { match: 80, longest: 360, file: 300, state: 100 },
};

function gameFigures(game: Game): Figure[] {
  const scenario = SCENARIO[game.id] ?? game.scenarios[0]?.id ?? '';
  const figures: Figure[] = [];
  const measure = (staff: Staff<unknown>, how: string, target: Figure['target']): void => {
    const seating = Object.fromEntries(game.sides.map((side) => [side, staff]));
    let index = 0;
    const matches = rate(() => {
      for (let i = 0; i < 20; i++) simulate(game, seating, { scenario, seed: `bench/${index++}` });
      return 20;
    });
    figures.push({ name: `${game.id}: whole matches, ${how}`, unit: '/s', ...matches });
    const decisions = rate(() => {
      let choices = 0;
      for (let i = 0; i < 20; i++)
        choices += simulate(game, seating, { scenario, seed: `bench/${index++}` }).played.choices;
      return choices;
    });
    const figure = { name: `${game.id}: decisions with a choice, ${how}`, unit: '/s', ...decisions };
    figures.push({ ...figure, ...(target && { target }) });
  };
  const targets = TARGETS[game.id] ?? MINIATURE;
  measure(random, 'without observing', targets.without);
  measure(watching, 'with observing', targets.with);
  figures.push({
    name: `${game.id}: orders replayed with journal, undo and checkpoints`,
    unit: '/s',
    ...replayRate(game, scenario),
    ...(targets.recorded && { target: targets.recorded }),
  });
  let seed = 0;
  const chosen = rate(() => thingsChosen(game, scenario, `chosen/${seed++}`));
  figures.push({ name: `${game.id}: things chosen in such decisions, without observing`, unit: '/s', ...chosen });
  figures.push(largestDecision(game, scenario), ...staffedFigures(game, scenario));
  return figures;
}

/** How long the options of the largest decision of a random match take. */
function largestDecision(game: Game, scenario: string): Figure {
  const played = (until: (question: Ask) => boolean): { match: Match; side: string } => {
    const match = begin(game, { scenario, dice: { kind: 'fast', seed: 'largest' }, simulate: true });
    const dice = fast('largest/orders');
    for (;;) {
      const side = match.table.whole.open[0] ?? '';
      const question = match.table.whole.outcome === null ? ask(match, side) : null;
      if (question === null || until(question)) return { match, side };
      submit(match, side, sampleAnswer(question, dice));
    }
  };
  let largest = 0;
  played((question) => {
    largest = Math.max(largest, sizeOf(question));
    return false;
  });
  const { match, side } = played((question) => sizeOf(question) === largest);
  const { value, ratio } = rate(() => {
    for (let i = 0; i < 100; i++) {
      match.asked = null;
      ask(match, side);
    }
    return 100;
  });
  const most = LIMITS[game.id]?.options;
  const figure = { name: `${game.id}: options of its largest decision`, unit: 'ms', value: 1000 / value, ratio };
  return most === undefined ? figure : { ...figure, target: { most } };
}

/** How much there is to choose from. */
function sizeOf(question: Ask): number {
  switch (question.kind) {
    case 'one':
    case 'some':
      return question.options.length;
    case 'arrange':
      return question.pieces.length * question.boxes.length;
    case 'allot':
      return question.items.length;
    case 'amount':
    case 'confirm':
    case 'path':
      return 1;
  }
}

/** How many orders of a match between staff are replayed, as they are recorded. */
function replayRate(game: Game, scenario: string): { value: number; ratio: number } {
  const file = readMatchFile(
    JSON.stringify(matchFile(simulate(game, seat(game), { scenario, seed: 'bench', keep: true }).match)),
  );
  return rate(() => {
    replay(file, () => game);
    return file.orders.length;
  });
}

/** What a large game does with a state as large as a campaign's. */
function paddedFigures(game: Game): Figure[] {
  const large = padded(game);
  const scenario = SCENARIO[game.id] ?? game.scenarios[0]?.id ?? '';
  const seating = Object.fromEntries(game.sides.map((side) => [side, watching]));
  let index = 0;
  const observed = rate(() => simulate(large, seating, { scenario, seed: `padded/${index++}` }).played.choices);
  const name = `${game.id} with a padded state`;
  return [
    { name: `${name}: decisions with a choice, with observing`, unit: '/s', ...observed, target: { leastRatio: 22 } },
    {
      name: `${name}: orders replayed with journal, undo and checkpoints`,
      unit: '/s',
      ...replayRate(large, scenario),
      target: { leastRatio: 9 },
    },
  ];
}

/** One random match; how many things were chosen in it: every piece that may be placed, every option that may be taken. */
function thingsChosen(game: Game, scenario: string, seed: string): number {
  const match = begin(game, { scenario, dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/orders`);
  let chosen = 0;
  while (match.table.whole.outcome === null) {
    const side = match.table.whole.open[0] ?? '';
    const question = ask(match, side);
    if (question === null) throw new Error(`${side} is awaited and not asked.`);
    if (hasChoice(question))
      chosen +=
        question.kind === 'arrange' ? question.pieces.length : question.kind === 'some' ? question.options.length : 1;
    submit(match, side, sampleAnswer(question, dice));
  }
  return chosen;
}

/** A match between staff: how long it takes, how large its file is, and how long that takes to load. */
function staffedFigures(game: Game, scenario: string): Figure[] {
  const limits = LIMITS[game.id];
  let index = 0;
  const played = rate(() => {
    simulate(game, seat(game), { scenario, seed: `staffed/${index++}` });
    return 1;
  });
  const longest = LONGEST[game.id] ?? scenario;
  const playedLongest =
    longest === scenario
      ? null
      : rate(() => {
          simulate(game, seat(game), { scenario: longest, seed: `longest/${index++}` });
          return 1;
        });
  const { match } = simulate(game, seat(game), { scenario: longest, seed: 'bench', keep: true });
  const text = JSON.stringify(matchFile(match));
  const loaded = rate(() => {
    load(readMatchFile(text), () => game, { fast: true });
    return 1;
  });
  const size = gzipSync(text).length / 1000;
  const state = JSON.stringify(match.table.whole).length / 1000;
  const milliseconds = ({ value, ratio }: { value: number; ratio: number }): Pick<Figure, 'value' | 'ratio'> => ({
    value: 1000 / value,
    ratio,
  });
  const asked = (most: number | undefined): Pick<Figure, 'target'> => (most === undefined ? {} : { target: { most } });
  return [
    { name: `${game.id}: a match between staff`, unit: 'ms', ...milliseconds(played), ...asked(limits?.match) },
    ...(playedLongest
      ? [
          {
            name: `${game.id}: a match of ${longest} between staff`,
            unit: 'ms',
            ...milliseconds(playedLongest),
            ...asked(limits?.longest),
          },
        ]
      : []),
    { name: `${game.id}: the file of ${longest}, zipped`, unit: 'KB', value: size, ratio: 0, ...asked(limits?.file) },
    { name: `${game.id}: its file read and loaded`, unit: 'ms', ...milliseconds(loaded), ...asked(limits?.load) },
    { name: `${game.id}: its last state as JSON`, unit: 'KB', value: state, ratio: 0, ...asked(limits?.state) },
  ];
}

/** How long a copy of a large state takes. */
function copyFigure(name: string, copy: (whole: ReturnType<typeof largeState>) => unknown, most?: number): Figure {
  const state = largeState();
  const size = (JSON.stringify(state).length / 1000).toFixed(0);
  let kept: unknown;
  const { value, ratio } = rate(() => {
    for (let i = 0; i < 100; i++) kept = copy(state);
    return kept === undefined ? 0 : 100;
  });
  const figure = { name: `clone of a state of ${size} KB, ${name}`, unit: 'µs', value: 1e6 / value, ratio };
  return most === undefined ? figure : { ...figure, target: { most } };
}

function kernelFigures(): Figure[] {
  const fastDice = fast('bench');
  const fairDice = fair({ serverSeed: 'ab'.repeat(32), clientSeeds: { us: 'one', japan: 'two' } });
  const dice = (die: (sides: number) => number, n: number) => (): number => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += die(10);
    return sum === 0 ? 0 : n;
  };
  return [
    copyFigure('by the copy of any data, in a program that has copied nothing else', clone, 30),
    copyFigure("by a game's own copy", copyLarge, 30),
    { name: 'fast dice', unit: '/s', ...rate(dice((sides) => fastDice.die(sides), 100_000)) },
    { name: 'fair dice', unit: '/s', ...rate(dice((sides) => fairDice.die(sides), 1_000)), target: { least: 100_000 } },
  ];
}

/** Copies in a program that has played every game: the compiler's guesses wear off where many shapes have passed. */
async function wornFigures(): Promise<Figure[]> {
  for (const entry of registry) {
    const game = await entry.load();
    for (let i = 0; i < 20; i++) simulate(game, seat(game), { seed: `worn/${i}`, keep: true });
  }
  return [
    copyFigure('by the copy of any data, after matches of every game', clone),
    copyFigure("by a game's own copy, after matches of every game", copyLarge, 30),
  ];
}

/** The game whose state is padded, and the part of the bench that does it. */
const LARGE = 'philippine-sea';
const PADDED = 'padded';

async function figuresOf(part: string): Promise<Figure[]> {
  if (part === 'kernel') return kernelFigures();
  if (part === 'worn') return wornFigures();
  if (part === 'long') return longFigures();
  const entry = registry.find(({ id }) => id === (part === PADDED ? LARGE : part));
  if (entry && part === PADDED) return paddedFigures(await entry.load());
  return entry ? gameFigures(await entry.load()) : [];
}

/** A part in a program of its own, as a page or a server plays one game: what ran before does not count. */
function measured(part: string): Figure[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--expose-gc', fileURLToPath(import.meta.url), '--part', part],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 26,
    },
  );
  if (status !== 0) throw new Error(`The part "${part}" of the bench failed.`);
  return JSON.parse(stdout) as Figure[];
}

type Target = NonNullable<Figure['target']>;

function isMet(value: number, ratio: number, { least, most, leastRatio }: Target): boolean {
  return value >= (least ?? value) && value <= (most ?? value) && ratio >= (leastRatio ?? ratio);
}

function targetText({ least, most, leastRatio }: Target): string {
  if (leastRatio !== undefined) return `a ratio of at least ${leastRatio}`;
  return `${least === undefined ? 'at most' : 'at least'} ${(least ?? most ?? 0).toLocaleString('en')}`;
}

async function main(): Promise<void> {
  const part = process.argv[process.argv.indexOf('--part') + 1];
  if (process.argv.includes('--part') && part !== undefined) {
    console.log(JSON.stringify(await figuresOf(part)));
    return;
  }
  const yardstick = reportYardstick();
  const figures = ['kernel', ...registry.map(({ id }) => id), PADDED, 'worn', 'long'].flatMap(measured);
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ node: process.version, yardstick, figures }, null, 2));
    return;
  }
  console.log(
    `Yardstick: ${yardstick.toFixed(0)} million turns of a fixed integer loop a second. Ratio: units per million turns.\n`,
  );
  for (const { name, unit, value, ratio, target } of figures) {
    const shown = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
    const asked =
      target === undefined ? '' : `${targetText(target)}: ${isMet(value, ratio, target) ? 'met' : 'NOT MET'}`;
    console.log(
      `${name.padEnd(96)}${shown.padStart(12)} ${unit.padEnd(3)} ratio ${ratio.toPrecision(3).padStart(8)}   ${asked}`,
    );
  }
}

await main();
