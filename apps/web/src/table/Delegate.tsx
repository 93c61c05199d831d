import { delegate, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { Scope, TableView } from '../worker/protocol.ts';
import { capital } from './names.ts';

const SCOPES: readonly Scope[] = ['question', 'subject', 'kind', 'phase', 'all'];

/** Handing work to the staff, taking it back, and what they did with it. */
export function Delegate({ table }: { readonly table: TableView }) {
  const busy = useStore(room, (now) => now.busy);
  const { delegated, staffDid } = table;
  return (
    <div className="delegate">
      {delegated !== null && (
        <p className="nt">
          {t(`table.handed ${delegated.scope}`, { what: delegated.what ? speak(delegated.what) : '' })}{' '}
          <button type="button" className="link" onClick={() => delegate(null)}>
            {t('table.take back')}
          </button>
        </p>
      )}
      {busy && <p className="nt">{t('web.busy')}</p>}
      <details>
        <summary>{t('table.staff')}</summary>
        <ul>
          {SCOPES.map((scope) => (
            <li key={scope}>
              <button type="button" className="link" onClick={() => delegate(scope)}>
                {t(`table.hand ${scope}`)}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {staffDid.length > 0 && (
        <details open className="did">
          <summary>
            {t('table.staff did')} ({staffDid.length})
          </summary>
          <ol>
            {staffDid.map(({ question, answer }, i) => (
              <li key={i}>
                {speak(question)} <b>{answer.map((part) => capital(speak(part))).join('; ')}</b>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
