import { existsSync } from 'node:fs';
import { type Game, listed, readScenario, type Scenario, scenarioOf, type ScenarioProblem } from '@point-option/engine';
import { CommandFault } from './faults.ts';
import { parseJson, readText } from './files.ts';
import { fieldProblem } from './matches.ts';
import { commandText } from './text/again.ts';

/** A scenario by its id or from a file; the first of the game where nothing is given. */
export function scenarioAsked(game: Game, given: string | undefined): Scenario {
  const isNamed = given === undefined || game.scenarios.some(({ id }) => id === given);
  if (isNamed || !isPath(given)) return scenarioOf(game, given);
  if (!game.scenarioForm) {
    const own = listed(game.scenarios.map(({ id }) => id));
    throw new CommandFault(`${game.id} takes no scenario files, so "${given}" cannot be played; it has ${own}.`);
  }
  const reading = readScenario(game, jsonIn(given));
  if (!reading.ok) throw unusable(given, reading.problems);
  return scenarioOf(game, reading.file);
}

/** Whether a word means a file rather than a name. */
function isPath(word: string): boolean {
  return word.endsWith('.json') || /[/\\]/.test(word) || existsSync(word);
}

/** The JSON of a scenario file. */
export function jsonIn(path: string): unknown {
  return parseJson(readText(path), `The file "${path}"`);
}

/** The first problem in a sentence, and how to see the others. */
function unusable(path: string, problems: readonly ScenarioProblem[]): CommandFault {
  const [first, ...others] = problems;
  const problem = first ? fieldProblem(first.path, first.problem) : '';
  const all = `${commandText('scenario', 'check', path)} tells all`;
  const more = others.length === 0 ? '' : ` There ${others.length === 1 ? 'is' : 'are'} ${others.length} more: ${all}.`;
  return new CommandFault(`The scenario file "${path}" cannot be used: ${problem}${more}`);
}
