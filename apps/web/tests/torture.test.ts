import { begin, type MapView, type Match, observeMatch } from '@point-option/engine';
import { torture } from '@point-option/torture';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookedAt } from './painted.ts';
import { exported, isAsked, playedUntil, sitDown } from './played.ts';
import { answerByClick, beginGame, handAll, prompt, seqOf, settled, useStage, visit } from './stage.ts';

const stage = useStage({ forTests: true });

const PACIFIC = 1;
const DESK = 2;
const ALONE = { crown: 'person', union: 'steady', league: 'steady' };
const HOT_SEAT = { crown: 'person', union: 'person', league: 'person' };
const KINDS = ['allot', 'amount', 'arrange', 'confirm', 'one', 'path', 'some'];

const crumbs = (page: Page) => page.locator('.flow .crumbs li');
const kindOf = (page: Page) => prompt(page).getAttribute('data-kind');
const confirm = (page: Page) => page.locator('[data-testid="confirm"]');
const card = (page: Page) => page.locator('[data-testid="card"]');

async function give(page: Page): Promise<void> {
  const before = await seqOf(page);
  await confirm(page).click();
  await settled(page, before);
}

/** Answers by clicks until a kind of question comes. */
async function playUntil(page: Page, kind: string): Promise<void> {
  for (let i = 0; i < 40 && (await kindOf(page)) !== kind; i++) await answerByClick(page);
  expect(await kindOf(page)).toBe(kind);
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function pacificMap(): MapView {
  const match = begin(torture, { scenario: 'pacific', dice: { kind: 'fast', seed: 'ground' } });
  const { map } = torture.present(observeMatch(match, 'crown'));
  if (!map) throw new Error('The Pacific has a chart.');
  return map;
}

/** What the ground of the chart shows, and what it shows wrong: in most places another color than it should. */
async function ground(page: Page, map: MapView): Promise<{ kinds: string[]; wrong: string[] }> {
  const shares = Object.entries(await lookedAt(page, map, torture.nations ?? {}));
  return { kinds: shares.map(([what]) => what), wrong: shares.flatMap(([what, share]) => (share > 0.6 ? [] : [what])) };
}

/** Some of everything that is painted, as the view of the first question has it. */
const PAINTED = [
  'sea',
  'shallows',
  'clear',
  'jungle',
  'rough',
  'mountain',
  'town',
  'atoll',
  'sea, held by crown',
].concat(['border of crown', 'border of league', 'border of union'], ['river', 'coast', 'barrier', 'road']);

/** What is lettered on a counter of the reserve, and how many bars it has for its steps. */
async function printed(page: Page, name: string): Promise<{ text: string[]; steps: number }> {
  const counter = page.locator(`[data-box="reserve crown"] .piece[title^="${name}"]`);
  return { text: await counter.locator('text').allTextContents(), steps: await counter.locator('rect').count() };
}

test('the whole Pacific is drawn: ground, counters, displays, the clock and the flow', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: PACIFIC, seats: ALONE });
  await prompt(page).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.chart-piece').length > 40);
  expect(await page.locator('.st').innerText()).toContain('Year 1, turn 1, dawn');
  expect(await page.locator('.flow').innerText()).toContain('Deploy');
  expect(await page.locator('[data-box="reserve crown"] [data-piece]').count()).toBe(4);
  // The light beside the hour, and what lies over the ground.
  expect(await page.locator('.st .cl svg').getAttribute('aria-label')).toBe('Dawn');
  for (const kind of ['zone', 'range', 'sector'])
    expect(await page.locator(`.chart-${kind} path`).getAttribute('d')).toMatch(/^M.{100}/);
  // A ground unit has figures and a bar for each step; a ship its figures at the foot.
  const marines = await printed(page, 'marines');
  expect(marines.text).toContain('5-6-3');
  expect(marines.steps).toBe(4);
  expect((await printed(page, 'destroyer')).text).toContain('DD 3-3-5');
  const map = pacificMap();
  await expect
    .poll(async () => (await ground(page, map)).kinds, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(PAINTED));
  expect((await ground(page, map)).wrong).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('arranged by drag, by keys and onto the chart; dealt out by its fields; a route by clicks on hexes', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: PACIFIC, seats: ALONE });
  await prompt(page).waitFor();

  // Deploy: one piece by drag into a box, one by keys.
  const pieces = page.locator('[data-box="reserve crown"] .piece[data-movable]');
  await pieces.first().dragTo(page.locator('[data-box="camp crown"]'));
  expect(await page.locator('.slip li').count()).toBe(1);
  await page.keyboard.press('2');
  await page.locator('.where [data-into]').first().waitFor();
  await page.keyboard.press('1');
  expect(await page.locator('.slip li').count()).toBe(2);
  await give(page);
  await playUntil(page, 'allot');

  // Supply: limits of the item and of the total are kept.
  const item = page.locator('.allot li').nth(1);
  const more = item.locator('.stepper button').last();
  for (let i = 0; i < 6; i++) await more.click();
  expect(await item.locator('output').innerText()).toBe('6');
  expect(await more.isDisabled()).toBe(true);
  expect(await page.locator('[data-testid="total"]').innerText()).toContain('Total 7');
  await page.locator('.allot .row').nth(3).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('[data-testid="total"]').innerText()).toContain('Total 8');
  // By the key that the button names, with the row still in focus.
  const before = await seqOf(page);
  await page.keyboard.press('Enter');
  await settled(page, before);

  await playUntil(page, 'path');
  const start = page.locator('[data-testid="route"] li');
  expect(await start.count()).toBe(1);
  await page.locator('.opts .row').first().waitFor();
  const first = await optionsOf(page);
  // The first two steps by clicks on lit hexes of the chart, then one back by its key.
  for (let steps = 1; steps <= 2; steps++) {
    await page.locator('.opts .row').first().waitFor();
    const to = await page.locator('.opts [data-option]').first().getAttribute('data-option');
    await clickHex(page, to ?? '');
    await page.waitForFunction((n) => document.querySelectorAll('[data-testid="route"] li').length > n + 1, steps);
  }
  expect(await page.locator('.chart-route').count()).toBeGreaterThan(0);
  // Why not is asked of the next step, not of the first: what the route has left behind is not offered any more.
  const next = await optionsOf(page);
  const behind = first.find((hex) => !next.includes(hex)) ?? '';
  expect(await answerAbout(page, behind)).not.toContain("It's choice");
  expect(await answerAbout(page, next[0] ?? '')).toContain("It's choice");
  expect(await page.locator('[data-testid="route-total"]').innerText()).toMatch(/Cost \d of \d/);
  const long = await start.count();
  await page.keyboard.press('Backspace');
  await expect.poll(() => start.count()).toBeLessThan(long);
  await give(page);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

/** What the page says of a route: its cost, its risks, and the chances of its next step. */
async function saidOfRoute(page: Page): Promise<{ cost: number; risks: string[]; odds: string }> {
  const step = page.locator('.opts .row').first();
  await step.waitFor();
  await page.locator('.ask h2').focus();
  await step.focus();
  const odds = page.locator('.opts [data-testid="odds"]');
  await odds.waitFor();
  const total = page.locator('[data-testid="route-total"]');
  const isBegun = (await total.count()) > 0;
  const cost = isBegun ? Number(/Cost (\d+)/.exec(await total.innerText())?.[1]) : 0;
  return { cost, risks: await total.locator('.risk').allInnerTexts(), odds: await odds.innerText() };
}

test('as a route grows its cost, its risks and the chances of its next step are those of the grown route', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: PACIFIC, seats: ALONE });
  await prompt(page).waitFor();
  await playUntil(page, 'path');
  const taken = page.locator('[data-testid="route"] li[aria-current="step"]');
  const said = [await saidOfRoute(page)];
  let spent = 0;
  for (let steps = 1; steps <= 2; steps++) {
    // A step with a risk where there is one.
    const risky = page.locator('.opts li:has(.risk:has(svg)) .row');
    const step = (await risky.count()) > 0 ? risky.first() : page.locator('.opts .row').first();
    spent += Number(/cost (\d+)/i.exec(await step.innerText())?.[1] ?? 0);
    const before = await page.locator('[data-testid="route"] li').count();
    await step.click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-testid="route"] li').length > n, before);
    await taken.waitFor();
    said.push(await saidOfRoute(page));
    expect(said.at(-1)?.cost).toBe(spent);
  }
  expect(spent).toBeGreaterThan(0);
  expect(said.map(({ odds }) => /march of (\d) steps?/.exec(odds)?.[1])).toEqual(['1', '2', '3']);
  expect(said.every(({ odds }) => odds.includes('50%'))).toBe(true);
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await saidOfRoute(page)).odds).toBe(said[1]?.odds);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

async function optionsOf(page: Page): Promise<string[]> {
  return page
    .locator('.opts [data-option]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-option') ?? ''));
}

/** What the page answers when it is asked why not a hex. */
async function answerAbout(page: Page, hex: string): Promise<string> {
  await page.keyboard.press('?');
  await page.locator('#why').fill(hex);
  await page.keyboard.press('Enter');
  await card(page).waitFor();
  const answer = await card(page).innerText();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  return answer;
}

/** A click on the middle of a lit hex. */
async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await middle(page.locator(`.chart-lit[data-lit="hex ${hex}"]`));
  await page.mouse.click(x, y);
}

test('Enter right behind the last step orders the route with that step', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: PACIFIC, seats: ALONE });
  await prompt(page).waitFor();
  await playUntil(page, 'path');
  const taken = page.locator('[data-testid="route"] li');
  await page.locator('.opts .row').first().click();
  await expect.poll(() => taken.count()).toBeGreaterThan(1);
  await page.locator('.opts .row').first().waitFor();
  const [first = ''] = await optionsOf(page);
  const before = await seqOf(page);
  // Both before the host could say anything of the step.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.opts .row')?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  await settled(page, before);
  const last = (await exported(page)).orders.findLast((order) => order.by === 'crown');
  const answer = last && 'answer' in last ? last.answer : undefined;
  expect(answer).toHaveLength(2);
  expect(String((answer as unknown[]).at(-1))).toBe(first);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('a place clicked with no piece in hand says which can go there, and takes the only one that can', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: PACIFIC, seats: ALONE });
  await prompt(page).waitFor();
  const camp = page.locator('[data-box="camp crown"] header');
  const reserves = page.locator('[data-box="reserve crown"] .piece[data-movable]');
  const slip = page.locator('.slip li');
  const said = page.locator('[data-testid="reason"]');
  const count = await reserves.count();
  await camp.click();
  await said.waitFor();
  expect(await said.innerText()).toMatch(/^Pick a piece first\. These can go here: /);
  const ringed = page.locator('[data-box="reserve crown"] .pulse');
  expect(await ringed.count()).toBe(count);
  // They are ringed as long as it is said: until Escape, or until one is taken, from the list or from its box.
  await page.keyboard.press('Escape');
  expect([await ringed.count(), await card(page).count()]).toEqual([0, 0]);
  for (const one of [page.locator('.opts .row').first(), reserves.first()]) {
    await camp.click();
    await expect.poll(() => ringed.count()).toBe(count);
    await one.click();
    await page.locator('.where [data-into]').first().waitFor();
    expect([await ringed.count(), await card(page).count()]).toEqual([0, 0]);
    await page.keyboard.press('Escape');
  }
  // With a piece in hand it is said why that one can't go where another could.
  await page.locator('.opts .row', { hasText: 'marines' }).click();
  await page.locator('.where [data-into]').first().waitFor();
  await page.locator('[data-box^="port crown"] header').last().click();
  await said.waitFor();
  expect(await said.innerText()).toMatch(/^Marines C\d+ can't land at /);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // All but one are placed: a click takes the last, and another puts it down.
  for (let i = 1; i < count; i++) {
    await page.keyboard.press(String(i));
    await page.locator('.where [data-into]').first().waitFor();
    await page.keyboard.press('1');
    await expect.poll(() => slip.count()).toBe(i);
  }
  await camp.click();
  await page.locator('.where [data-into]').first().waitFor();
  expect(await card(page).count()).toBe(0);
  await camp.click();
  await expect.poll(() => slip.count()).toBe(count);
  // Then nothing is left to go there.
  await camp.click();
  await said.waitFor();
  expect(await said.innerText()).toContain('Every piece that can go here is placed already.');
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('anything can be inspected: a hex, a piece, and what is not offered says why', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: PACIFIC, seats: ALONE });
  await prompt(page).waitFor();
  await page.keyboard.press('?');
  await page.locator('#why').fill('086066');
  await page.keyboard.press('Enter');
  await card(page).filter({ hasText: 'Capital of Union' }).waitFor();
  expect(await card(page).innerText()).toMatch(/Terrain[^]*Held by[^]*Union/);
  await page.keyboard.press('Escape');
  const piece = page.locator('[data-box="deck crown 1"] [data-piece]').first();
  await piece.focus();
  await page.keyboard.press('i');
  await card(page).filter({ hasText: 'Fighter' }).waitFor();
  expect(await card(page).innerText()).toContain('Movement');
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('at the desk there is no chart, and every kind of question is answered to the end', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: DESK, seats: ALONE });
  await prompt(page).waitFor();
  expect(await page.locator('.chart-port').count()).toBe(0);
  const kinds = new Set<string>();
  for (let i = 0; i < 120 && (await page.locator('[data-testid="over"]').count()) === 0; i++) {
    kinds.add((await kindOf(page)) ?? '');
    await answerByClick(page);
  }
  expect([...kinds].sort()).toEqual(KINDS);
  expect(await page.locator('[data-testid="over"]').innerText()).toMatch(/(wins|draw): Crown \d+/i);
  expect(faults).toEqual([]);
  await context.close();
}, 240_000);

test('deep in a battle the flow tells every procedure, the board has the room, and the staff play on to the end', async () => {
  const asked = (side: string, procedure: string, step: string): Promise<string> => {
    const isThere = (_seen: unknown, match: Match): boolean => isAsked(match, side, procedure, step);
    return playedUntil(torture, 'pacific', side, isThere, 'c');
  };
  const [target, retreat] = [await asked('league', 'battle', 'target'), await asked('crown', 'round', 'retreat')];
  const { page, context, faults } = await visit(stage);
  // Eight deep: a round of a battle of an operation of a theater, and the three procedures that the stations are of.
  await sitDown(page, retreat, 'crown');
  await prompt(page).waitFor();
  expect(await crumbs(page).count()).toBe(5);
  await page.locator('.st .br').click();
  await page.waitForSelector('.gamecard');
  await sitDown(page, target, 'league');
  await prompt(page).waitFor();
  expect(await crumbs(page).allInnerTexts()).toEqual(['Theater, 3/4', 'Operations, 3/4', 'Battle, 6/6', 'Target, 1/3']);
  // What is asked next is the board's, though nothing lies on it yet: it has the room, and one column beside it.
  const columns = page.locator('.disp .column');
  expect(await columns.count()).toBe(2);
  expect(await columns.first().getAttribute('class')).toContain('lay-board');
  // The missions that were ordered fly as faint counters, each with a line that leads there.
  expect(await page.locator('.chart-ordered[data-ghost] .chart-way').count()).toBe(5);
  expect(await page.locator('.chart-ordered .chart-faint').count()).toBe(5);
  await handAll(page);
  await page.locator('[data-testid="over"]').waitFor({ timeout: 60_000 });
  expect(await page.locator('[data-testid="over"]').innerText()).toMatch(/(wins|draw): Crown \d+/i);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('three people at one screen: a blank sheet between them, and nobody sees what another ordered', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: DESK, seats: HOT_SEAT });
  const blank = page.locator('[data-testid="blank"]');
  const seats: string[] = [];
  for (let i = 0; i < 9; i++) {
    await page.waitForSelector('[data-testid="blank"], [data-testid="prompt"]');
    // Who answers a joint question last may continue with the next.
    if ((await blank.count()) > 0) {
      expect(await page.locator('[data-piece], .jou').count()).toBe(0);
      seats.push((await blank.locator('h1').innerText()).match(/Crown|Union|League/)?.[0] ?? '');
      await blank.locator('.go').click();
      await prompt(page).waitFor();
    }
    // Postures are secret: the journal of a seat has its own alone.
    expect((await page.locator('.jou').innerText()).match(/Your posture/g)?.length ?? 0).toBeLessThanOrEqual(1);
    await answerByClick(page);
  }
  expect(new Set(seats)).toEqual(new Set(['Crown', 'Union', 'League']));
  expect(seats.length).toBeGreaterThanOrEqual(7);
  expect(seats.filter((seat, i) => seat === seats[i - 1])).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('kept after every order, it comes back to the same question', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'torture', { scenario: PACIFIC, seats: ALONE });
  await prompt(page).waitFor();
  for (let i = 0; i < 5; i++) await answerByClick(page);
  const question = await page.locator('.ask h2').innerText();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await prompt(again).waitFor();
  expect(await again.locator('.ask h2').innerText()).toBe(question);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
