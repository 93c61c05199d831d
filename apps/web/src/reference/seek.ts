import type { Book } from './book.ts';
import { firstSentence } from './firstSentence.ts';
import type { Place } from './place.ts';
import { procedureName, stepName } from './stepNames.ts';

/** An entry that fits what is looked for, with a line of it. */
export interface Found {
  readonly place: Place;
  readonly title: string;
  /** The number of a rule or ruling. */
  readonly number?: string;
  readonly line: string;
}

/** By number, or by words that all occur, in every kind of entry: titles before texts. */
export function seek(book: Book, sought: string): Found[] {
  const words = sought
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entriesOf(book)
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank < NOT)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const NOT = 9;

function rankOf({ place, title, number, line }: Found, words: readonly string[]): number {
  const [first = ''] = words;
  const name = title.toLowerCase();
  if (words.length === 1 && (number === first || name === first)) return 0;
  if (words.length === 1 && place.kind === 'rules' && number?.startsWith(first)) return 1;
  if (words.every((word) => name.includes(word))) return name.startsWith(first) ? 1 : 2;
  const whole = `${name} ${line.toLowerCase()}`;
  return words.every((word) => whole.includes(word)) ? 3 : NOT;
}

function entriesOf({ rules, terms, steps, charts, rulings }: Book): Found[] {
  return [
    ...terms.map(({ term, text }): Found => ({ place: { kind: 'terms', id: term }, title: term, line: text })),
    ...rules.map(
      (rule): Found => ({
        place: { kind: 'rules', id: rule.rule },
        title: rule.title,
        number: rule.rule.toLowerCase(),
        line: [rule.text ?? '', ...Object.values(rule.clauses ?? {})].join(' ').trim(),
      }),
    ),
    ...charts.map(
      ({ chart }): Found => ({
        place: { kind: 'charts', id: chart.id },
        title: chart.title,
        line: `${chart.rule}. ${chart.note ?? ''}`,
      }),
    ),
    ...steps.map(
      (step): Found => ({
        place: { kind: 'steps', id: step.key },
        title: `${procedureName(step)}: ${stepName(step)}`,
        line: step.help ?? step.why ?? '',
      }),
    ),
    ...rulings.map(
      ({ no, matter, text, why = '' }): Found => ({
        place: { kind: 'rulings', id: no },
        title: matter ?? firstSentence(text),
        number: no,
        line: `${text} ${why}`,
      }),
    ),
  ];
}
