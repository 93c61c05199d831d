import { useEffect, useState } from 'react';
import { goToLobby, isAt } from '../route.ts';
import { faultNotice } from '../store/faults.ts';
import { leaveMatch } from '../store/leaving.ts';
import { openMatch } from '../store/matches.ts';
import { room, type Notice } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { Blank } from './Blank.tsx';
import { MatchNotes } from './MatchNotes.tsx';
import { Table } from './Table.tsx';
import { OnlyHereNote } from './OnlyHereNote.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import './table.css';
import './asking.css';
import './turn.css';
import './staff.css';
import './journal.css';
import './sheets.css';

/** A match by its name: taken up from the store where it is not open yet, so that a reload goes on with it. */
export default function Match({ match }: { readonly match: string }) {
  const isOpen = useStore(room, ({ opening }) => opening?.match === match);
  const table = useStore(room, (now) => now.table);
  const [problem, setProblem] = useState<Notice | null>(null);
  useEffect(() => {
    // Also where it was being left, and the player has come back to it since.
    if (!isOpen && isAt(match)) openMatch(match).catch((error: unknown) => setProblem(faultNotice(error)));
  }, [match, isOpen]);
  useEffect(
    () => () => {
      if (!isAt(match)) void leaveMatch(match);
    },
    [match],
  );
  if (problem !== null) {
    return (
      <main className="fault faultpage" role="alert">
        <h1 className="q">{t('web.title')}</h1>
        <p>{problem.text}</p>
        <button type="button" className="go" onClick={goToLobby}>
          {t('table.lobby')}
        </button>
      </main>
    );
  }
  if (!isOpen || table === null) return <p className="loading lab">{t('web.loading')}</p>;
  return (
    <>
      {table.blank ? <Blank blank={table} /> : <Table table={table} />}
      <MatchNotes key={match} />
      <UnsavedNote match={match} />
      <OnlyHereNote match={match} />
    </>
  );
}
