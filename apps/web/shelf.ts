import { mkdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { picture } from './picture.ts';
import type { ShelfGame } from './src/worker/protocol.ts';

const SHELF = 'virtual:shelf';
const PICTURES = 'virtual:pictures';
/** With the number of its game on the shelf: nothing that the lobby fetches is called by a game's name, so that a test can tell. */
const PICTURE = 'virtual:picture-';
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The shelf: what the lobby says of every game, and a picture of its chart, worked out when the page is built, so that a
 * lobby loads no game. The registry is bundled and asked; it is the same registry that the worker plays.
 */
export function shelfPlugin(): Plugin {
  return {
    name: 'shelf',
    resolveId: (id) => (id === SHELF || id === PICTURES || id.startsWith(PICTURE) ? `\0${id}` : null),
    load: async (id) => {
      if (id === `\0${SHELF}`) return `export const shelf = ${JSON.stringify(await (await made()).shelf())};`;
      // Each is a chunk of its own, fetched when its card comes into sight.
      if (id === `\0${PICTURES}`) {
        const games = await (await made()).shelf();
        const lines = games.flatMap((game, i) =>
          game.hasChart ? [`${JSON.stringify(game.id)}: () => import('${PICTURE}${i + 1}')`] : [],
        );
        return `export const pictures = { ${lines.join(', ')} };`;
      }
      if (id.startsWith(`\0${PICTURE}`)) {
        const game = (await (await made()).shelf())[Number(id.slice(PICTURE.length + 1)) - 1];
        return `export default ${JSON.stringify(await (await made()).picture(game?.id ?? ''))};`;
      }
      return null;
    },
  };
}

interface Made {
  shelf(): Promise<ShelfGame[]>;
  picture: typeof picture;
}

let making: Promise<Made> | null = null;

/** Made once for a build, however often it is asked. */
function made(): Promise<Made> {
  making ??= make();
  return making;
}

async function make(): Promise<Made> {
  const folder = `${root}.cache/shelf-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: {
      contents: "export { shelf } from './shelfOf.ts'; export { picture } from '../../picture.ts';",
      resolveDir: fileURLToPath(new URL('./src/worker', import.meta.url)),
    },
    outfile: `${folder}/shelf.mjs`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const { shelf, picture: pictured } = (await import(pathToFileURL(`${folder}/shelf.mjs`).href)) as Made;
  let once: Promise<ShelfGame[]> | null = null;
  return {
    picture: pictured,
    shelf: () => {
      once ??= shelf();
      return once;
    },
  };
}
