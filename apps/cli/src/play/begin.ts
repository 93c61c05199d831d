import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import {
  begin,
  type Beginning,
  commitment,
  type DiceHeader,
  type Game,
  listed,
  type Match,
  same,
  say,
  scenarioIn,
  seat,
} from '@point-option/engine';
import { CommandFault } from '../faults.ts';
import { loadMatch, type Opened } from '../matches.ts';
import { scenarioAsked } from '../scenarioFiles.ts';
import { houseCharts, matchOptions } from '../settings.ts';
import { type Environment, isFolder, newMatchPath } from '../store.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { capital, sideName, together, wordsOf } from '../text/words.ts';
import { type Keeper, keeperOf } from './keeper.ts';
import { type AskDie, InputEnded, withDice } from './orders.ts';
import { pendingSlot } from './pending.ts';
import { defaultSeats, rememberedSeats, rememberSeats, type SeatOptions, type Seats, seatsAsked } from './seats.ts';
import type { Session } from './session.ts';
import { tutorOf } from './tutor.ts';

export interface PlayOptions extends SeatOptions {
  readonly seed?: string;
  readonly save?: string;
  readonly dice?: string;
  readonly clientSeed?: readonly string[];
  readonly option?: readonly string[];
  readonly charts?: string;
  readonly json?: boolean;
  readonly map?: boolean;
}

const DICE = ['fair', 'fast', 'hand'];

/** Begins a new match and keeps it at once, before anything is ordered. */
export async function beginSession(
  game: Game,
  scenario: string | undefined,
  options: PlayOptions,
  env: Environment,
  askDie: AskDie,
): Promise<Session> {
  const words = wordsOf(game);
  const chosen = scenarioAsked(game, scenario);
  const { id, file } = chosen;
  const seats = seatsAsked(game, options) ?? defaultSeats(game, chosen);
  const charts = houseCharts(game, options.charts);
  const how: Omit<Beginning, 'dice'> = {
    scenario: file ?? id,
    // What the player says nothing of is as the scenario has it.
    options: matchOptions(game, options.option),
    ...(charts.length > 0 && { charts }),
  };
  const dice = diceAsked(game, seats, options);
  if (options.save !== undefined) checkFolder(options.save);
  const match =
    dice === 'hand'
      ? await withDice(
          (opening) => begin(game, { ...how, dice: { kind: 'scripted', opening: [...opening] } }),
          askDie,
          { name: (purpose) => say(words, purpose) },
        )
      : begin(game, { ...how, dice });
  if (match === 'taken back') throw new InputEnded();
  const keeper = keeperOf(options.save ?? newMatchPath(env, game.id, new Date()), false);
  keeper.save(match);
  rememberSeats(env, match, seats);
  return sessionOf(env, match, seats, keeper);
}

function sessionOf(env: Environment, match: Match, seats: Seats, keeper: Keeper): Session {
  const { game } = match.prepared;
  return {
    game,
    words: wordsOf(game),
    match,
    people: seats.people,
    staff: seat(game, seats.staff),
    keeper,
    tutor: tutorOf(match, seats.people),
    pending: () => pendingSlot(env, match, keeper.path),
  };
}

function checkFolder(path: string): void {
  if (path === '') throw new CommandFault('--save takes the name of a file, and the name given is empty.');
  const folder = dirname(path);
  if (!isFolder(folder)) throw new CommandFault(`There is no folder "${folder}" to save in.`);
}

function diceAsked(game: Game, seats: Seats, { seed, dice, clientSeed }: PlayOptions): DiceHeader | 'hand' {
  const kind = dice ?? (seed === undefined ? 'fair' : 'fast');
  if (!DICE.includes(kind)) throw new CommandFault(`There are no dice "${kind}"; there are fair, fast or hand.`);
  if (seed !== undefined && kind !== 'fast')
    throw new CommandFault(`A seed is for fast dice, and the dice are ${kind}.`);
  if (clientSeed !== undefined && kind !== 'fair')
    throw new CommandFault(`A client seed is for fair dice, and the dice are ${kind}.`);
  if (kind === 'hand') return 'hand';
  if (kind === 'fast') return { kind: 'fast', seed: seed ?? randomBytes(8).toString('hex') };
  const serverSeed = randomBytes(32).toString('hex');
  const clientSeeds = clientSeedsOf(game, seats, clientSeed ?? []);
  return { kind: 'fair', commitment: commitment(serverSeed), clientSeeds, serverSeed };
}

/** Each side's own part of the seed: SIDE=TEXT for one side, or a text alone for whoever has none of their own. */
function clientSeedsOf(game: Game, { people }: Seats, given: readonly string[]): Record<string, string> {
  const seeds: Record<string, string> = {};
  for (const text of given.filter((each) => each.includes('='))) {
    const side = text.slice(0, text.indexOf('='));
    if (!people.includes(side)) throw notYourSeed(game, people, text, side);
    if (Object.hasOwn(seeds, side)) throw new CommandFault(`--client-seed is given twice for the side "${side}".`);
    seeds[side] = text.slice(side.length + 1);
  }
  const [alone, ...more] = given.filter((each) => !each.includes('='));
  const without = people.filter((side) => !Object.hasOwn(seeds, side));
  if (more.length > 0 || (alone !== undefined && without.length === 0))
    throw new CommandFault(
      `--client-seed "${more[0] ?? alone}" is for nobody: give ${listed(people.map((side) => `${side}=TEXT`))}.`,
    );
  if (alone !== undefined) for (const side of without) seeds[side] = alone;
  return seeds;
}

/** A seed for a side that no person plays would go to nobody; a text with "=" in it could be meant either way. */
function notYourSeed({ id, sides }: Game, people: readonly string[], given: string, side: string): CommandFault {
  const why = sides.includes(side) ? 'which no person plays' : `and ${id} has ${together(sides)}`;
  const own = listed(people.map((name) => `${name}=TEXT`));
  return new CommandFault(
    `--client-seed "${given}" is for the side "${side}", ${why}: give ${own}, also for a text that contains "=".`,
  );
}

/** Takes a match up again where its file ends. */
export async function resumeSession(
  opened: Opened,
  scenario: string | undefined,
  options: PlayOptions,
  env: Environment,
  terminal: Terminal,
): Promise<{ session: Session; notes: readonly string[] }> {
  const { game, path } = opened;
  refuseOthers(opened, scenario, options);
  const asked = seatsAsked(game, options);
  const { match, notes } = loadMatch(opened);
  const seats = asked ?? rememberedSeats(env, match, game) ?? (await chooseSeat(game, terminal, options.json === true));
  refuseOtherSeeds(opened, seats, options);
  if (asked !== null) rememberSeats(env, match, seats);
  return { session: sessionOf(env, match, seats, keeperOf(path, true)), notes };
}

/** On another computer nobody knows whose match it was: ask rather than show one side's secrets to the other. */
async function chooseSeat(game: Game, terminal: Terminal, json: boolean): Promise<Seats> {
  if (!terminal.interactive || json || game.sides.length < 2) return defaultSeats(game);
  const words = wordsOf(game);
  terminal.print(
    'Which side is yours?',
    ...game.sides.map((side, i) => `  ${i + 1}. ${capital(sideName(words, side))}`),
  );
  for (;;) {
    const line = await terminal.ask('Your side: ');
    if (line === null) throw new InputEnded();
    const side = game.sides[Number(line.trim()) - 1] ?? game.sides.find((id) => id === line.trim());
    if (side !== undefined) return { people: [side], staff: {} };
    terminal.print(`There is no side "${line.trim()}": give a number from 1 to ${game.sides.length}.`);
  }
}

/** What was settled when the match began cannot be asked for otherwise now. */
function refuseOthers({ path, file, game }: Opened, scenario: string | undefined, options: PlayOptions): void {
  const { header } = file;
  const differs = (what: string, has: string): never => {
    throw settled(path, what, has);
  };
  if (scenario !== undefined) {
    const asked = scenarioAsked(game, scenario);
    if (asked.id !== header.scenario) differs('of the scenario', header.scenario);
    if (!same(asked.file, scenarioIn(game, header).file))
      differs('of the scenario', `${asked.id}, but from another file`);
  }
  const kind = header.dice.kind === 'scripted' ? 'hand' : header.dice.kind;
  if (options.dice !== undefined && options.dice !== kind) differs('with dice', kind);
  if (options.seed !== undefined && (header.dice.kind !== 'fast' || header.dice.seed !== options.seed)) {
    differs('with', header.dice.kind === 'fast' ? `the seed "${header.dice.seed}"` : `dice ${kind} and no seed`);
  }
  for (const [name, value] of Object.entries(matchOptions(game, options.option))) {
    if (header.options[name] !== value) differs('with the option', `${name}=${String(header.options[name])}`);
  }
  if (options.charts !== undefined && !same(houseCharts(game, options.charts), header.charts ?? []))
    differs('with', 'other charts');
  if (options.clientSeed !== undefined && header.dice.kind !== 'fair') differs('with dice', kind);
}

function settled(path: string, what: string, has: string): CommandFault {
  return new CommandFault(`"${path}" holds a match ${what} ${has}: leave the option out, or save to another file.`);
}

/** Whose seeds are meant is known only with the seats. */
function refuseOtherSeeds({ path, file, game }: Opened, seats: Seats, { clientSeed = [] }: PlayOptions): void {
  const { dice } = file.header;
  if (dice.kind !== 'fair') return;
  for (const [side, text] of Object.entries(clientSeedsOf(game, seats, clientSeed))) {
    const own = dice.clientSeeds[side];
    if (own !== text) throw settled(path, 'with', own === undefined ? 'no such client seed' : 'another client seed');
  }
}
