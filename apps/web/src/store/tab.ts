import type { StorageState } from '@point-option/host/protocol';
import { storeOf } from './store.ts';

/** Why matches last only as long as this tab, and how many the lobby listed; null where the browser saves them. */
export const tab = storeOf<{ readonly onlyHere: string | null; readonly listed: number }>({
  onlyHere: null,
  listed: 0,
});

/** Notes what the host says of its store, and gives that on. */
export function noteTab<T extends StorageState>(state: T, listed = tab.get().listed): T {
  tab.set({ onlyHere: state.onlyHere ?? null, listed });
  return state;
}

/** Whether closing the tab would lose a match. */
export function hasMatchesHere(isAtTable: boolean): boolean {
  const { onlyHere, listed } = tab.get();
  return onlyHere !== null && (isAtTable || listed > 0);
}
