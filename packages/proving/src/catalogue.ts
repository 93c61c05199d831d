import { type Catalogue, type Game, kernelWords } from '@point-option/engine';

const known = new WeakMap<object, Catalogue>();

/** Every word of a game and of the kernel, put together once: a proof asks for them at every order. */
export function catalogueOf(game: Game): Catalogue {
  let words = known.get(game.words);
  if (words === undefined) {
    words = { ...kernelWords, ...game.words };
    known.set(game.words, words);
  }
  return words;
}
