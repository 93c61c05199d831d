import type { Nations, PieceView } from '@point-option/engine';
import { memo } from 'react';
import { Counter } from '../../counters/Counter.tsx';
import { speak } from '../../store/room.ts';
import { pick, takePiece, whyNotTaken } from '../picking.ts';
import { useNations } from './desk.ts';

interface PieceProps {
  readonly piece: PieceView;
  readonly nations: Nations;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** The question lets it be put elsewhere. */
  readonly movable: boolean;
  readonly pulse: boolean;
  /** The slip sends it elsewhere. */
  readonly leaving?: boolean;
  readonly size?: number | undefined;
}

const SIZE = 30;

/** A piece: lit it can be chosen or taken up; unlit it can be asked about. It is drawn again only when it changes. */
export const PieceInBox = memo(function PieceInBox(props: PieceProps) {
  const { piece, nations, lit, chosen, movable, pulse, leaving = false, size = SIZE } = props;
  const label = speak(piece.label);
  return (
    <button
      type="button"
      className={`piece${pulse ? ' pulse' : ''}${leaving ? ' leaving' : ''}`}
      title={label}
      aria-label={label}
      aria-pressed={lit ? chosen : undefined}
      data-piece={piece.id}
      draggable
      data-movable={movable || undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', piece.id);
        if (movable) takePiece(piece.id);
        else whyNotTaken(piece.id);
      }}
      onClick={() => pick({ piece: piece.id })}
    >
      <Counter piece={piece} nations={nations} size={size} lit={lit} selected={chosen} words={speak} />
    </button>
  );
});

/** Where the slip would put a piece: seen, not touched. */
export function ComingPiece({ piece, size = SIZE }: { readonly piece: PieceView; readonly size?: number | undefined }) {
  const nations = useNations();
  return (
    <span className="piece coming" data-coming={piece.id} title={speak(piece.label)}>
      <Counter piece={piece} nations={nations} size={size} words={speak} />
    </span>
  );
}
