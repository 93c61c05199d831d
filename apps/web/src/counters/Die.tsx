export interface DieProps {
  readonly value: number | string;
  readonly size?: number;
  /** What a reader of the screen hears. */
  readonly label: string;
}

/** A ten-sided die with its kite-shaped faces. */
export function Die({ value, size = 34, label }: DieProps) {
  return (
    <svg className="ct" width={size} height={size} viewBox="-20 -20 40 40" role="img" aria-label={label}>
      <path
        d="M0 -18.5L17.6 -3.5V4L0 18.5L-17.6 4V-3.5z"
        fill="var(--ink)"
        stroke="var(--ink)"
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <path
        d="M0 -18.5L10.6 4.6L0 9.6L-10.6 4.6zM-17.6 -3.5L-10.6 4.6L-17.6 4M17.6 -3.5L10.6 4.6L17.6 4M0 9.6V18.5"
        fill="none"
        stroke="var(--paper)"
        strokeOpacity={0.5}
        strokeWidth={0.9}
        strokeLinejoin="round"
      />
      <text y={4.6} fontSize={14} fill="var(--paper)">
        {value}
      </text>
    </svg>
  );
}
