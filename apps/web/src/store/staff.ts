import { boxOf, delegableAsked } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { fillIn, placedIn } from './advice.ts';
import { askSeat } from './connection.ts';
import { act } from './faults.ts';
import { type Room, room, seatNow } from './room.ts';
import { takeRoute } from './route.ts';

/** Boxes left to the staff come filled in, to be looked over before they are ordered. */
export function fillStanding(table: SeatView): void {
  if (table.prompt === null || table.staffActs || table.standing.length === 0) return;
  const asked = [...delegableAsked(table.prompt, table.presentation).keys()];
  const left = asked.filter((box) => table.standing.includes(box));
  if (left.length > 0) void advise(left);
}

/** Asks the staff what they would order and writes it into the draft: for the whole question, or for some boxes of it. */
export async function advise(boxes?: readonly string[]): Promise<void> {
  const table = seatNow();
  if (table === null || table.prompt === null) return;
  const { prompt, seq } = table;
  const asked = delegableAsked(prompt, table.presentation);
  const pieces = boxes?.flatMap((box) => asked.get(box) ?? []);
  await act(async () => {
    const { advice } = await askSeat('advise', {});
    const now = room.get();
    // The position may have moved on while they thought.
    if (advice === null || seatNow()?.seq !== seq) return;
    const before = now.advice?.pieces ?? [];
    const draft = fillIn(prompt, now.draft, advice.answer, pieces && new Set(pieces));
    room.set({ draft, advice: { ...advice, pieces: pieces ? [...new Set([...before, ...pieces])] : null } });
    if (prompt.kind === 'path') takeRoute(draft.route);
  });
}

/** Leaves a box to the staff from now on, with its pieces of this question; or takes it back. */
export async function leaveToStaff(box: string, on: boolean): Promise<void> {
  await act(() => askSeat('standing', { box, on }));
  if (on) await advise([box]);
}

/** Whether a piece lies where the staff put it. */
export function isByStaff({ advice, draft }: Room, piece: string): boolean {
  if (advice === null || (advice.pieces !== null && !advice.pieces.includes(piece))) return false;
  return boxOf(placedIn(advice.answer), piece) === boxOf(draft.placed, piece);
}
