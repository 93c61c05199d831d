import type { Message } from '@point-option/engine';
import type { Campaign, Intelligence } from '../data/state.ts';

/** set-04: eight turns after the first sighting; on turn 12 where nobody has been seen by then (RULINGS.md, 4). */
export const DELAY = 8;
const UNSEEN_ENTRY = 12;
/** set-03: with warning, as late as turn 9. */
const LATEST_WARNED = 9;

/** set-02 to set-04: the first turn on which Japanese ships may come on; detected is 0 where nobody was seen. */
export function earliestEntry(intelligence: Intelligence, detected: number): number {
  if (intelligence !== 'surprised') return 1;
  return detected === 0 || detected >= UNSEEN_ENTRY ? UNSEEN_ENTRY : detected + DELAY;
}

/** What Japan is told of when its ships come. */
export function entryNews(state: Pick<Campaign, 'intelligence' | 'detected' | 'turn'>): Message {
  const { intelligence, detected } = state;
  if (intelligence !== 'surprised') return { key: 'entry warned', values: { turn: LATEST_WARNED } };
  if (mayEnter(state)) return { key: 'entry open' };
  const turn = earliestEntry(intelligence, detected);
  return { key: detected === 0 ? 'entry unseen' : 'entry later', values: { delay: DELAY, turn } };
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
