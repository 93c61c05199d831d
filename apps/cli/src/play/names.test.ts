import { expect, test } from 'vitest';
import { onePrompt, option, position } from '../testing/prompts.testing.ts';
import { choiceCalled } from './things.ts';

const offering = (...options: Parameters<typeof onePrompt>[0]) => ({
  words: {},
  presentation: position(),
  prompt: onePrompt(options),
});

test('what is shown by a name goes before what only has it as its id', () => {
  const context = offering(option('aft', { label: { key: 'Bow' } }), option('x', { label: { key: 'Aft' } }));
  expect(choiceCalled(context, 'aft')).toEqual({ option: 'x' });
  expect(choiceCalled(context, 'bow')).toEqual({ option: 'aft' });
});

test('a choice kept by a number is not the one kept by the same figure as text', () => {
  const context = offering(option(1, { label: { key: 'Bow' } }), option('1', { label: { key: 'Aft' } }));
  expect(choiceCalled(context, 'choice 1')).toEqual({ option: 1 });
  expect(choiceCalled(context, 'choice 2')).toEqual({ option: '1' });
});
