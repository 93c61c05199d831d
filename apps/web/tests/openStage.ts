import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
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

/** A list of games in the place of the page's own. Not beside this file: the bench is run from a bundle. */
const gamesIn = (folder: string): string => join(root, 'apps', 'web', folder, 'games.ts');

interface Build {
  /** With the games that only tests have. */
  readonly forTests?: boolean;
  /** With the games that only the bench has. */
  readonly forBench?: boolean;
}

/** The page served, and a real browser: as it is built for people, or with games that people don't have. */
export async function openStage(
  flags: readonly string[] = [],
  { forTests = false, forBench = false }: Build = {},
): Promise<OpenStage> {
  const executablePath = ensureChromium();
  const games = forTests ? gamesIn('tests') : forBench ? gamesIn('bench') : null;
  const built = await buildPage({ say: (text) => console.error(text), ...(games !== null && { games }) });
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

/** A browser with a profile in a folder, which keeps what pages store on the disk. */
export async function openProfile(
  folder: string,
  { viewport }: { readonly viewport: { readonly width: number; readonly height: number } },
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: ensureChromium(), args: FLAGS, viewport });
}
