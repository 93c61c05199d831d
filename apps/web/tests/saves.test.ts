import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { begin, growingHead, matchFile } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, takeMessages, useStage, visit } from './stage.ts';
import { withWorker } from './withWorker.ts';

const stage = useStage({ fresh: true });

/** A match of the first lesson with a few orders. */
async function played(page: Page): Promise<string> {
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  for (let i = 0; i < 3; i++) await answerByClick(page);
  return page.locator('.ask h2').innerText();
}

async function toLobby(page: Page): Promise<void> {
  await page.locator('.st .br').click();
  await page.waitForSelector('[data-testid="saves"] li');
}

async function exported(page: Page): Promise<string> {
  await page.locator('[data-testid="saves"] summary').first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).first().click();
  return readFileSync(await (await download).path(), 'utf8');
}

async function openFile(page: Page, text: string): Promise<void> {
  await page
    .locator('.openfile input')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a match is kept after every order: a tab that dies comes back to the same question', async () => {
  const { page, context } = await visit(stage);
  const question = await played(page);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await prompt(again).waitFor();
  expect(await again.locator('.ask h2').innerText()).toBe(question);
  expect(await again.locator('.jou li').count()).toBeGreaterThan(3);
  await context.close();
});

test('a crashed page loses nothing', async () => {
  const { page, context } = await visit(stage);
  const question = await played(page);
  const address = page.url();
  await page.goto('chrome://crash').catch(() => {});
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await prompt(again).waitFor();
  expect(await again.locator('.ask h2').innerText()).toBe(question);
  await context.close();
});

test('saved as a file and opened elsewhere it is the same match, by its name too', async () => {
  const { page, context } = await visit(stage);
  const question = await played(page);
  await toLobby(page);
  const text = await exported(page);
  expect((JSON.parse(text) as { format: string }).format).toBe('point-option match');
  await context.close();

  const other = await visit(stage);
  const added = other.page.locator('[data-testid="added"]');
  await openFile(other.page, text);
  await added.filter({ hasText: /^Added .*, played up to \d{4}\b/ }).waitFor();
  const name = await other.page.locator('[data-testid="saves"] b').innerText();
  // A player with matches is not new here.
  expect(await other.page.locator('[data-testid="first"]').innerText()).not.toContain('NEW HERE');
  await openFile(other.page, text);
  await added.filter({ hasText: `Added ${name} (2)` }).waitFor();
  expect(await other.page.locator('[data-testid="saves"] b').allInnerTexts()).toEqual([`${name} (2)`, name]);
  await added.getByRole('button', { name: 'Open it' }).click();
  await prompt(other.page).waitFor();
  expect(await other.page.locator('.ask h2').innerText()).toBe(question);
  await other.context.close();
});

test('a file that was changed, cut off or is none at all is refused with a sentence, and nothing is kept', async () => {
  const { page, context, faults } = await visit(stage);
  await played(page);
  await toLobby(page);
  const text = await exported(page);
  await context.close();

  const other = await visit(stage);
  const problem = other.page.locator('[data-testid="problem"]');
  const changed = text.replace(/"seed":"stage"/, '"seed":"loaded"');
  expect(changed).not.toBe(text);
  for (const [broken, sentence] of [
    [changed, 'It was changed after it was written'],
    [text.slice(0, 300), 'This is not JSON'],
    ['{"a":1}', 'The match file cannot be used.'],
    ['', 'The match file cannot be used.'],
  ] as const) {
    await openFile(other.page, broken);
    await problem.filter({ hasText: sentence }).waitFor();
  }
  expect(await other.page.locator('[data-testid="saves"]').count()).toBe(0);
  expect([...faults, ...other.faults]).toEqual([]);
  await other.context.close();
});

test('a file that begins at an impossible position is refused, and only such a file loads what checks that', async () => {
  const { page, context } = await visit(stage);
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const checks = (): string[] => loaded.filter((path) => path.includes('/invariants-'));
  await played(page);
  await toLobby(page);
  const text = await exported(page);
  await openFile(page, text);
  await page.locator('[data-testid="added"]').waitFor();
  expect(checks()).toEqual([]);
  const game = await gameOf('philippine-sea');
  const begun = begin(game, { dice: { kind: 'fast', seed: 's' } });
  const start = begun.table.whole;
  const header = { ...begun.header, start: { ...start, data: { ...(start.data as object), turn: -7 } } };
  const forged = { ...matchFile(begun), header: { ...header, sum: growingHead(header).sum } };
  await openFile(page, JSON.stringify(forged));
  await page
    .locator('[data-testid="problem"]', {
      hasText: 'header.start.data.turn: It should be a whole number from 0 to 36, but is -7.',
    })
    .waitFor();
  expect(checks()).toHaveLength(1);
  await context.close();
});

test('matches are renamed and deleted in the lobby', async () => {
  const { page, context } = await visit(stage);
  await played(page);
  await toLobby(page);
  await page.locator('[data-testid="saves"] summary').click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.locator('[data-testid="saves"] input').fill('Sunday evening');
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="saves"] b', { hasText: 'Sunday evening' }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good?' }).click();
  await page.locator('.empty').waitFor();
  await context.close();
});

test('a match that is open in one tab is refused in another, with a sentence', async () => {
  const { page, context } = await visit(stage);
  await played(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator('.fault', { hasText: 'open in another tab' }).waitFor();
  await page.close();
  await second.reload();
  await prompt(second).waitFor();
  await context.close();
});

test('an exception in the page keeps the match, says so and offers its file', async () => {
  const { page, context } = await visit(stage);
  const question = await played(page);
  // A bug as it might be: something on the page throws while it is drawn.
  await page.evaluate(() => {
    Reflect.set(Array.prototype, 'toReversed', () => {
      throw new Error('planted');
    });
  });
  await page.locator('.jou input').fill('x');
  await page.locator('.faultpage', { hasText: 'Nothing is lost' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save match file' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('point-option match');
  await page.getByRole('button', { name: 'Continue' }).click();
  await prompt(page).waitFor();
  expect(await page.locator('.ask h2').innerText()).toBe(question);
  await context.close();
});

test('the file of a match of two sides asks who plays which, before anything is shown', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'marianas', { scenario: 1, seats: { japan: 'flag', us: 'person' } });
  await prompt(page).waitFor();
  await answerByClick(page);
  await toLobby(page);
  const text = await exported(page);
  await context.close();

  const other = await visit(stage);
  await openFile(other.page, text);
  await other.page.locator('[data-testid="saves"] .se').click();
  await other.page.locator('[data-testid="saves"] [data-seat="japan"]').selectOption('flag');
  await other.page.locator('[data-testid="saves"] [data-seat="us"]').selectOption('person');
  await other.page.locator('[data-testid="saves"] .se').click();
  await prompt(other.page).waitFor();
  const seats = (await takeMessages(other.page)).flatMap((message) => /"seat":"(\w+)"/.exec(message)?.[1] ?? []);
  expect(new Set(seats)).toEqual(new Set(['us']));
  await other.context.close();
});

test('a match that is left for the lobby is taken up again from there', async () => {
  const { page, context } = await visit(stage);
  const question = await played(page);
  for (let i = 0; i < 2; i++) {
    await toLobby(page);
    await page.locator('[data-testid="saves"] .se').click();
    await prompt(page).waitFor();
    expect(await page.locator('.ask h2').innerText()).toBe(question);
  }
  await context.close();
});

test('a copy is kept under a name of its own, and both are played on from there', async () => {
  const { page, context } = await visit(stage);
  const question = await played(page);
  await page.locator('.st .mu').click();
  await page.getByRole('button', { name: 'Save a copy' }).click();
  await page.locator('#copy').fill('Before the raid');
  await page.keyboard.press('Enter');
  await page.getByText('Saved in the lobby as Before the raid.').waitFor();
  await page.keyboard.press('Escape');
  await answerByClick(page);
  await toLobby(page);
  const copy = page.locator('[data-testid="saves"] li', { hasText: 'Before the raid' });
  expect(await page.locator('[data-testid="saves"] li').count()).toBe(2);
  // The card says where it stands: the hour, the score.
  expect(await copy.locator('.where-it').innerText()).toContain('June');
  await copy.locator('.se').click();
  await prompt(page).waitFor();
  expect(await page.locator('.ask h2').innerText()).toBe(question);
  await context.close();
});

const SCENARIO = fileURLToPath(new URL('../../../games/philippine-sea/scenarios/sunset-strike.json', import.meta.url));

test('a scenario of the player is opened from its file, checked, and begun; what is wrong with one is told by its field', async () => {
  const { page, context, faults } = await visit(stage);
  const file = JSON.parse(readFileSync(SCENARIO, 'utf8')) as Record<string, unknown>;
  const own = { ...file, id: 'my-own', title: 'An evening of my own' };
  const problem = page.locator('[data-testid="problem"]');
  for (const [broken, sentence] of [
    [{ ...own, start: undefined }, 'start: '],
    [{ ...own, game: 'chess' }, 'There is no game "chess"'],
    [{ ...own, id: 'sunset-strike' }, 'give this one another id'],
    [{ ...own, version: 99 }, 'version: '],
  ] as const) {
    await openFile(page, JSON.stringify(broken));
    await problem.filter({ hasText: sentence }).waitFor();
  }
  expect(await page.locator('[data-testid="own"]').count()).toBe(0);
  await openFile(page, JSON.stringify(own));
  const card = page.locator('[data-testid="own"]');
  expect(await card.innerText()).toContain('my own'.toUpperCase());
  await card.locator('button[type=submit]').click();
  await prompt(page).waitFor();
  await answerByClick(page);
  await toLobby(page);
  expect(await page.locator('[data-testid="saves"] b').innerText()).toBe('An evening of my own');
  await page.locator('[data-testid="saves"] .se').click();
  await prompt(page).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('where the browser promises nothing, one line at the table says so, until it is read', async () => {
  const { page, context } = await visit(stage);
  await played(page);
  const note = page.locator('[data-testid="storage"]');
  await note.filter({ hasText: 'may clear' }).waitFor();
  await note.getByRole('button', { name: 'Close' }).click();
  expect(await note.count()).toBe(0);
  await page.reload();
  await prompt(page).waitFor();
  await answerByClick(page);
  expect(await note.count()).toBe(0);
  await context.close();
});

test('where the room runs out one line says so', async () => {
  const { page, context } = await visit(stage, {
    prepare: withWorker('navigator.storage.estimate = async () => ({ quota: 1000000, usage: 900000 });'),
  });
  await played(page);
  await page.locator('[data-testid="storage"]', { hasText: 'almost full' }).waitFor();
  await context.close();
});

/** A disk that is full when the test says so. */
const FULL_DISK = `
  const put = IDBObjectStore.prototype.put;
  let isFull = false;
  new BroadcastChannel('disk').onmessage = ({ data }) => { isFull = data; };
  IDBObjectStore.prototype.put = function (...what) {
    if (isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.apply(this, what);
  };
`;

test('an order that could not be kept is told with the reason and the file, until one is kept again', async () => {
  const { page, context } = await visit(stage, { prepare: withWorker(FULL_DISK) });
  await played(page);
  const fill = (isFull: boolean) =>
    page.evaluate((is) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
      new BroadcastChannel('disk').postMessage(is);
    }, isFull);
  await fill(true);
  await answerByClick(page);
  await page.locator('.unsaved', { hasText: "couldn't be saved in the browser: The disk is full." }).waitFor();
  const download = page.waitForEvent('download');
  await page.locator('.unsaved').getByRole('button', { name: 'Save match file' }).click();
  await download;
  await fill(false);
  await answerByClick(page);
  await page.waitForSelector('.unsaved', { state: 'detached' });
  await context.close();
});

test('an exception in the worker takes the match back to what was kept, says so and offers its file', async () => {
  const { page, context } = await visit(stage);
  const question = await played(page);
  const [worker] = page.workers();
  if (!worker) throw new Error('The page has no worker.');
  // A bug as it might be: something throws, once, after the order has changed the match.
  await worker.evaluate(() => {
    const { now } = Date;
    Reflect.set(Date, 'now', () => {
      Reflect.set(Date, 'now', now);
      throw new Error('planted');
    });
  });
  const confirm = page.locator('[data-testid="confirm"]');
  if (!(await confirm.isEnabled())) await page.locator('.opts .row').first().click();
  await confirm.click();
  const notice = page.locator('[data-testid="notice"]');
  await notice.filter({ hasText: 'Something went wrong in the program' }).waitFor();
  expect(await notice.innerText()).toContain('The match stands as it did before');
  expect(await page.locator('.ask h2').innerText()).toBe(question);
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save match file' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('point-option match');
  await answerByClick(page);
  await context.close();
});

test('the dice of a match begun with a seed say so, in its menu and in the list of matches', async () => {
  const { page, context } = await visit(stage);
  await page.locator('[data-testid="seed"]', { hasText: 'stage' }).waitFor();
  await played(page);
  await page.locator('.st .mn .mu').click();
  await page.locator('dialog', { hasText: 'come from a seed' }).waitFor();
  await page.keyboard.press('Escape');
  await toLobby(page);
  expect(await page.locator('[data-testid="saves"] .note').first().innerText()).toContain('seeded dice');
  await page.goto(stage.address);
  await page.waitForSelector('.gamecard');
  expect(await page.locator('[data-testid="seed"]').count()).toBe(0);
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  await page.locator('.st .mn .mu').click();
  await page.locator('dialog .hash').waitFor();
  expect(await page.locator('dialog').innerText()).not.toContain('come from a seed');
  await context.close();
});
