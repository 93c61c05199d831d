import type { Replies } from '@point-option/host/protocol';
import { useCallback, useEffect, useState } from 'react';
import { connection } from '../store/connection.ts';
import { faultNotice } from '../store/faults.ts';
import { noteTab } from '../store/tab.ts';

interface Kept {
  /** Null until the worker has answered. */
  readonly kept: Replies['saves'] | null;
  /** Why the matches of this browser could not be listed; null where they could. */
  readonly unkept: string | null;
  refresh(): void;
}

/** What the lobby goes on with where the browser's store can't be read. */
const NOTHING_KEPT: Replies['saves'] = { saves: [], persisted: false, room: null };

/** The matches that this browser keeps. */
export function useKept(): Kept {
  const [now, setNow] = useState<Pick<Kept, 'kept' | 'unkept'>>({ kept: null, unkept: null });
  const refresh = useCallback(() => {
    connection()
      .ask('saves', {})
      .then(
        (kept) => setNow({ kept: noteTab(kept, kept.saves.length), unkept: null }),
        (error: unknown) => setNow({ kept: NOTHING_KEPT, unkept: faultNotice(error).text }),
      );
  }, []);
  useEffect(refresh, [refresh]);
  return { ...now, refresh };
}
