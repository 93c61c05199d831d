import type { LessonView, SeatView } from '@point-option/host/protocol';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { JournalLine } from '../table/JournalLine.tsx';
import { t } from '../words.ts';
import { RuleText } from '../reference/RuleText.tsx';
import { tellingLines } from './telling.ts';

/** What came of the order: whether it was the one that was asked for, what the dice did, and what that means. */
export function LessonOutcome({ table, lesson }: { readonly table: SeatView; readonly lesson: LessonView }) {
  const journal = useStore(room, (now) => now.journal);
  const since = journal.filter(({ n }) => n > table.since);
  const { lines, nothing } = tellingLines(since);
  const dice = since.filter(({ roll, struck }) => roll && !struck).length;
  return (
    <div data-testid="outcome" data-done={lesson.done ?? undefined}>
      <p className={lesson.done === true ? 'verdict done' : 'verdict'}>
        {lesson.done === null ? t('lesson.came') : lesson.done ? t('lesson.done') : t('lesson.otherwise')}
      </p>
      {lines.length > 0 && (
        <ol className="truth">
          {lines.map((event) => (
            <JournalLine key={event.n} event={event} isNew={false} />
          ))}
        </ol>
      )}
      {nothing && <p className="truth">{t('lesson.nothing')}</p>}
      {lesson.told.map((text) => (
        <p key={text} className="then">
          <RuleText text={text} />
        </p>
      ))}
      {since.length > lines.length && (
        <p className="note">
          {dice > 0 && t('lesson.dice', { n: dice })}{' '}
          <button type="button" className="link" onClick={showJournal}>
            {t('lesson.lines', { n: since.length })}
          </button>
        </p>
      )}
    </div>
  );
}

/** The journal with the lines of the order at its head: on a phone it is a page of its own. */
function showJournal(): void {
  room.set({ tab: 'journal' });
  const list = document.querySelector<HTMLElement>('.jou ol');
  list?.scrollTo({ top: 0 });
  list?.focus();
}
