import type { ModifierUse, Odds } from '@point-option/engine';
import type { SideId } from '../data/side.ts';
import { type G, OFF, type SubMarker } from '../data/theater.ts';
import type { Finding } from './report.ts';
import type { Disclosure } from './searchTelling.ts';

/** How far from the enemy a marker goes: beside a formation, two hexes or more from all of them, or anywhere. */
export type Band = 'near' | 'far' | 'anywhere';

/** Whom a submarine attacks: nobody, a unit by chance, one by chance that is no destroyer, or one of its captain's choice. */
export type Prey = 'none' | 'random' | 'no destroyer' | 'choice';

/** A side puts out its submarine markers. */
export interface Patrol {
  side: SideId;
  left: number;
  band: Band;
  /** The hex of the last one. */
  hex: number;
}

/** A formation comes upon a submarine marker. */
export interface SubmarineContact {
  hex: number;
  marker: number;
  target: Prey;
  /** The type that the captain chose, as reports name it. */
  type: string;
}

/** What a game says of submarines. */
export interface SubmarineRules<Own extends object> {
  readonly cite: {
    readonly markers: string;
    readonly placing: string;
    readonly contact: string;
    readonly table: string;
    readonly attack: string;
    readonly removal: string;
  };
  /** Markers in a side's container, and how many of them are real. */
  readonly cup: Readonly<Record<SideId, { readonly markers: number; readonly real: number }>>;
  /** Rolls how many markers a side puts out. */
  count(g: G<Own>, side: SideId): number;
  /** Rolls how far from the enemy the next one goes. */
  band(g: G<Own>, side: SideId): Band;
  /** Rolls what a real submarine sees of a formation, and whom it attacks. */
  contact(g: G<Own>, f: SubmarineContact): { readonly finding: Finding; readonly target: Prey };
  contactOdds(g: G<Own>): Odds;
  /** The column of the damage chart that submarines attack on. */
  readonly column: number;
  /** Modifiers of the attack. */
  modifiers(destroyers: boolean): readonly ModifierUse[];
  inflict(g: G<Own>, ship: number, hits: number): void;
  critical(g: G<Own>, ship: number): void;
  /** The attack is over: escorts may hunt the submarine now. */
  hunted?(g: G<Own>, f: SubmarineContact, sub: SubMarker): void;
  readonly searching: () => Disclosure<Own>;
}

/** The locals with which a formation comes upon a submarine marker. */
export function submarineContact(hex: number, marker: number): SubmarineContact {
  return { hex, marker, target: 'none', type: '' };
}

/** The locals with which a side puts out its markers. */
export function patrolOf(side: SideId): Patrol {
  return { side, left: 0, band: 'anywhere', hex: OFF };
}

export function sideName(side: SideId): { key: string } {
  return { key: `side.${side}` };
}
