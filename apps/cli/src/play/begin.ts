import { type Game, type JsonObject, listed, same, scenarioIn, type Side } from '@point-option/engine';
import type { DiceChoice, Requests, Seats } from '@point-option/host';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { CommandFault } from '../faults.ts';
import { parseJson, readText } from '../files.ts';
import type { Opened } from '../matches.ts';
import { scenarioAsked } from '../scenarioFiles.ts';
import { houseCharts, matchOptions } from '../settings.ts';
import { isFolder } from '../store.ts';
import { together } from '../text/words.ts';
import { checkWritable } from '../writable.ts';
import { defaultSeats, peopleIn, type SeatOptions, seatsAsked } from './seats.ts';

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

/** What the command line asks a host to begin. Everything is checked before a file is made. */
export function beginRequest(game: Game, scenario: string | undefined, options: PlayOptions): Requests['begin'] {
  const chosen = scenarioAsked(game, scenario);
  const seats = seatsAsked(game, options) ?? defaultSeats(game, chosen);
  // Says what is wrong with the file by its name.
  houseCharts(game, options.charts);
  const dice = diceAsked(game, peopleIn(game, seats), options);
  if (options.save !== undefined) checkFolder(options.save);
  const own = game.scenarios.some(({ id }) => id === chosen.id) ? chosen.id : (chosen.file as JsonObject);
  return {
    game: game.id,
    scenario: own,
    // What the player says nothing of is as the scenario has it.
    options: { ...matchOptions(game, options.option) },
    seats: { ...seats },
    dice,
    ...(options.charts !== undefined && {
      charts: parseJson(readText(options.charts), `The file "${options.charts}"`),
    }),
  };
}

function checkFolder(path: string): void {
  if (path === '') throw new CommandFault('--save needs the name of a file, and the name given is empty.');
  const folder = dirname(path);
  if (!isFolder(folder)) throw new CommandFault(`There is no folder "${folder}" to save in.`);
  checkWritable(path);
}

function diceAsked(game: Game, people: readonly Side[], { seed, dice, clientSeed }: PlayOptions): DiceChoice {
  const kind = dice ?? (seed === undefined ? 'fair' : 'fast');
  if (!DICE.includes(kind)) throw new CommandFault(`There are no dice "${kind}". Choose fair, fast or hand.`);
  if (seed !== undefined && kind !== 'fast') throw new CommandFault(`A seed is for fast dice, and these are ${kind}.`);
  if (clientSeed !== undefined && kind !== 'fair')
    throw new CommandFault(`A client seed is for fair dice, and these are ${kind}.`);
  if (kind === 'hand') return { kind: 'hand', faces: [] };
  if (kind === 'fast') return { kind: 'seeded', seed: seed ?? randomBytes(8).toString('hex') };
  return { kind: 'fair', clientSeeds: clientSeedsOf(game, people, clientSeed ?? []) };
}

/** Each side's own part of the seed: SIDE=TEXT for one side, or a text alone for the people's sides without one. */
function clientSeedsOf(game: Game, people: readonly Side[], given: readonly string[]): Record<string, string> {
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
      `--client-seed "${more[0] ?? alone}" is for nobody. Give ${listed(people.map((side) => `${side}=TEXT`))}.`,
    );
  if (alone !== undefined) for (const side of without) seeds[side] = alone;
  return seeds;
}

/** A seed for a side that no person plays would go to nobody; a text with "=" in it could be meant either way. */
function notYourSeed({ id, sides }: Game, people: readonly string[], given: string, side: string): CommandFault {
  const why = sides.includes(side) ? 'which no person plays' : `and ${id} has ${together(sides)}`;
  const own = listed(people.map((name) => `${name}=TEXT`));
  return new CommandFault(
    `--client-seed "${given}" is for the side "${side}", ${why}. Give ${own}, also for a text that contains "=".`,
  );
}

/** What was settled when the match began cannot be asked for otherwise now. */
export function refuseOthers({ path, file, game }: Opened, scenario: string | undefined, options: PlayOptions): void {
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
  return new CommandFault(`"${path}" holds a match ${what} ${has}. Leave the option out, or save to another file.`);
}

/** Whose seeds are meant is known only with the seats. */
export function refuseOtherSeeds({ path, file, game }: Opened, seats: Seats, { clientSeed = [] }: PlayOptions): void {
  const { dice } = file.header;
  if (dice.kind !== 'fair') return;
  for (const [side, text] of Object.entries(clientSeedsOf(game, peopleIn(game, seats), clientSeed))) {
    const own = dice.clientSeeds[side];
    if (own !== text) throw settled(path, 'with', own === undefined ? 'no such client seed' : 'another client seed');
  }
}
