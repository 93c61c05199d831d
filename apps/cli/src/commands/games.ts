import { type Game, scenarioTitle } from '@point-option/engine';
import { registry } from '@point-option/games';
import { EXIT } from '../faults.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { sideName, titleOf, together, wordsOf } from '../text/words.ts';

/** What there is to play. */
export async function listGames(options: { json?: boolean }, terminal: Terminal): Promise<number> {
  const games = await Promise.all(registry.map((entry) => entry.load()));
  if (options.json) terminal.json(games.map(gameJson));
  else terminal.print(...games.flatMap(gameLines));
  return EXIT.ok;
}

function gameJson(game: Game): object {
  const words = wordsOf(game);
  return {
    id: game.id,
    title: titleOf(words, game.id),
    sides: game.sides,
    scenarios: game.scenarios.map((each) => ({ id: each.id, title: scenarioTitle(game, each) })),
  };
}

function gameLines(game: Game): string[] {
  const words = wordsOf(game);
  const sides = game.sides.map((side) => {
    const name = sideName(words, side);
    return name.toLowerCase() === side ? side : `${side} (${name})`;
  });
  return [
    `${game.id}: ${titleOf(words, game.id)}. ${game.sides.length === 1 ? 'For one player' : `Sides: ${together(sides)}`}.`,
    ...game.scenarios.map((each) => `  ${each.id}: ${scenarioTitle(game, each)}`),
  ];
}
