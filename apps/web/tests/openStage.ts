import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { root } from '../../../scripts/install.mjs';
import { buildPage } from '../../../scripts/web/build.mjs';
import { ensureChromium } from '../../../scripts/web/chromium.mjs';
import { listen } from '../../../scripts/web/server.mjs';

/**
 * What the browser has for a person at its window, each in a process of its own for every page: its address bar, and
 * a process for the page that may come next. Half the work of opening a page.
 */
const FOR_ITS_WINDOW = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** What playwright turns off. The browser heeds the last such list alone, so ours has it too. */
const FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * A test opens a page and soon leaves it: to compile its code for a long stay takes a tenth of all the work. What runs
 * really often, like the staff of a whole match, is still compiled.
 */
const FOR_SHORT_STAYS = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=20000';

/** A browser for tests. */
export const FLAGS = [
  FOR_SHORT_STAYS,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...FOR_PLAYWRIGHT, ...FOR_ITS_WINDOW].join(',')}`,
];

/** Signals are for the program: tests of the terminal, which may share a process with a browser, give it some. */
export const DEAF = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

export interface Served {
  readonly address: string;
  close(): void;
}

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

/** The page served: as it is built for people, or with games that people don't have. */
export async function serve({ forTests = false, forBench = false }: Build = {}): Promise<Served> {
  const games = forTests ? gamesIn('tests') : forBench ? gamesIn('bench') : null;
  const built = await buildPage({ say: (text) => console.error(text), ...(games !== null && { games }) });
  const { server, address } = await listen(built, 0);
  return {
    address,
    close: () => {
      server.close();
    },
  };
}

/** A real browser, with nothing kept of what earlier ones stored. */
export async function launch(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: [...FLAGS, ...flags], ...DEAF });
}

/** The page served, and a browser for it alone. */
export async function openStage(flags: readonly string[] = [], build: Build = {}): Promise<OpenStage> {
  const { address, close } = await serve(build);
  const browser = await launch(flags);
  return {
    browser,
    address,
    close: async () => {
      await browser.close();
      close();
    },
  };
}

/** A browser with a profile in a folder, which keeps what pages store on the disk. */
export async function openProfile(
  folder: string,
  { viewport }: { readonly viewport: { readonly width: number; readonly height: number } },
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: ensureChromium(), args: FLAGS, viewport, ...DEAF });
}
