import { describe, expect, it } from 'vitest';
import { brief, briefField } from './brief.ts';

const LONG = 'x'.repeat(200_000);

describe('a sentence about something long', () => {
  it('cuts what it quotes and keeps the rest', () => {
    const sentence = brief(`There is no game "${LONG}"; there are "a" and "b".`);
    expect(sentence).toMatch(/^There is no game "x{299}…"; there are "a" and "b"\.$/);
  });
  it('is cut itself where that is not enough', () => {
    expect(brief(LONG)).toHaveLength(5000);
    expect(brief('"x" '.repeat(50_000))).toHaveLength(5000);
    expect(briefField(`header.${LONG}`)).toHaveLength(200);
  });
  it('stays as it is where it is short, and no character is halved', () => {
    expect(brief('It is "short".')).toBe('It is "short".');
    for (const text of ['👍', 'x👍']) expect(briefField(text.padEnd(400, '👍'))).not.toMatch(/\p{Cs}/u);
  });
});
