import { STEADY, type Temper } from '@point-option/chit-pull';

/** The character of an admiral in this battle, beyond what shows in a fight. */
export interface Admiral extends Temper {
  /** Of fighters that are ready, the percentage on patrol while the enemy may strike, and once he has shot his bolt. */
  readonly patrol: number;
  readonly patrolAfter: number;
  /** The percentage on patrol on a turn that it means to strike. */
  readonly patrolAtStrike: number;
  /** US carrier groups outside Task Force 58 go for the enemy at once; else they stay close until he has struck. */
  readonly hunts: boolean;
  /** Flies beyond normal range where that pays this many times over. */
  readonly longRange: number;
  /** A strike must promise this many points more than it costs. */
  readonly strikesFor: number;
  /** The first turn on which the Mobile Fleet strikes of its own accord; on the evening turns before that too, if it waits for evenings. */
  readonly strikeFrom: number;
  readonly evenings: boolean;
  /** The surface force sails ahead of the carriers as bait. */
  readonly van: boolean;
  /** Dummies it keeps at sea. */
  readonly decoys: number;
}

const COMMON: Admiral = {
  ...STEADY,
  patrol: 75,
  patrolAfter: 25,
  patrolAtStrike: 40,
  hunts: false,
  longRange: 1.5,
  strikesFor: 1,
  strikeFrom: 6,
  evenings: true,
  van: true,
  decoys: 2,
};

/** Guards Saipan first: his free groups stay with Task Force 58 until the Japanese have struck. */
export const SPRUANCE: Admiral = { ...COMMON, caution: 1.2, patrol: 80, patrolAtStrike: 50, decoys: 0 };

/** Would go west and strike: his free groups hunt from the first day. */
export const MITSCHER: Admiral = { ...COMMON, caution: 0.8, patrol: 65, patrolAtStrike: 35, hunts: true, decoys: 0 };

/** Stays beyond the reach of US carriers, strikes with everything and runs; the battleships go ahead. */
export const OZAWA: Admiral = { ...COMMON, patrol: 35, patrolAtStrike: 20, patrolAfter: 100 };

/** Wants the decisive battle soon: strikes at the first chance, with everything that flies. */
export const TOYODA: Admiral = {
  ...COMMON,
  caution: 0.7,
  patrol: 20,
  patrolAtStrike: 0,
  patrolAfter: 100,
  strikeFrom: 3,
  evenings: false,
  van: false,
};
