import type { HexGridSpec } from '@point-option/engine';

/** Grids that tests of the chart lay out: small ones of both orientations, and one as a large map has it. */
const small = { digits: 2, colDir: 'E', rowDir: 'S', shove: 'odd', rows: [1, 9], cols: [1, 9] } as const;

export const pointy: HexGridSpec = { ...small, orientation: 'pointy', order: 'RRCC' };
export const flat: HexGridSpec = { ...small, orientation: 'flat', order: 'CCRR' };
export const large: HexGridSpec = { ...pointy, colDir: 'W', rows: [1, 26], cols: [1, 30] };
