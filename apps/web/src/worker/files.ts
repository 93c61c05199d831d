import {
  BadInput,
  DieError,
  FileFault,
  type Game,
  type JsonObject,
  jsonProblem,
  listed,
  type Match,
  readMatchFile,
  readScenario,
  scenarioGame,
} from '@point-option/engine';
import { gameOf, registry } from '@point-option/games';
import { loadText } from './session.ts';

/** Files from outside: believed when they have been read, checked and, where they are matches, played again. */

/** Whether a text says that it is a scenario. Everything else is taken for a match, and told what it lacks to be one. */
export function isScenario(text: string): boolean {
  const json = parsed(text);
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  return typeof format === 'string' && format.includes('scenario');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function matchFrom(text: string): Promise<{ match: Match; notes: readonly string[] }> {
  const { header } = sentenced(() => readMatchFile(text));
  const game = await gameNamed(header.game);
  return sentenced(() => loadText(text, game));
}

/** So many faults are told at once: whoever mends a file wants more than the first, and no page full. */
const TOLD = 5;

export async function scenarioFrom(text: string): Promise<{ game: Game; file: JsonObject }> {
  const fault = jsonProblem(text);
  if (fault !== null) throw new BadInput(`The scenario file cannot be used: ${fault}.`);
  const json = parsed(text);
  const named = scenarioGame(json);
  if (!named.ok)
    throw new BadInput(`The scenario file cannot be used. ${named.problem.path}: ${named.problem.problem}`);
  const game = await gameNamed(named.game);
  const reading = readScenario(game, json);
  if (reading.ok) return { game, file: reading.file };
  const told = reading.problems.slice(0, TOLD).map(({ path, problem }) => `${path}: ${problem}`);
  const rest = reading.problems.length - told.length;
  throw new BadInput(`The scenario file cannot be used. ${told.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`);
}

async function gameNamed(id: string): Promise<Game> {
  if (!registry.some((entry) => entry.id === id))
    throw new BadInput(`The file is of the game "${id}", and there are ${listed(registry.map((game) => game.id))}.`);
  return gameOf(id);
}

/** A fault in a match file as a sentence that names the field. */
export function sentenced<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileFault)
      throw new BadInput(`The match file cannot be used. ${error.field}: ${error.problem}`);
    if (error instanceof DieError) throw new BadInput(`The match file cannot be used. orders: ${error.message}`);
    throw error;
  }
}
