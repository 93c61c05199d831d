import { expect, test } from 'vitest';
import { fleet, hex } from '../sister.testing.ts';
import { createWays } from './detachedWay.ts';

const { distanceFrom } = createWays(fleet);
const HERE = hex('0505');

/** How far it is from each neighbour, in their order, from a hex that the enemy holds. */
function from(...neighbours: number[]): number {
  const way = new Int16Array(fleet.grid.count);
  way[HERE] = -1;
  fleet.grid.neighbours(HERE).forEach((next, i) => {
    way[next] = neighbours[i] ?? 0;
  });
  return distanceFrom(way, HERE);
}

test('from a hex that is shared with the enemy, the way goes on past the nearest neighbour that is free', () => {
  expect(from(7, 5, 6)).toBe(6);
  expect(from(5, 6, 7)).toBe(6);
});

test('neighbours that are held too, or lead nowhere, are no way', () => {
  expect(from(5, -1, -1, -1, -1, -1)).toBe(6);
  expect(from(5, 0, 0, 0, 0, 0)).toBe(6);
  expect(from(-1, -1, 0, -1, 0, -1)).toBe(0);
});

test('from any other hex it is as far as was measured', () => {
  const way = new Int16Array(fleet.grid.count);
  way[HERE] = 4;
  expect(distanceFrom(way, HERE)).toBe(4);
});
