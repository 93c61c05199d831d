import { type Entry, registry } from '@point-option/games';

/** The games of the tests' build of the page: those of the shelf, one of names that mean several things, and one that uses every part of the contract. */
export const games: readonly Entry[] = [
  ...registry,
  { id: 'same-names', load: async () => (await import('@point-option/host/testing/sameNames')).sameNames },
  { id: 'torture', load: async () => (await import('@point-option/torture')).torture },
];
