import { exportMatch } from '../store/matches.ts';
import { useStore } from '../store/store.ts';
import { tab } from '../store/tab.ts';
import { sentence, t } from '../words.ts';

/** A match that lasts only as long as the tab: why, and its file. */
export function OnlyHereNote({ match }: { readonly match: string }) {
  const onlyHere = useStore(tab, (now) => now.onlyHere);
  if (onlyHere === null) return null;
  return (
    <div className="unsaved fault" role="alert" data-testid="only-here">
      {t('table.only here', { problem: sentence(onlyHere) })}{' '}
      <button type="button" className="link" onClick={() => void exportMatch(match)}>
        {t('table.export')}
      </button>
    </div>
  );
}
