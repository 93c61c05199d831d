import { isOnMap, knownHex } from '../data/formations.ts';
import { at, ofSide } from '../data/side.ts';
import { OFF } from '../data/theater.ts';
import type { Desk } from './desk.ts';
import { bestOf, counsel, type Habit } from './frame.ts';

/*
 * The way home of ships that are detached. The rules want a shortest one at full speed; of those it is the one farthest from the enemy,
 * and around his submarines.
 */

/** A submarine in the way is worth a detour past enemies that are so many hexes nearer. */
const SUBMARINE = 3;

/** Hexes where enemies are known to be. */
function enemyHexes({ view, fleet, side, enemy }: Desk): number[] {
  return ofSide(fleet.markersOf, enemy).flatMap((marker) => {
    const hex = isOnMap(view, marker) ? knownHex(fleet, view, side, marker) : OFF;
    return hex === OFF ? [] : [hex];
  });
}

export const sailHome: Habit = (desk, ask) => {
  if (ask.kind !== 'path') return undefined;
  const { fleet, view, enemy, about } = desk;
  const enemies = enemyHexes(desk);
  const submarines = new Set(
    view.subs.filter(({ side, is }) => side === enemy && is !== 'false').map(({ hex }) => hex),
  );
  const safety = (hex: number): number =>
    Math.min(fleet.grid.count, ...enemies.map((each) => fleet.grid.distance(hex, each))) -
    (submarines.has(hex) ? SUBMARINE : 0);
  const route: (number | string)[] = [];
  for (;;) {
    const steps = ask.next(route);
    // The last step leads over the edge, and is no hex.
    const step = steps.find(({ to }) => typeof to !== 'number') ?? bestOf(steps, ({ to }) => safety(Number(to)));
    if (step === undefined) break;
    route.push(step.to);
  }
  const { name } = at(fleet.markers, Number(about['marker']));
  return counsel(route, 'sail home', { marker: name });
};
