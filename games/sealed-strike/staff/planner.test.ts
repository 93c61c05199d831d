import { random, simulate } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { sealedStrike } from '../index.ts';
import { planner } from './planner.ts';

describe('the planner', () => {
  for (const scenario of ['strait', 'archipelago']) {
    for (const side of ['red', 'blue']) {
      test(`beats chance as ${side} in the ${scenario}`, () => {
        const seating = { red: random, blue: random, [side]: planner };
        let won = 0;
        let lost = 0;
        for (let i = 0; i < 150; i++) {
          const { winner } = simulate(sealedStrike, seating, { scenario, seed: `against chance ${i}` }).played.outcome;
          if (winner === side) won++;
          else if (winner !== null) lost++;
        }
        expect(won / (won + lost)).toBeGreaterThan(0.85);
      });
    }
  }
});
