import { capital } from '@point-option/engine';
import type { DieWanted, SeatView } from '@point-option/host/protocol';
import { useEffect, useRef } from 'react';
import { rollDie } from '../store/orders.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { DieEntry } from './DieEntry.tsx';
import { DieGlyph } from './Glyphs.tsx';
import { sideName } from './names.ts';
import { clearOrUndo } from './picking.ts';
import { Playback } from './Playback.tsx';
import { innerSteps, stationOf } from './progress.ts';
import { NoticeBar } from './NoticeBar.tsx';

/** Play waits for a die that is rolled by hand: what it is for, which order it serves, and where to enter it. */
export function DiePanel({ table, die }: { readonly table: SeatView; readonly die: DieWanted }) {
  const playing = useStore(room, (now) => now.playback !== null);
  const sending = useStore(room, (now) => now.sending);
  const question = useRef<HTMLHeadingElement>(null);
  // A new die is heard, whether or not it has the same number of sides.
  useEffect(() => {
    question.current?.scrollIntoView({ block: 'nearest' });
  }, [die]);
  return (
    <section className="ask dice" aria-label={t('die.title')} data-testid="die" data-seq={table.seq}>
      <header>
        <DieGlyph />
        <span className="lab">{t('die.title')}</span>
        <span className="step">{innerSteps(table.flow).at(-1) ?? stationOf(table.flow)}</span>
      </header>
      {playing && <Playback />}
      <div className="asked" role="group" aria-label={t('table.asked')} tabIndex={0}>
        <h2 ref={question} className="q" tabIndex={-1}>
          {die.purpose
            ? t('die.roll for', { sides: die.sides, purpose: speak(die.purpose) })
            : t('die.roll', { sides: die.sides })}
        </h2>
        <Serves die={die} />
        {die.given.length > 0 && <p className="who">{t('die.given', { dice: die.given.join(', ') })}</p>}
        <DieEntry key={`${table.seq} ${die.given.length}`} sides={die.sides} disabled={sending} onRoll={rollDie} />
      </div>
      <footer>
        <NoticeBar />
        <div className="act">
          <button
            type="button"
            className="se"
            disabled={die.undoRefused !== null}
            onClick={clearOrUndo}
            data-testid="undo"
          >
            {t('die.undo')} <kbd>Z</kbd>
          </button>
        </div>
        <p className="nt undoline">
          {die.undoRefused ? `${t('table.undo')}: ${speak(die.undoRefused.reason)}` : t('die.can undo')}
        </p>
      </footer>
    </section>
  );
}

/** The order that waits for the die, where this side gave it; else whose it is. */
function Serves({ die: { order, side } }: { readonly die: DieWanted }) {
  if (order === null) return <p className="who">{t('die.side', { side: sideName(side) })}</p>;
  return (
    <p className="who">
      {t('die.serves', { question: speak(order.question) })}{' '}
      <b>{order.answer.map((part) => capital(speak(part))).join('; ')}</b>
    </p>
  );
}
