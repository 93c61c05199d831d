import { t } from '../words.ts';

/** How many may be chosen, in a few words. */
export function limitsText({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min === max) return t('table.limits one', { n: min });
  if (min === 0) return Number.isFinite(max) ? t('table.limits up to', { max }) : t('table.limits any');
  return Number.isFinite(max) ? t('table.limits', { min, max }) : t('table.limits from', { min });
}

/** Between what a number must lie. */
export function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min === max) return t('table.range one', { n: min });
  if (!Number.isFinite(max)) return min === 0 ? '' : t('table.range from', { min });
  return min === 0 ? t('table.range up to', { max }) : t('table.range', { min, max });
}
