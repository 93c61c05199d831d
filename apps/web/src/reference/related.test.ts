import { compileChart } from '@point-option/engine';
import { expect, test } from 'vitest';
import type { Book, HelpedStep } from './book.ts';
import { relatedTo } from './related.ts';
import { seek } from './seek.ts';

const step = (name: string, rule: string, help?: string): HelpedStep => ({
  procedure: 'turn',
  procedureTitle: { key: 'turn' },
  step: name,
  title: { key: name },
  key: `turn: ${name}`,
  rule,
  asks: false,
  help,
  why: undefined,
});
const numbers = ['5.0', '5.1', '5.11', '5.12', '6.0', '6.1'];
const book: Book = {
  rules: numbers.map((rule) => ({ rule, title: `About ${rule}`, status: 'implemented' })),
  numbers,
  known: new Set(numbers),
  steps: [step('search', '5.1', 'Look (5.11).'), step('strike', '6.1')],
  charts: [
    compileChart({
      id: 'look',
      title: 'Looking out',
      rule: '5.1',
      provenance: 'ours',
      dice: { count: 1, sides: 6 },
      rows: [1, 4],
      columns: ['result'],
      cells: [['no'], ['yes']],
      modifiers: { dark: { n: -1, rule: '6.1', title: 'dark' } },
    }),
  ],
  terms: [{ term: 'lookout', text: 'Who looks (5.12).' }],
  rulings: [{ no: '7', rules: ['5.11'], text: 'Twice. But not at night.' }],
};

const stepsOf = (rule: string) => relatedTo(rule, book).steps.map((each) => each.step);

test('a rule has the steps played by it or its parts, or that name it, or those of the rule above', () => {
  expect(stepsOf('5.0')).toEqual(['search']);
  expect(stepsOf('5.11')).toEqual(['search']);
  expect(stepsOf('5.12')).toEqual(['search']);
  expect(stepsOf('6.1')).toEqual(['strike']);
});

test('and the charts, rulings and terms that are about it', () => {
  const { charts, rulings, terms } = relatedTo('5.1', book);
  expect([charts.length, rulings.length, terms.length]).toEqual([1, 1, 0]);
  expect(relatedTo('6.1', book).charts.length).toBe(1);
  expect(relatedTo('5.12', book).terms.map(({ term }) => term)).toEqual(['lookout']);
});

test('a search finds numbers with their parts, names before texts, and every word that was typed', () => {
  expect(seek(book, '5.1').map(({ place }) => place.id)).toEqual([
    '5.1',
    '5.11',
    '5.12',
    'lookout',
    'look',
    'turn: search',
  ]);
  expect(seek(book, 'look').map(({ place }) => place.kind)).toEqual(['terms', 'charts', 'steps']);
  expect(seek(book, 'night twice').map(({ title }) => title)).toEqual(['Twice.']);
  expect(seek(book, 'twice day')).toEqual([]);
});
