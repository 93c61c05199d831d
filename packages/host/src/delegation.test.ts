import type { Answer } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from './host.ts';
import type { Ports } from './ports.ts';
import { PERSON, type Requests } from './protocol.ts';
import { type Desk, deskAt, memoryPorts, skirmishOnly } from './testing/index.ts';

const red = { seat: 'red' } as const;

/** A match of three turns at red's first camp. */
async function camping(how: Partial<Requests['begin']> = {}): Promise<{ desk: Desk; match: string; ports: Ports }> {
  const ports = memoryPorts(skirmishOnly);
  const desk = deskAt(createHost(ports));
  const match = await desk.begin({ options: { turns: 3 }, ...how });
  await desk.ask('speed', { match, speed: 'instant' });
  await desk.order(match, 'red', 1);
  return { desk, match, ports };
}

const hand = (desk: Desk, match: string, scope: Requests['delegate']['scope']) =>
  desk.ask('delegate', { match, ...red, scope });

const stepNow = async (desk: Desk, match: string) => (await desk.view(match, 'red')).prompt?.step;

/** The orders of red in the file of a match, as whoever plays everyone reads them. */
async function redOrders(desk: Desk, match: string): Promise<Answer[]> {
  const { text } = await desk.ask('export', { match });
  const { orders } = JSON.parse(text) as { orders: { by: string; answer: Answer }[] };
  return orders.filter(({ by }) => by === 'red').map(({ answer }) => answer);
}

describe('what is handed to the staff', () => {
  it.each([
    // The camp of the next turn is another subject, and the same kind of question.
    ['subject', 'place'],
    ['kind', 'scouts'],
  ] as const)('by its %s comes to %s in the next turn', async (scope, step) => {
    const { desk, match } = await camping();
    await hand(desk, match, scope);
    expect(await stepNow(desk, match)).toBe('rest');
    await desk.order(match, 'red', false, 1);
    expect(await stepNow(desk, match)).toBe(step);
  });

  it('for a while is named by what the clock counts, not by what the hour is called', async () => {
    const { desk, match } = await camping();
    const count = { key: 'count.turn' };
    const { clock } = await desk.view(match, 'red');
    expect(clock).toEqual({ key: 'host.clock', values: { count, n: 1, of: 3 } });
    await desk.ask('delegate', { match, ...red, scope: 'clock' });
    expect(await desk.view(match, 'red')).toMatchObject({ clock: { values: { count, n: 2, of: 3 } } });
  });

  it('is taken back with what the staff ordered: they order nothing again', async () => {
    const { desk, match } = await camping();
    await hand(desk, match, 'kind');
    expect((await desk.view(match, 'red')).delegated).toMatchObject({ scope: 'kind' });
    await desk.ask('undo', { match, ...red });
    expect(await desk.view(match, 'red')).toMatchObject({ delegated: null, prompt: { step: 'place' } });
  });

  it('lists what they did this time, and shows the journal from there', async () => {
    const { desk, match } = await camping();
    await hand(desk, match, 'question');
    const { staffDid, journalLength } = await desk.view(match, 'red');
    expect(staffDid).toMatchObject([{ question: { key: 'camping: place' } }]);
    await hand(desk, match, 'question');
    const after = await desk.view(match, 'red');
    expect(after).toMatchObject({ staffOrders: 1, since: journalLength });
    expect(after.staffDid).toMatchObject([{ question: { key: 'camping: rest' } }]);
  });

  it('forgets what was taken back before: a question of a later turn may look the same', async () => {
    const host = createHost(memoryPorts(skirmishOnly));
    const [own, blue] = [deskAt(host), deskAt(host)];
    const match = await own.begin({ seats: { red: PERSON, blue: PERSON }, as: ['red'] });
    await blue.open(match, undefined, ['blue']);
    await own.order(match, 'red', 1);
    await blue.order(match, 'blue', 1);
    await own.order(match, 'red', 'north', false);
    await own.ask('undo', { match, ...red });
    const { prompt } = await own.view(match, 'red');
    await hand(own, match, 'question');
    await blue.order(match, 'blue', 'north', false);
    await hand(own, match, 'question');
    await blue.order(match, 'blue', 1);
    for (const step of ['place', 'scouts']) {
      expect(await stepNow(own, match)).toBe(step);
      await hand(own, match, 'question');
    }
    expect(await own.view(match, 'red')).toMatchObject({ prompt, canRedo: false });
  });

  it('is not done behind the back of whoever leaves, with orders still to come', async () => {
    const { desk, match, ports } = await camping();
    const work = [hand(desk, match, 'all'), desk.order(match, 'red', 'south')];
    await desk.close();
    await Promise.allSettled(work);
    const again = deskAt(createHost(ports));
    await again.open(match);
    expect(await stepNow(again, match)).toBe('rest');
    expect(await redOrders(again, match)).toEqual([1, 'south', []]);
  });
});
