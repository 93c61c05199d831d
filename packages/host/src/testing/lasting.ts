import { readMatchFile } from '@point-option/engine';
import { expect } from 'vitest';
import { createClient, directly } from '../client.ts';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { type SeenBefore, survived } from './survived.ts';
import { type Acknowledged, beginLong, playOn, SEAT } from './tireless.ts';

/** How often the program ends in the midst of such a match. */
const SITTINGS = 4;
/** About one order in two is the person's. */
const PERSONAL = 0.55;
/** As many orders as there may be since the last bookmark. */
const SINCE_BOOKMARK = 120;

/**
 * Plays a match of so many orders in several sittings, each of which ends without a word, as when the program is
 * killed. After each it is resumed at its bookmark, taken back, played on, exported and verified. `again` gives the
 * ports of a program that starts.
 */
export async function lasts(orders: number, again: () => Promise<Ports>): Promise<void> {
  let match: string | null = null;
  let seen: SeenBefore = { acknowledged: [], shown: 0 };
  for (let n = 0; n < SITTINGS; n++) {
    const ports = await again();
    const host = createHost(ports);
    const client = createClient(directly((push) => host.connect(push)));
    if (match !== null) await client.ask('open', { match });
    match ??= await beginLong(client, orders);
    const own: Acknowledged[] = [];
    await playOn(client, match, {
      orders: Math.ceil((orders * PERSONAL) / SITTINGS),
      acknowledged: (what) => own.push(what),
    });
    const { view } = await client.ask('look', { match, seat: SEAT });
    seen = await survived(await again(), match, {
      acknowledged: [...seen.acknowledged, ...own],
      shown: view.journalLength,
    });
  }
  const { store } = await again();
  const stored = await store.open(match ?? '');
  if (!('head' in stored)) throw new Error('It was written as another text.');
  expect(stored.bookmark).not.toBeNull();
  expect(stored.lines.length).toBeLessThan(SINCE_BOOKMARK);
  expect(readMatchFile((await store.read(match ?? '')).text).orders.length).toBeGreaterThanOrEqual(orders);
}
