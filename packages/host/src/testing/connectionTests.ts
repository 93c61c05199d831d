import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';
import { until } from './until.ts';

/** Connections that break, close, or send everything at once. */
export function connectionTests(ports: () => Promise<Ports>): void {
  describe('connections', () => {
    it('drops a connection that cannot be pushed to, and nobody else notices', async () => {
      const all = await ports();
      const reported: unknown[] = [];
      const host = createHost({ ...all, report: (error) => reported.push(error) });
      const desk = deskAt(host);
      const match = await desk.begin();
      const broken = host.connect(() => {
        throw new Error('The line is dead.');
      });
      expect(await broken.request({ id: 1, kind: 'open', match })).toMatchObject({ ok: true });
      await until(all, () => reported.length > 0);
      await desk.order(match, 'red', 1);
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
      expect(await broken.request({ id: 2, kind: 'rules', match })).toMatchObject({ ok: false });
      expect(reported).toHaveLength(1);
      await desk.ask('leave', { match });
      await deskAt(createHost(all)).open(match);
    });

    it('drops one whose pushes fail later, too', async () => {
      const all = await ports();
      const host = createHost(all);
      const match = await deskAt(host).begin();
      const push: () => unknown = () => Promise.reject(new Error('The line is dead.'));
      const broken = host.connect(push);
      await broken.request({ id: 1, kind: 'open', match });
      for (let tries = 0; tries < 50; tries++) await all.clock.pause(1);
      expect(await broken.request({ id: 2, kind: 'saves' })).toMatchObject({ problem: 'This connection is closed.' });
    });

    it('holds nothing for a connection that closed while a match was beginning or opening', async () => {
      const all = await ports();
      const first = deskAt(createHost(all));
      const match = await first.begin();
      await first.close();
      for (const request of [
        { id: 1, kind: 'open', match },
        { id: 1, kind: 'begin', game: 'skirmish' },
      ]) {
        const host = createHost(all);
        const connection = host.connect(() => {});
        const reply = connection.request(request);
        await connection.close();
        await reply;
        expect(await connection.request({ id: 2, kind: 'open', match })).toMatchObject({ ok: false });
      }
      const again = deskAt(createHost(all));
      for (const save of (await again.ask('saves', {})).saves) {
        await again.open(save.match);
        await again.ask('leave', { match: save.match });
      }
    });

    it('holds nothing where a match cannot be shown when it begins', async () => {
      const all = await ports();
      const held: string[] = [];
      const registry = all.registry.map((each) => ({
        ...each,
        load: async () => ({
          ...(await each.load()),
          present: () => {
            throw new Error('Nothing to show.');
          },
        }),
      }));
      const store = {
        ...all.store,
        hold: async (match: string) => {
          const release = await all.store.hold(match);
          held.push(match);
          return () => {
            held.splice(held.indexOf(match), 1);
            release();
          };
        },
      };
      const desk = deskAt(createHost({ ...all, registry, store }));
      await expect(desk.begin()).rejects.toMatchObject({
        fault: true,
        message: 'Something went wrong in the program.',
      });
      expect(held).toEqual([]);
    });
  });
}

export function sendingTests(ports: () => Promise<Ports>): void {
  describe('what connections send', () => {
    it('leaves after the orders that were sent before', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      const sent = await Promise.allSettled([
        desk.ask('order', { match, seat: 'red', answer: 1 }),
        desk.ask('order', { match, seat: 'red', answer: 'north' }),
        desk.ask('order', { match, seat: 'red', answer: false }),
        desk.ask('leave', { match }),
      ]);
      expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'));
      const again = deskAt(createHost(all));
      await again.open(match);
      expect((await again.view(match, 'red')).prompt).toMatchObject({ step: 'bids' });
    });

    it('gives a connection the file of its own seats, and nothing of a match that only others have open', async () => {
      const host = createHost(await ports());
      const [red, blue, stranger] = [deskAt(host), deskAt(host), deskAt(host)];
      const match = await red.begin({ seats: { red: PERSON, blue: PERSON }, dice: { kind: 'fair' }, as: ['red'] });
      await blue.open(match, undefined, ['blue']);
      await red.order(match, 'red', 1);
      await blue.order(match, 'blue', 2);
      const { text } = await blue.ask('export', { match });
      expect((JSON.parse(text) as { orders: unknown }).orders).toEqual([{ by: 'blue', answer: 2 }]);
      expect(text).not.toContain('serverSeed');
      await expect(blue.ask('copy', { match, name: 'Mine' })).rejects.toThrow(/what they hide/);
      for (const asked of [
        stranger.ask('export', { match }),
        stranger.ask('copy', { match, name: 'Mine' }),
        stranger.ask('rename', { match, name: 'Mine' }),
      ])
        await expect(asked).rejects.toThrow(/Others have this match open/);
    });
  });
}
