import type { MapView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { drawnMap, hexesOfInterest } from './map.ts';
import { smallMap } from '../testing/prompts.testing.ts';
import { map, piece, words } from '../testing/positions.testing.ts';

describe('the drawn map', () => {
  test('shifts every other row by half a hex', () => {
    expect(drawnMap(words, map, 80)).toEqual([
      '0101     TG1+1 .     .     .',
      '0201  .     .     .     *',
      '0301     .     .     .     .',
      '. an empty hex. Each line begins with the number of its first hex.',
      '* 0204: Lantern Island',
      'TG1+1 0101: your group; a boat in the haze',
    ]);
  });
  test('shifts every other column of flat hexes by a line', () => {
    const flat: MapView = {
      ...map,
      grid: { ...map.grid, orientation: 'flat', order: 'CCRR', rows: [1, 2], cols: [1, 3] },
      places: [],
      stacks: [],
    };
    expect(drawnMap(words, flat, 80).slice(0, 4)).toEqual([
      '0201     .',
      '0101  .     .',
      '0202     .',
      '0102  .     .',
    ]);
  });
  test('shows the part around a hex, and says where there is none', () => {
    expect(drawnMap(words, map, 80, { hex: '0204', radius: 1 }).slice(0, 5)).toEqual([
      '0103    .   .',
      '0203  .   *',
      '0303    .   .',
      '. an empty hex. Each line begins with the number of its first hex.',
      '* 0204: Lantern Island',
    ]);
    expect(drawnMap(words, map, 80, { hex: '9999', radius: 1 })).toEqual(['The map has no hex "9999".']);
  });
  test('draws the ground where the map says what it is', () => {
    const at = Array.from({ length: 12 }, (_, i) => (i === 4 ? 1 : i === 11 ? 2 : 0));
    const kinds = [
      { label: { key: 'sea' }, ground: 'sea' as const },
      { label: { key: 'hills' }, ground: 'mountain' as const },
      { label: { key: 'off' }, ground: 'off' as const },
    ];
    expect(drawnMap(words, { ...smallMap, terrain: { kinds, at } }, 80)).toEqual([
      '0101    .   .   .   .',
      '0201  ^   .   .   .',
      '0301    .   .   .',
      '. an empty hex. Each line begins with the number of its first hex.',
      '^ hills',
    ]);
  });
  test('counts stacks where naming them takes too much room', () => {
    expect(drawnMap(words, map, 25)[0]).toBe('0101    2T  .   .   .');
  });
  test('draws as much as fits where the terminal is too narrow, amid what matters', () => {
    const part = drawnMap(words, map, 20, undefined, ['0203']);
    expect(part.slice(0, 4)).toEqual([
      'The map needs 21 columns and this terminal has 20. Shown: 1 hex around 0203. "map HEX" shows another part; "see" lists everything.',
      '0102    .   .',
      '0202  .   .   *',
      '0302    .   .',
    ]);
    const shrunk = drawnMap(words, map, 20, { hex: '0203', radius: 3 });
    expect(shrunk[0]).toContain('around 0203');
    for (const line of [...part.slice(1, 4), ...shrunk.slice(1, 4)]) expect(line.length).toBeLessThanOrEqual(20);
  });
  test('says so where nothing fits, or nothing is known to matter', () => {
    expect(drawnMap(words, map, 9, undefined, ['0203'])).toEqual([
      expect.stringContaining('this terminal has 9. "see"'),
    ]);
    expect(drawnMap(words, map, 20)).toEqual([expect.stringContaining('this terminal has 20. "see"')]);
  });
  test('looks at what the question touches, or else at the own pieces', () => {
    expect(
      hexesOfInterest(map, 'red', [{ hex: '0302' }, { piece: 'B' }, { hex: 'nothing' }, { piece: '0303' }]),
    ).toEqual(['0302', '0101']);
    expect(hexesOfInterest(map, 'red', [])).toEqual(['0101']);
    expect(hexesOfInterest({ ...map, stacks: [] }, 'red', [])).toEqual([]);
  });
});

test('a piece with a mark of its own is drawn by it', () => {
  const marked: MapView = {
    ...map,
    stacks: [
      {
        hex: '0101',
        pieces: [piece('force 0', { label: { key: 'island' }, face: { plate: 'force', name: 'Force 0', mark: '?A' } })],
      },
    ],
  };
  const drawing = drawnMap(words, marked, 80).join('\n');
  expect(drawing).toContain('?A 0101: Lantern Island');
  expect(drawing.split('\n')[0]).toMatch(/^0101 +\?A /);
});
