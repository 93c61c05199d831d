import { type Catalogue, type CompiledChart, compileChart, type Rule } from '@point-option/engine';
import type { Opening, StepOfPlay } from '@point-option/host/protocol';
import { useEffect, useState } from 'react';
import { connection } from '../store/connection.ts';
import { room } from '../store/room.ts';
import { webWords } from '../words.ts';
import type { Ruling } from './ruling.ts';

/** A step with what the game says of it; the miniatures say nothing. */
export interface HelpedStep extends StepOfPlay {
  /** "procedure: step", the key of its words. */
  readonly key: string;
  readonly help: string | undefined;
  readonly why: string | undefined;
}

export interface Term {
  readonly term: string;
  readonly text: string;
}

/** All that can be looked up of the game at the table. */
export interface Book {
  readonly rules: readonly Rule[];
  readonly numbers: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly steps: readonly HelpedStep[];
  readonly charts: readonly CompiledChart[];
  readonly terms: readonly Term[];
  readonly rulings: readonly Ruling[];
}

/** Fetched once for a match. */
const books = new WeakMap<Opening, Promise<Book>>();

export function useBook(): Book | 'failed' | null {
  const [book, setBook] = useState<Book | 'failed' | null>(null);
  useEffect(() => {
    const { opening } = room.get();
    if (opening === null) return;
    let wanted = true;
    const fetched = books.get(opening) ?? bookOf(opening);
    books.set(opening, fetched);
    fetched.then(
      (given) => wanted && setBook(given),
      () => {
        books.delete(opening);
        if (wanted) setBook('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return book;
}

async function bookOf({ match, meta, words }: Opening): Promise<Book> {
  const [{ rules, steps }, { charts }, { rulings }] = await Promise.all([
    connection().ask('rules', { match }),
    connection().ask('charts', { match }),
    import('virtual:rulings'),
  ]);
  const numbers = rules.map(({ rule }) => rule);
  return {
    rules,
    numbers,
    known: new Set(numbers),
    steps: steps.map((step) => helped(step, words)),
    charts: charts.map(compileChart),
    terms: termsIn({ ...webWords, ...words }),
    rulings: rulings[meta.game] ?? [],
  };
}

function helped(step: StepOfPlay, words: Catalogue): HelpedStep {
  const key = `${step.procedure}: ${step.step}`;
  return { ...step, key, help: words[`help.${key}`], why: words[`why.${key}`] };
}

const TERM = 'term.';
function termsIn(words: Catalogue): Term[] {
  return Object.entries(words)
    .flatMap(([key, text]) => (key.startsWith(TERM) ? [{ term: key.slice(TERM.length), text }] : []))
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
}
