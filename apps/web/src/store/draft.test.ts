import type { Answer, OptionView, PromptView, RouteView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fillIn, isAsAdvised } from './advice.ts';
import {
  allot,
  answerOf,
  choose,
  emptyDraft,
  fillUp,
  hasBegun,
  openBoxes,
  place,
  roomFor,
  strike,
  totalOf,
} from './draft.ts';

const plain = { key: 'kernel.plain' };
const question = {
  side: 'us',
  procedure: 'p',
  step: 's',
  question: plain,
  rule: '1',
  about: [],
  canUndo: false,
} as const;
const option = <T extends string>(id: T): OptionView & { id: T } => ({ id, label: plain, touches: [], picks: [] });

const one: PromptView = { ...question, kind: 'one', options: [option('a'), option('b')] };
const lone: PromptView = { ...question, kind: 'one', options: [option('a')] };
const some: PromptView = { ...question, kind: 'some', min: 1, max: 2, options: ['a', 'b', 'c'].map(option) };
const arrange: PromptView & { kind: 'arrange' } = {
  ...question,
  kind: 'arrange',
  partial: false,
  pieces: ['a', 'b'].map(option),
  boxes: [
    { id: 'fore', label: plain, touches: [] },
    { id: 'aft', label: plain, touches: [], max: 1 },
  ],
};
const allotting: PromptView & { kind: 'allot' } = {
  ...question,
  kind: 'allot',
  min: 3,
  max: 5,
  items: [
    { ...option('x'), min: 1, max: 3, by: 1 },
    { ...option('y'), min: 0, max: 4, by: 2 },
  ],
};
const path: PromptView = { ...question, kind: 'path', from: option('0'), min: 1, max: 3, steps: [option('1')] };
const walked: RouteView = {
  route: ['1'],
  taken: [option('1')],
  cost: 0,
  cautions: [],
  stopped: null,
  steps: [],
  unfinished: null,
};

describe('an order being composed', () => {
  test('is begun by what is chosen, placed or taken up, not by what the question brings with it', () => {
    expect(hasBegun(null, emptyDraft(null))).toBe(false);
    expect(hasBegun(lone, emptyDraft(lone))).toBe(false);
    expect(hasBegun(allotting, emptyDraft(allotting))).toBe(false);
    expect(hasBegun(one, choose(one, emptyDraft(one), 'a'))).toBe(true);
    expect(hasBegun(arrange, choose(arrange, emptyDraft(arrange), 'a'))).toBe(true);
    expect(hasBegun(arrange, place(emptyDraft(arrange), 'a', 'fore'))).toBe(true);
    expect(hasBegun(allotting, allot(allotting, emptyDraft(allotting), 'x', 1))).toBe(true);
    expect(hasBegun(path, { ...emptyDraft(path), route: ['1'] })).toBe(true);
  });

  test('of one: what is chosen, and nothing before; a lone option is chosen already', () => {
    expect(answerOf(one, emptyDraft(one))).toBeUndefined();
    expect(answerOf(one, choose(one, choose(one, emptyDraft(one), 'a'), 'b'))).toBe('b');
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
    // One that must be placed is waited for even where others may be left out.
    const must = { ...arrange, partial: true, pieces: [option('a'), { ...option('b'), must: true }] };
    expect(answerOf(must, half)).toBeUndefined();
  });

  test('a full box takes no more, and a piece goes only where it may', () => {
    const half = place(emptyDraft(arrange), 'a', 'aft');
    expect(openBoxes(arrange, half, 'b')).toEqual(['fore']);
    expect(openBoxes(arrange, half, 'a')).toEqual(['fore', 'aft']);
    const only = { ...arrange, pieces: [{ ...option('a'), boxes: ['aft'] }] };
    expect(openBoxes(only, half, 'a')).toEqual(['aft']);
  });

  test('of a route: only once the host says that it may end there', () => {
    const draft = { ...emptyDraft(path), route: ['1'] };
    expect(answerOf(path, draft)).toBeUndefined();
    expect(answerOf(path, draft, walked)).toEqual(['1']);
    expect(answerOf(path, draft, { ...walked, unfinished: { reason: plain, rule: '1' } })).toBeUndefined();
  });

  test('of amounts: from the least of each, in its own steps, within its limit and that of the total', () => {
    const least = emptyDraft(allotting);
    expect(least.allotted).toEqual({ x: 1 });
    expect(answerOf(allotting, least)).toBeUndefined();
    const more = allot(allotting, least, 'y', 1);
    expect(answerOf(allotting, more)).toEqual({ x: 1, y: 2 });
    expect(allot(allotting, more, 'x', Infinity).allotted).toEqual({ x: 3, y: 2 });
    // No whole step of y is left under the limit of the total.
    expect(roomFor(allotting, allot(allotting, more, 'x', 1), 'y')).toBe(0);
    expect(allot(allotting, more, 'x', -Infinity).allotted).toEqual({ x: 1, y: 2 });
    expect(totalOf(fillUp(allotting, least))).toBe(5);
  });

  test('is filled in by the staff, whatever its kind', () => {
    const cases: [PromptView, Answer][] = [
      [one, 'b'],
      [some, ['a', 'c']],
      [arrange, { a: 'fore', b: 'aft' }],
      [path, ['1']],
      [allotting, { x: 3, y: 2 }],
    ];
    for (const [prompt, answer] of cases) {
      const filled = fillIn(prompt, emptyDraft(prompt), answer);
      expect(answerOf(prompt, filled, walked)).toEqual(answer);
      expect(isAsAdvised(prompt, filled, answer)).toBe(true);
      expect(isAsAdvised(prompt, emptyDraft(prompt), answer)).toBe(false);
    }
  });
});
