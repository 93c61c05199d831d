import { at, baseOf, createPatrolOrder, formationOf, OFF, type SideId, SIDES } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, Own } from '../data/own.ts';
import { hexToWindward } from './sailingRules.ts';

/** 5.7: by day only. */
export function patrolling(g: G): readonly SideId[] {
  return fleet.isNight(g.state.turn) ? [] : SIDES;
}

/** 15.3: a formation that can't sail its hex into the wind launches no patrol. */
function hasWind(g: G, unit: number): boolean {
  if (g.options['wind'] !== true) return true;
  const home = at(g.state.airHome, unit);
  if (baseOf(home) >= 0) return true;
  return hexToWindward(g, formationOf(g.state, at(g.state.shipAt, home))) !== OFF;
}

/** 5.7: which ready fighters fly patrol, each over its own carrier's group (1.4) or its own base. */
export const flyPatrol = createPatrolOrder<Own>(fleet, {
  cite: { patrol: '5.7', grounded: '9.4' },
  // Ruling: all of them have come down by now (8.2.4).
  recalls: false,
  bars: (g, unit) => (hasWind(g, unit) ? undefined : { key: 'why no wind', rule: '15.3' }),
});
