import { formationsAt, isOnMap, knownHex } from '../../data/formations.ts';
import { ofSide } from '../../data/side.ts';
import { OFF } from '../../data/theater.ts';
import { bestOf, counsel, type Habit } from '../frame.ts';

/** Enemies farther off than this make no difference. */
const FAR = 6;

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
    const nearest = Math.min(FAR, ...foes.map((foe) => grid.distance(foe, hex)));
    return nearest + (formationsAt(fleet, view, side, hex).length > 0 ? 0.5 : 0);
  });
  return chosen === undefined ? undefined : counsel(chosen, 'retreat', { hex: grid.label(Number(chosen)) });
};
