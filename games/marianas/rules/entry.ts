import type { Campaign, Intelligence } from '../data/state.ts';

/** set-04: eight turns after the first sighting, and on turn 12 at the latest, seen or unseen (RULINGS.md, 4). */
const DELAY = 8;
const UNSEEN_ENTRY = 12;
/** set-03: with warning, as late as turn 9. */
const LATEST_WARNED = 9;

/** set-02 to set-04: the first turn on which Japanese ships may come on; detected is 0 where nobody was seen. */
export function earliestEntry(intelligence: Intelligence, detected: number): number {
  if (intelligence !== 'surprised') return 1;
  return detected === 0 ? UNSEEN_ENTRY : Math.min(detected + DELAY, UNSEEN_ENTRY);
}

/** Whether Japanese ships may come on the map now. */
export function mayEnter({
  intelligence,
  detected,
  turn,
}: Pick<Campaign, 'intelligence' | 'detected' | 'turn'>): boolean {
  if (intelligence === 'surprised') return turn >= earliestEntry(intelligence, detected);
  return turn <= LATEST_WARNED;
}
