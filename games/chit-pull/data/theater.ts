import type { Context } from '@point-option/engine';
import type { PerSide, SideId } from './side.ts';

/** Off the map: of a marker, that it is not in use. */
export const OFF = -1;
/** Where a ship is when it sails with no marker. */
export const SUNK = -1;
/** Left the map for good. */
export const LEFT = -2;
/** In a view: somewhere the viewer does not know. */
export const UNKNOWN = -3;
export const NONE = -1;

/**
 * Where an air unit is. `away`: on its way back from beyond its normal range. `waiting`: it has not arrived in the battle yet.
 * `stranded`: its carrier cannot operate it any more.
 */
export type AirPlace = 'ready' | 'cap' | 'flown' | 'away' | 'lost' | 'waiting' | 'stranded' | 'unknown';

/** A formation's marker on the map: a group, the force that holds several groups, or ships detached from both. */
export interface Marker {
  /** OFF where it is not in use. A group that sails in a force has the force's hex. */
  hex: number;
  /** The force it sails in, by its marker; NONE where it has its own place on the map. */
  force: number;
  /** It has no ships. */
  dummy: boolean;
  /** Which arms of the enemy hold it detected, as bits (the game's `arms`). */
  seen: number;
  /** Movement points it has to do without on its next move, and how many of them it lost to air attacks. */
  slow: number;
  bombed: number;
  /** It has been activated this turn. */
  done: boolean;
  /** With secret movement: where the enemy last saw it, or OFF. */
  shown: number;
  /** What the enemy could conclude from what it did, and the turn of that: see `proofs` in data/proof.ts. */
  proof: number;
}

/** How a side came to know of an enemy formation. */
export type ContactSource =
  | 'carrier search'
  | 'island search'
  | 'land search'
  | 'ship search'
  | 'submarine'
  | 'raid'
  | 'battle';

/** What a side was told of an enemy formation: never the truth itself, unless the rules made it so. */
export interface Contact {
  marker: number;
  hex: number;
  turn: number;
  source: ContactSource;
  /** `sighted`: seen and no more. `count`: how many units in all. `types`: how many of each type. */
  told: 'sighted' | 'count' | 'types';
  total: number;
  /** By the types that reports tell apart, in the game's order; empty unless types were told. */
  counts: number[];
  /** How far each figure may be off, where the side was told that; -1 where it was not. */
  within: number;
  /** How many times the side has been told of it: the same report twice is news, too. */
  reports: number;
}

/** What a side is told of an enemy formation now. */
export type Sighting = Omit<Contact, 'reports'>;

/** A report that the searched side has yet to make. Only that side knows what it may say. */
export interface Report {
  /** Who searched. */
  to: SideId;
  marker: number;
  /** The group of a force that alone is reported, or NONE. The searching side does not know which it is. */
  group: number;
  source: ContactSource;
  told: 'count' | 'types';
  /** How far each figure may be off. */
  tolerance: number;
  /** Whether the searching side is told the tolerance. */
  open: boolean;
  /** Ships that the submarine has attacked already. */
  struck?: number[];
}

/** An air unit in a raid. `doomed`: flak shot it down, but it attacks first. `down`: it is gone. */
export interface Flight {
  unit: number;
  fate: 'flying' | 'doomed' | 'down';
  /** It flew beyond its normal range. */
  extended: boolean;
  /** It left the bombers to fight the patrol, and does nothing more in this raid. */
  engaged: boolean;
  /** The strength it attacks with. */
  strength: number;
  /** Steps that the patrol took off a unit with none left to give, and what flak took off its aim: each off its attack roll. */
  harried: number;
  flak: number;
  /** The box of the air-sea display it was put into, or NONE; and whether it suppresses flak there. */
  box: number;
  suppresses: boolean;
}

/** Steps that some air units have lost together, and that their owner has yet to mark. */
export interface Toll {
  units: number[];
  steps: number;
}

/** An air strike on its way to ships or a base: everything in it is seen by both sides. */
export interface Raid {
  by: SideId;
  /** The entry of the pool that sent it: a marker or a chit. */
  from: number;
  /** The hex it flies to. */
  hex: number;
  /** The group that is attacked; NONE until it is known, or where a base is. */
  group: number;
  /** The base that is attacked, or NONE. */
  base: number;
  flights: Flight[];
  /** The fight with a patrol under way: its hex, or OFF; the patrol; the units of the raid that it meets; whom each patrol unit goes for, NONE for the escort. */
  fight: number;
  patrol: number[];
  facing: number[];
  against: number[];
  tolls: Toll[];
  /** Patrol units that have met the raid: none meets it twice. */
  met: number[];
  /** By box of the air-sea display: the ship in it, or NONE. Empty until the ships are laid out. */
  boxes: number[];
  /** By box: the air units that the ship in it has yet to fire at. */
  shots: number[][];
}

/** A ship in a surface battle. */
export interface Combatant {
  ship: number;
  /** The group it is deployed with, before it is. */
  lot?: number;
  /** The blank counter that the enemy sees in its place, while it lies face down. */
  mask?: number;
  /** 1 to 25; 0 once it has left the display or has sunk. */
  box: number;
  /** The box it was in when the round began. */
  start: number;
  /** It moved more than one box this round; it fired its guns this round; movement it must do without next round. */
  moved: boolean;
  fired: boolean;
  slow: number;
}

/** How a surface battle came to its end: nobody left to fight, one side or both broke off, or the last round was fought. */
export type BattleEnd = 'no opponent' | 'broken off' | 'last round';

/** A surface battle: everything in it is seen by both sides. */
export interface Battle {
  hex: number;
  /** Whose formation entered, or was activated in, the hex. */
  active: SideId;
  round: number;
  initiative: SideId;
  markers: number[];
  ships: Combatant[];
  /** Boxes with smoke, and who has laid any this round. */
  smoke: number[];
  smoked: PerSide<boolean>;
  /** Who wanted to break off at the end of the round. */
  leaving: PerSide<boolean>;
  ended: BattleEnd | null;
  /** Who must leave the hex now that it is over. */
  retreats: PerSide<boolean>;
  /** Where the entering side came from, or OFF. */
  from: number;
}

/** A side that reorganizes its fleet: only that side knows any of this. */
export interface Regrouping {
  side: SideId;
  /** The hex whose ships it rearranges, or where it places a dummy; OFF while it has not chosen one. */
  hex: number;
  /** Hexes that were overfull when the phase began: the force must be formed there where it can be. */
  due: number[];
  /** Groups that lose a movement point for it. */
  slowed: number[];
  /** A dummy that it has just placed, and of which it has yet to say how big it is. */
  dummy?: number;
}

/**
 * A submarine marker on the map. What it is gets drawn when it is turned over; it lies there face up from then on. Its side is the one that
 * laid it, and where both sides draw from one container, whose submarine it has turned out to be.
 */
export interface SubMarker {
  side: SideId;
  hex: number;
  /** `idle`: the formation that came upon it is of its own side. */
  is: 'hidden' | 'real' | 'false' | 'idle';
}

/** The whole of a battle at sea. Ships and air units are numbered as the game lists them, and so are the lists. */
export interface Theater<Own extends object = object> {
  turn: number;
  lastTurn: number;
  /** Formations are hidden where they are not found (an optional rule). */
  secret: boolean;
  /** The make-up of formations is hidden from the enemy. */
  veiled: boolean;
  markers: Marker[];
  /** The marker each ship sails with, or SUNK or LEFT. */
  shipAt: number[];
  hits: number[];
  /** Movement lost for good to critical hits. */
  lame: number[];
  /** Whether its torpedoes are fired. */
  spent: boolean[];
  airAt: AirPlace[];
  /** On its back: reduced or fatigued. */
  airWeak: boolean[];
  /** A ship by its number, or a base (`baseHome`). */
  airHome: number[];
  /** The turn it is back or arrives, where it is away or waiting; 0 otherwise. */
  airBack: number[];
  /** The hex where a unit on patrol waits away from its carrier (radar interception), or OFF. */
  airPost: number[];
  /** The turn on which the enemy last saw it in the air, 0 where he never did: for the rest of that turn he knows what it does. */
  airShown: number[];
  /** Markers and chits in the activation pool. */
  pool: number[];
  /** The marker or chit that is activated now, or NONE. */
  active: number;
  /** Hexes that the active formation has yet to enter: only its own side knows them. */
  course: number[];
  /** Hexes that the active formation has entered on its move, the one it started from first. With secret movement its own side alone knows them. */
  wake: number[];
  /** By side: hexes that were overfull when it had reorganized. Groups must leave them when they are activated. */
  overfull: PerSide<number[]>;
  regrouping: Regrouping | null;
  contacts: PerSide<Contact[]>;
  report: Report | null;
  raid: Raid | null;
  battle: Battle | null;
  subs: SubMarker[];
  over: boolean;
  /** What only one of the games knows. */
  own: Own;
}

export type G<Own extends object = object> = Context<Theater<Own>>;
