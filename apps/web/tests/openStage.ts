import { type Browser, chromium } from 'playwright-core';
import { buildPage } from '../../../scripts/web/build.mjs';
import { ensureChromium } from '../../../scripts/web/chromium.mjs';
import { listen } from '../../../scripts/web/server.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-component-update', '--disable-sync'];

export interface OpenStage {
  readonly browser: Browser;
  readonly address: string;
  close(): Promise<void>;
}

/** The page as it is built for people, served, and a real browser. */
export async function openStage(flags: readonly string[] = []): Promise<OpenStage> {
  const executablePath = ensureChromium();
  const { server, address } = await listen(await buildPage({ say: (text) => console.error(text) }), 0);
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
