import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { type Desk, deskAt } from './desk.ts';
import { until } from './until.ts';

const BOTH = { red: PERSON, blue: PERSON };

/** Two people at a screen each. Red's staff wait for a word of red's after one of two orders. */
async function steppedBeside(all: Ports): Promise<{ match: string; red: Desk; blue: Desk; work: Promise<unknown> }> {
  const host = createHost(all);
  const [red, blue] = [deskAt(host), deskAt(host)];
  const match = await red.begin({ seats: BOTH, as: ['red'] });
  await blue.open(match, undefined, ['blue']);
  await red.order(match, 'red', 1);
  await blue.order(match, 'blue', 1);
  await red.ask('speed', { match, speed: 'step' });
  await blue.ask('speed', { match, speed: 'instant' });
  const work = red.ask('delegate', { match, seat: 'red', scope: 'clock' });
  await until(all, () => {
    const { table } = red.followed(match);
    return table?.blank === false && table.staffActs;
  });
  return { match, red, blue, work };
}

export function pacingTests(ports: () => Promise<Ports>): void {
  describe('staff that are watched', () => {
    it('waits for a word between two orders where asked to, and meanwhile tells whoever asks', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      await desk.ask('speed', { match, speed: 'step' });
      const work = desk.ask('delegate', { match, seat: 'red', scope: 'clock' });
      await until(all, () =>
        desk.pushes.some((push) => push.push === 'change' && JSON.stringify(push).includes('staffActs')),
      );
      const paused = await desk.view(match, 'red');
      expect(paused).toMatchObject({ staffActs: true, staffOrders: 1 });
      expect((await desk.ask('inspect', { match, seat: 'red', ref: { box: 'north' } })).card).not.toBeNull();
      await desk.ask('delegate', { match, seat: 'red', scope: null });
      await work;
      const after = await desk.view(match, 'red');
      expect(after).toMatchObject({ staffActs: false, staffOrders: 1, prompt: { step: 'rest' } });
      expect(desk.followed(match).table).toEqual(after);
    });

    it('lets whoever watches see the staff at work, at the speed that is asked for', async () => {
      const all = await ports();
      const pauses: number[] = [];
      const clock = {
        ...all.clock,
        pause: (ms: number) => {
          pauses.push(ms);
          return all.clock.pause(0);
        },
      };
      const desk = deskAt(createHost({ ...all, clock }));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      pauses.length = 0;
      await desk.ask('delegate', { match, seat: 'red', scope: 'clock' });
      expect(pauses.filter((ms) => ms > 0)).toEqual([250]);
      pauses.length = 0;
      await desk.ask('speed', { match, speed: 'instant' });
      await desk.ask('delegate', { match, seat: 'red', scope: 'question' });
      expect(pauses.filter((ms) => ms > 0)).toEqual([]);
      await desk.ask('delegate', { match, seat: 'red', scope: 'all' });
      expect(pauses.filter((ms) => ms > 0)).toEqual([400]);
      expect(desk.followed(match).table).toEqual(await desk.view(match, 'red'));
    });

    it('says that it is busy while staff take their time', async () => {
      const all = await ports();
      let now = 0;
      const clock = {
        ...all.clock,
        now: () => {
          now += 50;
          return now;
        },
        pause: () => all.clock.pause(0),
      };
      const desk = deskAt(createHost({ ...all, clock }));
      const match = await desk.begin();
      await desk.ask('speed', { match, speed: 'instant' });
      desk.pushes.length = 0;
      await desk.ask('delegate', { match, seat: 'red', scope: 'all' });
      const busy = desk.pushes.flatMap((push) => (push.push === 'busy' ? [push.busy] : []));
      expect(busy).toEqual([true, false]);
      expect(desk.seen(match)).toMatchObject({ busy: false, table: { outcome: { result: 'over' } } });
    });

    it('goes on at the word of whoever it acts for, and of nobody else', async () => {
      const { match, red, blue, work } = await steppedBeside(await ports());
      await blue.ask('step', { match });
      await blue.ask('speed', { match, speed: 'instant' });
      await blue.ask('delegate', { match, seat: 'blue', scope: null });
      expect(await red.view(match, 'red')).toMatchObject({ staffActs: true, staffOrders: 1 });
      await red.ask('step', { match });
      await work;
      expect(await red.view(match, 'red')).toMatchObject({ staffActs: false, staffOrders: 2 });
    });

    it('waits no longer for whoever turns away', async () => {
      const { match, red, blue, work } = await steppedBeside(await ports());
      await red.close();
      await work;
      expect((await blue.view(match, 'blue')).prompt).toMatchObject({ step: 'place' });
    });
  });
}
