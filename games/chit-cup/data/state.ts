import type { Context, Message, Wanted } from '@point-option/engine';
import { grid, home } from './map.ts';

export type Kind = 'carriers' | 'surface';
export type Identity = Kind | 'false';
export type Level = 0 | 1 | 2;

/** An enemy marker on the map: all that is known of it, which is all there is. */
export interface Force {
  marker: string;
  hex: number;
  level: Level;
  /** Drawn at level 1. */
  kind: Kind | null;
  /** Rolled at level 2; 0 before. */
  strength: number;
  hits: number;
}

export type Deck = 'ready' | 'patrol' | 'strike' | 'search' | 'spent' | 'lost';

export interface Cup {
  turn: number;
  group: { hex: number; hits: number };
  /** Where each squadron is. */
  deck: Record<string, Deck>;
  forces: Force[];
  /** Markers that may still appear. */
  unused: string[];
  /** 3.2: the identity cup, by the number of each. What has not been drawn is not decided. */
  identities: Record<Identity, number>;
  /** 2.3: chits left in this turn's cup. */
  chits: Record<string, number>;
  sunk: { carriers: number; surface: number };
  bombardments: number;
}

export type G = Context<Cup>;
/** Rules that only roll or draw ask for no more, so that they can be resolved alone (see adjudications.ts). */
export type Rolls = Pick<Context<unknown>, 'roll'>;
export type Draws = Pick<Context<unknown>, 'draw'>;

export const TURNS = 8;
/** 7.3: the hits that put the group out of action. */
export const GROUP_HITS = 4;
/** 7.2: how many squadrons each box holds. */
export const BOX_LIMITS = { patrol: 3, strike: 4, search: 2 } as const;
/** 2.3 */
export const SEARCH_CHITS = 2;
/** 5.1 and 6.2, in hexes. */
export const STRIKE_REACH = 5;
export const RAID_REACH = 4;
/** 7.4 */
export const SERVICED = 2;

export const SQUADRONS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const;
/** 2.2: the last two are for the crowded watch. */
export const MARKERS: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

export function setup(scenario: string): Cup {
  const crowded = scenario === 'crowded';
  return {
    turn: 1,
    group: { hex: home, hits: 0 },
    deck: Object.fromEntries(SQUADRONS.map((id) => [id, 'ready' as const])),
    forces: [],
    unused: crowded ? [...MARKERS] : MARKERS.slice(0, -2),
    identities: crowded ? { carriers: 4, surface: 4, false: 4 } : { carriers: 3, surface: 3, false: 4 },
    chits: {},
    sunk: { carriers: 0, surface: 0 },
    bombardments: 0,
  };
}

/** 7.3 */
export function outOfAction(state: Cup): boolean {
  return state.group.hits >= GROUP_HITS;
}

export function squadronsIn(g: G, box: Deck): string[] {
  const { deck } = g.state;
  const found: string[] = [];
  for (const id of SQUADRONS) if (deck[id] === box) found.push(id);
  return found;
}

/** Moves the first so many squadrons from one box to another. */
export function shift(g: G, n: number, from: Deck, to: Deck): void {
  const { deck } = g.state;
  let left = n;
  for (const id of SQUADRONS) {
    if (left === 0) return;
    if (deck[id] === from) {
      deck[id] = to;
      left--;
    }
  }
}

export function squadronName(id: string): Message {
  return { key: 'piece squadron', values: { id } };
}

/** The force that somebody pointed at, by its marker or its hex if it lies there alone. */
export function forceWanted(g: G, wanted: Wanted): Force | undefined {
  if ('piece' in wanted) return forceOf(g, wanted.piece);
  if ('option' in wanted) return forceOf(g, String(wanted.option));
  if (!('hex' in wanted)) return undefined;
  const here = g.state.forces.filter(({ hex }) => grid.label(hex) === wanted.hex);
  return here.length === 1 ? here[0] : undefined;
}

export function forceOf(g: G, marker: string): Force | undefined {
  return g.state.forces.find((force) => force.marker === marker);
}

/** Takes a marker off the map; one that may appear again goes back among the unused. */
export function remove(g: G, force: Force, mayReturn: boolean): void {
  const { state } = g;
  state.forces = state.forces.filter((other) => other !== force);
  state.chits[force.marker] = 0;
  if (mayReturn) state.unused.push(force.marker);
}
