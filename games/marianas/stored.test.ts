import { readFileSync } from 'node:fs';
import { load, matchFile, migrate, readMatchFile, verify } from '@point-option/engine';
import { expect, test } from 'vitest';
import { marianas } from './index.ts';

/** A match between staff as an earlier build stored it (`simulate marianas historical --games 1 --seed stored --save`). */
const text = readFileSync(new URL('golden/stored.json', import.meta.url), 'utf8');
const find = () => marianas;

test('a match stored before is the same match now; where it is not, the rules version must be raised', () => {
  const file = readMatchFile(text);
  expect(file.header.rules).toBe(marianas.rulesVersion);
  expect(verify(file, find).ok).toBe(true);
});

test('it is loaded, from its latest snapshot too, and comes to the same end', () => {
  const file = readMatchFile(text);
  const whole = load(file, find).match.table.whole;
  expect(whole.outcome?.result).toMatch(/victory|draw/);
  expect(load(file, find, { fast: true }).match.table.whole).toEqual(whole);
});

test('stored again it is the same file, and it needs no migration', () => {
  const file = readMatchFile(text);
  expect(migrate(JSON.parse(text))).toEqual(JSON.parse(text));
  expect(matchFile(load(file, find).match)).toEqual(file);
});
