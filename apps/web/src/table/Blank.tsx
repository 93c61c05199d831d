import { capital } from '@point-option/engine';
import type { BlankView } from '@point-option/host/protocol';
import { useEffect, useRef } from 'react';
import { goToLobby } from '../route.ts';
import { sit } from '../store/orders.ts';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';

/** The sheet between two people at one screen. The page has nothing of either side now. */
export function Blank({ blank }: { readonly blank: BlankView }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  const side = name(blank.next);
  return (
    <main className="blank" data-testid="blank">
      <h1 className="q">{t('table.blank', { side })}</h1>
      <p className="who">{t('table.blank text', { side })}</p>
      <button ref={first} type="button" className="go" onClick={() => sit(blank.next)}>
        {capital(t('table.blank go', { side }))} <kbd>Enter</kbd>
      </button>
      {blank.others.map((other) => (
        <button key={other} type="button" className="link" onClick={() => sit(other)}>
          {capital(t('table.blank other', { side: name(other) }))}
        </button>
      ))}
      <button type="button" className="link" onClick={goToLobby}>
        {t('table.lobby')}
      </button>
    </main>
  );
}

function name(side: string): string {
  return speak({ key: `side.${side}` });
}
