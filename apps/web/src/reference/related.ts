import type { CompiledChart } from '@point-option/engine';
import type { Book, HelpedStep, Term } from './book.ts';
import { isPartOf, rulesNamed } from './numbers.ts';
import type { Ruling } from './ruling.ts';

/** What else a book has on a rule. */
export interface Related {
  /** The steps that are played by it, or by a part of it; where there are none, those whose help names it. */
  readonly steps: readonly HelpedStep[];
  readonly charts: readonly CompiledChart[];
  readonly rulings: readonly Ruling[];
  readonly terms: readonly Term[];
}

export function relatedTo(rule: string, book: Book): Related {
  const is = (other: string): boolean => other === rule || isPartOf(other, rule);
  const names = (text = ''): boolean => rulesNamed(text, book.known).includes(rule);
  const own = book.steps.filter((step) => is(step.rule));
  return {
    steps: own.length > 0 ? own : book.steps.filter(({ help }) => names(help)),
    charts: book.charts.filter(
      ({ chart, modifiers }) => is(chart.rule) || [...modifiers.values()].some((modifier) => modifier.rule === rule),
    ),
    rulings: book.rulings.filter(({ rules }) => rules.some(is)),
    terms: book.terms.filter(({ text }) => names(text)),
  };
}
