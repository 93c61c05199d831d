import {
  adjudicable,
  adjudicate,
  check,
  checkFixtures,
  type Fixture,
  fixtureShape,
  type Game,
} from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { adjudications } from './adjudications.ts';
import fixtures from './fixtures.json' with { type: 'json' };
import { chitCup } from './index.ts';

const game = chitCup as Game;
const cup = { carriers: 3, surface: 3, false: 4 };

describe('adjudications', () => {
  it('stand before the charts in what the game can adjudicate', () => {
    expect(adjudicable(game, adjudications).slice(0, 3)).toEqual(['strikeAttack', 'raid', 'promotion']);
  });

  it('agree with every worked example', () => {
    expect(check(fixtureShape, fixtures)).toBeNull();
    expect(checkFixtures(game, adjudications, fixtures as Fixture[])).toEqual({
      passed: fixtures.length,
      failed: 0,
      failures: [],
    });
  });

  it('explain each die by its chart', () => {
    const { explain } = adjudicate(
      game,
      adjudications,
      'strikeAttack',
      { kind: 'carriers', strength: 3, squadrons: 2 },
      [6, 5],
    );
    expect(explain.map((roll) => 'purpose' in roll && [roll.purpose, roll.rule, roll.result])).toEqual([
      ['chart.flak', '5.5', 1],
      ['chart.damage', '5.6', 1],
    ]);
  });

  it('leave the cup that was given alone', () => {
    const given = { to: 1, cup: { ...cup } };
    adjudicate(game, adjudications, 'promotion', given, [1]);
    expect(given.cup).toEqual(cup);
  });

  it('use every die, and say when one is missing', () => {
    const raid = { strength: 2, patrol: 2 };
    expect(() => adjudicate(game, adjudications, 'raid', raid, [5, 5, 1])).toThrow('left 1 of 3 dice unused');
    expect(() => adjudicate(game, adjudications, 'raid', raid, [5, 4])).toThrow('needs another die of 10 sides');
    expect(() => adjudicate(game, adjudications, 'promotion', { to: 1, cup }, [11])).toThrow('has no face 11');
    expect(() => adjudicate(game, adjudications, 'arrivals', {}, [7])).toThrow('has no face 7');
  });

  it('refuse what cannot be', () => {
    const refused = (name: string, given: Parameters<typeof adjudicate>[3]): (() => void) => {
      return () => adjudicate(game, adjudications, name, given, []);
    };
    expect(refused('strikeAttack', { kind: 'false', strength: 2, squadrons: 2 })).toThrow('given.kind');
    expect(refused('strikeAttack', { kind: 'surface', strength: 0, squadrons: 2 })).toThrow('given.strength');
    expect(refused('strikeAttack', { kind: 'surface', strength: 2, squadrons: 0 })).toThrow('given.squadrons');
    expect(refused('strikeAttack', { kind: 'surface', strength: 2, squadrons: 5 })).toThrow('given.squadrons');
    expect(refused('raid', { strength: 2, patrol: 4 })).toThrow('given.patrol');
    expect(refused('promotion', { to: 3, cup })).toThrow('given.to');
    expect(refused('promotion', { to: 1, cup: { carriers: 0, surface: 0, false: 0 } })).toThrow('empty cup');
  });
});
