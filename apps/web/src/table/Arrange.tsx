import type { PromptView } from '@point-option/engine';
import { useMemo, useState } from 'react';
import { priceText } from '../chart/lit.ts';
import { type Draft, openBoxes } from '../store/draft.ts';
import { isByStaff, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { Decks } from './Decks.tsx';
import { isPointedAt } from './look.ts';
import { briefNames, capital, headed } from './names.ts';
import { OddsView } from './OddsView.tsx';
import { Triangle } from './Options.tsx';
import { placePiece, strikePiece, takePiece } from './picking.ts';
import { SlipPart } from './SlipPart.tsx';
import { KEYED } from './touching.ts';

const LISTED = 24;

/** A large order: pieces into boxes, built up as a slip whose parts can be struck out, and ordered at once. */
export function Arrange({ table, prompt }: { readonly table: TableView; readonly prompt: PromptView }) {
  const draft = useStore(room, (now) => now.draft);
  const pulse = useStore(room, (now) => now.pulse);
  const left = prompt.options.filter(({ id }) => !(String(id) in draft.placed));
  return (
    <>
      {prompt.partial !== true && <p className="who">{t('table.all')}</p>}
      <Slip prompt={prompt} draft={draft} />
      <Decks table={table} prompt={prompt} />
      <ul className="opts pieces-list" aria-label={t('table.left', { n: left.length })}>
        {left.map((option) => {
          const piece = String(option.id);
          const n = prompt.options.indexOf(option) + 1;
          const inHand = draft.piece === piece;
          return (
            <li
              key={piece}
              ref={inHand ? inView : null}
              className={`${inHand ? 'on' : ''}${isPointedAt(option, pulse) ? ' pulse' : ''}`}
              data-option={piece}
            >
              <button
                type="button"
                className="row"
                aria-pressed={inHand}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', piece);
                  event.dataTransfer.effectAllowed = 'move';
                  takePiece(piece);
                }}
                onClick={() => takePiece(inHand ? null : piece)}
                onMouseEnter={() => room.set({ focus: option.id })}
              >
                {n <= KEYED && draft.piece === null ? <kbd>{n}</kbd> : <span />}
                <span className="hx" />
                <span className="wt">
                  <Headed text={speak(option.label)} />
                </span>
                <span className="fl">
                  {option.cost !== undefined && <b>{t('table.cost', { n: priceText(option) })}</b>}
                </span>
              </button>
              {option.caution && (
                <p className="risk">
                  <Triangle /> {speak(option.caution)}
                </p>
              )}
              {inHand && <Boxes table={table} prompt={prompt} draft={draft} piece={piece} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What a line is about, and under it, quieter, what it adds: the figures, the odds. */
function Headed({ text }: { readonly text: string }) {
  const [head, more] = headed(text);
  return (
    <>
      {capital(head)}
      {more !== '' && <small title={more}>{capital(more)}</small>}
    </>
  );
}

/** The piece in hand with all its boxes, as far as there is room. */
function inView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

interface BoxesProps {
  readonly table: TableView;
  readonly prompt: PromptView;
  readonly draft: Draft;
  readonly piece: string;
}

/** Where the piece in hand may go. */
function Boxes({ table, prompt, draft, piece }: BoxesProps) {
  const [sought, setSought] = useState('');
  const [looked, setLooked] = useState<string | null>(null);
  const open = useMemo(() => openBoxes(prompt, draft, piece, table.mayGo), [prompt, draft, piece, table.mayGo]);
  const name = (id: string): string => speak(prompt.boxes?.find((box) => box.id === id)?.label ?? { key: id });
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
            data-box={id}
            onClick={() => placePiece(piece, id)}
            onMouseEnter={() => setLooked(id)}
            onFocus={() => setLooked(id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => placePiece(piece, id)}
          >
            {i < KEYED && <kbd>{i + 1}</kbd>}
            <span>
              <Headed text={name(id)} />
            </span>
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

function Slip({ prompt, draft }: { readonly prompt: PromptView; readonly draft: Draft }) {
  // Asked here, so that the slip is drawn anew when the staff have filled it in.
  useStore(room, (now) => now.advice);
  const placed = Object.entries(draft.placed);
  if (placed.length === 0) return <p className="nt">{t('table.slip empty')}</p>;
  const pieces = briefNames(new Map(prompt.options.map(({ id, label }) => [String(id), speak(label)])));
  const boxes = briefNames(new Map(prompt.boxes?.map(({ id, label }) => [id, speak(label)])));
  return (
    <ul className="slip" aria-label={t('table.slip')}>
      {placed.map(([id, where]) => (
        <SlipPart
          key={id}
          what={capital(pieces.get(id) ?? '')}
          where={boxes.get(where) ?? ''}
          byStaff={isByStaff(room.get(), id)}
          onStrike={() => strikePiece(id)}
        />
      ))}
    </ul>
  );
}
