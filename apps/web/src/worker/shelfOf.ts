import { type Game, type JsonObject, say, seat, simulate } from '@point-option/engine';
import type { Entry } from '@point-option/games';
import { describeStaff, named, shelfScenario, staffIds, wordsOf } from '@point-option/host';
import type { ShelfGame } from './protocol.ts';
import { games } from './registry.ts';

/** What the lobby says of every game of the registry. */
export async function shelf(): Promise<ShelfGame[]> {
  return Promise.all(
    games.map(async (entry) => {
      const [first] = (await entry.studies?.()) ?? [];
      return {
        ...shelfGame(await entry.load(), entry),
        ...(first && { studies: first.study.title }),
      };
    }),
  );
}

function shelfGame(game: Game, { chart, miniature }: Entry): ShelfGame {
  const words = wordsOf(game);
  return {
    id: game.id,
    title: named(words, 'title', game.id),
    aim: Object.hasOwn(words, 'aim') ? say(words, { key: 'aim' }) : '',
    ...(Object.hasOwn(words, 'invitation') && { invitation: say(words, { key: 'invitation' }) }),
    miniature: miniature === true,
    hasChart: chart !== undefined,
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
    staff: staffIds(game).map((id) => ({ id, ...describeStaff(words, id) })),
    hidden: game.secrets.length > 0,
  };
}

/** Staff play it out once: how many decisions a side had that were any. */
function ordersIn(game: Game, scenario: string | JsonObject): number {
  const { played } = simulate(game, seat(game), { scenario, seed: 'shelf' });
  return Math.ceil(played.choices / game.sides.length);
}
