import { registry } from '@point-option/games';
import { describe, expect, test } from 'vitest';
import { besideOf, chapterOf, isPartOf, nearestOf, partsOf, piecesOf, rulesNamed, wholesOf } from './numbers.ts';

const BOOK = ['1.0', '1.1', '10.0', '10.1', '10.1F', '10.13', '10.2', '5.0', '5.6', '5.61', 'recon-01', 'recon-02'];

describe('the numbers of rules', () => {
  test('a part begins with the number of the whole; a chapter has all of its number', () => {
    expect(isPartOf('5.61', '5.6', BOOK)).toBe(true);
    expect([isPartOf('10.1', '10', BOOK), isPartOf('10.1', '1', BOOK)]).toEqual([true, false]);
    expect([isPartOf('5.6', '5', BOOK), isPartOf('5.6', '5.0', [...BOOK, '5'])]).toEqual([true, false]);
    expect(isPartOf('10.1', '1.0', BOOK)).toBe(false);
    expect(isPartOf('10.1', '10.0', BOOK)).toBe(true);
    expect(isPartOf('5.6', '5.6', BOOK)).toBe(false);
    expect(isPartOf('recon-02', 'recon-01', BOOK)).toBe(false);
    expect([chapterOf('10.1F'), chapterOf('recon-02')]).toEqual(['10', 'recon']);
  });

  test('in a book that counts, the tenth rule is no part of the first, and points nest', () => {
    const tenth = ['5.1', '5.1A', '5.2', '5.10', '5.11'];
    expect(partsOf('5.1', tenth)).toEqual(['5.1A']);
    expect(besideOf('5.10', [...tenth, '5.0'])).toEqual(['5.1', '5.2', '5.11']);
    const pointed = ['4', '4.1', '4.1.1', '4.1.12', '4.1.1.2', '4.12'];
    expect(partsOf('4', pointed)).toEqual(['4.1', '4.12']);
    expect(partsOf('4.1', pointed)).toEqual(['4.1.1', '4.1.12']);
    expect(wholesOf('4.1.1.2', pointed)).toEqual(['4', '4.1', '4.1.1']);
    expect(rulesNamed('See (4.1.12).', null)).toEqual(['4.1.12']);
  });

  test('every rule of every game has its place: a chapter, and no whole that it is not in', async () => {
    for (const { id, load } of registry) {
      const { rules } = await load();
      const all = rules.map(({ rule }) => rule);
      const lost = all.filter((rule) => {
        const [widest] = wholesOf(rule, all);
        return widest !== undefined && chapterOf(widest) !== chapterOf(rule);
      });
      expect([id, lost]).toEqual([id, []]);
      // Whatever is a part of something is listed there.
      const parts = all.flatMap((rule) => partsOf(rule, all));
      expect([id, new Set(parts).size]).toEqual([id, all.filter((rule) => wholesOf(rule, all).length > 0).length]);
    }
  });

  test('the way to a rule, its parts, and what stands in for one that the index does not have', () => {
    expect(wholesOf('10.1F', BOOK)).toEqual(['10.0', '10.1']);
    expect(partsOf('10.0', BOOK)).toEqual(['10.1', '10.2']);
    expect(partsOf('10.1', BOOK)).toEqual(['10.1F', '10.13']);
    expect(besideOf('10.13', BOOK)).toEqual(['10.1F']);
    expect(besideOf('recon-01', BOOK)).toEqual(['recon-02']);
    expect(nearestOf('5.61(3)', BOOK)).toBe('5.61');
    expect(nearestOf('5.9', BOOK)).toBe('5.0');
    expect(nearestOf('99.1', BOOK)).toBe(null);
  });
});

describe('rules named in texts', () => {
  test('in brackets only, for who does not know the index: task groups have numbers too', () => {
    expect(rulesNamed('TG 58.7 fires (5.61, recon-01) at 10.2', null)).toEqual(['5.61', 'recon-01']);
  });

  test('anywhere, for who does; and rulings by their number', () => {
    expect(piecesOf('TG 58.7, as 5.61 says (ruling 13).', new Set(BOOK))).toEqual([
      { text: 'TG 58.7, as ' },
      { rule: '5.61', before: '', after: '' },
      { text: ' says (' },
      { ruling: '13', text: 'ruling 13' },
      { text: ').' },
    ]);
    expect(piecesOf('Land (5.6, 5.61).', new Set(BOOK))).toEqual([
      { text: 'Land ' },
      { rule: '5.6', before: '(', after: ',' },
      { text: ' ' },
      { rule: '5.61', before: '', after: ').' },
    ]);
  });
});
