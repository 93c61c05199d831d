import { includesRef, type PieceView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { Counter } from '../../counters/Counter.tsx';
import { room, speak } from '../../store/room.ts';
import { useStore } from '../../store/store.ts';
import { pick, takePiece } from '../picking.ts';
import { touchedBy } from '../touching.ts';
import { useNations } from './desk.ts';

interface PieceProps {
  readonly piece: PieceView;
  readonly table: SeatView;
  readonly lit: boolean;
  readonly pulse: boolean;
  /** The slip sends it elsewhere. */
  readonly leaving?: boolean;
  readonly size?: number | undefined;
}

const SIZE = 30;

/** A piece: lit it can be chosen or taken up; unlit it can be asked about. */
export function PieceInBox({ piece, table, lit, pulse, leaving = false, size = SIZE }: PieceProps) {
  const draft = useStore(room, (now) => now.draft);
  const focus = useStore(room, (now) => now.focus);
  const route = useStore(room, (now) => now.route);
  const nations = useNations();
  const ref = { piece: piece.id };
  const { prompt } = table;
  const arranges = prompt?.kind === 'arrange' && prompt.pieces.some(({ id }) => id === piece.id);
  const selected =
    draft.piece === piece.id ||
    (prompt !== null && [...draft.chosen, focus].some((option) => includesRef(touchedBy(prompt, option, route), ref)));
  const label = speak(piece.label);
  return (
    <button
      type="button"
      className={`piece${pulse ? ' pulse' : ''}${leaving ? ' leaving' : ''}`}
      title={label}
      aria-label={label}
      aria-pressed={lit ? selected : undefined}
      data-piece={piece.id}
      draggable={arranges}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', piece.id);
        takePiece(piece.id);
      }}
      onClick={() => pick(ref)}
    >
      <Counter piece={piece} nations={nations} size={size} lit={lit} selected={selected} words={speak} />
    </button>
  );
}

/** Where the slip would put a piece: seen, not touched. */
export function ComingPiece({ piece, size = SIZE }: { readonly piece: PieceView; readonly size?: number | undefined }) {
  const nations = useNations();
  return (
    <span className="piece coming" data-coming={piece.id} title={speak(piece.label)}>
      <Counter piece={piece} nations={nations} size={size} words={speak} />
    </span>
  );
}
