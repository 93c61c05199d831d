import { readFileSync } from 'node:fs';
import {
  type Ask,
  ask,
  begin,
  fast,
  type Match,
  type Order,
  placingOdds,
  readMatchFile,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { seatIn } from '../testing/table.testing.ts';
import { inspectLines, oddsText, whyLines } from './questions.ts';
import { ruleLines } from './ruleHelp.ts';
import type { Seat } from './seat.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const game = await gameOf('marianas');
const path = new URL('../../../../games/marianas/golden/stored.json', import.meta.url);
const { header, orders } = readMatchFile(readFileSync(path, 'utf8'));

/** The stored match as it stood when a side was first asked something. */
async function asked(step: string, box = /./): Promise<{ seat: Seat; match: Match; side: string }> {
  const match = begin(game, { scenario: 'historical', dice: header.dice });
  for (const order of orders as readonly Order[]) {
    const question = ask(match, order.by);
    const fits = question?.kind !== 'arrange' || question.boxes.some(({ id }) => box.test(id));
    if (question && `${question.procedure}: ${question.step}` === step && fits)
      return { seat: await seatIn(folder.path, match, order.by), match, side: order.by };
    if ('answer' in order) expect(submit(match, order.by, order.answer)).toBeNull();
  }
  throw new Error(`Nobody is asked ${step}.`);
}

test('the chances of a piece are told by its boxes, those that are alike together', async () => {
  const { seat, match, side } = await asked('gunfire: targets');
  const told = await oddsText(seat, '1');
  expect(told[0]).toMatch(/^1\. .*guns, firing 1/);
  expect(told.slice(1).every((line) => /^ {2}[A-Z].* - .*: \d+\.\d%, \d+ ways? of \d+/.test(line))).toBe(true);
  expect(new Set(told).size).toBe(told.length);
  const { prompt } = seat.view;
  const piece = prompt?.kind === 'arrange' ? prompt.pieces[0] : undefined;
  expect(await oddsText(seat, piece?.id ?? '')).toEqual(told);
  const box = piece?.boxes?.[0] ?? (prompt?.kind === 'arrange' ? prompt.boxes[0]?.id : undefined) ?? '';
  const one = await oddsText(seat, `${piece?.id} ${box}`);
  expect(one).toHaveLength(2);
  expect(placingOdds(match, side, piece?.id ?? '', box)).not.toBeNull();
});

test('of a box that is open is said so, and to whom; and of an answer too', async () => {
  const { seat } = await asked('movement: move');
  expect((await whyLines(seat, 'N'))[0]).toMatch(/^Yes\. .* can go to north \(box 1\)\.$/i);
  expect(await whyLines(seat, 'north')).toEqual(await whyLines(seat, 'N'));
  const subs = await asked('campaign: submarines');
  expect(await whyLines(subs.seat, 'yes')).toEqual(['Yes. Type yes or no.']);
});

test('of a ship that may be attacked in several ways each is named', async () => {
  const { seat } = await asked('air operations: plan', / torpedo$/);
  const { prompt } = seat.view;
  const box = prompt?.kind === 'arrange' ? prompt.boxes.find(({ id }) => id.endsWith(' torpedo')) : undefined;
  const ship = box?.id.replace(' torpedo', '') ?? '';
  expect((await whyLines(seat, ship))[0]).toMatch(/^Yes, in several ways: Torpedo .* \(box \d+\); Bomb .* \(box \d+\)/);
});

test('any hex, piece or box can be inspected, whatever is asked', async () => {
  const { seat } = await asked('campaign: submarines');
  const { map, displays } = seat.view.presentation;
  const piece = map?.stacks[0]?.pieces[0];
  expect((await inspectLines(seat, map?.stacks[0]?.hex ?? ''))[0]).toMatch(/hex|Hex/);
  const lines = await inspectLines(seat, `piece ${piece?.id}`);
  expect(lines.length).toBeGreaterThan(1);
  const box = displays[0]?.boxes[0];
  expect((await inspectLines(seat, `box ${box?.id}`)).length).toBeGreaterThan(1);
  expect(await inspectLines(seat, 'Atlantis')).toEqual(['Nothing in sight is called "Atlantis".']);
});

test('a piece that is kept by a number is asked about by its name, too', async () => {
  const sea = await gameOf('philippine-sea');
  const match = begin(sea, { scenario: 'first-blood', dice: { kind: 'fast', seed: 'names' } });
  const dice = fast('names/orders');
  for (let question = ask(match, 'us'); question?.step !== 'courses'; question = ask(match, 'us'))
    expect(submit(match, 'us', sampleAnswer(question as Ask, dice))).toBeNull();
  const seat = await seatIn(folder.path, match, 'us');
  expect((await whyLines(seat, 'TG 58.2'))[0]).toMatch(/^Yes\. It's choice \d+: TG 58\.2\.$/);
  expect(await whyLines(seat, 'tg 58.2')).toEqual(await whyLines(seat, 'group 1'));
});

test('a number stands for no hex by the index that the rules keep it by', async () => {
  const sea = await gameOf('philippine-sea');
  const match = begin(sea, { scenario: 'full-battle', dice: { kind: 'fast', seed: 'hexes' } });
  const seat = await seatIn(folder.path, match, 'us');
  expect(await whyLines(seat, '0106')).toEqual(["Yes. It's choice 6: 0106."]);
  expect(await whyLines(seat, 'choice 6')).toEqual(["Yes. It's choice 6: 0106."]);
  expect((await whyLines(seat, '7'))[0]).toMatch(/^Nothing here is called "7"\./);
  expect((await oddsText(seat, '7'))[0]).toMatch(/^"7" is none of the choices\./);
  // Nor of one that isn't offered: the rules would say why not of a hex that nobody asked about.
  const cup = begin(await gameOf('chit-cup'), { dice: { kind: 'fast', seed: 'hexes' } });
  expect(await whyLines(await seatIn(folder.path, cup, 'you'), '30')).toEqual(['Nothing here is called "30".']);
});

test('a rule that is the heading of others says which of them are played', async () => {
  const { rules } = await gameOf('philippine-sea');
  expect(ruleLines('philippine-sea', rules, null, '18.1')).toEqual([
    'Rule 18.1: Search shadowing (summary) (the heading of rules 18.11 to 18.15).',
  ]);
});

test('a rule says its clauses in the terminal too, and a clause is found by its number', async () => {
  const { rules } = await gameOf('mobile-fleet');
  const lines = ruleLines('mobile-fleet', rules, null, '10.3');
  expect(lines).toHaveLength(6);
  expect(lines.slice(0, 2)).toEqual([
    'Rule 10.3: Five levels of victory.',
    expect.stringMatching(/^ {2}a\. A lead of 30/),
  ]);
  expect(ruleLines('mobile-fleet', rules, null, '10.3b')).toEqual([
    'Rule 10.3b: A lead of 20 to 29 is a significant US victory.',
  ]);
  // A rule of one clause says that; rules below the one that is asked for are named only.
  expect(ruleLines('mobile-fleet', rules, null, '1.2')).toHaveLength(2);
  expect(ruleLines('mobile-fleet', rules, null, '10').every((line) => line.startsWith('Rule 10.'))).toBe(true);
  expect(ruleLines('mobile-fleet', rules, null, '10.3z')[0]).toContain('has no rule "10.3z"');
});
