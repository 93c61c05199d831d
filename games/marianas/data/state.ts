import type { Context, MatchOptions } from '@point-option/engine';
import { AIR } from './aircraft.ts';
import { HISTORICAL } from './groups.ts';
import { ISLANDS, type SideId } from './map.ts';
import { IS_CARRIER, SHIPS, TRANSPORTS } from './ships.ts';

/** Off the map: of a marker, that it is not in use. */
export const OFF = -1;

/** Where a ship is when it is in no marker. */
export const SUNK = -1;
/** Left the map for good. */
export const LEFT = -2;
/** In a view: somewhere the viewer does not know. */
export const UNKNOWN = -3;
/** Waiting off the map in the group of this number: `waiting(0)`, `waiting(1)`, ... */
const FIRST_WAITING = -10;
export function waiting(group: number): number {
  return FIRST_WAITING - group;
}
/** The waiting group of a ship, or -1. */
export function waitingGroup(at: number): number {
  return at <= FIRST_WAITING ? FIRST_WAITING - at : -1;
}

/** An air unit that is gone. */
export const LOST = -1;

/** Markers of each side, so numbered that all of Japan's come first. */
export const MARKERS: Readonly<Record<SideId, { readonly first: number; readonly last: number }>> = {
  japan: { first: 0, last: 15 },
  us: { first: 16, last: 43 },
};
export const MARKER_COUNT = 44;
export function markerSide(marker: number): SideId {
  return marker <= MARKERS.japan.last ? 'japan' : 'us';
}
/** What is printed on a marker: J1, U1. */
export const MARKER_IDS: readonly string[] = Array.from({ length: MARKER_COUNT }, (_, marker) =>
  marker <= MARKERS.japan.last ? `J${marker + 1}` : `U${marker - MARKERS.us.first + 1}`,
);
export const MARKER_NUMBER: ReadonlyMap<string, number> = new Map(MARKER_IDS.map((id, marker) => [id, marker]));

/** dummy-01: false groups, and false air units, of each side. */
export const DUMMIES = 3;
/** sub-02 */
export const IJN_SUBS = 24;

/**
 * A task group's marker. It lies face down on the map: where it is and how it moved all can see, what it stands for
 * only its owner, until the enemy has found it (move-07).
 */
export interface Marker {
  /** OFF where the marker is not in use. */
  hex: number;
  /** The hex it entered its hex from this turn, or OFF. */
  from: number;
  /** The direction of the last hex entered this turn, or -1. */
  heading: number;
  /** The turn its ships last recombined; 0 for never (air-01). */
  regrouped: number;
  /** The turn of its last battle; 0 for never. */
  fought: number;
  /** Face up: found by the enemy. */
  seen: boolean;
  dummy: boolean;
}

export type Intelligence = 'unknown' | 'code broken' | 'forewarned' | 'surprised';

export interface IslandState {
  japan: number;
  us: number;
  /** Whether its airfield works (air-05). */
  field: boolean;
  /** The turn of the last landing; 0 for never. */
  landed: number;
  /** After the sea game: neither side attacks here any more (gnd-07). */
  quiet: boolean;
}

export type PerSide<T> = Record<SideId, T>;

/** Eight boxes in a line: 0 is the American Screened box, 3 their Screening box, 4 the Japanese one, 7 their Screened. */
export interface Fighter {
  ship: number;
  box: number;
  /** Whether it has had its turn to fire this round. */
  done: boolean;
}

/** bat-05: a group that has surprised another, and passed it over, where both now lie. */
export interface PassedOver {
  by: number;
  marker: number;
}

/** A surface battle under way: everything in it is seen by both sides. */
export interface SurfaceBattle {
  hex: number;
  /** Who moved into the hex. */
  mover: SideId;
  /** The markers that fight; OFF where not chosen yet. */
  markers: PerSide<number>;
  round: number;
  /** Rounds on end in which no ship has fired a gun. */
  quiet: number;
  surprise: SideId | 'none';
  fighters: Fighter[];
}

/** What an air unit was sent to do, revealed with all the others (air-17). */
export interface Sortie {
  /** The air unit, or -1 for a feint. */
  unit: number;
  side: SideId;
  /** The ship aimed at, or -1 where none is; the island whose field is bombed, or -1. */
  ship: number;
  island: number;
  /** The hex it strikes in: it flies home from there. */
  hex: number;
  weapon: 'bomb' | 'torpedo';
  low: number;
}

/** The whole campaign. Ships and air units are numbered as in the orders of battle, and so are the lists. */
export interface Campaign {
  /** Whether the sides make up their own groups. */
  free: boolean;
  /** Who is making up groups of his own. */
  composing: PerSide<boolean>;
  turn: number;
  lastTurn: number;
  /** vp-04, vp-05: as the match was begun. */
  handicap: number;
  otherTypes: boolean;
  intelligence: Intelligence;
  /** The turn American ships were first found; 0 for not yet (set-04). */
  detected: number;
  markers: Marker[];
  /** Groups that have let each other be this turn: they do not meet again before one of them sails. */
  passed: PassedOver[];
  /** The marker of each ship, or SUNK, LEFT, or waiting(n). */
  at: number[];
  damaged: boolean[];
  /** Whether the enemy knows of the damage. */
  damageKnown: boolean[];
  /** Whether its torpedoes are fired (bat-12). */
  torpedoesFired: boolean[];
  /** Sixths of patrol it still flies (air-15). */
  cap: number[];
  /** The turn a submarine damaged it; 0 for never (sub-06). */
  torpedoed: number[];
  /** The turn and the hex in which the enemy last saw each ship; 0 and OFF for never. */
  sightedTurn: number[];
  sightedHex: number[];
  /** The base of each air unit, or LOST. */
  base: number[];
  /** Dummies off the map that may come on; and exposed ones, which may not before the next morning (dummy-02). */
  dummies: PerSide<number>;
  exposed: PerSide<number>;
  feints: PerSide<number>;
  /** Of each landing force: transports afloat, factors aboard, and the island they lie at (or -1). */
  transports: number[];
  aboard: number[];
  anchored: number[];
  islands: IslandState[];
  /** Japanese submarines left, American ones lost, and which side's are out. */
  subsLeft: number;
  subsLost: number;
  subsOut: PerSide<boolean>;
  /** Air units lost so far, and how many Japanese ones were replaced (air-21). */
  airLost: PerSide<number>;
  replaced: number;
  /** Ground factors lost ashore and at sea. */
  factorsLost: PerSide<number>;
  /** The turn on which the first ships of each side came on the map; OFF for not yet (end-01, vp-03). */
  entered: PerSide<number>;
  /** The sea game is over; fighting on the islands goes on (gnd-07). */
  seaOver: boolean;
  over: boolean;
  battle: SurfaceBattle | null;
  sorties: Sortie[];
}

export type G = Context<Campaign>;

/**
 * An entry of a list of objects, texts or flags; numbers have a function of their own. The compiler reads a list fast
 * only in a place that meets few kinds of list, and these two are the places where the rules read nearly all of theirs.
 */
export function at<T extends object | string | boolean>(list: readonly T[], index: number): T {
  return list[index] as T;
}
/** An entry of a list of numbers. */
export function numberAt(list: readonly number[], index: number): number {
  return list[index] as number;
}

function freshMarker(): Marker {
  return { hex: OFF, from: OFF, heading: -1, regrouped: 0, fought: 0, seen: false, dummy: false };
}

/** A marker no longer in use. */
export function clearMarker(marker: Marker): void {
  marker.hex = OFF;
  marker.from = OFF;
  marker.heading = -1;
  marker.regrouped = 0;
  marker.fought = 0;
  marker.seen = false;
  marker.dummy = false;
}

/** Before the first step: everybody waits off the map, in the groups of history. */
export function setup(scenario: string, options: MatchOptions): Campaign {
  const atSea = SHIPS.map(() => LEFT);
  for (const side of ['japan', 'us'] as const)
    HISTORICAL[side].forEach(({ ships }, group) => {
      for (const ship of ships) atSea[ship] = waiting(group);
    });
  const dummies = options['dummies'] === true ? DUMMIES : 0;
  const each = <T>(value: T): T[] => SHIPS.map(() => value);
  return {
    free: scenario === 'free',
    composing: { japan: false, us: false },
    turn: 0,
    lastTurn: Number(options['turns']),
    handicap: Number(options['handicap']),
    otherTypes: options['otherTypes'] === true,
    intelligence: 'unknown',
    detected: 0,
    markers: Array.from({ length: MARKER_COUNT }, freshMarker),
    passed: [],
    at: atSea,
    damaged: each(false),
    damageKnown: each(false),
    torpedoesFired: each(false),
    cap: SHIPS.map(({ cap }, ship) => (IS_CARRIER[ship] ? cap : 0)),
    torpedoed: each(0),
    sightedTurn: each(0),
    sightedHex: each(OFF),
    base: AIR.map(({ base }) => base),
    dummies: { japan: dummies, us: dummies },
    exposed: { japan: 0, us: 0 },
    feints: { japan: dummies, us: dummies },
    transports: [TRANSPORTS, TRANSPORTS],
    aboard: [TRANSPORTS, TRANSPORTS],
    anchored: [-1, -1],
    islands: ISLANDS.map(({ garrison }) => ({ japan: garrison ?? 0, us: 0, field: true, landed: 0, quiet: false })),
    subsLeft: IJN_SUBS,
    subsLost: 0,
    subsOut: { japan: true, us: true },
    airLost: { japan: 0, us: 0 },
    replaced: 0,
    factorsLost: { japan: 0, us: 0 },
    entered: { japan: OFF, us: OFF },
    seaOver: false,
    over: false,
    battle: null,
    sorties: [],
  };
}
