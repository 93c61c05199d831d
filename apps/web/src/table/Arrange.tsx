import { capital, type PlaceableView, type PromptView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { priceText } from '../chart/lit.ts';
import type { Draft } from '../store/draft.ts';
import { pointedAt, room, speak } from '../store/room.ts';
import { isByStaff } from '../store/staff.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { BoxChoices } from './BoxChoices.tsx';
import { Triangle } from './Glyphs.tsx';
import { Forecast } from './Forecast.tsx';
import { LeaveToStaff } from './LeaveToStaff.tsx';
import { isPointedAt } from './look.ts';
import { shortNames } from './names.ts';
import { strikePiece, takePiece } from './picking.ts';
import { SlipPart } from './SlipPart.tsx';
import { KEYED } from './touching.ts';

type ArrangePrompt = PromptView & { kind: 'arrange' };

/** A large order: pieces into boxes, built up as a slip whose parts can be struck out, and ordered at once. */
export function Arrange({ table, prompt }: { readonly table: SeatView; readonly prompt: ArrangePrompt }) {
  const draft = useStore(room, (now) => now.draft);
  const left = prompt.pieces.filter(({ id }) => !Object.hasOwn(draft.placed, id));
  return (
    <>
      {!prompt.partial && <p className="who">{t('table.all')}</p>}
      {prompt.forecasts === true && <Forecast seq={table.seq} placed={draft.placed} />}
      <Slip prompt={prompt} draft={draft} />
      <LeaveToStaff table={table} prompt={prompt} />
      <ul className="opts pieces-list" aria-label={t('table.left', { n: left.length })}>
        {left.map((piece) => (
          <PieceRow
            key={piece.id}
            table={table}
            prompt={prompt}
            piece={piece}
            draft={draft}
            n={prompt.pieces.indexOf(piece) + 1}
          />
        ))}
      </ul>
    </>
  );
}

/** The piece in hand with all its boxes, as far as there is room. */
function inView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

interface RowProps {
  readonly table: SeatView;
  readonly prompt: ArrangePrompt;
  readonly piece: PlaceableView;
  readonly draft: Draft;
  readonly n: number;
}

function PieceRow({ table, prompt, piece, draft, n }: RowProps) {
  const pointed = useStore(room, (now) => isPointedAt(piece, pointedAt(now)));
  const { id } = piece;
  const inHand = draft.piece === id;
  return (
    <li ref={inHand ? inView : null} className={`${inHand ? 'on' : ''}${pointed ? ' pulse' : ''}`} data-option={id}>
      <button
        type="button"
        className="row"
        aria-pressed={inHand}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', id);
          event.dataTransfer.effectAllowed = 'move';
          takePiece(id);
        }}
        onClick={() => takePiece(inHand ? null : id)}
        onMouseEnter={() => room.set({ focus: id })}
      >
        {n <= KEYED && draft.piece === null ? <kbd>{n}</kbd> : <span />}
        <span className="hx" />
        <span className="wt">{capital(speak(piece.label))}</span>
        <span className="fl">{piece.cost !== undefined && <b>{t('table.cost', { n: priceText(piece) })}</b>}</span>
      </button>
      {piece.caution && (
        <p className="risk">
          <Triangle /> {speak(piece.caution)}
        </p>
      )}
      {inHand && <BoxChoices table={table} prompt={prompt} draft={draft} piece={id} />}
    </li>
  );
}

function Slip({ prompt, draft }: { readonly prompt: ArrangePrompt; readonly draft: Draft }) {
  // Asked here, so that the slip is drawn again when the staff has filled it in.
  useStore(room, (now) => now.advice);
  const placed = Object.entries(draft.placed);
  if (placed.length === 0) return <p className="nt">{t('table.slip empty')}</p>;
  const pieces = shortNames(prompt.pieces);
  const boxes = shortNames(prompt.boxes);
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
