import { exportMatch } from '../store/matches.ts';
import { leaveUnsaved } from '../store/leaving.ts';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { sentence, t } from '../words.ts';

/** A match that can't be saved: why, its file, and, once the player wanted to leave, the way out without it. */
export function UnsavedNote({ match }: { readonly match: string }) {
  const unsaved = useStore(room, (now) => now.unsaved);
  const leaveRefused = useStore(room, (now) => now.leaveRefused);
  if (unsaved === null) return null;
  return (
    <div className="unsaved fault" role="alert" data-testid="unsaved">
      {t('table.unsaved', { problem: sentence(unsaved) })} {leaveRefused && `${t('table.leave refused')} `}
      <button type="button" className="link" onClick={() => void exportMatch(match)}>
        {t('table.export')}
      </button>{' '}
      {leaveRefused && (
        <button type="button" className="link warn" onClick={() => void leaveUnsaved(match)}>
          {t('table.leave unsaved')}
        </button>
      )}
    </div>
  );
}
