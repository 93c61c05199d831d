import { type MapView, type Ref, refId, refKey } from '@point-option/engine';
import { Fragment, memo } from 'react';
import type { Board } from './board.ts';
import { detailAt, FULL_COUNTERS } from './camera.ts';
import { dashedIn, type Lit, priceText } from './lit.ts';
import { CautionMark, KeyMark, StopMark } from './marks.tsx';
import { hexPath, outlinePath, px } from './outline.ts';
import type { Places } from './places.ts';

interface LitHexesProps {
  readonly board: Board;
  readonly lit: readonly Lit[];
  readonly zoom: number;
}

/** More than this many hexes are one region: ringed one by one they would hide the chart. */
const FEW = 60;
/** Up to this number each shows its own thin line, so that a wash wider than the view is not taken for the light. */
const GRIDDED = 2000;

const hexAt = (board: Board, { ref }: Lit): number => ('hex' in ref ? board.grid.hexAt(ref.hex) : -1);

/** Hexes that can be chosen: solid amber where no die is rolled, broken where one is or it costs more, always with a dark key line. */
export const LitHexes = memo(function LitHexes({ board, lit, zoom }: LitHexesProps) {
  const hexes = lit.map((each) => ({ each, hex: hexAt(board, each) })).filter(({ hex }) => hex >= 0);
  const isDashed = dashedIn(lit);
  const small = detailAt(zoom) === 'dots';
  if (hexes.length > FEW || (small && hexes.length > 1)) {
    return [false, true].map((broken) => {
      const those = hexes.filter(({ each }) => isDashed(each) === broken).map(({ hex }) => hex);
      return those.length > 0 && <Region key={String(broken)} {...{ board, zoom, broken, small }} hexes={those} />;
    });
  }
  return hexes.map(({ each, hex }) => (
    <LitHex key={refKey(each.ref)} {...{ board, zoom, each, hex, small }} broken={isDashed(each)} />
  ));
});

interface LitHexProps extends Omit<LitHexesProps, 'lit'> {
  readonly each: Lit;
  readonly hex: number;
  readonly broken: boolean;
  readonly small: boolean;
}

function LitHex({ board, zoom, each, hex, broken, small }: LitHexProps) {
  const d = hexPath(board, hex, zoom, small ? 0.5 : Math.min(3.5, zoom * 0.06));
  const [x, y] = board.centreOf(hex).map((at) => at * zoom) as [number, number];
  const size = priceSize(zoom);
  return (
    <g className={`chart-lit${broken ? ' chart-rolls' : ''}${small ? ' chart-thin' : ''}`} data-lit={refKey(each.ref)}>
      <path className="chart-keyline" d={d} />
      <path className="chart-amber" d={d} />
      {each.cost !== undefined && zoom >= FULL_COUNTERS && (
        <text className="chart-price" x={px(x)} y={px(y + size * 0.36)} fontSize={size}>
          {priceText(each)}
        </text>
      )}
    </g>
  );
}

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

/** The keys of lit hexes, and the marks of what is risky or ends a route, over everything else. */
export const LitKeys = memo(function LitKeys({ board, lit, zoom, stacks }: LitKeysProps) {
  if (zoom < FULL_COUNTERS) return null;
  const keys = new Map(lit.flatMap(({ ref, key }) => ('piece' in ref ? [[ref.piece, key]] : [])));
  const borne = new Set(
    keys.size === 0 ? [] : stacks.flatMap(({ hex, pieces }) => pieces.map(({ id }) => `${hex} ${keys.get(id)}`)),
  );
  return lit.map((each) => {
    const { ref, key } = each;
    const hex = hexAt(board, each);
    if (hex < 0) return null;
    const [x, y] = board.centreOf(hex).map((at) => at * zoom) as [number, number];
    // Where a piece in the hex bears the key, once is enough.
    const text = key === undefined || borne.has(`${refId(ref)} ${key}`) ? undefined : key;
    return (
      <Fragment key={refKey(ref)}>
        {text !== undefined && <KeyMark x={x - zoom * 0.34} y={y - zoom * 0.3} text={text} />}
        {each.caution && <CautionMark x={x + zoom * 0.3} y={y - zoom * 0.26} />}
        {each.stops && <StopMark x={x + zoom * 0.3} y={y + zoom * 0.26} />}
      </Fragment>
    );
  });
});

interface RingProps {
  readonly board: Board;
  readonly places: Places;
  readonly at: Ref | null | undefined;
  readonly zoom: number;
}

/** The hex that is chosen, or aimed at. */
export function Aim({ board, places, at, zoom }: RingProps) {
  const hex = places.hexOf(at);
  return hex < 0 ? null : <HexRing board={board} hex={hex} zoom={zoom} inset={1.5} />;
}

export function HexRing({ board, hex, zoom, inset }: { board: Board; hex: number; zoom: number; inset: number }) {
  const d = hexPath(board, hex, zoom, inset);
  return (
    <g className="chart-aim" aria-hidden="true">
      <path className="chart-keyline" d={d} />
      <path className="chart-amber" d={d} />
    </g>
  );
}
