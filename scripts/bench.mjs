// `npm run bench`: figures of speed, each beside a yardstick of the same run. `-- --json` prints them as JSON.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { build } = await import('esbuild');
const root = fileURLToPath(new URL('..', import.meta.url));
const outfile = `${root}.cache/bench.mjs`;
await build({
  entryPoints: [`${root}scripts/bench/bench.ts`],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
