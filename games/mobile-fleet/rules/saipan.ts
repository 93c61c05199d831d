import { fleet } from '../data/fleet.ts';
import { SAIPAN } from '../data/map.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { SAIPAN_COVER, SCENARIOS } from '../data/scenarios.ts';

/** 10.2: points that the US loses with so many units off Saipan. */
export function saipanPenalty(units: number): number {
  return Math.max(0, SAIPAN_COVER - units);
}

/** 10.2: American ships in the hex of Saipan, damaged ones too. */
export function unitsOffSaipan(theater: MobileTheater): number {
  let units = 0;
  for (const ship of fleet.shipsOf.us) {
    const group = theater.shipAt[ship] ?? -1;
    if (group >= 0 && theater.markers[group]?.hex === SAIPAN) units++;
  }
  return units;
}

/** 10.2: how many ships lie off Saipan is for the US to know, and so is what their absence costs. */
export function checkSaipan(g: G): void {
  if (!SCENARIOS[g.state.own.scenario].saipan) return;
  const units = unitsOffSaipan(g.state);
  const lost = saipanPenalty(units);
  g.state.own.saipan += lost;
  if (lost > 0) g.emit('saipan uncovered', { units, n: lost }, { rule: '10.2', to: 'us' });
}
