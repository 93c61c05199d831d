import { describe, expect, test } from 'vitest';
import { onePrompt, option, position } from '../testing/prompts.testing.ts';
import { choicesOf, thingsCalled } from './things.ts';

const box = (id: string, title: string) => ({ id, title: { key: title }, pieces: [] });

describe('of things that a text may mean', () => {
  test('what is shown by that name goes before what only has it as its id', () => {
    const displays = [{ id: 'd', title: { key: 'Decks' }, boxes: [box('Aft', 'Bow'), box('x', 'Aft')] }];
    const context = { words: {}, presentation: position({ displays }), prompt: null };
    expect(thingsCalled(context, 'aft').map(({ wanted }) => wanted)).toEqual([{ box: 'x' }]);
    expect(thingsCalled(context, 'bow').map(({ wanted }) => wanted)).toEqual([{ box: 'Aft' }]);
  });

  test('a choice kept by a number is not the one kept by the same figures as text', () => {
    const prompt = onePrompt([option(1), option('1')]);
    expect(choicesOf(prompt, { option: 1 }).map(({ id }) => id)).toEqual([1]);
    expect(choicesOf(prompt, { option: '1' }).map(({ id }) => id)).toEqual(['1']);
  });
});
