import type { DisplayBox, PieceView, Presentation, Ref } from '@point-option/engine';
import { expect, test } from 'vitest';
import { flat } from '../chart/grids.testing.ts';
import { setWords } from '../store/room.ts';
import { refsNamed } from './look.ts';

const said = (key: string) => ({ key });
const piece = (id: string, name: string): PieceView =>
  ({ id, label: said(`${id} whole`), side: null, face: { plate: 'plain', name } }) as unknown as PieceView;
const box = (id: string, title: string, ...pieces: PieceView[]): DisplayBox => ({ id, title: said(title), pieces });

setWords({
  'p1 whole': 'Steadfast, carrier',
  'p2 whole': 'Steadfast bombers, ready',
  'p3 whole': 'Nimble, destroyer',
  sea: 'The north sea',
  far: 'The far sea',
  north: 'North',
  steadfast: 'Steadfast',
  haven: 'Haven',
});

const board = {
  map: { grid: flat, places: [{ hex: '0102', name: said('haven') }], stacks: [], overlays: [] },
  displays: [
    {
      id: 'sea',
      title: said('sea'),
      boxes: [box('a north', 'north'), box('a ship', 'steadfast', piece('p1', 'Steadfast'))],
    },
    { id: 'far', title: said('far'), boxes: [box('b north', 'north', piece('p2', 'Bombers'), piece('p3', 'Nimble'))] },
  ],
  tracks: [],
  cups: [],
  clock: { counts: [] },
} as unknown as Presentation;

test.each<[string, Ref[]]>([
  ['nimble', [{ piece: 'p3' }]],
  ['Nimble, d', [{ piece: 'p3' }]],
  ['The far sea', [{ display: 'far' }]],
  ['0102', [{ hex: '0102' }]],
  ['haven', [{ hex: '0102' }]],
  ['nobody', []],
])('%s is what goes by that name', (text, refs) => {
  expect(refsNamed(board, text)).toEqual(refs);
});

test('two boxes with one name are both meant, until their display is named too', () => {
  expect(refsNamed(board, 'north')).toEqual([{ box: 'a north' }, { box: 'b north' }]);
  expect(refsNamed(board, 'North (The far sea)')).toEqual([{ box: 'b north' }]);
});

test('a ship goes before the box that is named after it, and before all that only begins with its name', () => {
  expect(refsNamed(board, 'Steadfast')).toEqual([{ piece: 'p1' }]);
  expect(refsNamed(board, 'stead')).toEqual([{ piece: 'p1' }, { piece: 'p2' }]);
});
