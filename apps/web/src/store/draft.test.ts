import type { PromptView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { answerOf, choose, emptyDraft, hasBegun, openBoxes, place, strike } from './draft.ts';

const plain = { key: 'kernel.plain' };
const question = { side: 'us', question: plain, rule: '1', canUndo: false } as const;
const option = (id: string) => ({ id, label: plain });

const one: PromptView = { ...question, kind: 'one', options: [option('a'), option('b')] };
const some: PromptView = {
  ...one,
  kind: 'some',
  limits: { min: 1, max: 2, by: 1 },
  options: ['a', 'b', 'c'].map(option),
};
const arrange: PromptView = {
  ...one,
  kind: 'arrange',
  partial: false,
  boxes: [
    { id: 'fore', label: plain },
    { id: 'aft', label: plain, max: 1 },
  ],
};

describe('an order being composed', () => {
  test('is begun by what is chosen, placed or taken up, not by what the question brings with it', () => {
    const lone = { ...one, options: [option('a')] };
    expect(hasBegun(null, emptyDraft(null))).toBe(false);
    expect(hasBegun(lone, emptyDraft(lone))).toBe(false);
    expect(hasBegun(one, choose(one, emptyDraft(one), 'a'))).toBe(true);
    expect(hasBegun(arrange, choose(arrange, emptyDraft(arrange), 'a'))).toBe(true);
    expect(hasBegun(arrange, place(emptyDraft(arrange), 'a', 'fore'))).toBe(true);
  });

  test('of one: what is chosen, and nothing before; a lone option is chosen already', () => {
    expect(answerOf(one, emptyDraft(one))).toBeUndefined();
    expect(answerOf(one, choose(one, choose(one, emptyDraft(one), 'a'), 'b'))).toBe('b');
    const lone = { ...one, options: [option('a')] };
    expect(answerOf(lone, emptyDraft(lone))).toBe('a');
  });

  test('of some: chosen again it is struck out, and never more than may be', () => {
    const two = ['a', 'b', 'c'].reduce((draft, id) => choose(some, draft, id), emptyDraft(some));
    expect(two.chosen).toEqual(['a', 'b']);
    expect(answerOf(some, choose(some, two, 'a'))).toEqual(['b']);
    expect(answerOf(some, emptyDraft(some))).toBeUndefined();
  });

  test('of pieces in boxes: whole or not at all, unless some may be left out', () => {
    const half = place(emptyDraft(arrange), 'a', 'aft');
    expect(answerOf(arrange, half)).toBeUndefined();
    expect(answerOf({ ...arrange, partial: true }, half)).toEqual({ a: 'aft' });
    expect(answerOf(arrange, place(half, 'b', 'fore'))).toEqual({ a: 'aft', b: 'fore' });
    expect(strike(half, 'a').placed).toEqual({});
  });

  test('a full box takes no more, and a piece goes only where it may', () => {
    const half = place(emptyDraft(arrange), 'a', 'aft');
    expect(openBoxes(arrange, half, 'b', {})).toEqual(['fore']);
    expect(openBoxes(arrange, half, 'a', {})).toEqual(['fore', 'aft']);
    expect(openBoxes(arrange, half, 'a', { a: ['aft'] })).toEqual(['aft']);
  });
});
