import type { MapView } from '@point-option/engine';
import { memo } from 'react';
import type { Board } from './board.ts';
import { detailAt, FULL_COUNTERS } from './camera.ts';
import { brokenOf, type Lit, priceText } from './lit.ts';
import { hexPath, outlinePath, px } from './outline.ts';
import { KeyMark } from './Pieces.tsx';

interface LitHexesProps {
  readonly board: Board;
  readonly lit: readonly Lit[];
  readonly zoom: number;
}

/** More than this many hexes are one region: ringed one by one they would hide the chart. */
const FEW = 60;
/** Up to so many of them each shows its own thin line, so that a wash wider than the view is not taken for the light. */
const GRIDDED = 2000;

/** Hexes that may be chosen: solid amber where no die is rolled, broken where one is or it costs more, always with a dark key line. */
export const LitHexes = memo(function LitHexes({ board, lit, zoom }: LitHexesProps) {
  const hexes = lit.map((each) => ({ each, hex: board.grid.hexAt(each.id) })).filter(({ hex }) => hex >= 0);
  const isBroken = brokenOf(lit);
  const small = detailAt(zoom) === 'dots';
  if (hexes.length > FEW || (small && hexes.length > 1)) {
    return [false, true].map((broken) => {
      const those = hexes.filter(({ each }) => isBroken(each) === broken).map(({ hex }) => hex);
      return those.length > 0 && <Region key={String(broken)} {...{ board, zoom, broken, small }} hexes={those} />;
    });
  }
  return hexes.map(({ each, hex }) => {
    const d = hexPath(board, hex, zoom, small ? 0.5 : Math.min(3.5, zoom * 0.06));
    const [x, y] = board.centreOf(hex);
    return (
      <g key={each.id} className={`chart-lit${isBroken(each) ? ' chart-rolls' : ''}${small ? ' chart-thin' : ''}`}>
        <path className="chart-keyline" d={d} />
        <path className="chart-amber" d={d} />
        {each.cost !== undefined && zoom >= FULL_COUNTERS && (
          <text
            className="chart-price"
            x={px(x * zoom)}
            y={px(y * zoom + priceSize(zoom) * 0.36)}
            fontSize={priceSize(zoom)}
          >
            {priceText(each)}
          </text>
        )}
      </g>
    );
  });
});

const priceSize = (zoom: number): number => px(Math.max(13, Math.min(26, zoom * 0.28)));

interface RegionProps extends Omit<LitHexesProps, 'lit'> {
  readonly hexes: readonly number[];
  readonly broken: boolean;
  readonly small: boolean;
}

/** Many hexes: a light wash and one line around them. */
function Region({ board, hexes, zoom, broken, small }: RegionProps) {
  const d = outlinePath(board, hexes, zoom);
  return (
    <g className={`chart-lit chart-region${broken ? ' chart-rolls' : ''}${small ? ' chart-thin' : ''}`}>
      {!small && hexes.length <= GRIDDED && (
        <path className="chart-within" d={hexes.map((hex) => hexPath(board, hex, zoom)).join('')} />
      )}
      <path className="chart-keyline" d={d} />
      <path className="chart-amber" d={d} />
    </g>
  );
}

interface LitKeysProps extends LitHexesProps {
  readonly stacks: MapView['stacks'];
}

/** The keys of lit hexes, over everything else; where a piece in the hex bears the key, once is enough. */
export const LitKeys = memo(function LitKeys({ board, lit, zoom, stacks }: LitKeysProps) {
  if (zoom < FULL_COUNTERS) return null;
  const keyed = new Map(lit.map(({ id, key }) => [id, key]));
  const borne = new Set(stacks.flatMap(({ hex, pieces }) => pieces.map(({ id }) => `${hex} ${keyed.get(id)}`)));
  return lit.map(({ id, key }) => {
    const hex = key === undefined ? -1 : board.grid.hexAt(id);
    if (hex < 0 || key === undefined || borne.has(`${id} ${key}`)) return null;
    const [x, y] = board.centreOf(hex);
    return <KeyMark key={id} x={px((x - 0.34) * zoom)} y={px((y - 0.3) * zoom)} text={key} />;
  });
});

interface RingProps {
  readonly board: Board;
  readonly id: string | null | undefined;
  readonly zoom: number;
}

/** The hex that is chosen, or aimed at. */
export function Aim({ board, id, zoom }: RingProps) {
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
