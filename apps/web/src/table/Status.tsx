import type { Presentation } from '@point-option/engine';
import { Mark } from '../lobby/Mark.tsx';
import { goToLobby } from '../route.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { sideName } from './names.ts';

/** Boxes that a track of so few is drawn with, each with its number. */
const NUMBERED = 6;

/** The line at the top: the hour and the light, the tracks, and the way out. */
export function Status({ table }: { readonly table: TableView }) {
  const { presentation, seat } = table;
  const people = useStore(room, ({ opening }) => opening?.people.length ?? 1);
  return (
    <header className="st">
      <button type="button" className="br" onClick={goToLobby} title={t('table.lobby')}>
        <Mark /> <span className="brname">{t('web.title')}</span>
      </button>
      {presentation.status.map((line, i) => (
        <div key={line.key} className={i === 0 ? 'cl' : 'vp'}>
          <span>{speak(line)}</span>
        </div>
      ))}
      {people > 1 && (
        <div>
          <em>{t('table.seat', { side: sideName(seat) })}</em>
        </div>
      )}
      {presentation.tracks.map((track) => (
        <div key={track.id} className={track.max <= NUMBERED ? 'ph' : 'cm'} title={caption(track)}>
          <span className="lab">{speak(track.title)}</span>
          {track.max <= NUMBERED ? (
            <>
              <span className="sr">{`${track.value} / ${track.max}`}</span>
              <ol aria-hidden="true">
                {Array.from({ length: track.max }, (_, i) => (
                  <li key={i} className={i + 1 < track.value ? 'd' : i + 1 === track.value ? 'n' : ''}>
                    {i + 1}
                  </li>
                ))}
              </ol>
            </>
          ) : (
            <>
              <b>{track.value}</b>
              <ScaleBar value={track.value} max={track.max} label={speak(track.title)} />
              {track.value > track.max && <em>{t('table.beyond', { mark: endOf(track), n: track.max })}</em>}
            </>
          )}
        </div>
      ))}
      <nav className="mn" aria-label={t('table.menu')}>
        <button type="button" onClick={() => room.set({ sheet: 'rules', sheetRule: null })}>
          {t('table.rules')}
        </button>
        <button type="button" onClick={() => room.set({ sheet: 'charts' })}>
          {t('table.charts')}
        </button>
        <button type="button" className="mu" onClick={() => room.set({ sheet: 'menu' })}>
          {t('table.menu')}
        </button>
      </nav>
    </header>
  );
}

type Track = Presentation['tracks'][number];

/** Where the track stands and what is marked on it: "17 of 15; threshold 9, limit 15". */
function caption({ value, max, marks = [] }: Track): string {
  const marked = marks.map(({ at, label }) => `${speak(label)} ${at}`).join(', ');
  return [t('table.track at', { n: value, max }), marked].filter((part) => part !== '').join('; ');
}

/** What the end of a track is called. */
function endOf({ max, marks = [] }: Track): string {
  const mark = marks.find(({ at }) => at === max);
  return mark ? speak(mark.label) : t('table.end');
}
