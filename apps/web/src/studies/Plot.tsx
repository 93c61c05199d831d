import type { Distribution, Known } from '@point-option/engine';
import { t } from '../words.ts';
import { type PlotRow, shapeOf } from './shape.ts';
import { plotText, rangeText, shareText } from './telling.ts';

interface Props {
  readonly rows: readonly { readonly who: string; readonly found: Distribution }[];
  readonly known: Known | undefined;
}

export const PLOT_WIDE = 400;
const MARGIN = 8;
const HEAD = 26;
const NAME = 22;
const ROW = 78;
const FOOT = 20;
const WIDEST = 44;

/** Each of several has its name over it. */
const rowHigh = (rows: number): number => ROW + (rows > 1 ? NAME : 0);
export const plotHigh = (rows: number): number => HEAD + rows * rowHigh(rows) + FOOT;

/** One figure: a histogram for each study, one under the other on one scale, and what happened across them. */
export function Plot({ rows, known }: Props) {
  const shape = shapeOf(
    rows.map(({ found }) => found),
    known,
    PLOT_WIDE - 2 * MARGIN,
  );
  const base = HEAD + rows.length * rowHigh(rows.length);
  return (
    <svg
      className="plot"
      viewBox={`0 0 ${PLOT_WIDE} ${plotHigh(rows.length)}`}
      role="img"
      aria-label={plotText(rows, known)}
    >
      <g transform={`translate(${MARGIN} 0)`}>
        {shape.rows.map((row, i) => (
          <Row key={rows[i]?.who} row={row} base={HEAD + (i + 1) * rowHigh(rows.length)} />
        ))}
        {shape.history && known && <History {...shape.history} known={known} base={base} />}
        {rows.length > 1 &&
          rows.map(({ who }, i) => (
            <text key={who} className="who" x={0} y={HEAD + i * rowHigh(rows.length) + NAME - 5}>
              {who}
            </text>
          ))}
        {shape.ticks.map(({ at, value }) => (
          <g key={value}>
            <path className="base" d={`M${at} ${base}v4`} />
            <text x={at} y={base + 16} textAnchor="middle">
              {rangeText(value, value)}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

function Row({ row: { band, bars }, base }: { readonly row: PlotRow; readonly base: number }) {
  return (
    <g>
      <rect className="band" x={band.from} y={base - ROW} width={tenth(band.to - band.from)} height={ROW} />
      {bars.map(({ from, to, high, low, top, share, central }) => {
        const tall = tenth(Math.max(1, (ROW - 6) * high));
        const wide = Math.max(1, Math.min(to - from - 1, WIDEST));
        return (
          <rect
            key={low}
            className={central ? 'in' : 'out'}
            x={tenth((from + to - wide) / 2)}
            y={tenth(base - tall)}
            width={tenth(wide)}
            height={tall}
          >
            <title>{t('studies.bar', { range: rangeText(low, top), share: shareText(share) })}</title>
          </rect>
        );
      })}
      <path className="base" d={`M0 ${base + 0.5}H${PLOT_WIDE - 2 * MARGIN}`} />
    </g>
  );
}

/** A bracket over the bars, and a line down at each of its ends. */
function History({
  from,
  to,
  known: { low, high },
  base,
}: {
  readonly from: number;
  readonly to: number;
  readonly known: Known;
  readonly base: number;
}) {
  const lines = from === to ? `M${from} ${HEAD - 6}V${base}` : `M${from} ${HEAD - 6}V${base}M${to} ${HEAD - 6}V${base}`;
  const middle = (from + to) / 2;
  const side = middle < 70 ? 'start' : middle > PLOT_WIDE - 86 ? 'end' : 'middle';
  return (
    <g>
      <path className="cut" d={lines} />
      <path className="known" d={lines} />
      <rect className="bracket" x={tenth(from - 1)} y={HEAD - 9} width={tenth(to - from + 2)} height={5} />
      <text
        className="knows"
        x={tenth(side === 'start' ? Math.max(0, from - 1) : side === 'end' ? to + 1 : middle)}
        y={HEAD - 13}
        textAnchor={side}
      >
        {t('studies.history', { range: rangeText(low, high) })}
      </text>
    </g>
  );
}

const tenth = (x: number): number => Math.round(10 * x) / 10;
