import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Chance, Clock } from '@point-option/host';

export const clock: Clock = {
  now: Date.now,
  // A thinking staff keeps the program busy: Ctrl-C is heard in the pauses.
  pause: (ms) => wait(ms),
  alarm: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

export const chance: Chance = { seed: () => randomBytes(32).toString('hex') };
