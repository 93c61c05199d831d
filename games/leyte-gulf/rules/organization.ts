import {
  at,
  isCarrier,
  markerLists,
  type OrganizationRules,
  type Organizer,
  type Ship,
  type SideId,
} from '@point-option/chit-pull';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { ALL_HEXES, IS_SEA } from '../data/map.ts';
import type { LeyteTheater, Own } from '../data/own.ts';
import { homeRefusal } from './homeward.ts';
import { chaseRefusal } from './wildBull.ts';

/** 5.5.1: the carriers of the Third Fleet, and the escort carriers of the Seventh. */
const isFleetCarrier = ({ type, side }: Ship): boolean => side === 'us' && isCarrier(type) && type !== 'CVE';
const isEscortCarrier = ({ type }: Ship): boolean => type === 'CVE';

const US_CARRIERS: OrganizationRules<Own>['limits']['carriers']['us'] = [
  { rule: '5.5.1', counts: isFleetCarrier, perGroup: LIMITS.carriers.third, groups: LIMITS.carrierForces.third },
  { rule: '5.5.1', counts: isEscortCarrier, perGroup: LIMITS.carriers.seventh, groups: LIMITS.carrierForces.seventh },
];

/** 5.0: task forces, dummies, and what a player may do with them in the Initial Phase (3.1, 5.1). */
export const organizationRules: OrganizationRules<Own> = {
  cite: {
    reorganize: '5.1',
    ships: '5.5',
    groups: '5.2',
    shift: '5.1',
    fleets: '5.3.1',
    create: '5.1',
    dummies: '5.4',
    force: '5.1',
    forceGroups: { japan: '5.2', us: '5.3' },
    stacking: '5.5',
    detach: '6.4',
    escorts: '6.4',
  },
  limits: {
    ships: LIMITS.ships,
    groups: LIMITS.forces,
    carriers: { japan: [], us: US_CARRIERS },
    forceGroups: { japan: 0, us: 0 },
    stack: LIMITS.stack,
  },
  bound: () => undefined,
  dummyHexes,
  // 6.4: damaged ships are detached when an activation is over.
  detaches: false,
  // 6.4, 13.1.5.1: ships on their way home, and those that are drawn to carriers.
  fixed: (theater, group) => homeRefusal(theater, group) ?? chaseRefusal(theater, group),
  // 5.1
  announces: true,
  // 6.2.1: whoever is new, or has taken in or given up ships.
  slows: () => true,
};

export const organizer: Organizer<Own> = { fleet, rules: organizationRules, lists: markerLists(fleet) };

/** 5.4: anywhere. Ruling: on any hex that ships enter, while it has room (5.5). */
function dummyHexes(theater: LeyteTheater, side: SideId): number[] {
  const crowd = new Uint8Array(ALL_HEXES.length);
  theater.markers.forEach(({ hex }, marker) => {
    if (hex < 0) return;
    const { side: owner, kind } = at(fleet.markers, marker);
    if (owner === side && kind === 'group') crowd[hex] = (crowd[hex] ?? 0) + 1;
  });
  return ALL_HEXES.filter((hex) => IS_SEA[hex] === true && (crowd[hex] ?? 0) < LIMITS.stack);
}
