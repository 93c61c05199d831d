import { expect, it } from 'vitest';
import { put, waters } from './testing.ts';
import { score } from './victory.ts';

it('rule 8.2: two points for each enemy ship sunk, of what formation ever', () => {
  const data = waters();
  data.hidden.south.hits = [1, 0, 3, 0];
  expect(score(data).scores).toEqual({ north: 8, south: 0 });
});

it('rule 8.2: one point for each own ship afloat within one hex of the enemy base', () => {
  const data = put(put(put(waters(), 'north', 'A', '0405'), 'north', 'B', '0406'), 'north', 'C', '0404');
  data.hidden.north.hits[0] = 2;
  expect(score(data).scores).toEqual({ north: 3 + 4, south: 2 * 2 });
  // The dummy counts for nothing wherever it is.
  expect(score(put(waters(), 'south', 'D', '0401')).scores).toEqual({ north: 0, south: 0 });
});

it.each([
  ['north', [4, 0, 0, 0], 'north decisive', 'north'],
  ['north', [3, 0, 0, 0], 'north marginal', 'north'],
  ['north', [2, 0, 0, 0], 'north marginal', 'north'],
  ['north', [1, 0, 0, 0], 'draw', null],
  ['south', [1, 0, 0, 0], 'draw', null],
  ['south', [2, 0, 0, 0], 'south marginal', 'south'],
  ['south', [4, 0, 0, 0], 'south decisive', 'south'],
] as const)('rule 8.3: when %s has sunk %o the result is %s', (side, hits, result, winner) => {
  const data = waters();
  data.hidden[side === 'north' ? 'south' : 'north'].hits = [...hits];
  expect(score(data)).toMatchObject({ result, winner });
});

it('rule 8.3: three points more are a marginal victory, eight a decisive one, two and seven are not', () => {
  const lead = (hits: number, ships: number): string => {
    const data = put(waters(), 'north', 'C', '0405');
    data.hidden.north.hits[2] = 3 - ships;
    data.hidden.south.hits[0] = hits;
    // What North lost of C counts for South.
    data.hidden.south.hits[1] = 3 - ships;
    return score(data).result;
  };
  expect([lead(1, 1), lead(0, 2), lead(3, 1), lead(3, 2)]).toEqual([
    'north marginal',
    'draw',
    'north marginal',
    'north decisive',
  ]);
});
