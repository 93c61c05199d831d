import { capital } from '@point-option/engine';
import type { SeatView, StaffDid as Did } from '@point-option/host/protocol';
import { useState } from 'react';
import { askSeat } from '../store/connection.ts';
import { delegate } from '../store/orders.ts';
import { speak } from '../store/room.ts';
import { advise } from '../store/staff.ts';
import { t } from '../words.ts';
import { delegatedText } from './names.ts';
import { StaffMenu } from './StaffMenu.tsx';

/** Asking the staff, handing work to them, and taking it back. */
export function Delegate({ table }: { readonly table: SeatView }) {
  const { delegated } = table;
  return (
    <div className="delegate">
      {delegated !== null && (
        <p className="nt">
          {delegatedText(delegated)}{' '}
          <button type="button" className="link" onClick={() => delegate(null)}>
            {t('table.take back')}
          </button>
        </p>
      )}
      <button type="button" className="link" onClick={() => void adviseAndConfirm()} data-testid="advise">
        {t('table.advise')} <kbd>A</kbd>
      </button>
      <StaffMenu key={table.seq} clock={table.clock} />
    </div>
  );
}

/** What they advise is a key away from being ordered. */
async function adviseAndConfirm(): Promise<void> {
  await advise();
  document.querySelector<HTMLElement>('[data-testid="confirm"]')?.focus();
}

/** What the staff ordered in this seat's name, question by question, the latest first; of a great many the rest when asked for. */
export function StaffDid({ table: { seq, staffDid, staffOrders } }: { readonly table: SeatView }) {
  const [all, setAll] = useState<{ seq: number; did: readonly Did[] } | null>(null);
  const did = all?.seq === seq ? all.did : staffDid;
  if (did.length === 0) return null;
  const isAll = did.length === staffOrders;
  return (
    <details open className="did">
      <summary>
        {t('table.staff did')} ({isAll ? staffOrders : t('table.some of', { n: did.length, of: staffOrders })})
      </summary>
      <ol reversed start={staffOrders}>
        {did.toReversed().map(({ question, answer, reason }, i) => (
          <li key={staffOrders - i}>
            {speak(question)}{' '}
            <b>{answer.length === 0 ? t('table.staff none') : answer.map((part) => capital(speak(part))).join('; ')}</b>{' '}
            {reason && <em>{speak(reason)}</em>}
          </li>
        ))}
      </ol>
      {!isAll && (
        <button
          type="button"
          className="link"
          onClick={() => void askSeat('staffDid', {}).then((given) => setAll({ seq, did: given.did }))}
        >
          {t('table.show all', { n: staffOrders })}
        </button>
      )}
    </details>
  );
}
