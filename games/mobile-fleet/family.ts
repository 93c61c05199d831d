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

/** 11.1.3: whoever retreats into the hex of a submarine has entered it. */
export const surface: Surface<Own> = createSurface(fleet, {
  ...surfaceRules,
  arrival: { procedure: () => submarines.contact, locals: (g, marker) => sailing.lurking(g, marker) },
});

export const sailing: Sailing = createSailing(() => surface.battle);
export const { searching, movement, submarines } = sailing;

export const detached = createDetached<Own>(
  fleet,
  detachedRules({
    speed: allowance,
    lurking: sailing.lurking,
    submarine: () => submarines.contact,
    left: airBoxes.strand,
  }),
);
