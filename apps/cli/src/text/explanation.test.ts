import type { Explanation } from '@point-option/engine';
import { expect, test } from 'vitest';
import { explanationLines, rollLines } from './explanation.ts';
import { words } from '../testing/positions.testing.ts';

const reading: Explanation = {
  chart: 'luck',
  title: 'Luck',
  rule: '1.5',
  provenance: 'house',
  dice: [3, 4],
  natural: 7,
  modifiers: [{ id: 'fog', title: 'fog', n: -1, rule: '1.8' }],
  modified: 6,
  row: '<=6',
  column: 'points',
  clamped: false,
  result: 0,
};

test('an explanation tells dice, column, modifiers and row', () => {
  expect(explanationLines(reading, 6)).toEqual([
    'Chart Luck (luck), rule 1.5, a house chart.',
    'Rolled 3 and 4 on 2 dice of 6 sides, read as 7.',
    'Column points.',
    'Modifier -1: fog (rule 1.8).',
    'Modified roll 6.',
    'Row <=6: 0.',
  ]);
  expect(
    explanationLines({ ...reading, dice: [], natural: null, modifiers: [], modified: null, row: '3', clamped: true }),
  ).toEqual([
    'Chart Luck (luck), rule 1.5, a house chart.',
    'Column points.',
    'Row 3: 0.',
    'A value lay beyond the chart: its end was read.',
  ]);
});

test('dice without a chart and draws are told too', () => {
  expect(
    rollLines(words, { by: 'die', purpose: 'chart.luck', rule: '2', dice: [3], sides: 6, result: { key: 'full' } }),
  ).toEqual(['Luck (rule 2): rolled 3 on 1 die of 6 sides, full.']);
  const drawn = { purpose: 'chart.luck', rule: '2', dice: [], sides: 0, result: 'x' };
  expect(rollLines(words, { ...drawn, by: 'draw' })).toEqual(['Luck (rule 2): drawn, x.']);
  expect(rollLines(words, { ...drawn, by: 'pick' })).toEqual(['Luck (rule 2): random pick, x.']);
});
