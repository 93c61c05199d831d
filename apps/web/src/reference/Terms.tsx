import { capital } from '@point-option/engine';
import { useEffect, useRef } from 'react';
import type { Book, Term } from './book.ts';
import { RuleText } from './RuleText.tsx';

/** The glossary: the page's own terms and those of the game. */
export function Terms({ book, of }: { readonly book: Book; readonly of: string | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('.on')?.scrollIntoView({ block: 'center' });
  }, [of]);
  return (
    <div ref={list}>
      <TermList terms={book.terms} of={of} />
    </div>
  );
}

export function TermList({ terms, of }: { readonly terms: readonly Term[]; readonly of?: string | undefined }) {
  return (
    <dl className="terms">
      {terms.map(({ term, text }) => (
        <div key={term} className={term === of ? 'on' : ''}>
          <dt {...(term === of && { tabIndex: -1, 'data-entry': true })}>{capital(term)}</dt>
          <dd>
            <RuleText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
