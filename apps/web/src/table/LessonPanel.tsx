import { room, setLesson } from '../store/room.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { nameIn } from './look.ts';
import { ScaleBar } from './ScaleBar.tsx';

/** The lesson: what came of the last order, what to know for this one, and what to try. */
export function LessonPanel({ table }: { readonly table: TableView }) {
  const { lesson, presentation } = table;
  if (lesson === null) return null;
  if (lesson.skipped) {
    return (
      <p className="nt">
        <button type="button" className="link" onClick={() => setLesson(false)}>
          {t('table.unskip')}
        </button>
      </p>
    );
  }
  if (lesson.steps.length === 0 && lesson.told.length === 0) return null;
  const looks = lesson.steps.flatMap(({ look = [] }) => look);
  return (
    <aside className="lesson" aria-label={t('table.lesson')} data-testid="lesson">
      <header>
        <span className="lab">{t('table.lesson')}</span>
        <ScaleBar value={lesson.said} max={lesson.of} label={t('table.lesson')} />
        <button type="button" className="link" onClick={() => setLesson(true)}>
          {t('table.skip')}
        </button>
      </header>
      {lesson.told.map((text) => (
        <p key={text} className="then">
          {text}
        </p>
      ))}
      {lesson.steps.map((step) => (
        <div key={step.say}>
          <p>{step.say}</p>
          {step.try !== undefined && (
            <p className="try">
              <b>{t('table.try')}.</b> {step.try}
            </p>
          )}
        </div>
      ))}
      {looks.length > 0 && (
        <p className="note">
          {t('table.look')}:{' '}
          {looks.map((id) => {
            const name = nameIn(presentation, id);
            return name === null ? null : (
              <button key={id} type="button" className="link" onClick={() => room.set({ pulse: [id] })}>
                {name}
              </button>
            );
          })}
        </p>
      )}
    </aside>
  );
}
