import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isAsked, playedUntil, sitDown } from './played.ts';
import { prompt, useStage, type Visit, visit } from './stage.ts';

const stage = useStage();

interface Stacked {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The pieces of stacks that can be pressed at their middle. */
function stacked(page: Page): Promise<Stacked[]> {
  return page.evaluate(() => {
    const port = document.querySelector('.chart-port')?.getBoundingClientRect() ?? new DOMRect();
    const inView = (x: number, y: number) =>
      x > port.left + 60 && x < port.right - 60 && y > port.top + 60 && y < port.bottom - 60;
    return [...document.querySelectorAll<SVGElement>('.chart-piece')].flatMap((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const { piece: id = '', hex } = piece.dataset;
      const isStacked = document.querySelectorAll(`.chart-piece[data-hex="${hex}"]`).length > 1;
      if (!isStacked || !inView(x, y) || document.elementFromPoint(x, y)?.closest('.chart-piece') !== piece) return [];
      return [{ id, x, y }];
    });
  });
}

/** Notes what each press is on: a stack may open just before it. */
async function notePresses(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const on = (target as Element).closest<SVGElement>('[data-hex]');
        const name = on?.ariaLabel?.split('; ')[0] ?? on?.dataset['hex'] ?? '';
        document.body.dataset['pressed'] = JSON.stringify({ id: on?.dataset['piece'] ?? '', name });
      },
      true,
    ),
  );
}

/** Moves there, rests, and presses for as long as a hand does. Says what was pressed. */
async function press(page: Page, { x, y }: Stacked, rest: number): Promise<{ id: string; name: string }> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(90);
  await page.mouse.up();
  return JSON.parse((await page.locator('body').getAttribute('data-pressed')) ?? '') as { id: string; name: string };
}

/** Asks about a hex by the keyboard, and closes its card: the keyboard is still there when the pointer comes. */
async function closeCard(page: Page): Promise<void> {
  const card = page.locator('[data-testid="card"]');
  await page.keyboard.press('Escape');
  await page.locator('[data-cursor]').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('i');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
}

/** A question about groups that lie in stacks. */
async function atStacks(): Promise<Visit> {
  const file = await playedUntil('marianas', 'historical', 'us', (_seen, match) =>
    isAsked(match, 'us', 'movement', 'move'),
  );
  const visited = await visit(stage);
  await sitDown(visited.page, file, 'us');
  await prompt(visited.page).waitFor();
  return visited;
}

test('a click on a stack is about the piece pressed, however long the pointer rested on it', async () => {
  const { page, context, faults } = await atStacks();
  await notePresses(page);
  const lost: string[] = [];
  for (const isEscaped of [false, true])
    for (const rest of [0, 150, 180, 220, 400]) {
      await page.mouse.move(5, 5);
      await page.evaluate(() => (document.activeElement as SVGElement | null)?.blur());
      if (isEscaped) await closeCard(page);
      await page.mouse.move(5, 5);
      await page.locator('.chart-room').waitFor({ state: 'detached' });
      const [piece] = await stacked(page);
      if (!piece) throw new Error('No stack is in view.');
      const pressed = await press(page, piece, rest);
      // What cannot be chosen has a card that says so, and so has the hex between the pieces of an open stack.
      const selected = page.locator(`.chart-piece[data-piece="${pressed.id}"][aria-label$="selected"]`);
      const answer = selected.or(page.locator('[data-testid="card"] h3', { hasText: pressed.name }));
      const isAnswered = await answer.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (!isAnswered) lost.push(`${pressed.name} after ${rest} ms${isEscaped ? ' and Escape' : ''}`);
      else if ((await selected.count()) > 0) await page.keyboard.press('z');
      else await page.locator('[data-testid="card"] header button.link').last().click();
    }
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

test('a press is one click, also where the pieces are drawn in another order under it, and a drag is none', async () => {
  const { page, context, faults } = await atStacks();
  await page.evaluate(() => {
    document.body.dataset['clicks'] = '';
    addEventListener('click', () => (document.body.dataset['clicks'] += '1'), true);
  });
  const clicks = () => page.locator('body').getAttribute('data-clicks');
  const [piece] = await stacked(page);
  if (!piece) throw new Error('No stack is in view.');
  const selected = page.locator(`.chart-piece[data-piece="${piece.id}"][aria-label$="selected"]`);

  await page.mouse.move(piece.x, piece.y);
  await page.mouse.down();
  // As when an order of another side arrives meanwhile.
  await page.locator(`.chart-piece[data-piece="${piece.id}"]`).evaluate((drawn) => {
    const after = drawn.nextSibling;
    const layer = drawn.parentNode;
    drawn.remove();
    layer?.insertBefore(drawn, after);
  });
  await page.mouse.up();
  await selected.waitFor();
  expect(await clicks()).toBe('1');

  await page.keyboard.press('z');
  await selected.waitFor({ state: 'detached' });
  await page.mouse.click(piece.x, piece.y);
  await selected.or(page.locator('[data-testid="card"]')).waitFor();
  expect(await clicks()).toBe('11');

  // The stack may have opened under the pointer, and another of its pieces have shown its card.
  const cards = page.locator('[data-testid="card"]');
  const before = await cards.allInnerTexts();
  const port = await page.locator('.chart-port').boundingBox();
  if (!port) throw new Error('There is no chart.');
  await page.mouse.move(port.x + 40, port.y + port.height - 80);
  await page.mouse.down();
  await page.mouse.move(port.x + 120, port.y + port.height - 120, { steps: 4 });
  await page.mouse.up();
  await page.locator('.chart-moving').waitFor({ state: 'detached' });
  expect(await cards.allInnerTexts()).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
}, 60_000);
