import { at, counsel, type Counsel, type Habit, isChit } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { foes, nearest, type OpsDesk, REACH, STEAM } from './sea.ts';
import { readyUnits } from './targets.ts';

/**
 * 6.0: everybody knows which American groups have carriers, and so they look for all they can. Japanese carriers keep their planes on deck
 * until a strike could follow: what they would find lies on the map anyway, and planes in the air tell a force from a dummy.
 */
export const sendSearch: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  if (ask.options.length === 0) return counsel([], 'nobody to search');
  const entry = Number(desk.about['entry']);
  if (desk.side === 'us' || isChit(fleet, entry) || mayStrike(desk, entry))
    return counsel([...ask.options], 'search for all', { n: ask.options.length });
  return counsel([], 'radio silence');
};

/** Whether aircraft of a formation could strike something that it finds now, once it has sailed. */
function mayStrike(desk: OpsDesk, marker: number): boolean {
  const { hex } = at(desk.view.markers, marker);
  return readyUnits(desk, marker).length > 0 && nearest(hex, foes(desk)) <= REACH.japan + STEAM.japan + 1;
}
