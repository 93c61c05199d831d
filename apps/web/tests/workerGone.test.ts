import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByClick, beginGame, prompt, useStage, visit } from './stage.ts';

const stage = useStage({ fresh: true });
const WORKER = '**/assets/worker*.js';

/** A worker that can be ended without a word, now or with the next order: as in a browser that runs out of memory. */
const WITH_END = `
  window.Worker = class extends Worker {
    constructor(address, how) {
      super(address, how);
      if (how?.name === 'point-option') window.__end = () => this.terminate();
    }
    postMessage(message, ...rest) {
      if (window.__endWith === message.kind) this.terminate();
      super.postMessage(message, ...rest);
    }
  };
`;

async function endWorker(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { __end(): void }).__end());
}

async function endWith(page: Page, kind: string): Promise<void> {
  await page.evaluate((which) => Reflect.set(window, '__endWith', which), kind);
}

const stopped = (page: Page) => page.locator('[data-testid="stopped"]');

test.each([
  ['cannot be fetched', (page: Page) => page.route(WORKER, (route) => route.fulfill({ status: 404, body: '' }))],
  [
    'throws as it starts',
    (page: Page) =>
      page.route(WORKER, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted");' }),
      ),
  ],
  [
    'is not allowed',
    (page: Page) =>
      page.addInitScript(
        'window.Worker = class { constructor() { throw new DOMException("Workers are denied.", "SecurityError"); } };',
      ),
  ],
] as const)('a worker that %s is told with a way on, in the lobby and at a match', async (_how, spoil) => {
  const { page, context } = await visit(stage, { prepare: spoil });
  await stopped(page).filter({ hasText: 'did not start. Reload the page.' }).waitFor();
  // Asked for later than that, everything is answered too.
  await page.locator('[data-testid="first"] .go').click();
  await page.locator('[data-testid="problem"]', { hasText: 'does not answer' }).waitFor();
  await page.goto(`${page.url()}#match/some-match`);
  await page.locator('.faultpage', { hasText: 'does not answer' }).waitFor();
  expect(await stopped(page).getByRole('button', { name: 'Reload the page' }).count()).toBe(1);
  await context.close();
});

test('a worker that is gone is told at once, and a reload goes on with the match', async () => {
  const { page, context } = await visit(stage, { prepare: (fresh) => fresh.addInitScript(WITH_END) });
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  await answerByClick(page);
  const question = await page.locator('.ask h2').innerText();
  await endWorker(page);
  await stopped(page).filter({ hasText: 'has stopped. Reload the page' }).waitFor();
  // An order is not swallowed.
  await page.locator('.opts .row').first().click();
  await page.locator('[data-testid="confirm"]').click();
  await page.locator('[data-testid="notice"]', { hasText: 'does not answer' }).waitFor();
  await stopped(page).getByRole('button', { name: 'Reload the page' }).click();
  await prompt(page).waitFor();
  expect(await page.locator('.ask h2').innerText()).toBe(question);
  expect(await stopped(page).count()).toBe(0);
  await answerByClick(page);
  await context.close();
});

test('an order that waits for a worker that goes is answered', async () => {
  const { page, context } = await visit(stage, { prepare: (fresh) => fresh.addInitScript(WITH_END) });
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  await endWith(page, 'order');
  await page.locator('.opts .row').first().click();
  await page.locator('[data-testid="confirm"]').click();
  await page.locator('[data-testid="notice"]', { hasText: 'does not answer' }).waitFor();
  await stopped(page).waitFor();
  await context.close();
});

/** What a browser does that has no locks for a page. */
const NO_LOCKS = `
  LockManager.prototype.request = async () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
`;

test('a worker that goes where the browser has no locks is told after a while', async () => {
  const { page, context } = await visit(stage, {
    prepare: async (fresh) => {
      await fresh.addInitScript(`${WITH_END}${NO_LOCKS}`);
      await fresh.clock.install();
    },
  });
  await beginGame(page, 'philippine-sea', { scenario: 1 });
  await prompt(page).waitFor();
  await endWith(page, 'order');
  await page.locator('.opts .row').first().click();
  await page.locator('[data-testid="confirm"]').click();
  await page.clock.fastForward(6000);
  expect(await stopped(page).count()).toBe(0);
  await page.clock.fastForward(16_000);
  await stopped(page).filter({ hasText: "hasn't answered for 20 seconds" }).waitFor();
  await stopped(page).getByRole('button', { name: 'Reload the page' }).click();
  await prompt(page).waitFor();
  await context.close();
});
