import type { Desk, Group } from './desk.ts';

/** A way a group may go, or stay. */
export interface Way {
  /** The order; undefined is to stay. */
  readonly order: string | undefined;
  readonly hex: number;
  readonly heading: number;
}

/** What both sides' courses are laid by. */
export interface Sea {
  readonly desk: Desk;
  /** Whether this is the second hex of the turn. */
  readonly second: boolean;
  readonly own: readonly Group[];
  readonly foes: readonly Group[];
}

/** Why groups sail, the gravest first: in this order they are told. */
export const PURPOSES = [
  'raid the weaker',
  'raid or lose',
  'spent',
  'time',
  'cornered',
  'damaged home',
  'dash',
  'out of gun range',
  'strike carriers',
  'strike ships',
  'bring the troops',
  'wait for guns',
  'wreck a field',
  'look',
  'keep clear',
  'guard',
  'bombard',
  'behind the beaches',
  'cover',
  'gather',
  'stand off',
  'decoy',
  'lie low',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Where a group goes, and why. */
export interface Course {
  readonly way: Way;
  readonly purpose: Purpose;
}

export type Navigator = (group: Group, ways: readonly Way[], mustGo: boolean) => Course;

/** Off the chart, for good. */
export const EXIT = 'exit';
