import { at, createPatrolOrder, NONE, OFF, type SideId, SIDES } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, Own } from '../data/own.ts';

/** 3.1: by day only. */
export function patrolling({ state }: G): readonly SideId[] {
  return fleet.isNight(state.turn) ? [] : SIDES;
}

/** 6.5.4: which ready fighters fly patrol over their own force, and which of those that are up come down ready. */
export const flyPatrol = createPatrolOrder<Own>(fleet, {
  cite: { patrol: '6.5.4', grounded: '6.5.5' },
  recalls: true,
  bars: ({ state }, unit) => {
    const home = at(state.airHome, unit);
    // 6.5.9: air fleets send theirs when they are activated.
    if (home < 0) return { key: 'why ashore no patrol', rule: '6.5.9' };
    const group = at(state.shipAt, home);
    if (group < 0 || at(state.markers, group).hex === OFF) return { key: 'why carrier not here', rule: '6.5.4' };
    return state.own.covers[unit] === NONE ? undefined : { key: 'why not ready', rule: '6.5.4' };
  },
});
