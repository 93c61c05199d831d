import {
  type Game,
  type JsonObject,
  lessonOf,
  say,
  type Scenario,
  scenarioOptions,
  scenarioTitle,
  seat,
  simulate,
} from '@point-option/engine';
import { registry } from '@point-option/games';
import { MINIATURES, type ShelfGame, type ShelfScenario } from './protocol.ts';
import { named, staffIds, wordsOf } from './words.ts';

/** What the lobby says of every game of the registry. */
export async function shelf(): Promise<ShelfGame[]> {
  return Promise.all(
    registry.map(async (entry) => {
      const [first] = (await entry.studies?.()) ?? [];
      return {
        ...shelfGame(await entry.load(), entry.chart !== undefined),
        ...(first && { studies: first.study.title }),
      };
    }),
  );
}

function shelfGame(game: Game, hasChart: boolean): ShelfGame {
  const words = wordsOf(game);
  return {
    id: game.id,
    title: named(words, 'title', game.id),
    aim: Object.hasOwn(words, 'aim') ? say(words, { key: 'aim' }) : '',
    miniature: MINIATURES.includes(game.id),
    hasChart,
    sides: game.sides.map((id) => ({ id, name: named(words, `side.${id}`, id) })),
    scenarios: game.scenarios.map((scenario) => ({
      ...shelfScenario(game, scenario),
      orders: ordersIn(game, scenario.id),
    })),
    options: Object.entries(game.options ?? {}).map(([id, spec]) => ({
      id,
      title: named(words, `option.${id}`, id),
      rule: spec.rule,
      default: spec.default,
      ...(spec.choices && { choices: spec.choices }),
    })),
    staff: staffIds(game).map((id) => ({ id, title: named(words, `staff.${id}`, id) })),
    hidden: game.secrets.length > 0,
  };
}

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

/** Staff play it out once: how many decisions a side had that were any. */
function ordersIn(game: Game, scenario: string | JsonObject): number {
  const { played } = simulate(game, seat(game), { scenario, seed: 'shelf' });
  return Math.ceil(played.choices / game.sides.length);
}
