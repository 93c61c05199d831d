/* Figures of the rules that stand in no table, each beside its rule. */

/** Limits of formations (3.1, 3.2, 3.3). */
export const LIMITS = {
  groupShips: 16,
  groups: { japan: 8, us: 10 },
  carrierGroups: { japan: 8, us: 4 },
  carriers: { japan: 3, us: 4 },
  forceGroups: { japan: 3, us: 5 },
  stack: 2,
} as const;
/** A dummy sails no faster (3.1.6). */
export const DUMMY_SPEED = 4;

/** How far each arm searches (6.3.1, 6.3.2). */
export const SEARCH_RANGE = { us: 13, japan: 22, island: 25 } as const;
/** How much farther a full-strength US unit can fly (8.1.1). */
export const EXTENDED_RANGE = 3;
/** 8.1.2: for how many turns units may be away that flew so far: as the chart has it. */
export const TURNS_AWAY: readonly [soon: number, late: number] = [2, 4];
/** An attack by so many air units slows a formation, and no formation more than this (7.2). */
export const SLOWING_UNITS = 4;
export const MOST_SLOW = 2;
/** Submarine markers in the container, and how many of them are real: the mix is ours (11.1.1, 15.2). */
export const SUBMARINES = { us: { markers: 5, real: 3 }, japan: { markers: 3, real: 1 } } as const;
/** Submarines and ships' torpedoes attack on this column of the damage table (11.1.5; for ships it is ours). */
export const TORPEDO_COLUMN = 6;
/** How far ships see at night, in boxes (12.5). */
export const NIGHT_SPOTTING = { us: 18, japan: 6 } as const;
/** Radar sends patrols out so far (13.0). */
export const RADAR_RANGE = 2;
/** Hexes to the southeast before launching patrols and bombers (15.3). */
export const WIND = { patrol: 1, bombers: 2 } as const;
