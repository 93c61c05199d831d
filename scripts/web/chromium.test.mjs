import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureChromium } from './chromium.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'point-option-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that does nothing but what is given. */
function fake(name, script = 'exit 0') {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** A machine with the fakes alone on its path. */
function machine({ apt = join(folder, 'no-apt'), isRoot = false, env = {} } = {}) {
  const said = [];
  const find = () =>
    ensureChromium({ env: { PATH: folder, ...env }, places: [], apt, isRoot, say: (text) => said.push(text) });
  return { find, said };
}

describe('the browser of the tests', () => {
  test('is the one that CHROMIUM_PATH names, before any other', () => {
    fake('chromium');
    const mine = fake('my-browser');
    expect(machine({ env: { CHROMIUM_PATH: mine } }).find()).toBe(mine);
  });

  test('a CHROMIUM_PATH that is no program is refused with a sentence, and no other is taken', () => {
    fake('chromium');
    const none = join(folder, 'none');
    expect(() => machine({ env: { CHROMIUM_PATH: none } }).find()).toThrow(
      `CHROMIUM_PATH names "${none}", which is not a program that can be run.`,
    );
    expect(() => machine({ env: { CHROMIUM_PATH: folder } }).find()).toThrow('not a program');
  });

  test('is a Chromium or Chrome that is there, Chromium first', () => {
    const chrome = fake('google-chrome');
    expect(machine().find()).toBe(chrome);
    const chromium = fake('chromium');
    expect(machine().find()).toBe(chromium);
  });

  test('a file of that name that cannot be run is passed over', () => {
    writeFileSync(join(folder, 'chromium'), 'text');
    const chrome = fake('google-chrome-stable');
    expect(machine().find()).toBe(chrome);
  });

  test('is installed with apt where the user is root, and this is said', () => {
    const browser = join(folder, 'chromium');
    const log = join(folder, 'log');
    const script = `echo "$@" >> ${log}\n[ "$1" = install ] && printf '#!/bin/sh\\n' > ${browser} && /bin/chmod 755 ${browser}\nexit 0`;
    const { find, said } = machine({ apt: fake('apt-get', script), isRoot: true });
    expect(find()).toBe(browser);
    expect(said).toEqual(['Installing chromium with apt (the tests of the page run in it)...']);
    expect(readFileSync(log, 'utf8')).toMatch(/^update .*\ninstall .*chromium\n$/);
  });

  test.each([
    ['is not root', { isRoot: false, apt: 'there' }],
    ['has no apt', { isRoot: true }],
    ['cannot install: no net', { isRoot: true, apt: 'there' }],
  ])('where there is none and the user %s, a sentence says what to do', (_why, { isRoot, apt }) => {
    const failing = apt && fake('apt-get', 'exit 100');
    const { find } = machine({ isRoot, ...(failing && { apt: failing }) });
    expect(find).toThrow('install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.');
  });
});
