import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { root } from '../../../scripts/install.mjs';
import { buildPage } from '../../../scripts/web/build.mjs';
import { ensureChromium } from '../../../scripts/web/chromium.mjs';
import { listen } from '../../../scripts/web/server.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-component-update', '--disable-sync'];

export interface OpenStage {
  readonly browser: Browser;
  readonly address: string;
  close(): Promise<void>;
}

/** The games of a build for tests: one more than people have. Not beside this file: the bench is run from a bundle. */
const GAMES = join(root, 'apps', 'web', 'tests', 'games.ts');

/** The page served, and a real browser: as it is built for people, or with the games that only tests have. */
export async function openStage(flags: readonly string[] = [], { forTests = false } = {}): Promise<OpenStage> {
  const executablePath = ensureChromium();
  const built = await buildPage({ say: (text) => console.error(text), ...(forTests && { games: GAMES }) });
  const { server, address } = await listen(built, 0);
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
  return {
    browser,
    address,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
