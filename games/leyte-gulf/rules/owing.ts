import { at, hexesEntered, isOnMap } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import type { G } from '../data/own.ts';
import { mayLeave } from './actions.ts';
import { homeRefusal, isHomeward } from './homeward.ts';
import { mustSailOn } from './mustSail.ts';
import { allowance } from './sailingRules.ts';

/** Why a force can't end its activation yet: it is sent somewhere, and can go on (6.4, 13.1.5). Whoever was sent home and is there leaves. */
export function owes(g: G, marker: number): Refusal | undefined {
  const { state } = g;
  if (marker >= fleet.markers.length || !isOnMap(state, marker)) return undefined;
  if (isHomeward(state, marker) && mayLeave(g, marker)) return homeRefusal(state, marker);
  const { hex } = at(state.markers, marker);
  return mustSailOn(g, marker, hex, { entered: hexesEntered(state), points: () => allowance(g, marker) });
}
