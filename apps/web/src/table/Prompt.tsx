import type { PromptView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { PromptHelp } from '../reference/PromptHelp.tsx';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { Actions, UndoLine } from './Actions.tsx';
import { Advised } from './Advised.tsx';
import { AllotField } from './AllotField.tsx';
import { AmountField } from './AmountField.tsx';
import { Arrange } from './Arrange.tsx';
import { Delegate, StaffDid } from './Delegate.tsx';
import { DiePanel } from './DiePanel.tsx';
import { Flag } from './Glyphs.tsx';
import { LessonPanel } from './LessonPanel.tsx';
import { OddsView } from './OddsView.tsx';
import { Options } from './Options.tsx';
import { Over } from './Over.tsx';
import { Playback } from './Playback.tsx';
import { innerSteps, stationOf } from './progress.ts';
import { RoutePrompt } from './RoutePrompt.tsx';
import { RuleTag } from './RuleTag.tsx';
import { situation } from './situation.ts';
import { StaffAct } from './StaffAct.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { useQuestionFocus } from './useQuestionFocus.ts';
import { Waits } from './Waits.tsx';

/** What is asked, why, what it risks, and the button that orders it. Amber is for this and nothing else. */
export function Prompt({ table }: { readonly table: SeatView }) {
  const { prompt, outcome, die } = table;
  useQuestionFocus(table);
  if (outcome !== null) return <Over table={table} outcome={outcome} />;
  if (die !== null) return <DiePanel table={table} die={die} />;
  if (prompt === null) return <Waits table={table} />;
  if (table.staffActs) return <StaffAct table={table} prompt={prompt} />;
  return <Asked table={table} prompt={prompt} />;
}

function Asked({ table, prompt }: { readonly table: SeatView; readonly prompt: PromptView }) {
  const playing = useStore(room, (now) => now.playback !== null);
  const { lesson } = table;
  return (
    <section
      className={`ask${lesson && !lesson.skipped ? ' taught' : ''}`}
      aria-label={t('table.order')}
      data-testid="prompt"
      data-kind={prompt.kind}
      data-step={`${prompt.procedure}: ${prompt.step}`}
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
        <NoticeBar />
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

function Body({ table, prompt }: { readonly table: SeatView; readonly prompt: PromptView }) {
  switch (prompt.kind) {
    case 'one':
    case 'some':
      return <Options table={table} prompt={prompt} />;
    case 'amount':
      return <AmountField prompt={prompt} />;
    case 'arrange':
      return <Arrange table={table} prompt={prompt} />;
    case 'path':
      return <RoutePrompt prompt={prompt} seq={table.seq} />;
    case 'allot':
      return <AllotField prompt={prompt} seq={table.seq} />;
    case 'confirm':
      return <OddsView option="yes" seq={table.seq} />;
  }
}
