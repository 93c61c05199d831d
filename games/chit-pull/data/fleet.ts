import { gridOf, type HexGrid, type HexGridSpec } from '@point-option/engine';
import { listOf } from './list.ts';
import { type Condition, damageLog, isCarrier, type Ship, type ShipType } from './ship.ts';
import { at, type SideId } from './side.ts';
import type { Base, Squadron, SquadronKind } from './squadron.ts';
import type { Theater } from './theater.ts';

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
  /** Counters that stand for ships whose face the enemy does not see, of each type as many as there are. They follow the ships in the list. */
  readonly blanks?: readonly Ship[];
  readonly squadrons: readonly Squadron[];
  readonly bases: readonly Base[];
  /** Whether aircraft may attack bases beyond the map, so that fighters may cover them too. */
  readonly raidsBeyond?: boolean;
  readonly markers: readonly MarkerSpec[];
  readonly chits: readonly ChitSpec[];
  /** The kinds of aircraft that go along with a strike to fight patrols or to strafe. */
  readonly escorts: readonly SquadronKind[];
  /** The types that reports tell apart, in their order, and which of them each type of ship counts as. */
  readonly reported: readonly string[];
  reportedAs(type: ShipType): number;
  isNight(turn: number): boolean;
  /** Whether the deck of a carrier is closed for now, which still operates aircraft by its damage log. */
  isDeckClosed?(theater: Theater, ship: number): boolean;
  /** What decides which figure of a split speed a ship has in a surface battle. */
  readonly splitInBattle: 'turn' | 'round';
}

/** The counters of a game with what can be worked out of them once. Numbers of ships, units, markers and chits are places in its lists. */
export interface Fleet extends FleetData {
  readonly grid: HexGrid;
  /** By ship: what it can do with each number of hits. */
  readonly logs: readonly (readonly Condition[])[];
  readonly shipsOf: Readonly<Record<SideId, readonly number[]>>;
  readonly carriersOf: Readonly<Record<SideId, readonly number[]>>;
  /** Ships that aircraft fly from, or could. */
  readonly decksOf: Readonly<Record<SideId, readonly number[]>>;
  readonly squadronsOf: Readonly<Record<SideId, readonly number[]>>;
  readonly markersOf: Readonly<Record<SideId, readonly number[]>>;
  readonly chitsOf: Readonly<Record<SideId, readonly number[]>>;
  /** By side and type: the numbers of its blank counters. */
  blanksOf(side: SideId, type: ShipType): readonly number[];
  /** By ship: which of the reported types it counts as. */
  readonly reportedType: readonly number[];
  readonly shipNumber: ReadonlyMap<string, number>;
  readonly squadronNumber: ReadonlyMap<string, number>;
  readonly markerNumber: ReadonlyMap<string, number>;
}

export function createFleet(data: FleetData): Fleet {
  const own = withoutGaps(data.ships);
  const blanks = data.blanks ?? [];
  const ships = withoutGaps([...own, ...blanks]);
  const squadrons = withoutGaps(data.squadrons);
  const markers = withoutGaps(data.markers);
  return {
    ...data,
    ships,
    squadrons,
    markers,
    bases: withoutGaps(data.bases),
    chits: withoutGaps(data.chits),
    reported: withoutGaps(data.reported),
    blanksOf: (side, type) =>
      blanks.flatMap((blank, place) => (blank.side === side && blank.type === type ? [own.length + place] : [])),
    grid: gridOf(data.gridSpec),
    logs: ships.map(damageLog),
    shipsOf: bySide(own),
    carriersOf: bySide(own, ({ type }) => isCarrier(type)),
    decksOf: bySide(own, ({ type }, ship) => isCarrier(type) || squadrons.some(({ home }) => home === ship)),
    squadronsOf: bySide(squadrons),
    markersOf: bySide(markers),
    chitsOf: bySide(data.chits),
    reportedType: ships.map(({ type }) => data.reportedAs(type)),
    shipNumber: numbered(ships),
    squadronNumber: numbered(squadrons),
    markerNumber: numbered(markers),
  };
}

function withoutGaps<T>(list: readonly T[]): readonly T[] {
  return listOf(list, (entry) => entry);
}

/** Whether a ship is a counter that stands for one whose face the enemy does not see. */
export function isBlank({ ships, blanks }: Fleet, ship: number): boolean {
  return ship >= ships.length - (blanks?.length ?? 0);
}

function bySide<T extends { readonly side: SideId }>(
  list: readonly T[],
  keep: (entry: T, index: number) => boolean = () => true,
): Record<SideId, readonly number[]> {
  const numbers: Record<SideId, number[]> = { japan: [], us: [] };
  for (const [index, entry] of list.entries()) if (keep(entry, index)) numbers[entry.side].push(index);
  return numbers;
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

/** Whether an entry of the pool is a chit, and no formation's marker. */
export function isChit(fleet: Fleet, entry: number): boolean {
  return entry >= fleet.markers.length;
}

export function sideOfEntry(fleet: Fleet, entry: number): SideId {
  const chit = chitOf(fleet, entry);
  return chit < 0 ? (fleet.markers[entry] as MarkerSpec).side : at(fleet.chits, chit).side;
}
