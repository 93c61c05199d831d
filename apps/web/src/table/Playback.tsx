import { useEffect } from 'react';
import { room, setSpeed, speak, speed } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { capital } from './names.ts';
import { endPlayback, nextEvent } from './playing.ts';

const FAST_MS = 900;

/** What happened since the last order, one event after the other, each shown on the chart. */
export function Playback() {
  const at = useStore(room, (now) => now.playback);
  const journal = useStore(room, (now) => now.journal);
  useEffect(() => {
    if (at === null) return undefined;
    room.set({ pulse: journal[at]?.touches ?? [] });
    if (speed() !== 'fast') return undefined;
    const timer = setTimeout(nextEvent, FAST_MS);
    return () => clearTimeout(timer);
  }, [at, journal]);
  const event = at === null ? undefined : journal[at];
  if (at === null || !event) return null;
  return (
    <div className="playback" data-testid="playback">
      <span className="lab">
        {t('table.since')} · {t('table.since count', { n: journal.length - at })}
      </span>
      <p>{capital(speak(event))}</p>
      <span className="acts">
        <button type="button" className="link" onClick={nextEvent}>
          {t('table.next')} <kbd>Space</kbd>
        </button>
        <button
          type="button"
          className="link"
          onClick={() => {
            if (speed() === 'fast') setSpeed('step');
          }}
        >
          ❚❚
          <span className="sr">{t('table.speed step')}</span>
        </button>
        <button type="button" className="link" onClick={endPlayback}>
          {t('table.done')}
        </button>
      </span>
    </div>
  );
}
