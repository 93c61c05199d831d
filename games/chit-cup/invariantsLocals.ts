import { fields, flag, integer, type LocalShapes, oneOf } from '@point-option/engine';
import { MARKERS, SQUADRONS } from './data/state.ts';

const marker = oneOf(MARKERS);
/** The marker that is chosen; none before. */
const chosen = oneOf(['', ...MARKERS]);
/** More than any raid comes to; house charts may roll more than the game's own. */
const STRENGTH = 99;

/** What each procedure remembers while it is under way. */
export const localShapes: LocalShapes = {
  activation: fields({ chit: oneOf([...MARKERS, 'quiet', 'strike', 'search']) }),
  search: fields({ marker: chosen, sighted: flag() }),
  strike: fields({
    marker: chosen,
    squadrons: integer({ min: 0, max: SQUADRONS.length }),
    attempt: integer({ min: 1, max: 2 }),
  }),
  promotion: fields({ marker, to: integer({ min: 1, max: 2 }) }),
  enemy: fields({ marker, raids: flag() }),
  raid: fields({ marker, strength: integer({ min: 0, max: STRENGTH }) }),
};
