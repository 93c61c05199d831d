/** 7.32: what a level 1 chit says. */
export const LEVEL_ONE = ['Carrier', 'Large', 'Medium', 'Small', 'Surface', 'False Contact', 'Double Force'] as const;
export type LevelOne = (typeof LEVEL_ONE)[number];
export type LevelOneCup = Record<LevelOne, number>;

/** 7.35: the cup of level 1 chits. The numbers are ours; the book tells only the least there must be (7.51, 7.56). */
export const FULL_CUP: LevelOneCup = {
  Carrier: 8,
  Large: 3,
  Medium: 4,
  Small: 4,
  Surface: 4,
  'False Contact': 7,
  'Double Force': 0,
};
/** 7.51: what changes where double forces are used; the carrier and large chits are set aside for them (7.52). */
export const DOUBLE_FORCES: Partial<LevelOneCup> = {
  'Double Force': 2,
  Carrier: -2,
  Large: -1,
  Surface: -1,
  'False Contact': -2,
};

/** 7.33: level 2 chits. */
export const CARRIER_TWOS = ['1-2 Carriers', '2-3 Carriers', '3-4 Carriers', '4+ Carriers', 'Kido Butai'] as const;
export const SURFACE_TWOS = ['Small Surface', 'Medium Surface', 'Large Surface'] as const;
export type CarrierTwo = (typeof CARRIER_TWOS)[number];
export type SurfaceTwo = (typeof SURFACE_TWOS)[number];

/** The letters on force counters (their number is ours) and the numbers of the Butai displays (9.11). */
export const FORCE_LETTERS = Array.from('ABCDEFGHIJKLMNOPQR');
export const BUTAI_NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'];
/** 3.22, 3.24: the No Op chits there are. */
export const NO_OPS = 3;
