import { memo } from 'react';
import type { Board } from './board.ts';
import { hexPath } from './outline.ts';

interface Props {
  readonly board: Board;
  readonly hexes: readonly number[];
  readonly zoom: number;
}

/** Hexes that a lesson or a line of the journal points at: ringed in ink, since amber is for what is asked. */
export const Pointed = memo(function Pointed({ board, hexes, zoom }: Props) {
  return hexes.map((hex) => <path key={hex} className="chart-pointed" d={hexPath(board, hex, zoom, -2)} />);
});
