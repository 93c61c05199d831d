import { OFF } from '../data/map.ts';
import { type Battle, type G, LISTED, type Raid } from '../data/state.ts';
import { phaseCount } from './clock.ts';
import { nearestTarget } from './raidFlight.ts';
import { appear, placeBehind, placeByRadar } from './raidPlacement.ts';

type Listed = Battle['rules']['listed'];

/** Which raid of the list each is, from 1: a B belongs to the A before it of the same moment and source. */
export function numbersOf(listed: Listed): number[] {
  let number = 0;
  return listed.map(({ phase, wave, source }, n) => {
    const before = listed[n - 1];
    const follows = wave === 'B' && before?.wave === 'A' && before.phase === phase && before.source === source;
    return follows ? number : ++number;
  });
}

/** The raids that a scenario sends in this phase: where it says, or where radar finds them. */
export function sendListed(g: G): void {
  const { state } = g;
  const now = phaseCount(state);
  let before: Raid | null = null;
  const { listed } = state.rules;
  for (const [n, { phase, points, wave, source, hex }] of listed.entries()) {
    if (phase !== now) continue;
    const target = nearestTarget(g, source, '10.1B');
    if (target < 0) return;
    // 10.24.
    const behind: number = before !== null && wave === 'B' && before.source === source ? before.hex : OFF;
    const at = hex !== OFF ? hex : behind !== OFF ? placeBehind(g, behind, source) : placeByRadar(g, source, target);
    const number = numbersOf(listed)[n] ?? n;
    before = appear(g, { owner: LISTED, wave, land: false, hex: at, source, target, points, number }, '10.21');
  }
}
