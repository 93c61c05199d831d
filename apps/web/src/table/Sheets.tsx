import type { SeatView } from '@point-option/host/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LampChoice } from '../lobby/LampChoice.tsx';
import { goToLobby } from '../route.ts';
import { faultNotice } from '../store/faults.ts';
import { copyMatch, exportMatch } from '../store/matches.ts';
import { setSpeed } from '../store/orders.ts';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { askAbout } from './askAbout.ts';
import { SpeedChoice } from './SpeedChoice.tsx';

const Reference = lazy(() => import('./Reference.tsx'));

/** By what they are for, in the order of a turn. */
const KEYS: readonly (readonly [heading: string, keys: readonly string[]])[] = [
  ['order', ['1', 'Enter', 'Esc', 'Tab', 'Z', 'Y', '?', 'O', 'I', 'R', 'A', 'S']],
  ['events', ['Space', '[', ']', 'P', 'J']],
  ['table', ['C', '+', 'Arrows', 'Q', 'D', 'F', 'M', 'N', '/']],
];

/** What lies over the table when it is asked for: rules, charts, keys, the menu. */
export function Sheets({ table }: { readonly table: SeatView }) {
  const sheet = useStore(room, (now) => now.sheet);
  return (
    <>
      {sheet === 'menu' && <Menu table={table} />}
      {sheet === 'keys' && <Keys />}
      {sheet === 'why' && <Why />}
      {(sheet === 'rules' || sheet === 'charts' || sheet === 'terms') && (
        <Sheet title={t('reference.title')}>
          <Suspense fallback={<p className="lab">{t('web.loading')}</p>}>
            <Reference which={sheet} />
          </Suspense>
        </Sheet>
      )}
    </>
  );
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // The focus returns to what opened the sheet; a dialog that is taken out of the page does not see to that.
    const before = document.activeElement;
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    };
  }, []);
  const close = (): void => room.set({ sheet: 'none', sheetRule: null, sheetCell: null });
  return (
    <dialog ref={dialog} className="sheet" aria-label={title} onClose={close} onCancel={close}>
      <header>
        <h2 className="q">{title}</h2>
        <button type="button" className="se" onClick={close}>
          {t('table.close')} <kbd>Esc</kbd>
        </button>
      </header>
      {children}
    </dialog>
  );
}

function Menu({ table }: { readonly table: SeatView }) {
  const pace = useStore(room, (now) => now.speed);
  const commitment = useStore(room, ({ opening }) => opening?.commitment ?? null);
  const dice = useStore(room, ({ opening }) => opening?.meta.dice);
  return (
    <Sheet title={t('table.menu')}>
      <div className="menu">
        <button type="button" className="go" onClick={goToLobby}>
          {t('table.lobby')}
        </button>
        <button type="button" className="se" onClick={() => void exportMatch(table.match)}>
          {t('table.export')}
        </button>
        <Copy match={table.match} />
        {(['rules', 'charts', 'terms', 'keys'] as const).map((sheet) => (
          <button key={sheet} type="button" className="se" onClick={() => room.set({ sheet, sheetRule: null })}>
            {t(`table.${sheet}`)}
          </button>
        ))}
        <LampChoice />
        <SpeedChoice now={pace} onChange={setSpeed} />
        {commitment !== null && <p className="note hash">{t('table.commitment', { hash: commitment })}</p>}
        {dice !== undefined && dice !== 'fair' && <p className="note">{t(`table.dice ${dice}`)}</p>}
      </div>
    </Sheet>
  );
}

/** The match as it stands, kept under a name of its own beside the one that is played on. */
function Copy({ match }: { readonly match: string }) {
  const [name, setName] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const keep = async (as: string): Promise<void> => {
    try {
      await copyMatch(match, as);
      setName(null);
      setSaid(t('table.copied', { name: as.trim() }));
    } catch (error) {
      setSaid(faultNotice(error).text);
    }
  };
  if (name === null)
    return (
      <>
        <button type="button" className="se" onClick={() => setName('')}>
          {t('table.copy')}
        </button>
        <span role="status">{said}</span>
      </>
    );
  return (
    <form
      className="field copy"
      onSubmit={(event) => {
        event.preventDefault();
        void keep(name);
      }}
    >
      <label htmlFor="copy">{t('table.copy name')}</label>
      <span>
        <input id="copy" autoFocus value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        <button type="submit" className="go">
          {t('table.copy go')}
        </button>
      </span>
      {said !== '' && <p className="note">{said}</p>}
    </form>
  );
}

function Keys() {
  return (
    <Sheet title={t('table.keys')}>
      <div className="keysheet">
        {KEYS.map(([heading, keys]) => (
          <section key={heading}>
            <h3 className="section">{t(`keys ${heading}`)}</h3>
            <dl className="keys">
              {keys.map((key) => (
                <div key={key}>
                  <dt>
                    <kbd>{t(`key ${key}`)}</kbd>
                  </dt>
                  <dd>{t(`keys.${key}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function Why() {
  const [wanted, setWanted] = useState('');
  return (
    <Sheet title={t('table.why not')}>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.trim() !== '') askAbout(wanted.trim());
          room.set({ sheet: 'none' });
        }}
      >
        <label htmlFor="why">{t('table.why ask')}</label>
        <input id="why" autoFocus value={wanted} onChange={(event) => setWanted(event.target.value)} />
        <button type="submit" className="go">
          {t('table.why not')}
        </button>
      </form>
    </Sheet>
  );
}
