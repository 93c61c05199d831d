import { capital } from '@point-option/engine';
import { useEffect } from 'react';
import { setSpeed } from '../store/orders.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { endPlayback, lastEvent, nextEvent } from './playing.ts';
import { RollView } from './RollView.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';

const FAST_MS = 900;
/** A roll takes longer to read. */
const ROLL_MS = 1800;

/** What happened since the last order, one event after the other, each with its die and shown on the chart. */
export function Playback() {
  const at = useStore(room, (now) => now.playback);
  const journal = useStore(room, (now) => now.journal);
  const pace = useStore(room, (now) => now.speed);
  const since = useStore(room, ({ table }) => (table !== null && !table.blank ? table.since : 0));
  const event = at === null ? undefined : journal[at];
  useEffect(() => {
    if (at === null) return undefined;
    room.set({ pulse: journal[at]?.touches ?? [] });
    if (pace !== 'fast') return undefined;
    const timer = setTimeout(nextEvent, journal[at]?.roll ? ROLL_MS : FAST_MS);
    return () => clearTimeout(timer);
  }, [at, journal, pace]);
  if (at === null || !event) return null;
  return (
    <section className="playback" aria-label={t('table.since')} data-testid="playback">
      <header>
        <span className="lab">{event.n > since ? t('table.since') : t('table.replay')}</span>
        <span className="note">{t('table.since at', { n: event.n, of: journal.at(-1)?.n ?? event.n })}</span>
      </header>
      <p>{capital(speak(event))}</p>
      {event.roll && <RollView roll={event.roll} brief />}
      <div className="acts">
        <button type="button" className="se" disabled={at === 0} onClick={lastEvent}>
          {t('table.back')} <kbd>[</kbd>
        </button>
        <button type="button" className="se" onClick={nextEvent}>
          {t('table.next')} <kbd>Space</kbd>
        </button>
        <button type="button" className="link" onClick={endPlayback}>
          {t('table.done')} <kbd>Esc</kbd>
        </button>
      </div>
      <SpeedChoice now={pace} onChange={setSpeed} />
    </section>
  );
}
