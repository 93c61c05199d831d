import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@point-option/engine';
import { registry as games } from '@point-option/games';
import { createClient, createHost, type Client, directly, type HostedGame, type Ports } from '@point-option/host';
import { beginLong, largeSkirmish, playOn, type QuickStore, quickStore, skirmish } from '@point-option/host/testing';
import { fileStore } from '../../apps/cli/src/play/fileStore.ts';
import { chance, clock } from '../../apps/cli/src/play/ports.ts';
import type { Figure } from './measure.ts';

const ORDERS = 20_000;
/** Orders that a median is of. */
const AROUND = 50;
const OPENINGS = 7;

function portsWith(game: Game, store: Ports['store']): Ports {
  const registry: readonly HostedGame[] = [{ id: game.id, load: () => Promise.resolve(game) }];
  return { registry, store, clock: { ...clock, pause: () => clock.pause(0) }, chance };
}

function clientOf(ports: Ports): Client {
  const host = createHost(ports);
  return createClient(directly((push) => host.connect(push)));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long a match takes to open in a program that starts. */
async function openedBy(again: () => Ports, match: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < OPENINGS; i++) times.push(await timed(() => clientOf(again()).ask('open', { match })));
  return median(times);
}

function lengthOf(store: QuickStore, match: string): number {
  return store.lines(match).length;
}

/** How long each of some requests takes from order to reply, in ms. */
async function orderTimes(client: Client, match: string): Promise<number[]> {
  const times: number[] = [];
  let last = performance.now();
  const original = client.ask;
  const timing: Client = {
    ...client,
    ask: async (kind, asked) => {
      last = performance.now();
      const given = await original(kind, asked);
      if (kind === 'order') times.push(performance.now() - last);
      return given;
    },
  };
  await playOn(timing, match, { orders: AROUND, acknowledged: () => {} });
  return times;
}

/** A match that is thrown away: the hundredth order of the next one finds all compiled, as its last does. */
async function warmUp(game: Game): Promise<void> {
  const client = clientOf(portsWith(game, quickStore()));
  await playOn(client, await beginLong(client, ORDERS), { orders: 1500, acknowledged: () => {} });
}

/** A match of a host's test game, played to its twenty-thousandth order. */
async function longMatch(game: Game, name: string): Promise<Figure[]> {
  await warmUp(game);
  const store = quickStore();
  const client = clientOf(portsWith(game, store));
  const match = await beginLong(client, ORDERS);
  const play = async (until: number): Promise<void> => {
    while (lengthOf(store, match) < until) await playOn(client, match, { orders: 20, acknowledged: () => {} });
  };
  await play(75);
  const early = median(await orderTimes(client, match));
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed;
  const from = lengthOf(store, match);
  await play(ORDERS - AROUND * 2);
  globalThis.gc?.();
  const grown = (process.memoryUsage().heapUsed - heap) / (lengthOf(store, match) - from);
  const late = median(await orderTimes(client, match));
  const figure = (what: string, unit: string, value: number, most?: number): Figure => ({
    name: `${name}: ${what}`,
    unit,
    value,
    ratio: 0,
    ...(most !== undefined && { target: { most } }),
  });
  const bytes = store.written() / lengthOf(store, match);
  await client.ask('leave', { match });
  const opened = await openedBy(() => portsWith(game, quickStore(store)), match);
  const filed = await openedFromFile(game, store, match);
  return [
    figure('an order around the hundredth, from request to reply', 'ms', early),
    figure('the last', 'ms', late),
    figure('the last beside the hundredth', '', late / early, 1.3),
    figure('bytes written for an order', 'KB', bytes / 1000, 4),
    figure('heap for an order', 'KB', grown / 1000),
    figure('opened from memory', 'ms', opened, 300),
    figure('opened from a file', 'ms', filed, 300),
  ];
}

/** How long it takes to open the same match where the terminal keeps it. */
async function openedFromFile(game: Game, from: QuickStore, match: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'point-option-bench-'));
  try {
    const own = from.matches.get(match);
    if (!own?.bookmark) throw new Error('The match has no bookmark.');
    const lines = from.lines(match);
    const path = join(folder, 'match.json');
    const env = { XDG_DATA_HOME: folder };
    const store = fileStore(env, path);
    const kept = { ...own.kept, match: path };
    await store.write(kept, (await from.read(match)).text);
    const { sum } = JSON.parse(lines[own.bookmark.after - 1] ?? '') as { sum: string };
    await store.mark(path, { ...own.bookmark, sum, chapters: own.chapters, first: 0 });
    return await openedBy(() => portsWith(game, fileStore(env, path)), path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a battle writes that staff play for a person: all of it at once, or each order when the person asks for it. */
async function battle(id: string, scenario: string, scope: 'all' | 'question'): Promise<Figure> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (!game) throw new Error(`There is no game "${id}".`);
  const store = quickStore();
  const client = clientOf(portsWith(game, store));
  const begun = await client.ask('begin', { game: id, scenario, dice: { kind: 'seeded', seed: 'long' } });
  if ('die' in begun) throw new Error('A die is missing.');
  const { match, people } = begun.opening;
  await client.ask('speed', { match, speed: 'instant' });
  const [seat = ''] = people;
  while ((await client.ask('look', { match, seat })).view.outcome === null)
    await client.ask('delegate', { match, seat, scope });
  const orders = lengthOf(store, match);
  return {
    name: `${id}: bytes written for each of the ${orders} orders of ${scenario}, ${scope === 'all' ? 'left to staff' : 'one by one'}`,
    unit: 'KB',
    value: store.written() / orders / 1000,
    ratio: 0,
    target: { most: 4 },
  };
}

export async function longFigures(): Promise<Figure[]> {
  return [
    ...(await longMatch(skirmish, `a match of ${ORDERS} orders`)),
    ...(await longMatch(largeSkirmish(), `a match of ${ORDERS} orders with a large state`)),
    await battle('philippine-sea', 'two-days', 'all'),
    await battle('philippine-sea', 'two-days', 'question'),
  ];
}
