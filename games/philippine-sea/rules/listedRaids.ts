import { OFF } from '../data/map.ts';
import { type G, LISTED, type Raid } from '../data/state.ts';
import { phaseCount } from './clock.ts';
import { nearestTarget } from './raidFlight.ts';
import { appear, placeBehind, placeByRadar } from './raidPlacement.ts';

/** The raids that a scenario sends in this phase: where it says, or where radar finds them. */
export function sendListed(g: G): void {
  const { state } = g;
  const now = phaseCount(state);
  let before: Raid | null = null;
  for (const { phase, points, wave, source, hex } of state.rules.listed) {
    if (phase !== now) continue;
    const target = nearestTarget(g, source, '10.1B');
    if (target < 0) return;
    // 10.24.
    const behind: number = before !== null && wave === 'B' && before.source === source ? before.hex : OFF;
    const at = hex !== OFF ? hex : behind !== OFF ? placeBehind(g, behind, source) : placeByRadar(g, source, target);
    before = appear(g, { owner: LISTED, wave, land: false, hex: at, source, target, points }, '10.21');
  }
}
