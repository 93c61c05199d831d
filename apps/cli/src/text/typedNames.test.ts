import { describe, expect, test } from 'vitest';
import { arrangePrompt } from '../testing/prompts.testing.ts';
import { place } from '../play/arrangement.ts';
import { typedNames } from './typedNames.ts';
import { choiceLines } from './prompt.ts';
import { words } from '../testing/positions.testing.ts';

describe('what is kept by a number of its own', () => {
  /** What is listed, what things are called in an order, and how a line is read. A pair is a short name and the rest of the label. */
  function placing(
    pieces: Record<string, string | [string, string]>,
    boxes: Record<string, string | [string, string]>,
  ) {
    const labeled = (all: typeof pieces) =>
      Object.entries(all).map(([id, text]) =>
        typeof text === 'string'
          ? { id, label: { key: text } }
          : { id, short: { key: text[0] }, label: { key: text.join('') } },
      );
    const prompt = arrangePrompt(labeled(pieces), labeled(boxes));
    const called = typedNames(words, prompt);
    return {
      lines: choiceLines(words, prompt).map((line) => line.trim()),
      names: [...Object.keys(pieces).map(called.piece), ...Object.keys(boxes).map(called.box)],
      read: (line: string): unknown =>
        place(
          prompt,
          labeled(boxes).map(({ label }) => label.key),
          {},
          line,
          called,
        ),
    };
  }

  test('goes by its short name, in the list, the example and the order', () => {
    const { lines, names, read } = placing(
      { 'mission 0': ['Intercept 1', ': 3 units, fuel 9'], 'mission 2': ['Intercept 3', ': 4 units, fuel 15'] },
      { 'raid 0': ['Raid 1-A', ': 5 points, kinds unknown'], 'japanese 2': ['Zuikaku', ', undamaged'] },
    );
    expect(lines.slice(1, 3)).toEqual(['1. Intercept 1: 3 units, fuel 9', '2. Intercept 3: 4 units, fuel 15']);
    expect(lines.slice(4, 6)).toEqual(['1. Raid 1-A: 5 points, kinds unknown', '2. Zuikaku, undamaged']);
    expect(names).toEqual(['Intercept 1', 'Intercept 3', 'Raid 1-A', 'Zuikaku']);
    const placed = { 'mission 0': 'raid 0', 'mission 2': 'japanese 2' };
    expect(read('Intercept 1 raid 1-A, intercept 3 zuikaku')).toEqual({ placed });
    expect(read('mission 0 raid 0, mission 2 japanese 2')).toEqual({ placed });
    expect(read('all Zuikaku')).toEqual({ placed: { 'mission 0': 'japanese 2', 'mission 2': 'japanese 2' } });
    expect(read('Intercept 1 Intercept 3 Raid 1-A')).toEqual({
      placed: { 'mission 0': 'raid 0', 'mission 2': 'raid 0' },
    });
    for (const line of ['Intercept 2 Zuikaku', 'Intercept 2 Raid 1-A'])
      expect(read(line)).toEqual({ problem: expect.stringContaining('Pieces: Intercept 1, Intercept 3.') });
  });

  test('is meant by what is shown first, where that is the id of another', () => {
    const { names, read } = placing(
      { 'patrol 0': 'Patrol 1 of 58.1', 'wing 0': 'Wing 1', 'wing 1': 'Wing 2' },
      { 'raid 0': 'Raid 1', 'raid 1': 'Raid 2' },
    );
    expect(names).toEqual(['Patrol 1 of 58.1', 'Wing 1', 'Wing 2', 'Raid 1', 'Raid 2']);
    expect(read('wing 1 raid 1, wing 2 raid 2')).toEqual({ placed: { 'wing 0': 'raid 0', 'wing 1': 'raid 1' } });
    expect(read('wing 0 raid 0')).toEqual({ placed: { 'wing 0': 'raid 0' } });
  });

  test('goes by its id where the name cannot be typed, or where several have it', () => {
    const { lines, names, read } = placing(
      { 'card 1': '5, at sea', 'card 2': 'The dummy' },
      { 'hex 1': ['Sea', ', calm'], 'hex 2': ['Sea', ', deep'] },
    );
    expect(lines.slice(1, 3)).toEqual(['1. card 1, 5, at sea', '2. The dummy']);
    expect(lines.slice(4, 6)).toEqual(['1. hex 1, Sea, calm', '2. hex 2, Sea, deep']);
    expect(names).toEqual(['card 1', 'The dummy', 'hex 1', 'hex 2']);
    expect(read('card 1 sea')).toEqual({ problem: expect.stringContaining('No box in') });
    // The name of one is the id of another that goes by its id.
    const mixed = placing({ 'wing 0': 'Card 2', 'card 1': '6 ships', 'card 2': '6 ships' }, { N: 'N' });
    expect(mixed.names).toEqual(['wing 0', 'card 1', 'card 2', 'N']);
  });
});
