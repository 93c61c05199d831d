import type { Played } from '@point-option/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTally, count, newTally, outcomesOf, type Tally } from './tally.ts';

const titles = { result: (id: string) => id.toUpperCase(), winner: (side: string | null) => side ?? 'nobody' };
const game = fc.record({
  outcome: fc.record({
    winner: fc.constantFrom('red', 'blue', null),
    result: fc.constantFrom('won', 'lost'),
    scores: fc.record({ points: fc.integer({ min: -50, max: 50 }) }),
  }),
  decisions: fc.nat(9),
  choices: fc.nat(9),
});

function tallyOf(games: readonly Played[]): Tally {
  const tally = newTally();
  for (const each of games) count(tally, each);
  return tally;
}

test('however games are divided and added, the outcomes are the same', () => {
  fc.assert(
    fc.property(fc.array(game, { minLength: 2 }), fc.nat(), (games, at) => {
      const cut = at % games.length;
      const parts = newTally();
      addTally(parts, tallyOf(games.slice(cut)));
      addTally(parts, tallyOf(games.slice(0, cut)));
      const whole = tallyOf(games);
      expect(outcomesOf(parts, ['red', 'blue'], titles)).toEqual(outcomesOf(whole, ['red', 'blue'], titles));
      expect([parts.games, parts.decisions]).toEqual([whole.games, whole.decisions]);
    }),
  );
});

test('results by how often they came, winners by side, with those that never won', () => {
  const won = { outcome: { winner: 'red', result: 'won', scores: { points: 3 } }, decisions: 4, choices: 2 };
  const outcomes = outcomesOf(tallyOf([won, won]), ['red', 'blue'], titles);
  expect(outcomes.results).toEqual([expect.objectContaining({ result: 'won', title: 'WON', count: 2, share: 1 })]);
  expect(outcomes.winners.map(({ result, count: n }) => [result, n])).toEqual([
    ['red', 2],
    ['blue', 0],
    [null, 0],
  ]);
  expect(outcomes.scores[0]).toMatchObject({ name: 'points', mean: 3, sd: 0, min: 3, max: 3 });
});
