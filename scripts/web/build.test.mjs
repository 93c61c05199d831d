import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './build.mjs';

test('a build that was broken off is removed by the next, and nothing else', () => {
  const cache = mkdtempSync(join(tmpdir(), 'point-option-cache-'));
  try {
    const gone = spawnSync(process.execPath, ['--version']).pid;
    const kept = [
      `web-${process.pid}`,
      `web-${process.pid}-old`,
      'web-tests',
      'web-lock',
      `shelf-${process.pid}`,
      `other-${gone}`,
    ];
    const left = [`web-${gone}`, `web-${gone}-old`, `shelf-${gone}`, `web-lock-${gone}-0123abcd`];
    for (const name of [...kept, ...left]) {
      mkdirSync(join(cache, name));
      writeFileSync(join(cache, name, 'index.html'), 'half a page');
    }
    removeLeftovers(cache);
    expect(readdirSync(cache).sort()).toEqual(kept.sort());
  } finally {
    rmSync(cache, { recursive: true });
  }
});
