import type { OptionId, RouteView } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { askSeat } from './connection.ts';
import { act } from './faults.ts';
import { room, seatNow } from './room.ts';

/** A route while it is built. The host says what each step costs, risks and leads to. */

/** One request after another: a step that is clicked while the last is still looked up follows it. */
let last: Promise<unknown> = Promise.resolve();
/** How many changes that the player made are still looked up. */
let underWay = 0;

function look(wanted: (route: readonly OptionId[]) => readonly OptionId[]): Promise<unknown> {
  last = last.then(() =>
    act(async () => {
      const table = seatNow();
      if (table?.prompt?.kind !== 'path') return;
      const { route } = await askSeat('route', { route: [...wanted(room.get().draft.route)] });
      if (route !== null && seatNow()?.seq === table.seq) showRoute(route);
    }),
  );
  return last;
}

async function change(wanted: (route: readonly OptionId[]) => readonly OptionId[]): Promise<void> {
  underWay++;
  await look(wanted);
  underWay--;
}

/** Whether a step that the player chose is not part of the route yet. */
export function isLookingUp(): boolean {
  return underWay > 0;
}

/** Does something with the route as the player means it, once every step chosen so far is part of it. */
export async function withWholeRoute(work: () => void): Promise<void> {
  if (!isLookingUp()) return work();
  const asked = seatNow()?.seq;
  await last;
  if (seatNow()?.seq === asked) work();
}

function showRoute(route: RouteView): void {
  room.set(({ draft }) => ({ draft: { ...draft, route: route.route }, route, focus: null }));
}

/** A question for a route begins with an empty one. */
export function beginRoute({ prompt }: SeatView): void {
  if (prompt?.kind === 'path') void look(() => []);
}

export function extendRoute(step: OptionId): void {
  void change((route) => [...route, step]);
}

/** Takes back the last step, or all from a place in the route on. */
export function shortenRoute(to?: number): void {
  void change((route) => route.slice(0, to ?? -1));
}

/** Looks a whole route up, as the staff would take it. */
export function takeRoute(route: readonly OptionId[]): void {
  void change(() => route);
}
