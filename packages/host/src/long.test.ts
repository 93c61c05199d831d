import { test } from 'vitest';
import { lasts, memoryPorts, type QuickStore, quickStore, skirmishOnly } from './testing/index.ts';

/** `npm run soak` has the time for a match as long as a campaign. */
const isSoak = Number(process.env['POINT_OPTION_SOAK'] ?? 0) > 0;
const ORDERS = isSoak ? 20_000 : 2000;
/** It stops what takes too long by itself: a slow machine is no fault. */
const PATIENCE = isSoak ? 0 : 600_000;

test(
  `a match of ${ORDERS} orders is played, killed, resumed, taken back, exported and verified`,
  async () => {
    let store: QuickStore | undefined;
    await lasts(ORDERS, () => {
      store = quickStore(store);
      return Promise.resolve(memoryPorts(skirmishOnly, store));
    });
  },
  PATIENCE,
);
