import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { type Desk, deskAt } from './desk.ts';
import { until } from './until.ts';

/** Staff that wait for a word after one of two orders. */
async function waiting(all: Ports, desk: Desk): Promise<{ match: string; work: Promise<unknown> }> {
  const match = await desk.begin();
  await desk.order(match, 'red', 1);
  await desk.ask('speed', { match, speed: 'step' });
  const work = desk.ask('delegate', { match, seat: 'red', scope: 'clock' });
  await until(all, () => {
    const { table } = desk.seen(match);
    return table?.blank === false && table.staffActs;
  });
  return { match, work };
}

export function waitingTests(ports: () => Promise<Ports>): void {
  describe('staff that wait for a word', () => {
    it('keeps nobody else waiting', async () => {
      const all = await ports();
      const host = createHost(all);
      const [desk, other] = [deskAt(host), deskAt(host)];
      const { match, work } = await waiting(all, desk);
      expect((await desk.ask('export', { match })).text).toContain('orders');
      await desk.ask('rename', { match, name: 'The wait' });
      await desk.ask('standing', { match, seat: 'red', box: 'north', on: true });
      await expect(desk.ask('lesson', { match, seat: 'red', skip: true })).rejects.toThrow(/No lesson/);
      expect((await other.open(match)).meta.name).toBe('The wait');
      await until(all, () => other.followed(match).table !== null);
      await expect(desk.order(match, 'red', false)).rejects.toThrow(/Staff are at work/);
      await expect(desk.open(match, { red: 'drawn', blue: PERSON })).rejects.toThrow(/Staff are at work/);
      await desk.ask('undo', { match, seat: 'red' });
      await work;
      expect(await desk.view(match, 'red')).toMatchObject({ staffActs: false, prompt: { step: 'place' } });
      expect(other.followed(match).table).toEqual(await other.view(match, 'red'));
      expect((await all.store.read(match)).kept).toMatchObject({ name: 'The wait', standing: { red: ['north'] } });
    });

    it('answers orders that came before the wait began', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      await desk.ask('speed', { match, speed: 'step' });
      const work = desk.ask('delegate', { match, seat: 'red', scope: 'clock' });
      await expect(desk.order(match, 'red', false)).rejects.toThrow(/Staff are at work/);
      await desk.ask('leave', { match });
      await work;
    });
  });

  describe('orders taken back', () => {
    it('orders nothing again where the question is another', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ options: { turns: 4 } });
      await desk.order(match, 'red', 1, 'north');
      await desk.ask('undo', { match, seat: 'red' });
      expect((await desk.view(match, 'red')).canRedo).toBe(true);
      await desk.ask('speed', { match, speed: 'instant' });
      await desk.ask('delegate', { match, seat: 'red', scope: 'clock' });
      expect(await desk.view(match, 'red')).toMatchObject({ prompt: { step: 'bids' }, canRedo: false });
      await expect(desk.ask('redo', { match, seat: 'red' })).rejects.toThrow('Nothing to redo.');
    });

    it('forgets them where the match goes back after a fault', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 1, 'north');
      await desk.ask('undo', { match, seat: 'red' });
      await expect(desk.order(match, 'red', 'swamp')).rejects.toMatchObject({ fault: true });
      expect((await desk.view(match, 'red')).canRedo).toBe(false);
    });
  });
}
