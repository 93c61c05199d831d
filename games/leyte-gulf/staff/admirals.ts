import { STEADY, type Temper } from '@point-option/chit-pull';

/** The character of an admiral in this battle, beyond what shows in a fight. */
export interface Admiral extends Temper {
  /** Of the fighters of its carriers that are ready, the percentage that flies CAP. */
  readonly patrol: number;
  /** The US takes the fast battleships out of the carrier groups, to close San Bernardino Strait. */
  readonly guardsStrait: boolean;
  /** The US goes after carriers wherever they are reported; otherwise they have to come to it. */
  readonly hunts: boolean;
  /** Japanese forces come at once. Otherwise they wait for the night before the last day on which they may pass the straits. */
  readonly rushes: boolean;
  /** Japanese destroyers go along with the transports, to draw strikes off them. */
  readonly escorts: boolean;
  /** Points that a strike has to promise. */
  readonly pays: number;
  /** Dummies it keeps at sea. */
  readonly decoys: number;
}

const COMMON: Admiral = {
  ...STEADY,
  patrol: 50,
  guardsStrait: false,
  hunts: false,
  rushes: false,
  escorts: false,
  pays: 0.6,
  decoys: 0,
};

/** After the carriers, whoever offers them; the battleships stay with him. */
export const HALSEY: Admiral = { ...COMMON, caution: 0.8, patrol: 40, hunts: true };

/** Halsey as he said he would: the carriers go north, and Lee's battleships stay in San Bernardino Strait. */
export const LEE: Admiral = { ...HALSEY, guardsStrait: true };

/** Guards the landing: Task Force 34 closes San Bernardino Strait, and the carriers stay in reach of it. */
export const KINKAID: Admiral = { ...COMMON, caution: 1.1, patrol: 60, guardsStrait: true };

/** As it was planned: Ozawa shows himself, and the others pass both straits in one night. */
export const OZAWA: Admiral = { ...COMMON, standsAt: 0.55, decoys: 1 };

/** Presses on by day and night, before the Americans have gathered. */
export const KURITA: Admiral = { ...COMMON, caution: 0.7, standsAt: 0.4, rushes: true, escorts: true };
