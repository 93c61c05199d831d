import type { Json, ModifierUse, Odds, Procedure } from '@point-option/engine';
import type { PerSide, SideId } from '../../data/side.ts';
import type { AirPlace, Battle, Combatant, G, Theater } from '../../data/theater.ts';
import type { Impact } from './figures.ts';
import type { SurfaceBattle } from './opening.ts';

/** The charts that surface battles use. */
export const CHARTS = {
  /** Columns "japan day", "us day", "japan night", "us night"; cells are boxes. */
  deployment: 'surface deployment',
  /** Columns are gunnery factors; modifiers "us", "destroyer", "smoke", "range" and "torpedo range". */
  damage: 'damage',
  /** Without dice, by boxes: how many times the modifier for range applies to guns. */
  gunRange: 'gunnery range',
  /** Without dice, by side and boxes: the same for torpedoes, null where they don't run so far. */
  torpedoRange: 'torpedo range',
  /** Columns are rounds; "leaves" or "stays"; modifier "smoke". Only where ships may leave the display. */
  exit: 'leave the battle',
} as const;

/** The column of the damage chart for torpedoes from ships. */
export const TORPEDO_COLUMN = 6;

export type Weapon = 'guns' | 'torpedoes';

export interface SurfaceCite {
  readonly battle: string;
  readonly initiative: string;
  readonly deployment: string;
  readonly movement: string;
  readonly exit: string;
  readonly smoke: string;
  readonly gunnery: string;
  readonly spotting: string;
  readonly torpedoes: string;
  readonly air: string;
  readonly disengagement: string;
  readonly ends: string;
}

/** What a game says of surface battles. */
export interface SurfaceRules<Own extends object> {
  readonly cite: SurfaceCite;
  /** Boxes at which ships of a side spot the enemy at night; by day there is no limit. */
  readonly nightSpotting: Readonly<PerSide<number>>;
  /** Ships that have fired this round are spotted at any range. */
  readonly flashesSpotted: boolean;
  /** Torpedoes are aboard again when the battle is over. */
  readonly rearms: boolean;
  /** Whether the die for who moves first is rolled in every round, or once. */
  readonly initiativeEveryRound: boolean;
  /** Who names all targets of its guns before the other side does; null where both do it at once. */
  readonly aimsFirst: SideId | null;
  /** Ships may leave by the last box at their own end. */
  readonly exits: boolean;
  /** Smoke is gone when the round is over. */
  readonly smokeClears: boolean;
  /** Movement that a ship loses next round by firing its guns, and by being attacked from the air. */
  readonly slowed: { readonly byFiring: number; readonly byAir: number };

  /** Who is asked whether there is a battle at all, where nobody has to fight. */
  asks?(g: G<Own>, battle: SurfaceBattle): SideId | readonly SideId[];
  /** Whether a marker in the hex of the battle takes part; the formation that is active always does. */
  fights(g: G<Own>, marker: number): boolean;
  /** Both sides have seen every ship of a formation, where it is now. */
  met(g: G<Own>, marker: number): void;
  /** Whether a ship lies face down: the enemy sees its type, until it fires, lays smoke, launches aircraft or is hit. */
  faceDown?(ship: number): boolean;
  /** How many ships there are in each group but the last, where a side divides them itself. */
  readonly groupSize?: number;
  /** The ships of a side in the groups that are deployed with one roll each; where it divides them itself, a usual way to. */
  divide(g: G<Own>, ships: readonly number[]): readonly (readonly number[])[];
  /** Whether smoke hides anything now. */
  smokeHides(theater: Theater<Own>): boolean;
  /** The gunnery factor that a ship fires with as the nth of its side at one target, from 0. */
  gunnery(g: G<Own>, firer: Combatant, nth: number): number;
  /** Modifiers of a shot that only this game has. */
  aim?(g: G<Own>, firer: Combatant, target: Combatant, weapon: Weapon): readonly ModifierUse[];
  /** How many torpedo attacks a ship makes that fires its torpedoes. */
  salvos(g: G<Own>, ship: number): number;
  /** What a result of the damage chart does to a ship. */
  impact(g: G<Own>, target: number, result: Json, weapon: Weapon): Impact;
  inflict(g: G<Own>, ship: number, hits: number): void;
  /** Rolls for one hit that may be critical, unless the ship is gone. */
  critical(g: G<Own>, ship: number): void;

  /** Whether aircraft fly in a battle now; and whether those in this box may. */
  flies(theater: Theater<Own>): boolean;
  scrambles(place: AirPlace, unit: number, theater: Theater<Own>): boolean;
  /** The ship fires flak at every unit that came for it, and those that are left attack it. */
  airAttack(g: G<Own>, ship: number, attackers: readonly number[], suppressing: readonly number[]): void;
  /** The chances of one unit's attack, before flak. */
  airOdds?(g: G<Own>, unit: number, ship: number): Odds | undefined;
  /** So many air units have attacked ships of a formation in one round, whichever of its groups they sail with. */
  harried(g: G<Own>, marker: number, units: number): void;

  /** One side would break off and the other fight on: rolls whether the battle ends. */
  breaksOff(g: G<Own>, battle: Battle): boolean;
  /** The chances of that. */
  breakOffOdds(g: G<Own>, battle: Battle): Odds;
  /** Who stays in the hex after the last round. */
  holdsField(g: G<Own>, battle: Battle): SideId;
  /** What is to be done at the end of each round. */
  roundEnds?(g: G<Own>, battle: Battle): void;
  /** The battle is over, and nobody has retreated yet. */
  battleEnds?(g: G<Own>, battle: Battle): void;
  /** Whether sides are asked after the last round too, whether they leave. */
  readonly lastChoice?: boolean;
  /** Markers of a battle that stay in its hex whatever their side does. */
  stays?(marker: number): boolean;
  /** A formation has just retreated. */
  retreated?(g: G<Own>, marker: number): void;
  /** Movement points that a retreat costs on the next move, on top of what others have cost. */
  readonly retreatCost: number;
  /** Where a formation may retreat to; none where there is no way out of the hex. */
  retreatHexes(g: G<Own>, marker: number): readonly number[];
  /** Why it may not retreat to some other hex. */
  whyNotRetreat(g: G<Own>, marker: number, hex: number): string;
  /** What becomes of a formation that has just retreated into a hex: a procedure with its locals, or null. */
  arrival?: {
    readonly procedure: () => Procedure<Theater<Own>>;
    locals(g: G<Own>, marker: number): object | null;
  };
}
