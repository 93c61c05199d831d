import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('./src/worker/registry.ts', import.meta.url));

/** The file that lists the games of this build: the page's own, or what POINT_OPTION_GAMES names, as the tests do. */
export function registryFile(): string {
  const named = process.env['POINT_OPTION_GAMES'];
  return named === undefined || named === '' ? own : named;
}

/** Puts another list of games in the place of src/worker/registry.ts, where one is named. */
export function registryPlugin(): Plugin {
  return {
    name: 'registry',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOwn = source === './registry.ts' && importer?.includes('/src/worker/') === true;
      return isOwn && registryFile() !== own ? registryFile() : null;
    },
  };
}
