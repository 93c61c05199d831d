import { type MapView, type Message, message } from '@point-option/engine';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { spokenHex, spokenPiece } from './spoken.ts';

const words = ({ key }: Message): string => key;
const grid = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'W',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 26],
  cols: [1, 30],
} as const;
const map: MapView = { grid, places: [{ hex: '1006', name: message('Saipan') }], stacks: [], overlays: [] };
const board = boardOf(grid, null);
const group = { id: 'g', kind: 'carriers', side: 'us', label: message('TG 58.3') };

test('a hex is told by its number, where it lies, what it holds and whether it may be chosen', () => {
  const hex = board.grid.mustHex('1012');
  expect(spokenHex(board, hex, map, [], undefined, words)).toBe('Hex 1012, 6 west of Saipan; empty');
  expect(spokenHex(board, board.grid.mustHex('1006'), map, [group], { id: '1006', key: '2', rolls: true }, words)).toBe(
    'Hex 1006, Saipan; TG 58.3; may be chosen, option 2, rolls dice',
  );
});

test('a piece is told by its name and its hex', () => {
  expect(spokenPiece(group, '1012', { id: 'g' }, true, words)).toBe('TG 58.3; Hex 1012; may be chosen; chosen');
});
