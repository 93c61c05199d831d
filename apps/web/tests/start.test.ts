import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPage } from '../../../scripts/web/build.mjs';
import { ensureChromium } from '../../../scripts/web/chromium.mjs';
import { DEAF } from './openStage.ts';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** `npm start` on a machine without a display. With `serving` it is ended once that has been done. */
async function start(
  args: readonly string[],
  { env = {}, serving }: { env?: Record<string, string>; serving?: (address: string) => Promise<void> } = {},
): Promise<Ran> {
  const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, PORT: _port, ...rest } = process.env;
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  let served: Promise<void> | undefined;
  child.stderr.on('data', (part: Buffer) => {
    err += part.toString();
  });
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString();
    const address = /is at (http:\S+)/.exec(out)?.[1];
    if (address === undefined || !serving || served) return;
    served = serving(address).finally(() => child.kill('SIGTERM'));
  });
  const code = await new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
  });
  await served;
  return { out, err, code };
}

beforeAll(async () => {
  await buildPage();
}, 240_000);

describe('npm start', () => {
  test('serves the page at the address it prints, and the page plays', async () => {
    let played = false;
    const { out, err } = await start(['--no-open', '--port', '0'], {
      serving: async (address) => {
        const browser = await chromium.launch({
          executablePath: ensureChromium(),
          args: ['--no-sandbox', '--disable-gpu'],
          ...DEAF,
        });
        const page = await browser.newPage();
        await page.goto(address);
        await page.locator('[data-testid="first"] .go').click();
        await page.locator('[data-testid="prompt"]').waitFor();
        played = true;
        await browser.close();
      },
    });
    expect(played).toBe(true);
    expect(out).toMatch(/^Point Option is at http:\/\/localhost:\d+\/\n/);
    // Nothing had changed, so nothing was built.
    expect(err).toBe('');
  });

  test('listens where PORT says, unless --port does', async () => {
    const free = await freePort();
    let at = '';
    await start(['--no-open'], {
      env: { PORT: String(free) },
      serving: async (address) => {
        at = address;
        expect((await fetch(address)).status).toBe(200);
      },
    });
    expect(at).toBe(`http://localhost:${free}/`);
  });

  test('a port in use is a sentence, not a stack', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    const { port } = taken.address() as AddressInfo;
    const { err, out, code } = await start(['--no-open', '--port', String(port)]);
    taken.close();
    expect([err, out, code]).toEqual([
      `Port ${port} is in use by another program. Try another: npm start -- --port ${port + 1}\n`,
      '',
      1,
    ]);
  });

  test('a wrong argument is a sentence, before anything is built', async () => {
    const { err, code } = await start(['--prot', '1']);
    expect([err, code]).toEqual([
      'npm start does not know "--prot"; it takes --port N, --no-open, or --text for the terminal.\n',
      2,
    ]);
  });

  test('--text is the game in the terminal', async () => {
    const { out, code } = await start(['--text', 'games']);
    expect(out).toContain('philippine-sea: Philippine Sea.');
    expect(code).toBe(0);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  return port;
}
