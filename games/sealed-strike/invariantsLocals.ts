import { fields, type LocalShapes, oneOf } from '@point-option/engine';
import { BOXES, SHIP_IDS, SIDES } from './data/state.ts';

const side = oneOf(SIDES);

/** What each procedure remembers while it is under way. */
export const localShapes: LocalShapes = {
  orders: fields({ side }),
  raid: fields({ by: side, box: oneOf(BOXES), target: oneOf(['', ...Object.values(SHIP_IDS).flat()]) }),
};
