import { expect, test } from 'vitest';
import { tallyTests } from './tally.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, i) => ({ status, fullName: `number ${i}` })),
});
const tally = (exitCode, ...testResults) => tallyTests({ testResults }, exitCode);

test('counts passed, failed and skipped tests', () => {
  expect(tally(1, file('a', 'passed', 'failed'), file('b', 'passed', 'pending', 'todo'))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    complaints: ['The test "number 1" of a failed.'],
  });
});

test('a file that broke before its tests is a failure', () => {
  const broken = { name: 'c', status: 'failed', assertionResults: [] };
  expect(tally(1, file('a', 'passed'), broken)).toMatchObject({
    passed: 1,
    failed: 1,
    complaints: ['The test file c could not be run.'],
  });
});

test('no report, no test, and an error outside the tests are failures', () => {
  expect(tallyTests(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyTests(undefined, 1, 'vitest could not be started: ENOENT').complaints).toEqual([
    'The tests left no report that can be read. vitest could not be started: ENOENT.',
  ]);
  expect(tally(0)).toMatchObject({ passed: 0, failed: 1, complaints: ['No test was run.'] });
  expect(tally(0, file('a', 'skipped'))).toMatchObject({ passed: 0, failed: 1 });
  expect(tally(1, file('a', 'passed'))).toMatchObject({ passed: 1, failed: 1 });
});

test('a clean run has no complaint', () => {
  expect(tally(0, file('a', 'passed'))).toEqual({ passed: 1, failed: 0, skipped: 0, complaints: [] });
});
