import { expect, test } from 'vitest';
import { drawingOrder, type Raised } from './drawingOrder.ts';

const NONE: Raised = new Map();
const at = (hex: string, ...ids: string[]) => ids.map((id) => ({ hex, position: { piece: { id } } }));
const idsOf = (order: readonly { position: { piece: { id: string } } }[]): string =>
  order.map(({ position }) => position.piece.id).join(' ');
const lit =
  (...ids: string[]) =>
  ({ position }: { position: { piece: { id: string } } }): number =>
    ids.includes(position.piece.id) ? 2 : 0;

const board = [...at('1', 'a', 'b'), ...at('2', 'c'), ...at('3', 'd')];

test('at first pieces are drawn as they are given, what is lit over the rest', () => {
  expect(idsOf(drawingOrder(board, lit(), NONE).order)).toBe('a b c d');
  expect(idsOf(drawingOrder(board, lit('a', 'c'), NONE).order)).toBe('b d a c');
});

test('what is no longer lit stays over what never was', () => {
  const { raised } = drawingOrder(board, lit('c'), drawingOrder(board, lit(), NONE).raised);
  expect(idsOf(drawingOrder(board, lit('d'), raised).order)).toBe('a b c d');
  const once = drawingOrder(board, lit('a'), raised);
  expect(idsOf(once.order)).toBe('d c b a');
  expect(idsOf(drawingOrder(board, lit(), once.raised).order)).toBe('d c a b');
});

test('pieces of a hex keep their order, and a hex that something came to is drawn over the others', () => {
  const { raised } = drawingOrder(board, lit(), NONE);
  const moved = [...at('1', 'b'), ...at('2', 'a', 'c'), ...at('3', 'd')];
  expect(idsOf(drawingOrder(moved, lit(), raised).order)).toBe('d b a c');
});
