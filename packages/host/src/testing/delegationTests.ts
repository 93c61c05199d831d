import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';

export function delegationTests(ports: () => Promise<Ports>): void {
  describe('staff', () => {
    it('hands a question, a subject, a kind, a phase, a turn or everything over', async () => {
      const after = async (scope: 'question' | 'subject' | 'kind' | 'phase' | 'clock' | 'all') => {
        const desk = deskAt(createHost(await ports()));
        const match = await desk.begin({ dice: { kind: 'seeded', seed: scope } });
        await desk.ask('speed', { match, speed: 'instant' });
        await desk.order(match, 'red', 1);
        await desk.ask('delegate', { match, seat: 'red', scope });
        const view = await desk.view(match, 'red');
        expect(desk.followed(match).table).toEqual(view);
        const count = view.presentation.clock.counts[0]?.value;
        return { at: view.prompt?.step, turn: count, did: view.staffDid.length, left: view.delegated?.scope ?? null };
      };
      expect(await after('question')).toEqual({ at: 'rest', turn: 1, did: 1, left: null });
      expect(await after('subject')).toEqual({ at: 'rest', turn: 1, did: 1, left: 'subject' });
      expect(await after('kind')).toEqual({ at: 'rest', turn: 1, did: 1, left: 'kind' });
      // The station lasts until both have camped; then the turn is over too.
      expect(await after('phase')).toEqual({ at: 'bids', turn: 2, did: 2, left: null });
      expect(await after('clock')).toEqual({ at: 'bids', turn: 2, did: 2, left: null });
      expect(await after('all')).toMatchObject({ at: undefined, turn: 2 });
    });

    it('lists what staff ordered with question, answer and reason, and can be taken back', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      await desk.ask('delegate', { match, seat: 'red', scope: 'question' });
      const { did } = await desk.ask('staffDid', { match, seat: 'red' });
      expect(did).toMatchObject([{ question: { key: 'camping: place' }, reason: { key: 'reason camp' } }]);
      expect(did[0]?.answer[0]?.key).toMatch(/^box\./);
      await desk.ask('delegate', { match, seat: 'red', scope: 'kind' });
      expect((await desk.view(match, 'red')).delegated?.scope).toBe('kind');
      await desk.ask('delegate', { match, seat: 'red', scope: null });
      expect((await desk.view(match, 'red')).delegated).toBeNull();
    });

    it('keeps which boxes a seat leaves to its staff', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      const { seq } = await desk.view(match, 'red');
      await desk.ask('standing', { match, seat: 'red', box: 'north', on: true });
      await desk.ask('standing', { match, seat: 'red', box: 'south', on: true });
      await desk.ask('standing', { match, seat: 'red', box: 'south', on: false });
      expect(await desk.view(match, 'red')).toMatchObject({ standing: ['north'], seq });
      expect(JSON.stringify(await desk.ask('saves', {}))).not.toContain('standing');
      await desk.close();
      const again = deskAt(createHost(all));
      await again.open(match);
      expect((await again.view(match, 'red')).standing).toEqual(['north']);
    });

    it('orders the same from the same file in any host', async () => {
      const one = deskAt(createHost(await ports()));
      const match = await one.begin({ options: { turns: 4 } });
      await one.order(match, 'red', 1, 'north', true);
      const { text } = await one.ask('export', { match });
      const two = deskAt(createHost(await ports()));
      const { saves: before } = await two.ask('saves', {});
      const brought = await two.ask('import', { text });
      if (!('meta' in brought)) throw new Error('It is a match.');
      expect(before).toEqual([]);
      expect(brought.meta).toMatchObject({ unseated: true, dice: 'seeded' });
      await two.open(brought.meta.match, { red: PERSON, blue: 'drawn' });
      for (const [desk, id] of [
        [one, match],
        [two, brought.meta.match],
      ] as const) {
        await desk.ask('speed', { match: id, speed: 'instant' });
        await desk.ask('delegate', { match: id, seat: 'red', scope: 'all' });
      }
      const files = [await one.ask('export', { match }), await two.ask('export', { match: brought.meta.match })];
      expect(files[1]?.text).toBe(files[0]?.text);
      expect((JSON.parse(text) as { orders: unknown[] }).orders.length).toBeGreaterThan(3);
      const [a, b] = [await one.ask('truth', { match }), await two.ask('truth', { match: brought.meta.match })];
      expect(b).toEqual(a);
    });
  });
}
