import { capital, type SeenEvent } from '@point-option/engine';
import { memo, useState } from 'react';
import { room, speak } from '../store/room.ts';
import { t } from '../words.ts';
import { cutAt } from './journalRows.ts';
import { DieGlyph } from './Glyphs.tsx';
import { playFrom } from './playing.ts';
import { RollView } from './RollView.tsx';
import { RuleTag } from './RuleTag.tsx';

interface Props {
  readonly event: SeenEvent;
  readonly isNew: boolean;
  /** What is marked in it, in small letters. */
  readonly sought?: string;
  /** Told of the row while it is drawn. */
  rowRef?(row: HTMLElement | null): void;
  /** Not part of the journal at the table: it cannot be played from. */
  readonly apart?: boolean;
}

/** One line of the journal. It opens into the dice and the chart, and shows its place. */
export const JournalLine = memo(function JournalLine({ event, isNew, sought = '', rowRef, apart = false }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <li ref={rowRef} className={`${open ? 'open' : ''}${event.struck ? ' struck' : ''}${isNew ? ' new' : ''}`}>
      <time aria-hidden="true">
        {event.n}
        {event.roll && <DieGlyph />}
      </time>
      <button
        type="button"
        className="line"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          room.set({ pulse: event.touches ?? [] });
        }}
      >
        <p className={open ? 'hd' : ''}>
          {cutAt(capital(speak(event)), sought).map((part, i) =>
            i % 2 === 1 ? <mark key={i}>{part}</mark> : <span key={i}>{part}</span>,
          )}
          {event.struck && <em className="note"> ({t('table.struck')})</em>}
        </p>
      </button>
      {open && (
        <div className="ent">
          {event.roll && <RollView roll={event.roll} />}
          <p className="note foot">
            {!event.roll && event.rule !== undefined && <RuleTag rule={event.rule} />}
            {!apart && (
              <button type="button" className="link" onClick={() => playFrom(event.n)}>
                {t('table.play from')}
              </button>
            )}
          </p>
        </div>
      )}
    </li>
  );
});
