import { gridOf, type HexGrid, type HexGridSpec } from '@point-option/engine';
import { type Condition, damageLog, isCarrier, type Ship, type ShipType } from './ship.ts';
import { at, type SideId, SIDES } from './side.ts';
import type { Base, Squadron } from './squadron.ts';

/** A marker that stands for ships: a group, a force that holds groups, or ships that sail detached from both. */
export interface MarkerSpec {
  readonly id: string;
  /** As its owner and everyone else calls it. */
  readonly name: string;
  readonly side: SideId;
  readonly kind: 'group' | 'force' | 'detached';
}

/** A chit of the pool that is no formation on the map: an air formation ashore, or a command. */
export interface ChitSpec {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly kind: 'air' | 'search' | 'command';
}

/** What a game lists: its map, its counters and its markers. */
export interface FleetData {
  readonly gridSpec: HexGridSpec;
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
  readonly bases: readonly Base[];
  readonly markers: readonly MarkerSpec[];
  readonly chits: readonly ChitSpec[];
  /** The types that reports tell apart, in their order, and which of them each type of ship counts as. */
  readonly reported: readonly string[];
  reportedAs(type: ShipType): number;
  isNight(turn: number): boolean;
}

/** The counters of a game with what can be worked out of them once. Numbers of ships, units, markers and chits are places in its lists. */
export interface Fleet extends FleetData {
  readonly grid: HexGrid;
  /** By ship: what it can do with each number of hits. */
  readonly logs: readonly (readonly Condition[])[];
  readonly shipsOf: Readonly<Record<SideId, readonly number[]>>;
  readonly carriersOf: Readonly<Record<SideId, readonly number[]>>;
  readonly squadronsOf: Readonly<Record<SideId, readonly number[]>>;
  readonly markersOf: Readonly<Record<SideId, readonly number[]>>;
  readonly chitsOf: Readonly<Record<SideId, readonly number[]>>;
  /** By ship: which of the reported types it counts as. */
  readonly reportedType: readonly number[];
  readonly shipNumber: ReadonlyMap<string, number>;
  readonly squadronNumber: ReadonlyMap<string, number>;
  readonly markerNumber: ReadonlyMap<string, number>;
}

export function createFleet(data: FleetData): Fleet {
  const { ships, squadrons, markers } = data;
  return {
    ...data,
    grid: gridOf(data.gridSpec),
    logs: ships.map(damageLog),
    shipsOf: bySide(ships),
    carriersOf: bySide(ships, ({ type }) => isCarrier(type)),
    squadronsOf: bySide(squadrons),
    markersOf: bySide(markers),
    chitsOf: bySide(data.chits),
    reportedType: ships.map(({ type }) => data.reportedAs(type)),
    shipNumber: numbered(ships),
    squadronNumber: numbered(squadrons),
    markerNumber: numbered(markers),
  };
}

function bySide<T extends { readonly side: SideId }>(
  list: readonly T[],
  keep: (entry: T) => boolean = () => true,
): Record<SideId, readonly number[]> {
  const of = (side: SideId): number[] =>
    list.flatMap((entry, index) => (entry.side === side && keep(entry) ? [index] : []));
  const [japan, us] = SIDES.map(of) as [number[], number[]];
  return { japan, us };
}

function numbered(list: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(list.map(({ id }, index) => [id, index]));
}

/** The pool holds markers by their numbers, and after them the chits. */
export function chitInPool(fleet: Fleet, chit: number): number {
  return fleet.markers.length + chit;
}
/** The chit of an entry of the pool, or -1 where it is a marker. */
export function chitOf(fleet: Fleet, entry: number): number {
  return entry - fleet.markers.length < 0 ? -1 : entry - fleet.markers.length;
}
export function sideOfEntry(fleet: Fleet, entry: number): SideId {
  const chit = chitOf(fleet, entry);
  return chit < 0 ? at(fleet.markers, entry).side : at(fleet.chits, chit).side;
}
