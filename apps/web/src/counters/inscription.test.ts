import { expect, test } from 'vitest';
import { breadth, fitted, inscriptionOf } from './inscription.ts';

test.each([
  ['TG 58.3', '58.3', [], ''],
  ['Force K, nothing known', 'K', [], 'nothing known'],
  ['Force F, carriers', 'F', [], 'carriers'],
  ['Force F, two or three carriers', 'F', [], 'carriers'],
  ['Force C, 1 fleet carrier and 2 light carriers, by report', 'C', [1, 2], '1 / 2'],
  ['raid 2 of Force F, 8 points', 'F-2', [8], '8 points'],
  ['the raid from Guam, 4 points', 'Guam', [4], '4 points'],
  ['Strike 3: 2 fighters, 4 attack', '3', [2, 4], '2 / 4'],
  ['Search 6 (1 unit)', '6', [1], '1 unit'],
  ['Lexington, 2 hits', 'Lexington', [2], '2 hits'],
  ['Cruiser Force 3', 'CF 3', [], ''],
  ['J3: Shokaku and 5 others', 'J3', [5], '5'],
  ['San Jacinto', 'San Jacinto', [], ''],
  ['Hornet in 1309', 'Hornet', [], ''],
  ['Desdiv 126 and 1 more', '126', [], ''],
  ['Desdiv 10/17', '10/17', [], ''],
  ['Kitkun Bay', 'Kitkun', [], ''],
  ['U4 (TG 58.2)', 'U4', [58, 2], 'TG 58.2'],
] as const)('"%s"', (label, name, numbers, foot) => {
  expect(inscriptionOf(label)).toMatchObject({ name, numbers, foot });
});

test('letters shrink until they fit, down to a size that can be read', () => {
  expect(fitted('K', 35, 11.5)).toBe(11.5);
  const size = fitted('DESDIV', 35, 11.5);
  expect(size * breadth('DESDIV')).toBeLessThanOrEqual(35.01);
  expect(fitted('a very long name that will not fit', 10, 11.5)).toBeGreaterThan(5);
});
