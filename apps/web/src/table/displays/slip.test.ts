import type { DisplayBox, PieceView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { changeOf, gaugeAfter, piecesById } from './slip.ts';

const piece = (id: string): PieceView => ({ id, kind: 'F6F', side: 'us', label: { key: id } });
const box = (id: string, ...pieces: string[]): DisplayBox => ({ id, title: { key: id }, pieces: pieces.map(piece) });
const [first, third] = [box('ready', 'a', 'b'), box('hangar', 'd')];
const boxes = [first, box('landed', 'c'), third];
const pieces = piecesById([{ id: 'd', title: { key: 'd' }, boxes }]);
const deck = { value: 3, counts: ['ship', 'ready', 'landed'] };

describe('what a slip makes of the displays', () => {
  test('pieces leave their box and come into another', () => {
    const placed = { a: 'hangar', d: 'ready' };
    expect([...changeOf(first, placed, pieces).leaving]).toEqual(['a']);
    expect(changeOf(first, placed, pieces).coming.map(({ id }) => id)).toEqual(['d']);
    expect(changeOf(third, placed, pieces).coming.map(({ id }) => id)).toEqual(['a']);
  });

  test('nothing changes where nothing is placed, or where a piece stays', () => {
    expect(changeOf(first, {}, pieces)).toEqual({ leaving: new Set(), coming: [] });
    expect(changeOf(first, { a: 'ready' }, pieces)).toEqual({ leaving: new Set(), coming: [] });
    // A piece that lies on no display cannot be drawn, but it counts.
    expect(changeOf(first, { z: 'ready' }, pieces).coming).toEqual([]);
    expect(gaugeAfter(deck, boxes, { z: 'ship' })).toBe(4);
  });

  test('a gauge counts what several boxes hold together', () => {
    expect(gaugeAfter(deck, boxes, { a: 'hangar' })).toBe(2);
    expect(gaugeAfter(deck, boxes, { d: 'ready' })).toBe(4);
    expect(gaugeAfter(deck, boxes, { c: 'ready' })).toBeUndefined();
    expect(gaugeAfter({ value: 3 }, boxes, { a: 'hangar' })).toBeUndefined();
  });
});
