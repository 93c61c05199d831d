import type { Odds } from '@point-option/engine';

export interface Distribution {
  /** By value, without gaps. */
  readonly bars: readonly { readonly value: number; readonly share: number }[];
  readonly mean: number;
}

/** The picture has no room for more bars. */
const MAX_BARS = 24;

/** Chances of numbers as bars with their mean; null where the results are not numbers, or too far apart for a picture. */
export function distribution({ of, outcomes }: Odds): Distribution | null {
  const shares = new Map<number, number>();
  for (const { value, ways } of outcomes) {
    if (value === undefined || !Number.isInteger(value)) return null;
    shares.set(value, (shares.get(value) ?? 0) + ways / of);
  }
  const values = [...shares.keys()];
  const min = Math.min(...values);
  const max = Math.max(...values);
  if (values.length < 2 || max - min >= MAX_BARS) return null;
  const bars = Array.from({ length: max - min + 1 }, (_, i) => ({
    value: min + i,
    share: shares.get(min + i) ?? 0,
  }));
  return { bars, mean: bars.reduce((sum, { value, share }) => sum + value * share, 0) };
}

export function percent(share: number): string {
  const n = 100 * share;
  return `${n < 10 && n > 0 ? n.toFixed(1) : Math.round(n)}%`;
}

/** The mean of results that are numbers. */
export function meanOf({ of, outcomes }: Odds): number {
  return outcomes.reduce((sum, { value = 0, ways }) => sum + (value * ways) / of, 0);
}
