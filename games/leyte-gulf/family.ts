import { createDetached, createOrganization, createSurface, type Surface } from '@point-option/chit-pull';
import { fleet } from './data/fleet.ts';
import type { Own } from './data/own.ts';
import { airBoxes } from './rules/airBoxes.ts';
import { detachedRules } from './rules/detachment.ts';
import { organizationRules } from './rules/organization.ts';
import { createSailing, type Sailing } from './rules/sailing.ts';
import { allowance } from './rules/sailingRules.ts';
import { surfaceRules } from './rules/surface.ts';

/*
 * What this game takes from its family, each part with the rules that only this game has. Parts that call each other do so when they are
 * played, not when they are made.
 */
export { raidProcedures, raids } from './rules/raids.ts';

export const organization = createOrganization<Own>(fleet, organizationRules);

export const surface: Surface<Own> = createSurface(fleet, surfaceRules);

export const sailing: Sailing = createSailing(() => surface.battle);
export const { searching, meetings, movement, submarines } = sailing;

export const detached = createDetached<Own>(
  fleet,
  detachedRules({
    speed: allowance,
    lurking: sailing.waiting,
    submarine: () => sailing.ambush,
    left: airBoxes.strand,
  }),
);
