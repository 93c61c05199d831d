import { readFileSync } from 'node:fs';
import {
  ask,
  begin,
  type Game,
  type Match,
  type MatchFile,
  matchFile,
  observeMatch,
  type Presentation,
  seat,
  staffDice,
  submit,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import type { Page } from 'playwright-core';

/** A match that staff have played until a side sees what is wanted, as a file. What it sees is worked out when asked for. */
export async function playedUntil(
  id: string | Game,
  scenario: string,
  side: string,
  isThere: (seen: () => Presentation, match: Match) => boolean,
  seed = 'displays',
): Promise<string> {
  const match = await playByStaff(
    id,
    scenario,
    seed,
    (now, asked) => asked === side && isThere(() => now.prepared.game.present(observeMatch(now, side)), now),
  );
  if (match.table.whole.outcome !== null) throw new Error(`Nobody saw it in a match of ${match.header.game}.`);
  return JSON.stringify(matchFile(match));
}

/** A match that staff have played to its end, as a file. */
export async function playedToItsEnd(id: string, scenario: string, seed: string): Promise<string> {
  return JSON.stringify(matchFile(await playByStaff(id, scenario, seed, () => false)));
}

/** A match that staff play until it is enough, or over. */
async function playByStaff(
  id: string | Game,
  scenario: string,
  seed: string,
  isEnough: (match: Match, asked: string) => boolean,
): Promise<Match> {
  // A game that only tests have is in no registry.
  const game = typeof id === 'string' ? await gameOf(id) : id;
  const match = begin(game, { scenario, dice: { kind: 'fast', seed } });
  const seating = seat(game);
  const dice = staffDice(game.sides, seed);
  while (match.table.whole.outcome === null) {
    const [now = ''] = match.table.whole.open;
    if (isEnough(match, now)) break;
    const question = ask(match, now);
    const [staff, own] = [seating[now], dice[now]];
    if (!question || !staff || !own) throw new Error(`Nobody answers for ${now} in a match of ${game.id}.`);
    submit(match, now, staff.decide(observeMatch(match, now), question, own));
  }
  return match;
}

/** Whether a side is asked at a step. */
export function isAsked(match: Match, side: string, procedure: string, step: string): boolean {
  const question = ask(match, side);
  return question?.procedure === procedure && question.step === step;
}

/** Opens a match file and sits down at a side, or at the only one. */
export async function sitDown(page: Page, text: string, side?: string): Promise<void> {
  const saves = page.locator('[data-testid="saves"] li');
  const kept = await saves.count();
  await page
    .locator('.openfile input')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  // The newest stands first: where others are kept, it must have come.
  await saves.nth(kept).waitFor();
  const save = saves.first();
  await save.locator('button.se').click();
  await page.waitForFunction(() => document.querySelector('.room, .saves select') !== null);
  if (side !== undefined) {
    for (const seated of await save.locator('select').all()) {
      const own = (await seated.getAttribute('data-seat')) === side;
      if (own) await seated.selectOption('person');
      else await seated.selectOption({ index: 1 });
    }
    await save.locator('button.se').click();
  } else if ((await page.locator('.room').count()) === 0) await save.locator('button.se').click();
  await page.waitForSelector('.room');
}

/** The match at the table, as the file that it is saved to. */
export async function exported(page: Page): Promise<MatchFile> {
  await page.locator('.st .mu').click();
  const download = page.waitForEvent('download');
  await page.locator('dialog').getByRole('button', { name: 'Save match file' }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8')) as MatchFile;
}
