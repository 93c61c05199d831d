import { readFileSync } from 'node:fs';
import {
  type Ask,
  ask,
  begin,
  fast,
  type Order,
  placingOdds,
  readMatchFile,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { expect, test } from 'vitest';
import { wordsOf } from '../text/words.ts';
import { oddsText, whyLines } from './questions.ts';
import { ruleLines } from './ruleHelp.ts';
import type { Session } from './session.ts';

const game = await gameOf('marianas');
const path = new URL('../../../../games/marianas/golden/stored.json', import.meta.url);
const { header, orders } = readMatchFile(readFileSync(path, 'utf8'));

/** The stored match as it stood when a side was first asked something. */
function asked(step: string, box = /./): { session: Session; side: string } {
  const match = begin(game, { scenario: 'historical', dice: header.dice });
  for (const order of orders as readonly Order[]) {
    const question = ask(match, order.by);
    const fits = question?.kind !== 'arrange' || question.boxes.some(({ id }) => box.test(id));
    if (question && `${question.procedure}: ${question.step}` === step && fits)
      return { session: { game, match, words: wordsOf(game) } as unknown as Session, side: order.by };
    if ('answer' in order) expect(submit(match, order.by, order.answer)).toBeNull();
  }
  throw new Error(`Nobody is asked ${step}.`);
}

test('the chances of a piece are told by its boxes, those that are alike together', () => {
  const { session, side } = asked('gunfire: targets');
  const told = oddsText(session, side, '1');
  expect(told[0]).toMatch(/^1\. .*guns, firing 1/);
  expect(told.slice(1).every((line) => /^ {2}[A-Z].* - .*: \d+\.\d%, \d+ ways? of \d+/.test(line))).toBe(true);
  expect(new Set(told).size).toBe(told.length);
  const first = placingOdds(session.match, side)[0];
  expect(oddsText(session, side, first?.piece ?? '')).toEqual(told);
});

test('of a box that is offered is said so, and to whom; and of an answer too', () => {
  const { session, side } = asked('movement: move');
  expect(whyLines(session, side, 'N')[0]).toMatch(/^It is offered, as box 1, to .*: north\.$/);
  expect(whyLines(session, side, 'north')).toEqual(whyLines(session, side, 'N'));
  const subs = asked('campaign: submarines');
  expect(whyLines(subs.session, subs.side, 'yes')).toEqual(['It is offered: the question takes yes or no.']);
});

test('of a ship that may be attacked in several ways each is named', () => {
  const { session, side } = asked('air operations: plan', / torpedo$/);
  const question = ask(session.match, side);
  const box = question?.kind === 'arrange' ? question.boxes.find(({ id }) => id.endsWith(' torpedo')) : undefined;
  const ship = box?.id.replace(' torpedo', '') ?? '';
  expect(whyLines(session, side, ship)[0]).toMatch(
    /^It is offered in several ways: box \d+, Torpedo .*; box \d+, Bomb /,
  );
});

test('a piece that is kept by a number is asked about by its name, too', async () => {
  const sea = await gameOf('philippine-sea');
  const match = begin(sea, { scenario: 'first-blood', dice: { kind: 'fast', seed: 'names' }, simulate: true });
  const dice = fast('names/orders');
  const session = { game: sea, match, words: wordsOf(sea) } as unknown as Session;
  for (let question = ask(match, 'us'); question?.step !== 'courses'; question = ask(match, 'us'))
    expect(submit(match, 'us', sampleAnswer(question as Ask, dice))).toBeNull();
  expect(whyLines(session, 'us', 'TG 58.2')[0]).toMatch(/^It is offered, as number \d+: TG 58\.2\.$/);
  expect(whyLines(session, 'us', 'tg 58.2')).toEqual(whyLines(session, 'us', 'group 1'));
});

test('a rule that is the heading of others says which of them are played', async () => {
  const sea = await gameOf('philippine-sea');
  const match = begin(sea, { dice: { kind: 'fast', seed: 'rules' } });
  const session = { game: sea, match, words: wordsOf(sea) } as unknown as Session;
  expect(ruleLines(session, 'us', '18.1')).toEqual([
    'Rule 18.1: Search shadowing (summary) (the heading of rules 18.11 to 18.15, which are played).',
  ]);
});
