import { capital, type Catalogue, type Game, kernelWords, random, say, type Side } from '@point-option/engine';

/** What the host itself says, beside the words of the kernel and of the game. */
const hostWords: Catalogue = {
  'staff.random': 'Random',
  'staff.random about': 'any legal order',
  'host.yes': 'Yes',
  'host.no': 'No',
  'host.placed': '{piece}: {box}',
  'host.allotted': '{item}: {n}',
  'host.nothing': 'Nothing',
  'host.clock': '{count} {n} of {of}',
  'host.die first': 'Roll the die for your pending order first, or undo the order.',
  'host.no face': "A d{sides} can't show {face}.",
  'host.undo not yours': "This roll isn't for your order, so you have nothing to undo.",
  'host.undo no decision':
    "You've made no decision that you can undo. Questions with nothing to choose were answered for you.",
  'host.undo typed': "You've already rolled for this order, so you can't undo it.",
  'host.undo secret': "This order has already revealed a secret, so you can't undo it.",
};

/** Every word of a game, of the kernel and of the host. */
export function wordsOf(game: Game): Catalogue {
  return { ...kernelWords, ...hostWords, ...game.words };
}

/** The words under a key, or the id itself where the game has none. */
export function named(words: Catalogue, key: string, id: string): string {
  return Object.hasOwn(words, key) ? say(words, { key }) : id;
}

/** A side by its name, to begin a sentence with. */
export function sideName(game: Game, side: Side): string {
  return capital(named(wordsOf(game), `side.${side}`, side));
}

/** The name of staff, and what they do where the words tell: "staff.<id>" and "staff.<id> about". */
export function describeStaff(words: Catalogue, id: string): { readonly name: string; readonly about: string } {
  return { name: named(words, `staff.${id}`, id), about: named(words, `staff.${id} about`, '') };
}

/** Everyone who can be seated, the default staff first. */
export function staffIds(game: Game): string[] {
  return [...game.staff.map(({ id }) => id), random.id];
}
