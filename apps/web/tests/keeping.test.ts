import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, useStage, visit } from './stage.ts';
import { withWorker } from './withWorker.ts';

const stage = useStage({ fresh: true });

/** What a browser does that keeps nothing for a page. */
const NO_LOCAL_STORAGE = `
  Object.defineProperty(globalThis, 'localStorage', {
    get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
  });
`;
/** And one that lets it read, but has no room for a word. */
const NO_LOCAL_WRITES = `
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
`;
const NO_DATABASE = `
  IDBFactory.prototype.open = () => {
    throw new DOMException('Access to the database is denied', 'SecurityError');
  };
  LockManager.prototype.request = async () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
`;

/** What a browser does that has no room left. */
const NO_ROOM = `
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('There is no room left on the disk', 'QuotaExceededError');
  };
`;

/** A database that never opens; and for a page that waits for it, time flies. */
const NO_ANSWER = `
  IDBFactory.prototype.open = () => new EventTarget();
  const inTime = globalThis.setTimeout;
  globalThis.setTimeout = (ring, ms, ...rest) => inTime(ring, ms >= 10_000 ? ms / 20 : ms, ...rest);
`;

const onlyHere = (page: Page, hasText: string) => page.locator('[data-testid="only-here"]', { hasText });

async function begun(page: Page, orders = 3): Promise<void> {
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  for (let i = 0; i < orders; i++) await answerByClick(page);
}

/** Keeps the match at the table under a name of its own too. */
async function copied(page: Page, name: string): Promise<void> {
  await page.locator('.st .mu').click();
  await page.getByRole('button', { name: 'Save a copy' }).click();
  await page.locator('#copy').fill(name);
  await page.keyboard.press('Enter');
  await page.getByText(`Saved in the lobby as ${name}.`).waitFor();
  await page.keyboard.press('Escape');
}

/** The orders in the file that a button hands over. */
async function ordersIn(page: Page, button: ReturnType<Page['locator']>): Promise<number> {
  const download = page.waitForEvent('download');
  await button.click();
  const text = readFileSync(await (await download).path(), 'utf8');
  return (JSON.parse(text) as { orders: unknown[] }).orders.length;
}

test.each([
  ['without localStorage', NO_LOCAL_STORAGE],
  ['whose localStorage takes nothing', NO_LOCAL_WRITES],
])('a browser %s plays on, says that it forgets, and remembers until the page is closed', async (_what, before) => {
  const { page, context, faults } = await visit(stage, { prepare: (fresh) => fresh.addInitScript(before) });
  await page.locator('[data-testid="forgets"]', { hasText: "doesn't remember settings" }).waitFor();
  await page.getByRole('button', { name: 'Night' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset['lamp'])).toBe('night');
  await begun(page);
  await page.locator('.st .br').click();
  await page.locator('[data-testid="saves"] li').waitFor();
  expect(await page.getByRole('button', { name: 'Night' }).getAttribute('aria-pressed')).toBe('true');
  expect(faults).toEqual([]);
  await context.close();
});

test('a browser that denies its database plays, says that a match lives in this tab only, and hands it over as it stands', async () => {
  const { page, context } = await visit(stage, { prepare: withWorker(NO_DATABASE) });
  await onlyHere(page, "won't save matches: Access to the database is denied. Yours last only while").waitFor();
  // The rest of the lobby is there, the lesson for who is new too.
  await page.locator('[data-testid="first"] .go').click();
  await prompt(page).waitFor();
  const note = onlyHere(page, 'This match exists only in this tab.');
  await note.waitFor();
  expect(await page.locator('[data-testid="unsaved"]').count()).toBe(0);
  const file = note.getByRole('button', { name: 'Save match file' });
  const before = await ordersIn(page, file);
  await answerByClick(page);
  await answerByClick(page);
  expect(await ordersIn(page, file)).toBeGreaterThan(before);
  await context.close();
});

/** What Chromium does where its settings let no site store anything, word for word: it has the locks, and fails to open the database. */
const BLOCKED_BY_SETTINGS = `
  IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    request.error = new DOMException('The user denied permission to access the database.', 'UnknownError');
    setTimeout(() => request.dispatchEvent(new Event('error')));
    return request;
  };
`;

test('a browser set to block what sites store plays, says that a match lives in this tab only, and hands it over', async () => {
  const { page, context } = await visit(stage, { prepare: withWorker(BLOCKED_BY_SETTINGS) });
  await onlyHere(page, "won't save matches: The user denied permission to access the database.").waitFor();
  await begun(page, 1);
  const note = onlyHere(page, 'This match exists only in this tab.');
  await note.waitFor();
  expect(await page.locator('[data-testid="unsaved"]').count()).toBe(0);
  const file = note.getByRole('button', { name: 'Save match file' });
  const before = await ordersIn(page, file);
  await answerByClick(page);
  expect(await ordersIn(page, file)).toBeGreaterThan(before);
  await context.close();
});

test('a match that lives in this tab only is left, listed, copied, opened again, deleted, and brought back from its file', async () => {
  const { page, context } = await visit(stage, { prepare: withWorker(NO_DATABASE) });
  await begun(page);
  const question = await page.locator('.ask h2').innerText();
  const download = page.waitForEvent('download');
  await onlyHere(page, 'only in this tab').getByRole('button', { name: 'Save match file' }).click();
  const file = await (await download).path();
  await page.evaluate(() => {
    location.hash = '';
  });
  const saves = page.locator('[data-testid="saves"] li');
  await saves.first().waitFor();
  await saves.first().locator('button.se').click();
  await prompt(page).waitFor();
  expect(await page.locator('.ask h2').innerText()).toBe(question);
  await answerByClick(page);
  await copied(page, 'What if');
  await page.locator('.st .br').click();
  await saves.filter({ hasText: 'What if' }).waitFor();
  expect(await saves.count()).toBe(2);
  await page.locator('.openfile input').setInputFiles(file);
  await page.locator('[data-testid="added"] button').waitFor();
  await expect.poll(() => saves.count()).toBe(3);
  await saves.filter({ hasText: 'What if' }).locator('summary').click();
  await saves.filter({ hasText: 'What if' }).getByRole('button', { name: 'Delete' }).click();
  await saves.filter({ hasText: 'What if' }).getByRole('button', { name: 'Delete for good?' }).click();
  await expect.poll(() => saves.count()).toBe(2);
  expect(await page.locator('[data-testid="problem"]').count()).toBe(0);
  await context.close();
});

/** What somebody may do to the data of an open page: in the browser's settings, or in another tab. */
const CLEARED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the browser clears its data': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  },
  'another tab deletes the database': async (page) => {
    const other = await page.context().newPage();
    await other.goto(new URL('favicon.ico', page.url()).href);
    await other.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('point-option').addEventListener('success', resolve);
        }),
    );
    await other.close();
  },
};

test.each(Object.keys(CLEARED))('a match is saved again, whole, where %s while it is open', async (how) => {
  const { page, context } = await visit(stage);
  await begun(page);
  await CLEARED[how]?.(page);
  await answerByClick(page);
  await answerByClick(page);
  await prompt(page).waitFor();
  expect(await page.locator('[data-testid="unsaved"]').count()).toBe(0);
  const question = await page.locator('.ask h2').innerText();
  const journal = await page.locator('.jou .line').allInnerTexts();
  expect(journal.length).toBeGreaterThan(0);
  await page.reload();
  await prompt(page).waitFor();
  expect(await page.locator('.ask h2').innerText()).toBe(question);
  expect(await page.locator('.jou .line').allInnerTexts()).toEqual(journal);
  await context.close();
});

test('a match that cannot be saved is left only by a player who says so', async () => {
  const { page, context } = await visit(stage, { prepare: withWorker(NO_ROOM) });
  await begun(page);
  const question = await page.locator('.ask h2').innerText();
  const note = page.locator('[data-testid="unsaved"]');
  const leave = note.getByRole('button', { name: 'Leave without saving' });
  expect(await leave.count()).toBe(0);
  await page.locator('.st .br').click();
  await leave.waitFor();
  expect(await note.innerText()).toContain('If you leave now, you lose');
  expect(await page.locator('.ask h2').innerText()).toBe(question);
  // Going back in the browser is no way around it, and play goes on.
  await answerByClick(page);
  await page.evaluate(() => history.back());
  await leave.waitFor();
  await prompt(page).waitFor();
  await answerByClick(page);
  await leave.click();
  await page.waitForSelector('.gamecard');
  expect(await page.locator('.unsaved').count()).toBe(0);
  await begun(page, 1);
  await context.close();
});

test('a browser whose database never answers plays on, says so, and hands the match over as it stands', async () => {
  const { page, context } = await visit(stage, { prepare: withWorker(NO_ANSWER) });
  await page.getByText("The saved matches can't be listed: It hasn't answered for 15 seconds.").waitFor();
  await begun(page, 1);
  const note = page.locator('[data-testid="unsaved"]', { hasText: "It hasn't answered for 10 seconds." });
  await note.waitFor();
  const file = note.getByRole('button').first();
  const before = await ordersIn(page, file);
  await answerByClick(page);
  await answerByClick(page);
  await note.waitFor();
  expect(await ordersIn(page, file)).toBeGreaterThan(before);
  await context.close();
});

test.each([
  ['could not be saved', NO_ROOM],
  ['lives in this tab only', NO_DATABASE],
])('the browser asks before it closes a page whose match %s', async (_what, before) => {
  const { page, context } = await visit(stage, { prepare: withWorker(before) });
  await begun(page, 1);
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closing;
  await context.close();
});
