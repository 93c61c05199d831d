import { ask } from '@point-option/engine';
import { expect, test } from 'vitest';
import { playedUntil } from './played.ts';
import { useStage, visit } from './stage.ts';
import { asStaffWould, chooseRow, confirm, openHotSeat, readable, strikeWithAll, takeSeat } from './twoPeople.ts';

const stage = useStage();

const ROUNDS = 3;
const MOST_ORDERS = 60;

test('a night battle is fought round by round at one screen, and Japan sees no American ship by name before she fires', async () => {
  const { page, context, faults } = await visit(stage);
  const file = await playedUntil('leyte-gulf', 'surigao-strait', 'japan', (_seen, match) =>
    ['surface battle', 'surface movement', 'surface round'].includes(ask(match, 'japan')?.procedure ?? ''),
  );
  await openHotSeat(page, file);
  const battle = page.locator('[data-display="battle"]');
  let hidden = 0;
  const rounds = new Set<string>();
  const asked: string[] = [];
  for (let i = 0; i < MOST_ORDERS; i++) {
    const step = await takeSeat(page);
    if (!step.startsWith('surface')) break;
    asked.push(step);
    const shown = await battle.innerText();
    const [, round] = /round (\d) of 8/.exec(shown) ?? [];
    if (round !== undefined) {
      rounds.add(round);
      expect(shown).toContain('Night: US ships see 18 boxes, Japanese ships 6');
    }
    const isJapan = (await page.locator('header.st').innerText()).includes('You are Japan.');
    // Before any American ship has fired.
    if (isJapan && round !== undefined && !asked.includes('surface round: reply')) {
      expect(await battle.textContent()).not.toMatch(/West Virginia|Tennessee|California|Mississippi/);
      hidden++;
    }
    if (step !== 'surface round: break off') await asStaffWould(page);
    else await chooseRow(page, rounds.size < ROUNDS ? 'Fight on' : 'Break off');
  }
  expect(hidden).toBeGreaterThan(0);
  expect(rounds.size).toBeGreaterThanOrEqual(2);
  expect(asked).toContain('surface round: reply');
  await takeSeat(page);
  expect(await battle.count()).toBe(0);
  expect(await readable(page)).toMatch(/The battle (is broken off|is over|ends)/);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('a strike is planned with its forecast and flown unit by unit', async () => {
  const { page, context, faults } = await visit(stage);
  const file = await playedUntil('leyte-gulf', 'historical', 'us', (_seen, match) => {
    const question = ask(match, 'us');
    return question?.kind === 'arrange' && question.procedure === 'strike' && question.pieces.length >= 6;
  });
  await openHotSeat(page, file);
  expect(await takeSeat(page)).toBe('strike: plan');
  const sent = await strikeWithAll(page, /Force/);
  await page.locator('[data-testid="forecast"]').waitFor();
  expect(await page.locator('[data-testid="forecast"]').innerText()).toMatch(/hits expected at Force \d+/);
  expect(await page.locator('[data-testid="confirm"]').innerText()).toContain(`Launch ${sent} units`);
  await confirm(page);
  const asked: string[] = [];
  for (let i = 0; i < MOST_ORDERS; i++) {
    const step = await takeSeat(page);
    if (!/^(raid|interception|losses|flak|assault)/.test(step)) break;
    asked.push(step);
    await asStaffWould(page);
  }
  expect(asked).toContain('raid: place');
  expect(await readable(page)).toMatch(/The raid on \d{4} is over/);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
