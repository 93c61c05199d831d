import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';

export function orderTests(ports: () => Promise<Ports>): void {
  describe('orders', () => {
    it('begins a match, asks, takes an order and lets staff answer', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      const first = await desk.view(match, 'red');
      expect(first.prompt).toMatchObject({ kind: 'amount', procedure: 'battle', step: 'bids' });
      expect(first).toMatchObject({ seat: 'red', die: null, outcome: null, canUndo: false });
      await desk.order(match, 'red', 2);
      const next = await desk.view(match, 'red');
      expect(next.prompt).toMatchObject({ kind: 'one', step: 'place' });
      expect(next.seq).toBeGreaterThan(first.seq);
      const { lines } = await desk.ask('journal', { match, seat: 'red', from: next.since });
      expect(lines.map(({ key }) => key)).toEqual(['bids', 'bids']);
    });

    it('plays to the end, and tells what was hidden only then', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ options: { turns: 1 }, dice: { kind: 'fair' } });
      await expect(desk.ask('truth', { match })).rejects.toThrow(/over/);
      await desk.order(match, 'red', 2, 'north', false);
      const view = await desk.view(match, 'red');
      expect(view.outcome?.result).toBe('over');
      expect(desk.followed(match).table).toEqual(view);
      const { lines, serverSeed } = await desk.ask('truth', { match });
      expect(lines.filter(({ key }) => key === 'camps')).toHaveLength(2);
      expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
      await expect(desk.order(match, 'red', 1)).rejects.toThrow();
    });

    it('answers questions that offer nothing, and undoes through them', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 2, 'north');
      // The scouts of an odd turn have nothing to choose.
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'rest' });
      await desk.ask('undo', { match, seat: 'red' });
      const back = await desk.view(match, 'red');
      expect(back.prompt).toMatchObject({ step: 'place' });
      expect(back.canRedo).toBe(true);
      await desk.ask('redo', { match, seat: 'red' });
      const again = await desk.view(match, 'red');
      expect(again.prompt).toMatchObject({ step: 'rest' });
      expect(again.canRedo).toBe(false);
      expect(again.presentation.displays[0]?.boxes[0]?.pieces).toHaveLength(1);
      await expect(desk.ask('redo', { match, seat: 'red' })).rejects.toThrow('Nothing to redo.');
      expect(desk.followed(match).table).toEqual(again);
    });

    it('undoes nothing where a side has only been answered for', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ game: 'melee', scenario: 'first-camp', seats: { red: PERSON } });
      const ordered = async (): Promise<number> => {
        const { text } = await desk.ask('export', { match });
        return (JSON.parse(text) as { orders: unknown[] }).orders.length;
      };
      const first = await desk.view(match, 'red');
      // Everyone has answered the muster, which offers nothing.
      expect(await ordered()).toBeGreaterThan(2);
      expect(first).toMatchObject({ canUndo: false, prompt: { step: 'bids', canUndo: false } });
      expect(first.undoRefused?.reason.key).toBe('host.undo no decision');
      expect(first.prompt?.undoRefused).toEqual(first.undoRefused);
      const before = await ordered();
      await expect(desk.ask('undo', { match, seat: 'red' })).rejects.toThrow(/no decision that you can undo/);
      expect([await ordered(), await desk.view(match, 'red')]).toEqual([before, first]);
      // From the first decision on, that one is undone.
      await desk.order(match, 'red', 2, 'north');
      await desk.ask('undo', { match, seat: 'red' });
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
    });

    it('refuses what cannot be, with the rule, and changes nothing', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      const before = await desk.view(match, 'red');
      await expect(desk.order(match, 'red', 9)).rejects.toMatchObject({ refusal: { rule: '1.3' }, fault: false });
      expect(await desk.ask('check', { match, seat: 'red', answer: 9 })).toMatchObject({ refusal: { rule: '1.3' } });
      expect(await desk.ask('check', { match, seat: 'red', answer: 2 })).toEqual({ refusal: null });
      expect(await desk.view(match, 'red')).toEqual(before);
    });

    it('refuses an order made for a position that has passed', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      const { seq } = await desk.view(match, 'red');
      const twice = await Promise.allSettled([
        desk.ask('order', { match, seat: 'red', answer: 2, seq }),
        desk.ask('order', { match, seat: 'red', answer: 2, seq }),
      ]);
      expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      await expect(desk.ask('order', { match, seat: 'red', answer: 'north', seq })).rejects.toThrow(/moved on/);
    });
  });
}
