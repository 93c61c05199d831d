import type { PromptView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { delegate, setSpeed, stepStaff } from '../store/orders.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { StaffDid } from './Delegate.tsx';
import { delegatedText } from './names.ts';
import { Playback } from './Playback.tsx';
import { innerSteps, stationOf } from './progress.ts';
import { SpeedChoice } from './SpeedChoice.tsx';

/** The staff decide what this seat was asked: which question it is, what they have done, and how to go on or stop them. */
export function StaffAct({ table, prompt }: { readonly table: SeatView; readonly prompt: PromptView }) {
  const pace = useStore(room, (now) => now.speed);
  const playing = useStore(room, (now) => now.playback !== null);
  const { delegated } = table;
  return (
    <section className="ask waits" data-testid="staff-acts" data-seq={table.seq}>
      <header>
        <span className="lab">{t('web.busy')}</span>
        <span className="step">{innerSteps(table.flow).at(-1) ?? stationOf(table.flow)}</span>
      </header>
      {playing && <Playback />}
      <div className="asked" role="group" aria-label={t('table.asked')} tabIndex={0}>
        <h2 className="q" tabIndex={-1}>
          {speak(prompt.question)}
        </h2>
        {delegated !== null && <p className="who">{delegatedText(delegated)}</p>}
        <StaffDid table={table} />
      </div>
      <footer>
        <SpeedChoice now={pace} onChange={setSpeed} />
        <div className="act">
          <button type="button" className="go" disabled={pace !== 'step'} onClick={stepStaff} data-testid="step">
            {t('table.staff next')} <kbd>Space</kbd>
          </button>
          <button type="button" className="se" onClick={() => delegate(null)}>
            {t('table.take back')}
          </button>
        </div>
      </footer>
    </section>
  );
}
