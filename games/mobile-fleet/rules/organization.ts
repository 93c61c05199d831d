import {
  at,
  isCarrier,
  type Marker,
  type OrganizationRules,
  type Regrouped,
  NONE,
  OFF,
  ofSide,
  type SideId,
} from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { MARKERS, TF_58 } from '../data/markers.ts';
import type { G, MobileTheater, Own } from '../data/own.ts';
import { LIMITS } from '../data/figures.ts';
import { isBoundToForce, isTethered } from './spruance.ts';

/** 3.1.2, 3.1.3: both navies keep their carriers apart, each by its own doctrine. */
function carriers(side: SideId, rule: string): OrganizationRules<Own>['limits']['carriers']['us'] {
  return [
    {
      rule,
      counts: ({ type }) => isCarrier(type),
      perGroup: LIMITS.carriers[side],
      groups: LIMITS.carrierGroups[side],
    },
  ];
}

const INTACT: Refusal = { reason: { key: 'why force intact' }, rule: '16.1.4' };

/** 3: task groups, one task force a side, dummies, and what a player may do with them in the Initial Phase (5.1). */
export const organizationRules: OrganizationRules<Own> = {
  cite: {
    reorganize: '5.1',
    ships: '3.1',
    groups: '3.1.1',
    shift: '3.1.4',
    fleets: '3.1.4',
    create: '3.1.5',
    dummies: '3.1.6',
    force: '3.2.3',
    forceGroups: { japan: '3.2.2', us: '3.2.1' },
    stacking: '3.3',
    detach: '3.4',
    escorts: '7.3',
  },
  limits: {
    ships: LIMITS.groupShips,
    groups: LIMITS.groups,
    carriers: { japan: carriers('japan', '3.1.3'), us: carriers('us', '3.1.2') },
    forceGroups: LIMITS.forceGroups,
    stack: LIMITS.stack,
  },
  // 16.1.4: Task Force 58 stays in one piece while Spruance is cautious.
  bound: (theater, group) => (isBoundToForce(theater, group) ? INTACT : undefined),
  dummyHexes,
  // 3.4, 9.5
  detaches: true,
  slows,
};

/** 3.1.6: with any group that is there, another dummy too; a Task Force 58 that may form no groups forms no dummies (16.1.4). */
function dummyHexes(theater: MobileTheater, side: SideId): number[] {
  const found: number[] = [];
  for (const marker of ofSide(fleet.markersOf, side)) {
    const { hex, force } = theater.markers[marker] as Marker;
    if (hex === OFF || force !== NONE || at(MARKERS, marker).kind === 'detached' || found.includes(hex)) continue;
    if (marker !== TF_58 || !isTethered(theater, TF_58)) found.push(hex);
  }
  return found;
}

/** 15.5: a new group or dummy, and one that takes in ships of a group that is disbanded. */
function slows(g: G, { marker, isNew, absorbed }: Regrouped): boolean {
  return g.options['reorganizing'] === true && at(MARKERS, marker).kind === 'group' && (isNew || absorbed);
}
