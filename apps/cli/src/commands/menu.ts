import { randomBytes } from 'node:crypto';
import {
  capital,
  type Game,
  matchFile,
  observeMatch,
  scenarioIn,
  scenarioTitle,
  seat,
  simulate,
} from '@point-option/engine';
import { type MatchMeta, wordsOf } from '@point-option/host';
import * as z from 'zod/mini';
import { CommandFault, EXIT } from '../faults.ts';
import { parseJson, readText } from '../files.ts';
import { fileStore } from '../play/fileStore.ts';
import { stepThrough } from '../replay/stepper.ts';
import { stepsOf } from '../replay/steps.ts';
import { chartsOf, houseCharts } from '../settings.ts';
import { matchesFolder } from '../store.ts';
import { Interrupted, type Terminal } from '../terminal/terminal.ts';
import { eventJson, eventLine, journalOf } from '../text/journal.ts';
import { resultLines } from '../text/outcome.ts';
import { statusLine } from '../text/presentation.ts';
import { sideName, titleOf } from '../text/words.ts';
import { play, type Room } from './play.ts';

/** Without a person the same match is played every time. */
const FIXED_SEED = 'point option';

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
export async function menu(options: MenuOptions, room: Room): Promise<number> {
  const { terminal, registry } = room;
  const house = options.charts === undefined ? null : await houseIn(options.charts, registry);
  if (!terminal.interactive || options.json) return demonstration(options.json === true, room, house);
  const all = await Promise.all(registry.map((entry) => entry.load()));
  const games = house === null ? all : all.filter(({ id }) => id === house.game.id);
  try {
    return await mainMenu({ games, house }, room);
  } catch (error) {
    if (error instanceof Interrupted) return EXIT.interrupted;
    throw error;
  }
}

/** All that is read of a file of house charts before its game is known. */
const namesGame = z.object({ game: z.string() });

/** The game of a file of house charts; any other file, or one that does not fit its game, is refused at once. */
async function houseIn(path: string, registry: Room['registry']): Promise<House> {
  const read = namesGame.safeParse(parseJson(readText(path), `The file "${path}"`));
  const named = registry.find(({ id }) => read.success && id === read.data.game) ?? registry[0];
  if (!named) throw new CommandFault('There is no game to play.');
  const game = await named.load();
  chartsOf(game, path);
  return { path, game };
}

/** What the menu offers: with house charts, the one game they are for. */
interface Offer {
  readonly games: readonly Game[];
  readonly house: House | null;
}

async function mainMenu(offer: Offer, room: Room): Promise<number> {
  const { terminal } = room;
  for (;;) {
    const chosen = await choose(terminal, 'Point Option', [
      'Play a game',
      'Resume a saved match',
      'Watch staff play',
      'Quit',
    ]);
    switch (chosen) {
      case 0: {
        const code = await newMatch(offer, room);
        if (code !== null) return code;
        break;
      }
      case 1: {
        const code = await savedMatch(room);
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
    terminal.print(`Type a number from 1 to ${choices.length}.`);
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

async function newMatch({ games, house }: Offer, room: Room): Promise<number | null> {
  const { terminal } = room;
  const what = await chooseScenario(games, terminal);
  if (!what) return null;
  const { game, scenario } = what;
  const charts = house === null ? {} : { charts: house.path };
  if (game.sides.length === 1) return play(game.id, scenario, charts, room);
  const words = wordsOf(game);
  const sides = game.sides.map((side) => capital(sideName(words, side)));
  const which = await choose(terminal, 'Which side is yours?', [...sides, 'All of them, in turn at this screen']);
  if (which === null) return null;
  const side = game.sides[which];
  return play(game.id, scenario, { ...charts, ...(side === undefined ? { hotseat: true } : { as: side }) }, room);
}

async function savedMatch(room: Room): Promise<number | null> {
  const { terminal, env } = room;
  const saved = await fileStore(env).list();
  if (saved.length === 0) {
    terminal.print(`There are no saved matches in ${matchesFolder(env)}.`);
    return null;
  }
  const which = await choose(terminal, 'Which match?', saved.map(savedTitle));
  const path = which === null ? undefined : saved[which]?.match;
  return path === undefined ? null : play(path, undefined, {}, room);
}

function savedTitle({ gameTitle, scenarioTitle, isOver, where = [], played }: MatchMeta): string {
  const when = played.slice(0, 16).replace('T', ' ');
  const stands = isOver ? ['over'] : where.length === 0 ? ['under way'] : where;
  return `${gameTitle}: ${scenarioTitle}. ${capital(stands.join(', '))}. Last played ${when} UTC`;
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

/** Staff against staff, told line by line: what a pipe, a log or a first check of the program gets. */
async function demonstration(json: boolean, { terminal, registry }: Room, house: House | null): Promise<number> {
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
