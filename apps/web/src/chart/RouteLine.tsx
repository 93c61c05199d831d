import { memo } from 'react';
import type { Board } from './board.ts';
import { FULL_COUNTERS } from './camera.ts';
import type { RouteDrawn, RouteStep } from './chartProps.ts';
import type { Point } from './earth.ts';
import { CautionMark, StopMark } from './marks.tsx';
import { px } from './outline.ts';
import type { Places } from './places.ts';

interface RouteLineProps {
  readonly board: Board;
  readonly places: Places;
  readonly route: RouteDrawn;
  readonly zoom: number;
}

/** The route so far: a line through its steps, with what each costs, what it risks and where it ends. */
export const RouteLine = memo(function RouteLine({ board, places, route, zoom }: RouteLineProps) {
  const from = pointOf(board, places, route.from, zoom);
  const steps = route.steps.flatMap((step) => {
    const at = pointOf(board, places, step.ref, zoom);
    return at ? [{ step, at }] : [];
  });
  const points = [...(from ? [from] : []), ...steps.map(({ at }) => at)];
  const d = points.length > 1 ? `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}` : '';
  return (
    <g className="chart-route" aria-hidden="true">
      <path className="chart-keyline" d={d} />
      <path className="chart-amber" d={d} />
      {steps.map(({ step, at }, i) => (
        // A route may pass a hex twice: a step is known by its place in it.
        <Step key={i} step={step} at={at} zoom={zoom} />
      ))}
    </g>
  );
});

function Step({ step: { cost, caution, stops }, at: [x, y], zoom }: { step: RouteStep; at: Point; zoom: number }) {
  const isNear = zoom >= FULL_COUNTERS;
  return (
    <>
      <g className="chart-step" transform={`translate(${px(x)} ${px(y)})`}>
        <circle r={isNear ? 9 : Math.max(2.4, zoom * 0.14)} />
        {isNear && cost !== undefined && <text y={4}>{cost}</text>}
      </g>
      {isNear && caution && <CautionMark x={x + 12} y={y - 12} />}
      {isNear && stops && <StopMark x={x + 12} y={y + 12} />}
    </>
  );
}

function pointOf(board: Board, places: Places, ref: RouteDrawn['from'], zoom: number): Point | null {
  const hex = places.hexOf(ref);
  if (hex < 0) return null;
  const [x, y] = board.centreOf(hex);
  return [x * zoom, y * zoom];
}
