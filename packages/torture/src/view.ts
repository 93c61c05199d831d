import type { Viewer } from '@point-option/engine';
import { rosterOf } from './data/roster.ts';
import { SIDES } from './data/sides.ts';
import { copy, entryOf, knowsForce, type War } from './data/state.ts';

/** What a side sees has the form of the data itself, with null in place of what it may not know. */
export type WarView = War;

export function observe(war: War, viewer: Viewer): WarView {
  const view = copy(war);
  if (viewer === 'referee') return view;
  const { entries } = rosterOf(war.scenario);
  view.units.forEach((unit, i) => {
    const entry = entries[i];
    if (entry !== undefined && !knowsForce(entry, unit, viewer)) unit.real = null;
  });
  for (const side of SIDES) {
    if (side === viewer) continue;
    view.postures[side] = null;
    view.missions[side] = null;
  }
  if (view.order !== null && entryOf(war, view.order.unit).side !== viewer) view.order.route = null;
  return view;
}
