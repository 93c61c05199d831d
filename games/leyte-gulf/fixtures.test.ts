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
import { leyteGulf } from './index.ts';
import rules from './rules/index.json' with { type: 'json' };

const fixtures = examples as unknown as readonly Fixture[];
const game = leyteGulf as unknown as Game;
const resolve = (name: string, given: object, ...dice: number[]) =>
  adjudicate(game, adjudications, name, given as never, dice).result;

describe('worked examples', () => {
  test('there are 82, each with a name of its own and well formed', () => {
    expect(fixtures).toHaveLength(82);
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(82);
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
  test('stand before the charts, each with a rule of the book, one for every procedure of the worked examples', () => {
    const names = Object.keys(adjudications);
    expect(adjudicable(game, adjudications).slice(0, names.length)).toEqual(names);
    expect(fixtures.map(({ procedure }) => procedure).filter((each) => !names.includes(each))).toEqual([]);
    const known = new Set(rules.map(({ rule }) => rule));
    for (const { rule } of Object.values(adjudications)) expect(known).toContain(rule);
  });

  test('every chart can be read alone', () => {
    for (const { id } of game.charts) expect(adjudicable(game, adjudications)).toContain(id);
    expect(resolve('PT boats', { modifiers: ['night'] }, 8)).toBe('slow, 1 hit');
    expect(resolve('flak', { column: 6, modifiers: ['suppression'] }, 7)).toBe(2);
  });

  test('read what the examples leave out', () => {
    expect(resolve('roundHalfUp', { value: 2.5 })).toEqual({ result: 3 });
    expect(resolve('searchTable', { drms: [-1] }, 5)).toEqual({ modified: 4, detected: false });
    expect(resolve('searchTable', {}, 5)).toEqual({ modified: 5, detected: true, reportKind: 'count' });
    expect(resolve('submarineAttackTable', { side: 'IJN' }, 5)).toEqual({ attack: false });
    expect(resolve('submarineContact', { marker: 'dummy' })).toEqual({
      flipped: true,
      attackOptionalForSubOwner: false,
    });
    expect(resolve('torpedoRangeDrm', { side: 'USN', range: 8 })).toEqual({ legal: false });
    expect(resolve('torpedoRangeDrm', { side: 'IJN', range: 13 })).toEqual({ legal: false });
    expect(resolve('asw', { destroyerUnits: 1, side: 'USN', usnCarrierPresent: true }, 9)).toEqual({
      modified: 10,
      subSunk: true,
    });
    expect(resolve('retreatAfterBattle', { disengager: 'USN', ijnWasMover: true })).toEqual({
      IJN: 'stays',
      USN: 'retreats to another hex',
    });
  });

  test('say what is wrong with an input', () => {
    expect(() => resolve('counterValues', { ship: 'Bismarck' })).toThrow('Bismarck');
    expect(() => resolve('hexDistance', { from: '9999', to: '2412' })).toThrow('9999');
    expect(() => resolve('movementAllowance', { slowest: 'fast', markers: [] })).toThrow('fast');
    expect(() => resolve('validateReport', { actual: { XX: 1 }, tolerance: 1, report: {} })).toThrow('XX');
    expect(() => resolve('flipAirUnit', { side: 'USN', unit: 'Zero' })).toThrow('Zero');
    expect(() => resolve('surfaceAllowance', { unit: 'Bismarck', round: 1, markers: [] })).toThrow('Bismarck');
  });
});
