import type { Game } from '@point-option/engine';
import { skirmish } from './skirmish.ts';

/** What a large game has besides: units and hexes that nothing happens to. */
const BALLAST = {
  units: Array.from({ length: 800 }, (_, id) => ({ id, hex: id * 21, strength: id % 9, supplied: true })),
  hexes: Array.from({ length: 17_052 }, (_, id) => id % 4),
};

/** The game for tests of hosts, with a state as large as a campaign's. Its rules never look at the ballast. */
export function largeSkirmish(id: string = skirmish.id): Game {
  const light = skirmish as unknown as Game<Record<string, unknown>>;
  return {
    ...light,
    id,
    setup: (scenario, options, file) => ({ ...light.setup(scenario, options, file), ballast: BALLAST }),
  };
}
