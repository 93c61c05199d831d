import type { Chance, Ports } from '@point-option/host';
import { browserStore } from './browserStore.ts';
import { clock } from './clock.ts';
import { orInTab } from './orInTab.ts';

const chance: Chance = {
  seed: () =>
    [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
};

/** What a host needs besides games, as a browser has it. */
export const browserPorts: Omit<Ports, 'registry'> = {
  store: orInTab(browserStore),
  clock,
  chance,
  // The page says only that something failed; the console says what.
  report: (error) => console.error(error),
};
