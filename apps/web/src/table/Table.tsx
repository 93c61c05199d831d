import type { SeatView } from '@point-option/host/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { room, speak, type Tab } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { ChartBox } from './ChartBox.tsx';
import { Displays } from './Displays.tsx';
import { Flow } from './Flow.tsx';
import { InspectCard } from './InspectCard.tsx';
import { Journal } from './Journal.tsx';
import { Prompt } from './Prompt.tsx';
import { Sheets } from './Sheets.tsx';
import { Status } from './Status.tsx';
import { useInspecting } from './useInspecting.ts';
import { useKeys } from './useKeys.ts';
import { useLit } from './useLit.ts';
import { useWalking } from './useWalking.ts';

const TABS: readonly Tab[] = ['order', 'chart', 'displays', 'journal'];

/** The play page: status, flow, chart, displays, the order and the journal, all from one seat's view. */
export function Table({ table: seen }: { readonly table: SeatView }) {
  useKeys();
  useInspecting();
  useWalking();
  const truth = useStore(room, (now) => now.truth);
  const table = useMemo(() => (truth && seen.outcome ? { ...seen, presentation: truth } : seen), [seen, truth]);
  const tab = useStore(room, (now) => now.tab);
  const folded = useStore(room, (now) => now.folded);
  const draft = useStore(room, (now) => now.draft);
  const route = useStore(room, (now) => now.route);
  const lit = useLit(table, draft, route);
  return (
    <main className={`room${folded ? ' folded' : ''}${table.presentation.map ? '' : ' unmapped'}`} data-tab={tab}>
      <a className="sr skip" href="#order">
        {t('table.skip to order')}
      </a>
      <Status table={table} />
      <Flow table={table} />
      <ChartBox table={table} lit={lit} />
      <Displays table={table} lit={lit} />
      <aside className="side" id="order">
        <Prompt table={table} />
        <Journal table={table} />
      </aside>
      <nav className="tb" aria-label={t('table.menu')}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={tab === each ? 'page' : undefined}
            onClick={() => room.set({ tab: each })}
          >
            {t(`table.tab ${each}`)}
          </button>
        ))}
      </nav>
      <InspectCard />
      <Sheets table={table} />
      <Announcer table={table} />
    </main>
  );
}

/** Tells who cannot see it what has happened and what is asked. */
function Announcer({ table }: { readonly table: SeatView }) {
  const journal = useStore(room, (now) => now.journal);
  const known = useRef(journal.length);
  const news = journal.slice(known.current).map(speak).slice(-6);
  useEffect(() => {
    known.current = journal.length;
  }, [journal]);
  const question = table.prompt ? speak(table.prompt.question) : '';
  return (
    <p className="sr" role="status" aria-live="polite">
      {[...news, question].join(' ')}
    </p>
  );
}
