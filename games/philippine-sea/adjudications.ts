import type { Adjudication } from '@point-option/engine';
import { advanced } from './adjudications/advanced.ts';
import { combat } from './adjudications/combat.ts';
import { damage } from './adjudications/damage.ts';
import { flight } from './adjudications/flight.ts';
import { intelligence } from './adjudications/intelligence.ts';
import { raids } from './adjudications/raids.ts';
import { search } from './adjudications/search.ts';
import { sequence } from './adjudications/sequence.ts';
import { submarines } from './adjudications/submarines.ts';

/**
 * What can be looked up or resolved alone, with dice rolled by hand, by the same functions that a match uses: for
 * whoever plays the boxed game. Names, input and results are those of the worked examples in fixtures.json, where
 * there is one. Every chart can be read by its id besides.
 */
export const adjudications: Readonly<Record<string, Adjudication>> = {
  ...sequence,
  ...flight,
  ...combat,
  ...intelligence,
  ...search,
  ...raids,
  ...damage,
  ...submarines,
  ...advanced,
};
