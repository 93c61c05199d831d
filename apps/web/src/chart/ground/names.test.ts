import { expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import type { ChartFile, ChartPlace } from '../chartFile.ts';
import { namesAt } from './names.ts';

const files = import.meta.glob<Partial<ChartFile>>('../../../../../games/philippine-sea/map/{chart,places}.json', {
  import: 'default',
  eager: true,
});
const chart = Object.assign({}, ...Object.values(files)) as ChartFile;
const { places } = chart;
const board = boardOf(chart.hexes.layout, chart);
const measure = ({ text, size, spacing }: { text: string; size: number; spacing: number }): number =>
  text.length * (size * 0.5 + spacing);

test('names stand at their places: Guam in its hex', () => {
  const guam = places.find(({ name }) => name === 'Guam') as ChartPlace;
  const earth = board.earth as NonNullable<typeof board.earth>;
  const [x, y] = earth.toBoard(...earth.earth.toPlane(guam.lon, guam.lat));
  expect(board.grid.label(board.hexAt(x, y))).toBe(guam.hex);
});

test('the nearer, the more names; a name that a game gives is written once', () => {
  const far = namesAt(board, places, [], 12, measure);
  const near = namesAt(
    board,
    places,
    [
      { hex: '1407', name: 'Guam' },
      { hex: '2020', name: 'Point Luck' },
    ],
    90,
    measure,
  );
  expect(far.length).toBeLessThan(near.length);
  expect(near.filter(({ text }) => text === 'Guam')).toHaveLength(1);
  expect(near.some(({ text }) => text === 'Point Luck')).toBe(true);
  expect(far.some(({ text }) => text === 'PHILIPPINE SEA')).toBe(true);
});
