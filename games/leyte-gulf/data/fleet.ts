import { createFleet, type ShipType } from '@point-option/chit-pull';
import { BASES } from './bases.ts';
import { gridSpec } from './map.ts';
import { CHITS, MARKERS } from './markers.ts';
import type { LeyteTheater } from './own.ts';
import { BLANKS, SHIPS } from './ships.ts';
import { SQUADRONS } from './squadrons.ts';

/** What reports tell apart: the examples of 7.2 count carriers together, and all cruisers. */
export const REPORTED = ['carrier', 'escort carrier', 'battleship', 'cruiser', 'destroyers', 'transports'] as const;

const REPORTED_AS: Readonly<Record<ShipType, (typeof REPORTED)[number]>> = {
  CV: 'carrier',
  CVL: 'carrier',
  CVE: 'escort carrier',
  BB: 'battleship',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'destroyers',
  DE: 'destroyers',
  APD: 'transports',
};

const TURNS_A_DAY = 4;

/** Each day has its night turn first (1.1, 13.3). */
export function isNight(turn: number): boolean {
  return turn % TURNS_A_DAY === 1;
}

/** How many days after the first a turn is. */
export function daysOn(turn: number): number {
  return Math.floor((Math.max(turn, 1) - 1) / TURNS_A_DAY);
}

/** Everything of this battle that never changes. */
export const fleet = createFleet({
  gridSpec,
  ships: SHIPS,
  blanks: BLANKS,
  squadrons: SQUADRONS,
  bases: BASES,
  markers: MARKERS,
  chits: CHITS,
  // 8.2: a squadron of an escort carrier goes along as a bomber, and never as an escort.
  escorts: ['F'],
  reported: REPORTED,
  reportedAs: (type) => REPORTED.indexOf(REPORTED_AS[type]),
  isNight,
  // 9.2, ours: a critical hit may close a deck until the night.
  isDeckClosed: (theater, ship) => (theater as LeyteTheater).own.impaired.includes(ship),
  // 6.2
  splitInBattle: 'round',
});
