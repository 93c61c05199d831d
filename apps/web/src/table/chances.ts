import type { Message, Odds } from '@point-option/engine';

/** The number that a result is, where it is one: a plain number, or words with a single number in them. */
export function numberOf({ key, values = {} }: Message): number | null {
  const numbers = Object.values(values).flatMap((value) => {
    if (typeof value === 'number') return [value];
    return key === 'kernel.plain' && typeof value === 'string' && /^-?\d+$/.test(value) ? [Number(value)] : [];
  });
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

export interface Distribution {
  /** By value, without gaps. */
  readonly bars: readonly { readonly value: number; readonly share: number }[];
  readonly mean: number;
}

/** More bars than this are no picture. */
const MOST = 24;

/** Chances of numbers as bars with their mean; null where the results are not numbers, or too far apart for a picture. */
export function distribution({ of, outcomes }: Odds): Distribution | null {
  const shares = new Map<number, number>();
  for (const { result, ways } of outcomes) {
    const value = numberOf(result);
    if (value === null || !Number.isInteger(value)) return null;
    shares.set(value, (shares.get(value) ?? 0) + ways / of);
  }
  const values = [...shares.keys()];
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (values.length < 2 || most - least >= MOST) return null;
  const bars = Array.from({ length: most - least + 1 }, (_, i) => ({
    value: least + i,
    share: shares.get(least + i) ?? 0,
  }));
  return { bars, mean: bars.reduce((sum, { value, share }) => sum + value * share, 0) };
}

export function percent(share: number): string {
  const n = 100 * share;
  return `${n < 10 && n > 0 ? n.toFixed(1) : Math.round(n)}%`;
}
