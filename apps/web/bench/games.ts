import type { Game } from '@point-option/engine';
import type { Entry } from '@point-option/games';
import { largeSkirmish, skirmish } from '@point-option/host/testing';

export const LARGE = 'large-skirmish';

/** The games of the bench's build of the page: those of the host's tests, which last as long as they are asked to. */
export const games: readonly Entry[] = [
  { id: skirmish.id, load: () => Promise.resolve(skirmish as unknown as Game) },
  { id: LARGE, load: () => Promise.resolve(largeSkirmish(LARGE)) },
];
