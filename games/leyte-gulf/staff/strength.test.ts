import { seat, simulate } from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { leyteGulf } from '../index.ts';

/* Every admiral beats orders by lot 98 times of 100, from either side. With a small sample one loss may be bad luck, and two are not. */
const GAMES = sample(2, 100);
const MOST_LOST = GAMES < 100 ? 1 : 2;

const cases = ['historical', 'what-if', 'campaign'].flatMap((scenario) =>
  ['careful', 'bold'].flatMap((admiral) => (['japan', 'us'] as const).map((side) => ({ scenario, admiral, side }))),
);

describe('against orders by lot', () => {
  it.each(cases)('$admiral wins as $side ($scenario)', ({ scenario, admiral, side }) => {
    const seating = seat(
      leyteGulf,
      side === 'us' ? { us: admiral, japan: 'random' } : { japan: admiral, us: 'random' },
    );
    const lost: string[] = [];
    for (let n = 0; n < GAMES; n++) {
      const seed = `strength ${n}`;
      const { outcome } = simulate(leyteGulf, seating, { scenario, seed }).played;
      if (outcome.winner !== side) lost.push(`${seed}: ${outcome.result}`);
    }
    // Names the games that were lost too many.
    expect(lost.slice(MOST_LOST)).toEqual([]);
  });
});
