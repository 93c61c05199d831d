import { t } from '../words.ts';

export function DieGlyph() {
  return (
    <svg className="dieglyph" width="13" height="13" viewBox="0 0 13 13" role="img" aria-label={t('table.dice')}>
      <path d="M6.5 .8l5.2 2.9v5.6l-5.2 2.9-5.2-2.9V3.7z" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <circle cx="6.5" cy="6.5" r="1.6" fill="currentColor" />
    </svg>
  );
}

export function Triangle() {
  return (
    <svg className="tri" width="13" height="12" viewBox="0 0 13 12" aria-hidden="true">
      <path d="M6.5 1l5.6 10H.9z" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <path d="M6.5 4.4v3.2M6.5 8.6v1.2" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

export function Flag() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 1v12" stroke="currentColor" strokeWidth="1.6" />
      <path d="M3 2l9 3.2L3 8.4z" fill="currentColor" />
    </svg>
  );
}
