import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, type MatchFile, readMatchFile, type SeenEvent } from '@point-option/engine';
import { registry } from '@point-option/games';
import {
  type Client,
  createClient,
  createHost,
  directly,
  follow,
  NOTHING_SEEN,
  type Push,
  type Reply,
  type Seen,
  type SeatView,
} from '@point-option/host';
import { memoryPorts } from '@point-option/host/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exported, playedUntil, sitDown } from './played.ts';
import { beginGame, handAll, prompt, takeMessages, useStage, visit } from './stage.ts';

const stage = useStage();

/** A host with nothing around it, and the match of a file in it. */
async function inBareHost(text: string, seats: Record<string, string>): Promise<{ client: Client; match: string }> {
  const host = createHost(memoryPorts(registry));
  const client = createClient(directly((push) => host.connect(push)));
  const given = await client.ask('import', { text });
  if (!('meta' in given)) throw new Error("The file isn't a match.");
  const { match } = given.meta;
  await client.ask('open', { match, seats });
  await client.ask('speed', { match, speed: 'instant' });
  return { client, match };
}

/** What the page was told of its match, put together as it does. */
async function seenBy(page: Page): Promise<Seen> {
  let seen = NOTHING_SEEN;
  for (const text of await takeMessages(page)) {
    const message = JSON.parse(text) as Reply | Push;
    if ('push' in message) seen = follow(seen, message);
  }
  return seen;
}

const COMMAND = fileURLToPath(new URL('../../cli/bin/point-option.mjs', import.meta.url));

/** The same file played on in the terminal by a program: what it is told first, and the orders in the end. */
function inTerminal(text: string, side: string): { view: SeatView; lines: SeenEvent[]; orders: MatchFile['orders'] } {
  const folder = mkdtempSync(join(tmpdir(), 'one-host-'));
  try {
    const match = join(folder, 'match.json');
    writeFileSync(match, text);
    const asked = ['look', 'journal', 'delegate'].map((kind, i) =>
      JSON.stringify({ id: i + 1, kind, match, seat: side, ...(kind === 'delegate' && { scope: 'all' }) }),
    );
    const speed = JSON.stringify({ id: 9, kind: 'speed', match, speed: 'instant' });
    const { stdout } = spawnSync(process.execPath, [COMMAND, 'play', match, '--as', side, '--json'], {
      input: `${[speed, ...asked].join('\n')}\n`,
      encoding: 'utf8',
      env: { ...process.env, XDG_DATA_HOME: folder },
      maxBuffer: 1 << 30,
    });
    const told = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id?: number; given?: { view: SeatView; lines: SeenEvent[] } });
    const given = (id: number) => told.find((line) => line.id === id)?.given;
    return {
      view: given(1)?.view as SeatView,
      lines: given(2)?.lines ?? [],
      orders: readMatchFile(readFileSync(match, 'utf8')).orders,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const plain = (lines: readonly SeenEvent[]): string => JSON.stringify(lines);

test.each([
  ['marianas', 'historical', 'japan'],
  ['philippine-sea', 'sunset-strike', 'us'],
] as const)(
  '%s: the page, the terminal and a bare host play the same file on alike: orders, dice, journal and flow',
  async (game, scenario, side) => {
    const file = await playedUntil(game, scenario, side, (_seen, match) => {
      const question = ask(match, side);
      return question !== null && (match.record?.orders.length ?? 0) >= 6;
    });
    const entry = registry.find(({ id }) => id === game);
    const loaded = await entry?.load();
    const staff = loaded?.staff[0]?.id ?? 'random';
    const seats = Object.fromEntries((loaded?.sides ?? []).map((each) => [each, each === side ? 'person' : staff]));

    const { page, context, faults } = await visit(stage);
    await sitDown(page, file, (loaded?.sides.length ?? 1) > 1 ? side : undefined);
    await prompt(page).waitFor();
    const first = await seenBy(page);

    const { client, match } = await inBareHost(file, seats);
    const { view } = await client.ask('look', { match, seat: side });
    expect(first.table && !first.table.blank && first.table.flow).toEqual(view.flow);
    expect(first.table && !first.table.blank && first.table.prompt).toEqual(view.prompt);
    const { lines } = await client.ask('journal', { match, seat: side });
    expect(plain(first.journal)).toBe(plain(lines));

    const typed = inTerminal(file, side);
    expect(typed.view.flow).toEqual(view.flow);
    expect(typed.view.prompt).toEqual(view.prompt);
    expect(plain(typed.lines)).toBe(plain(lines));

    await handAll(page);
    await page.locator('[data-testid="over"]').waitFor({ timeout: 90_000 });
    await client.ask('delegate', { match, seat: side, scope: 'all' });
    const bare = JSON.parse((await client.ask('export', { match })).text) as MatchFile;
    expect((await client.ask('look', { match, seat: side })).view.outcome).not.toBeNull();
    const inPage = await exported(page);
    expect(inPage.orders).toEqual(bare.orders);
    expect(typed.orders).toEqual(bare.orders);
    expect(inPage.orders.length).toBeGreaterThan(JSON.parse(file).orders.length);
    expect(faults).toEqual([]);
    await context.close();
  },
  180_000,
);

test('the first lesson shows the steps that it plays, and no others', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  expect(await page.locator('.flow > ol').first().locator(':scope > li').count()).toBe(8);
  await context.close();
});
