import type { MapView, Message, Nations, Overlay } from '@point-option/engine';
import { memo } from 'react';
import { liveryOf } from '../counters/livery.ts';
import type { Board } from './board.ts';
import type { ChartFile } from './chartFile.ts';
import type { Point } from './earth.ts';
import { outlinePath, px } from './outline.ts';
import { roomOf } from './room.ts';

/** An overlay with its place on the chart, and where there is room for its label. */
export interface Laid {
  readonly key: string;
  readonly overlay: Overlay;
  readonly hexes: readonly number[];
  readonly text: string;
  readonly positions: readonly Point[];
}

/** Lays out all overlays: their labels share what room there is, areas first. */
export function layoutLabels(
  board: Board,
  map: MapView,
  terrain: ChartFile | null,
  zoom: number,
  words: (message: Message) => string,
): Laid[] {
  const room = roomOf(board, map, terrain, zoom);
  return map.overlays.map((overlay, i) => {
    const hexes = hexesOf(board, overlay);
    const text = overlay.label && zoom >= LEAST_LABELLED[overlay.kind] ? words(overlay.label) : '';
    const wanted = text === '' ? [] : WHERE[overlay.kind](board, hexes, zoom);
    const positions = wanted.map((each) => room.take(each, widthOf(text))).filter((position) => position !== null);
    return { key: `${overlay.kind} ${i}`, overlay, hexes, text, positions };
  });
}

const LEAST_LABELLED = { zone: 18, sector: 18, range: 18, track: 44, mark: 72 } as const;

type Places = (board: Board, hexes: readonly number[], zoom: number) => readonly (readonly Point[])[];
/** For each label of an overlay the places where it may stand, the best first. */
const WHERE: Readonly<Record<Overlay['kind'], Places>> = {
  zone: (board, hexes, zoom) => [rim(board, hexes, zoom)],
  sector: (board, hexes, zoom) => [rim(board, hexes, zoom)],
  range: (board, hexes, zoom) => [rim(board, hexes, zoom)],
  track: (board, hexes, zoom) => [besideTrack(courseOf(board, hexes), zoom)],
  mark: (board, hexes, zoom) => hexes.map((hex) => aboutMark(board, hex, zoom)),
};

interface LayerProps {
  readonly board: Board;
  readonly nations: Nations;
  readonly laid: readonly Laid[];
  readonly zoom: number;
}

/** Areas lie beneath what is lit: zones, sectors that were swept, ranges, which are a line alone. */
export const Areas = memo(function Areas({ board, nations, laid, zoom }: LayerProps) {
  return laid
    .filter(
      ({ overlay: { kind }, hexes }) => (kind === 'zone' || kind === 'sector' || kind === 'range') && hexes.length > 0,
    )
    .map(({ key, overlay, hexes, text, positions }) => (
      <g key={key} className={`chart-${overlay.kind}`} data-ink={inkOf(nations, overlay)}>
        <path d={outlinePath(board, hexes, zoom)} />
        <Labels text={text} positions={positions} />
      </g>
    ));
});

/** Tracks and marks lie over what is lit and under the pieces. */
export const Tracks = memo(function Tracks({ board, nations, laid, zoom }: LayerProps) {
  return laid.map((each) => {
    if (each.overlay.kind === 'track') return <Track key={each.key} {...{ board, nations, zoom, each }} />;
    if (each.overlay.kind === 'mark') return <Mark key={each.key} {...{ board, nations, zoom, each }} />;
    return null;
  });
});

function Labels({ text, positions }: Pick<Laid, 'text' | 'positions'>) {
  return positions.map(([x, y]) => (
    <text key={`${x} ${y}`} x={px(x)} y={px(y + 4)}>
      {text}
    </text>
  ));
}

/** Where the label of an area may stand on its rim: in the south first, then in the north, from the middle outward. */
function rim(board: Board, hexes: readonly number[], zoom: number): Point[] {
  const inside = new Set(hexes);
  const centres = hexes.map((hex) => board.centreOf(hex));
  const middle = centres.reduce((sum, [x]) => sum + x, 0) / Math.max(1, centres.length);
  const positions = (south: boolean): Point[] =>
    hexes
      .filter((hex) => {
        const [x, y] = board.centreOf(hex);
        return !inside.has(board.hexAt(x, y + (south ? 0.9 : -0.9)));
      })
      .map((hex) => board.centreOf(hex))
      .sort(([ax, ay], [bx, by]) => {
        const [a, b] = [Math.abs(ax - middle), Math.abs(bx - middle)];
        return Math.round(a) - Math.round(b) || (south ? by - ay : ay - by);
      })
      .map(([x, y]): Point => [x * zoom, (y + (south ? 0.36 : -0.4)) * zoom]);
  return [...positions(true), ...positions(false)];
}

/** The ink it is drawn in: its nation's, or its side's. */
const inkOf = (nations: Nations, { nation, side }: Overlay): string => liveryOf(nations, nation ?? side).ink;

/** About how wide a label is: it need not be known more exactly than whether it fits. */
const widthOf = (text: string): number => text.length * 6.6 + 8;

interface OneProps extends Omit<LayerProps, 'laid'> {
  readonly each: Laid;
}

function Track({ board, nations, zoom, each: { overlay, hexes, text, positions } }: OneProps) {
  const points = courseOf(board, hexes);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return null;
  const turn = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  const place = `translate(${px(last[0] * zoom)} ${px(last[1] * zoom)}) rotate(${px(turn)}) translate(${px(-0.4 * zoom)} 0)`;
  return (
    <g className="chart-track" data-ink={inkOf(nations, overlay)}>
      <path d={`M${points.map(([x, y]) => `${px(x * zoom)} ${px(y * zoom)}`).join('L')}`} />
      <path className="chart-head" d="M-9 -7L5 0L-9 7z" transform={`${place} scale(${px(Math.min(1, zoom / 40))})`} />
      <Labels text={text} positions={positions} />
    </g>
  );
}

/** Above the line of a track, in its middle first. */
function besideTrack(points: readonly Point[], zoom: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return [0.5, 0.35, 0.65, 0.2, 0.8].map((part): Point => {
    const [x, y] = [first[0] + (last[0] - first[0]) * part, first[1] + (last[1] - first[1]) * part];
    return [x * zoom, y * zoom - 11];
  });
}

const courseOf = (board: Board, hexes: readonly number[]): readonly Point[] =>
  straightened(hexes.map((hex) => board.centreOf(hex)));

/** A line of hexes is a straight course, though hexes make it bend. */
function straightened(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  const straight = points.every(([x, y]) => Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length < OFF_COURSE);
  return straight ? [first, [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2], last] : points;
}
const OFF_COURSE = 0.62;

function Mark({ board, nations, zoom, each: { overlay, hexes, text, positions } }: OneProps) {
  const radius = Math.max(3, Math.min(9, zoom * 0.13));
  return (
    <g className="chart-mark" data-ink={inkOf(nations, overlay)}>
      {hexes.map((hex) => {
        const [x, y] = board.centreOf(hex);
        return (
          <g key={hex} transform={`translate(${px(x * zoom)} ${px(y * zoom)})`}>
            <circle r={radius} />
            <circle className="chart-dot" r={Math.max(1.2, radius * 0.22)} />
          </g>
        );
      })}
      <Labels text={text} positions={positions} />
    </g>
  );
}

function aboutMark(board: Board, hex: number, zoom: number): Point[] {
  const [x, y] = board.centreOf(hex);
  return [0.3, -0.26].map((down): Point => [x * zoom, (y + down) * zoom]);
}

/** A game may name a hex more than once, or one that is on no chart. */
function hexesOf(board: Board, { hexes }: Overlay): number[] {
  return [...new Set(hexes.map((label) => board.grid.hexAt(label)).filter((hex) => hex >= 0))];
}
