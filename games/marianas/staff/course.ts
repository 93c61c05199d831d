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

/** Where a group goes, and the purpose by name. */
export interface Course {
  readonly way: Way;
  readonly purpose: string;
}

export type Navigator = (group: Group, ways: readonly Way[], mustGo: boolean) => Course;

/** Off the chart, for good. */
export const EXIT = 'exit';
