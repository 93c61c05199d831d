import {
  at,
  isCrowdedOut,
  markerLists,
  type MovementRules,
  shipsUnder,
  slowestSpeed,
  slowOf,
} from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { ALL_MOVEMENT, DUMMY_SPEED, LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, Own } from '../data/own.ts';
import { recallCovers } from './cover.ts';
import { mustSailOn, whyNotEnter } from './mustSail.ts';

const lists = markerLists(fleet);

/** 6.2, 6.2.3, 9.2: the slowest ship sets the pace; 5.4: a dummy makes four. What a strike cost is gone for this activation (6.2.2). */
export function allowance({ state }: Pick<G, 'state'>, marker: number): number {
  const { own, active } = state;
  if (own.stopped.length > 0 && shipsUnder(fleet, state, marker).some((ship) => own.stopped.includes(ship))) return 0;
  const spent = marker === active ? own.spent : 0;
  return Math.max(0, slowestSpeed(fleet, state, marker, DUMMY_SPEED) - slowOf(fleet, state, marker) - spent);
}

/** 5.5: forces leave a hex where too many are. */
function mustLeave({ state }: G, marker: number): Refusal | undefined {
  const { side, name } = at(fleet.markers, marker);
  if (!isCrowdedOut(lists, state, side, marker, LIMITS.stack)) return undefined;
  const values = { marker: name, hex: grid.label(at(state.markers, marker).hex), n: LIMITS.stack };
  return { reason: { key: 'why overfull', values }, rule: '5.5' };
}

/** Module 6. */
export const sailingRules: Pick<
  MovementRules<Own>,
  | 'cite'
  | 'allowance'
  | 'mayEnter'
  | 'whyNotEnter'
  | 'mustLeave'
  | 'mustEnter'
  | 'mustSailOn'
  | 'pauses'
  | 'airLimitForTurn'
  | 'hasFought'
  | 'metAtStart'
  | 'entered'
> = {
  cite: { move: '6.1', stop: '7.1.1', submarine: '10.4', battle: '8.3' },
  allowance,
  mayEnter: (g, marker, from, to) => whyNotEnter(g, marker, from, to) === undefined,
  whyNotEnter,
  mustLeave,
  mustEnter: () => undefined,
  mustSailOn: (g, marker, hex, entered) => mustSailOn(g, marker, hex, { entered, points: () => allowance(g, marker) }),
  // 4.4: a force may search or strike in the middle of its move.
  pauses: true,
  // 6.2.3
  airLimitForTurn: true,
  hasFought: ({ state }, marker) => marker === state.active && state.own.spent >= ALL_MOVEMENT,
  // 10.4: whoever is activated beside a marker meets it before anything else (activation.ts).
  metAtStart: false,
  // 8.2.1
  entered: (g, marker, hex) => recallCovers(g, { marker, hex }),
};
