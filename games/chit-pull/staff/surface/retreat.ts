import { formationsAt, isOnMap, knownHex } from '../../data/formations.ts';
import { ofSide } from '../../data/side.ts';
import { OFF } from '../../data/theater.ts';
import { bestOf, counsel, type Habit } from '../frame.ts';

/** What friends in a hex are worth, against an enemy right next to it. */
const FRIENDS = 0.1;

/** Away from the enemy, and to friends where that is as good. */
export const retreatHex: Habit = ({ fleet, view, side, enemy }, ask) => {
  if (ask.kind !== 'one') return undefined;
  const { grid } = fleet;
  const foes = ofSide(fleet.markersOf, enemy).flatMap((marker) => {
    const hex = knownHex(fleet, view, side, marker);
    return isOnMap(view, marker) && hex !== OFF ? [hex] : [];
  });
  const chosen = bestOf(ask.options, (option) => {
    const hex = Number(option);
    let danger = 0;
    for (const foe of foes) danger += 1 / (1 + grid.distance(foe, hex)) ** 2;
    return (formationsAt(fleet, view, side, hex).length > 0 ? FRIENDS : 0) - danger;
  });
  return chosen === undefined ? undefined : counsel(chosen, 'retreat', { hex: grid.label(Number(chosen)) });
};
