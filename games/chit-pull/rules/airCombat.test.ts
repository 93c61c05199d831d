import { describe, expect, test } from 'vitest';
import { onlyWay } from './airCombat.ts';

const shares = [
  { unit: 3, min: 1, max: 2 },
  { unit: 5, min: 0, max: 1 },
];

describe('who pays for losses', () => {
  test('rule losses.owner: a unit alone pays all of it', () => {
    expect(onlyWay({ shares: [{ unit: 3, min: 0, max: 2 }], total: 1 })).toEqual(new Map([[3, 1]]));
  });

  test('rule losses.owner: where nobody can pay less or nobody more, there is one way', () => {
    expect(onlyWay({ shares, total: 1 })).toEqual(
      new Map([
        [3, 1],
        [5, 0],
      ]),
    );
    expect(onlyWay({ shares, total: 3 })).toEqual(
      new Map([
        [3, 2],
        [5, 1],
      ]),
    );
  });

  test('rule losses.owner: otherwise the owner decides', () => {
    expect(onlyWay({ shares, total: 2 })).toBeNull();
  });
});
