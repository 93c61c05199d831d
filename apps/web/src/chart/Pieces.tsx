import { type MapView, type Message, type Nations, type PieceView, refOf } from '@point-option/engine';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { Counter } from '../counters/Counter.tsx';
import { type Livery, liveryOfPiece } from '../counters/livery.ts';
import type { Board } from './board.ts';
import { type Detail, detailAt } from './camera.ts';
import { drawingOrder, type Raised } from './drawingOrder.ts';
import type { Lit } from './lit.ts';
import { KeyMark } from './marks.tsx';
import { px } from './outline.ts';
import { spokenPiece } from './spoken.ts';
import { fanRoom, opens, type Spot, spread } from './spread.ts';

interface PiecesProps {
  readonly board: Board;
  readonly stacks: MapView['stacks'];
  readonly zoom: number;
  readonly nations: Nations;
  /** By the keys of their references. */
  readonly lit: ReadonlyMap<string, Lit>;
  /** Keys of the pieces that are framed: the one chosen, and the one that the question is about. */
  readonly chosen: ReadonlySet<string>;
  /** What lies over the pieces but under an open stack. */
  readonly between: ReactNode;
  /** The hex whose stack is laid open. */
  readonly open: string | null;
  words(message: Message): string;
}

/** The piece that a key stands for. */
function pieceIn(key: string): string | undefined {
  const ref = refOf(key);
  return ref && 'piece' in ref ? ref.piece : undefined;
}

function litPieces(lit: PiecesProps['lit']): ReadonlyMap<string, Lit> {
  const pieces = new Map<string, Lit>();
  for (const each of lit.values()) if ('piece' in each.ref) pieces.set(each.ref.piece, each);
  return pieces;
}

const NONE_RAISED: Raised = new Map();

/** All pieces in view. They are one flat list, so that a piece that moves is the same element in another place, and slides. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { board, nations, stacks, zoom, lit, chosen, open, words } = props;
  // By their ids: sorting asks for the same pieces again and again.
  const asked = useMemo(() => litPieces(lit), [lit]);
  const framed = useMemo(() => new Set([...chosen].flatMap((key) => pieceIn(key) ?? [])), [chosen]);
  const litBy = ({ id }: PieceView): Lit | undefined => asked.get(id);
  const isChosen = ({ id }: PieceView): boolean => framed.has(id);
  const first = (piece: PieceView): number => (isChosen(piece) ? 2 : litBy(piece) ? 1 : 0);
  const positions = stacks.flatMap(({ hex, pieces }) => {
    const at = board.grid.hexAt(hex);
    if (at < 0) return [];
    const opened = hex === open && opens(pieces.length, zoom);
    return spread(pieces, zoom, opened, first).map((position) => ({ hex, at, position, opened }));
  });
  // An open stack lies over its neighbours; keys keep every piece the element it was.
  const upper = positions.filter(({ opened }) => opened);
  // What can be chosen lies over what cannot, in its own hex and in those beside it.
  const rank = ({ position: { piece } }: (typeof positions)[number]): number =>
    litBy(piece) ? 2 : first(piece) > 0 ? 1 : 0;
  const raised = useRef<Raised>(NONE_RAISED);
  const drawnIn = drawingOrder(
    positions.filter(({ opened }) => !opened),
    rank,
    raised.current,
  );
  raised.current = drawnIn.raised;
  const room = upper[0] ? fanRoom(upper.length) : null;
  const [x, y] = upper[0] ? board.centreOf(upper[0].at) : [0, 0];
  const drawn = ({ hex, at, position }: (typeof positions)[number]) => {
    const [cx, cy] = board.centreOf(at);
    const { piece, dx, dy, size, behind, count } = position;
    return (
      <Piece
        key={piece.id}
        x={px(cx * zoom + dx)}
        y={px(cy * zoom + dy)}
        detail={detailAt(zoom)}
        asked={litBy(piece)}
        chosen={isChosen(piece)}
        {...{ nations, piece, hex, size, behind, count, words }}
      />
    );
  };
  return (
    <>
      {drawnIn.order.map(drawn)}
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
  readonly nations: Nations;
  readonly hex: string;
  readonly x: number;
  readonly y: number;
  readonly detail: Detail;
  readonly asked: Lit | undefined;
  readonly chosen: boolean;
  words(message: Message): string;
}

const Piece = memo(function Piece(props: PieceProps) {
  const { piece, nations, hex, x, y, size, behind, count, detail, asked, chosen, words } = props;
  const livery = liveryOfPiece(nations, piece);
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
        <Dot livery={livery} size={size} lit={asked !== undefined || chosen} />
      ) : (
        // Drawn once at its nominal size and scaled: a zoom need not draw it again.
        <g {...(size !== NOMINAL && { transform: `scale(${size / NOMINAL})` })}>
          <Counter
            piece={piece}
            nations={nations}
            size={NOMINAL}
            words={words}
            lit={asked !== undefined}
            selected={chosen}
            behind={behind}
            small={size < 26}
            inDrawing
          />
        </g>
      )}
      {asked?.key !== undefined && detail !== 'dots' && <KeyMark x={-size * 0.6} y={-size * 0.6} text={asked.key} />}
      {behind > 0 && count > 2 && detail === 'full' && (
        <Many x={size * 0.5} y={size * 0.5} n={count} edge={livery.edge} />
      )}
    </g>
  );
});

const NOMINAL = 40;

/** One dot for a nation and a hex: square, eight-sided or round, as its counters are. */
function Dot({ livery, size, lit }: { livery: Livery; size: number; lit: boolean }) {
  const half = size / 2;
  const cut = livery.corners === 'cut' ? half * 0.6 : 0;
  const d =
    livery.corners === 'round'
      ? `M${-half} 0a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0 ${-size} 0z`
      : `M${cut - half} ${-half}H${half - cut}L${half} ${cut - half}V${half - cut}L${half - cut} ${half}H${cut - half}L${-half} ${half - cut}V${cut - half}z`;
  return (
    <>
      {lit && <path d={d} fill="none" stroke="var(--ink)" strokeWidth={5} />}
      <path d={d} fill={livery.fill} stroke={lit ? 'var(--lit)' : 'var(--paper)'} strokeWidth={lit ? 2.6 : 0.8} />
    </>
  );
}

/** How many lie here, where more do than can be seen. */
function Many({ x, y, n, edge }: { x: number; y: number; n: number; edge: string }) {
  return (
    <g className="chart-many">
      <circle cx={px(x)} cy={px(y)} r={7.5} fill="var(--paper)" stroke={edge} strokeWidth={1.3} />
      <text x={px(x)} y={px(y + 3.8)} fill="var(--ink)">
        {n}
      </text>
    </g>
  );
}
