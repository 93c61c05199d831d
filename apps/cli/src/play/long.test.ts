import { join } from 'node:path';
import { lasts, skirmishOnly } from '@point-option/host/testing';
import { afterEach, beforeEach, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { fileStore } from './fileStore.ts';
import { chance, clock } from './ports.ts';

/** `npm run soak` has the time for a match as long as a campaign. */
const isSoak = Number(process.env['POINT_OPTION_SOAK'] ?? 0) > 0;
const ORDERS = isSoak ? 20_000 : 2000;
/** It stops what takes too long by itself: a slow machine is no fault. */
const PATIENCE = isSoak ? 0 : 600_000;

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test(
  `a file of ${ORDERS} orders is played, left without a word, resumed, taken back, exported and verified`,
  async () => {
    await lasts(ORDERS, () => {
      const store = fileStore({ XDG_DATA_HOME: folder.path }, join(folder.path, 'match.json'));
      return Promise.resolve({ registry: skirmishOnly, store, clock, chance });
    });
  },
  PATIENCE,
);
