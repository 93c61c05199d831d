import type { Ghost, Message, Nations, PieceView } from '@point-option/engine';
import { memo } from 'react';
import { Counter } from '../counters/Counter.tsx';
import { liveryOfPiece } from '../counters/livery.ts';
import type { Board } from './board.ts';
import { counterSize, detailAt } from './camera.ts';
import { hexPath, px } from './outline.ts';
import type { Places } from './places.ts';

interface GhostsProps {
  readonly board: Board;
  readonly nations: Nations;
  readonly places: Places;
  readonly ghosts: readonly Ghost[];
  /** Pieces that are not on the chart. */
  readonly others: ReadonlyMap<string, PieceView> | undefined;
  readonly zoom: number;
  words(message: Message): string;
}

/** What has been ordered and not yet done: a faint counter where it will be, and a broken line that leads there. */
export const Ghosts = memo(function Ghosts({ ghosts, ...rest }: GhostsProps) {
  return ghosts.map((ghost) => <Ordered key={`${ghost.piece} ${ghost.hex}`} ghost={ghost} {...rest} />);
});

function Ordered({
  ghost,
  board,
  nations,
  places,
  others,
  zoom,
  words,
}: Omit<GhostsProps, 'ghosts'> & { readonly ghost: Ghost }) {
  const hex = board.grid.hexAt(ghost.hex);
  if (hex < 0) return null;
  const piece = places.pieceOf(ghost.piece) ?? others?.get(ghost.piece);
  const [x, y] = board.centreOf(hex).map((at) => at * zoom) as [number, number];
  const ink = piece ? liveryOfPiece(nations, piece).ink : 'none';
  const detail = detailAt(zoom);
  const size = counterSize(zoom) * 0.86;
  return (
    <g className="chart-ordered" data-ink={ink} data-ghost={ghost.piece} aria-hidden="true">
      <path className="chart-way" d={wayOf(board, places, ghost, zoom)} />
      {piece && detail !== 'dots' ? (
        <g className="chart-faint" transform={`translate(${px(x)} ${px(y)})`}>
          <Counter piece={piece} nations={nations} size={px(size)} small={size < 26} words={words} inDrawing />
        </g>
      ) : (
        <path className="chart-there" d={hexPath(board, hex, zoom, Math.min(6, zoom * 0.16))} />
      )}
      {ghost.label && detail !== 'dots' && detail !== 'plates' && (
        <text x={px(x)} y={px(y + zoom * 0.46)}>
          {words(ghost.label)}
        </text>
      )}
    </g>
  );
}

/** The way that was chosen, or else straight from where the piece lies now. */
function wayOf(board: Board, places: Places, { piece, hex, path }: Ghost, zoom: number): string {
  const here = places.labelOf({ piece });
  const labels = path && path.length > 0 ? path : [...(here === null ? [] : [here]), hex];
  const points = labels.flatMap((label) => {
    const at = board.grid.hexAt(label);
    return at < 0 ? [] : [board.centreOf(at)];
  });
  return points.length < 2 ? '' : `M${points.map(([x, y]) => `${px(x * zoom)} ${px(y * zoom)}`).join('L')}`;
}
