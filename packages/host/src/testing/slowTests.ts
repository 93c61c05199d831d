import { readMatchFile } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { type Desk, deskAt } from './desk.ts';
import { type AlarmClock, alarmClock, type SlowStore, slowStore } from './slowStore.ts';
import { until } from './until.ts';

/** As long as a save is waited for, as anything else is, and as an export waits for a save. */
const PATIENCE = 10_000;
const LIMIT = 15_000;
const EXPORT = 1000;

const SLOW = "It hasn't answered for 10 seconds.";

interface Slow {
  readonly all: Ports;
  readonly store: SlowStore;
  readonly clock: AlarmClock;
  readonly desk: Desk;
}

async function slowHost(ports: () => Promise<Ports>): Promise<Slow> {
  const all = await ports();
  const store = slowStore(all.store);
  const clock = alarmClock(all.clock);
  return { all, store, clock, desk: deskAt(createHost({ ...all, store, clock })) };
}

/** The orders of a person in the file of a match. */
const ordersIn = (text: string): number => readMatchFile(text).orders.filter(({ by }) => by === 'red').length;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** So many it has after `1` and `north`: the host gives one that offers nothing. */
const NORTH = 3;

/** A store that never answers, or long after it was asked. */
export function slowTests(ports: () => Promise<Ports>): void {
  describe('a store that does not answer', () => {
    it('is told of when it has taken too long for an order, and play goes on without waiting again', async () => {
      const { all, store, clock, desk } = await slowHost(ports);
      const match = await desk.begin();
      store.hang();
      let isDone = false;
      const ordered = desk.order(match, 'red', 1).finally(() => {
        isDone = true;
      });
      await until(all, () => store.unanswered.length > 0);
      clock.pass(PATIENCE - 1);
      for (let i = 0; i < 20; i++) await all.clock.pause(0);
      expect(isDone).toBe(false);
      expect(desk.followed(match).unsaved).toBeNull();
      clock.pass(PATIENCE);
      await ordered;
      expect(desk.followed(match).unsaved).toBe(SLOW);
      // No more time passes.
      await desk.order(match, 'red', 'north');
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'rest' });
      expect(store.unanswered).toEqual(['add']);
      await expect(desk.ask('leave', { match })).rejects.toThrow(`The match can't be saved: ${SLOW} Export it first`);
      expect(ordersIn((await desk.ask('export', { match })).text)).toBe(NORTH);
    });

    it('has every order once when it answers after all, and that is told', async () => {
      const { all, store, clock, desk } = await slowHost(ports);
      const match = await desk.begin();
      store.hang();
      const ordered = desk.order(match, 'red', 1);
      await until(all, () => store.unanswered.includes('add'));
      clock.pass(PATIENCE);
      await ordered;
      await desk.order(match, 'red', 'north');
      store.answer();
      await until(all, () => desk.followed(match).unsaved === null);
      const { text } = await all.store.read(match);
      expect(ordersIn(text)).toBe(ordersIn((await desk.ask('export', { match })).text));
      await desk.order(match, 'red', false);
      expect(desk.followed(match).unsaved).toBeNull();
      await desk.ask('leave', { match });
      // Every alarm was called off.
      expect(clock.set).toBe(0);
      const next = deskAt(createHost(all));
      await next.open(match);
      expect(ordersIn((await next.ask('export', { match })).text)).toBe(NORTH + 1);
    });

    it('keeps a match from being begun no longer than it takes to tell', async () => {
      const { all, store, clock, desk } = await slowHost(ports);
      store.hang();
      const write = store.write;
      // It gives ids and holds matches, as a browser does whose database does not open.
      const host = createHost({ ...all, clock, store: { ...all.store, write } });
      const own = deskAt(host);
      const begun = own.begin();
      await until(all, () => store.unanswered.includes('write'));
      clock.pass(PATIENCE);
      const match = await begun;
      expect(own.followed(match).unsaved).toBe(SLOW);
      await own.order(match, 'red', 1, 'north');
      store.answer();
      await until(all, () => own.followed(match).unsaved === null);
      expect(ordersIn((await all.store.read(match)).text)).toBe(NORTH);
      await desk.close();
    });
  });
}

/** What else goes on meanwhile. */
export function besideSlowTests(ports: () => Promise<Ports>): void {
  describe('beside a store that does not answer', () => {
    it('an export goes ahead of a save that takes long', async () => {
      const { all, store, clock, desk } = await slowHost(ports);
      const match = await desk.begin();
      store.hang();
      const ordered = desk.order(match, 'red', 1);
      await until(all, () => store.unanswered.includes('add'));
      const first = desk.ask('export', { match });
      clock.pass(EXPORT);
      expect(ordersIn((await first).text)).toBe(1);
      expect(ordersIn((await desk.ask('export', { match })).text)).toBe(1);
      expect(desk.followed(match).unsaved).toBeNull();
      store.answer();
      await ordered;
      expect(desk.followed(match).unsaved).toBeNull();
    });

    it('a save that failed late is tried again with the next order, which does not wait', async () => {
      const { all, store, clock, desk } = await slowHost(ports);
      const match = await desk.begin();
      store.hang();
      const { add } = all.store;
      const ordered = desk.order(match, 'red', 1);
      await until(all, () => store.unanswered.includes('add'));
      clock.pass(PATIENCE);
      await ordered;
      all.store.add = () => Promise.reject(new Error('The disk is full.'));
      try {
        store.answer();
        await until(all, () => desk.followed(match).unsaved === 'The disk is full.');
      } finally {
        all.store.add = add;
      }
      await desk.order(match, 'red', 'north');
      await until(all, () => desk.followed(match).unsaved === null);
      expect(ordersIn((await all.store.read(match)).text)).toBe(NORTH);
    });

    it('a match does not go back behind what may still be written, where the rules fail meanwhile', async () => {
      const all = await ports();
      const store = slowStore(all.store);
      let now = all.clock.now();
      // By this clock every order is a stretch, and saved.
      const clock = { ...alarmClock(all.clock), now: () => (now += 50) };
      const desk = deskAt(createHost({ ...all, store, clock }));
      const match = await desk.begin({ seats: { red: PERSON, blue: 'broken' } });
      await desk.ask('speed', { match, speed: 'instant' });
      store.hang();
      const done = desk.ask('delegate', { match, seat: 'red', scope: 'all' }).catch(messageOf);
      await until(all, () => store.unanswered.includes('add'));
      clock.pass(PATIENCE);
      expect(await done).toBe('Something went wrong in the program. The match stands as it did before.');
      store.answer();
      await until(all, () => desk.followed(match).unsaved === null);
      const exported = readMatchFile((await desk.ask('export', { match })).text);
      expect(exported.orders.length).toBeGreaterThan(0);
      expect(readMatchFile((await all.store.read(match)).text).orders).toEqual(exported.orders);
    });

    it('whoever lists, opens or renames is told', async () => {
      const { all, store, clock, desk } = await slowHost(ports);
      const match = await desk.begin();
      await desk.ask('leave', { match });
      store.hang();
      const asked = [
        desk.ask('saves', {}),
        desk.ask('open', { match }),
        desk.ask('rename', { match: 'another', name: 'Name' }),
      ].map((ask) => ask.then(() => '', messageOf));
      await until(all, () => store.unanswered.length === 3);
      clock.pass(LIMIT);
      expect(await Promise.all(asked)).toEqual([
        "The saved matches can't be listed: It hasn't answered for 15 seconds.",
        "The match can't be opened: It hasn't answered for 15 seconds.",
        "The match can't be read: It hasn't answered for 15 seconds.",
      ]);
      store.answer();
      // What it held too late was let go.
      await until(all, () => store.unanswered.length === 0);
      for (let i = 0; i < 5; i++) await all.clock.pause(0);
      await desk.open(match);
    });
  });
}
