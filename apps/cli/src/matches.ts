import { DieError, FileFault, type Game, load, type Loaded, type MatchFile, readMatchFile } from '@point-option/engine';
import { gameOf, registry } from '@point-option/games';
import { CommandFault, EXIT } from './faults.ts';
import { readText } from './files.ts';

/** A match file and the game it is of. */
export interface Opened {
  readonly path: string;
  readonly file: MatchFile;
  readonly game: Game;
}

/** Reads a match file: its form and its sums. Nothing is written, whatever is found. */
export async function openMatch(path: string): Promise<Opened> {
  const text = readText(path);
  const file = named(path, () => readMatchFile(text));
  const { game: id } = file.header;
  if (!registry.some((entry) => entry.id === id)) {
    const known = registry.map((entry) => entry.id).join(', ');
    throw damaged(path, new FileFault('header.game', `There is no game "${id}"; there are ${known}.`));
  }
  return { path, file, game: await gameOf(id) };
}

/** Replays the whole match, comparing every checkpoint. */
export function loadMatch({ path, file, game }: Opened): Loaded {
  return named(path, () => load(file, () => game));
}

/** Runs something on a match file; a fault in it names the file and the field. */
export function named<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof FileFault) throw damaged(path, error);
    if (error instanceof DieError) throw damaged(path, new FileFault('orders', error.message));
    throw error;
  }
}

function damaged(path: string, { field, problem }: FileFault): CommandFault {
  return new CommandFault(`The match file "${path}" cannot be used: ${fieldProblem(field, problem)}`, EXIT.failed);
}

/** Words that begin a sentence and no name, so that they can stand within one. */
const OPENERS = /^(The|This|There|They|That|An?|It|Dice|From|Nothing|Only|Every|Pieces|Yes) /;

/** The fault of a field as the rest of a sentence. */
export function fieldProblem(field: string, problem: string): string {
  const rest = problem.replace(OPENERS, (word) => word.toLowerCase());
  // A sentence about the file as a whole, and some others, name the field themselves.
  if (field === 'file' || problem.startsWith(field)) return rest;
  return /^(it|they) /.test(rest) ? rest.replace(/^\w+/, field) : `${field}: ${rest}`;
}
