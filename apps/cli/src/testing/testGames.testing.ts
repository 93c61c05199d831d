import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = new URL('../../bin/build.mjs', import.meta.url);
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const games = new URL('./registry.testing.ts', import.meta.url);

interface Build {
  bundleInto(outdir: string, alias: Record<string, string>): Promise<void>;
}

/** The command with games for tests alone in the place of the registry: bundled as it always is, with its worker. */
export async function commandWithTestGames(): Promise<{ bin: string; worker: string; remove(): void }> {
  const { bundleInto } = (await import(build.href)) as Build;
  // Among the bundles, since it must find the packages that they do.
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'testing-'));
  const path = fileURLToPath(games);
  await bundleInto(folder, { '@point-option/games': path, '@point-option/games/proofs': path });
  return {
    bin: join(folder, 'main.mjs'),
    worker: join(folder, 'worker.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
