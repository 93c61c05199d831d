import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { goToLobby } from '../route.ts';
import { type Lamp, lamp, turnLamp } from '../store/lamp.ts';
import { exportMatch, room, setSpeed, speed, whyNot } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { Speed, TableView } from '../worker/protocol.ts';

const Reference = lazy(() => import('./Reference.tsx'));
const KEYS = ['1', 'Enter', 'Esc', 'Z', 'Y', '?', 'R', 'J', 'D', 'N', 'S', 'Space', '/'] as const;
const LAMPS: readonly Lamp[] = ['auto', 'day', 'night'];
const SPEEDS: readonly Speed[] = ['step', 'fast', 'instant'];

/** What lies over the table when it is asked for: rules, charts, keys, the menu. */
export function Sheets({ table }: { readonly table: TableView }) {
  const sheet = useStore(room, (now) => now.sheet);
  const unsaved = useStore(room, (now) => now.unsaved);
  return (
    <>
      {unsaved !== null && (
        <div className="unsaved fault" role="alert">
          {t('table.unsaved', { problem: unsaved })}{' '}
          <button type="button" className="link" onClick={() => void exportMatch(table.save)}>
            {t('table.export')}
          </button>
        </div>
      )}
      {sheet === 'menu' && <Menu table={table} />}
      {sheet === 'keys' && <Keys />}
      {sheet === 'why' && <Why />}
      {(sheet === 'rules' || sheet === 'charts' || sheet === 'terms') && (
        <Sheet title={t(`table.${sheet}`)}>
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
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = (): void => room.set({ sheet: 'none', sheetRule: null });
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

function Menu({ table }: { readonly table: TableView }) {
  const [light, setLight] = useState(lamp());
  const [pace, setPace] = useState(speed());
  const commitment = useStore(room, ({ opening }) => opening?.commitment ?? null);
  const seeded = useStore(room, ({ opening }) => opening?.meta.seeded === true);
  return (
    <Sheet title={t('table.menu')}>
      <div className="menu">
        <button type="button" className="go" onClick={goToLobby}>
          {t('table.lobby')}
        </button>
        <button type="button" className="se" onClick={() => void exportMatch(table.save)}>
          {t('table.export')}
        </button>
        {(['rules', 'charts', 'terms', 'keys'] as const).map((sheet) => (
          <button key={sheet} type="button" className="se" onClick={() => room.set({ sheet, sheetRule: null })}>
            {t(`table.${sheet}`)}
          </button>
        ))}
        <Choice
          label={t('table.lamp')}
          of={LAMPS}
          now={light}
          name={(each) => t(`table.lamp ${each}`)}
          onChange={(each) => {
            turnLamp(each);
            setLight(each);
          }}
        />
        <Choice
          label={t('table.speed')}
          of={SPEEDS}
          now={pace}
          name={(each) => t(`table.speed ${each}`)}
          onChange={(each) => {
            setSpeed(each);
            setPace(each);
          }}
        />
        {commitment !== null && <p className="note hash">{t('table.commitment', { hash: commitment })}</p>}
        {seeded && <p className="note">{t('table.seeded')}</p>}
      </div>
    </Sheet>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly now: T;
  name(each: T): string;
  onChange(each: T): void;
}

function Choice<T extends string>({ label, of, now, name, onChange }: ChoiceProps<T>) {
  return (
    <div className="choice">
      <span className="lab">{label}</span>
      <div className="flt">
        {of.map((each) => (
          <button key={each} type="button" aria-pressed={each === now} onClick={() => onChange(each)}>
            {name(each)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Keys() {
  return (
    <Sheet title={t('table.keys')}>
      <dl className="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key === '1' ? '1-9' : key}</kbd>
            </dt>
            <dd>{t(`keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
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
          if (wanted.trim() !== '') whyNot(wanted.trim());
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
