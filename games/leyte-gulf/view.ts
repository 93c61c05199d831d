import { createObserve, NONE, type SideId } from '@point-option/chit-pull';
import { fleet } from './data/fleet.ts';
import type { LeyteTheater, Own } from './data/own.ts';
import { SHIPS } from './data/ships.ts';

const NO_SHIP: readonly boolean[] = SHIPS.map(() => false);

/**
 * What a side may know of the enemy's share of what only this battle has. Which ships have passed a strait would tell what sails under a
 * marker; whom fighters cover, how often units have
 * flown, and which of them support the troops is their owner's secret.
 */
function hideOwn({ own }: LeyteTheater, viewer: SideId): Own {
  const covers = own.covers.map((marker, unit) => (fleet.squadrons[unit]?.side === viewer ? marker : NONE));
  const missions = own.missions.map((n, unit) => (fleet.squadrons[unit]?.side === viewer ? n : 0));
  if (viewer === 'us')
    return { ...own, covers, missions, variant: 0, passed: [...NO_SHIP], freed: [...NO_SHIP], homeless: [] };
  return { ...own, covers, missions, chases: [], offStation: 0, support: [] };
}

/** What a side may know of the battle (2.2, 7.2). */
export const observe = createObserve<Own>(fleet, { hideOwn });
