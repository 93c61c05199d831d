import type { CompiledChart } from '@point-option/engine';
import type { Book, HelpedStep, Term } from './book.ts';
import { isChapter, isPartOf, rulesNamed, wholesOf } from './numbers.ts';
import type { Ruling } from './ruling.ts';

/** What else a book has on a rule. */
export interface Related {
  readonly steps: readonly HelpedStep[];
  readonly charts: readonly CompiledChart[];
  readonly rulings: readonly Ruling[];
  readonly terms: readonly Term[];
}

export function relatedTo(rule: string, book: Book): Related {
  const is = (other: string): boolean => other === rule || isPartOf(other, rule, book.numbers);
  return {
    steps: stepsBy(rule, book),
    charts: book.charts.filter(
      ({ chart, modifiers }) => is(chart.rule) || [...modifiers.values()].some((modifier) => modifier.rule === rule),
    ),
    rulings: book.rulings.filter(({ rules }) => rules.some(is)),
    terms: book.terms.filter(({ text }) => rulesNamed(text, book.known).includes(rule)),
  };
}

/** The steps that are played by a rule or a part of it; or whose help names it; or, for want of any, the same of what it is a part of. */
function stepsBy(rule: string, { steps, known, numbers }: Book): readonly HelpedStep[] {
  const own = steps.filter((step) => step.rule === rule || isPartOf(step.rule, rule, numbers));
  if (own.length > 0) return own;
  for (const wider of [rule, ...wholesOf(rule, numbers).toReversed()]) {
    // Of a whole chapter there would be too many.
    if (isChapter(wider, numbers)) break;
    const found = steps.filter(({ rule: by, help = '' }) => by === wider || rulesNamed(help, known).includes(wider));
    if (found.length > 0) return found;
  }
  return [];
}
