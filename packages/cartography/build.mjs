// `npm run maps`: builds the files of all maps anew. `npm run maps -- --svg DIR` also draws each, to look at.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bundle = new URL('../../.cache/maps.mjs', import.meta.url);
await build({
  entryPoints: [`${root}packages/cartography/src/main.ts`],
  outfile: fileURLToPath(bundle),
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
});
const { main } = await import(bundle.href);
main(root, process.argv.slice(2));
