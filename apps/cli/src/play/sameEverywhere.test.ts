import { readFileSync } from 'node:fs';
import { lessonOf, type Order, readMatchFile } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { createClient, createHost, directly, PERSON, type SeatView } from '@point-option/host';
import { memoryPorts } from '@point-option/host/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { savedIn, testMatch, type TestMatch, typed } from '../testing/table.testing.ts';
import { flowLines } from '../text/flow.ts';
import { eventLine } from '../text/journal.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** A match file opened in a host that has no terminal: everything in memory. */
async function inBareHost({ path, game, people }: TestMatch) {
  const registry = [{ id: game.id, load: () => Promise.resolve(game) }];
  const host = createHost(memoryPorts(registry));
  const client = createClient(directly((push) => host.connect(push)));
  const imported = await client.ask('import', { text: readFileSync(path, 'utf8') });
  if (!('meta' in imported)) throw new Error('It is a scenario.');
  const { match } = imported.meta;
  const seats = Object.fromEntries(people.map((side) => [side, PERSON]));
  const { opening } = await client.ask('open', { match, seats });
  const [seat = ''] = people;
  await client.ask('sit', { match, seat });
  const view = async (): Promise<SeatView> => (await client.ask('look', { match, seat })).view;
  return {
    opening,
    view,
    order: (answer: Order & { answer: unknown }) =>
      client.ask('order', { match, seat, answer: answer.answer as never }),
    journal: async () => (await client.ask('journal', { match, seat })).lines,
    orders: async () => readMatchFile((await client.ask('export', { match })).text).orders,
  };
}

test('lesson 1 has the same eight steps of a turn in the terminal as in a bare host', async () => {
  const game = await gameOf('philippine-sea');
  const first = game.scenarios.find((scenario) => lessonOf(scenario) !== null);
  const match = testMatch(folder.path, ['us'], { game, scenario: first?.id });
  const { text } = await typed(match, ['flow', 'quit']);
  const bare = await inBareHost(match);
  const { flow } = await bare.view();
  expect(text()).toContain(flowLines(bare.opening.words, flow).join('\n'));
  expect(flow.find(({ main }) => main)?.steps).toHaveLength(8);
});

test('a file is resumed with the same staff orders and the same journal in the terminal and in a bare host', async () => {
  const game = await gameOf('sealed-strike');
  const match = testMatch(folder.path, ['blue'], { game, dice: { kind: 'seeded', seed: 'drift' } });
  const place = '1 1, 2 1, 3 2, 4 4';
  await typed(match, [place, 'quit']);
  const begun = savedIn(match).orders.length;
  const bare = await inBareHost(match);
  const on = Array.from({ length: 60 }, () => ['none', '1', '0']).flat();
  const { text } = await typed(match, on, true);
  const { orders, outcome } = savedIn(match);
  expect(outcome).not.toBeNull();
  for (const order of orders.slice(begun))
    if (order.by === 'blue' && 'answer' in order && (await bare.view()).outcome === null) await bare.order(order);
  expect(await bare.orders()).toEqual(orders);
  const last = (await bare.journal()).at(-1);
  expect(last && text()).toContain(last && eventLine(bare.opening.words, last));
});
