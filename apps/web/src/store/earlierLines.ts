import { askSeat } from './connection.ts';
import { act } from './faults.ts';
import { room, seatNow } from './room.ts';

/** As many lines as are fetched at once, where not all are wanted. */
const MORE = 1000;

/** Fetches lines of the journal from before those in hand: some more, or all of them. */
export function fetchEarlier(all = false): void {
  void act(async () => {
    const { earlier } = room.get();
    const seat = seatNow()?.seat;
    if (earlier === 0 || seat === undefined) return;
    const { from, lines } = await askSeat('journal', { from: all ? 0 : Math.max(0, earlier - MORE), to: earlier });
    // Somebody else may have come to the screen, or more been fetched, meanwhile.
    if (seatNow()?.seat !== seat) return;
    room.set((now) => {
      const before = lines.filter(({ n }) => n <= now.earlier);
      return before.length === 0
        ? {}
        : {
            journal: [...before, ...now.journal],
            earlier: from,
            reading: true,
            playback: now.playback === null ? null : now.playback + before.length,
          };
    });
  });
}
