import { Problem } from '@point-option/host/client';
import { goToLobby, goToMatch } from '../route.ts';
import { connection, line } from './connection.ts';
import { EMPTY_ROOM, room } from './room.ts';
import { hasMatchesHere } from './tab.ts';

/** How a match is left: saved, or, where it can't be, only by a player who says so. */

/**
 * Releases a match that the page has turned away from, so that another tab can open it. One that can't be saved is not
 * released: the page goes back to it and asks.
 */
export async function leaveMatch(match: string): Promise<void> {
  try {
    await letGo(match, false);
  } catch (error) {
    // Where the worker is gone there is nothing to go back to, and another match at the table is not to be left for it.
    if (!(error instanceof Problem) || error.fault || room.get().opening?.match !== match) return;
    room.set({ leaveRefused: true });
    goToMatch(match);
  }
}

/** Leaves the match at the table without what could not be saved of it. */
export async function leaveUnsaved(match: string): Promise<void> {
  goToLobby();
  await letGo(match, true);
}

async function letGo(match: string, discard: boolean): Promise<void> {
  await connection().ask('leave', { match, discard });
  connection().forget(match);
  if (room.get().opening?.match === match) room.set(EMPTY_ROOM);
}

/** The browser asks before it closes a page whose match could not be saved, or is saved in this tab only. */
export function watchClosing(): void {
  addEventListener('beforeunload', (event) => {
    const { unsaved, opening } = room.get();
    if ((unsaved !== null || hasMatchesHere(opening !== null)) && line.get().stopped === null) event.preventDefault();
  });
}
