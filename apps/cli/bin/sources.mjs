// What the bundle is made of, and whether it is still the same.
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const cli = fileURLToPath(new URL('..', import.meta.url));
export const dist = join(cli, 'dist');
const root = join(cli, '..', '..');

const SKIPPED = new Set(['node_modules', 'dist', 'golden']);
const SOURCE = /\.(ts|json|mjs)$/;
const TEST = /\.test\.(ts|mjs)$/;

/** One name for the present state of all sources: their paths, sizes and times, not their text, so that it is cheap. */
export function fingerprint() {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const start of [
    'packages',
    'games',
    'apps/cli/bin',
    'apps/cli/src',
    'apps/cli/package.json',
    'package-lock.json',
  ]) {
    add(hash, join(root, start), start);
  }
  return hash.digest('hex').slice(0, 16);
}

function add(hash, path, name) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() ? !SKIPPED.has(entry.name) : SOURCE.test(entry.name) && !TEST.test(entry.name)) {
      add(hash, join(path, entry.name), `${name}/${entry.name}`);
    }
  }
}
