import type { Refusal } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import type { Ship } from '../data/ship.ts';
import type { PerSide, SideId } from '../data/side.ts';
import { type G, OFF, type Regrouping, type Theater } from '../data/theater.ts';
import type { MarkerLists, Regrouped } from './formation.ts';

/** How many carriers of some kind a group may have, and how many groups may have any. */
export interface CarrierLimit {
  readonly rule: string;
  counts(ship: Ship): boolean;
  readonly perGroup: number;
  readonly groups: number;
}

/** What a game says of its formations: rule numbers, limits, and what is its own. */
export interface OrganizationRules<Own extends object> {
  readonly cite: {
    readonly reorganize: string;
    /** Ships in a group; groups of a side. */
    readonly ships: string;
    readonly groups: string;
    /** Ships change groups; ships of different fleets never share one. */
    readonly shift: string;
    readonly fleets: string;
    readonly create: string;
    readonly dummies: string;
    /** Groups join and leave the force; how many sail in it. */
    readonly force: string;
    readonly forceGroups: Readonly<PerSide<string>>;
    readonly stacking: string;
    readonly detach: string;
    readonly escorts: string;
  };
  readonly limits: {
    readonly ships: number;
    readonly groups: Readonly<PerSide<number>>;
    readonly carriers: Readonly<PerSide<readonly CarrierLimit[]>>;
    readonly forceGroups: Readonly<PerSide<number>>;
    /** Groups in a hex, where no force is. */
    readonly stack: number;
  };
  /** Why a group may neither leave the force nor give up ships to other groups, where that is so. */
  bound(theater: Theater<Own>, group: number): Refusal | undefined;
  /** Why the ships of a group neither leave it nor take in others, where that is so. */
  fixed?(theater: Theater<Own>, group: number): Refusal | undefined;
  /** Whether the enemy is told how many units a new group has; of a dummy its owner says what he likes. */
  readonly announces?: boolean;
  /** Where a side may place a dummy. */
  dummyHexes(theater: Theater<Own>, side: SideId): readonly number[];
  /** Whether damaged ships are split off in this phase. */
  readonly detaches: boolean;
  /** Whether being reorganized costs a group, or a new dummy, a movement point. */
  slows(g: G<Own>, change: Regrouped): boolean;
}

/** What the parts of a side's reorganization share. */
export interface Organizer<Own extends object> {
  readonly fleet: Fleet;
  readonly rules: OrganizationRules<Own>;
  readonly lists: MarkerLists;
}

/** The side that reorganizes. What it is about is in the theater: locals are public. */
export interface Reorganization {
  side: SideId;
}

/** What the side has in hand. Where somebody else looks into its future, nothing is known of it. */
export function regroupingOf(theater: Theater, side: SideId): Regrouping {
  theater.regrouping ??= { side, hex: OFF, due: [], slowed: [] };
  return theater.regrouping;
}

/** The same where nothing may be changed. */
export function hexInHand({ regrouping }: Theater): number {
  return regrouping === null ? OFF : regrouping.hex;
}
