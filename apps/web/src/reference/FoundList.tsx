import { capital } from '@point-option/engine';
import { useContext, useMemo, useState } from 'react';
import { t } from '../words.ts';
import type { Book } from './book.ts';
import { OpenPlace } from './place.ts';
import { seek } from './seek.ts';

const SHOWN = 30;

/** What fits, of every kind, the nearest first. */
export function FoundList({ book, sought }: { readonly book: Book; readonly sought: string }) {
  const open = useContext(OpenPlace);
  const [all, setAll] = useState(false);
  const found = useMemo(() => seek(book, sought), [book, sought]);
  if (found.length === 0) return <p className="empty">{t('reference.none', { sought })}</p>;
  return (
    <>
      <p className="note" role="status">
        {t('reference.found', { n: found.length })}
      </p>
      <ul className="entries">
        {found.slice(0, all ? found.length : SHOWN).map(({ place, title, number, line }) => (
          <li key={`${place.kind} ${place.id}`}>
            <button type="button" onClick={() => open(place)}>
              <b>{capital(title)}</b>
              <span className="lab">
                {t(`reference.one ${place.kind}`)} {number && place.id}
              </span>
              {line !== '' && <span className="line">{line}</span>}
            </button>
          </li>
        ))}
      </ul>
      {!all && found.length > SHOWN && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t('table.show all', { n: found.length })}
        </button>
      )}
    </>
  );
}
