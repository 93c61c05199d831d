import type { Json, ModifierUse, Procedure, Refusal } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { at, type SideId } from '../../data/side.ts';
import type { Flight, G, Raid, Theater } from '../../data/theater.ts';
import type { AirCombat } from '../airCombat.ts';
import type { Criticals } from '../critical.ts';
import type { Damage } from '../damage.ts';
import type { Flak } from '../flak.ts';
import type { Impact } from '../surface/figures.ts';

/** The rules of a game that steps of a strike stand under. */
export interface RaidCites {
  readonly strike: string;
  readonly night: string;
  readonly detected: string;
  readonly range: string;
  readonly extended: string;
  readonly patrol: string;
  readonly unescorted: string;
  readonly escorted: string;
  readonly group: string;
  readonly layout: string;
  readonly placing: string;
  readonly flak: string;
  readonly suppression: string;
  readonly shot: string;
  readonly attack: string;
  readonly slowed: string;
}

/** What a game says of air strikes. */
export interface RaidRules<Own extends object> {
  readonly cite: RaidCites;
  /** What a raid flies to: a hex, with whatever is there, or one formation, whose own patrol alone meets it. */
  readonly aims: 'hex' | 'formation';
  /** Where raids fly to a formation: the units that fly patrol over it. Without it, those of its own carriers. */
  guards?(theater: Theater<Own>, marker: number): readonly number[];
  /** Whether what the arms hold of a marker lets an entry of the pool strike it. */
  holds(entry: number, seen: number): boolean;
  /** Why an entry may not strike an enemy formation, from what its side knows; undefined where it may. */
  bars(theater: Theater<Own>, entry: number, marker: number): Refusal | undefined;
  /** Whether a raid turns away from a group once it sees what it is. */
  spares(theater: Theater<Own>, raid: Raid, group: number): boolean;
  /** The enemy's bases that a side's aircraft may strike. */
  bases(side: SideId): readonly number[];
  /** How much farther than its range a unit can fly now; 0 for no farther. */
  extension(theater: Theater<Own>, unit: number): number;
  /** The hex that a formation's carriers launch from, or OFF where they cannot launch now; OFF for aircraft ashore. */
  launchHex(g: G<Own>, entry: number): number;
  /** Why they cannot. */
  whyNoLaunch(g: G<Own>, entry: number): Refusal | undefined;
  /** Carriers launch: the formation goes to where they launch from. */
  takeOff(g: G<Own>, entry: number): void;
  /** Once for each raid: what it attacks is known, or it turns home without having attacked. */
  flown(g: G<Own>, raid: Raid): void;
  /** The attacker sees the ships of the raid's group. */
  sighted(g: G<Own>, raid: Raid): void;
  /** What happens on the way to the target, before the patrol over it. */
  readonly approach?: {
    readonly rule: string;
    procedure(): Procedure<Theater<Own>>;
    locals(g: G<Own>): object | null;
  };
  /** How a base is attacked, in a game where bases are. */
  readonly airfield?: { readonly rule: string; procedure(): Procedure<Theater<Own>> };
  /** Flak and attacks, where they are not all of the flak and then all of the attacks. */
  readonly assault?: () => Procedure<Theater<Own>>;
  /** Whether a patrol that has fought the escort goes on to the bombers. */
  readonly presses: boolean;
  /** Who says whose aim the steps spoil that American bombers have no strength left for: their owner, or the enemy. */
  readonly shakes: 'owner' | 'enemy';
  /** Modifiers of an attack on a ship, besides those of flak and patrol. */
  attackModifiers(g: G<Own>, flight: Flight, ship: number): readonly ModifierUse[];
  /** What a result of the damage chart does to a ship. */
  impact(flight: Flight, ship: number, result: Json): Impact;
  /** An attack by so many units slows a formation by 1, and no formation by more than this. */
  readonly slowing: {
    readonly units: number;
    readonly most: number;
    /** All units of the raid, or only those that CAP lets through to the ships. */
    readonly counts: 'raid' | 'attackers';
    /** Where all raids of an activation are one attack: how many units have attacked a formation before these in it. */
    came?(g: G<Own>, formation: number, units: number): number;
  };
  /** A unit that came through is on its way home: it has flown, unless the game has something else for it. */
  returns(g: G<Own>, flight: Flight): void;
}

/** What all parts of a strike work with. */
export interface RaidParts<Own extends object> {
  readonly fleet: Fleet;
  readonly rules: RaidRules<Own>;
  readonly air: AirCombat<Own>;
  readonly flak: Flak<Own>;
  readonly damage: Damage<Own>;
  readonly criticals: Criticals<Own>;
}

/** The raid under way. */
export function raidOf({ state }: { readonly state: Theater }): Raid {
  if (state.raid === null) throw new Error('No raid is under way.');
  return state.raid;
}

/** Whether a flight still flies with the raid: neither shot down nor drawn off by the patrol. */
export function fliesOn({ fate, engaged }: Flight): boolean {
  return fate === 'flying' && !engaged;
}
export function inRaid({ flights }: Raid): Flight[] {
  return flights.filter(fliesOn);
}

export function unitId(fleet: Fleet, unit: number): string {
  return at(fleet.squadrons, unit).id;
}

/** The number of an air unit or a ship by its id: answers are checked before they are applied. */
export function numberIn(numbers: ReadonlyMap<string, number>, id: string | number): number {
  const number = numbers.get(String(id));
  if (number === undefined) throw new Error(`There is nothing called "${id}".`);
  return number;
}
