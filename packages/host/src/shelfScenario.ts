import { type Game, lessonOf, type Scenario, scenarioOptions, scenarioTitle } from '@point-option/engine';
import type { ShelfScenario } from './protocol.ts';

/** What a list of scenarios says of one. */
export function shelfScenario(game: Game, scenario: Scenario): ShelfScenario {
  const about = scenario.file?.['about'] ?? game.words[`about.${scenario.id}`];
  const lesson = lessonOf(scenario);
  const options = scenarioOptions(scenario);
  return {
    id: scenario.id,
    title: scenarioTitle(game, scenario),
    about: typeof about === 'string' ? about : '',
    ...(lesson && { teaches: lesson.teaches, steps: lesson.steps.length }),
    ...(lesson?.side !== undefined && { teachesSide: lesson.side }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}
