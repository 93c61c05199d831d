import type { PromptView } from '@point-option/engine';
import { expect, test } from 'vitest';
import { allot, answerOf, emptyDraft, place, roomFor } from './draft.ts';

// Ids are anything, also what every object has.
const ID = 'constructor';
const base = { side: 'red', procedure: 'p', step: 's', question: { key: 'q' }, rule: '1', about: [], canUndo: false };
const shown = { id: ID, label: { key: ID }, touches: [], picks: [] };

test('a piece of any id is placed only once it was', () => {
  const prompt: PromptView = {
    ...base,
    kind: 'arrange',
    partial: false,
    pieces: [shown],
    boxes: [{ id: 'N', label: { key: 'N' }, touches: [] }],
  };
  const draft = emptyDraft(prompt);
  expect(answerOf(prompt, draft)).toBeUndefined();
  expect(answerOf(prompt, place(draft, ID, 'N'))).toEqual({ [ID]: 'N' });
});

test('an item of any id has nothing until it gets something', () => {
  const prompt: PromptView & { kind: 'allot' } = {
    ...base,
    kind: 'allot',
    items: [{ ...shown, min: 0, max: 3, by: 1 }],
    min: 0,
    max: 3,
  };
  const draft = emptyDraft(prompt);
  expect(roomFor(prompt, draft, ID)).toBe(3);
  expect(answerOf(prompt, allot(prompt, draft, ID, 2))).toEqual({ [ID]: 2 });
});
