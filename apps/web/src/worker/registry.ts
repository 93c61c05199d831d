import { type Entry, registry } from '@point-option/games';

/** The games that this page plays. The tests' build puts another list in the place of this file. */
export const games: readonly Entry[] = registry;
