import { useSyncExternalStore } from 'react';

/** Between a phone, where everything stands in one column, and a desk, where all columns stand side by side. */
const BETWEEN = '(min-width: 760px) and (max-width: 1279px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(BETWEEN).matches);
}

function watch(tell: () => void): () => void {
  const media = matchMedia(BETWEEN);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
