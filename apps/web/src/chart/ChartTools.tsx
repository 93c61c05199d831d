import { memo } from 'react';
import { ZOOM_STEP } from './keys.ts';
import { dashedIn, type Lit } from './lit.ts';
import { chartSays } from './words.ts';

interface ChartToolsProps {
  readonly lit: readonly Lit[];
  onZoom(factor: number): void;
  onFit(): void;
}

/** Zoom and fit, and what solid and broken amber mean while both are on the chart. */
export const ChartTools = memo(function ChartTools({ lit, onZoom, onFit }: ChartToolsProps) {
  const isDashed = dashedIn(lit);
  const [solid, broken] = [lit.filter((each) => !isDashed(each)), lit.filter(isDashed)];
  const both = solid.length > 0 && broken.length > 0;
  return (
    <>
      <div
        className="ctools"
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <button type="button" aria-label={chartSays('zoom in')} onClick={() => onZoom(ZOOM_STEP * ZOOM_STEP)}>
          +
        </button>
        <button type="button" aria-label={chartSays('zoom out')} onClick={() => onZoom(1 / ZOOM_STEP / ZOOM_STEP)}>
          −
        </button>
        <button type="button" aria-label={chartSays('fit all')} onClick={onFit}>
          {chartSays('fit')}
        </button>
      </div>
      {both && (
        <div className="leg">
          <Swatch rolls={false} />
          {chartSays(solid.some(({ cost }) => cost !== undefined) ? 'cheapest' : 'no die')}
          <Swatch rolls />
          {chartSays(broken.every(({ rolls }) => rolls) ? 'rolls a die' : 'costs more')}
        </div>
      )}
    </>
  );
});

function Swatch({ rolls }: { rolls: boolean }) {
  const d = 'M0 -8L7 -4V4L0 8L-7 4V-4z';
  return (
    <svg
      className={`chart-lit chart-thin${rolls ? ' chart-rolls' : ''}`}
      width="18"
      height="18"
      viewBox="-9.5 -9.5 19 19"
      aria-hidden="true"
    >
      <path className="chart-keyline" d={d} />
      <path className="chart-amber" d={d} />
    </svg>
  );
}
