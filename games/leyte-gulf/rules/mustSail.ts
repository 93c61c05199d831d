import { at, enemyOf, formationsAt } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { SEA_WAYS } from '../data/map.ts';
import type { G } from '../data/own.ts';
import { pressesOn, straysFromBeachhead } from './fanaticism.ts';
import { homeRefusal, straysFromHome } from './homeward.ts';
import { stackRefusal } from './stacking.ts';
import { whyNotSail } from './straits.ts';
import { leadsAway, quarryOf } from './wildBull.ts';

/* Forces that the rules send somewhere (6.4, 13.1.5.1, 13.1.5.2). */

/** 6.1, 5.5, 6.4, 13.1.5: why a force may not sail from one hex into the next. */
export function whyNotEnter(g: G, marker: number, from: number, to: number): Refusal | undefined {
  return (
    whyNotSail(g.state, marker, from, to) ??
    stackRefusal(g.state, marker, to) ??
    straysFromHome(g, marker, from, to) ??
    leadsAway(g.state, marker, from, to) ??
    straysFromBeachhead(g, marker, from, to)
  );
}

/** Why a force may not stop in a hex after so many, with so many points: it has somewhere to go, and can. */
export function mustSailOn(
  g: G,
  marker: number,
  hex: number,
  { entered, points }: { readonly entered: number; points(): number },
): Refusal | undefined {
  const { state } = g;
  const why = homeRefusal(state, marker) ?? drawn(g, marker, hex) ?? (entered === 0 ? pressesOn(g, marker) : undefined);
  if (why === undefined || entered >= points()) return undefined;
  // Nobody sails past the enemy before both have searched.
  const { hex: here } = at(state.markers, marker);
  if (hex !== here && formationsAt(fleet, state, enemyOf(at(fleet.markers, marker).side), hex).length > 0)
    return undefined;
  const on = (SEA_WAYS[hex] ?? []).some((next) => whyNotEnter(g, marker, hex, next) === undefined);
  return on ? why : undefined;
}

function drawn({ state }: G, marker: number, hex: number): Refusal | undefined {
  return quarryOf(state, marker, hex) < 0 ? undefined : leadsAway(state, marker, hex, hex);
}
