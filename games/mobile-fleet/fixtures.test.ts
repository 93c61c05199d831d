import {
  adjudicable,
  adjudicate,
  check,
  checkFixtures,
  type Fixture,
  fixtureShape,
  type Game,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from './adjudications.ts';
import examples from './fixtures.json' with { type: 'json' };
import { mobileFleet } from './index.ts';
import rules from './rules/index.json' with { type: 'json' };

const fixtures = examples as unknown as readonly Fixture[];
const game = mobileFleet as unknown as Game;
const resolve = (name: string, given: object, ...dice: number[]) =>
  adjudicate(game, adjudications, name, given as never, dice).result;

describe('worked examples', () => {
  test('there are 29, each with a name of its own and well formed', () => {
    expect(fixtures).toHaveLength(29);
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(29);
    expect(check(fixtureShape, examples)).toBeNull();
  });

  test.each(fixtures.map((fixture) => [fixture.id, fixture] as const))('%s', (_id, fixture) => {
    expect(checkFixtures(game, adjudications, [fixture])).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  test('a die too many or too few fails any of them', () => {
    for (const { procedure, given, dice } of fixtures) {
      expect(() => adjudicate(game, adjudications, procedure, given, [...dice, 3])).toThrow('unused');
      if (dice.length > 0)
        expect(() => adjudicate(game, adjudications, procedure, given, dice.slice(0, -1))).toThrow('needs another die');
    }
  });
});

describe('adjudications', () => {
  test('stand before the charts, one for every procedure of the worked examples, each with a rule of the book', () => {
    const names = Object.keys(adjudications);
    expect(adjudicable(game, adjudications).slice(0, names.length)).toEqual(names);
    expect(new Set(names)).toEqual(new Set(fixtures.map(({ procedure }) => procedure)));
    const known = new Set(rules.map(({ rule }) => rule));
    for (const { rule } of Object.values(adjudications)) expect(known).toContain(rule);
  });

  test('every chart can be read alone', () => {
    for (const { id } of game.charts) expect(adjudicable(game, adjudications)).toContain(id);
    expect(resolve('damage', { column: 6 }, 7)).toBe(2);
    expect(resolve('flak', { column: 6, modifiers: ['suppression'] }, 7)).toBe(2);
  });

  test('read what the examples leave out', () => {
    expect(resolve('searchTable', { drm: -1 }, 5)).toEqual({ modified: 4, detected: false });
    expect(resolve('searchTable', {}, 5)).toEqual({ modified: 5, detected: true, reportKind: 'count' });
    expect(resolve('searchTable', {}, 10)).toEqual({
      modified: 10,
      detected: true,
      reportKind: 'byType',
      tolerance: 0,
    });
    expect(resolve('movementAllowance', { slowest: '3', markers: [-2] })).toEqual({ mp: 1 });
    expect(resolve('movementAllowance', { slowest: '1', markers: [-2] })).toEqual({ mp: 0 });
    expect(resolve('spendMp', { mp: 3, spend: [2, 2] })).toEqual({ remaining: [1, -1], strikeAllowed: false });
    expect(resolve('extendedRange', { side: 'IJN', fullStrength: true, printedRange: 12 })).toEqual({
      range: 12,
      attackSide: 'full',
    });
    expect(resolve('extendedRange', { side: 'USN', fullStrength: false, printedRange: 8 })).toEqual({
      range: 8,
      attackSide: 'reduced',
    });
    const unit = { full: 3, reduced: 1, side: 'full' };
    expect(resolve('aaStepLoss', { unit, steps: 2 })).toEqual({ destroyed: true, strength: 0 });
    expect(resolve('aaStepLoss', { unit, steps: 0 })).toEqual({ side: 'full', strength: 3, destroyed: false });
    expect(resolve('aaStepLoss', { unit: { full: 1, reduced: 0, side: 'full' }, steps: 1 })).toMatchObject({
      destroyed: true,
    });
    expect(resolve('deliverOrdnanceColumn', { preAaStrength: 3, postAaStrength: 1, advancedRule14: false })).toEqual({
      damageColumn: 1,
    });
    const agreed = { roundsCompleted: 2, smoke: false, want: { USN: true, IJN: true } };
    expect(resolve('disengage', agreed)).toEqual({ modified: [], battleEnds: true });
    expect(resolve('disengage', { ...agreed, want: { USN: false, IJN: false } })).toEqual({
      modified: [],
      battleEnds: false,
    });
    expect(resolve('vpIjn', { survivors: {}, usnLosses: { CV: 1 }, usnDamaged: { CVL: 1 } })).toEqual({
      vp: 22,
      parts: { ships: 22, CV: 0, CVL: 0 },
    });
  });

  test('refuse what is missing, unknown or out of range, in sentences', () => {
    const refused =
      (name: string, given: object, ...dice: number[]) =>
      () =>
        resolve(name, given, ...dice);
    expect(refused('roundHalfUp', { value: 'two' })).toThrow('given.value should be a number, but is "two".');
    expect(refused('movementAllowance', { slowest: 'fast', markers: [] })).toThrow('given.slowest should be movement');
    expect(refused('validateReport', { actual: { CV: 1 }, tolerance: 0, report: { UFO: 1 } })).toThrow(
      '"UFO" is no type',
    );
    expect(refused('torpedoRangeDrm', { side: 'RN', range: 3 })).toThrow('given.side should be one of "USN", "IJN"');
    expect(refused('disengageRoll', { roundsCompleted: 9, smoke: true }, 5)).toThrow('given.roundsCompleted');
  });
});
