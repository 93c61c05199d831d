import { createObserve, NONE, type SideId } from '@point-option/chit-pull';
import { fleet } from './data/fleet.ts';
import type { LeyteTheater, Own } from './data/own.ts';
import { SHIPS } from './data/ships.ts';

const NO_SHIP: readonly boolean[] = SHIPS.map(() => false);

/** Only the owner knows which of his ships are under a marker that sails home, or was crowded out. */
function aloneOf({ homeward, apart }: Own, viewer: SideId): Pick<Own, 'homeward' | 'apart'> {
  const known = (marks: readonly boolean[]): boolean[] =>
    marks.map((mark, ship) => mark && fleet.ships[ship]?.side === viewer);
  return { homeward: known(homeward), apart: known(apart) };
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
      ...aloneOf(own, viewer),
      homeless: [],
    };
  return {
    ...own,
    covers,
    missions,
    chases: [],
    halseyHeard: 0,
    ...aloneOf(own, viewer),
    offStation: 0,
    support: [],
  };
}

/** What a side may know of the battle (2.2, 6.2.4, 7.2). */
export const observe = createObserve<Own>(fleet, { hideOwn, hidesSlow: true });
