import { line } from './store/connection.ts';
import { room } from './store/room.ts';
import { useStore } from './store/store.ts';
import { tab } from './store/tab.ts';
import { t } from './words.ts';

/** The worker is gone, or silent: whatever page is open can't go on without it. */
export function StoppedNote() {
  const stopped = useStore(line, (now) => now.stopped);
  const unsaved = useStore(room, (now) => now.unsaved);
  const onlyHere = useStore(tab, (now) => now.onlyHere);
  if (stopped === null) return null;
  const isGone = stopped !== 'silent';
  return (
    <div className="stopped fault" role="alert" data-testid="stopped">
      {t(`fault.worker ${stopped}`)} {isGone && unsaved !== null && `${t('fault.worker unsaved')} `}
      {isGone && onlyHere !== null && `${t('fault.worker only here')} `}
      <button type="button" className="go" onClick={() => location.reload()}>
        {t('fault.reload')}
      </button>
    </div>
  );
}
