import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from './testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test('without packages, a sentence says what to do', () => {
  const cli = join(folder.path, 'apps', 'cli');
  cpSync(fileURLToPath(new URL('../bin', import.meta.url)), join(cli, 'bin'), { recursive: true });
  mkdirSync(join(cli, 'src'));
  writeFileSync(join(cli, 'src', 'main.ts'), '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cli, 'bin', 'point-option.mjs'), 'games'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(stderr).toBe('The packages of Point Option are not installed: run `npm install` in its folder first.\n');
  expect(status).toBe(2);
});
