import type { MapView, Message, PieceView } from '@point-option/engine';
import { memo, type ReactNode } from 'react';
import { Counter } from '../counters/Counter.tsx';
import { liveryOf } from '../counters/livery.ts';
import { bearingOf, type Board } from './board.ts';
import { type Detail, detailAt } from './camera.ts';
import type { Lit } from './lit.ts';
import { px } from './outline.ts';
import { spokenPiece } from './spoken.ts';
import { fanRoom, opens, type Spot, spread } from './spread.ts';

interface PiecesProps {
  readonly board: Board;
  readonly stacks: MapView['stacks'];
  readonly zoom: number;
  readonly lit: ReadonlyMap<string, Lit>;
  readonly selected: string | null;
  /** What lies over the pieces but under an open stack. */
  readonly between: ReactNode;
  /** The piece that the question is about. */
  readonly mover: string | null;
  /** The hex whose stack is laid open. */
  readonly open: string | null;
  words(message: Message): string;
}

/** All pieces in view. They are one flat list, so that a piece that moves is the same element in another place, and slides. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { board, stacks, zoom, lit, selected, mover, open, words } = props;
  const isChosen = ({ id }: PieceView): boolean => id === selected || id === mover;
  const first = (piece: PieceView): number => (isChosen(piece) ? 2 : lit.has(piece.id) ? 1 : 0);
  const spots = stacks.flatMap(({ hex, pieces }) => {
    const at = board.grid.hexAt(hex);
    if (at < 0) return [];
    const opened = hex === open && opens(pieces.length, zoom);
    return spread(pieces, zoom, opened, first).map((spot) => ({ hex, at, spot, opened }));
  });
  // An open stack lies over its neighbours; keys keep every piece the element it was.
  const upper = spots.filter(({ opened }) => opened);
  // What may be chosen lies over what may not, in its own hex and in those beside it.
  const rank = ({ spot: { piece } }: (typeof spots)[number]): number =>
    lit.has(piece.id) ? 2 : first(piece) > 0 ? 1 : 0;
  const lower = spots.filter(({ opened }) => !opened).sort((a, b) => rank(a) - rank(b));
  const room = upper[0] ? fanRoom(upper.length) : null;
  const [x, y] = upper[0] ? board.centreOf(upper[0].at) : [0, 0];
  const drawn = ({ hex, at, spot }: (typeof spots)[number]) => {
    const [cx, cy] = board.centreOf(at);
    const { piece, dx, dy, size, behind, count } = spot;
    return (
      <Piece
        key={piece.id}
        x={px(cx * zoom + dx)}
        y={px(cy * zoom + dy)}
        bearing={piece.heading === undefined ? undefined : bearingOf(board.grid.orientation, piece.heading)}
        detail={detailAt(zoom)}
        asked={lit.get(piece.id)}
        chosen={isChosen(piece)}
        {...{ piece, hex, size, behind, count, words }}
      />
    );
  };
  return (
    <>
      {lower.map(drawn)}
      {props.between}
      {room && (
        <rect
          key="room"
          className="chart-room"
          data-hex={open}
          x={px(x * zoom - room.width / 2)}
          y={px(y * zoom - room.height / 2)}
          width={room.width}
          height={room.height}
        />
      )}
      {upper.map(drawn)}
    </>
  );
});

interface PieceProps extends Pick<Spot, 'piece' | 'size' | 'behind' | 'count'> {
  readonly hex: string;
  readonly x: number;
  readonly y: number;
  readonly bearing: number | undefined;
  readonly detail: Detail;
  readonly asked: Lit | undefined;
  readonly chosen: boolean;
  words(message: Message): string;
}

const Piece = memo(function Piece(props: PieceProps) {
  const { piece, hex, x, y, size, behind, count, bearing, detail, asked, chosen, words } = props;
  return (
    <g
      className="chart-piece"
      data-piece={piece.id}
      data-hex={hex}
      role="button"
      tabIndex={-1}
      aria-label={spokenPiece(piece, hex, asked, chosen, words)}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {detail === 'dots' ? (
        <Dot side={liveryOf(piece.side)} size={size} lit={asked !== undefined || chosen} />
      ) : (
        // Drawn once at its nominal size and scaled: a zoom need not draw it again.
        <g transform={`scale(${size / NOMINAL})`}>
          <Counter
            piece={piece}
            size={NOMINAL}
            words={words}
            lit={asked !== undefined}
            selected={chosen}
            behind={behind}
            small={size < 26}
            bearing={bearing}
          />
        </g>
      )}
      {asked?.key !== undefined && detail !== 'dots' && <KeyMark x={-size * 0.6} y={-size * 0.6} text={asked.key} />}
      {behind > 0 && count > 2 && detail === 'full' && (
        <Many x={size * 0.5} y={size * 0.5} n={count} side={liveryOf(piece.side)} />
      )}
    </g>
  );
});

const NOMINAL = 40;

/** One dot for a side and a hex: square or eight-sided, as its counters are. */
function Dot({ side, size, lit }: { side: ReturnType<typeof liveryOf>; size: number; lit: boolean }) {
  const half = size / 2;
  const cut = side.cutCorners ? half * 0.6 : 0;
  const d = `M${cut - half} ${-half}H${half - cut}L${half} ${cut - half}V${half - cut}L${half - cut} ${half}H${cut - half}L${-half} ${half - cut}V${cut - half}z`;
  return (
    <>
      {lit && <path d={d} fill="none" stroke="var(--ink)" strokeWidth={5} />}
      <path d={d} fill={side.fill} stroke={lit ? 'var(--lit)' : 'var(--paper)'} strokeWidth={lit ? 2.6 : 0.8} />
    </>
  );
}

/** How many lie here, where more do than can be seen. */
function Many({ x, y, n, side }: { x: number; y: number; n: number; side: ReturnType<typeof liveryOf> }) {
  return (
    <g className="chart-many" transform={`translate(${px(x)} ${px(y)})`}>
      <circle r={7.5} fill="var(--paper)" stroke={side.edge} strokeWidth={1.3} />
      <text y={3.8} fill="var(--ink)">
        {n}
      </text>
    </g>
  );
}

/** The key of an option, on what it lights. */
export function KeyMark({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g className="chart-key" transform={`translate(${px(x)} ${px(y)})`}>
      <rect x={-7.5} y={-8} width={15} height={16} />
      <text y={4.2}>{text}</text>
    </g>
  );
}
