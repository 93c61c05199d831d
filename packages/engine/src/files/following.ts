import { failureOf } from './failure.ts';
import { chartProblem } from './foreign.ts';
import { type Game, optionsOf } from '../play/game.ts';
import type { MatchHeader } from './header.ts';
import { beginFrom, give, type Match } from '../play/match.ts';
import { FileFault, type MatchFile } from './matchForm.ts';
import { say } from '../view/message.ts';
import type { PlaceProblem } from './places.ts';
import type { Order } from '../play/record.ts';
import { type Scenario, scenarioIn, scenarioOf, scenarioProblems } from './scenario.ts';
import { shown } from './shapeWords.ts';
import { standingProblem, startProblem } from './start.ts';
import { words as kernelWords } from '../view/words.ts';

export function headerOf(file: { readonly header: MatchFile['header'] }): MatchHeader {
  const { sum: _sum, ...header } = file.header;
  return header;
}

/** Begins the match of a file's header, which anybody may have written. */
export function started(game: Game, header: MatchHeader): Match {
  return blamed('header', () => {
    soundScenario(game, header);
    optionsOf(game, header.options);
    refuse(startProblem(header, game));
    const match = beginFrom(game, header);
    refuse(standingProblem(match));
    return match;
  });
}

export function refuse(found: PlaceProblem | null): void {
  if (found) throw new FileFault(found.field, found.problem);
}

/** The scenario of a file's header, which anybody may have written, as they may its charts. */
export function soundScenario(game: Game, header: MatchHeader): Scenario {
  const { scenario, scenarioFile } = header;
  refuse(chartProblem(header, game));
  if (scenarioFile === undefined) return scenarioOf(game, scenario);
  const [wrong] = scenarioProblems(game, scenarioFile);
  if (wrong) throw new FileFault(`header.scenarioFile.${wrong.path}`, wrong.problem);
  if (scenarioFile['id'] !== scenario)
    throw new FileFault('header.scenario', `It is not the id in its file, which is ${shown(scenarioFile['id'])}.`);
  return scenarioIn(game, header);
}

export function follow(match: Match, order: Order, index: number, game: Game): void {
  const field = `orders[${index}]`;
  const refusal = blamed(field, () => give(match, order));
  if (refusal !== null) throw new FileFault(field, say({ ...kernelWords, ...game.words }, refusal.reason));
}

/** What cannot be played is a fault of the file: a changed one can bring the rules to anything. */
export function blamed<T>(field: string, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof FileFault) throw error;
    throw new FileFault(field, failureOf(error));
  }
}
