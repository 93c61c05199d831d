import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, fixtureShape } from '@point-option/engine';
import { expect, test } from 'vitest';
import examples from '../fixtures.json' with { type: 'json' };
import rules from './index.json' with { type: 'json' };

interface Entry {
  readonly rule: string;
  readonly status: string;
  readonly text?: string;
  readonly clauses?: Readonly<Record<string, string>>;
}
const entries: readonly Entry[] = rules;

test('130 numbers of the book, each once, of which 120 can be played', () => {
  expect(entries).toHaveLength(130);
  expect(new Set(entries.map(({ rule }) => rule)).size).toBe(130);
  expect(entries.filter(({ status }) => status !== 'not implementable')).toHaveLength(120);
});

/** The titles of this game's tests. */
const TITLES = [import.meta.dirname, join(import.meta.dirname, '../data')]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every clause of a rule that is called implemented has a test of its name', () => {
  const missing = entries.flatMap(({ rule, status, clauses }) => {
    if (status !== 'implemented') return [];
    const names = clauses === undefined ? [rule] : Object.keys(clauses).map((letter) => `${rule}${letter}`);
    return names.filter(
      (name) => !new RegExp(`(?<![\\d.])${name.replaceAll('.', '\\.')}(?![\\w.]\\w)`, 'u').test(TITLES),
    );
  });
  expect(missing).toEqual([]);
});

test('a rule is implemented, not yet, or cannot be played', () => {
  for (const { rule, status } of entries)
    expect([rule, ['implemented', 'not yet', 'not implementable'].includes(status)]).toEqual([rule, true]);
});

test('whatever can be played says what it asks for, in one sentence or in clauses a, b, c', () => {
  for (const { rule, status, text, clauses } of entries) {
    if (status === 'not implementable') continue;
    expect([rule, (text === undefined) !== (clauses === undefined)]).toEqual([rule, true]);
    const letters = Object.keys(clauses ?? {});
    expect([rule, letters.join('')]).toEqual([rule, 'abcdefghijklmnop'.slice(0, letters.length)]);
    for (const each of [text ?? '', ...Object.values(clauses ?? {})].filter(Boolean))
      expect(each).toMatch(/^[A-Z0-9].*\.$/u);
  }
});

test('the worked examples are well formed, and each has a name of its own', () => {
  expect(examples).toHaveLength(82);
  expect(new Set(examples.map(({ id }) => id)).size).toBe(82);
  expect(check(fixtureShape, examples)).toBeNull();
});
