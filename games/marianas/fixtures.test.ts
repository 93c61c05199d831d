import { adjudicate, check, checkFixtures, type Fixture, fixtureShape, type Game } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from './adjudications.ts';
import examples from './fixtures.json' with { type: 'json' };
import { marianas } from './index.ts';

const fixtures = examples as readonly Fixture[];
const game = marianas as unknown as Game;
const procedures = [...new Set(fixtures.map(({ procedure }) => procedure))];

describe('worked examples', () => {
  test('there are 676, each with a name of its own and well formed', () => {
    expect(fixtures).toHaveLength(676);
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(676);
    expect(check(fixtureShape, examples)).toBeNull();
    expect(procedures).toHaveLength(46);
  });

  test.each(procedures)('%s agrees with its worked examples', (procedure) => {
    const own = fixtures.filter((fixture) => fixture.procedure === procedure);
    expect(checkFixtures(game, adjudications, own)).toEqual({ passed: own.length, failed: 0, failures: [] });
  });

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
