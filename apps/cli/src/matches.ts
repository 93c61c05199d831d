import {
  BadInput,
  capital,
  DieError,
  FileFault,
  type Game,
  type MatchFile,
  type Outcome,
  readMatchFile,
  scenarioIn,
  scenarioTitle,
} from '@point-option/engine';
import { type HostedGame, wordsOf } from '@point-option/host';
import { CommandFault, EXIT } from './faults.ts';
import { readText } from './files.ts';
import { outcomeText, resultLines } from './text/outcome.ts';
import { titleOf } from './text/words.ts';

/** A match file and the game it is of. */
export interface Opened {
  readonly path: string;
  readonly file: MatchFile;
  readonly game: Game;
}

/** A game of a registry by its id. */
export async function gameIn(registry: readonly HostedGame[], id: string): Promise<Game> {
  const entry = registry.find((game) => game.id === id);
  if (!entry) throw new BadInput(`There is no game "${id}"; there are ${registry.map((game) => game.id).join(', ')}.`);
  return entry.load();
}

/** Reads a match file: its form and its sums. Nothing is written, whatever is found. */
export async function openMatch(path: string, registry: readonly HostedGame[]): Promise<Opened> {
  const text = readText(path);
  const file = named(path, () => readMatchFile(text));
  const { game: id } = file.header;
  if (!registry.some((entry) => entry.id === id)) {
    const known = registry.map((entry) => entry.id).join(', ');
    throw damaged(path, new FileFault('header.game', `There is no game "${id}"; there are ${known}.`));
  }
  return { path, file, game: await gameIn(registry, id) };
}

/** How a match ended whose rules the game no longer has: of such a match only that is left. Null of any other. */
export function endOfOldRules({ file, game }: Opened): Outcome | null {
  const has = [game, ...(game.earlier ?? [])].some(({ rulesVersion }) => rulesVersion === file.header.rules);
  return has ? null : file.outcome;
}

/** What is told of such a match: that it is over, why it cannot be played again, and the outcome in its file. */
export function oldEndLines({ file, game }: Opened, outcome: Outcome): string[] {
  const words = wordsOf(game);
  const { header } = file;
  // The scenario or the words for the result may be gone with the rules.
  const scenario = header.scenarioFile ?? game.scenarios.find(({ id }) => id === header.scenario);
  const title = scenario ? scenarioTitle(game, scenarioIn(game, header)) : header.scenario;
  const isLater = header.rules > game.rulesVersion;
  const why = isLater
    ? `this program has the game at version ${game.rulesVersion}`
    : `the game, now at version ${game.rulesVersion}, no longer has them`;
  return [
    `${titleOf(words, header.game)}: ${title}. The match is over.`,
    `It was played under version ${header.rules} of the rules, and ${why}, so its orders cannot be replayed. Its file says how it ended.`,
    ...(Object.hasOwn(words, outcome.result) ? [capital(outcomeText(words, outcome))] : []),
    ...resultLines(words, outcome),
  ];
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
