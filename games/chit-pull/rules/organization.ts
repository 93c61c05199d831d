import { decide, deed, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { OFF, type Theater } from '../data/theater.ts';
import { markerLists, overfullHexes } from './formation.ts';
import { createLimits, type FormationLimits } from './formationLimits.ts';
import { createDummyHex, createDummyMarker, createDummySize } from './organizationDummies.ts';
import { createMenu, DUMMY_HEX, SHIPS } from './organizationMenu.ts';
import type { OrganizationRules, Organizer, Reorganization } from './organizationRules.ts';
import { createShips } from './organizationShips.ts';

const MENU = 'formations';

export interface Organization<Own extends object> {
  /** A side makes up its formations. */
  readonly reorganization: Procedure<Theater<Own>, Reorganization>;
  readonly limits: FormationLimits;
}

/** What a side may do with its formations before a turn is played. */
export function createOrganization<Own extends object>(fleet: Fleet, rules: OrganizationRules<Own>): Organization<Own> {
  const { cite } = rules;
  const lists = markerLists(fleet);
  const organizer: Organizer<Own> = { fleet, rules, lists };
  const limits = createLimits(organizer);
  const side = (_g: unknown, f: Reorganization): string => f.side;

  const reorganization = procedure<Theater<Own>, Reorganization>('reorganization', cite.reorganize, [
    deed('review', cite.stacking, (g, f) => {
      const due = overfullHexes(lists, g.state, f.side, rules.limits.stack);
      g.state.regrouping = { side: f.side, hex: OFF, due, slowed: [] };
    }),
    decide(MENU, cite.reorganize, side, createMenu(organizer, limits)),
    decide(SHIPS, cite.shift, side, createShips(organizer, limits, MENU)),
    decide(DUMMY_HEX, cite.dummies, side, createDummyHex(organizer, MENU)),
    decide('dummy marker', cite.dummies, side, createDummyMarker(organizer, limits, MENU)),
    ...(rules.announces ? [decide('dummy size', cite.create, side, createDummySize(organizer, MENU))] : []),
  ]);

  return { reorganization, limits };
}
