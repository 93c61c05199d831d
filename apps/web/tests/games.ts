import { type Entry, registry } from '@point-option/games';

/** The games of the tests' build of the page: those of the shelf, and one that uses every part of the contract. */
export const games: readonly Entry[] = [
  ...registry,
  { id: 'torture', load: async () => (await import('@point-option/torture')).torture },
];
