import { type Catalogue, type Game, kernelWords, random, say } from '@point-option/engine';

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
  'host.die first': 'An order waits for a die. Roll it first, or take the order back.',
  'host.no face': 'A die of {sides} sides has no face {face}.',
  'host.undo not yours': 'This die is not for an order of yours, so there is nothing to take back.',
  'host.undo typed': 'A die of this order is rolled already, so it cannot be taken back.',
  'host.undo secret': 'This order has already revealed a secret, so it cannot be taken back.',
};

/** Every word of a game, of the kernel and of the host. */
export function wordsOf(game: Game): Catalogue {
  return { ...kernelWords, ...hostWords, ...game.words };
}

/** The words under a key, or the id itself where the game has none. */
export function named(words: Catalogue, key: string, id: string): string {
  return Object.hasOwn(words, key) ? say(words, { key }) : id;
}

/** The name of staff, and what they do where the words tell: "staff.<id>" and "staff.<id> about". */
export function describeStaff(words: Catalogue, id: string): { readonly name: string; readonly about: string } {
  return { name: named(words, `staff.${id}`, id), about: named(words, `staff.${id} about`, '') };
}

/** Everyone who can be seated, the default staff first. */
export function staffIds(game: Game): string[] {
  return [...game.staff.map(({ id }) => id), random.id];
}
