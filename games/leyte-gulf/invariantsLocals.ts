import { familyLocals } from '@point-option/chit-pull';
import { fields, flag, integer, list, type LocalShapes, oneOf, optional } from '@point-option/engine';
import { fleet } from './data/fleet.ts';
import { ALL_HEXES } from './data/map.ts';

const entry = integer({ min: 0, max: fleet.markers.length + fleet.chits.length - 1 });
const hex = integer({ min: 0, max: ALL_HEXES.length - 1 });
const marker = integer({ min: 0, max: fleet.markers.length - 1 });
const action = oneOf(['search', 'move', 'strike']);
const count = integer({ min: 0, max: 999 });
const unit = integer({ min: 0, max: fleet.squadrons.length - 1 });
const units = list(unit);
const boxes = list(count);

/** What each procedure remembers while it is under way. */
export const localShapes: LocalShapes = {
  ...familyLocals(fleet),
  sail: fields({ marker, began: optional(count) }),
  raid: fields({
    entry,
    hex,
    base: integer({ min: -1, max: fleet.bases.length - 1 }),
    units,
    marker: optional(count),
  }),
  strike: fields({
    entry,
    raids: list(
      fields({ hex, base: integer({ min: -1, max: fleet.bases.length - 1 }), units, marker: optional(count) }),
    ),
  }),
  'submarine contact': fields({
    hex,
    marker,
    target: oneOf(['none', 'random', 'no destroyer', 'choice']),
    choice: oneOf(['', 'capital', 'any']),
    more: optional(count),
  }),
  subphase: fields({ entry }),
  activation: fields({
    entry,
    open: optional(list(action)),
    now: optional(oneOf(['search', 'move', 'strike', 'fight', null])),
    entered: optional(count),
    fought: optional(flag()),
  }),
  sorties: fields({ entry, raids: list(oneOf([])) }),
  ambush: fields({ hex, marker, target: oneOf(['none']), choice: oneOf(['']) }),
  assault: fields({
    left: optional(units),
    unit: optional(integer({ min: -1, max: fleet.squadrons.length - 1 })),
    inOrder: optional(flag()),
    pairs: optional(list(fields({ fighter: unit, bomber: unit }))),
    helped: optional(boxes),
    helpers: optional(boxes),
  }),
  kamikaze: fields({ entry, marker: integer({ min: -1, max: fleet.markers.length - 1 }) }),
  'other missions': fields({ due: count }),
};
