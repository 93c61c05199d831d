import { memo } from 'react';
import type { Board } from './board.ts';
import { detailAt } from './camera.ts';
import type { Lit } from './lit.ts';
import { hexPath, px } from './outline.ts';
import { KeyMark } from './Pieces.tsx';

interface LitHexesProps {
  readonly board: Board;
  readonly lit: readonly Lit[];
  readonly zoom: number;
}

/** Hexes that may be chosen: solid amber where no die is rolled, broken where one is, always with a dark key line. */
export const LitHexes = memo(function LitHexes({ board, lit, zoom }: LitHexesProps) {
  const small = detailAt(zoom) === 'dots';
  return lit.map((each) => {
    const hex = board.grid.hexAt(each.id);
    if (hex < 0) return null;
    const d = hexPath(board, hex, zoom, small ? 0.5 : Math.min(3.5, zoom * 0.06));
    return (
      <g key={each.id} className={`chart-lit${each.rolls ? ' chart-rolls' : ''}${small ? ' chart-thin' : ''}`}>
        <path className="chart-keyline" d={d} />
        <path className="chart-amber" d={d} />
      </g>
    );
  });
});

/** The keys of lit hexes, over everything else. */
export const LitKeys = memo(function LitKeys({ board, lit, zoom }: LitHexesProps) {
  if (zoom < 30) return null;
  return lit.map(({ id, key }) => {
    const hex = key === undefined ? -1 : board.grid.hexAt(id);
    if (hex < 0 || key === undefined) return null;
    const [x, y] = board.centreOf(hex);
    return <KeyMark key={id} x={px((x - 0.34) * zoom)} y={px((y - 0.3) * zoom)} text={key} />;
  });
});

/** The hex that is chosen, or aimed at. */
export function Aim({ board, id, zoom }: { board: Board; id: string | null | undefined; zoom: number }) {
  const hex = id ? board.grid.hexAt(id) : -1;
  if (hex < 0) return null;
  const d = hexPath(board, hex, zoom, 1.5);
  return (
    <g className="chart-aim">
      <path className="chart-keyline" d={d} />
      <path className="chart-amber" d={d} />
    </g>
  );
}
