import { describe, expect, it } from 'vitest';
import { cellKind } from './houseCellKind.ts';
import type { Json } from '../files/json.ts';
import { check } from '../files/shape.ts';

const fits = (cells: Json[], cell: Json) => check(cellKind(cells), cell) === null;

describe('a house cell', () => {
  it('is any whole number where all are', () => {
    expect(fits([0, 1, 2], -40)).toBe(true);
    expect(fits([0, 1, 2], '1')).toBe(false);
    expect(fits([0, 1, 2], 1.5)).toBe(false);
  });

  it('is one of the texts in use', () => {
    expect(fits(['contact', 'none'], 'none')).toBe(true);
    expect(fits(['contact', 'none'], 'nothing')).toBe(false);
  });

  it('is one of the results in use where numbers and others are mixed', () => {
    expect(fits([0, 1, 'D1'], 1)).toBe(true);
    expect(fits([0, 1, 'D1'], 2)).toBe(false);
    expect(fits([null, 1], null)).toBe(true);
    expect(fits([true, 'x'], false)).toBe(false);
  });

  it('is a list of like parts and of a length in use', () => {
    const waves = [[6], [7, 4]];
    expect(fits(waves, [20, 9])).toBe(true);
    expect(fits(waves, [20])).toBe(true);
    expect(fits(waves, [])).toBe(false);
    expect(fits(waves, [20, 9, 1])).toBe(false);
    expect(fits(waves, ['20'])).toBe(false);
    expect(fits([[], []], [])).toBe(true);
    expect(fits([[], []], [1])).toBe(false);
  });

  it('is an object of like fields, those left out somewhere being optional', () => {
    const hits = [{ hits: 2 }, { hits: 3, fire: 'yes' }];
    expect(fits(hits, { hits: 9 })).toBe(true);
    expect(fits(hits, { hits: 9, fire: 'yes' })).toBe(true);
    expect(fits(hits, { fire: 'yes' })).toBe(false);
    expect(fits(hits, { hits: 9, fire: 'no' })).toBe(false);
    expect(fits(hits, { hits: 9, sunk: 1 })).toBe(false);
  });

  it('is any of the kinds in use', () => {
    const cells = ['none', { lost: 1 }, [1]];
    expect(['none', { lost: 5 }, [7]].every((cell) => fits(cells, cell))).toBe(true);
    expect(['one', { lost: 'x' }, [1, 2], 1].some((cell) => fits(cells, cell))).toBe(false);
  });
});
