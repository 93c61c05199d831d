/** A figure of the bench of the page, beside a yardstick of the same run. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** How many times the yardstick of its kind. */
  readonly ratio?: number;
  readonly most?: number;
}

/** The value that a share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** What each value grows by for every step of the other, by least squares. */
export function slope(points: readonly (readonly [at: number, value: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [at, value] = [mean(([x]) => x), mean(([, y]) => y)];
  const up = points.reduce((sum, [x, y]) => sum + (x - at) * (y - value), 0);
  return up / points.reduce((sum, [x]) => sum + (x - at) ** 2, 0);
}

export function line({ name, unit, value, ratio, most }: Figure): string {
  const shown = value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
  const beside = ratio === undefined ? '' : `ratio ${ratio.toPrecision(3)}`;
  const met = most === undefined ? '' : `at most ${most.toLocaleString('en')}: ${value <= most ? 'met' : 'NOT MET'}`;
  return `${name.padEnd(66)}${shown.padStart(10)} ${unit.padEnd(9)}${beside.padEnd(14)}${met}`.trimEnd();
}
