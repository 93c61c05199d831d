import { capital, type Outcome } from '@point-option/engine';
import type { Replies, SeatView } from '@point-option/host/protocol';
import { useState } from 'react';
import { NextLesson } from '../lessons/NextLesson.tsx';
import { goToLobby } from '../route.ts';
import { askMatch } from '../store/connection.ts';
import { exportMatch } from '../store/matches.ts';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { Choice } from './Choice.tsx';
import { StaffDid } from './Delegate.tsx';
import { JournalLine } from './JournalLine.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { sideName } from './names.ts';
import { Playback } from './Playback.tsx';

/** How it ended: the sentence, the scores, what the lesson says of it, and on request all that was hidden. */
export function Over({ table, outcome }: { readonly table: SeatView; readonly outcome: Outcome }) {
  const [truth, setTruth] = useState<Replies['truth'] | null>(null);
  const shown = useStore(room, (now) => now.truth);
  const tell = async (): Promise<void> => {
    const given = await askMatch('truth', {});
    setTruth(given);
    room.set({ truth: given.presentation });
  };
  const playing = useStore(room, (now) => now.playback !== null);
  const alone = useStore(room, ({ opening }) => (opening?.sides.length ?? 1) === 1);
  return (
    <section className="ask over" data-testid="over">
      <header>
        <span className="lab">{t('table.over')}</span>
      </header>
      {playing && <Playback />}
      <h2 className="q" tabIndex={-1}>
        {speak({ key: outcome.result, values: outcome.scores })}
      </h2>
      {!alone && (
        <p className="who">
          {outcome.winner === null ? t('table.nobody') : t('table.winner', { side: sideName(outcome.winner) })}
        </p>
      )}
      <table className="table scores">
        <caption className="sr">{t('table.scores')}</caption>
        <tbody>
          {Object.entries(outcome.scores).map(([name, score]) => (
            <tr key={name}>
              <td>{capital(speak({ key: `score.${name}` }))}</td>
              <td className="n">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LessonPanel table={table} />
      <div className="act">
        {table.lesson && <NextLesson />}
        <button type="button" className="go" onClick={goToLobby}>
          {t('table.lobby')}
        </button>
        <button type="button" className="se" onClick={() => void exportMatch(table.match)}>
          {t('table.export')}
        </button>
      </div>
      {truth === null ? (
        <p className="nt">
          <button type="button" className="link" onClick={() => void tell()}>
            {t('table.reveal all')}
          </button>
        </p>
      ) : (
        <>
          <Choice
            label={t('table.shown')}
            of={['as it was', 'as seen']}
            now={shown === null ? 'as seen' : 'as it was'}
            name={(each) => t(`table.${each}`)}
            onChange={(each) => room.set({ truth: each === 'as seen' ? null : truth.presentation })}
          />
          <details open>
            <summary>{t('table.truth')}</summary>
            <ol className="truth">
              {truth.lines.map((event) => (
                <JournalLine key={event.n} event={event} isNew={false} apart />
              ))}
            </ol>
          </details>
        </>
      )}
      <StaffDid table={table} />
    </section>
  );
}
