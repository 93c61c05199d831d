import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Catalogue, message, say, unsaid } from './message.ts';
import { words as kernelWords } from './words.ts';

const words: Catalogue = {
  plain: 'The sea is calm.',
  loses: '{side} loses {n} {n|ship|ships}.',
  'side.us': 'The US fleet',
  outer: 'Then: {inner}',
  ending: 'torpedo{n||es}',
  twice: '{a} and {a}',
};

describe('say', () => {
  it('puts values into their places, nested messages said in the same words', () => {
    expect(say(words, message('plain'))).toBe('The sea is calm.');
    expect(say(words, message('loses', { side: message('side.us'), n: 2 }))).toBe('The US fleet loses 2 ships.');
    expect(say(words, message('outer', { inner: message('loses', { side: 'X', n: 1 }) }))).toBe(
      'Then: X loses 1 ship.',
    );
    expect(say(words, message('twice', { a: 7 }))).toBe('7 and 7');
    // A list is counted.
    const list = (n: number): string =>
      say(words, message('ending', { n: Array.from({ length: n }, () => message('plain')) }));
    expect([list(0), list(1), list(2)]).toEqual(['torpedoes', 'torpedo', 'torpedoes']);
  });

  it('begins a sentence with a capital where the words ask for one', () => {
    const sides = { 'side.us': 'the US fleet', sails: '{^side} sails.', meets: 'Against {side}, {^n|one|many}.' };
    const side = message('side.us');
    expect(say(sides, message('sails', { side }))).toBe('The US fleet sails.');
    expect(say(sides, message('meets', { side, n: 2 }))).toBe('Against the US fleet, many.');
    expect(say(sides, message('sails', { side: '' }))).toBe(' sails.');
    expect(say(sides, message('sails'))).toBe('{^side} sails.');
    expect(unsaid(sides, message('sails'))).toBe('"sails" says {side}, and no such value is given.');
  });

  it('says a list with commas and a last "and", in the words of the kernel', () => {
    const said = (...keys: string[]): string =>
      say(
        { ...kernelWords, a: 'one', b: 'two', c: 'three', outer: '{inner}.' },
        message('outer', { inner: keys.map((key) => message(key)) }),
      );
    expect([said(), said('a'), said('a', 'b'), said('a', 'b', 'c')]).toEqual([
      'nothing.',
      'one.',
      'one and two.',
      'one, two and three.',
    ]);
    expect(unsaid({ outer: '{inner}' }, message('outer', { inner: [message('gone')] }))).toMatch(/no words for "gone"/);
  });

  it.each([
    [0, 'torpedoes'],
    [1, 'torpedo'],
    [2, 'torpedoes'],
    [-1, 'torpedoes'],
  ])('uses the first form for one alone: %i', (n, said) => {
    expect(say(words, message('ending', { n }))).toBe(said);
  });

  it('shows the key where there are no words, and the place where there is no value', () => {
    expect(say(words, message('no such key', { n: 1 }))).toBe('no such key');
    expect(say(words, message('loses', { n: 1 }))).toBe('{side} loses 1 ship.');
    expect(say(words, message('outer', { inner: message('gone') }))).toBe('Then: gone');
  });

  it('takes a value as it is, whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(say(words, message('twice', { a: value }))).toBe(`${value} and ${value}`);
      }),
    );
  });

  it('knows only the words of the catalogue and the values given, not what every object has', () => {
    expect(say(words, message('constructor'))).toBe('constructor');
    expect(say({ odd: '{toString}' }, message('odd', {}))).toBe('{toString}');
    expect(unsaid(words, message('constructor'))).toBe('There are no words for "constructor".');
    expect(unsaid({ odd: '{toString}' }, message('odd', {}))).toContain('{toString}');
  });
});

describe('unsaid', () => {
  it('is null where everything can be said', () => {
    expect(unsaid(words, message('plain'))).toBeNull();
    expect(unsaid(words, message('loses', { side: message('side.us'), n: 2 }))).toBeNull();
  });

  it('names the missing template, the missing value, and what is missing within', () => {
    expect(unsaid(words, message('gone'))).toBe('There are no words for "gone".');
    expect(unsaid(words, message('loses', { side: 'x' }))).toBe('"loses" says {n}, and no such value is given.');
    expect(unsaid(words, message('outer', { inner: message('gone') }))).toBe('There are no words for "gone".');
  });

  it('is null exactly where nothing unsaid is left in the sentence', () => {
    const keys = fc.constantFrom(...Object.keys(words), 'gone');
    const values = fc.dictionary(fc.constantFrom('side', 'n', 'a', 'inner'), fc.integer());
    fc.assert(
      fc.property(keys, values, (key, given) => {
        const what = message(key, given);
        const said = say(words, what);
        expect(unsaid(words, what) === null).toBe(said !== key && !/\{\w+/.test(said));
      }),
    );
  });
});
