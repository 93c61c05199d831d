import { adjudicable, adjudicate, type Game } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { adjudications } from './adjudications.ts';
import { falseReport } from './index.ts';

const game = falseReport as Game;

describe('adjudications', () => {
  it('stand before the charts in what the game can adjudicate', () => {
    expect(adjudicable(game, adjudications).slice(0, 2)).toEqual(['searchReport', 'strikeAttack']);
  });

  it.each([
    [{ distance: 1, ships: 5 }, 2, { seen: false }],
    [{ distance: 1, ships: 5 }, 3, { seen: true, accuracy: 'rough', least: 2, most: 8 }],
    [{ distance: 1, ships: 5, modifiers: ['squall'] }, 3, { seen: false }],
    [{ distance: 4, ships: 1, modifiers: ['warm'] }, 5, { seen: true, accuracy: 'rough', least: 1, most: 4 }],
    [{ distance: 0, ships: 0 }, 10, { seen: true, accuracy: 'exact', least: 1, most: 8 }],
  ])('searchReport: %o with a %i is %o', (given, die, result) => {
    expect(adjudicate(game, adjudications, 'searchReport', given, [die]).result).toEqual(result);
  });

  it.each([
    [{ squadrons: 2, ships: 5, pressed: false }, [4, 6], { lost: 1, hits: 1, sunk: false, claim: 'slight' }],
    [{ squadrons: 2, ships: 5, pressed: true }, [1, 8, 4, 10], { lost: 2, hits: 3, sunk: false, claim: 'some' }],
    [{ squadrons: 2, ships: 3, pressed: true }, [1, 8, 8], { lost: 0, hits: 3, sunk: true, claim: 'some' }],
    [{ squadrons: 1, ships: 3, pressed: true }, [10], { lost: 1, hits: 0, sunk: false, claim: null }],
  ])('strikeAttack: %o with %o is %o', (given, dice, result) => {
    const ruling = adjudicate(game, adjudications, 'strikeAttack', given, dice);
    expect(ruling.result).toEqual(result);
    // Every die, and the claim that is read from its chart without one.
    expect(ruling.explain).toHaveLength(dice.length + (result.claim === null ? 0 : 1));
  });

  it('refuse what cannot be', () => {
    expect(() => adjudicate(game, adjudications, 'searchReport', { distance: 1, ships: 9 }, [1])).toThrow(
      'given.ships',
    );
    expect(() =>
      adjudicate(game, adjudications, 'strikeAttack', { squadrons: 7, ships: 1, pressed: true }, [1]),
    ).toThrow('squadrons');
  });
});
