// Bundles a tool of the page that is written in TypeScript, and runs it: `node scripts/web/run.mjs bench/bench.ts ...`.
import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { installOrExit, root } from '../install.mjs';

installOrExit();
const { build } = await import('esbuild');
const [tool, ...args] = process.argv.slice(2);
const outfile = join(root, '.cache', `${basename(tool, '.ts')}.mjs`);
await build({
  entryPoints: [join(root, 'apps', 'web', tool)],
  outfile,
  bundle: true,
  external: ['playwright-core'],
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
  // What is shared with the tools keeps its place: it finds the folder of the program from it.
  plugins: [{ name: 'scripts', setup: (bundler) => bundler.onResolve({ filter: /scripts\/web\/\w+\.mjs$/ }, outside) }],
});
spawn(process.execPath, [outfile, ...args], { stdio: 'inherit', cwd: root }).on('exit', (code) => {
  process.exitCode = code ?? 1;
});

function outside({ path }) {
  return { path: join(root, 'scripts', 'web', basename(path)), external: true };
}
