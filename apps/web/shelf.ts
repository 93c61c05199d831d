import { mkdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { ShelfGame } from './src/worker/protocol.ts';

const NAME = 'virtual:shelf';
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The shelf: what the lobby says of every game, worked out when the page is built, so that a lobby loads no game. The
 * registry is bundled and asked; it is the same registry that the worker plays.
 */
export function shelfPlugin(): Plugin {
  return {
    name: 'shelf',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => (id === `\0${NAME}` ? `export const shelf = ${JSON.stringify(await shelf())};` : null),
  };
}

async function shelf(): Promise<ShelfGame[]> {
  const folder = `${root}.cache/shelf-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: {
      contents: "export { shelf } from './shelfOf.ts';",
      resolveDir: fileURLToPath(new URL('./src/worker', import.meta.url)),
    },
    outfile: `${folder}/shelf.mjs`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const made = (await import(pathToFileURL(`${folder}/shelf.mjs`).href)) as { shelf(): Promise<ShelfGame[]> };
  return made.shelf();
}
