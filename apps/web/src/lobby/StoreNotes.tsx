import type { Replies } from '@point-option/host/protocol';
import { line } from '../store/connection.ts';
import { canRemember } from '../store/memory.ts';
import { TIGHT } from '../store/storage.ts';
import { useStore } from '../store/store.ts';
import { sentence, t } from '../words.ts';

interface Props {
  readonly kept: Replies['saves'];
  /** Why the matches of this browser could not be listed; null where they could. */
  readonly unkept: string | null;
}

/** What a player must know of a browser that keeps nothing, not for good, or hardly anything more. */
export function StoreNotes({ kept, unkept }: Props) {
  const isStopped = useStore(line, ({ stopped }) => stopped !== null);
  return (
    <>
      {unkept !== null && !isStopped && (
        <p className="note warn" role="alert" data-testid="unkept">
          {sentence(unkept)} {t('lobby.unkept')}
        </p>
      )}
      {kept.onlyHere !== undefined && (
        <p className="note warn" role="alert" data-testid="only-here">
          {t('lobby.only here', { problem: sentence(kept.onlyHere) })}
        </p>
      )}
      {!canRemember() && (
        <p className="note" data-testid="forgets">
          {t('lobby.forgets')}
        </p>
      )}
      {kept.saves.length > 0 && !kept.persisted && kept.onlyHere === undefined && (
        <p className="note">{t('lobby.evict')}</p>
      )}
      {kept.room !== null && kept.room < TIGHT && <p className="note warn">{t('lobby.room')}</p>}
    </>
  );
}
