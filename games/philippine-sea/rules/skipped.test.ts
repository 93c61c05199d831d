import { optionsOf } from '@point-option/engine';
import { expect, test } from 'vitest';
import { philippineSea } from '../index.ts';
import { setup } from '../scenarios.ts';
import { procedures } from './procedures.ts';
import { skips } from './skipped.ts';

const played = (scenario: string, of: string, options = {}): string[] => {
  const view = setup(scenario, optionsOf(philippineSea, options));
  const steps = procedures.find(({ name }) => name === of)?.steps ?? [];
  return steps.map(({ name }) => name).filter((step) => !skips(view, of, step));
};

test('rule 3.1-II: the flow chart of a lesson has the segments that it plays, that of a battle all', () => {
  expect(played('sunset-strike', 'phase')).toEqual(['begin', 'american attack']);
  expect(played('hellcats-up', 'phase')).not.toContain('search');
  expect(played('full-battle', 'phase')).toHaveLength(10);
  expect(played('sunset-strike', 'battle')).toContain('strikes in the air');
  expect(played('full-battle', 'battle')).toEqual(['submarines', 'turns', 'flight home', 'score']);
});
test('rules 17.6, 18.41: steps of the advanced rules only where they are chosen', () => {
  expect(played('full-battle', 'turn')).not.toContain('morning search');
  expect(played('full-battle', 'turn', { morningSearch: true })).toContain('morning search');
  expect(played('full-battle', 'battle', { leeward: true })).toContain('wind');
});
