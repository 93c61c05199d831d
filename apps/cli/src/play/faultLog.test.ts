import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { openFaultLog } from './faultLog.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test('faults of the program are written down with where they happened, the latest last', () => {
  const log = openFaultLog({ XDG_DATA_HOME: folder.path });
  log.report(new Error('planted'));
  log.report('a word');
  const text = readFileSync(log.path, 'utf8');
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT\S+ Error: planted\n\s+at /);
  expect(text).toMatch(/\n\d{4}\S+ a word\n$/);
});

test('a log that has grown long begins again', () => {
  const log = openFaultLog({ XDG_DATA_HOME: folder.path });
  log.report('first');
  writeFileSync(log.path, 'x'.repeat(1_000_001));
  log.report('latest');
  expect(readFileSync(log.path, 'utf8')).toMatch(/^\S+ latest\n$/);
});

test('where nothing can be written nothing more fails', () => {
  writeFileSync(`${folder.path}/point-option`, 'in the way');
  expect(() => openFaultLog({ XDG_DATA_HOME: folder.path }).report(new Error('planted'))).not.toThrow();
});
