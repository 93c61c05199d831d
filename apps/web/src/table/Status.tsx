import type { ClockView, Presentation } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { Mark } from '../lobby/Mark.tsx';
import { goToLobby } from '../route.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { LightIcon } from './LightIcon.tsx';
import { sideName } from './names.ts';
import { ScaleBar } from './ScaleBar.tsx';

/** A count of this many or fewer is drawn as boxes, each with its number. */
const NUMBERED = 6;

/** The line at the top: the hour and the light, the counts and tracks, and the way out. */
export function Status({ table }: { readonly table: SeatView }) {
  const { presentation, seat } = table;
  const people = useStore(room, ({ opening }) => opening?.people.length ?? 1);
  return (
    <header className="st">
      <button type="button" className="br" onClick={goToLobby} title={t('table.lobby')}>
        <Mark /> <span className="brname">{t('web.title')}</span>
      </button>
      <Clock clock={presentation.clock} />
      {presentation.headings.map((line, i) => (
        <div key={`${line.key} ${i}`} className="vp">
          <span>{speak(line)}</span>
        </div>
      ))}
      {people > 1 && (
        <div>
          <em>{t('table.seat', { side: sideName(seat) })}</em>
        </div>
      )}
      {presentation.tracks.map((track) => (
        <Scale key={track.id} track={track} data-track={track.id} />
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

/** The game's own time: what it is called, how light it is, and what it counts. */
function Clock({ clock: { now, light, counts } }: { readonly clock: ClockView }) {
  return (
    <>
      <div className="cl" data-light={light}>
        {light && <LightIcon light={light} label={t(`table.light ${light}`)} />}
        <span>{speak(now)}</span>
      </div>
      {counts.map((count) => (
        <Scale key={count.id} track={count} data-track={count.id} />
      ))}
    </>
  );
}

type Track = Presentation['tracks'][number];

interface ScaleProps {
  readonly track: Track;
  readonly 'data-track': string;
}

/** A figure against its maximum: numbered boxes where they are few, a scale bar where they are many. */
function Scale({ track, ...data }: ScaleProps) {
  const { title, value, max } = track;
  if (max > NUMBERED)
    return (
      <div className="cm" title={caption(track)} {...data}>
        <span className="lab">{speak(title)}</span>
        <b>{value}</b>
        <ScaleBar value={value} max={max} label={speak(title)} />
        {value > max && <em>{t('table.beyond', { mark: endOf(track), n: max })}</em>}
      </div>
    );
  return (
    <div className="ph" title={caption(track)} {...data}>
      <span className="lab">{speak(title)}</span>
      <span className="sr">{`${value} / ${max}`}</span>
      <ol aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <li key={i} className={i + 1 < value ? 'd' : i + 1 === value ? 'n' : ''}>
            {i + 1}
          </li>
        ))}
      </ol>
    </div>
  );
}

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
