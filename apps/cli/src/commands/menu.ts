import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Game,
  matchFile,
  observeMatch,
  readMatchFile,
  scenarioIn,
  scenarioTitle,
  seat,
  simulate,
} from '@point-option/engine';
import { gameOf, registry } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { parseJson, readText } from '../files.ts';
import { stepThrough } from '../replay/stepper.ts';
import { stepsOf } from '../replay/steps.ts';
import { chartsOf, houseCharts } from '../settings.ts';
import { type Environment, matchesFolder } from '../store.ts';
import { Interrupted, type Terminal } from '../terminal/terminal.ts';
import { eventJson, eventLine, journalOf } from '../text/journal.ts';
import { resultLines } from '../text/outcome.ts';
import { statusLine } from '../text/presentation.ts';
import { capital, plural, sideName, titleOf, wordsOf } from '../text/words.ts';
import { play } from './play.ts';

/** Without a person the same match is played every time. */
const FIXED_SEED = 'point option';
/** Saved matches that the menu offers, the latest first. */
const MOST_SAVED = 20;

export interface MenuOptions {
  readonly charts?: string;
  readonly json?: boolean;
}

/** House charts that matches are begun with: those of one game. */
interface House {
  readonly path: string;
  readonly game: Game;
}

/** What `npm start` opens: a menu for a person, a match of staff against staff for anything else. */
export async function menu(options: MenuOptions, terminal: Terminal, env: Environment): Promise<number> {
  const house = options.charts === undefined ? null : await houseIn(options.charts);
  if (!terminal.interactive || options.json) return demonstration(options.json === true, terminal, house);
  const all = await Promise.all(registry.map((entry) => entry.load()));
  const games = house === null ? all : all.filter(({ id }) => id === house.game.id);
  try {
    return await mainMenu({ games, house }, terminal, env);
  } catch (error) {
    if (error instanceof Interrupted) return EXIT.interrupted;
    throw error;
  }
}

/** The game of a file of house charts; a file that is none, or does not fit its game, is refused at once. */
async function houseIn(path: string): Promise<House> {
  const json = parseJson(readText(path), `The file "${path}"`) as { game?: unknown } | null;
  const named = registry.find(({ id }) => id === json?.game) ?? registry[0];
  if (!named) throw new CommandFault('There is no game to play.');
  const game = await gameOf(named.id);
  chartsOf(game, path);
  return { path, game };
}

/** What the menu offers: with house charts, the one game they are for. */
interface Offer {
  readonly games: readonly Game[];
  readonly house: House | null;
}

async function mainMenu(offer: Offer, terminal: Terminal, env: Environment): Promise<number> {
  for (;;) {
    const chosen = await choose(terminal, 'Point Option', [
      'Play a game',
      'Go on with a saved match',
      'Watch staff play',
      'Quit',
    ]);
    switch (chosen) {
      case 0: {
        const code = await newMatch(offer, terminal, env);
        if (code !== null) return code;
        break;
      }
      case 1: {
        const code = await savedMatch(terminal, env);
        if (code !== null) return code;
        break;
      }
      case 2:
        await watch(offer, terminal);
        break;
      default:
        return EXIT.ok;
    }
  }
}

/** A numbered list to choose from; null where the person goes back or input ends. */
async function choose(terminal: Terminal, title: string, choices: readonly string[]): Promise<number | null> {
  terminal.print('', terminal.colours.bold(title), ...choices.map((choice, i) => `  ${i + 1}. ${choice}`));
  for (;;) {
    const line = await terminal.ask('Number, or b to go back: ');
    if (line === null || /^(b|back|q|quit)$/i.test(line.trim())) return null;
    const n = Number(line.trim());
    if (/^\d+$/.test(line.trim()) && n >= 1 && n <= choices.length) return n - 1;
    terminal.print(`Give a number from 1 to ${choices.length}.`);
  }
}

async function chooseScenario(
  games: readonly Game[],
  terminal: Terminal,
): Promise<{ game: Game; scenario: string } | null> {
  const names = games.map((game) => titleOf(wordsOf(game), game.id));
  // House charts are for one game, and nothing is left to choose.
  const which = games.length === 1 ? 0 : await choose(terminal, 'Which game?', names);
  const game = which === null ? undefined : games[which];
  if (!game) return null;
  const place = await choose(
    terminal,
    'Which scenario?',
    game.scenarios.map((each) => scenarioTitle(game, each)),
  );
  const scenario = place === null ? undefined : game.scenarios[place];
  return scenario ? { game, scenario: scenario.id } : null;
}

async function newMatch({ games, house }: Offer, terminal: Terminal, env: Environment): Promise<number | null> {
  const what = await chooseScenario(games, terminal);
  if (!what) return null;
  const { game, scenario } = what;
  const charts = house === null ? {} : { charts: house.path };
  if (game.sides.length === 1) return play(game.id, scenario, charts, terminal, env);
  const words = wordsOf(game);
  const sides = game.sides.map((side) => capital(sideName(words, side)));
  const which = await choose(terminal, 'Which side is yours?', [...sides, 'All of them, in turn at this screen']);
  if (which === null) return null;
  const side = game.sides[which];
  return play(
    game.id,
    scenario,
    { ...charts, ...(side === undefined ? { hotseat: true } : { as: side }) },
    terminal,
    env,
  );
}

async function savedMatch(terminal: Terminal, env: Environment): Promise<number | null> {
  const saved = savedMatches(env);
  if (saved.length === 0) {
    terminal.print(`There is no saved match in ${matchesFolder(env)}.`);
    return null;
  }
  const which = await choose(
    terminal,
    'Which match?',
    saved.map(({ title }) => title),
  );
  const path = which === null ? undefined : saved[which]?.path;
  return path === undefined ? null : play(path, undefined, {}, terminal, env);
}

function savedMatches(env: Environment): { path: string; title: string }[] {
  const folder = matchesFolder(env);
  const names = readable(() => readdirSync(folder)) ?? [];
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .slice(0, MOST_SAVED)
    .map(({ path, time }) => ({ path, title: savedTitle(path, new Date(time)) }));
}

function savedTitle(path: string, time: Date): string {
  const file = readable(() => readMatchFile(readText(path)));
  if (!file) return `${path}, damaged`;
  const when = time.toISOString().slice(0, 16).replace('T', ' ');
  const state = file.outcome === null ? 'under way' : 'over';
  return `${file.header.game}, ${file.header.scenario}, ${plural(file.orders.length, 'order')}, ${state}, last played ${when} UTC`;
}

function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

async function watch({ games, house }: Offer, terminal: Terminal): Promise<void> {
  const what = await chooseScenario(games, terminal);
  if (!what) return;
  const { game, scenario } = what;
  const charts = houseCharts(game, house?.path);
  const { match } = simulate(game, seat(game), { scenario, charts, seed: randomBytes(8).toString('hex'), keep: true });
  const steps = stepsOf({ path: 'this match', file: matchFile(match), game }, 'referee', false);
  await stepThrough(wordsOf(game), steps, terminal, false);
  const { outcome } = match.table.whole;
  if (outcome) terminal.print(...resultLines(wordsOf(game), outcome));
}

/** Staff against staff, told as a diary: what a pipe, a log or a first check of the program gets. */
async function demonstration(json: boolean, terminal: Terminal, house: House | null): Promise<number> {
  const game = house?.game ?? (await registry[0]?.load());
  if (!game) {
    terminal.print('There is no game to play.');
    return EXIT.ok;
  }
  const words = wordsOf(game);
  const charts = houseCharts(game, house?.path);
  const { match } = simulate(game, seat(game), { charts, seed: FIXED_SEED, keep: true });
  const { outcome } = match.table.whole;
  const { scenario } = match.header;
  const events = journalOf(match, 'referee');
  if (json) {
    terminal.json({
      game: game.id,
      scenario,
      seed: FIXED_SEED,
      outcome,
      events: events.map((event) => eventJson(words, event)),
    });
    return EXIT.ok;
  }
  terminal.print(
    `${titleOf(words, game.id)}: ${scenarioTitle(game, scenarioIn(game, match.header))}. Staff play every side. Seed "${FIXED_SEED}".`,
    ...events.map((event) => eventLine(words, event)),
    ...(outcome
      ? ['', statusLine(words, game.present(observeMatch(match, 'referee'))), ...resultLines(words, outcome)]
      : []),
    '',
    'In a terminal this is a menu. All commands: npx point-option --help',
  );
  return EXIT.ok;
}
