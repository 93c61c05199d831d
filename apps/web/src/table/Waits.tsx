import type { SeatView } from '@point-option/host/protocol';
import { sit } from '../store/orders.ts';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { UndoButtons } from './Actions.tsx';
import { StaffDid } from './Delegate.tsx';
import { sideName } from './names.ts';
import { Playback } from './Playback.tsx';
import { stationOf } from './progress.ts';
import { NoticeBar } from './NoticeBar.tsx';

/** Nothing is asked of this seat: who decides, at which step, and what may be done meanwhile. */
export function Waits({ table }: { readonly table: SeatView }) {
  const people = useStore(room, ({ opening }) => opening?.people);
  const playing = useStore(room, (now) => now.playback !== null);
  const next = table.waitingFor.filter((side) => people?.includes(side));
  return (
    <section className="ask waits" data-testid="waits">
      <header>
        <span className="lab">{t('table.waits')}</span>
        <span className="step">{stationOf(table.flow)}</span>
      </header>
      {playing && <Playback />}
      <div className="asked" role="group" aria-label={t('table.asked')} tabIndex={0}>
        <h2 className="q" tabIndex={-1}>
          {t('table.waiting', { sides: table.waitingFor.map(sideName).join(', ') })}
        </h2>
        <p className="who">{t('table.waiting text', { side: sideName(table.seat) })}</p>
        <StaffDid table={table} />
      </div>
      <footer>
        <NoticeBar />
        <div className="act">
          {next.map((side) => (
            <button key={side} type="button" className="go" onClick={() => sit(side)}>
              {t('table.hand over', { side: sideName(side) })}
            </button>
          ))}
          <UndoButtons table={table} />
        </div>
      </footer>
    </section>
  );
}
