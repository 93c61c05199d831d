import type { StorageState } from '@point-option/host/protocol';
import { connection } from './connection.ts';
import { recall, remember } from './memory.ts';
import { type Room, room } from './room.ts';
import { noteTab } from './tab.ts';

/** Less room than this is said aloud. */
export const TIGHT = 20 * 1024 * 1024;
/** Orders between two looks at how much room is left. */
const EVERY = 40;
const TOLD = 'point-option told of clearing';

/** Looks now and then how much room is left. */
export function askStorage(seq: number): void {
  if (seq % EVERY !== 1) return;
  void connection()
    .ask('storage', {})
    .then(
      (storage) => room.set({ storage: noteOf(noteTab(storage)) }),
      () => {},
    );
}

function noteOf({ persisted, room: left, onlyHere }: StorageState): Room['storage'] {
  // A note of its own says more than either.
  if (onlyHere !== undefined) return null;
  if (left !== null && left < TIGHT) return 'tight';
  return persisted || recall(TOLD) !== null ? null : 'cleared';
}

/** It was read: it is not said again in this browser, except when room runs out. */
export function dismissStorage(): void {
  if (room.get().storage === 'cleared') remember(TOLD, 'yes');
  room.set({ storage: null });
}
