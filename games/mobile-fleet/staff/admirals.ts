import { STEADY, type Temper } from '@point-option/chit-pull';

/** The character of an admiral in this battle, beyond what shows in a fight. */
export interface Admiral extends Temper {
  /** Of fighters that are ready, the percentage on patrol on a turn that it may strike, and once the Japanese have struck. */
  readonly patrolAtStrike: number;
  /** The first of these for Japan where only a part of the American carriers is near enough to strike back. */
  readonly patrolAgainstFew: number;
  readonly patrolAfter: number;
  /** The same for the US while the Japanese outrange it. */
  readonly patrol: number;
  /** The first turn on which US carriers that are free to go look for the enemy; before that they wait until he has struck. */
  readonly huntsFrom: number;
  /** Flies beyond normal range where that pays this many times over. */
  readonly longRange: number;
  /** Japanese carriers strike of their own accord where that promises this share of what it costs. */
  readonly pays: number;
  /** The Mobile Fleet means to strike this many turns of daylight before its duty has run out. */
  readonly early: number;
  /** Land-based air is let loose at once. Otherwise it waits for the carriers. */
  readonly landAirFirst: boolean;
  /** The Mobile Fleet starts in the east of its area. In the west it is out of reach for longer. */
  readonly forward: boolean;
  /** The surface force sails ahead of the carriers as bait. */
  readonly van: boolean;
  /** Dummies it keeps at sea. */
  readonly decoys: number;
}

const COMMON: Admiral = {
  ...STEADY,
  patrol: 75,
  patrolAfter: 25,
  patrolAtStrike: 50,
  patrolAgainstFew: 15,
  huntsFrom: 9,
  longRange: 1.5,
  pays: 0.4,
  early: 1,
  landAirFirst: false,
  forward: false,
  van: true,
  decoys: 2,
};

/** Guards Saipan first: his free groups stay with Task Force 58 until the Japanese have struck, or the second day. */
export const SPRUANCE: Admiral = {
  ...COMMON,
  caution: 1.2,
  patrol: 80,
  patrolAtStrike: 65,
  huntsFrom: 5,
  longRange: 1,
  decoys: 0,
};

/** Would go west and strike: his free groups hunt from the first day. */
export const MITSCHER: Admiral = { ...COMMON, caution: 0.8, patrol: 65, huntsFrom: 1, decoys: 0 };

/** Stays beyond the reach of US carriers, strikes with everything on the second day and runs; the battleships go ahead. */
export const OZAWA: Admiral = { ...COMMON, patrolAtStrike: 40, patrolAfter: 100 };

/** Wants the decisive battle soon: strikes on the second morning, with nearly everything that flies. */
export const TOYODA: Admiral = {
  ...COMMON,
  caution: 0.7,
  patrolAtStrike: 25,
  patrolAgainstFew: 5,
  patrolAfter: 100,
  pays: 0.2,
  early: 2,
  landAirFirst: true,
  forward: true,
  van: false,
};
