import type { SeenEvent } from '@point-option/engine';
import { useState } from 'react';
import { room, speak } from '../store/room.ts';
import { t } from '../words.ts';
import { capital } from './names.ts';
import { DieGlyph } from './Options.tsx';
import { RollView } from './RollView.tsx';
import { RuleTag } from './RuleTag.tsx';

/** One line of the diary. It opens into the dice and the chart, and shows its place. */
export function JournalLine({ event, isNew }: { readonly event: SeenEvent; readonly isNew: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <li className={`${open ? 'open' : ''}${event.struck ? ' struck' : ''}${isNew ? ' new' : ''}`}>
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
          {capital(speak(event))}
          {event.struck && <em className="note"> ({t('table.struck')})</em>}
        </p>
      </button>
      {open && (
        <div className="ent">
          {event.roll ? <RollView roll={event.roll} /> : event.rule !== undefined && <RuleTag rule={event.rule} />}
        </div>
      )}
    </li>
  );
}
