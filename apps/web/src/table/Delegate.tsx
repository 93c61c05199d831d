import { advise, delegate, speak } from '../store/room.ts';
import { t } from '../words.ts';
import type { StaffDid as Did, TableView } from '../worker/protocol.ts';
import { capital } from './names.ts';
import { StaffMenu } from './StaffMenu.tsx';

/** Asking the staff, handing work to them, and taking it back. */
export function Delegate({ table }: { readonly table: TableView }) {
  const { delegated } = table;
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
      <button type="button" className="link" onClick={() => void adviseAndConfirm()} data-testid="advise">
        {t('table.advise')} <kbd>A</kbd>
      </button>
      <StaffMenu key={table.seq} />
    </div>
  );
}

/** What they advise is a key away from being ordered. */
async function adviseAndConfirm(): Promise<void> {
  await advise();
  document.querySelector<HTMLElement>('[data-testid="confirm"]')?.focus();
}

/** What the staff ordered in this seat's name, question by question, the latest first. */
export function StaffDid({ did }: { readonly did: readonly Did[] }) {
  if (did.length === 0) return null;
  return (
    <details open className="did">
      <summary>
        {t('table.staff did')} ({did.length})
      </summary>
      <ol reversed>
        {did.toReversed().map(({ question, answer, reason }, i) => (
          <li key={did.length - i}>
            {speak(question)}{' '}
            <b>{answer.length === 0 ? t('table.staff none') : answer.map((part) => capital(speak(part))).join('; ')}</b>{' '}
            {reason && <em>{speak(reason)}</em>}
          </li>
        ))}
      </ol>
    </details>
  );
}
