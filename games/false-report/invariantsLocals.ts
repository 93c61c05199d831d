import { fields, flag, type LocalShapes, oneOf } from '@point-option/engine';
import { SIDES } from './data/map.ts';
import { MARKERS, SQUADRONS } from './data/state.ts';
import { count, hex } from './invariantsShape.ts';

const side = oneOf(SIDES);
const marker = count(MARKERS - 1);

/** What each procedure remembers while it is under way. */
export const localShapes: LocalShapes = {
  movement: fields({ marker }),
  look: fields({ by: side, around: hex, marker, hex, accuracy: oneOf(['rough', 'fair', 'good', 'exact']) }),
  strike: fields({ by: side, marker, hex, squadrons: count(SQUADRONS), pressed: flag() }),
};
