import { type Nations, refKey } from '@point-option/engine';
import { memo } from 'react';
import { liveryOf } from '../counters/livery.ts';
import type { Board } from './board.ts';
import type { Way } from './chartProps.ts';
import type { Point } from './earth.ts';
import { px } from './outline.ts';
import type { Places } from './places.ts';

interface ArrowsProps {
  readonly board: Board;
  readonly places: Places;
  readonly ways: readonly Way[];
  readonly zoom: number;
}

const keyOf = ({ from, to, nation = '' }: Way): string => `${refKey(from)}, ${refKey(to)}, ${nation}`;

/** What an order would do: an amber arrow from what goes to where it goes. */
export const Previews = memo(function Previews({ board, places, ways, zoom }: ArrowsProps) {
  return endsOf(board, places, ways).map(({ way, from, to }) => {
    const d = shaft(from, to, zoom, 0.3, 0.14);
    return (
      <g key={keyOf(way)} className="chart-preview" aria-hidden="true">
        <path className="chart-keyline" d={d} />
        <path className="chart-head chart-keyline" d={head(from, to, zoom, -0.04, 11)} />
        <path className="chart-amber" d={d} />
        <path className="chart-head chart-amber" d={head(from, to, zoom, -0.04, 11)} />
      </g>
    );
  });
});

interface TrailsProps extends ArrowsProps {
  readonly nations: Nations;
  /** Whether they are drawn over the pieces: between neighbours a trail would else be hidden by them. */
  readonly over: boolean;
}

/** Where pieces have come from since the last order: in the ink of their nation, and quiet. */
export const Trails = memo(function Trails({ board, nations, places, ways, zoom, over }: TrailsProps) {
  const those = endsOf(board, places, ways).filter(
    ({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) < 1.5 === over,
  );
  return those.map(({ way, from, to }) => (
    <g key={keyOf(way)} className="chart-trail" data-ink={liveryOf(nations, way.nation).ink} aria-hidden="true">
      <path className="chart-keyline" d={shaft(from, to, zoom, 0, 0.4)} />
      <circle cx={px(from[0] * zoom)} cy={px(from[1] * zoom)} r={Math.max(2, Math.min(4.5, zoom * 0.07))} />
      <path d={shaft(from, to, zoom, 0.08, 0.4)} />
      <path className="chart-head" d={head(from, to, zoom, 0.36, 7)} />
    </g>
  ));
});

function endsOf(board: Board, places: Places, ways: readonly Way[]): { way: Way; from: Point; to: Point }[] {
  return ways.flatMap((way) => {
    const [from, to] = [places.hexOf(way.from), places.hexOf(way.to)];
    return from < 0 || to < 0 || from === to ? [] : [{ way, from: board.centreOf(from), to: board.centreOf(to) }];
  });
}

/** The line of an arrow, which leaves some room at both ends, in hexes. */
function shaft(from: Point, to: Point, zoom: number, before: number, after: number): string {
  const [ux, uy] = unit(from, to);
  return `M${px((from[0] + ux * before) * zoom)} ${px((from[1] + uy * before) * zoom)}L${px((to[0] - ux * after) * zoom)} ${px((to[1] - uy * after) * zoom)}`;
}

/** Its head, as long in pixels as is asked, and never larger than the hex. */
function head(from: Point, to: Point, zoom: number, after: number, longest: number): string {
  const [ux, uy] = unit(from, to);
  const size = Math.max(4, Math.min(longest, zoom * 0.26));
  const [x, y] = [(to[0] - ux * after) * zoom, (to[1] - uy * after) * zoom];
  const corner = (back: number, aside: number): string =>
    `${px(x - ux * back - uy * aside)} ${px(y - uy * back + ux * aside)}`;
  return `M${corner(0, 0)}L${corner(size * 1.3, size * 0.72)}L${corner(size * 1.3, -size * 0.72)}z`;
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
