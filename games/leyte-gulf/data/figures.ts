/* Figures of the rules that stand in no table, each beside its rule. */

/** Limits of forces (5.2, 5.3, 5.5, 5.5.1). */
export const LIMITS = {
  forces: { japan: 10, us: 16 },
  /** At the start of the historical scenario. */
  started: { japan: 8, us: 9 },
  ships: 16,
  stack: 2,
  /** Forces with carriers, and carriers in each, of the Third and of the Seventh Fleet. */
  carrierForces: { third: 4, seventh: 4 },
  carriers: { third: 5, seventh: 6 },
} as const;
/** A dummy sails no faster (5.4). */
export const DUMMY_SPEED = 4;

/** Movement that a force loses: newly made up (6.2.1), and after an attack by so many air units, up to a limit (6.2.3). */
export const REORGANIZING = 1;
export const SLOWING_UNITS = 4;
export const MOST_SLOW = 2;
/** More movement than any force has: what a surface battle costs the active one (6.2.5). */
export const ALL_MOVEMENT = 99;
/** What a strike costs a force with carriers (6.2.2). */
export const STRIKE_COST = 2;

/** How far searches go (7.2). */
export const SEARCH_RANGE = { us: 12, escort: 4, japan: 14, landBased: 14, mogami: 6 } as const;
/** How far US carrier aircraft strike without more fuel (4.4). */
export const STRIKE_RANGE = 8;
/** How far a full-strength US unit can fly that is no escort carrier's (6.5.6). */
export const EXTENDED_RANGE = 12;

/** Kamikazes attack on this column (11.1), submarines and ships' torpedoes on the other (8.3.6, 10.6). */
export const KAMIKAZE_COLUMN = 9;
export const TORPEDO_COLUMN = 6;
/** A modified roll of so much, or more, is a critical hit where it hits at all (9.2): which results are is printed in the table alone. */
export const CRITICAL_ROLL = 9;

/** Ships placed together in a surface battle (8.3.1), and how far ships see at night, in boxes (8.3.4). */
export const BATTLE_GROUP = 4;
export const NIGHT_SPOTTING = { us: 18, japan: 6 } as const;
/** Movement that each of too many forces in a hex loses after a retreat (8.3.9). */
export const OVERSTACKED = 2;
/** The middle of the display, where battles are moved back to (8.3.11). */
export const DISPLAY_MIDDLE = 13;

/** Sonar markers in the cup (10.2): how many of each is ours. */
export const SONAR = { us: 4, japan: 1, dummies: 4 } as const;
/** PT boats lie within so many hexes of the beachhead (11.2, 13.1.3.2). */
export const PT_RADIUS = 3;
/** Escort carriers stay within so many hexes of it (12.2). */
export const STATION_RADIUS = 3;
/** Value of ships that wins the battle there (12.3). */
export const BEACHHEAD_VALUE = 25;
/** The share of escaped Japanese ships' value that the US loses; carriers count in full (12.2). */
export const ESCAPED_SHARE = 0.75;
/** Movement that unloading costs (12.1), and leaving the map (6.3, ours). */
export const UNLOADING = 1;
export const LEAVING = 1;
/** Destroyers that may go with a damaged Japanese ship (6.4.1). */
export const MOST_ESCORTS = 2;
/** Third Fleet forces so near that the sighting of carriers doesn't draw all of them north: the chart says which (13.1.5.1). */
export const WILD_BULL_RADIUS = 12;
/** How many turns they are drawn for, the one of the sighting not counted (13.1.5.1, ours). */
export const WILD_BULL_TURNS = 2;

/** Kamikazes that enter the pool on each day of October (11.1). */
export const KAMIKAZES: Readonly<Record<number, number>> = { 25: 2, 26: 1 };
/** US units kept back from strikes while airfields are suppressed: more than the die says, and more still once Kamikazes have flown (14.2). */
export const SUPPRESSION = { before: 2, after: 4 } as const;

/** Faces of the secret die for Japanese air units (13.2). */
export const VARIANT_FACES = 10;
