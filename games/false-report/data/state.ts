import type { Context } from '@point-option/engine';
import { BASE, type SideId } from './map.ts';

/** 3.1: a formation is the place of its letter. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export const MARKERS = LETTERS.length;
/** 3.1 */
export const SQUADRONS = 6;
/** 3.2: the card without ships, and no card yet. */
export const DUMMY = 0;
export const UNDEALT = -1;
/** 5.1: searches in a turn. */
export const SEARCHES = 3;
/** 5.4 */
export const REPORT_MOST = 8;
/** 7.1 */
export const SERVICED = 2;
/** 7.2: the age at which a contact fades. */
export const FADES = 2;

export type Fate = 'at sea' | 'sunk' | 'exposed';
export type Accuracy = 'rough' | 'fair' | 'good' | 'exact';
export type Source = 'search' | 'shadow' | 'strike';

/** 5.6: what a side was told of an enemy formation. */
export interface Contact {
  hex: number;
  /** As reported, which need not be true. */
  ships: number;
  accuracy: Accuracy;
  turn: number;
  source: Source;
}

/**
 * 2.2: what both sides know of one side, by formation where it is a list. Besides what is on the table it keeps what can be
 * concluded from all that was ever told: the proofs of secrecy change hidden things within these bounds, and staff
 * draw them afresh from there.
 */
export interface Known {
  fate: Fate[];
  /** Where each formation was last known to be, and how many hexes it may have moved since. */
  pin: number[];
  slack: number[];
  /** For each formation and each card of the deck, as bits: the numbers of ships it may have lost if it has that card. */
  possible: number[];
  /** As bits: how many squadrons may be ready. */
  mayBeReady: number;
  /** Squadrons shot down. */
  lost: number;
  /** 5.1: the hexes it searches around this turn, and how many of them have been dealt with. */
  searches: number[];
  looked: number;
  /** 6.1, 6.2: the enemy formation it strikes this turn (-1 for none), and whether the strike is in the air. */
  target: number;
  aloft: boolean;
  /** 5.6: its contact picture of the enemy. */
  picture: (Contact | null)[];
}

/** 2.2: what only the side itself knows, by formation where it is a list. */
export interface Hidden {
  cards: number[];
  hits: number[];
  hex: number[];
  ready: number;
  /** 6.2: squadrons in the air against the target; 0 where none are. */
  flying: number;
}

export interface Waters {
  turn: number;
  turns: number;
  deck: number[];
  squalls: boolean;
  /** 8.4: everything is laid open. */
  over: boolean;
  known: Record<SideId, Known>;
  hidden: Record<SideId, Hidden>;
}

export type G = Context<Waters>;
/** What a rule needs that only rolls and reads: such a rule can be adjudicated alone. */
export type Charts = Pick<Context<unknown>, 'roll' | 'look'>;

/** 2.1, 3.2 */
const STRAIT = { turns: 7, deck: [5, 4, 3, DUMMY], squalls: false };
const SQUALLS = { turns: 6, deck: [4, 4, 4, DUMMY], squalls: true };

export function setup(scenario: string): Waters {
  const { turns, deck, squalls } = scenario === 'squalls' ? SQUALLS : STRAIT;
  return {
    turn: 1,
    turns,
    deck: [...deck],
    squalls,
    over: false,
    known: { north: knownAtFirst('north'), south: knownAtFirst('south') },
    hidden: { north: hiddenAtFirst('north'), south: hiddenAtFirst('south') },
  };
}

const each = <T>(value: T): T[] => LETTERS.map(() => value);

function knownAtFirst(side: SideId): Known {
  return {
    fate: each<Fate>('at sea'),
    pin: each(BASE[side]),
    slack: each(0),
    possible: LETTERS.flatMap(() => each(0)),
    mayBeReady: 1 << SQUADRONS,
    lost: 0,
    searches: [],
    looked: 0,
    target: -1,
    aloft: false,
    picture: each(null),
  };
}

function hiddenAtFirst(side: SideId): Hidden {
  return { cards: each(UNDEALT), hits: each(0), hex: each(BASE[side]), ready: SQUADRONS, flying: 0 };
}

export function other(side: SideId): SideId {
  return side === 'north' ? 'south' : 'north';
}

/** The entry of a list by formation or by hex. */
export function at<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}

/** 3.3: the ships a formation has left; none of a dummy. */
export function shipsLeft(hidden: Hidden, marker: number): number {
  return at(hidden.cards, marker) - at(hidden.hits, marker);
}
