import { describe, expect, test } from 'vitest';
import { marianas } from '../../index.ts';
import rules from '../../rules/index.json' with { type: 'json' };

const { procedures, words } = marianas;
const steps = procedures.flatMap(({ name, steps: own }) => own.map((step) => `${name}: ${step.name}`));
const texts = Object.entries(words).filter(([key]) => key.startsWith('help.') || key.startsWith('term.'));
const known = new Set(rules.map(({ rule }) => rule));

/** Sentences end with a full stop and go on with a space, or not at all. */
const sentences = (text: string): number => text.split(/[.?!](?=\s|$)/).filter((part) => part.trim() !== '').length;

describe('help in our own words', () => {
  test.each(steps)('is there for the step %s', (step) => {
    expect(words[`help.${step}`]).toBeDefined();
  });

  test('is there for every question that is asked', () => {
    const asked = Object.keys(words).filter((key) => steps.includes(key));
    expect(asked.length).toBeGreaterThan(20);
    for (const question of asked) expect(Object.keys(words)).toContain(`help.${question}`);
  });

  test('is for steps that there are', () => {
    const helped = Object.keys(words).flatMap((key) => (key.startsWith('help.') ? [key.slice('help.'.length)] : []));
    expect(helped.filter((step) => !steps.includes(step))).toEqual([]);
  });

  test('is two to six sentences long', () => {
    const lengths = steps.map((step) => ({ step, n: sentences(words[`help.${step}`] ?? '') }));
    expect(lengths.filter(({ n }) => n < 2 || n > 6)).toEqual([]);
  });

  test('names a rule in every text, and only rules that there are', () => {
    const faults = texts.flatMap(([key, text]) => {
      const cited = [...text.matchAll(/\(([a-z]+-\d\d(?:, [a-z]+-\d\d)*)\)/g)].flatMap(([, list = '']) =>
        list.split(', '),
      );
      return cited.length > 0 && cited.every((rule) => known.has(rule)) ? [] : [key];
    });
    expect(faults).toEqual([]);
  });

  test('has some thirty terms', () => {
    expect(texts.filter(([key]) => key.startsWith('term.')).length).toBeGreaterThanOrEqual(30);
  });
});
