import { expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { chartLines } from './chart.ts';

test('a chart is a table with provenance, note, dice and modifiers', () => {
  expect(chartLines(ambush.charts[0]!)).toEqual([
    'Luck (luck), rule 1.5',
    '  Provenance: partly printed (partly printed, the rest is our design).',
    '  Note: Two dice.',
    '  Dice: 2 dice of 6 sides, added.',
    '  Roll  points',
    '  <=6   0',
    '  7-12  1',
    '  Modifier fog: -1, fog (rule 1.8).',
  ]);
});
