// Builds the page when something it is made of has changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const STAMP = join(dist, 'built.txt');

const MADE_OF = ['packages/engine', 'packages/games', 'games', 'apps/web', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'golden', 'tests', 'bench', 'pictures']);
const TEST = /\.test\.(ts|mjs)$/;

/** A lock older than this was left by a program that died. */
const STALE_MS = 3 * 60 * 1000;
const LOCK = join(root, '.cache', 'web-lock');

/**
 * The folder of the page as it is now, built where it was not. Two may ask at once: one builds, the other waits.
 * @param {{ say?: (text: string) => void }} how
 */
export async function buildPage({ say = () => {} } = {}) {
  if (isBuilt(fingerprint())) return dist;
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!takeLock()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  try {
    const now = fingerprint();
    if (!isBuilt(now)) await buildNow(now, say);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
  return dist;
}

function isBuilt(now) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now;
}

function takeLock() {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const stat = statSync(LOCK, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > STALE_MS) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

async function buildNow(now, say) {
  say('Building the page (first run, or something changed)...');
  // Apart, and put in place when it is whole: a page that is being served never lacks half of its files.
  const apart = join(root, '.cache', `web-${process.pid}`);
  rmSync(apart, { recursive: true, force: true });
  mkdirSync(apart, { recursive: true });
  try {
    await runVite(apart);
  } catch (error) {
    rmSync(apart, { recursive: true, force: true });
    throw new Error(`The page could not be built: ${error.message}`, { cause: error });
  }
  writeFileSync(join(apart, 'built.txt'), now);
  const old = `${apart}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(apart, dist);
  rmSync(old, { recursive: true, force: true });
}

/** In a process of its own: tests have another NODE_ENV, and the page is always built for production. */
function runVite(outDir) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', web, '--logLevel', 'warn', '--emptyOutDir', '--outDir', outDir];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd: web, env, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`vite ended with ${code === null ? 'a signal' : `code ${code}`}; its message is above.`));
    });
  });
}

/** One name for the present state of all sources: their paths, sizes and times. */
function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const start of MADE_OF) add(hash, join(root, start), start);
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
