// Builds the page when something it is made of has changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../install.mjs';
import { isGone, withLock } from './buildLock.mjs';

const web = join(root, 'apps', 'web');
const STAMP = 'built.txt';

const MADE_OF = ['packages/engine', 'packages/host', 'packages/games', 'games', 'apps/web', 'package-lock.json'];
/** A build for tests may have games that only tests have. */
const MADE_OF_TESTS = [...MADE_OF, 'packages/torture'];
const SKIPPED = new Set(['node_modules', 'dist', 'golden', 'tests', 'bench', 'pictures']);
const TEST = /\.test\.(ts|mjs)$/;

const LOCK = join(root, '.cache', 'web-lock');

/**
 * The folder of the page as it is now, built where it was not. Two may ask at once: one builds, the other waits.
 * `games` is a file that lists the games in the place of the page's own list; such a page lies in a
 * folder of its own, named like the one that file is in.
 * @param {{ say?: (text: string) => void, games?: string }} how
 */
export async function buildPage({ say = () => {}, games } = {}) {
  const dist = games === undefined ? join(web, 'dist') : join(root, '.cache', `web-${basename(dirname(games))}`);
  const isBuilt = (now) => existsSync(join(dist, STAMP)) && readFileSync(join(dist, STAMP), 'utf8') === now;
  if (isBuilt(fingerprint(games))) return dist;
  mkdirSync(join(root, '.cache'), { recursive: true });
  const build = async () => {
    const now = fingerprint(games);
    if (!isBuilt(now)) await buildNow(dist, now, say, games);
  };
  await withLock(LOCK, build, say);
  return dist;
}

async function buildNow(dist, now, say, games) {
  say('Building the page (first run, or something changed)...');
  // Apart, and put in place when it is whole: a page that is being served never lacks half of its files.
  removeLeftovers(join(root, '.cache'));
  const apart = join(root, '.cache', `web-${process.pid}`);
  rmSync(apart, { recursive: true, force: true });
  mkdirSync(apart, { recursive: true });
  try {
    await runVite(apart, games);
  } catch (error) {
    rmSync(apart, { recursive: true, force: true });
    throw new Error(`The page could not be built: ${error.message}`, { cause: error });
  }
  writeFileSync(join(apart, STAMP), now);
  const old = `${apart}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(apart, dist);
  rmSync(old, { recursive: true, force: true });
  // A build whose program was killed goes on by itself for a while.
  removeLeftovers(join(root, '.cache'));
}

/** Removes what builds left that were broken off: those whose process is gone. */
export function removeLeftovers(cache) {
  for (const name of readdirSync(cache)) {
    const left = /^(?:web|shelf|web-lock)-(\d+)(?:-old|-[\da-f]{8})?$/.exec(name);
    if (left && isGone(Number(left[1]))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** In a process of its own: tests have another NODE_ENV, and the page is always built for production. */
function runVite(outDir, games) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', web, '--logLevel', 'warn', '--emptyOutDir', '--outDir', outDir];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', POINT_OPTION_GAMES: games ?? '' };
    const child = spawn(process.execPath, args, { cwd: web, env, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`vite ended with ${code === null ? 'a signal' : `code ${code}`}; its message is above.`));
    });
  });
}

/** One name for the present state of all sources: their paths, sizes and times. */
function fingerprint(games) {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const start of games === undefined ? MADE_OF : MADE_OF_TESTS) add(hash, join(root, start), start);
  if (games !== undefined) hash.update(readFileSync(games, 'utf8'));
  return hash.digest('hex');
}

function add(hash, path, name) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() ? SKIPPED.has(entry.name) : TEST.test(entry.name)) continue;
    add(hash, join(path, entry.name), `${name}/${entry.name}`);
  }
}
