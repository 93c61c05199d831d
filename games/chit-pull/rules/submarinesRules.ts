import type { Json, ModifierUse, Odds } from '@point-option/engine';
import type { PerSide, SideId } from '../data/side.ts';
import { type G, OFF, type SubMarker, type Theater } from '../data/theater.ts';
import type { Finding } from './report.ts';
import type { Disclosure } from './searchTelling.ts';
import type { Impact } from './surface/figures.ts';

/** How far from the enemy a marker goes: beside a formation, two hexes or more from all of them, or anywhere. */
export type Band = 'near' | 'far' | 'anywhere';

/** Whom a submarine attacks: nobody, a unit by chance, one by chance that is no destroyer, or one of its captain's choice. */
export type Prey = 'none' | 'random' | 'no destroyer' | 'choice';

/** A container of markers: how many submarines of each side are in it, and how many that are none. */
export type Cup = Readonly<PerSide<number>> & { readonly false: number };

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
  /** What the captain chose: a ship by its id, or a type as reports name it. */
  choice: string;
  /** Attacks that it has left after the one under way, where its table gives it more than one. */
  more?: number;
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
  /** Whether both sides draw from one container and lay its markers in turn, without knowing whose they are. */
  readonly shared: boolean;
  /** Markers in the container that a side draws from at the beginning of a turn. */
  cup(theater: Theater<Own>, side: SideId): Cup;
  /** Whether markers may be laid where enemy ships are. */
  readonly onShips: boolean;
  /** By hex: where they may be laid at all; anywhere on the map where nothing is said. */
  readonly waters?: readonly boolean[];
  /** Whether a submarine may let a formation pass. */
  readonly declines: boolean;
  /** Rolls how many markers a side puts out. */
  count(g: G<Own>, side: SideId): number;
  /** Rolls how far from the enemy the next one goes. */
  band(g: G<Own>, side: SideId): Band;
  /** Rolls what a real submarine sees of a formation, and whom it attacks. */
  contact(
    g: G<Own>,
    f: SubmarineContact,
  ): { readonly finding: Finding; readonly target: Prey; readonly attacks?: number };
  contactOdds(g: G<Own>): Odds;
  /** What the submarine's owner is told besides, once it has seen the formation. */
  seen?(g: G<Own>, f: SubmarineContact): void;
  /** What a captain can choose from, where it is neither ships nor the types that he was told of, and which ships each choice stands for. */
  readonly choices?: {
    offered(g: G<Own>, f: SubmarineContact): readonly string[];
    covers(choice: string, ship: number): boolean;
  };
  /** The column of the damage chart that submarines attack on. */
  readonly column: number;
  /** Modifiers of the attack. */
  modifiers(destroyers: boolean): readonly ModifierUse[];
  /** What a result of the damage chart does to a ship. */
  impact(ship: number, result: Json): Impact;
  inflict(g: G<Own>, ship: number, hits: number): void;
  critical(g: G<Own>, ship: number): void;
  /** The attack is over: escorts may hunt the submarine now. */
  hunted?(g: G<Own>, f: SubmarineContact, sub: SubMarker): void;
  readonly searching: () => Disclosure<Own>;
}

/** The locals with which a formation comes upon a submarine marker. */
export function submarineContact(hex: number, marker: number): SubmarineContact {
  return { hex, marker, target: 'none', choice: '' };
}

/** The locals with which a side puts out its markers. */
export function patrolOf(side: SideId): Patrol {
  return { side, left: 0, band: 'anywhere', hex: OFF };
}

export function sideName(side: SideId): { key: string } {
  return { key: `side.${side}` };
}
