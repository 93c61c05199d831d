import { type MapView, type Message, message, type PieceView } from '@point-option/engine';
import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { large } from './grids.testing.ts';
import { spokenHex, spokenPiece } from './spoken.ts';

const words = ({ key }: Message): string => key;
const map: MapView = { grid: large, places: [{ hex: '1006', name: message('Saipan') }], stacks: [], overlays: [] };
const board = boardOf(large, null);
const group: PieceView = {
  id: 'g',
  side: 'us',
  label: message('TG 58.3'),
  face: { plate: 'ship', symbol: 'fleet carrier', name: '58.3' },
};

test('a hex is told by its number, where it lies, what it holds and whether it may be chosen', () => {
  const hex = board.grid.mustHex('1012');
  expect(spokenHex(board, hex, map, [], undefined, words)).toBe('Hex 1012, 6 west of Saipan; empty');
  const lit = { ref: { hex: '1006' }, key: '2', rolls: true, cost: 2 };
  expect(spokenHex(board, board.grid.mustHex('1006'), map, [group], lit, words)).toBe(
    'Hex 1006, Saipan; TG 58.3; available, option 2, costs 2, rolls dice',
  );
});

test('a piece is told by its name and its hex', () => {
  expect(spokenPiece(group, '1012', { ref: { piece: 'g' } }, true, words)).toBe(
    'TG 58.3; Hex 1012; available; selected',
  );
});

test('what is risky or ends a route is told with its reason', () => {
  const lit = { ref: { hex: '1012' }, cost: 3, caution: message('reef'), stops: message('enemy zone') };
  expect(spokenHex(board, board.grid.mustHex('1012'), map, [], lit, words)).toBe(
    'Hex 1012, 6 west of Saipan; empty; available, costs 3, caution: reef, ends the route: enemy zone',
  );
});
