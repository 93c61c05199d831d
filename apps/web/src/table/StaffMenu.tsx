import type { Message } from '@point-option/engine';
import type { Scope } from '@point-option/host/protocol';
import { useEffect, useRef, useState } from 'react';
import { delegate } from '../store/orders.ts';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';

const SCOPES: readonly Scope[] = ['question', 'subject', 'kind', 'phase', 'clock'];

/** What can be handed to the staff. It lies over the question and closes after use. */
export function StaffMenu({ clock }: { readonly clock: Message | null }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    setAsking(false);
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const onDown = ({ target }: PointerEvent): void => {
      if (menu.current?.contains(target as Node) === false) close();
    };
    addEventListener('pointerdown', onDown);
    return () => removeEventListener('pointerdown', onDown);
  }, []);
  return (
    <details
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.preventDefault();
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
      onToggle={(event) => {
        if (!event.currentTarget.open) setAsking(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary>{t('table.staff')}</summary>
      {isAsking ? (
        <HandAll onKeep={close} />
      ) : (
        <ul className="staffmenu">
          {SCOPES.filter((scope) => scope !== 'clock' || clock !== null).map((scope) => (
            <li key={scope}>
              <button
                type="button"
                className="link"
                onClick={() => {
                  close();
                  delegate(scope);
                }}
              >
                {t(`table.hand ${scope}`, { what: clock ? speak(clock) : '' })}
              </button>
            </li>
          ))}
          <li className="apart">
            <button type="button" className="link" onClick={() => setAsking(true)}>
              {t('table.hand all')}
            </button>
          </li>
        </ul>
      )}
    </details>
  );
}

/** The whole match is not given away by one click. */
function HandAll({ onKeep }: { readonly onKeep: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className="staffmenu" role="group" aria-label={t('table.hand all')} data-testid="hand-all">
      <p>{t('table.hand all asks')}</p>
      <button type="button" className="se" onClick={() => delegate('all')}>
        {t('table.hand all yes')}
      </button>
      <button ref={keep} type="button" className="se" onClick={onKeep}>
        {t('table.hand all no')}
      </button>
    </div>
  );
}
