import { expect, test } from 'vitest';
import type { Experiment } from './games.ts';
import { savedName } from './savedName.ts';

const experiment: Experiment = {
  game: 'chit-cup',
  scenario: 'watch',
  options: {},
  charts: [],
  seed: 's',
  staff: {},
  digits: 2,
};
const nameOf = (change: Partial<Experiment> = {}, rules = 1, index = 3): string =>
  savedName({ ...experiment, ...change }, rules)(index);

test('experiments that differ in anything give their matches other names', () => {
  const long = 'x'.repeat(60);
  const names = [
    ...['s', 'S', 'a b', 'a_b', 'a  b', 'a/b', '', 'ä', `${long}1`, `${long}2`].map((seed) => nameOf({ seed })),
    nameOf({ staff: { you: 'random' } }),
    nameOf({ options: { fog: true } }),
    nameOf({ scenario: 'watch-s' }),
    nameOf({ scenarioFile: { id: 'watch' } }),
    nameOf({}, 2),
    nameOf({}, 1, 4),
  ];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\w.-]{1,120}$/);
});

test('the same experiment gives the same names, in order', () => {
  expect(nameOf()).toBe(nameOf());
  expect(nameOf({ seed: 'a b' })).toMatch(/^chit-cup-watch-a_b-[\da-f]{10}-03\.json$/);
});
