import { type Game, integer, type JsonObject, scenarioSchema } from '@point-option/engine';
import { expect, it } from 'vitest';
import { scenarioFileFault } from './scenarioFiles.ts';

const file: JsonObject = {
  format: 'point-option scenario',
  version: 1,
  game: 'ferry',
  id: 'fog',
  title: 'Fog',
  about: 'Thick.',
  days: 3,
};

/** As much of a game as its files are checked with. */
function ferry(own: JsonObject): Game {
  const scenarioForm = { fields: { days: integer({ min: 1 }) } };
  return { id: 'ferry', scenarios: [{ id: 'plain' }, { id: 'fog', file: own }], scenarioForm } as unknown as Game;
}

const sound = ferry(file);
const schema = JSON.parse(JSON.stringify(scenarioSchema(sound))) as JsonObject;

it('sound files with their schema published are in order, and so is a game without files', () => {
  expect(scenarioFileFault(sound, schema)).toBeNull();
  expect(scenarioFileFault({ id: 'plain', scenarios: [{ id: 'only' }] } as unknown as Game, null)).toBeNull();
});

it.each<[string, Game, unknown, string]>([
  ['a wrong file', ferry({ ...file, days: 0 }), schema, 'days: It should be a whole number, at least 1, but is 0.'],
  ['a file of another name', ferry({ ...file, id: 'mist' }), schema, 'the scenario "fog" has the id "mist".'],
  ['no schema', sound, null, 'games/ferry/scenario.schema.json is not the schema'],
  ['a stale schema', sound, { ...schema, required: [] }, 'npx point-option scenario schema ferry >'],
])('told is %s', (_what, game, published, sentence) => {
  expect(scenarioFileFault(game, published)).toContain(sentence);
});
