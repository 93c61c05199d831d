import type { Message, Odds, Procedure, Refusal } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { groupsOf, isOnMap, knownHex, speedOf } from '../data/formations.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, type Marker, NONE, type Theater } from '../data/theater.ts';
import type { Meeting } from './meeting.ts';
import type { SubmarineContact } from './submarinesRules.ts';
import type { SurfaceBattle } from './surface/battle.ts';

/** The formation that moves. Where it goes stands in the theater. */
export interface Sailing {
  marker: number;
  /** Where a formation may pause on its way: the hexes of its wake when it went on. */
  began?: number;
}

/** The caution of a step into a hex where enemies were last seen and may have left: only with secret movement. */
export const LAST_SEEN = 'caution last seen';

/** What a game says of movement at sea. */
export interface MovementRules<Own extends object> {
  readonly cite: {
    readonly move: string;
    readonly stop: string;
    readonly submarine: string;
    readonly battle: string;
  };
  /** Movement points of a formation now. */
  allowance(g: G<Own>, marker: number): number;
  /** Whether a formation may sail from one hex into the next; and why not. */
  mayEnter(g: G<Own>, marker: number, from: number, to: number): boolean;
  whyNotEnter(g: G<Own>, marker: number, from: number, to: number): Refusal | undefined;
  /** Why a formation may not stay in its hex, where it may not. */
  mustLeave(g: G<Own>, marker: number): Refusal | undefined;
  /** The hex that it must sail into first and why, where it must. */
  mustEnter(g: G<Own>, marker: number): { readonly hex: number; readonly why: Refusal } | undefined;
  /** Why a formation may not end its move in a hex after so many, where it may not. */
  mustSailOn?(g: G<Own>, marker: number, hex: number, entered: number): Refusal | undefined;
  /** Whether a formation may pause on its way, do something else, and sail on. What slows it down then holds until it is done. */
  readonly pauses: boolean;
  /** Whether the limit of what air attacks cost holds for a turn, over what a formation has lost and forgotten in it. */
  readonly airLimitForTurn?: boolean;
  /** Whether a formation has fought, which ends its move: what slowed it before is forgotten, and what slows it from then on is not. */
  hasFought?(g: G<Own>, marker: number): boolean;
  /** Whether submarines lie in wait where a formation is when it is activated, and not only where it goes. */
  readonly metAtStart: boolean;
  /** A formation has entered a hex on its way. */
  entered?(g: G<Own>, marker: number, hex: number): void;
  /** Whether a submarine marker that a side must fear lies in a hex. */
  isLurking(theater: Theater<Own>, side: SideId, hex: number): boolean;
  /** What a formation must expect in a hex besides, where its side knows of it. */
  cautions?(theater: Theater<Own>, side: SideId, hex: number): Message | undefined;
  /** The chances of what it does. */
  lurkingOdds(g: G<Own>, side: SideId, hex: number): Odds | undefined;
  /** The battle of a formation where it is, or null. */
  clash(g: G<Own>, marker: number, from: number): SurfaceBattle | null;
  readonly meeting: () => Procedure<Theater<Own>, Meeting>;
  readonly submarine: () => Procedure<Theater<Own>, SubmarineContact>;
  readonly battle: () => Procedure<Theater<Own>, SurfaceBattle>;
}

/** Movement points of ships that move so far in odd and in even turns, less what slows them. */
export function movementPoints(move: readonly [odd: number, even: number], turn: number, slow: number): number {
  return Math.max(0, (turn % 2 === 1 ? move[0] : move[1]) - slow);
}

/** The speed of the slowest ship under a marker in a turn; for a marker without ships, what a dummy makes. */
export function slowestSpeed(fleet: Fleet, theater: Theater, marker: number, dummySpeed: number): number {
  const { shipAt, markers, turn } = theater;
  let slowest = Number.MAX_SAFE_INTEGER;
  // Ships of one group mostly stand side by side in the list.
  let last: number = NONE;
  let sails = false;
  for (const ship of ofSide(fleet.shipsOf, at(fleet.markers, marker).side)) {
    const group = shipAt[ship] as number;
    if (group < 0) continue;
    if (group !== last) {
      last = group;
      sails = group === marker || (markers[group] as Marker).force === marker;
    }
    if (sails) slowest = Math.min(slowest, speedOf(fleet, theater, ship, turn));
  }
  return slowest === Number.MAX_SAFE_INTEGER ? dummySpeed : slowest;
}

/** What a formation loses on its next move: a force as much as the worst of its groups. */
export function slowOf(fleet: Fleet, theater: Theater, marker: number): number {
  let { slow } = at(theater.markers, marker);
  if (at(fleet.markers, marker).kind !== 'force') return slow;
  for (const group of groupsOf(fleet, theater, marker)) slow = Math.max(slow, at(theater.markers, group).slow);
  return slow;
}

/** Whether units that attack a formation make up an attack by so many, with those that came before them. */
export function comesInStrength(least: number, units: number, before = 0): boolean {
  return before < least && before + units >= least;
}

/** An air attack takes a point, up to a limit that only air attacks have; it gives whether it did. */
export function slowByAir(marker: Marker, most: number): boolean {
  if (marker.bombed >= most) return false;
  marker.slow++;
  marker.bombed++;
  return true;
}

/** Moves a marker, and with a force all its groups. */
export function moveMarker(fleet: Fleet, theater: Theater, marker: number, hex: number): void {
  at(theater.markers, marker).hex = hex;
  if (at(fleet.markers, marker).kind !== 'force') return;
  for (const group of groupsOf(fleet, theater, marker)) at(theater.markers, group).hex = hex;
}

/** The enemy markers that a side knows to be in a hex. */
export function knownEnemiesAt(fleet: Fleet, theater: Theater, side: SideId, hex: number): number[] {
  const known: number[] = [];
  for (const marker of ofSide(fleet.markersOf, enemyOf(side)))
    if (isOnMap(theater, marker) && knownHex(fleet, theater, side, marker) === hex) known.push(marker);
  return known;
}

/** Hexes that the active formation has entered on its move so far. */
export function hexesEntered({ wake }: Theater): number {
  return Math.max(0, wake.length - 1);
}

/** Movement points that the active formation has left on its move. */
export function movementLeft<Own extends object>(rules: MovementRules<Own>, g: G<Own>, marker: number): number {
  return Math.max(0, rules.allowance(g, marker) - hexesEntered(g.state));
}

/** Hexes at the end of the active formation's move that lead one way, such as into the wind. */
export function hexesSailed(fleet: Fleet, theater: Theater, direction: number): number {
  const { wake } = theater;
  let n = 0;
  while (n < wake.length - 1) {
    const to = wake.length - 1 - n;
    if (fleet.grid.neighbour(at(wake, to - 1), direction) !== at(wake, to)) break;
    n++;
  }
  return n;
}
