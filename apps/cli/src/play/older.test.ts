import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, matchFile, readMatchFile } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const stored = new URL('../../../../games/marianas/golden/stored-2.json', import.meta.url);

/** A match of version 2 after its first 39 orders: it has no snapshot yet. */
async function early(): Promise<string> {
  const game = await gameOf('marianas');
  const file = readMatchFile(readFileSync(stored, 'utf8'));
  const { match } = load({ ...file, orders: file.orders.slice(0, 39), snapshots: [] }, () => game);
  return JSON.stringify(matchFile({ ...match, header: { ...match.header, rules: 2 } }));
}

test('a match under older rules without a snapshot goes on, says what changed, and its file keeps every order', async () => {
  const path = join(folder.path, 'early.json');
  const text = await early();
  expect(readMatchFile(text)).toMatchObject({ header: { rules: 2 }, snapshots: [] });
  writeFileSync(path, text);
  const { code, out } = await run(folder.path, ['play', path, '--as', 'us'], 'quit\n');
  expect(code).toBe(0);
  const lines = out.split('\n');
  expect(lines[0]).toMatch(
    /version 2, was played again from the start under version 3, and all of its orders still stand/,
  );
  expect(lines[1]).toMatch(/^Rules version 3: dummies are placed again at nightfall\./);
  expect(lines[2]).toBe('The old match is kept as it is, with every order.');
  expect(readFileSync(path, 'utf8')).toBe(text);
});
