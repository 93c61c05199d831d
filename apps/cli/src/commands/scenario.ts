import { wordsOf } from '@point-option/host';
import {
  brief,
  type Game,
  lessonProblems,
  listed,
  readScenario,
  type Scenario,
  scenarioGame,
  scenarioOf,
  type ScenarioProblem,
  type ScenarioReading,
  scenarioSchema,
  scenarioTitle,
} from '@point-option/engine';
import { gameOf, registry } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { jsonIn } from '../scenarioFiles.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { titleOf } from '../text/words.ts';

export interface ScenarioOptions {
  readonly json?: boolean;
}

/** Says all that is wrong with a scenario file, or what it is a scenario of. */
export async function checkScenario(path: string, options: ScenarioOptions, terminal: Terminal): Promise<number> {
  const { game, reading } = await read(jsonIn(path));
  if (options.json) terminal.json(readingJson(reading));
  else if (!reading.ok) terminal.print(...problemLines(reading.problems));
  else if (game) terminal.print(soundLine(path, game, reading));
  return reading.ok ? EXIT.ok : EXIT.usage;
}

/** More than anybody mends at once. A file can hold hundreds of thousands. */
const MAX_TOLD = 200;

function problemLines(problems: readonly ScenarioProblem[]): string[] {
  const told = problems.slice(0, MAX_TOLD).map(({ path, problem }) => brief(`${path}: ${problem}`));
  const more = problems.length - told.length;
  return more === 0 ? told : [...told, `And ${more} more. --json lists all of them.`];
}

/** Reads a file by the rules of the game that it names. */
async function read(json: unknown): Promise<{ game: Game | null; reading: ScenarioReading }> {
  const named = scenarioGame(json);
  if (!named.ok) return { game: null, reading: { ok: false, problems: [named.problem] } };
  if (!registry.some(({ id }) => id === named.game)) {
    const problem = `There is no game "${named.game}"; there are ${listed(registry.map(({ id }) => id))}.`;
    return { game: null, reading: { ok: false, problems: [{ path: 'game', problem }] } };
  }
  const game = await gameOf(named.game);
  const reading = readScenario(game, json);
  const problems = reading.ok ? lessonProblems(game, scenarioOf(game, reading.file)) : [];
  return { game, reading: problems.length === 0 ? reading : { ok: false, problems } };
}

function readingJson(reading: ScenarioReading): object {
  if (!reading.ok) return reading;
  const { game, id, title } = reading.file;
  return { ok: true, game, id, title };
}

type Sound = Extract<ScenarioReading, { ok: true }>;

function soundLine(path: string, game: Game, { file }: Sound): string {
  const scenario = scenarioOf(game, file);
  const whose = game.scenarios.includes(scenario) ? 'which the game has itself' : `id ${scenario.id}`;
  const title = `"${scenarioTitle(game, scenario)}"`;
  return `The file "${path}" is sound: ${title}, a scenario of ${titleOf(wordsOf(game), game.id)}, ${whose}.`;
}

/** Prints the file of a scenario that a game has, to start one's own from. */
export async function showScenario(
  id: string,
  name: string | undefined,
  { json }: ScenarioOptions,
  terminal: Terminal,
): Promise<number> {
  const game = await gameOf(id);
  const files = game.scenarios.filter(({ file }) => file !== undefined);
  if (files.length === 0)
    throw new CommandFault(`${id} has no scenario file to start from: its scenarios are part of the program.`);
  const { file } = name === undefined ? (files[0] as Scenario) : scenarioOf(game, name);
  if (!file) {
    const known = listed(files.map((each) => each.id));
    throw new CommandFault(`The scenario "${name}" of ${id} is part of the program, and no file; ${known} is.`);
  }
  terminal.json(file, json ? undefined : 2);
  return EXIT.ok;
}

/** Prints the JSON Schema of a game's scenario files, for editors and other programs. */
export async function showSchema(id: string, { json }: ScenarioOptions, terminal: Terminal): Promise<number> {
  terminal.json(scenarioSchema(await gameOf(id)), json ? undefined : 2);
  return EXIT.ok;
}
