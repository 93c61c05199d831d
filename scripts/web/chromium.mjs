// The browser that the tests of the page run in: a real Chromium, Debian's where nothing else is named. Its build without a
// window comes first: the same engine with a third less work (docs/decisions/018-the-browser-of-the-tests.md).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages, the best first. Each is named like its program. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APT = '/usr/bin/apt-get';
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const NO_CHROMIUM =
  'The tests of the page need a Chromium or Chrome, and there is none: install one (Debian: apt-get install chromium), or name it in CHROMIUM_PATH.';

/** The path of a browser, or undefined. A name given in CHROMIUM_PATH is believed or refused, never passed over. */
function findChromium(env, places) {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH names "${given}", which is not a program that can be run.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const named = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...places].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Finds a browser, or installs Debian's where this user may; says why not where that fails. What it takes is this
 * machine; tests give another.
 * @returns {string}
 */
export function ensureChromium({
  env = process.env,
  places = PLACES,
  apt = APT,
  isRoot = process.getuid?.() === 0,
  say = console.error,
} = {}) {
  const found = findChromium(env, places);
  if (found !== undefined) return found;
  if (isRoot && isProgram(apt)) {
    const options = { stdio: ['ignore', 2, 2], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync(apt, ['update', '-qq'], options);
    for (const name of PACKAGES) {
      say(`Installing ${name} with apt (the tests of the page run in it)...`);
      spawnSync(apt, ['install', '-y', '-qq', '--no-install-recommends', name], options);
      const installed = findChromium(env, places);
      if (installed !== undefined) return installed;
    }
  }
  throw new Error(NO_CHROMIUM);
}
