import type { ModifierUse, Procedure } from '@point-option/engine';
import { chitOf, type Fleet } from '../data/fleet.ts';
import { at, type SideId } from '../data/side.ts';
import type { ContactSource, G, Theater } from '../data/theater.ts';
import type { Meeting } from './meeting.ts';
import type { Finding } from './report.ts';

/** One search for one enemy formation. Everything here is seen by both sides. */
export interface Search {
  by: SideId;
  /** The entry of the pool that searches: a marker or a chit. */
  from: number;
  marker: number;
  source: ContactSource;
  /** Which of several searchers of one entry it is. */
  wing: number;
}

/** The search subphase of an activation: what is left to search for. */
export interface Scouting {
  from: number;
  left: Search[];
  /** The enemy markers that its side has picked, where it has a choice. */
  targets?: number[];
}

/** What a game says of searches. */
export interface SearchRules<Own extends object> {
  readonly cite: {
    readonly search: string;
    /** Reports, and who sees the die. */
    readonly report: string;
    /** Dummies that are found. */
    readonly dummies: string;
    /** Air search. */
    readonly air: string;
    /** Search in one hex. */
    readonly sameHex: string;
  };
  /** Modifiers of the roll. Whoever is searched for sees them. */
  modifiers(g: G<Own>, search: Search): readonly ModifierUse[];
  /** Whether a search can find the formation at all, where it searches without knowing. */
  reaches(g: G<Own>, search: Search): boolean;
  /** The arm that holds what this kind of search finds, as a bit; 0 where it only informs. */
  arm(source: ContactSource): number;
  /** Whether both sides see the roll, and so how far off the report may be; otherwise the searched side alone does. */
  isOpen(search: Search): boolean;
  /** The quality of a report, where the searched side makes another roll for it that nobody else sees. */
  quality?(g: G<Own>, search: Search, finding: Finding): Finding | undefined;
  /** What follows for the searching side once it was told of a formation. */
  told?(g: G<Own>, search: Search): void;
  /** Whether a formation that was detected no longer is once a search has missed it. */
  readonly losesTrack: boolean;

  /** Whether a formation may search in the middle of a move; otherwise the search comes before it. */
  readonly midMove: boolean;
  /** The air searches that an entry of the pool makes when it is activated. */
  searchesOf(g: G<Own>, entry: number): Search[];
  /** Whether everybody expects a formation to search by air if it can: it is day, and an enemy in reach. */
  mightSearch(g: G<Own>, marker: number): boolean;
  /** What a formation shows the enemy by searching by air, or by not doing so, as bits of PROOF. */
  shows(g: G<Own>, marker: number, searches: number): number;

  /** The meeting of formations in one hex. */
  readonly meeting: () => Procedure<Theater<Own>, Meeting>;
}

/** What a side is told of a formation. */
export interface Telling {
  readonly told: 'count' | 'types';
  readonly total: number;
  readonly counts: number[];
  /** How far off each figure may be, where it is told that; -1 where not. */
  readonly within: number;
}

/** The name of a marker or chit of the pool. */
export function entryName(fleet: Fleet, entry: number): string {
  const chit = chitOf(fleet, entry);
  return chit < 0 ? at(fleet.markers, entry).name : at(fleet.chits, chit).name;
}

/** The locals of the search subphase of an activation. */
export function scoutingOf(entry: number, targets?: readonly number[]): Scouting {
  return targets === undefined ? { from: entry, left: [] } : { from: entry, left: [], targets: [...targets] };
}
