import { type Decision, end, one } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { hexRef, markerRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import type { Theater } from '../../data/theater.ts';
import type { SurfaceBattle } from './opening.ts';
import type { SurfaceRules } from './rules.ts';

const FIGHT = 'engage';
const AVOID = 'avoid battle';

/** Whether ships that meet fight, where the rules leave that to a side. */
export function engageOrder<Own extends object>(
  fleet: Fleet,
  { cite }: SurfaceRules<Own>,
): Decision<Theater<Own>, SurfaceBattle> {
  return one<Theater<Own>, SurfaceBattle, string>({
    options: () => [FIGHT, AVOID],
    about: (_g, f) => ({ marker: at(fleet.markers, f.marker).name, hex: fleet.grid.label(f.hex) }),
    describe: (_g, _f, option) => ({ label: { key: `surface ${option}` } }),
    apply: (g, f, option, side) => {
      if (option === FIGHT) return undefined;
      const values = { side: { key: `side.${side}` }, hex: fleet.grid.label(f.hex) };
      const touches = [hexRef(fleet, f.hex), markerRef(fleet, f.marker)];
      g.emit('surface avoided', values, { rule: cite.battle, touches, reveals: true });
      return end;
    },
  });
}
