import { ask, begin, fast, journalFor, observeMatch, type SeenEvent, staffOf, submit } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { expect, test } from 'vitest';
import { tellingLines } from './telling.ts';

const line = (n: number, more: object = {}): SeenEvent => ({ n, key: `line ${n}`, ...more });
const die = (n: number): SeenEvent => line(n, { roll: {} });
const numbers = (events: SeenEvent[]): number[] => tellingLines(events).lines.map(({ n }) => n);

test('what the dice did is told, the last two of it', () => {
  expect(numbers([line(1), die(2), line(3), die(4), die(5), line(6), line(7), line(8)])).toEqual([6, 7]);
  expect(numbers([die(1), line(2), die(3), line(4), die(5), line(6)])).toEqual([4, 6]);
});

test('without dice the last lines are; without lines the dice themselves', () => {
  expect(numbers([line(1), line(2), line(3)])).toEqual([2, 3]);
  expect(numbers([die(1)])).toEqual([1]);
  expect(numbers([])).toEqual([]);
});

test('what was taken back is not told', () => {
  expect(numbers([die(1), line(2, { struck: true }), line(3)])).toEqual([3]);
});

test('a line that only says what the next die is for tells nothing', () => {
  const about = { search: 1, force: 'D' };
  const looks = (n: number): SeenEvent => line(n, { values: about });
  const rolled = (n: number): SeenEvent => line(n, { roll: { about } });
  const flies = line(9, { values: { search: 2 } });
  expect(tellingLines([looks(1), rolled(2), looks(3), rolled(4), flies])).toEqual({ lines: [], nothing: true });
  const found = line(5, { values: { force: 'D' } });
  expect(tellingLines([looks(3), rolled(4), found, flies, looks(6), rolled(7)])).toEqual({
    lines: [found],
    nothing: false,
  });
});

test.each(['one', 'two', 'three'])(
  'after a search it is told what was found, or that nothing was (%s)',
  async (seed) => {
    const game = await gameOf('philippine-sea');
    const match = begin(game, { scenario: 'eyes-of-the-fleet', dice: { kind: 'fast', seed } });
    const dice = fast(`${seed}/staff`);
    const staff = staffOf(game);
    const FOUND = /^(force|false contact|.*advantage)/;
    let searches = 0;
    while (match.table.whole.outcome === null) {
      const question = ask(match, 'us');
      if (question === null) throw new Error('Nobody is asked.');
      const journal = (): SeenEvent[] => journalFor(match.table.journal ?? [], 'us');
      const before = journal().length;
      submit(match, 'us', staff.decide(observeMatch(match, 'us'), question, dice));
      if (question.procedure !== 'search' || match.table.whole.outcome !== null) continue;
      const events = journal().slice(before);
      const looks = events.filter(({ key }) => key === 'search looks for').length;
      if (looks === 0) continue;
      searches++;
      const { lines, nothing } = tellingLines(events);
      expect(nothing).toBe(lines.length === 0);
      expect(nothing).toBe(!events.some(({ key }) => FOUND.test(key)));
      for (const { key } of lines) expect(key).toMatch(FOUND);
    }
    expect(searches).toBeGreaterThan(0);
  },
);
