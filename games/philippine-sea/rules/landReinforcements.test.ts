import { describe, expect, test } from 'vitest';
import { turnAt } from './clock.ts';
import { reinforcementChits, reinforcementsDue } from './landReinforcements.ts';

describe('land air reinforcements, not in play yet', () => {
  test('their chits are in the cup from 0810 of each day to its end', () => {
    expect(reinforcementsDue(turnAt(19, '0650'))).toBe(false);
    expect(reinforcementsDue(turnAt(19, '0810'))).toBe(true);
    expect(reinforcementsDue(turnAt(19, '0410'))).toBe(true);
    expect(reinforcementsDue(turnAt(20, '0530'))).toBe(false);
    expect(reinforcementsDue(turnAt(20, '0810'))).toBe(true);
  });

  test('a base sends aircraft once a day', () => {
    expect(reinforcementChits(turnAt(19, '0810'), [])).toEqual(['Yap', 'Iwo Jima']);
    expect(reinforcementChits(turnAt(19, '0810'), ['Yap'])).toEqual(['Iwo Jima']);
    expect(reinforcementChits(turnAt(19, '0530'), [])).toEqual([]);
  });
});
