import type { Flow } from '@point-option/engine';
import { isOnMap } from '../data/formations.ts';
import type { SideId } from '../data/side.ts';
import { type G, type Marker, NONE, type Theater } from '../data/theater.ts';

/** What a game says of the activation pool. */
export interface PoolRules<Own extends object> {
  readonly cite: {
    readonly fill: string;
    readonly draw: string;
    /** What is drawn in vain: its formation has been activated, or is no more. */
    readonly ignored: string;
    readonly gone: string;
    readonly command: string;
  };
  /** Whether a chit that is no formation takes part this turn. */
  takesPart(g: G<Own>, chit: number): boolean;
  /** Whether a command chit may activate what this chit stands for. */
  commands(g: G<Own>, chit: number): boolean;
  /** Whether a command chit goes back into the pool when it has activated something. */
  commandReturns(side: SideId): boolean;
  /** Plays the activation of a formation or an air chit. */
  activation(g: G<Own>, entry: number): Flow;
}

/** Everything here is seen by both sides. */
export interface Activations {
  /** Whose turn it is to draw. */
  drawer: SideId;
  /** The command chit that gave the activation under way, as an entry of the pool, or NONE. */
  command: number;
}

/** Japan draws first: the rules only say that the players take turns. */
export function firstDraw(): Activations {
  return { drawer: 'japan', command: NONE };
}

/** Whether a marker stands for a formation on the map that has not been activated this turn. */
export function canActivate(theater: Theater, marker: number): boolean {
  return isOnMap(theater, marker) && !(theater.markers[marker] as Marker).done;
}
