import { type Match, type MatchFile, type OptionView, promptFor, type PromptView } from '@point-option/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exported, isAsked, playedUntil, sitDown } from './played.ts';
import { answerByClick, beginGame, prompt, seqOf, settled, useStage, visit } from './stage.ts';

const stage = useStage();

const card = (page: Page) => page.locator('[data-testid="card"]');
const reason = (page: Page) => page.locator('[data-testid="reason"]');
const chosen = (page: Page) => page.locator('.opts .row[aria-pressed="true"]');

/** A click on a piece of the chart, wherever its stack has opened to. */
async function clickPiece(page: Page, id: string): Promise<void> {
  const piece = page.locator(`.chart-piece[data-piece="${id}"]`);
  const box = await piece.boundingBox();
  if (!box) throw new Error(`${id} is not on the chart.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Puts the card away, so that the next to be seen is the next that was asked for. Escape may mean an opened stack. */
async function putAway(page: Page): Promise<void> {
  await card(page).locator('header button').last().click();
  await card(page).waitFor({ state: 'detached' });
}

/** What a question offers, from the match that the page was given. */
function asking(match: Match, side = 'us'): PromptView & { kind: 'one' } {
  const question = promptFor(match, side);
  if (question?.kind !== 'one') throw new Error('The question is of another kind.');
  return question;
}

test('choosing the target of a strike, everything that is clicked is chosen, or says why not, or what it is', async () => {
  let question: (PromptView & { kind: 'one' }) | undefined;
  const file = await playedUntil('philippine-sea', 'full-battle', 'us', (_seen, match) => {
    if (!isAsked(match, 'us', 'strike attack', 'target')) return false;
    const asked = asking(match);
    question = asked;
    const touched = new Set(
      asked.options.flatMap(({ touches }) => touches.flatMap((ref) => ('piece' in ref ? [ref.piece] : []))),
    );
    return touched.size > 0;
  });
  const target = question?.options.flatMap(({ picks }) => picks).find((ref) => 'piece' in ref);
  const { page, context, faults } = await visit(stage);
  await sitDown(page, file);
  await prompt(page).waitFor();

  // The force itself.
  await clickPiece(page, (target as { piece: string }).piece);
  expect(await chosen(page).count()).toBe(1);
  expect(await card(page).count()).toBe(0);
  await page.keyboard.press('z');
  expect(await chosen(page).count()).toBe(0);

  // The hex under it, by the keyboard: where it holds one target only it stands for that, else it says that it holds more.
  const hexOf = async (id: string): Promise<string> =>
    (await page.locator(`.chart-piece[data-piece="${id}"]`).getAttribute('data-hex')) ?? '';
  const under = await hexOf((target as { piece: string }).piece);
  // A closed stack opens where one of its pieces gets the focus, and the piece keeps it.
  const stack = page.locator('.chart-room');
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await stack.waitFor({ state: 'detached' });
  await page.locator(`.chart-piece[data-piece="${(target as { piece: string }).piece}"]`).focus();
  await stack.waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['piece'])).toBe(
    (target as { piece: string }).piece,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await card(page).waitFor();
  expect(await reason(page).innerText()).toMatch(/You can choose this now|more than 1 target/);
  expect(await card(page).innerText()).toContain(under);
  await putAway(page);

  // A hex that has nothing to do with it says so of itself.
  const port = await page.locator('.chart-port').boundingBox();
  if (!port) throw new Error('There is no chart.');
  await page.mouse.click(port.x + 24, port.y + port.height - 60);
  await card(page).waitFor();
  const named = /\d{4}/.exec(await card(page).locator('h3').innerText())?.[0] ?? 'none';
  expect(named).not.toBe(under);
  expect(await reason(page).innerText()).toContain(named);
  expect(await chosen(page).count()).toBe(0);
  await putAway(page);

  // One of one's own groups: the rules have nothing to say of it as a target, so it is shown what it is.
  const group = await page.locator('.chart-piece[data-piece^="group"]').first().getAttribute('data-piece');
  await clickPiece(page, group ?? '');
  await card(page).waitFor();
  expect(await chosen(page).count()).toBe(0);
  expect(await card(page).locator('h3').innerText()).toMatch(/58|group/i);
  await putAway(page);

  // A box of a display is what it is.
  const box = page.locator('.disp [data-box]:not(.now)').first();
  await box.click({ position: { x: 4, y: 4 } });
  await card(page).waitFor();
  expect(await chosen(page).count()).toBe(0);
  await putAway(page);

  // A track is what it is.
  const track = page.locator('.st [data-track]').first();
  const title = await track.locator('.lab').innerText();
  await track.click();
  await card(page).waitFor();
  expect((await card(page).locator('h3').innerText()).toLowerCase()).toContain(title.toLowerCase());
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

/** A box of the arrangement, and what stands for it on the board. */
const GROUP = 'group 2';
const GROUP_ON_BOARD = 'japan group 2';

const fromTheBoard = async (page: Page, id: string): Promise<void> =>
  page.locator(`.disp .piece[data-piece="${id}"]`).dragTo(page.locator(`.disp [data-box="${GROUP_ON_BOARD}"]`));

async function fromTheList(page: Page, id: string): Promise<void> {
  await page.locator(`.opts li[data-option="${id}"] .row`).click();
  await page.locator(`.where [data-into="${GROUP}"]`).click();
}

/** Puts the first ship that can be moved into the group and orders it: the order, and who is in the group then. */
async function grouped(file: string, put: (page: Page, id: string) => Promise<void>) {
  const { page, context, faults } = await visit(stage);
  await sitDown(page, file, 'japan');
  await prompt(page).waitFor();
  const id = (await page.locator('.disp .piece[data-movable]').first().getAttribute('data-piece')) ?? '';
  const box = page.locator(`.disp [data-box="${GROUP_ON_BOARD}"]`);
  await put(page, id);
  expect(await page.locator('[data-testid="notice"]').count()).toBe(0);
  expect(await page.locator('.slip li').innerText()).toContain('group 2');
  expect(await box.locator(`[data-coming="${id}"]`).count()).toBe(1);
  const before = await seqOf(page);
  await page.locator('[data-testid="confirm"]').click();
  await settled(page, before);
  expect(await page.locator('[data-testid="notice"]').count()).toBe(0);
  await box.locator(`.piece[data-piece="${id}"]`).waitFor();
  const there = await box.locator('.piece').evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')));
  const given = (JSON.parse(file) as MatchFile).orders.length;
  const order = (await exported(page)).orders.slice(given).find(({ by }) => by === 'japan');
  expect(faults).toEqual([]);
  await context.close();
  return { id, there, order };
}

test('a ship dragged to the box of Group 2 goes where the list puts it, by the same order', async () => {
  const file = await playedUntil('marianas', 'free', 'japan', (_seen, match) =>
    isAsked(match, 'japan', 'campaign', 'groups'),
  );
  const dragged = await grouped(file, fromTheBoard);
  expect(dragged.order).toMatchObject({ answer: { [dragged.id]: GROUP } });
  expect(await grouped(file, fromTheList)).toEqual(dragged);
}, 120_000);

test('a ship and then a box choose that ship for that box, and a ship clicked again all that it can do', async () => {
  let options: readonly OptionView[] = [];
  const of = (id: string) => options.filter(({ picks }) => picks.some((ref) => 'piece' in ref && ref.piece === id));
  const ships = () => options.flatMap(({ picks }) => picks.flatMap((ref) => ('piece' in ref ? [ref.piece] : [])));
  // The last ship that has a choice: with its box alone another may be meant.
  const movable = () => ships().findLast((id) => of(id).length > 1);
  const file = await playedUntil('sealed-strike', 'archipelago', 'red', (_seen, match) => {
    if (!isAsked(match, 'red', 'orders', 'shift')) return false;
    options = asking(match, 'red').options;
    return movable() !== undefined;
  });
  const ship = movable() ?? '';
  const own = of(ship).map(({ id }) => String(id));
  const last = of(ship)
    .at(-1)
    ?.picks.find((ref) => 'box' in ref) as { box: string };
  const { page, context, faults } = await visit(stage);
  await sitDown(page, file, 'red');
  await prompt(page).waitFor();
  const piece = page.locator(`.disp .piece[data-piece="${ship}"]`);
  const now = () => page.locator('.opts li:has(.row[aria-pressed="true"])').getAttribute('data-option');

  await piece.click();
  expect(await now()).toBe(own[0]);
  await page.locator(`.disp [data-box="${last.box}"] header`).first().click();
  expect(await now()).toBe(own.at(-1));
  await page.keyboard.press('z');
  for (const id of [...own, own[0]]) {
    await piece.click();
    expect(await now()).toBe(id);
  }

  // A piece that cannot be taken up says so, or what it is, when it is dragged.
  await page.keyboard.press('z');
  const other = page.locator('.disp .piece:not([data-movable])').last();
  await other.dragTo(page.locator('.disp [data-box]').first());
  await card(page).waitFor();
  expect(await chosen(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('anything can be inspected while nothing is asked, by right click and by key', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'sealed-strike', { seats: await bothPeople(page) });
  await page.waitForSelector('.blank, .room');
  if ((await page.locator('.blank').count()) > 0) await page.locator('.blank .go').click();
  await prompt(page).waitFor();
  for (let i = 0; i < 8 && (await page.locator('.blank').count()) === 0; i++) await answerByClick(page);
  // Back to the side that has answered and waits.
  await page.locator('.blank .link').first().click();
  await page.locator('[data-testid="waits"]').waitFor();
  const thing = page.locator('[data-piece]').first();
  await thing.click({ button: 'right' });
  await card(page).waitFor();
  expect(await reason(page).count()).toBe(0);
  expect(await card(page).locator('h3').innerText()).not.toBe('');
  await page.keyboard.press('Escape');
  expect(await card(page).count()).toBe(0);
  await thing.focus();
  await page.keyboard.press('i');
  await card(page).waitFor();
  // A plain click is no order now: it shows the same.
  await page.keyboard.press('Escape');
  await thing.click();
  await card(page).waitFor();
  expect(await reason(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);

async function bothPeople(page: Page): Promise<Record<string, string>> {
  const sides = await page
    .locator('[data-game="sealed-strike"] [data-seat]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['seat'] ?? ''));
  return Object.fromEntries(sides.map((side) => [side, 'person']));
}

test('an empty box that is only named, and a cup, say why not, or what they are, by click and by key', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'chit-cup');
  await prompt(page).waitFor();
  const named = page.locator('.empties > [data-box]').first();
  await named.click();
  await card(page).waitFor();
  expect(await card(page).innerText()).toContain(await named.innerText());
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await named.focus();
  await page.keyboard.press('Enter');
  await card(page).waitFor();
  await putAway(page);
  const cup = page.locator('[data-cup]').first();
  await cup.click();
  await card(page).waitFor();
  expect(await card(page).locator('h3').innerText()).toBe(await cup.locator('dt').innerText());
  expect(faults).toEqual([]);
  await context.close();
});

/** Answers by clicks until a kind of question comes. */
async function playTo(page: Page, kind: string): Promise<void> {
  for (let i = 0; i < 12 && (await prompt(page).getAttribute('data-kind')) !== kind; i++) await answerByClick(page);
}

test('a counter on the chart answers for itself, as it does in its display, and else stands for its hex', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'false-report', { scenario: 1 });
  await prompt(page).waitFor();
  await playTo(page, 'one');
  const inDisplay = (id: string) => page.locator(`.disp .piece[data-piece="${id}"]`).click();
  const [a = '', b = ''] = await page
    .locator('.disp .piece')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['piece'] ?? ''));
  const hex = /\d{4}/.exec(await page.locator('.ask h2').innerText())?.[0] ?? '';
  /** The stack opens under the pointer. */
  const onChart = async (id: string): Promise<void> => {
    await page.locator(`.chart-piece[data-hex="${hex}"]`).first().hover();
    await page.locator(`.chart-piece[data-piece="${id}"][data-hex="${hex}"]`).waitFor();
    await clickPiece(page, id);
  };
  for (const click of [onChart, inDisplay]) {
    // The rules have a word for B: that it is A's turn. They have none for A itself, which stays in its hex.
    await click(b);
    await reason(page).waitFor();
    expect(await reason(page).innerText()).toContain('You are ordering A now.');
    expect(await chosen(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await click(a);
    await chosen(page).waitFor();
    expect(await chosen(page).innerText()).toContain(`Stay in ${hex}`);
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press('z');
    await chosen(page).waitFor({ state: 'detached' });
  }
  // A search looks at hexes: of no counter have the rules anything to say.
  await playTo(page, 'some');
  const here = (await page.locator(`.chart-piece[data-piece="${a}"]`).getAttribute('data-hex')) ?? '';
  for (const click of [(id: string) => clickPiece(page, id), inDisplay]) {
    await click(a);
    await chosen(page).waitFor();
    expect(await chosen(page).innerText()).toContain(here);
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press('z');
    await chosen(page).waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);

test('the heading of a display says what it is, beside its title too, and a name that two boxes have asks which', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'sealed-strike', { seats: { red: 'person' } });
  await prompt(page).waitFor();
  const heading = page.locator('.disp .display > header').first();
  const { width, height } = (await heading.boundingBox()) ?? { width: 0, height: 0 };
  await heading.click({ position: { x: width - 4, y: height / 2 } });
  await card(page).waitFor();
  expect(await card(page).locator('h3').innerText()).toBe(await heading.locator('h3').innerText());
  await page.keyboard.press('Escape');

  const ask = async (text: string): Promise<void> => {
    await page.keyboard.press('?');
    await page.locator('#why').fill(text);
    await page.keyboard.press('Enter');
  };
  const notice = page.locator('[data-testid="notice"]');
  await ask('north');
  await notice.waitFor();
  const named = /North \((.*?)\); North \((.*?)\)/.exec(await notice.innerText()) ?? [];
  expect(new Set(named.slice(1)).size).toBe(2);
  expect(await card(page).count()).toBe(0);
  await ask(`North (${named[2]})`);
  await card(page).waitFor();
  expect(await notice.count()).toBe(0);
  expect(await card(page).locator('h3').innerText()).toBe('North');
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);
