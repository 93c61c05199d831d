import { type Game, readMatchFile, verify } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports, Store } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';
import { journal, longMatch, playTurns } from './longPlay.ts';

/** A store that a test can make fail in all it does, and that says when it has read a match whole. */
function failing(store: Store): { store: Store; fails: { all: boolean; read: boolean }; whole: () => number } {
  const fails = { all: false, read: false };
  let whole = 0;
  const unless = <T>(isBroken: boolean, work: () => Promise<T>): Promise<T> =>
    isBroken ? Promise.reject(new Error('The store is gone.')) : work();
  return {
    fails,
    whole: () => whole,
    store: {
      ...store,
      read: async (match) => {
        const text = await unless(fails.all || fails.read, () => store.read(match));
        whole++;
        return text;
      },
      write: (kept, text) => unless(fails.all, () => store.write(kept, text)),
      add: (kept, added) => unless(fails.all, () => store.add(kept, added)),
      mark: (match, marked) => unless(fails.all, () => store.mark(match, marked)),
      note: (kept) => unless(fails.all, () => store.note(kept)),
    },
  };
}

/** A long match that was left and opened again at its bookmark. */
async function resumed(all: Ports, store: Store) {
  const desk = deskAt(createHost(all));
  const match = await longMatch(desk);
  await playTurns(desk, match, 1, 22);
  const told = await journal(desk, match);
  await desk.ask('leave', { match });
  const again = deskAt(createHost({ ...all, store }));
  await again.open(match);
  return { match, told, again, game: (await all.registry[0]?.load()) as Game };
}

/** Long matches whose store fails, or loses them. */
export function lostLongTests(ports: () => Promise<Ports>): void {
  describe('a long match whose store is gone', () => {
    it('is handed over whole, with what was played since', async () => {
      const all = await ports();
      const { store, fails, whole } = failing(all.store);
      const { match, again, game } = await resumed(all, store);
      await expect.poll(whole).toBe(1);
      fails.all = true;
      await playTurns(again, match, 22, 24);
      expect(again.followed(match).unsaved).toBe('The store is gone.');
      const { text, notes } = await again.ask('export', { match });
      expect(notes).toEqual([]);
      expect(verify(readMatchFile(text), () => game)).toMatchObject({ ok: true });
      fails.all = false;
      await playTurns(again, match, 24, 25);
      const { orders } = readMatchFile((await all.store.read(match)).text);
      expect(orders.slice(0, readMatchFile(text).orders.length)).toEqual(readMatchFile(text).orders);
    });

    it('is handed over from where it stands where its first orders were never read', async () => {
      const all = await ports();
      const { store, fails } = failing(all.store);
      fails.read = true;
      const { match, again } = await resumed(all, store);
      fails.all = true;
      await again.order(match, 'red', 1);
      const before = await again.view(match, 'red');
      const { text, notes } = await again.ask('export', { match });
      expect(notes).toEqual([
        expect.stringMatching(/^This file begins where the match stands now, after \d+ orders, with new dice\./),
      ]);
      const brought = await deskAt(createHost(all)).ask('import', { text });
      if (!('meta' in brought)) throw new Error('It is a scenario.');
      const elsewhere = deskAt(createHost(all));
      await elsewhere.open(brought.meta.match, { red: PERSON, blue: 'drawn' });
      const after = await elsewhere.view(brought.meta.match, 'red');
      expect(after.prompt).toMatchObject({ step: 'place' });
      expect(after.presentation).toEqual(before.presentation);
    });

    it('is written anew with every order where the store has lost it, also where it was renamed alone', async () => {
      const all = await ports();
      const { store, whole } = failing(all.store);
      const { match, again, told } = await resumed(all, store);
      await expect.poll(whole).toBe(1);
      const { text } = await again.ask('export', { match });
      await all.store.remove(match);
      await again.ask('rename', { match, name: 'Found again' });
      expect(readMatchFile((await all.store.read(match)).text).orders).toEqual(readMatchFile(text).orders);
      await all.store.remove(match);
      await playTurns(again, match, 22, 27);
      expect(again.followed(match).unsaved).toBeNull();
      const after = await again.ask('export', { match });
      await again.ask('leave', { match });
      const last = deskAt(createHost(all));
      await last.open(match);
      expect((await last.ask('export', { match })).text).toBe(after.text);
      expect((await journal(last, match, 0, told.lines.length)).lines).toEqual(told.lines);
    });

    it('begun in this sitting is written anew, and bookmarked again', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 12);
      await all.store.remove(match);
      await playTurns(desk, match, 12, 22);
      const { text } = await desk.ask('export', { match });
      const told = await journal(desk, match);
      await desk.ask('leave', { match });
      expect(await all.store.open(match)).toMatchObject({ bookmark: expect.any(String) as string });
      const again = deskAt(createHost(all));
      await again.open(match);
      expect((await again.ask('export', { match })).text).toBe(text);
      expect(await journal(again, match)).toEqual(told);
    });

    it('is said to be unsaved where the store has lost it before its first orders were read', async () => {
      const all = await ports();
      const { store, fails } = failing(all.store);
      fails.read = true;
      const { match, again } = await resumed(all, store);
      await all.store.remove(match);
      await again.order(match, 'red', 1);
      expect(again.followed(match).unsaved).toMatch(/^This match was deleted or cleared from where it was saved/);
      await expect(again.ask('leave', { match })).rejects.toThrow(/can't be saved/);
    });
  });
}
