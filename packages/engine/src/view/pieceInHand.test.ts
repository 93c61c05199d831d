import { describe, expect, it } from 'vitest';
import { arrange } from '../play/decision.ts';
import { begin } from '../play/match.ts';
import { decide, procedure } from '../play/procedure.ts';
import { gameOf } from '../testing/bareGame.ts';
import { whyNot } from './prompt.ts';

/** Two ships sail by courses: U4 may go north, U6 north or south; the same course leads each to a hex of its own. */
const courses = arrange<object, object>({
  layout: () => ({
    pieces: [{ id: 'U4', boxes: ['N'] }, { id: 'U6' }, { id: 'U7', boxes: ['port'] }],
    boxes: [{ id: 'N' }, { id: 'S' }, { id: 'port' }],
    partial: true,
  }),
  describeBox: (_g, _f, box) => ({
    label: { key: `box ${box}` },
    ...(box === 'port' && { touches: [{ box: 'the port' }] }),
  }),
  placeOf: (_g, _f, piece, box) => (box === 'port' ? undefined : { hex: `${piece} ${box}` }),
  whyNotBox: (_g, _f, piece, box) =>
    piece === 'U4' && box === 'S' ? { reason: { key: 'why too far south' }, rule: '6.1' } : undefined,
  apply: () => undefined,
});
const turn = procedure<object>('turn', '1', [decide('sail', '3.1', 'red', courses)]);
const match = () => begin(gameOf({}, [turn]), { dice: { kind: 'fast', seed: 's' } });

describe('why not, with a piece in hand', () => {
  it('is null where that very piece may go, by its place or by what stands for the box', () => {
    expect(whyNot(match(), 'red', { hex: 'U4 N' }, { piece: 'U4' })).toBeNull();
    expect(whyNot(match(), 'red', { box: 'the port' }, { piece: 'U7' })).toBeNull();
  });

  it('tells why this piece cannot, where another could', () => {
    const held = { piece: 'U4' };
    expect(whyNot(match(), 'red', { option: 'S' }, held)?.reason.key).toBe('why too far south');
    expect(whyNot(match(), 'red', { hex: 'U6 S' }, held)?.reason.key).toBe('why too far south');
    expect(whyNot(match(), 'red', { box: 'the port' }, held)?.reason).toEqual({
      key: 'kernel.not in that box',
      values: { piece: { key: 'kernel.plain', values: { id: 'U4' } }, box: { key: 'box port' } },
    });
    // With nothing in hand both are offered: to some piece.
    expect(whyNot(match(), 'red', { hex: 'U6 S' })).toBeNull();
    expect(whyNot(match(), 'red', { box: 'the port' })).toBeNull();
  });

  it('answers for other things as without a piece', () => {
    expect(whyNot(match(), 'red', { hex: '0101' }, { piece: 'U4' })?.vague).toBe(true);
    expect(whyNot(match(), 'red', { hex: '0101' }, { piece: 'nobody' })?.vague).toBe(true);
  });
});
