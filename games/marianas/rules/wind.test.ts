import { expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, setup } from '../data/state.ts';
import { place } from './testing.ts';
import { isDownwind } from './wind.ts';

test('rule air-09: a carrier whose last hex was to the south, south-west or north-west has the wind behind it', () => {
  const data = setup('historical', { turns: 24 });
  const marker = at(data.markers, place(data, 'U1', '1005', 'Hornet'));
  const barred = grid.directions.filter((_, direction) => {
    marker.heading = direction;
    return isDownwind(data, ship('Hornet'));
  });
  expect(barred).toEqual(['S', 'SW', 'NW']);
  marker.heading = -1;
  expect(isDownwind(data, ship('Hornet'))).toBe(false);
  expect(isDownwind(data, ship('Wasp'))).toBe(false);
});
