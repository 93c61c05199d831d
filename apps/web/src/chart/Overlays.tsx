import type { Message, Overlay } from '@point-option/engine';
import { memo } from 'react';
import { liveryOf } from '../counters/livery.ts';
import type { Board } from './board.ts';
import { detailAt } from './camera.ts';
import type { Point } from './earth.ts';
import { outlinePath, px } from './outline.ts';

interface OverlaysProps {
  readonly board: Board;
  readonly overlays: readonly Overlay[];
  readonly zoom: number;
  words(message: Message): string;
}

/** Areas lie beneath the pieces: zones, sectors that were swept, ranges. */
export const Areas = memo(function Areas({ board, overlays, zoom, words }: OverlaysProps) {
  return overlays
    .filter(({ kind }) => kind === 'zone' || kind === 'sector' || kind === 'range')
    .map((overlay, i) => {
      const hexes = hexesOf(board, overlay);
      if (hexes.length === 0) return null;
      return (
        <g key={`${overlay.kind} ${i}`} className={`chart-${overlay.kind}`} data-side={liveryOf(overlay.side).name}>
          <path d={outlinePath(board, hexes, zoom)} />
          {overlay.label && detailAt(zoom) !== 'dots' && (
            <AreaName board={board} hexes={hexes} zoom={zoom} text={words(overlay.label)} />
          )}
        </g>
      );
    });
});

/** Under the southernmost hexes of the area, where its middle is. */
function AreaName({
  board,
  hexes,
  zoom,
  text,
}: {
  board: Board;
  hexes: readonly number[];
  zoom: number;
  text: string;
}) {
  const centres = hexes.map((hex) => board.centreOf(hex));
  const x = centres.reduce((sum, [at]) => sum + at, 0) / centres.length;
  const y = Math.max(...centres.map(([, at]) => at));
  return (
    <text x={px(x * zoom)} y={px((y + 0.36) * zoom)}>
      {text}
    </text>
  );
}

/** Tracks and marks lie over the areas and under the pieces. */
export const Tracks = memo(function Tracks({ board, overlays, zoom, words }: OverlaysProps) {
  return overlays.map((overlay, i) => {
    const key = `${overlay.kind} ${i}`;
    if (overlay.kind === 'track') return <Track key={key} {...{ board, overlay, zoom, words }} />;
    if (overlay.kind === 'mark') return <Mark key={key} {...{ board, overlay, zoom, words }} />;
    return null;
  });
});

interface OverlayProps extends Omit<OverlaysProps, 'overlays'> {
  readonly overlay: Overlay;
}

/** A threat is the other side's: a track without a side is one. */
const sideOf = ({ side }: Overlay): string => liveryOf(side ?? 'enemy').name;

function Track({ board, overlay, zoom, words }: OverlayProps) {
  const points = straightened(hexesOf(board, overlay).map((hex) => board.centreOf(hex)));
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return null;
  const turn = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  const [mx, my] = points[Math.floor(points.length / 2)] ?? last;
  return (
    <g className="chart-track" data-side={sideOf(overlay)}>
      <path d={`M${points.map(([x, y]) => `${px(x * zoom)} ${px(y * zoom)}`).join('L')}`} />
      <path
        className="chart-head"
        d="M-9 -7L5 0L-9 7z"
        transform={`translate(${px(last[0] * zoom)} ${px(last[1] * zoom)}) rotate(${px(turn)}) translate(${px(-0.4 * zoom)} 0)`}
      />
      {overlay.label &&
        zoom >= 44 &&
        Math.hypot(last[0] - (points[0]?.[0] ?? 0), last[1] - (points[0]?.[1] ?? 0)) > 2.5 && (
          <text x={px(mx * zoom)} y={px(my * zoom) - 7}>
            {words(overlay.label)}
          </text>
        )}
    </g>
  );
}

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

function Mark({ board, overlay, zoom, words }: OverlayProps) {
  const radius = Math.max(3, Math.min(9, zoom * 0.13));
  return hexesOf(board, overlay).map((hex) => {
    const [x, y] = board.centreOf(hex);
    return (
      <g
        key={hex}
        className="chart-mark"
        data-side={liveryOf(overlay.side).name}
        transform={`translate(${px(x * zoom)} ${px(y * zoom)})`}
      >
        <circle r={radius} />
        <circle className="chart-dot" r={Math.max(1.2, radius * 0.22)} />
        {overlay.label && zoom >= 72 && <text y={px(zoom * 0.34)}>{words(overlay.label)}</text>}
      </g>
    );
  });
}

function hexesOf(board: Board, { hexes }: Overlay): number[] {
  return hexes.map((label) => board.grid.hexAt(label)).filter((hex) => hex >= 0);
}
