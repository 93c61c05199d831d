import { px } from './outline.ts';

interface Placed {
  readonly x: number;
  readonly y: number;
}

/** The key of an option, on what it lights. */
export function KeyMark({ x, y, text }: Placed & { readonly text: string }) {
  return (
    <g className="chart-key">
      <rect x={px(x - 7.5)} y={px(y - 8)} width={15} height={16} />
      <text x={px(x)} y={px(y + 4.2)}>
        {text}
      </text>
    </g>
  );
}

/** A risk goes with it. */
export function CautionMark({ x, y }: Placed) {
  return (
    <g className="chart-caution" transform={`translate(${px(x)} ${px(y)})`} aria-hidden="true">
      <path d="M0 -8.4L8.6 6.6H-8.6z" />
      <text y={5}>!</text>
    </g>
  );
}

/** A route ends there. */
export function StopMark({ x, y }: Placed) {
  return (
    <g className="chart-stop" transform={`translate(${px(x)} ${px(y)})`} aria-hidden="true">
      <path d="M-3 -7.2H3L7.2 -3V3L3 7.2H-3L-7.2 3V-3z" />
      <path className="chart-bar" d="M-4.4 -1.5H4.4V1.5H-4.4z" />
    </g>
  );
}
