import { expect, test } from 'vitest';
import { reportToBend, surfaceBattle } from './mobileFleetPositions.ts';
import { answerByClick, prompt, useStage, visit } from './stage.ts';
import { chooseRow, confirm, isInSight, openHotSeat, readable, strikeWithAll, takeSeat } from './twoPeople.ts';

const stage = useStage();

const inRaid = (step: string): boolean => /^(raid|interception|losses|flak|radar|strike: raids)/.test(step);

test('a search, a report that is bent, a strike on one slip, and the reply, at one screen', async () => {
  const { page, context, faults } = await visit(stage);
  await openHotSeat(page, await reportToBend());

  // Japan alone sees what is there and how far it may bend each figure.
  expect(await takeSeat(page)).toBe('search: report');
  const question = await prompt(page).locator('.q').innerText();
  const [, found = '', hex = ''] = /sighted (.+) in (\d{4})\. What do you report/.exec(question) ?? [];
  const carriers = page.locator('[data-option="CV"]');
  const [, truth = ''] = /true: (\d+)/.exec(await carriers.innerText()) ?? [];
  const [, least = '', most = ''] = /(\d+) to (\d+)/.exec(await carriers.innerText()) ?? [];
  const [less, more] = [carriers.locator('.stepper button').first(), carriers.locator('.stepper button').last()];
  const said = carriers.locator('output');
  // It begins with the truth, and goes no further than the die allows.
  expect(await said.innerText()).toBe(truth);
  while (await less.isEnabled()) await less.click();
  expect(await said.innerText()).toBe(least);
  while (await more.isEnabled()) await more.click();
  expect(await said.innerText()).toBe(most);
  expect(most).not.toBe(truth);
  // Only each figure has limits: a total of ships means nothing.
  expect(await page.locator('[data-testid="total"]').innerText()).not.toContain('Total');
  await confirm(page);

  // The searching side is shown the report, and nowhere the truth or the die.
  expect(await takeSeat(page)).toBe('sail: course');
  expect(await page.locator('header.st').innerText()).toContain('You are the United States.');
  const told = await page.locator('[data-display="contacts us"]').innerText();
  expect(told).toContain(`${most} fleet carrier`);
  expect(told).toContain('Figures may be off by an unknown amount');
  expect(told).toContain('this turn');
  expect(await readable(page)).not.toMatch(new RegExp(`\\b${truth} fleet carrier|true: `));
  expect(await page.content()).not.toContain(`look for ${found}`);
  await confirm(page);

  // One slip is the whole strike, with what it is expected to do.
  expect(await takeSeat(page)).toBe('strike: plan');
  const sent = await strikeWithAll(page, new RegExp(`${found}.* in ${hex}`));
  await page.locator('[data-testid="forecast"]').waitFor();
  expect(await page.locator('[data-testid="forecast"] > ul > li').allInnerTexts()).toEqual([
    expect.stringMatching(new RegExp(`\\d\\.\\d\\s*hits expected at ${hex}, assuming \\d+ CAP units? and flak \\d`)),
    expect.stringMatching(/\d\.\d\s*steps of yours lost/),
  ]);
  expect(await page.locator('[data-testid="confirm"]').innerText()).toContain(`Launch ${sent} units`);
  // At the end of a long slip it is still in sight.
  await page.locator('.slip li').last().scrollIntoViewIfNeeded();
  await expect.poll(() => isInSight(page.locator('[data-testid="forecast"] > ul'))).toBe(true);
  await confirm(page);

  // Both sides fight the raid out, and Japan strikes back when its marker is drawn.
  const asked: string[] = [];
  let replied = false;
  for (let i = 0; i < 60; i++) {
    const step = await takeSeat(page);
    if (replied && !inRaid(step)) break;
    asked.push(step);
    const isReply = step === 'strike: plan' && (await prompt(page).innerText()).includes(found);
    if (isReply) {
      expect(await strikeWithAll(page, /TG 58/)).toBeGreaterThan(0);
      replied = true;
      await confirm(page);
    } else if (['strike: plan', 'sail: course', 'radar: post'].includes(step)) await confirm(page);
    else await answerByClick(page);
  }
  expect(asked).toContain('raid: lay out');
  expect(asked).toContain('raid: place');
  expect(replied).toBe(true);
  expect(await readable(page)).toMatch(/The raid on \d{4} is over/);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

test('a surface battle is fought to its end at one screen', async () => {
  const { page, context, faults } = await visit(stage);
  await openHotSeat(page, await surfaceBattle());
  const asked: string[] = [];
  // Both lines of battle are seen at once, without scrolling.
  expect(await takeSeat(page)).toBe('surface movement: move');
  const ships = page.locator('[data-display="battle"] .cells [data-piece]');
  expect(await ships.count()).toBeGreaterThan(6);
  for (const ship of await ships.all()) await expect.poll(() => isInSight(ship)).toBe(true);
  for (let i = 0; i < 60; i++) {
    const step = await takeSeat(page);
    if (!step.startsWith('surface')) break;
    asked.push(step);
    // A round is fought, then both break off.
    if (step === 'surface round: break off') await chooseRow(page, asked.length < 12 ? 'Fight on' : 'Break off');
    else if (step === 'surface round: targets') await answerByClick(page);
    else if (step === 'surface retreat: hex') await answerByClick(page);
    else await confirm(page);
  }
  expect(asked.filter((step) => step === 'surface round: targets').length).toBeGreaterThanOrEqual(2);
  expect(asked).toContain('surface round: break off');
  await takeSeat(page);
  expect(await page.locator('[data-display="battle"]').count()).toBe(0);
  expect(await readable(page)).toMatch(/The battle (is broken off|is over|ends)/);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
