import {
  BadInput,
  DieError,
  FileFault,
  type Game,
  invariantProblem,
  type JsonObject,
  jsonProblem,
  load,
  type Loaded,
  type Match,
  matchFile,
  type MatchHeader,
  notesOnHeader,
  readMatchFile,
  readScenario,
  SCENARIO_FORMAT,
  scenarioGame,
} from '@point-option/engine';
import * as z from 'zod/mini';
import type { HostedGame } from './ports.ts';

/** Files from outside: trusted once they have been read, checked and, where they are matches, played again. */

const scenarioHead = z.looseObject({ format: z.literal(SCENARIO_FORMAT) });

type FindGame = (id: string) => Promise<Game>;

export function fileText(match: Match): string {
  return JSON.stringify(matchFile(match));
}

/** Some programs write a mark before a text that is no part of it. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The match in a file, played again from its first order. */
export function loadText(text: string, game: Game): Loaded {
  return sentenced(() => load(readMatchFile(withoutMark(text)), () => game));
}

/** A match from outside, with what it brings that is not the game's own: a replay can only believe that. */
export async function matchFrom(
  text: string,
  find: FindGame,
  registry: readonly HostedGame[],
): Promise<{ match: Match; notes: readonly string[] }> {
  const file = sentenced(() => readMatchFile(text));
  const game = await find(file.header.game);
  await checkStart(file.header, game, registry);
  const { match, notes, isAdopted = false } = sentenced(() => load(file, () => game));
  if (isAdopted) await checkStart(match.header, game, registry);
  return { match, notes: [...notes, ...(isAdopted ? [OLD_FILE] : []), ...notesOnHeader(file, game)] };
}

const OLD_FILE = 'Only the file that you opened has every order of the old match. Keep it.';

/**
 * Refuses a match that begins at a position of its own which the game rules out. A file that begins with the set-up
 * needs no such check, since a replay shows it to be sound; nor can the present rules judge a start under older ones.
 */
export async function checkStart(header: MatchHeader, game: Game, registry: readonly HostedGame[]): Promise<void> {
  if (header.start === undefined || header.rules !== game.rulesVersion) return;
  const entry = registry.find(({ id }) => id === game.id);
  const invariants = await entry?.invariants?.().catch((error: unknown) => {
    throw new BadInput(NOT_CHECKED, { cause: error });
  });
  const found = invariantProblem(header, invariants);
  if (found) throw new BadInput(`The match file cannot be used. ${found.field}: ${found.problem}`);
}

const NOT_CHECKED =
  "The match file begins at a position of its own, and what checks such positions didn't load. Check the connection to the server and try again.";

/** Whether a text says that it is a scenario. Everything else is taken for a match, and told what it lacks to be one. */
export function isScenario(text: string): boolean {
  return z.safeParse(scenarioHead, parsed(text)).success;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** More faults than these in one sentence would help nobody. */
const TOLD = 5;

export async function scenarioFrom(text: string, find: FindGame): Promise<{ game: Game; file: JsonObject }> {
  const fault = jsonProblem(text);
  if (fault !== null) throw new BadInput(`The scenario file cannot be used: ${fault}.`);
  const json = parsed(text);
  const named = scenarioGame(json);
  if (!named.ok)
    throw new BadInput(`The scenario file cannot be used. ${named.problem.path}: ${named.problem.problem}`);
  const game = await find(named.game);
  const reading = readScenario(game, json);
  if (reading.ok) return { game, file: reading.file };
  const told = reading.problems.slice(0, TOLD).map(({ path, problem }) => `${path}: ${problem}`);
  const rest = reading.problems.length - told.length;
  throw new BadInput(`The scenario file cannot be used. ${told.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`);
}

/** A fault in a match file as a sentence that names the field. */
export function sentenced<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileFault)
      throw new BadInput(`The match file cannot be used. ${error.field}: ${error.problem}`);
    // Data nested without end breaks whoever reads it, and is no match.
    if (error instanceof RangeError) throw new BadInput('The match file cannot be used: it is nested too deeply.');
    if (error instanceof DieError) throw new BadInput(`The match file cannot be used. orders: ${error.message}`);
    throw error;
  }
}
