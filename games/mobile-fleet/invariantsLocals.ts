import { familyLocals } from '@point-option/chit-pull';
import { fields, integer, list, type LocalShapes, optional } from '@point-option/engine';
import { fleet } from './data/fleet.ts';

/** What each procedure remembers while it is under way. */
export const localShapes: LocalShapes = {
  ...familyLocals(fleet),
  activation: fields({
    entry: integer({ min: 0, max: fleet.markers.length + fleet.chits.length - 1 }),
    targets: optional(list(integer({ min: 0, max: fleet.markers.length - 1 }))),
  }),
};
