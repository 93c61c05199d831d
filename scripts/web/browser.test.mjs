import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'point-option-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ADDRESS = 'http://localhost:4173/';

/** A machine whose opener of addresses writes down what it is given. */
function open(env, { tty = true } = {}) {
  const log = join(folder, 'opened');
  const opener = join(folder, 'xdg-open');
  writeFileSync(opener, `#!/bin/sh\necho "$1" > ${log}.part && /bin/mv ${log}.part ${log}\n`);
  chmodSync(opener, 0o755);
  const opened = openBrowser(ADDRESS, { env: { PATH: folder, ...env }, platform: 'linux', tty });
  return { opened, log };
}

test.each([{ DISPLAY: ':0' }, { WAYLAND_DISPLAY: 'wayland-0' }])(
  'opens the page where there is a display: %o',
  async (env) => {
    const { opened, log } = open(env);
    expect(opened).toBe(true);
    await vi.waitFor(() => expect(existsSync(log)).toBe(true), { timeout: 10_000 });
    expect(readFileSync(log, 'utf8').trim()).toBe(ADDRESS);
  },
);

test('opens nothing where there is no display, or nobody at a terminal', () => {
  expect(open({}).opened).toBe(false);
  expect(open({ DISPLAY: ':0' }, { tty: false }).opened).toBe(false);
});

test('a machine without an opener is no fault: the address is printed', async () => {
  expect(openBrowser(ADDRESS, { env: { PATH: folder, DISPLAY: ':0' }, platform: 'linux', tty: true })).toBe(true);
  // What cannot be started says so a moment later, and must not end the program.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
});
