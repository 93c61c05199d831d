import { expect } from 'vitest';
import type { Ports } from '../ports.ts';

/** Waits for what a host does in its own time. */
export async function until({ clock }: Ports, test: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2000 && !test(); tries++) await clock.pause(1);
  expect(test()).toBe(true);
}
