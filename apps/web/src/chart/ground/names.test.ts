import { expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import type { ChartFile, ChartPlace } from '../chartFile.ts';
import { isUnder, type Name, namesAt } from './names.ts';

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

const marianasFiles = import.meta.glob<Partial<ChartFile>>('../../../../../games/marianas/map/{chart,places}.json', {
  import: 'default',
  eager: true,
});

type Box = Pick<Name, 'x' | 'y' | 'width' | 'size' | 'align'>;
function meets(a: Box, b: Box): boolean {
  const from = ({ x, width, align }: Box): number => x - (align === 'left' ? 0 : align === 'right' ? width : width / 2);
  return (
    from(a) < from(b) + b.width &&
    from(b) < from(a) + a.width &&
    a.y - a.size < b.y + 0.3 * b.size &&
    b.y - b.size < a.y + 0.3 * a.size
  );
}

test('the number of a hex gives way to the name of a place, and stands under that of a sea', () => {
  const name: Name = {
    text: 'Guam',
    x: 100,
    y: 100,
    font: 'place',
    size: 14,
    spacing: 0,
    align: 'left',
    turn: 0,
    dot: null,
    width: 40,
  };
  expect(isUnder(name, 110, 96, 24, 8)).toBe(true);
  expect(isUnder(name, 80, 96, 24, 8)).toBe(false);
  expect(isUnder(name, 110, 120, 24, 8)).toBe(false);
  expect(isUnder({ ...name, turn: 90 }, 103, 130, 24, 8)).toBe(true);
  expect(isUnder({ ...name, font: 'water', spacing: 8 }, 110, 96, 24, 8)).toBe(false);
});

test('the islands of the game are always named, beside what stands in their hexes', () => {
  const sheet = Object.assign({}, ...Object.values(marianasFiles)) as ChartFile;
  const sea = boardOf(sheet.hexes.layout, sheet);
  const named = [
    { hex: '1308', name: 'Saipan' },
    { hex: '1309', name: 'Guam' },
  ];
  for (const zoom of [14, 20, 27, 40, 53, 90]) {
    const names = namesAt(sea, sheet.places, named, zoom, measure);
    for (const { hex, name } of named) {
      const found = names.find(({ text }) => text === name);
      if (!found) throw new Error(`${name} is not named at ${zoom}.`);
      const [x, y] = sea.centreOf(sea.grid.mustHex(hex));
      const from = found.x - (found.align === 'left' ? 0 : found.align === 'right' ? found.width : found.width / 2);
      const isClear =
        from > x * zoom + 6 ||
        from + found.width < x * zoom - 6 ||
        found.y - found.size > y * zoom + 6 ||
        found.y + 0.3 * found.size < y * zoom - 6;
      expect(isClear, `${name} at ${zoom}`).toBe(true);
    }
    const water = names.find(({ text }) => text === 'PHILIPPINE SEA');
    if (!water) throw new Error(`No sea at ${zoom}.`);
    const isOver = names.some((name) => name !== water && name.turn === 0 && meets(name, water));
    expect(isOver, `the sea at ${zoom}`).toBe(false);
  }
  // Two in one hex, as one game calls it, are written each at its place.
  const both = namesAt(board, places, [{ hex: '1006', name: 'Saipan and Tinian' }], 53, measure).map(
    ({ text }) => text,
  );
  expect(both).toEqual(expect.arrayContaining(['Saipan', 'Tinian']));
  expect(both).not.toContain('Saipan and Tinian');
});
