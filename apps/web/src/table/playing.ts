import { setSpeed } from '../store/orders.ts';
import { room } from '../store/room.ts';
import { speed } from '../store/speed.ts';
import type { Speed } from '@point-option/host/protocol';

/** The playback: events one after the other, each with its die opened and its place shown. */

function show(at: number): void {
  room.set({ playback: at, pulse: room.get().journal[at]?.touches ?? [] });
}

/** Shows the next event, or ends the playback after the last; false where nothing is played. */
export function nextEvent(): boolean {
  const { playback, journal } = room.get();
  if (playback === null) return false;
  if (playback + 1 < journal.length) show(playback + 1);
  else endPlayback();
  return true;
}

/** One event back. Where nothing is played, it begins with the latest. */
export function lastEvent(): boolean {
  const { playback, journal } = room.get();
  const at = (playback ?? journal.length) - 1;
  if (at < 0) return false;
  show(at);
  return true;
}

/** Plays from a line of the journal on, by its number. */
export function playFrom(n: number): void {
  const at = room.get().journal.findIndex((event) => event.n === n);
  if (at < 0) return;
  // Seen again, events are wanted one by one.
  if (speed() === 'instant') setSpeed('step');
  room.set({ tab: 'order' });
  show(at);
}

export function endPlayback(): void {
  room.set({ playback: null, pulse: [] });
}

const SPEEDS: readonly Speed[] = ['step', 'fast', 'instant'];

/** The next of the speeds, round and round. */
export function turnSpeed(): void {
  const now = SPEEDS.indexOf(speed());
  setSpeed(SPEEDS[(now + 1) % SPEEDS.length] ?? 'fast');
}
