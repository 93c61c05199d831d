/** No more parts than this are drawn: beyond, a part stands for several. */
const MAX_PARTS = 20;

interface Props {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** At this and below it is a danger. */
  readonly low?: number;
  readonly caution?: boolean | undefined;
  /** What the order being composed would make of the value. */
  readonly after?: number | undefined;
  /** Where it is divided by heavier lines. */
  readonly marks?: readonly number[];
  /** The number of parts it is drawn in, at most. */
  readonly maxParts?: number;
}

/** The alternating graduation of the chart's edge: the only gauge there is. */
export function ScaleBar({ value, max, label, low, caution = false, after, marks = [], maxParts = MAX_PARTS }: Props) {
  const parts = Math.max(1, Math.min(maxParts, max));
  const filledBy = (n: number): number => (max === 0 ? 0 : Math.round((Math.max(0, n) / max) * parts));
  const filled = filledBy(value);
  const then = after === undefined ? filled : filledBy(after);
  const danger = caution || (low !== undefined && value <= low);
  const marked = new Set(marks.map((at) => filledBy(at)));
  return (
    <span className="scale" role="img" aria-label={`${label}: ${value} / ${max}`}>
      {Array.from({ length: parts }, (_, i) => {
        const on = i < filled;
        const changes = on !== i < then;
        const state = changes ? (on ? 'off' : 'cur') : on ? (danger ? 'mag' : 'on') : '';
        return <i key={i} className={`${state}${marked.has(i + 1) && i + 1 < parts ? ' mark' : ''}`} />;
      })}
    </span>
  );
}
