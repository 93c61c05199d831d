import { averageOf, CENTRAL, type Distribution, isCentral, type Known, quantile } from '@point-option/engine';
import { t } from '../words.ts';
import type { DescribedStudy } from '../worker/protocol.ts';

export function rangeText(low: number, high: number): string {
  return low === high ? signed(low) : t('studies.range', { low: signed(low), high: signed(high) });
}

/** What is said of a distribution, in figures that can be read aloud. */
export function summaryOf(found: Distribution): { median: string; mean: string; central: string } {
  return {
    median: signed(quantile(found, 0.5)),
    mean: signed(averageOf(found).toFixed(1)),
    central: rangeText(quantile(found, CENTRAL.low), quantile(found, CENTRAL.high)),
  };
}

export function verdict(found: Distribution, known: Known): string {
  return isCentral(found, known) ? t('studies.inside') : t('studies.outside');
}

/** Of the figures that history knows, how many lie inside. */
export function insideOf({ study, findings }: DescribedStudy): { inside: number; of: number } {
  const known = Object.entries(study.history).flatMap(([name, known]) => {
    const found = findings.figures[name];
    return found ? [isCentral(found, known)] : [];
  });
  return { inside: known.filter(Boolean).length, of: known.length };
}

/** A plot for those who hear it: the same numbers as stand under it. */
export function plotText(
  rows: readonly { readonly who: string; readonly found: Distribution }[],
  known: Known | undefined,
): string {
  return [
    ...(known ? [t('studies.spoken history', { range: rangeText(known.low, known.high) })] : []),
    ...rows.map(({ who, found }) => t('studies.spoken', { who, ...summaryOf(found) })),
  ].join(' ');
}

export function shareText(share: number): string {
  const percent = 100 * share;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}

/** With a true minus. */
const signed = (n: number | string): string => String(n).replace('-', '−');
