import { type MatchOptions, optionsOf } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { LESSON } from '../data/lesson.ts';
import { leyteGulf } from '../index.ts';
import { procedures } from '../procedures.ts';
import { skips } from './skipped.ts';

function played(of: string, options: MatchOptions = {}, scenario = 'historical'): string[] {
  const set = optionsOf(leyteGulf, options);
  const view = leyteGulf.setup(scenario, set);
  const steps = procedures.find(({ name }) => name === of)?.steps ?? [];
  return steps.map(({ name }) => name).filter((step) => !skips(view, of, step, set));
}

describe('the flow chart has the steps that a match can play', () => {
  test('rule 14.0: other missions with their options, each its own steps', () => {
    expect(played('turn')).not.toContain('other missions');
    expect(played('turn', { groundSupport: true })).toContain('other missions');
    expect(played('other missions', { groundSupport: true })).toEqual(['support die', 'support']);
    expect(played('other missions', { suppression: true })).toEqual(['suppression die', 'suppress', 'parked']);
  });

  test('everything else is in every battle', () => {
    for (const scenario of ['historical', 'what-if', 'campaign']) {
      expect(played('campaign', {}, scenario)).toEqual(['numbers', 'divide', 'place', 'set up', 'turns']);
      expect(played('turn', {}, scenario)).toHaveLength(
        (procedures.find(({ name }) => name === 'turn')?.steps.length ?? 0) - 1,
      );
    }
  });

  test('the lesson is one night with ships alone', () => {
    expect(played('campaign', {}, LESSON)).toEqual(['set up', 'turns']);
    expect(played('turn', {}, LESSON)).toEqual([
      'begin',
      'boats',
      'pool',
      'activations',
      'japanese stragglers',
      'american stragglers',
      'under way',
      'detection',
      'end of turn',
    ]);
    expect(played('surface round', {}, LESSON)).not.toContain('aircraft');
  });
});
