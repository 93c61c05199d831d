import { useEffect, useMemo, useRef, useState } from 'react';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { DiceStats } from './DiceStats.tsx';
import { JournalLine } from './JournalLine.tsx';

const FILTERS = ['all', 'dice', 'ours'] as const;
/** Older lines are there when they are looked for. */
const SHOWN = 150;

/** The war diary: the latest first, filtered and searched. */
export function Journal({ table }: { readonly table: TableView }) {
  const journal = useStore(room, (now) => now.journal);
  const seeded = useStore(room, ({ opening }) => opening?.meta.seeded === true);
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const [sought, setSought] = useState('');
  const [stats, setStats] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => {
    const word = sought.toLowerCase();
    return journal
      .filter((event, i) => (filter === 'dice' ? event.roll : filter === 'ours' ? i >= table.since : true))
      .filter((event) => word === '' || speak(event).toLowerCase().includes(word))
      .toReversed();
  }, [journal, filter, sought, table.since]);
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [journal.length]);
  return (
    <section className="jou" aria-label={t('table.journal')}>
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
          <button type="button" aria-pressed={stats} onClick={() => setStats(!stats)}>
            %<span className="sr">{t('table.dice stats')}</span>
          </button>
        </div>
      </header>
      {stats && <DiceStats journal={journal} />}
      {lines.length === 0 && (
        <p className="empty">{journal.length === 0 ? t('table.journal empty') : t('table.journal none')}</p>
      )}
      {/* A list that scrolls must be reached by the keyboard too. */}
      <ol ref={list} tabIndex={0} aria-label={t('table.journal')}>
        {lines.slice(0, shown).map((event) => (
          <JournalLine key={event.n} event={event} isNew={event.n > table.since} />
        ))}
        {seeded && filter === 'all' && sought === '' && lines.length <= shown && (
          <li className="more note">{t('table.seeded')}</li>
        )}
        {lines.length > shown && (
          <li className="more">
            <button type="button" className="link" onClick={() => setShown(shown + SHOWN)}>
              {t('table.show all', { n: lines.length })}
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
