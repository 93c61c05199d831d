import { useState } from 'react';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';

const NONE: readonly string[] = [];

/** What the host has to say of the match itself: under which rules it goes on, where it is kept, what is wrong with it. */
export function MatchNotes() {
  const opening = useStore(room, (now) => now.opening?.notes) ?? NONE;
  const since = useStore(room, (now) => now.notes);
  const [read, setRead] = useState(0);
  const all = [...opening, ...since];
  const fresh = all.slice(read);
  if (fresh.length === 0) return null;
  return (
    <div className="matchnotes" role="status" data-testid="notes">
      {fresh.map((note, i) => (
        <p key={`${read + i} ${note}`}>{note}</p>
      ))}
      <button type="button" className="link" onClick={() => setRead(all.length)}>
        {t('table.note read')}
      </button>
    </div>
  );
}
