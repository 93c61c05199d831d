import type { PromptView } from '@point-option/engine';
import { expect, test } from 'vitest';
import { namedFirst } from './namedFirst.ts';

const option = (id: number, ...touches: string[]) => ({ id, label: { key: 'x' }, touches });
const prompt = {
  options: [option(1, '1108', 'mission 0'), option(2, '1109', 'mission 0'), option(3, '1111', 'mission 0')],
} as unknown as PromptView;
const idsOf = ({ options }: PromptView) => options.map(({ id }) => id);

test('what a lesson points at or asks for comes first, and the rest as it was', () => {
  expect(idsOf(namedFirst(prompt, [{ at: 'x', say: 'x', look: ['1111'] }]))).toEqual([3, 1, 2]);
  expect(idsOf(namedFirst(prompt, [{ at: 'x', say: 'x', deed: ['1111 | 1109'] }]))).toEqual([2, 3, 1]);
});

test('what every option touches, patterns and what is not to be chosen change nothing', () => {
  const step = { at: 'x', say: 'x', look: ['mission 0'], deed: ['!1111', '=2', '*1', '>=1 1111'] };
  expect(namedFirst(prompt, [step])).toBe(prompt);
  expect(namedFirst(prompt, [])).toBe(prompt);
});
