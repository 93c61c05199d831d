import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { picture } from './picture.ts';
import { registryFile } from './registryPlugin.ts';
import type { ShelfGame } from './src/worker/protocol.ts';
import type { studiesOf } from './src/worker/studiesOf.ts';

const SHELF = 'virtual:shelf';
const PICTURES = 'virtual:pictures';
/** With the number of its game on the shelf: nothing that the lobby fetches is called by a game's name, so that a test can tell. */
const PICTURE = 'virtual:picture-';
const STUDIES = 'virtual:studies';
const STUDY = 'virtual:study-';
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The shelf: what the lobby says of every game, a picture of its chart and the findings of its studies, worked out when the page is built, so that a
 * lobby loads no game. The registry is bundled and asked; it is the same registry that the worker plays.
 */
export function shelfPlugin(): Plugin {
  return {
    name: 'shelf',
    resolveId: (id) =>
      [SHELF, PICTURES, STUDIES].includes(id) || id.startsWith(PICTURE) || id.startsWith(STUDY) ? `\0${id}` : null,
    load: async (id) => {
      if (id === `\0${SHELF}`) return `export const shelf = ${JSON.stringify(await (await made()).shelf())};`;
      // Each is a chunk of its own: a picture is fetched when its card comes into sight, studies when they are read.
      if (id === `\0${PICTURES}`)
        return `export const pictures = ${await chunks(PICTURE, ({ hasChart }) => hasChart)};`;
      if (id === `\0${STUDIES}`)
        return `export const studies = ${await chunks(STUDY, (game) => game.studies !== undefined)};`;
      if (id.startsWith(`\0${PICTURE}`))
        return `export default ${JSON.stringify(await (await made()).picture(await gameIn(id, PICTURE)))};`;
      if (id.startsWith(`\0${STUDY}`))
        return `export default ${JSON.stringify(await (await made()).studiesOf(await gameIn(id, STUDY)))};`;
      return null;
    },
  };
}

/** By the id of its game, how each chunk is fetched. */
async function chunks(name: string, has: (game: ShelfGame) => boolean): Promise<string> {
  const games = await (await made()).shelf();
  const lines = games.flatMap((game, i) =>
    has(game) ? [`${JSON.stringify(game.id)}: () => import('${name}${i + 1}')`] : [],
  );
  return `{ ${lines.join(', ')} }`;
}

/** The game whose chunk this is. */
async function gameIn(module: string, name: string): Promise<string> {
  return (await (await made()).shelf())[Number(module.slice(name.length + 1)) - 1]?.id ?? '';
}

interface Made {
  shelf(): Promise<ShelfGame[]>;
  picture: typeof picture;
  studiesOf: typeof studiesOf;
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
  try {
    return await madeIn(folder);
  } finally {
    // All of it is in one file, which has been read by now.
    rmSync(folder, { recursive: true, force: true });
  }
}

async function madeIn(folder: string): Promise<Made> {
  await build({
    stdin: {
      contents:
        "export { shelf } from './shelfOf.ts'; export { studiesOf } from './studiesOf.ts'; export { picture } from '../../picture.ts';",
      resolveDir: fileURLToPath(new URL('./src/worker', import.meta.url)),
    },
    outfile: `${folder}/shelf.mjs`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'registry',
        setup: (own) => own.onResolve({ filter: /\/registry\.ts$/ }, () => ({ path: registryFile() })),
      },
    ],
  });
  const { shelf, ...rest } = (await import(pathToFileURL(`${folder}/shelf.mjs`).href)) as Made;
  let once: Promise<ShelfGame[]> | null = null;
  return {
    ...rest,
    shelf: () => {
      once ??= shelf();
      return once;
    },
  };
}
