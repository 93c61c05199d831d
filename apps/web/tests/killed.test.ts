import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fast, readMatchFile } from '@point-option/engine';
import { createHost, type Ports } from '@point-option/host';
import {
  type Acknowledged,
  beginLong,
  deskAt,
  fixedChance,
  lasts,
  personal,
  playOn,
  type SeenBefore,
  skirmishOnly,
  survived,
} from '@point-option/host/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../../../scripts/web/chromium.mjs';
import { bareScript, clock, openBare, storeIn } from './barePage.ts';
import { DEAF, FLAGS } from './openStage.ts';
import { useStage } from './stage.ts';

// The browser's store when the page, or the whole browser, is killed at any moment; and when there is no more room.

const ROUND = Number(process.env['POINT_OPTION_SOAK'] ?? 0);
const ROUNDS = ROUND > 0 ? 1000 : 50;
/** A match as long as a campaign, or one that shows the same. */
const LONG = ROUND > 0 ? 20_000 : 300;
const BROWSERS = ROUND > 0 ? 100 : 6;
/** Rounds that go on with the same match: each plays all of it again to verify it, so fewer rounds are cheaper ones. */
const ROUNDS_EACH = ROUND > 0 ? 10 : 5;
/** The soak has a budget of its own. */
const TIMEOUT = ROUND > 0 ? 0 : 900_000;

const stage = useStage();

/** A host in the page that finds a match as it was seen, and plays until it is killed; it says what is acknowledged and shown. */
const PLAYER = `
  import { createClient, createHost, directly } from '@point-option/host';
  import { beginLong, playOn, SEAT, skirmishOnly, survived } from '@point-option/host/testing';
  const chance = { seed: () => '5'.repeat(64) };
  const clock = { now: () => Date.now(), pause: () => new Promise((done) => setTimeout(done, 0)), alarm: () => () => {} };
  const ports = { registry: skirmishOnly, store: browserStore, clock, chance };
  globalThis.__survived = (match, seen) => survived(ports, match, seen);
  globalThis.__play = async (match, isDelegated) => {
    const say = (what) => globalThis.__say(JSON.stringify(what));
    const host = createHost(ports);
    const client = createClient(directly((push) => host.connect(push)), (push) => {
      if ('journal' in push) say({ shown: push.journal.from + push.journal.lines.length });
      if (push.push === 'unsaved') say({ unsaved: push.problem });
    });
    if (match !== null) await client.ask('open', { match });
    const own = match ?? (await beginLong(client, 5000));
    say({ match: own });
    await client.ask('speed', { match: own, speed: 'instant' });
    const acknowledged = (what) => say({ acknowledged: what });
    await playOn(client, own, { orders: isDelegated ? 6 : Infinity, acknowledged });
    await client.ask('delegate', { match: own, seat: SEAT, scope: 'all' });
  };
`;

interface Player {
  __survived(match: string, seen: SeenBefore): Promise<SeenBefore>;
  __play(match: string | null, isDelegated: boolean): Promise<void>;
}

interface Said {
  readonly match?: string;
  readonly acknowledged?: Acknowledged;
  readonly shown?: number;
  readonly unsaved?: string;
}

let script = '';
beforeAll(async () => {
  script = await bareScript(PLAYER);
});

/** Plays in a page and ends it when so much was said; gives all that was. */
async function playedUntil(
  page: Page,
  { match, isDelegated, lines }: { match: string | null; isDelegated: boolean; lines: number },
  kill: () => void,
): Promise<readonly Said[]> {
  const said: Said[] = [];
  const isOver = new Promise<void>((over) => {
    page.on('crash', () => over());
    page.on('close', () => over());
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: '__say' });
  const isEnough = new Promise<void>((enough) => {
    session.on('Runtime.bindingCalled', ({ payload }) => {
      said.push(JSON.parse(payload) as Said);
      if (said.length === lines) enough();
    });
  });
  const play = page.evaluate(([own, all]) => (globalThis as unknown as Player).__play(own, all), [
    match,
    isDelegated,
  ] as const);
  play.catch(() => {});
  await Promise.race([isEnough, play]);
  kill();
  await isOver;
  expect(said.filter(({ unsaved }) => unsaved !== undefined)).toEqual([]);
  return said;
}

/** The processes of a browser of one kind: the one of the browser itself, or those of its pages. */
async function processesOf(browser: Browser | null, kind: 'browser' | 'renderer'): Promise<readonly number[]> {
  const session = await browser?.newBrowserCDPSession();
  const info = await session?.send('SystemInfo.getProcessInfo');
  await session?.detach();
  return info?.processInfo.filter(({ type }) => type === kind).map(({ id }) => id) ?? [];
}

function killNow(processes: readonly number[]): void {
  if (processes.length === 0) throw new Error('The browser does not say which process to kill.');
  for (const id of processes) process.kill(id, 'SIGKILL');
}

function portsIn(page: Page): Ports {
  return { registry: skirmishOnly, store: storeIn(page), clock, chance: fixedChance() };
}

interface Kept {
  match: string | null;
  seen: SeenBefore;
}

/** One round: the match is there as it was seen, is played on, and its page ends. */
async function round(page: Page, kept: Kept, dice: { die(sides: number): number }, kill: () => void): Promise<void> {
  if (kept.match !== null)
    kept.seen = await page.evaluate(
      ([match, seen]) => (globalThis as unknown as Player).__survived(match, JSON.parse(seen) as SeenBefore),
      [kept.match, JSON.stringify(kept.seen)] as const,
    );
  const how = { match: kept.match, isDelegated: dice.die(3) === 1, lines: dice.die(50) };
  const said = await playedUntil(page, how, kill);
  kept.match ??= said.find(({ match }) => match !== undefined)?.match ?? null;
  kept.seen = {
    acknowledged: [...kept.seen.acknowledged, ...said.flatMap(({ acknowledged }) => acknowledged ?? [])],
    shown: Math.max(kept.seen.shown, ...said.map(({ shown = 0 }) => shown)),
  };
}

test(
  `a page killed ${ROUNDS} times loses no order that it acknowledged or showed`,
  async () => {
    for (let n = 0; n < ROUNDS / ROUNDS_EACH; n++) {
      const dice = fast(`page/${ROUND}/${n}`);
      const context = await stage.browser.newContext();
      const kept: Kept = { match: null, seen: { acknowledged: [], shown: 0 } };
      for (let i = 0; i < ROUNDS_EACH; i++) {
        const page = await openBare(context, stage.address, script);
        const processes = await processesOf(stage.browser, 'renderer');
        await round(page, kept, dice, () => killNow(processes));
        await page.close();
      }
      expect(kept.seen.acknowledged.length).toBeGreaterThan(ROUNDS_EACH);
      await context.close();
    }
  },
  TIMEOUT,
);

/** A browser with a profile on the disk. */
async function openBrowser(profile: string): Promise<{ context: BrowserContext; kill(): void }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: FLAGS,
    ...DEAF,
  });
  const processes = await processesOf(context.browser(), 'browser');
  return { context, kill: () => killNow(processes) };
}

const WITNESS = 'witness';

/** A profile in which the site has a database that the product knows nothing of. */
async function newProfile(): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'point-option-profile-'));
  const { context } = await openBrowser(profile);
  const page = await openBare(context, stage.address, script);
  await page.evaluate(
    (name) =>
      new Promise<void>((opened, failed) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => opened());
        request.addEventListener('error', () => failed(request.error ?? new Error('No database.')));
      }),
    WITNESS,
  );
  await context.close();
  return profile;
}

async function hasWitness(page: Page): Promise<boolean> {
  const databases = await page.evaluate(() => indexedDB.databases());
  return databases.some(({ name }) => name === WITNESS);
}

test(
  'a whole browser that is killed loses no order that it acknowledged or showed',
  async () => {
    const dice = fast(`browser/${ROUND}`);
    let profile = await newProfile();
    let kept: Kept = { match: null, seen: { acknowledged: [], shown: 0 } };
    let survived = 0;
    for (let i = 0; i < BROWSERS; i++) {
      const { context, kill } = await openBrowser(profile);
      const page = await openBare(context, stage.address, script);
      if (await hasWitness(page)) {
        if (kept.match !== null) survived++;
        await round(page, kept, dice, kill);
      } else {
        // A busy Chromium that is killed sometimes forgets that a site stores anything and begins with an empty folder:
        // what the product stored is gone with all else, and no page can do anything about it.
        await context.close();
        discard(profile);
        profile = await newProfile();
        kept = { match: null, seen: { acknowledged: [], shown: 0 } };
      }
    }
    expect(survived).toBeGreaterThanOrEqual(BROWSERS / 2);
    discard(profile);
  },
  TIMEOUT,
);

/** Processes of a killed browser may write to it for a moment yet. */
function discard(profile: string): void {
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

test(
  `a match of ${LONG} orders is played in pages that are closed without a word, resumed, taken back, exported and verified`,
  async () => {
    const context = await stage.browser.newContext();
    await lasts(LONG, async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      return portsIn(await openBare(context, stage.address, script));
    });
    await context.close();
  },
  TIMEOUT,
);

test('a browser without room says so, plays on, and saves all when there is room again', async () => {
  const context = await stage.browser.newContext();
  const page = await openBare(context, stage.address, script);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(stage.address);
  // Before anything is stored: the browser looks at the room that is left only now and then. An empty database alone takes 50 KB.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 150_000 });
  const ports = portsIn(page);
  const desk = deskAt(createHost(ports));
  const match = await beginLong(desk, 5000);
  const acknowledged: Acknowledged[] = [];
  const play = (orders: number): Promise<number> =>
    playOn(desk, match, { orders, acknowledged: (what) => acknowledged.push(what) });
  const stored = async (): Promise<readonly Acknowledged[]> =>
    personal(readMatchFile((await ports.store.read(match)).text));
  const isUnsaved = (): boolean => desk.pushes.some(({ push }) => push === 'unsaved');
  for (let n = 0; n < 1500 && !isUnsaved(); n++) await play(1);
  expect(desk.followed(match).unsaved).not.toBeNull();
  const before = await stored();
  expect(before.length).toBeGreaterThan(0);
  expect(before).toEqual(acknowledged.slice(0, before.length));
  await play(50);
  expect(desk.followed(match).unsaved).not.toBeNull();
  // What is exported is the match as it is played.
  const { text } = await desk.ask('export', { match });
  expect(personal(readMatchFile(text))).toEqual(acknowledged);
  expect((await stored()).length).toBeLessThan(acknowledged.length);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await play(1);
  expect(desk.followed(match).unsaved).toBeNull();
  expect(await stored()).toEqual(acknowledged);
  await desk.ask('leave', { match });
  await survived(ports, match, { acknowledged, shown: 0 });
  await context.close();
});
