import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../../scripts/install.mjs';
import { shelfPlugin } from '../shelf.ts';

test('the shelf is worked out while the page is built, and what that took is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'point-option-shelf-'));
  const games = join(folder, 'games.ts');
  // No games: they take long, and leave nothing more.
  writeFileSync(games, 'export const games = [];');
  vi.stubEnv('POINT_OPTION_GAMES', games);
  try {
    const load = shelfPlugin().load as (id: string) => Promise<string>;
    expect(await load('\0virtual:shelf')).toBe('export const shelf = [];');
    expect(existsSync(join(root, '.cache', `shelf-${process.pid}`))).toBe(false);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
