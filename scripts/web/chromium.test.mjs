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

  test('is a Chromium or Chrome that is there, Chromium first, and before it the one without a window', () => {
    const chrome = fake('google-chrome');
    expect(machine().find()).toBe(chrome);
    const chromium = fake('chromium');
    expect(machine().find()).toBe(chromium);
    const shell = fake('chromium-headless-shell');
    expect(machine().find()).toBe(shell);
  });

  test('a file of that name that cannot be run is passed over', () => {
    writeFileSync(join(folder, 'chromium'), 'text');
    const chrome = fake('google-chrome-stable');
    expect(machine().find()).toBe(chrome);
  });

  /** An apt that has one package, and writes down what it is asked for. */
  function aptWith(name) {
    const browser = join(folder, name);
    const log = join(folder, 'log');
    const install = `printf '#!/bin/sh\\n' > ${browser} && /bin/chmod 755 ${browser}`;
    const apt = fake('apt-get', `echo "$@" >> ${log}\ncase "$*" in install*' ${name}') ${install};; esac\nexit 0`);
    return { browser, apt, asked: () => readFileSync(log, 'utf8') };
  }

  test('is installed with apt where the user is root, and this is said', () => {
    const { browser, apt, asked } = aptWith('chromium-headless-shell');
    const { find, said } = machine({ apt, isRoot: true });
    expect(find()).toBe(browser);
    expect(said).toEqual(['Installing chromium-headless-shell with apt (the tests of the page run in it)...']);
    expect(asked()).toMatch(/^update .*\ninstall .*chromium-headless-shell\n$/);
  });

  test('is installed whole where apt does not have the one without a window', () => {
    const { browser, apt, asked } = aptWith('chromium');
    const { find, said } = machine({ apt, isRoot: true });
    expect(find()).toBe(browser);
    expect(said).toHaveLength(2);
    expect(asked()).toMatch(/ chromium\n$/);
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
