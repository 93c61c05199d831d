import type { Context, Side } from '@point-option/engine';

export type Box = 'north' | 'centre' | 'south' | 'lagoon';
export type ShipKind = 'carrier' | 'cruiser' | 'destroyer';
/** `hidden` stands only in what the enemy sees. */
export type Place = Box | 'port' | 'sunk' | 'hidden';
/** `hidden` stands only in what the enemy sees. */
export type Task = 'rest' | 'patrol' | 'strike' | 'hidden';

export interface Ship {
  id: string;
  kind: ShipKind;
  box: Place;
  hits: number;
}

/** 1.4 */
export interface Squadron {
  id: string;
  kind: 'fighter' | 'bomber';
  state: 'ready' | 'spent' | 'lost';
  /** What it does this round, and over which box: its own sea's for a patrol, the enemy's for a strike. */
  task: Task;
  box: Box | null;
  /** The enemy has seen what it does this round. */
  seen: boolean;
}

/** 7.5: one entry of a contact picture: every ship that was in the box then, and which of them was sunk there. */
export interface Contact {
  round: number;
  source: 'raid' | 'search';
  box: Box;
  ships: string[];
  sunk: string | null;
}

export interface Fleet {
  ships: Ship[];
  squadrons: Squadron[];
  /** 4.3 */
  stores: number;
  /** How often it was asked to shift a ship. Known to all; whether it did is not. */
  shifts: number;
  /** What it has learned of the enemy's boxes, the oldest first. The enemy was there and knows it too. */
  contacts: Contact[];
}

/** 7.1: known to all from the reveal on. */
export interface Raid {
  by: Side;
  box: Box;
  /** It has reached its box. */
  met: boolean;
}

export interface Battle {
  round: number;
  rounds: number;
  red: Fleet;
  blue: Fleet;
  /** From the reveal to the end of the round. */
  assigned: boolean;
  raids: Raid[];
}

export type G = Context<Battle>;

export const SIDES = ['red', 'blue'] as const;
/** 1.1: in a row. */
export const BOXES: readonly Box[] = ['north', 'centre', 'south', 'lagoon'];
export const BOX_LIMITS: Readonly<Record<Box, number>> = { north: 2, centre: 2, south: 2, lagoon: 1 };
export const NEIGHBOURS: Readonly<Record<Box, readonly Box[]>> = {
  north: ['centre'],
  centre: ['north', 'south'],
  south: ['centre', 'lagoon'],
  lagoon: ['south'],
};
/** 1.2 */
export const STRENGTH: Readonly<Record<ShipKind, number>> = { carrier: 4, cruiser: 3, destroyer: 2 };
export const FLAK: Readonly<Record<ShipKind, number>> = { carrier: 1, cruiser: 2, destroyer: 1 };
/** 4.3 */
export const STORES = 2;

/** 1.6: the larger scenario has one ship and one squadron more at the end of each list. */
const SHIPS: readonly (readonly [string, ShipKind])[] = [
  ['CV', 'carrier'],
  ['CA', 'cruiser'],
  ['CB', 'cruiser'],
  ['DA', 'destroyer'],
  ['DB', 'destroyer'],
];
const SQUADRONS = ['F1', 'F2', 'F3', 'B1', 'B2', 'B3', 'B4'] as const;
const SCENARIOS: Readonly<Record<string, { rounds: number; ships: number; squadrons: number }>> = {
  strait: { rounds: 5, ships: 4, squadrons: 6 },
  archipelago: { rounds: 6, ships: 5, squadrons: 7 },
};
export const scenarios = Object.keys(SCENARIOS).map((id) => ({ id }));

/** Red's carrier is R-CV, Blue's first fighter squadron B-F1. */
function idOf(side: Side, name: string): string {
  return `${side === 'red' ? 'R' : 'B'}-${name}`;
}
export const SHIP_IDS: Readonly<Record<Side, readonly string[]>> = {
  red: SHIPS.map(([name]) => idOf('red', name)),
  blue: SHIPS.map(([name]) => idOf('blue', name)),
};
export const SQUADRON_IDS: Readonly<Record<Side, readonly string[]>> = {
  red: SQUADRONS.map((name) => idOf('red', name)),
  blue: SQUADRONS.map((name) => idOf('blue', name)),
};

export function nationOf(piece: string): Side | undefined {
  return SIDES.find((side) => SHIP_IDS[side]?.includes(piece) || SQUADRON_IDS[side]?.includes(piece));
}

export function setup(scenario: string): Battle {
  const { rounds, ships, squadrons } = SCENARIOS[scenario] ?? { rounds: 0, ships: 0, squadrons: 0 };
  const fleet = (side: Side): Fleet => ({
    ships: SHIPS.slice(0, ships).map(([name, kind]) => ({ id: idOf(side, name), kind, box: 'port', hits: 0 })),
    squadrons: SQUADRONS.slice(0, squadrons).map((name) => ({
      id: idOf(side, name),
      kind: name.startsWith('F') ? 'fighter' : 'bomber',
      state: 'ready',
      task: 'rest',
      box: null,
      seen: false,
    })),
    stores: STORES,
    shifts: 0,
    contacts: [],
  });
  return { round: 1, rounds, red: fleet('red'), blue: fleet('blue'), assigned: false, raids: [] };
}

export function fleetOf(battle: Battle, side: Side): Fleet {
  return side === 'red' ? battle.red : battle.blue;
}

export function enemyOf(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

/** 3.2 */
export function initiative(round: number): Side {
  return round % 2 === 1 ? 'red' : 'blue';
}

export function carrierOf(fleet: Fleet): Ship {
  return fleet.ships[0] as Ship;
}

/** 1.1, 1.3: whether a ship may come into a box as its fleet lies now. */
export function hasRoom(fleet: Fleet, ship: Ship, box: Box): boolean {
  if (box === 'lagoon' && ship.kind === 'carrier') return false;
  let n = 0;
  for (const other of fleet.ships) if (other.box === box) n++;
  return n < BOX_LIMITS[box];
}

/** How many squadrons of a kind do this over this box. */
export function flying(fleet: Fleet, kind: Squadron['kind'], task: Task, box: Box | null): number {
  let n = 0;
  for (const squadron of fleet.squadrons) {
    if (squadron.kind === kind && squadron.task === task && squadron.box === box && squadron.state === 'ready') n++;
  }
  return n;
}
