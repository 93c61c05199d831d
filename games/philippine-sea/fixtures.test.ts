import { adjudicate, check, checkFixtures, type Fixture, fixtureShape, type Game } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from './adjudications.ts';
import examples from './fixtures.json' with { type: 'json' };
import { philippineSea } from './index.ts';

const fixtures = examples as readonly Fixture[];
const game = philippineSea as unknown as Game;

describe('worked examples', () => {
  test('there are 94 of 66 procedures, each with a name of its own and well formed', () => {
    expect(fixtures).toHaveLength(94);
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(94);
    expect(new Set(fixtures.map(({ procedure }) => procedure)).size).toBe(66);
    expect(check(fixtureShape, examples)).toBeNull();
  });

  test.each(fixtures.map((fixture) => [fixture.id, fixture.procedure, fixture] as const))(
    '%s, %s, comes out as in the book',
    (_id, _procedure, fixture) => {
      expect(checkFixtures(game, adjudications, [fixture])).toEqual({ passed: 1, failed: 0, failures: [] });
    },
  );

  test('every expected key stands in the result as it should, and nothing is compared loosely', () => {
    for (const { procedure, given, dice, expect: wanted } of fixtures)
      expect(adjudicate(game, adjudications, procedure, given, dice).result).toEqual(expect.objectContaining(wanted));
  });

  test('a die too many or too few fails any of them', () => {
    for (const { procedure, given, dice } of fixtures) {
      expect(() => adjudicate(game, adjudications, procedure, given, [...dice, 3])).toThrow('unused');
      if (dice.length > 0)
        expect(() => adjudicate(game, adjudications, procedure, given, dice.slice(0, -1))).toThrow('needs another die');
    }
  });
});
