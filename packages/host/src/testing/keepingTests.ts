import { begin, fork, type Game, matchFile, message, readMatchFile } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { breakable } from './breakable.ts';
import { deskAt } from './desk.ts';

export function keepingTests(ports: () => Promise<Ports>): void {
  describe('matches that are kept', () => {
    it('goes on where it was left, in any host on the same store', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      await desk.order(match, 'red', 1, 'north');
      const before = await desk.view(match, 'red');
      await desk.ask('leave', { match });
      await expect(desk.view(match, 'red')).rejects.toThrow(/not open here/);
      const again = deskAt(createHost(all));
      await again.open(match);
      const after = await again.view(match, 'red');
      expect(after).toEqual({ ...before, seq: after.seq, since: after.since });
      expect(after.since).toBe(after.journalLength);
      await again.ask('undo', { match, seat: 'red' });
      await again.ask('redo', { match, seat: 'red' });
      expect((await again.view(match, 'red')).prompt).toEqual(after.prompt);
    });

    it('lists, renames, copies, exports and deletes', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.ask('rename', { match, name: ' The ford ' });
      await expect(desk.ask('rename', { match, name: '  ' })).rejects.toThrow(/at least one letter/);
      const { meta } = await desk.ask('copy', { match, name: 'Another' });
      await expect(desk.ask('delete', { match })).rejects.toThrow(/Leave it first/);
      await desk.order(match, 'red', 1);
      await desk.ask('leave', { match });
      await desk.ask('rename', { match: meta.match, name: 'Copy' });
      const { saves } = await desk.ask('saves', {});
      expect(saves.map(({ name }) => name).toSorted()).toEqual(['Copy', 'The ford']);
      expect(saves.find(({ name }) => name === 'The ford')).toMatchObject({ where: ['Turn 1.', 'Red 0, Blue 0'] });
      const { file, text } = await desk.ask('export', { match });
      expect(file).toMatch(/^skirmish-the-ford-\d{4}-\d\d-\d\d\.json$/);
      const { orders } = JSON.parse(text) as { orders: unknown[] };
      expect(orders).toHaveLength(2);
      await desk.ask('delete', { match: meta.match });
      expect((await desk.ask('saves', {})).saves.map(({ name }) => name)).toEqual(['The ford']);
      await expect(desk.ask('open', { match: meta.match })).rejects.toThrow();
    });

    it("says of a file from outside what in it is not the game's own", async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const game = (await all.registry[0]?.load()) as Game;
      const played = begin(game, { dice: { kind: 'fast', seed: 'a' } });
      const own = await desk.ask('import', { text: JSON.stringify(matchFile(played)) });
      expect(own.notes).toEqual([]);
      const text = JSON.stringify(matchFile(fork(played, 'red', 'b')));
      const { notes } = await desk.ask('import', { text });
      expect(notes.join(' ')).toMatch(/does not begin with the game's own set-up/);
    });

    it('seats people anew where nobody else plays', async () => {
      const host = createHost(await ports());
      const [a, b] = [deskAt(host), deskAt(host)];
      const match = await a.begin();
      const opening = await a.open(match, { red: 'drawn', blue: PERSON });
      expect(opening.people).toEqual(['blue']);
      // The staff had bid for blue already.
      expect((await a.view(match, 'blue')).prompt).toMatchObject({ step: 'place' });
      await b.open(match);
      await expect(b.open(match, { red: PERSON, blue: 'drawn' })).rejects.toThrow(/Others have this match open/);
    });

    it('says that a match is not kept, plays on, and keeps it when it can', async () => {
      const all = await ports();
      const store = breakable(all.store);
      const desk = deskAt(createHost({ ...all, store }));
      const match = await desk.begin();
      store.broken = 'The disk is full.';
      await desk.order(match, 'red', 1);
      expect(desk.seen(match).unsaved).toBe('The disk is full.');
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
      store.broken = null;
      await desk.ask('standing', { match, seat: 'red', box: 'north', on: true });
      expect(desk.seen(match).unsaved).toBeNull();
      await desk.close();
      const again = deskAt(createHost(all));
      await again.open(match);
      expect((await again.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
    });

    it('goes on under another id where the store had to put the match elsewhere', async () => {
      const all = await ports();
      const store = breakable(all.store);
      const desk = deskAt(createHost({ ...all, store }));
      const match = await desk.begin();
      const elsewhere = await all.store.fresh({ game: 'skirmish', scenario: 'field' });
      store.moveTo = elsewhere;
      await desk.order(match, 'red', 1);
      expect(desk.pushes).toContainEqual({ push: 'note', match, note: 'It moved.', now: elsewhere });
      await desk.order(match, 'red', 'north');
      await desk.order(elsewhere, 'red', false);
      expect(desk.followed(match).table).toEqual(await desk.view(elsewhere, 'red'));
      const { text } = await all.store.read(elsewhere);
      const exported = readMatchFile((await desk.ask('export', { match })).text);
      expect(readMatchFile(text)).toEqual({ ...exported, inPlay: true });
    });
  });
}

export function sharedStoreTests(ports: () => Promise<Ports>): void {
  describe('matches in a store that others see', () => {
    it('tells a list of matches only what every side is told alike', async () => {
      const all = await ports();
      const registry = all.registry.map((entry) => ({
        ...entry,
        load: async () => {
          const game = await entry.load();
          const present: typeof game.present = (seen) => {
            const shown = game.present(seen);
            return { ...shown, headings: [message('kernel.plain', { id: `for ${seen.side}` }), ...shown.headings] };
          };
          return { ...game, present };
        },
      }));
      const desk = deskAt(createHost({ ...all, registry }));
      await desk.begin();
      expect((await desk.ask('saves', {})).saves[0]?.where).toEqual(['Turn 1.', 'Red 0, Blue 0']);
    });

    it('lists it where it stands once it was looked at, though a killed program had not said so', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      await desk.ask('leave', { match });
      const where = async () => (await desk.ask('saves', {})).saves[0]?.where;
      const { kept } = await all.store.read(match);
      await all.store.note({ ...kept, where: ['Turn 0.'] });
      expect(await where()).toEqual(['Turn 0.']);
      await desk.open(match);
      await desk.ask('leave', { match });
      expect(await where()).toEqual(['Turn 1.', 'Red 0, Blue 0']);
    });

    it('holds a match: two hosts do not write one', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      const other = deskAt(createHost(all));
      await expect(other.open(match)).rejects.toThrow(/open/);
      await desk.close();
      await other.open(match);
      expect((await other.view(match, 'red')).prompt).toMatchObject({ step: 'bids' });
    });
  });
}
