/** So many parts and no more are drawn: beyond, a part stands for several. */
const MOST = 20;

/** The alternating graduation of the chart's edge: the only gauge there is. */
export function ScaleBar({ value, max, label, low }: { value: number; max: number; label: string; low?: number }) {
  const parts = Math.max(1, Math.min(MOST, max));
  const filled = max === 0 ? 0 : Math.round((Math.max(0, value) / max) * parts);
  const danger = low !== undefined && value <= low;
  return (
    <span className="scale" role="img" aria-label={`${label}: ${value} / ${max}`}>
      {Array.from({ length: parts }, (_, i) => (
        <i key={i} className={i < filled ? (danger ? 'mag' : 'on') : ''} />
      ))}
    </span>
  );
}
