import type { Nations } from '@point-option/engine';

/** Whose pieces are on the chart. The rules command the Japanese, so no side does. */
export const NATIONS: Nations = {
  us: { name: { key: 'nation.us' }, livery: { ink: 'navy', corners: 'square', bow: 'west' } },
  japan: { name: { key: 'nation.japan' }, livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
};
