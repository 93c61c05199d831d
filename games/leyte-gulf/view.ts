import { createObserve, NONE, type SideId } from '@point-option/chit-pull';
import { fleet } from './data/fleet.ts';
import type { LeyteTheater, Own } from './data/own.ts';
import { SHIPS } from './data/ships.ts';

const NO_SHIP: readonly boolean[] = SHIPS.map(() => false);

/** Only the owner knows which of his ships are under a marker that sails home. */
function homewardOf({ homeward }: Own, viewer: SideId): boolean[] {
  return homeward.map((home, ship) => home && fleet.ships[ship]?.side === viewer);
}

/**
 * What a side may know of the enemy's share of what only this battle has. Which ships have passed a strait would tell what sails under a
 * marker; whom fighters cover, how often units have flown, and which of them support the troops is their owner's secret.
 */
function hideOwn({ own }: LeyteTheater, viewer: SideId): Own {
  const covers = own.covers.map((marker, unit) => (fleet.squadrons[unit]?.side === viewer ? marker : NONE));
  const missions = own.missions.map((n, unit) => (fleet.squadrons[unit]?.side === viewer ? n : 0));
  if (viewer === 'us')
    return {
      ...own,
      covers,
      missions,
      variant: 0,
      inStrait: [...NO_SHIP],
      passed: [...NO_SHIP],
      freed: [...NO_SHIP],
      homeward: homewardOf(own, viewer),
      homeless: [],
    };
  return {
    ...own,
    covers,
    missions,
    chases: [],
    halseyHeard: 0,
    homeward: homewardOf(own, viewer),
    offStation: 0,
    support: [],
  };
}

/** What a side may know of the battle (2.2, 6.2.4, 7.2). */
export const observe = createObserve<Own>(fleet, { hideOwn, hidesSlow: true });
