import type { OptionId, RouteView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { askSeat } from './connection.ts';
import { act } from './faults.ts';
import { room, seatNow } from './room.ts';

/** A route while it is built. The host says what each step costs, risks and leads to. */

/** One request after another: a step that is clicked while the last is still looked up follows it. */
let last: Promise<unknown> = Promise.resolve();

function look(wanted: (route: readonly OptionId[]) => readonly OptionId[]): void {
  last = last.then(() =>
    act(async () => {
      const table = seatNow();
      if (table?.prompt?.kind !== 'path') return;
      const { route } = await askSeat('route', { route: [...wanted(room.get().draft.route)] });
      if (route !== null && seatNow()?.seq === table.seq) showRoute(route);
    }),
  );
}

function showRoute(route: RouteView): void {
  room.set(({ draft }) => ({ draft: { ...draft, route: route.route }, route, focus: null }));
}

/** A question for a route begins with an empty one. */
export function beginRoute({ prompt }: SeatView): void {
  if (prompt?.kind === 'path') look(() => []);
}

export function extendRoute(step: OptionId): void {
  look((route) => [...route, step]);
}

/** Takes back the last step, or all from a place in the route on. */
export function shortenRoute(to?: number): void {
  look((route) => route.slice(0, to ?? -1));
}

/** Looks a whole route up, as the staff would take it. */
export function takeRoute(route: readonly OptionId[]): void {
  look(() => route);
}
