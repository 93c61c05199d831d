import type { DisplayBox, PieceView, PromptView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { changeOf, gaugeAfter, landingOf, piecesById } from './slip.ts';

const piece = (id: string): PieceView => ({
  id,
  side: 'us',
  label: { key: id },
  face: { plate: 'unit', symbol: 'fighter', name: id },
});
const box = (id: string, ...pieces: string[]): DisplayBox => ({ id, title: { key: id }, pieces: pieces.map(piece) });
const [first, third] = [box('ready', 'a', 'b'), box('hangar', 'd')];
const boxes = [first, box('landed', 'c'), third];
const pieces = piecesById([{ id: 'd', title: { key: 'd' }, boxes }]);
const deck = { value: 3, counts: ['ship', 'ready', 'landed'] };

/** A question in which the box `below` of the order stands for the box `hangar` of the display. */
const prompt: PromptView = {
  side: 'us',
  procedure: 'p',
  step: 's',
  question: { key: 'q' },
  rule: '1',
  about: [],
  canUndo: false,
  kind: 'arrange',
  partial: true,
  pieces: ['a', 'b', 'c', 'd', 'z'].map((id) => ({ id, label: { key: id }, touches: [], picks: [] })),
  boxes: [
    { id: 'ready', label: { key: 'ready' }, touches: [{ box: 'ready' }] },
    { id: 'below', label: { key: 'below' }, touches: [{ box: 'hangar' }] },
  ],
};
const landing = (placed: Record<string, string>) => landingOf(prompt, placed);

describe('what a slip makes of the displays', () => {
  test('pieces leave their box and come into another, which the box of the order stands for', () => {
    const moved = landing({ a: 'below', d: 'ready' });
    expect([...changeOf(first, moved, pieces).leaving]).toEqual(['a']);
    expect(changeOf(first, moved, pieces).coming.map(({ id }) => id)).toEqual(['d']);
    expect(changeOf(third, moved, pieces).coming.map(({ id }) => id)).toEqual(['a']);
  });

  test('nothing changes where nothing is placed, or where a piece stays', () => {
    expect(changeOf(first, landing({}), pieces)).toEqual({ leaving: new Set(), coming: [] });
    expect(changeOf(first, landing({ a: 'ready' }), pieces)).toEqual({ leaving: new Set(), coming: [] });
    // A piece that lies on no display cannot be drawn, but it counts.
    expect(changeOf(first, landing({ z: 'ready' }), pieces).coming).toEqual([]);
    expect(gaugeAfter(deck, boxes, landing({ z: 'ready' }))).toBe(4);
  });

  test('a gauge counts what several boxes hold together', () => {
    expect(gaugeAfter(deck, boxes, landing({ a: 'below' }))).toBe(2);
    expect(gaugeAfter(deck, boxes, landing({ d: 'ready' }))).toBe(4);
    expect(gaugeAfter(deck, boxes, landing({ c: 'ready' }))).toBeUndefined();
    expect(gaugeAfter({ value: 3 }, boxes, landing({ a: 'below' }))).toBeUndefined();
  });
});
