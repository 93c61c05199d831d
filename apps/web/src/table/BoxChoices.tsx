import { capital, type PromptView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useMemo, useState } from 'react';
import { type Draft, openBoxes } from '../store/draft.ts';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';
import { OddsView } from './OddsView.tsx';
import { placePiece } from './picking.ts';
import { KEYED } from './touching.ts';

const LISTED = 24;

interface Props {
  readonly table: SeatView;
  readonly prompt: PromptView & { kind: 'arrange' };
  readonly draft: Draft;
  readonly piece: string;
}

/** Where the piece in hand may go. */
export function BoxChoices({ table, prompt, draft, piece }: Props) {
  const [sought, setSought] = useState('');
  const [looked, setLooked] = useState<string | null>(null);
  const open = useMemo(() => openBoxes(prompt, draft, piece), [prompt, draft, piece]);
  const name = (id: string): string => speak(prompt.boxes.find((box) => box.id === id)?.label ?? { key: id });
  const found = open.filter((id) => name(id).toLowerCase().includes(sought.toLowerCase()));
  // Where nothing is pointed at, the chances are those of the first.
  const shown = looked !== null && found.includes(looked) ? looked : found[0];
  return (
    <fieldset className="where">
      <legend className="note">{t('table.where')}</legend>
      {open.length > LISTED && (
        <input
          type="search"
          value={sought}
          placeholder={t('table.find', { n: open.length })}
          aria-label={t('table.find', { n: open.length })}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      {found.slice(0, LISTED).map((id) => {
        const i = open.indexOf(id);
        return (
          <button
            key={id}
            type="button"
            className="se"
            data-into={id}
            onClick={() => placePiece(piece, id)}
            onMouseEnter={() => setLooked(id)}
            onFocus={() => setLooked(id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => placePiece(piece, id)}
          >
            {i < KEYED && <kbd>{i + 1}</kbd>}
            <span>{capital(name(id))}</span>
          </button>
        );
      })}
      {found.length > LISTED && <span className="note">{t('table.more listed', { n: found.length - LISTED })}</span>}
      {shown !== undefined && (
        <OddsView option={piece} seq={table.seq} box={{ id: shown, name: capital(name(shown)) }} />
      )}
    </fieldset>
  );
}
