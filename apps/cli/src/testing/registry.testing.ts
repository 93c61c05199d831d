import { type Adjudications, BadInput, type Game, type Proof } from '@point-option/engine';
import { ambush } from './ambush.testing.ts';

/** Stands in the place of the registry: the test game, and the same without scenario files. */
const games: readonly Game[] = [ambush, plain()];

function plain(): Game {
  const { scenarioForm: _form, ...rest } = ambush as Game;
  return { ...rest, id: 'plain', scenarios: [{ id: 'strait' }] };
}

export const registry = games.map((game) => ({ id: game.id, load: () => Promise.resolve(game) }));

export function gameOf(id: string): Promise<Game> {
  const game = games.find((each) => each.id === id);
  if (!game) throw new BadInput(`There is no game "${id}".`);
  return Promise.resolve(game);
}

/** The test games have none of these. */
export function adjudicationsOf(): Promise<Adjudications> {
  return Promise.resolve({});
}

export function proofOf(): Promise<Proof> {
  return Promise.resolve({});
}

export function invariantsOf(): Promise<null> {
  return Promise.resolve(null);
}
