import type { SeatView } from '@point-option/host/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fetchEarlier } from '../store/earlierLines.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { DiceStats } from './DiceStats.tsx';
import { isAboutOthers, journalRows, type JournalRow } from './journalRows.ts';
import { useNations } from './displays/desk.ts';
import { JournalLine } from './JournalLine.tsx';
import { StorageNote } from './StorageNote.tsx';
import { useWindow } from './useWindow.ts';

const FILTERS = ['all', 'dice', 'ours', 'others'] as const;
type Filter = (typeof FILTERS)[number];

/** The journal: the latest first, by turns and phases, filtered and searched. */
export function Journal({ table }: { readonly table: SeatView }) {
  const journal = useStore(room, (now) => now.journal);
  const earlier = useStore(room, (now) => now.earlier);
  const dice = useStore(room, ({ opening }) => opening?.meta.dice);
  const nations = useNations();
  const [filter, setFilter] = useState<Filter>('all');
  const [sought, setSought] = useState('');
  const [stats, setStats] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { seat, since } = table;
  const word = sought.trim().toLowerCase();
  const rows = useMemo(
    () =>
      journalRows(
        journal,
        (event) =>
          (filter === 'all' ||
            (filter === 'dice' && event.roll !== undefined) ||
            (filter === 'ours' && event.n > since) ||
            (filter === 'others' && isAboutOthers(event, nations, seat))) &&
          (word === '' || speak(event).toLowerCase().includes(word)),
        filter === 'all' && word === '',
      ),
    [journal, filter, word, since, nations, seat],
  );
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { from, to, above, below, measure } = useWindow(list, keys);
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [table.journalLength, filter, word]);
  const toggleStats = (): void => {
    setStats(!stats);
    // They count every die of the match.
    fetchEarlier(true);
  };
  const isWhole = filter === 'all' && word === '';
  // Scrolling to the earliest line loads more. A search looks further back only when asked to.
  const isAtEnd = isWhole && from > 0 && to >= rows.length;
  useEffect(() => {
    if (isAtEnd && earlier > 0) fetchEarlier();
  }, [isAtEnd, earlier]);
  return (
    <section className="jou" aria-label={t('table.journal')}>
      <JournalHead {...{ sought, setSought, filter, setFilter, stats, toggleStats }} />
      {stats && <DiceStats journal={journal} />}
      {rows.length === 0 && earlier === 0 && (
        <p className="empty">{journal.length === 0 ? t('table.journal empty') : t('table.journal none')}</p>
      )}
      {/* A list that scrolls must be reached by the keyboard too. */}
      <ol ref={list} tabIndex={0} aria-label={t('table.journal')}>
        {above > 0 && <li className="gap" aria-hidden="true" style={{ blockSize: above }} />}
        {rows.slice(from, to).map((row) =>
          row.kind === 'head' ? (
            <li key={`head ${row.n}`} ref={measure(keyOf(row))} className="head">
              <h4>{row.of.map(speak).join(' ')}</h4>
            </li>
          ) : (
            <JournalLine
              key={row.event.n}
              event={row.event}
              isNew={row.event.n > since}
              sought={word}
              rowRef={measure(keyOf(row))}
            />
          ),
        )}
        {below > 0 && <li className="gap" aria-hidden="true" style={{ blockSize: below }} />}
        {earlier > 0 && to >= rows.length && (
          <li className="more">
            <button type="button" className="link" onClick={() => fetchEarlier(!isWhole)}>
              {t(isWhole ? 'table.journal earlier' : 'table.journal search earlier', { n: earlier })}
            </button>
          </li>
        )}
        {dice !== undefined && dice !== 'fair' && to >= rows.length && isWhole && earlier === 0 && (
          <li className="more note">{t(`table.dice ${dice}`)}</li>
        )}
      </ol>
      <StorageNote match={table.match} />
    </section>
  );
}

interface HeadProps {
  readonly sought: string;
  setSought(text: string): void;
  readonly filter: Filter;
  setFilter(filter: Filter): void;
  readonly stats: boolean;
  toggleStats(): void;
}

/** Above the journal: what is sought in it, and what is left out. */
function JournalHead({ sought, setSought, filter, setFilter, stats, toggleStats }: HeadProps) {
  return (
    <header>
      <h3>{t('table.journal')}</h3>
      <input
        type="search"
        value={sought}
        placeholder={t('table.search')}
        aria-label={t('table.search')}
        onChange={(event) => setSought(event.target.value)}
      />
      <div className="flt">
        {FILTERS.map((each) => (
          <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
            {t(`table.filter ${each}`)}
          </button>
        ))}
        <button type="button" aria-pressed={stats} onClick={toggleStats} title={t('table.dice stats')}>
          %<span className="sr">{t('table.dice stats')}</span>
        </button>
      </div>
    </header>
  );
}

/** Headings have numbers of their own: a heading is an event too. */
function keyOf(row: JournalRow): number {
  return row.kind === 'head' ? -row.n : row.event.n;
}
