import { expect, it } from 'vitest';
import { type Nation, nationsOf } from './nation.ts';

it('every side is a nation of its own, told from the others by more than color', () => {
  const nations = nationsOf(['red', 'blue', 'green']);
  expect(Object.keys(nations)).toEqual(['red', 'blue', 'green']);
  expect(nations['blue']?.name).toEqual({ key: 'side.blue' });
  const liveries = Object.values(nations).map(({ livery }) => livery);
  expect(new Set(liveries.map(({ ink }) => ink)).size).toBe(3);
  expect(new Set(liveries.map(({ corners }) => corners)).size).toBe(3);
});

it('a game names others, and may dress a side itself', () => {
  const dressed: Nation = { name: { key: 'x' }, livery: { ink: 'slate', corners: 'round', bow: 'east' } };
  const nations = nationsOf(['red', 'blue'], { red: dressed, hills: dressed });
  expect(nations).toMatchObject({ red: dressed, hills: dressed, blue: { name: { key: 'side.blue' } } });
  expect(Object.keys(nations)).toEqual(['red', 'blue', 'hills']);
});

it('there are liveries for any number of sides', () => {
  const sides = Array.from({ length: 13 }, (_, i) => `side ${i}`);
  for (const { livery } of Object.values(nationsOf(sides))) expect(livery).toHaveProperty('ink');
});
