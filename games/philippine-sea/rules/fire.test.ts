import { describe, expect, test } from 'vitest';
import { aboard, type Battle, HANGAR, LANDED, SUNK } from '../data/state.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';
import { spreadFires } from './fire.ts';
import { data, done, told } from './testing.ts';

const ESSEX = US_SHIP_BY_NAME.get('Essex') as number;
const LANGLEY = US_SHIP_BY_NAME.get('Langley') as number;

/** Fires aboard Essex, which has no aircraft. */
const burning =
  (fires: number[], hits = 0) =>
  (data: Battle): void => {
    data.units.forEach((place, u) => {
      if (place >= aboard(ESSEX, HANGAR) && place <= aboard(ESSEX, LANDED)) data.units[u] = -3;
    });
    data.fires[ESSEX] = fires;
    data.hits[ESSEX] = hits;
  };
const after = (
  fires: number[],
  dice: number[],
  hits = 0,
): { fires: number[] | undefined; hits: number | undefined } => {
  const now = data(done(spreadFires, { dice, change: burning(fires, hits) }));
  return { fires: now.fires[ESSEX], hits: now.hits[ESSEX] };
};

describe('spread of fire', () => {
  test('rules 12.32, 12.33: what each roll does to a fire of level 1', () => {
    expect(after([1], [3])).toEqual({ fires: [], hits: 0 });
    expect(after([1], [5])).toEqual({ fires: [], hits: 0 });
    expect(after([1], [6])).toEqual({ fires: [1], hits: 0 });
    expect(after([1], [7])).toEqual({ fires: [1], hits: 1 });
    expect(after([1], [8])).toEqual({ fires: [2], hits: 0 });
    expect(after([1], [9])).toEqual({ fires: [2], hits: 2 });
    expect(after([1], [10])).toEqual({ fires: [1], hits: 2 });
  });

  test('rule 12.33: damage by the level: two and four hits at level 2, lower by one level, never above 3', () => {
    expect(after([2], [6])).toEqual({ fires: [2], hits: 2 });
    expect(after([2], [9])).toEqual({ fires: [2], hits: 4 });
    expect(after([2], [4])).toEqual({ fires: [1], hits: 0 });
    expect(after([3], [6])).toEqual({ fires: [3], hits: 0 });
  });

  test('rule 12.33: a ship that is hard hit fights it worse', () => {
    expect(after([1], [3], 3)).toEqual({ fires: [], hits: 3 });
    expect(after([1], [3], 4)).toEqual({ fires: [], hits: 4 });
    expect(after([1], [5], 4)).toEqual({ fires: [1], hits: 4 });
    expect(after([1], [5], 6)).toEqual({ fires: [1], hits: 6 });
  });

  test('rule 12.36: each fire is rolled for by itself', () => {
    expect(after([1, 2, 1], [8, 1, 1])).toEqual({ fires: [2], hits: 0 });
  });

  test('rules 12.32, 12.33: a ship that sinks of one fire burns no more', () => {
    const match = done(spreadFires, { dice: [9], change: burning([2, 2], 5) });
    expect(data(match).where[ESSEX]).toBe(SUNK);
    expect(data(match).fires[ESSEX]).toEqual([]);
    expect(told(match)).toContain('Essex sinks.');
  });

  test('rule 12.35: nothing is rolled where nothing burns', () => {
    const match = done(spreadFires, { change: (data) => void (data.hits[LANGLEY] = 3) });
    expect(told(match)).toEqual([]);
  });

  test('rule 12.33: the report says what became of it', () => {
    const report = (fires: number[], die: number): string | undefined =>
      told(done(spreadFires, { dice: [die], change: burning(fires) }))[1];
    expect(report([1], 1)).toBe('The fire in Essex is out.');
    expect(report([2], 4)).toBe('The fire in Essex is fought down to level 1.');
    expect(report([1], 8)).toBe('The fire in Essex spreads to level 2.');
    expect(report([1], 6)).toBe('The fire in Essex burns on at level 1.');
  });
});
