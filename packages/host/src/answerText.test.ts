import { type Answer, begin, type Game, promptFor, submit } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { answerText } from './answerText.ts';
import { skirmish } from './testing/index.ts';

describe('an answer as a person reads it', () => {
  it.each([
    [[], 2, [{ key: 'kernel.plain', values: { id: 2 } }]],
    [[1], 'south', [{ key: 'box.south' }]],
    [[1, 'north', []], true, [{ key: 'host.yes' }]],
    [[1, 'north', []], false, [{ key: 'host.no' }]],
  ] satisfies [Answer[], Answer, unknown][])('after %j says %j', (before, answer, said) => {
    const match = begin(skirmish as unknown as Game, { dice: { kind: 'fast', seed: 'a' } });
    submit(match, 'blue', 1);
    for (const each of before) submit(match, 'red', each);
    const prompt = promptFor(match, 'red');
    expect(prompt && answerText(match, 'red', prompt, answer)).toMatchObject(said);
  });
});
