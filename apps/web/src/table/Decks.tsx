import type { PromptView } from '@point-option/engine';
import { decksAsked, deckTitle } from '../store/decks.ts';
import { advise, speak, standDeck } from '../store/room.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { capital } from './names.ts';

/** The decks that a question is about, each of which can be left to the staff: this once, or from now on. */
export function Decks({ table, prompt }: { readonly table: TableView; readonly prompt: PromptView }) {
  const decks = [...decksAsked(prompt, table.presentation)];
  if (decks.length === 0) return null;
  const nameOf = (deck: string): string => {
    const title = deckTitle(table.presentation, deck);
    return title ? capital(speak(title)) : deck;
  };
  const left = decks.flatMap(([deck]) => (table.standing.includes(deck) ? [nameOf(deck)] : []));
  return (
    <details className="decks-left">
      <summary>
        {t('table.decks left')}
        {left.length > 0 && <em> {t('table.decks standing', { decks: left.join(', ') })}</em>}
      </summary>
      <ul>
        {decks.map(([deck, pieces]) => {
          const name = nameOf(deck);
          const isLeft = table.standing.includes(deck);
          return (
            <li key={deck} data-deck={deck}>
              <span>
                <i>{name}</i> <span className="note">{t('table.deck pieces', { n: pieces.length })}</span>
              </span>
              <button
                type="button"
                className="link"
                aria-label={t('table.deck once of', { deck: name })}
                onClick={() => void advise([deck])}
              >
                {t('table.deck once')}
              </button>
              <button
                type="button"
                className="link"
                aria-pressed={isLeft}
                aria-label={t(isLeft ? 'table.deck back of' : 'table.deck always of', { deck: name })}
                onClick={() => void standDeck(deck, !isLeft)}
              >
                {t(isLeft ? 'table.deck back' : 'table.deck always')}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
