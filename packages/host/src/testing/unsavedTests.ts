import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { breakable } from './breakable.ts';
import { deskAt } from './desk.ts';

/** What was ordered while the store could not write. */
export function unsavedTests(ports: () => Promise<Ports>): void {
  describe('orders that could not be saved', () => {
    it('refuses to leave with them, unless told to discard them', async () => {
      const all = await ports();
      const store = breakable(all.store);
      const desk = deskAt(createHost({ ...all, store }));
      const match = await desk.begin();
      store.broken = 'The disk is full.';
      await desk.order(match, 'red', 1);
      await expect(desk.ask('leave', { match })).rejects.toThrow(/can't be saved: The disk is full\. Export it/);
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
      await desk.order(match, 'red', 'north');
      await expect(desk.open(match, { red: 'drawn', blue: PERSON })).rejects.toThrow(/can't be saved/);
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'rest' });
      await desk.ask('leave', { match, discard: true });
      store.broken = null;
      await desk.open(match);
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'bids' });
    });

    it('leaves where nothing would be lost', async () => {
      const all = await ports();
      const store = breakable(all.store);
      const desk = deskAt(createHost({ ...all, store }));
      const match = await desk.begin();
      store.broken = 'The disk is full.';
      await desk.ask('leave', { match });
      await desk.open(match);
      await desk.ask('leave', { match });
    });

    it('keeps the match open where the connection closes, and saves it when it can', async () => {
      const all = await ports();
      const store = breakable(all.store);
      const host = createHost({ ...all, store });
      const desk = deskAt(host);
      const match = await desk.begin();
      store.broken = 'The disk is full.';
      await desk.order(match, 'red', 1);
      await desk.close();
      await expect(deskAt(createHost(all)).open(match)).rejects.toThrow(/open/);
      const next = deskAt(host);
      await next.open(match);
      expect((await next.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
      await next.close();
      store.broken = null;
      await deskAt(host).ask('saves', {});
      const last = deskAt(host);
      await last.open(match);
      await last.ask('leave', { match });
      const other = deskAt(createHost(all));
      await other.open(match);
      expect((await other.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
    });

    it('goes back to before the order that failed, not to what was saved long before', async () => {
      const all = await ports();
      const store = breakable(all.store);
      const desk = deskAt(createHost({ ...all, store }));
      const match = await desk.begin({ seats: { red: PERSON, blue: 'broken' } });
      store.broken = 'The disk is full.';
      await desk.order(match, 'red', 1, 'north');
      const before = await desk.view(match, 'red');
      await expect(desk.order(match, 'red', false)).rejects.toMatchObject({
        fault: true,
        message: 'Something went wrong in the program. The match stands as it did before.',
      });
      const after = await desk.view(match, 'red');
      expect(after.prompt).toEqual(before.prompt);
      expect(after.presentation).toEqual(before.presentation);
      expect(desk.followed(match).table).toEqual(after);
    });

    it('says that it was the store, where that fails', async () => {
      const all = await ports();
      const reported: unknown[] = [];
      const store = { ...breakable(all.store), fresh: () => Promise.reject(new Error('The disk is gone.')) };
      const desk = deskAt(createHost({ ...all, store, report: (error) => reported.push(error) }));
      await expect(desk.begin()).rejects.toMatchObject({
        message: "The match can't be saved: The disk is gone.",
        fault: false,
      });
      expect(reported).toEqual([]);
    });

    it('opens a match that moved with other seats, under both its names', async () => {
      const all = await ports();
      const store = breakable(all.store);
      const desk = deskAt(createHost({ ...all, store }));
      const match = await desk.begin();
      const elsewhere = await all.store.fresh({ game: 'skirmish', scenario: 'field' });
      store.moveTo = elsewhere;
      await desk.order(match, 'red', 1);
      const opening = await desk.open(match, { red: 'drawn', blue: PERSON });
      expect(opening.meta.match).toBe(elsewhere);
      // What was ordered after it moved is there.
      expect((await desk.view(match, 'blue')).prompt).toMatchObject({ step: 'place' });
      expect(await desk.view(elsewhere, 'blue')).toEqual(await desk.view(match, 'blue'));
    });
  });
}
