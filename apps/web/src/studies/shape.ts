import { CENTRAL, type Distribution, type Known, quantile } from '@point-option/engine';

/** Where everything of a plot stands, in pixels from the left, and how high each bar is, as a part of the highest. */
export interface PlotShape {
  readonly rows: readonly PlotRow[];
  readonly history: { readonly from: number; readonly to: number } | null;
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
}

export interface PlotRow {
  readonly band: { readonly from: number; readonly to: number };
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly high: number;
  /** The values that it counts, and in what share of the games they came. */
  readonly low: number;
  readonly top: number;
  readonly share: number;
  /** Whether it holds any of the central eight tenths. */
  readonly central: boolean;
}

/** More than these cannot be told apart: values are then counted together. */
const MOST_BARS = 40;
const TICKS = 8;

/** Histograms of one figure on one scale, as wide as it may be, with what history knows of it. */
export function shapeOf(rows: readonly Distribution[], known: Known | undefined, wide: number): PlotShape {
  const values = rows.flatMap((row) => row.map(([value]) => value));
  const min = Math.min(...values);
  const max = Math.max(...values);
  const step = stepOf(values);
  const unit = step * Math.ceil(((max - min) / step + 1) / MOST_BARS);
  const count = Math.floor((max - min) / unit) + 1;
  const first = min - step / 2;
  const begin = Math.min(first, (known?.low ?? min) - step / 2);
  const end = Math.max(first + count * unit, (known?.high ?? max) + step / 2);
  const at = (value: number): number => tenth((wide * (value - begin)) / (end - begin));
  const counted = rows.map((row) => sharesIn(row, min, unit, count));
  const highest = Math.max(...counted.flat());
  return {
    rows: rows.map((row, i) => {
      const [low, high] = [quantile(row, CENTRAL.low), quantile(row, CENTRAL.high)];
      return {
        band: { from: at(low - step / 2), to: at(high + step / 2) },
        bars: (counted[i] ?? []).flatMap((share, n) => {
          const [bottom, top] = [min + n * unit, min + (n + 1) * unit - step];
          const edges = { from: at(bottom - step / 2), to: at(top + step / 2) };
          const central = top >= low && bottom <= high;
          return share === 0
            ? []
            : [{ ...edges, high: Math.round((1000 * share) / highest) / 1000, low: bottom, top, share, central }];
        }),
      };
    }),
    history: known ? { from: at(known.low), to: at(known.high) } : null,
    ticks: ticksIn(begin, end).map((value) => ({ at: at(value), value })),
  };
}

function sharesIn(row: Distribution, min: number, unit: number, count: number): number[] {
  const games = row.reduce((sum, [, n]) => sum + n, 0);
  const shares = Array.from({ length: count }, () => 0);
  for (const [value, n] of row) {
    const bar = Math.floor((value - min) / unit);
    shares[bar] = (shares[bar] ?? 0) + n / games;
  }
  return shares;
}

/** What all values are multiples apart: units of twelve aircraft make figures of twelve. */
function stepOf(values: readonly number[]): number {
  const [first = 0] = values;
  return values.reduce((step, value) => commonDivisor(step, Math.abs(value - first)), 0) || 1;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Round numbers, a handful, that lie inside. */
function ticksIn(begin: number, end: number): number[] {
  const rough = (end - begin) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10));
  const ticks: number[] = [];
  for (let value = Math.ceil(begin / step) * step; value <= end; value += step) ticks.push(value === 0 ? 0 : value);
  return ticks;
}

/** So much of a pixel is enough, and reads the same everywhere. */
const tenth = (x: number): number => Math.round(10 * x) / 10;
