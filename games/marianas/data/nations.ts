import type { Nations } from '@point-option/engine';
import { sideName } from './names.ts';

/** How the counters of either side look. */
export const nations: Nations = {
  us: { name: sideName('us'), livery: { ink: 'navy', corners: 'square', bow: 'west' } },
  japan: { name: sideName('japan'), livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
};
