import { type Catalogue, type Game, kernelWords, random, say } from '@point-option/engine';

/** Every word of a game and of the kernel. */
export function wordsOf(game: Game): Catalogue {
  return { ...kernelWords, 'staff.random': 'Any legal order, drawn by lot', ...game.words };
}

/** The words under a key, or the id itself where the game has none. */
export function named(words: Catalogue, key: string, id: string): string {
  return Object.hasOwn(words, key) ? say(words, { key }) : id;
}

/** Everybody who can be seated, the one to play by default first. */
export function staffIds(game: Game): string[] {
  return [...game.staff.map(({ id }) => id), random.id];
}
