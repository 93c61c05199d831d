import type { PromptView } from '@point-option/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { PromptHelp } from '../reference/PromptHelp.tsx';
import { answerOf, type Draft } from '../store/draft.ts';
import { order, redoOrder, reveal, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { Advised } from './Advised.tsx';
import { AmountField } from './AmountField.tsx';
import { Arrange } from './Arrange.tsx';
import { Delegate, StaffDid } from './Delegate.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { capital, sideName } from './names.ts';
import { OddsView } from './OddsView.tsx';
import { Options } from './Options.tsx';
import { Over } from './Over.tsx';
import { confirmOrder, takeBack } from './picking.ts';
import { Playback } from './Playback.tsx';
import { innerSteps, stationOf } from './progress.ts';
import { RuleTag } from './RuleTag.tsx';
import { situation } from './situation.ts';
import { StaffAct } from './StaffAct.tsx';
import { ToldNote } from './ToldNote.tsx';
import { useQuestionFocus } from './useQuestionFocus.ts';

/** What is asked, why, what it risks, and the button that orders it. Amber is for this and nothing else. */
export function Prompt({ table }: { readonly table: TableView }) {
  const playing = useStore(room, (now) => now.playback !== null);
  const { prompt, outcome, lesson } = table;
  useQuestionFocus(table);
  if (outcome !== null) return <Over table={table} outcome={outcome} />;
  if (prompt === null) return <Waits table={table} />;
  if (table.staffActs) return <StaffAct table={table} prompt={prompt} />;
  return (
    <section
      className={`ask${lesson && !lesson.skipped ? ' taught' : ''}`}
      aria-label={t('table.order')}
      data-testid="prompt"
      data-kind={prompt.kind}
      data-seq={table.seq}
    >
      <header>
        <Flag />
        <span className="lab">{t('table.order')}</span>
        <span className="step">{innerSteps(table.flow).at(-1) ?? stationOf(table.flow)}</span>
        <RuleTag rule={prompt.rule} />
      </header>
      {playing && <Playback />}
      <Scrolled seq={table.seq}>
        <Question text={speak(prompt.question)} />
        <p className="who situation">{situation(table.presentation, prompt)}</p>
        <LessonPanel table={table} />
        <PromptHelp prompt={prompt} />
        <Advised prompt={prompt} />
        <Body table={table} prompt={prompt} />
        <StaffDid table={table} />
      </Scrolled>
      <footer>
        <ToldNote />
        <Actions table={table} prompt={prompt} />
        <UndoLine table={table} prompt={prompt} />
        <Delegate table={table} />
      </footer>
    </section>
  );
}

/** More letters than this are more than two lines: they are set smaller, so that the list under them is in sight. */
const LONG = 62;

/** The question; after an order the keyboard is led to it. */
function Question({ text }: { readonly text: string }) {
  return (
    <h2 className={text.length > LONG ? 'q long' : 'q'} tabIndex={-1}>
      {text}
    </h2>
  );
}

/** What is between the head and the button: it scrolls, so that the button never moves. */
function Scrolled({ seq, children }: { readonly seq: number; readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  // A new question is read from its beginning.
  useEffect(() => {
    part.current?.scrollTo({ top: 0 });
  }, [seq]);
  return (
    // What scrolls must be reached by the keyboard too.
    <div ref={part} className="asked" role="group" aria-label={t('table.asked')} tabIndex={0}>
      {children}
    </div>
  );
}

function Body({ table, prompt }: { readonly table: TableView; readonly prompt: PromptView }) {
  if (prompt.kind === 'arrange') return <Arrange table={table} prompt={prompt} />;
  if (prompt.kind === 'amount') return <AmountField prompt={prompt} />;
  if (prompt.kind === 'confirm') return <OddsView option="yes" seq={table.seq} />;
  return <Options table={table} prompt={prompt} />;
}

function Actions({ table, prompt }: { readonly table: TableView; readonly prompt: PromptView }) {
  const draft = useStore(room, (now) => now.draft);
  const sending = useStore(room, (now) => now.busy);
  return (
    <div className="act">
      {prompt.kind === 'confirm' ? (
        <>
          <button type="button" className="go" disabled={sending} onClick={() => order(true)}>
            {t('web.yes')} <kbd>1</kbd>
          </button>
          <button type="button" className="se" disabled={sending} onClick={() => order(false)}>
            {t('web.no')} <kbd>2</kbd>
          </button>
        </>
      ) : (
        <button
          type="button"
          className="go"
          data-testid="confirm"
          disabled={sending || answerOf(prompt, draft) === undefined}
          onClick={confirmOrder}
        >
          <span className="golabel">{confirmLabel(prompt, draft)}</span> <kbd>Enter</kbd>
        </button>
      )}
      <UndoButtons table={table} />
    </div>
  );
}

function UndoButtons({ table }: { readonly table: TableView }) {
  return (
    <>
      <button type="button" className="se" disabled={!table.canUndo} onClick={takeBack} data-testid="undo">
        {t('table.undo')} <kbd>Z</kbd>
      </button>
      {table.canRedo && (
        <button type="button" className="se" onClick={redoOrder} data-testid="redo">
          {t('table.redo')} <kbd>Y</kbd>
        </button>
      )}
    </>
  );
}

function confirmLabel(prompt: PromptView, draft: Draft): string {
  const n = draft.chosen.length;
  switch (prompt.kind) {
    case 'one': {
      const chosen = prompt.options.find(({ id }) => id === draft.chosen[0]);
      return chosen ? capital(speak(chosen.label)) : t('table.choose');
    }
    case 'some': {
      const least = prompt.limits?.min ?? 0;
      if (n < least) return t('table.need', { n: least - n });
      return n === 0 ? t('table.confirm none') : t('table.confirm some', { n });
    }
    case 'amount':
      return t('table.confirm some', { n: draft.amount });
    default: {
      const placed = Object.keys(draft.placed).length;
      if (answerOf(prompt, draft) === undefined) return t('table.left', { n: prompt.options.length - placed });
      return placed === 0 ? t('table.confirm none') : t('table.confirm place', { n: placed });
    }
  }
}

/** One line under the button: whether it can be taken back, or what stands in the way of taking back the last. */
function UndoLine({ table, prompt }: { readonly table: TableView; readonly prompt: PromptView }) {
  const draft = useStore(room, (now) => now.draft);
  const chosen = prompt.options.filter(({ id }) => draft.chosen.includes(id) || String(id) in draft.placed);
  const key = chosen.some(({ rolls }) => rolls) ? 'rolls' : chosen.some(({ reveals }) => reveals) ? 'reveals' : null;
  const line = key
    ? t(`table.${key}`)
    : table.undoRefused
      ? `${t('table.undo')}: ${speak(table.undoRefused.reason)}`
      : t('table.can undo');
  return <p className="nt undoline">{line}</p>;
}

/** Nothing is asked of this seat: who decides, at which step, and what may be done meanwhile. */
function Waits({ table }: { readonly table: TableView }) {
  const people = useStore(room, ({ opening }) => opening?.people);
  const playing = useStore(room, (now) => now.playback !== null);
  const next = table.waitingFor.filter((side) => people?.includes(side));
  const station = stationOf(table.flow);
  return (
    <section className="ask waits" data-testid="waits">
      <header>
        <span className="lab">{t('table.waits')}</span>
        <span className="step">{station}</span>
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
        <ToldNote />
        <div className="act">
          {next.map((side) => (
            <button key={side} type="button" className="go" onClick={() => reveal(side)}>
              {t('table.hand over', { side: sideName(side) })}
            </button>
          ))}
          <UndoButtons table={table} />
        </div>
      </footer>
    </section>
  );
}

function Flag() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 1v12" stroke="currentColor" strokeWidth="1.6" />
      <path d="M3 2l9 3.2L3 8.4z" fill="currentColor" />
    </svg>
  );
}
