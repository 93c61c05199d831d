import type { Ref } from '@point-option/engine';
import { refKey } from '@point-option/engine';
import type { LessonView, SeatView } from '@point-option/host/protocol';
import { useEffect, useState } from 'react';
import { LessonEnd } from '../lessons/LessonEnd.tsx';
import { LessonOutcome } from '../lessons/LessonOutcome.tsx';
import { RuleText } from '../reference/RuleText.tsx';
import { hasBegun } from '../store/draft.ts';
import { setLesson } from '../store/orders.ts';
import { room } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { nameIn } from './look.ts';
import { ScaleBar } from './ScaleBar.tsx';

/** The lesson, a page at a time: what came of the last order, then what to know for this one and what to try. */
export function LessonPanel({ table }: { readonly table: SeatView }) {
  const { lesson } = table;
  if (lesson === null) return null;
  if (!lesson.skipped) return <Pages key={table.seq} table={table} lesson={lesson} />;
  return (
    <p className="nt">
      <button type="button" className="link" onClick={() => setLesson(false)} data-testid="unskip">
        {t('lesson.unskip')}
      </button>
    </p>
  );
}

const OUTCOME = 'outcome';
type Step = LessonView['steps'][number];

/** Everything said so far, and between the old and the new what came of the last order, where there is anything to tell. */
function pagesOf({ steps, fresh, explains, done, told }: LessonView, lines: number): (Step | typeof OUTCOME)[] {
  const isTold = explains && (done !== null || told.length > 0 || lines > 0);
  return [...steps.slice(0, fresh), ...(isTold ? [OUTCOME as typeof OUTCOME] : []), ...steps.slice(fresh)];
}

function Pages({ table, lesson }: { readonly table: SeatView; readonly lesson: LessonView }) {
  const lines = table.journalLength - table.since;
  const pages = pagesOf(lesson, lines);
  // Where nothing new is said the panel is a line: the question has the room.
  const [at, setAt] = useState(lesson.fresh < pages.length ? lesson.fresh : -1);
  const isBusy = useStore(
    room,
    ({ draft }) => hasBegun(table.prompt, draft) && (isSmall() || table.prompt?.kind === 'arrange'),
  );
  const page = at < 0 || isBusy ? undefined : pages[at];
  const reminder = lesson.steps.slice(lesson.fresh).at(-1)?.try;
  const step = page === OUTCOME ? undefined : page;
  usePointing(table, step?.look);
  const last = pages.length - 1;
  const isEnd = table.outcome !== null;
  return (
    <aside className="lesson" aria-label={t('table.lesson')} data-testid="lesson">
      <header>
        <span className="lab">{t('table.lesson')}</span>
        <ScaleBar value={lesson.steps.length} max={lesson.of} label={t('lesson.progress')} />
        <span className="turns">
          <button
            type="button"
            className="se"
            disabled={at === 0}
            aria-label={t('lesson.back')}
            title={t('lesson.back')}
            onClick={() => setAt(at < 0 ? last : at - 1)}
          >
            ‹
          </button>
          <button
            type="button"
            className={at >= 0 && at < last ? 'go' : 'se'}
            disabled={at < 0}
            aria-label={at === last ? t('lesson.fold') : t('lesson.next')}
            title={at === last ? t('lesson.fold') : t('lesson.next')}
            onClick={() => setAt(at === last ? -1 : at + 1)}
            data-testid="lesson-next"
          >
            {at === last ? '▴' : '›'}
          </button>
        </span>
        {!isEnd && (
          <button type="button" className="link" onClick={() => setLesson(true)} data-testid="skip">
            {t('lesson.skip')}
          </button>
        )}
      </header>
      {page === undefined && reminder !== undefined && (
        <p className="try brief">
          <b>{t('table.try')}.</b> {reminder}
        </p>
      )}
      <div className="page" aria-live="polite">
        {page === OUTCOME && <LessonOutcome table={table} lesson={lesson} />}
        {step && <StepPage table={table} step={step} isPast={at < lesson.fresh} />}
      </div>
      {isEnd && <LessonEnd teaches={lesson.teaches} />}
    </aside>
  );
}

/** On a phone the lesson makes room as soon as an order is begun; beside a list of pieces with their boxes it does so everywhere. */
function isSmall(): boolean {
  return matchMedia('(max-width: 759px)').matches;
}

/** What a step points at is ringed and brought into view, as long as no playback shows something else. */
function usePointing(table: SeatView, look: readonly Ref[] | undefined): void {
  const playing = useStore(room, (now) => now.playback !== null);
  useEffect(() => {
    if (playing) return;
    room.set({ pulse: look ?? [] });
    if (look === undefined) return;
    const frame = requestAnimationFrame(() =>
      document.querySelector('.disp .pulse')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [table.seq, look, playing]);
}

interface StepProps {
  readonly table: SeatView;
  readonly step: Step;
  readonly isPast: boolean;
}

function StepPage({ table, step, isPast }: StepProps) {
  const looks = (step.look ?? []).flatMap((ref) => {
    const name = nameIn(table.presentation, ref);
    return name === null ? [] : [{ ref, name }];
  });
  return (
    <>
      <p>
        <RuleText text={step.say} />
      </p>
      {step.try !== undefined && (
        <p className={isPast ? 'try past' : 'try'}>
          <b>{t('table.try')}.</b> <RuleText text={step.try} />
        </p>
      )}
      {looks.length > 0 && (
        <p className="note">
          {t('table.look')}:{' '}
          {looks.map(({ ref, name }) => (
            <button key={refKey(ref)} type="button" className="link" onClick={() => room.set({ pulse: [ref] })}>
              {name}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
