import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, handAll, prompt, seqOf, settled, stepOf, useStage, visit } from './stage.ts';

const stage = useStage();

/** To the question which aircraft go into servicing: submarines, no search, the first group, nobody takes off or goes up. */
async function toDeckWork(page: Page): Promise<void> {
  for (let i = 0; i < 14; i++) {
    const step = await stepOf(page);
    if (step === 'deck operations: lower') return;
    const before = await seqOf(page);
    if (!step.startsWith('deck operations: ')) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await settled(page, before);
  }
}

test('the staff say what they would order and why; it is ordered when it is confirmed, not before', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const before = await seqOf(page);
  await page.keyboard.press('a');
  const advice = page.locator('[data-testid="advice"]');
  await advice.waitFor();
  expect(await advice.locator('em').innerText()).not.toBe('');
  expect(await seqOf(page)).toBe(before);
  const hex = await page.locator('[data-testid="confirm"] .golabel').innerText();
  await page.keyboard.press('Enter');
  await settled(page, before);
  expect(await page.locator('.jou .line').first().innerText()).toContain(hex);
  expect(faults).toEqual([]);
  await context.close();
});

test("a carrier's deck is left to the staff from now on: filled in, shown as theirs, struck out, kept, taken back", async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await toDeckWork(page);
  const slip = page.locator('.slip li');
  const theirs = page.locator('.slip .by-staff');
  await page.locator('.left-to-staff summary').click();
  await page.getByRole('button', { name: 'Leave Hornet to the staff from now on' }).click();
  await theirs.first().waitFor();
  const filled = await slip.allInnerTexts();
  expect(filled.every((line) => line.includes('Hornet'))).toBe(true);
  expect(await theirs.count()).toBe(filled.length);
  await theirs.first().getByRole('button').click();
  expect(await slip.count()).toBe(filled.length - 1);

  // The page is loaded again: what was left to the staff still is.
  await page.reload();
  await theirs.first().waitFor();
  expect(await slip.allInnerTexts()).toEqual(filled);
  await page.locator('.left-to-staff summary').click();
  await page.getByRole('button', { name: 'Leave Yorktown to the staff this time' }).click();
  await page.locator('.slip .by-staff', { hasText: 'Yorktown' }).first().waitFor();
  await page.getByRole('button', { name: 'Stop leaving Hornet to the staff' }).click();
  await page.getByRole('button', { name: 'Leave Hornet to the staff from now on' }).waitFor();
  await page.reload();
  await prompt(page).waitFor();
  await page.locator('.nt', { hasText: 'Nothing placed yet' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('at the speed of one by one the staff wait for each order, and are stopped between two', async () => {
  const { page, context, faults } = await visit(stage);
  await page.evaluate(() => localStorage.setItem('point-option speed', 'step'));
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await handAll(page);
  const acts = page.locator('[data-testid="staff-acts"]');
  await acts.waitFor();
  for (let n = 1; n < 4; n++) {
    await page.waitForFunction((count) => document.querySelectorAll('.did li').length === count, n);
    expect(await page.locator('.did li em').first().innerText()).not.toBe('');
    // Events that came since are played back first.
    while ((await page.locator('[data-testid="playback"]').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
  }
  await page.waitForFunction(() => document.querySelectorAll('.did li').length === 4);
  await page.getByRole('button', { name: 'Take command back' }).click();
  await prompt(page).waitFor();
  expect(await page.locator('.did li').count()).toBe(4);
  expect(faults).toEqual([]);
  await context.close();
});

test('everything is handed over only when asked twice; at once it is still shown turn by turn, and can be taken back', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const before = await seqOf(page);
  await page.locator('.delegate summary').first().click();
  await page.getByRole('button', { name: 'Delegate everything' }).click();
  await page.locator('[data-testid="hand-all"]', { hasText: 'until the match ends' }).waitFor();
  // What has the focus is the way back.
  await page.keyboard.press('Enter');
  expect(await page.locator('.staffmenu:visible').count()).toBe(0);
  expect(await seqOf(page)).toBe(before);
  await handAll(page);
  const acts = page.locator('[data-testid="staff-acts"]');
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="staff-acts"] .did li').length > 2);
  await acts.getByRole('button', { name: 'Take command back' }).click();
  await prompt(page).waitFor();
  const did = await page.locator('.did li').count();
  expect(did).toBeGreaterThan(2);
  const seq = await seqOf(page);
  await page.waitForTimeout(900);
  expect(await seqOf(page)).toBe(seq);
  // To the end this time: the list of their orders is there too.
  await handAll(page);
  await page.locator('[data-testid="over"]').waitFor({ timeout: 60_000 });
  expect(await page.locator('.over .did li').count()).toBeGreaterThan(10);
  // Where the flow chart was there is no gap.
  expect(await page.locator('.flow').evaluate((flow) => flow.clientHeight)).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
}, 90_000);

test('the list of the staff lies over the question, and closes after use, by Escape and by a click beside it', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  const menu = page.locator('.staffmenu:visible');
  const summary = page.locator('.delegate summary').first();
  const room = () => page.locator('.asked').evaluate((part) => part.clientHeight);
  const before = await room();
  await summary.click();
  expect([await menu.count(), await room()]).toEqual([1, before]);
  await page.keyboard.press('Escape');
  expect(await menu.count()).toBe(0);
  await summary.click();
  await page.locator('.jou header').click({ position: { x: 2, y: 2 } });
  expect(await menu.count()).toBe(0);
  await summary.click();
  const seq = await seqOf(page);
  await page.getByRole('button', { name: 'Let the staff answer this' }).click();
  await settled(page, seq);
  expect(await menu.count()).toBe(0);
  await context.close();
});

test('under a long question at least four of its options are in sight', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await toDeckWork(page);
  const inSight = await page.evaluate(() => {
    const foot = document.querySelector('.asked')!.getBoundingClientRect().bottom;
    return [...document.querySelectorAll('.opts .row')].filter((row) => row.getBoundingClientRect().bottom <= foot)
      .length;
  });
  expect(inSight).toBeGreaterThanOrEqual(4);
  await context.close();
});

test('the rest of a phase is handed over: the staff go on to the next one, and what they ordered is listed', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  for (let i = 0; i < 10 && (await stepOf(page)) !== 'air operations: groups'; i++) {
    const at = await seqOf(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await settled(page, at);
  }
  const phase = (): Promise<string> => page.locator('.st .ph .sr').innerText();
  expect(await phase()).toBe('1 / 4');
  const before = await seqOf(page);
  await page.locator('.delegate summary').first().click();
  await page.getByRole('button', { name: 'Delegate the rest of phase 1 of 4' }).click();
  await page.waitForFunction(
    (seq) => Number(document.querySelector('[data-testid="prompt"]')?.getAttribute('data-seq') ?? -1) > seq,
    before,
  );
  expect(await phase()).toBe('2 / 4');
  const did = page.locator('.did');
  const listed = await did.locator('li').count();
  expect(listed).toBeGreaterThan(1);
  expect(await did.locator('summary').innerText()).toContain(`(${listed})`);
  // They have had their phase: nothing is theirs any more.
  expect(await page.locator('.delegate .nt').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('of very many orders of the staff the latest are listed, it is said of how many, and all are there', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'philippine-sea', { scenario: 6 });
  await prompt(page).waitFor();
  await handAll(page);
  await page.locator('.over').waitFor({ timeout: 90_000 });
  const did = page.locator('.did');
  const said = /the latest (\d+) of (\d+)/.exec(await did.locator('summary').innerText());
  expect(await did.locator('li').count()).toBe(Number(said?.[1]));
  await did.getByRole('button', { name: `Show all ${said?.[2]}` }).click();
  await page.waitForFunction((n) => document.querySelectorAll('.did li').length === n, Number(said?.[2]));
  expect(await did.locator('summary').innerText()).toContain(`(${said?.[2]})`);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
