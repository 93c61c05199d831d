import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  check,
  fields,
  type Game,
  lessonOf,
  list,
  matchFile,
  type Match,
  record,
  type Scenario,
  type Side,
  text,
} from '@point-option/engine';
import { CommandFault } from '../faults.ts';
import { sideOf, staffNames } from '../settings.ts';
import { dataFolder, type Environment, makeFolder, writeAtomically } from '../store.ts';
import { readText } from '../files.ts';

/** Who answers for which side: people, and staff for the rest. */
export interface Seats {
  readonly people: readonly Side[];
  readonly staff: Readonly<Record<Side, string>>;
}

export interface SeatOptions {
  readonly as?: string;
  readonly hotseat?: boolean;
  readonly staff?: readonly string[];
}

/** The seats that the command line asks for, or null where it asks for none. */
export function seatsAsked(game: Game, { as, hotseat, staff = [] }: SeatOptions): Seats | null {
  const named = staffNames(game, staff);
  const free = game.sides.filter((side) => !Object.hasOwn(named, side));
  if (free.length === 0) throw new CommandFault('Staff play every side, so nobody is left to play: try simulate.');
  if (hotseat) {
    if (as !== undefined) throw new CommandFault('--hotseat seats a person at every side, so --as says nothing more.');
    return { people: free, staff: named };
  }
  if (as === undefined) return staff.length === 0 ? null : { people: free.slice(0, 1), staff: named };
  const own = sideOf(game, as);
  if (Object.hasOwn(named, own))
    throw new CommandFault(`You play ${own}, so no staff can: choose another side for --staff.`);
  return { people: [own], staff: named };
}

/** The first side is the person's; in a lesson the one that it is told to. */
export function defaultSeats(game: Game, scenario?: Scenario): Seats {
  const pupil = scenario && lessonOf(scenario)?.side;
  return { people: pupil === undefined ? game.sides.slice(0, 1) : [pupil], staff: {} };
}

/** A match file does not say who played which side, so that is remembered beside the user's matches. */
function memoryOf(env: Environment, match: Match): string {
  return join(dataFolder(env), 'seats', `${matchFile(match).header.sum}.json`);
}

export function rememberSeats(env: Environment, match: Match, seats: Seats): void {
  try {
    makeFolder(join(dataFolder(env), 'seats'));
    writeAtomically(memoryOf(env, match), `${JSON.stringify(seats)}\n`);
  } catch (error) {
    // A convenience only: without it the next start asks, or is told with --as.
    if (!(error instanceof CommandFault)) throw error;
  }
}

const seatsShape = fields({ people: list(text(), { min: 1 }), staff: record(text()) });

export function rememberedSeats(env: Environment, match: Match, game: Game): Seats | null {
  const path = memoryOf(env, match);
  if (!existsSync(path)) return null;
  try {
    const seats: unknown = JSON.parse(readText(path));
    if (check(seatsShape, seats) !== null) return null;
    const { people, staff } = seats as Seats;
    return people.every((side) => game.sides.includes(side)) ? { people, staff } : null;
  } catch {
    return null;
  }
}
