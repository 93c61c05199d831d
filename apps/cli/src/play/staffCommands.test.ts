import type { Game, Presentation } from '@point-option/engine';
import { march } from '@point-option/engine/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { savedIn, testMatch, type TestMatch, typed } from '../testing/table.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const answers = (match: TestMatch) =>
  savedIn(match).orders.flatMap((order) => (order.by === 'red' && 'answer' in order ? [order.answer] : []));

test('advise tells what the staff would order in words that can be typed, and orders nothing', async () => {
  const match = testMatch(folder.path, ['red']);
  const { text } = await typed(match, ['advise', 'quit']);
  const [, order = ''] = /The staff would order: (.+)\.\n/.exec(text()) ?? [];
  expect(answers(match)).toEqual([]);
  const again = await typed(match, [order.replaceAll(',', ''), 'quit'], true);
  expect(again.text()).not.toContain('none of the choices');
  expect(answers(match)).toEqual([order.split(', ')]);
});

test('advise names the steps of a route and the amounts of an allotment', async () => {
  const match = testMatch(folder.path, ['red'], { game: march as unknown as Game });
  const { text } = await typed(match, ['advise', '0201 0301', 'done', 'advise', 'quit']);
  const orders = [...text().matchAll(/The staff would order: (.+)\.\n/g)].map(([, order]) => order);
  expect(orders[0]).toMatch(/^\d{4}( \d{4})*$/);
  expect(orders[1]).toMatch(/^(none|\w+ \d+(, \w+ \d+)*)$/);
});

describe('delegate', () => {
  test('lets the staff answer this question, says what it ordered, and asks the next one', async () => {
    const match = testMatch(folder.path, ['red']);
    const { text } = await typed(match, ['delegate', 'quit']);
    expect(text()).toMatch(/The staff ordered for you:\n {2}Who comes along\? Ash\./);
    expect(answers(match)).toHaveLength(1);
    expect(text()).toContain(`The match is saved in ${match.path}.`);
  });

  test('gives the rest of the match away only to a person who says yes', async () => {
    const match = testMatch(folder.path, ['red']);
    const kept = await typed(match, ['delegate all', 'no', 'quit']);
    expect(kept.text()).toContain('You keep command.');
    expect(answers(match)).toEqual([]);
    const { text, code } = await typed(match, ['delegate all', 'yes'], true);
    expect(code).toBe(0);
    expect(text()).toContain('The match is over.');
    expect(text()).toContain('The staff ordered for you');
  });

  test('says what can be delegated, and that nothing is', async () => {
    const match = testMatch(folder.path, ['red']);
    const { text } = await typed(match, ['delegate everything', 'delegate off', 'quit']);
    expect(text()).toContain(`"everything" can't be delegated. Type delegate and question, same, kind, step`);
    expect(text()).toContain('Nothing is delegated.');
    expect(answers(match)).toEqual([]);
  });
});

describe('standing', () => {
  const posts = (presentation: Presentation): Presentation => ({
    ...presentation,
    displays: [
      ...presentation.displays,
      {
        id: 'barracks',
        title: { key: 'kernel.plain', values: { id: 'barracks' } },
        boxes: [
          {
            id: 'mess',
            title: { key: 'kernel.plain', values: { id: 'mess' } },
            delegable: true,
            pieces: [
              {
                id: 'P2',
                side: 'red',
                label: { key: 'kernel.plain', values: { id: 'P2' } },
                face: { plate: 'unit', name: 'P2' },
              },
            ],
          },
        ],
      },
    ],
  });
  const game = { ...ambush, present: (seen: never) => posts(ambush.present(seen)) } as unknown as Game;

  test('leaves a box to the staff: its pieces come placed, and can be changed before they are ordered', async () => {
    const match = testMatch(folder.path, ['red'], { game });
    const { text } = await typed(match, [
      '1',
      '0',
      'standing',
      'standing hold',
      'standing mess',
      'P1 star board',
      'done',
    ]);
    expect(text()).toContain('Your order: standing\nMess\n');
    expect(text()).toContain('"hold" is no box that can be left to the staff: mess.');
    expect(text()).toContain('Mess is left to the staff from now on.');
    expect(text()).toContain('Left to the staff: mess. It places P2 port. Change anything, then type done.');
    expect(answers(match)[2]).toEqual({ P1: 'star board', P2: 'port' });
  });

  test('is remembered with the match, until it is taken back', async () => {
    const match = testMatch(folder.path, ['red'], { game });
    await typed(match, ['1', '0', 'standing mess', 'quit']);
    const { text } = await typed(match, ['standing', 'standing mess off', 'standing', 'quit'], true);
    expect(text()).toContain('Left to the staff: mess.');
    expect(text()).toContain('Mess, left to the staff');
    expect(text()).toContain('Mess is yours again.');
    expect(text()).toMatch(/Your order: standing\nMess\nYour order: quit/);
  });
});
