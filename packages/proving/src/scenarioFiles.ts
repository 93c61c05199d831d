import { type Game, readScenario, same, scenarioSchema } from '@point-option/engine';

/**
 * A game whose scenarios are files has only sound ones, and publishes the schema that they are checked with. The first
 * thing that does not hold, as a sentence; `published` is what stands in its scenario.schema.json.
 */
export function scenarioFileFault(game: Game, published: unknown): string | null {
  for (const { id, file } of game.scenarios) {
    if (file === undefined) continue;
    if (file['id'] !== id) return `The file of the scenario "${id}" has the id ${JSON.stringify(file['id'])}.`;
    const reading = readScenario(game, file);
    const [first] = reading.ok ? [] : reading.problems;
    if (first) return `The file of the scenario "${id}" is wrong. ${first.path}: ${first.problem}`;
  }
  if (!game.scenarioForm || same(published, scenarioSchema(game))) return null;
  const file = `games/${game.id}/scenario.schema.json`;
  return `${file} is not the schema of the game's form: write it with npx point-option scenario schema ${game.id} > ${file}`;
}
