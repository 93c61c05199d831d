import { BadInput, type Game, listed } from '@point-option/engine';

/** A game in the registry: loaded when it is wanted, so that a page fetches only what is played. */
export interface Entry {
  readonly id: string;
  load(): Promise<Game>;
}

/** Every game there is: one line each. */
export const registry: readonly Entry[] = [
  { id: 'philippine-sea', load: async () => (await import('@point-option/philippine-sea')).philippineSea },
  { id: 'marianas', load: async () => (await import('@point-option/marianas')).marianas },
  { id: 'chit-cup', load: async () => (await import('@point-option/chit-cup')).chitCup },
  { id: 'sealed-strike', load: async () => (await import('@point-option/sealed-strike')).sealedStrike },
  { id: 'false-report', load: async () => (await import('@point-option/false-report')).falseReport },
];

/** The game with an id. */
export async function gameOf(id: string): Promise<Game> {
  const entry = registry.find((game) => game.id === id);
  if (!entry) throw new BadInput(`There is no game "${id}"; there are ${listed(registry.map((game) => game.id))}.`);
  return entry.load();
}
