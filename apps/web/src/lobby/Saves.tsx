import { shelf } from 'virtual:shelf';
import type { MatchMeta } from '@point-option/host/protocol';
import { useEffect, useRef, useState } from 'react';
import { goToMatch } from '../route.ts';
import { connection } from '../store/connection.ts';
import { faultNotice } from '../store/faults.ts';
import { exportMatch, openMatch } from '../store/matches.ts';
import { t } from '../words.ts';
import { SeatFields } from './SeatFields.tsx';

interface Props {
  readonly saves: readonly MatchMeta[];
  /** The one to be opened, as if its own button were pressed. */
  readonly opens: string | null;
  onChange(): void;
  onProblem(sentence: string): void;
}

/** The matches that this browser keeps. */
export function Saves({ saves, opens, onChange, onProblem }: Props) {
  if (saves.length === 0) return <p className="empty">{t('lobby.none kept')}</p>;
  return (
    <ul className="saves" data-testid="saves">
      {saves.map((meta) => (
        <Save key={meta.match} meta={meta} opens={opens === meta.match} onChange={onChange} onProblem={onProblem} />
      ))}
    </ul>
  );
}

interface SaveProps extends Pick<Props, 'onChange' | 'onProblem'> {
  readonly meta: MatchMeta;
  readonly opens: boolean;
}

function Save({ meta, opens, onChange, onProblem }: SaveProps) {
  const [name, setName] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const [seats, setSeats] = useState<Record<string, string> | null>(null);
  const game = shelf.find(({ id }) => id === meta.game);
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    onProblem('');
    try {
      await work();
      onChange();
    } catch (error) {
      onProblem(faultNotice(error).text);
    }
  };
  const resume = (): void => {
    if (meta.unseated && seats === null) {
      setSeats({ ...meta.seats });
      return;
    }
    void attempt(async () => {
      goToMatch(await openMatch(meta.match, seats ?? undefined));
    });
  };
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!opens) return;
    resume();
    line.current?.scrollIntoView({ block: 'nearest' });
    line.current?.querySelector<HTMLElement>('button.se')?.focus({ preventScroll: true });
  }, [opens]);
  return (
    <li ref={line} data-match={meta.match}>
      <div>
        {name === null ? (
          <b>{meta.name}</b>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void attempt(() => connection().ask('rename', { match: meta.match, name })).then(() => setName(null));
            }}
          >
            <input
              autoFocus
              value={name}
              maxLength={80}
              aria-label={t('lobby.name')}
              onChange={(event) => setName(event.target.value)}
            />
          </form>
        )}
        {meta.where !== undefined && meta.where.length > 0 && <i className="where-it">{meta.where.join('. ')}.</i>}
        <span className="note">
          {meta.gameTitle}, {when(meta.played)}
          {meta.isOver && `, ${t('lobby.over')}`}
          {meta.dice !== 'fair' && `, ${t(`lobby.dice ${meta.dice}`)}`}
        </span>
        {seats !== null && game && (
          <>
            <p className="note">{t('lobby.whose text')}</p>
            <SeatFields game={game} seats={seats} onChange={setSeats} />
          </>
        )}
        <details>
          <summary aria-label={t('lobby.more', { name: meta.name })}>…</summary>
          <button type="button" className="link" onClick={() => setName(meta.name)}>
            {t('lobby.rename')}
          </button>
          <button type="button" className="link" onClick={() => void attempt(() => exportMatch(meta.match))}>
            {t('lobby.export')}
          </button>
          {sure ? (
            <>
              <button
                type="button"
                className="link warn"
                onClick={() => void attempt(() => connection().ask('delete', { match: meta.match }))}
              >
                {t('lobby.really')}
              </button>
              <button type="button" className="link" onClick={() => setSure(false)}>
                {t('lobby.keep')}
              </button>
            </>
          ) : (
            <button type="button" className="link" onClick={() => setSure(true)}>
              {t('lobby.delete')}
            </button>
          )}
        </details>
      </div>
      <button type="button" className="se" onClick={resume}>
        {meta.isOver ? t('lobby.look') : t('lobby.resume')}
      </button>
    </li>
  );
}

function when(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
