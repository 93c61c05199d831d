// The browser that the tests of the page run in: a real Chromium, Debian's where nothing else is named.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APT = '/usr/bin/apt-get';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const NO_CHROMIUM =
  'The tests of the page need a Chromium or Chrome, and there is none: install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.';

/** The path of a browser, or undefined. A name given in CHROMIUM_PATH is believed or refused, never passed over. */
function findChromium(env = process.env) {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH names "${given}", which is not a program that can be run.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...PLACES].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a browser, or installs Debian's where this user may; says why not where that fails.
 * @returns {string}
 */
export function ensureChromium(say = console.error) {
  const found = findChromium();
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync(APT)) {
    say('Installing chromium with apt (the tests of the page run in it)...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: ['ignore', 2, 2], env };
    spawnSync(APT, ['update', '-qq'], options);
    spawnSync(APT, ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(NO_CHROMIUM);
}
