import { exportMatch } from '../store/matches.ts';
import { room } from '../store/room.ts';
import { dismissStorage } from '../store/storage.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';

/** One quiet line where the browser may clear what is kept, or has hardly room for more. */
export function StorageNote({ match }: { readonly match: string }) {
  const storage = useStore(room, (now) => now.storage);
  const unsaved = useStore(room, (now) => now.unsaved);
  if (storage === null || unsaved !== null) return null;
  return (
    <p className="storage" role="status" data-testid="storage">
      {t(storage === 'tight' ? 'table.tight' : 'table.clearing')}{' '}
      <button type="button" className="link" onClick={() => void exportMatch(match)}>
        {t('table.export')}
      </button>
      <button type="button" className="link" aria-label={t('table.close')} onClick={dismissStorage}>
        ✕
      </button>
    </p>
  );
}
