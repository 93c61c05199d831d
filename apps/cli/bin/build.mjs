// Bundles the command and its worker. Two may build at once: each builds apart, and the first to finish is kept.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { cli, dist } from './sources.mjs';

/** A running command may still read an older bundle. */
const KEPT_MS = 60 * 60 * 1000;

export async function build(bundle) {
  const apart = join(dist, `building-${process.pid}-${Date.now()}`);
  mkdirSync(apart, { recursive: true });
  try {
    await bundleInto(apart);
    renameSync(apart, bundle);
  } catch (error) {
    rmSync(apart, { recursive: true, force: true });
    if (!existsSync(bundle)) throw error;
  }
  clean(bundle);
}

/** `alias` puts one module in the place of another: tests play games of their own. */
export async function bundleInto(outdir, alias = {}) {
  await esbuild.build({
    absWorkingDir: cli,
    entryPoints: { main: 'src/main.ts', worker: 'src/worker.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: ['commander', 'picocolors', 'tinypool'],
    logLevel: 'silent',
    alias,
  });
}

function clean(bundle) {
  for (const name of readdirSync(dist)) {
    const path = join(dist, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (path !== bundle && stat && Date.now() - stat.mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}
