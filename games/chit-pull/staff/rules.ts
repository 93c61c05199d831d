import type { Chart } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import type { PerSide, SideId } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';

/** What a ship is worth to both sides together, in points of victory: what the enemy wins and its owner loses. */
export interface ShipPoints {
  readonly sunk: number;
  /** At the first hit. */
  readonly hurt: number;
  /** Every hit counts for as much as the next: a unit of several small ships. */
  readonly byHits?: boolean;
}

/** What a game tells its staff: its charts, its points, and the figures of its rules that stand in no chart. */
export interface StaffRules<Own extends object = object> {
  readonly fleet: Fleet;
  readonly charts: readonly Chart[];
  points(ship: number): ShipPoints;
  /** Points for each factor of strength that an air unit loses. */
  factorPoints(unit: number): number;
  /** Whether an air unit is of use again once it has flown. */
  returns(theater: Theater<Own>, unit: number): boolean;

  /** What the die of a side's fighters is changed by. */
  airCombatDrm(theater: Theater<Own>, side: SideId): number;
  /** What the die of an air attack on a ship is changed by, flak and patrol apart. */
  attackDrm(theater: Theater<Own>, unit: number, ship: number): number;
  /** Whether hits of an air unit may be critical. */
  isTorpedo(unit: number): boolean;
  /** What a cell of the damage chart does to a ship that can suffer critical hits; without it the cell is its hits, each of which may be one. */
  damageResult?(cell: unknown): { readonly hits: number; readonly criticals: number };
  /** One attack takes no more than one hit off a ship that is spared critical hits. */
  readonly oneHitAtMost?: boolean;
  /** All ships but the first of a side that fire at one target do so with this share of their guns. */
  readonly sharedFire?: number;
  /** Guns score critical hits too, and not torpedoes alone. */
  readonly gunsCritical?: boolean;
  flakResult(cell: unknown): { readonly drm: number; readonly step: boolean };
  /** Whether ships of a side fire flak into boxes next to theirs, at half strength. */
  reachesNextBox(side: SideId): boolean;
  /** Ships that nothing attacks fire into a box next to theirs, each once in a raid. */
  readonly helpsNextBox?: boolean;
  /** The chance that a bomber which flak shoots down still attacks. */
  readonly delivers: number;

  /** The chart of critical hits, what a ship's own die on it is changed by, and the hits in a result; null where a ship is spared. */
  readonly criticalChart: string;
  criticalDrm(ship: number): number | null;
  criticalHits(result: unknown): number;

  /** Whoever sails home on its own is damaged: a report of such ships is read so. */
  readonly detachedAreDamaged?: boolean;
  /** A submarine marker that is still hidden may be a false one, and is the smaller evil on the way home. */
  readonly falseMarkers?: boolean;

  /** Hexes from one to the edge of the map that ships of a side sail home over. */
  homeward(side: SideId, hex: number): number;

  /** Boxes at which ships of a side spot the enemy at night. */
  readonly nightSpotting: Readonly<PerSide<number>>;
  /** Torpedo attacks of a ship that fires all it has. */
  salvos(theater: Theater<Own>, ship: number): number;
}
