import { room } from '../store/room.ts';

/** Shows the next event of the playback, or ends it; false where there is none. */
export function nextEvent(): boolean {
  const { playback, journal } = room.get();
  if (playback === null) return false;
  const next = playback + 1;
  room.set(
    next < journal.length ? { playback: next, pulse: journal[next]?.touches ?? [] } : { playback: null, pulse: [] },
  );
  return true;
}

export function endPlayback(): void {
  room.set({ playback: null, pulse: [] });
}
