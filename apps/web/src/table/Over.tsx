import type { Outcome, SeenEvent } from '@point-option/engine';
import { useState } from 'react';
import { NextLesson } from '../lessons/NextLesson.tsx';
import { goToLobby } from '../route.ts';
import { exportMatch, host, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { StaffDid } from './Delegate.tsx';
import { JournalLine } from './JournalLine.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { capital, sideName } from './names.ts';
import { Playback } from './Playback.tsx';

/** How it ended: the sentence, the scores, what the lesson says of it, and on request all that was hidden. */
export function Over({ table, outcome }: { readonly table: TableView; readonly outcome: Outcome }) {
  const [truth, setTruth] = useState<readonly SeenEvent[] | null>(null);
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
              <td>{scoreName(name)}</td>
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
        <button type="button" className="se" onClick={() => void exportMatch(table.save)}>
          {t('table.export')}
        </button>
      </div>
      {truth === null ? (
        <p className="nt">
          <button
            type="button"
            className="link"
            onClick={() =>
              void host()
                .ask('truth', {})
                .then(({ lines }) => setTruth(lines))
            }
          >
            {t('table.reveal all')}
          </button>
        </p>
      ) : (
        <details open>
          <summary>{t('table.truth')}</summary>
          <ol className="truth">
            {truth.map((event) => (
              <JournalLine key={event.n} event={event} isNew={false} apart />
            ))}
          </ol>
        </details>
      )}
      <StaffDid did={table.staffDid} />
    </section>
  );
}

/** A side's score by its name; others by what the game calls them. */
function scoreName(name: string): string {
  const words = room.get().opening?.words ?? {};
  const key = [`side.${name}`, `score.${name}`].find((each) => Object.hasOwn(words, each));
  return capital(key === undefined ? name : speak({ key }));
}
