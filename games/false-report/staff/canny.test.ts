import { type Game, seat, simulate } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { falseReport } from '../index.ts';

const game = falseReport as Game;
const MATCHES = 300;

describe('canny', () => {
  it.each([
    ['north', 'south', 'strait'],
    ['south', 'north', 'strait'],
    ['north', 'south', 'squalls'],
    ['south', 'north', 'squalls'],
  ])('as %s beats random as %s in %s, four times out of five at least', (side, foe, scenario) => {
    const seating = seat(game, { [side]: 'canny', [foe]: 'random' });
    let decided = 0;
    let won = 0;
    for (let i = 0; i < MATCHES; i++) {
      const options = { shadowing: i % 2 === 1 };
      const { winner } = simulate(game, seating, { scenario, options, seed: `canny/${i}` }).played.outcome;
      if (winner !== null) decided++;
      if (winner === side) won++;
    }
    expect(decided).toBeGreaterThan(MATCHES / 2);
    expect(won / decided).toBeGreaterThan(0.8);
  });
});
