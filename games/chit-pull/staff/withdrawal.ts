import { isOnMap, knownHex } from '../data/formations.ts';
import { at, ofSide } from '../data/side.ts';
import { OFF } from '../data/theater.ts';
import type { Desk } from './desk.ts';
import { bestOf, counsel, type Habit } from './frame.ts';

/*
 * The way home of ships that are detached. The rules want a shortest one over either edge, at full speed. It is the nearer edge, and of all
 * ways there the one farthest from the enemy and around his submarines.
 */

/** A hex nearer to the edge is worth so many hexes nearer to the enemy, and so is a submarine on the way. A marker may be a false one. */
const HOMEWARD = 3;
const SUBMARINE = 3;
const MARKER = 2;
/** Enemies that are farther away don't matter. */
const FAR = 20;

/** Hexes where enemies are known to be. */
function enemyHexes({ view, fleet, side, enemy }: Desk): number[] {
  return ofSide(fleet.markersOf, enemy).flatMap((marker) => {
    const hex = isOnMap(view, marker) ? knownHex(fleet, view, side, marker) : OFF;
    return hex === OFF ? [] : [hex];
  });
}

export const sailHome: Habit = (desk, ask) => {
  if (ask.kind !== 'path') return undefined;
  const { fleet, view, enemy, about, kit, side } = desk;
  const enemies = enemyHexes(desk);
  const submarines = new Map(
    view.subs
      .filter((sub) => sub.side === enemy && sub.is !== 'false')
      .map(({ hex, is }) => [hex, is === 'hidden' && kit.rules.falseMarkers === true ? MARKER : SUBMARINE]),
  );
  const worth = (hex: number): number =>
    Math.min(FAR, ...enemies.map((each) => fleet.grid.distance(hex, each))) -
    HOMEWARD * kit.rules.homeward(side, hex) -
    (submarines.get(hex) ?? 0);
  const route: (number | string)[] = [];
  for (;;) {
    const steps = ask.next(route);
    // The last step leads over the edge, and is no hex.
    const step = steps.find(({ to }) => typeof to !== 'number') ?? bestOf(steps, ({ to }) => worth(Number(to)));
    if (step === undefined) break;
    route.push(step.to);
  }
  const { name } = at(fleet.markers, Number(about['marker']));
  return counsel(route, route.length > 0 ? 'sail home' : 'dead in the water', { marker: name });
};
