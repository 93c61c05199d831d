import { describeStaff, staffIds, wordsOf } from '@point-option/host';
import { type Game, scenarioTitle } from '@point-option/engine';
import { registry } from '@point-option/games';
import { EXIT } from '../faults.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { optionTitle, sideName, titleOf, together } from '../text/words.ts';

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
    options: Object.entries(game.options ?? {}).map(([id, spec]) => ({ id, title: optionTitle(words, id), ...spec })),
    staff: staffIds(game),
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
    ...optionLines(game),
    ...staffLines(game),
  ];
}

/** Who can play a side that no person plays. */
function staffLines(game: Game): string[] {
  const words = wordsOf(game);
  return staffIds(game).map((id) => {
    const { name, about } = describeStaff(words, id);
    return `  --staff SIDE=${id}: ${name}${about === '' ? '' : `. ${about}`}`;
  });
}

/** The optional rules, each with what it may be and what it is where nothing is said. */
function optionLines(game: Game): string[] {
  const words = wordsOf(game);
  return Object.entries(game.options ?? {}).map(([id, { default: usual, choices, rule }]) => {
    const values = choices ?? (typeof usual === 'boolean' ? [true, false] : []);
    const others = values.filter((value) => value !== usual).join(' or ');
    return `  --option ${id}=${String(usual)}${others === '' ? '' : ` (or ${others})`}: ${optionTitle(words, id)} (rule ${rule})`;
  });
}
