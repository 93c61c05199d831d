import { type Context, type Side, STATE_MARKS, type StateMark } from '@point-option/engine';
import { areas } from './areas.ts';
import type { Ground } from './ground.ts';
import { type Kind, kindOf } from './kinds.ts';
import { pacific } from './pacific.ts';
import { capitalOf, type Entry, lostBox, rosterOf } from './roster.ts';
import { NATIONS, SIDES } from './sides.ts';

export type Weather = 'clear' | 'rain' | 'storm';
export const POSTURES = ['attack', 'hold', 'feint'] as const;
export type Posture = (typeof POSTURES)[number];
export const MISSIONS = ['strike', 'patrol', 'escort', 'rest'] as const;
export type Mission = (typeof MISSIONS)[number];

/** What changes of a unit. Units of all kinds keep the order of the roster. */
export interface Unit {
  id: string;
  /** A hex, an area, or a box of a display. */
  at: string;
  steps: number;
  fuel: number;
  /** How much enemies know of it, from 0 to 2. */
  level: number;
  /** Whether a force is more than a dummy; null in a view where that is not known. */
  real: boolean | null;
  /** Whether it has moved this turn. */
  done: boolean;
  states: StateMark[];
}

/** A march that has been ordered. Others see whose it is; the route is secret until it is marched. */
export interface Order {
  unit: string;
  budget: number;
  /** Null in a view where it is not known. */
  route: string[] | null;
}

/** A battle under way. */
export interface Clash {
  attacker: string;
  target: string;
  round: number;
  goesOn: boolean;
}

export interface War {
  scenario: string;
  /** Whether the match is played with ambushes. */
  hasAmbushes: boolean;
  year: number;
  turn: number;
  /** 0 while all plan, then 1 to 3 as the sides play. */
  phase: number;
  weather: Weather;
  units: Unit[];
  /** For every hex the place of the nation that holds it in the list of nations, or a dot. Empty without a chart. */
  control: string;
  /** Supply points that a side has for the year. */
  supply: Record<Side, number>;
  points: Record<Side, number>;
  /** Secret until the end of the year; null where none is chosen, or where it is not known. */
  postures: Record<Side, Posture | null>;
  isPostureChosen: boolean;
  /** Secret until they are flown; null where none are given, or where they are not known. */
  missions: Record<Side, Record<string, Mission> | null>;
  isMissionGiven: boolean;
  order: Order | null;
  clash: Clash | null;
  /** The way of the last march. */
  trail: string[];
  cup: Record<string, number>;
  drawn: string[];
}

export type G = Context<War>;

const YEARS: Readonly<Record<string, number>> = { pacific: 2, desk: 1 };
export const TURNS = 2;
export const PHASES = 3;
export const YEARLY_SUPPLY = 24;
export const LEVELS = 2;

export const yearsOf = (war: { readonly scenario: string }): number => YEARS[war.scenario] ?? 1;

export function groundOf(war: { readonly scenario: string }): Ground {
  return war.scenario === 'desk' ? areas : pacific();
}

export function entryOf(war: War, id: string): Entry {
  const { entries, indexOf } = rosterOf(war.scenario);
  return entries[indexOf.get(id) ?? 0] as Entry;
}

export function unitOf(war: War, id: string): Unit {
  return war.units[rosterOf(war.scenario).indexOf.get(id) ?? 0] as Unit;
}

export function kindOfUnit(war: War, id: string): Kind {
  return kindOf(entryOf(war, id).kind);
}

export const isForce = ({ kind }: Entry): boolean => kind === 'force';

/** Whether a viewer may know if a force is real: its own side, the referee, and everybody once it is revealed. */
export function knowsForce(entry: Entry, unit: Unit, viewer: string): boolean {
  return !isForce(entry) || viewer === 'referee' || viewer === entry.side || unit.level >= LEVELS;
}

export function isInPlay(war: War, unit: Unit): boolean {
  return groundOf(war).isPlace(unit.at);
}

export function eliminate(war: War, unit: Unit): void {
  unit.at = lostBox(entryOf(war, unit.id).side);
  unit.steps = 0;
  unit.states = [];
}

function startingUnit({ id, index, kind, start }: Entry): Unit {
  const { steps, fuel = 0 } = kindOf(kind);
  const isForceUnit = kind === 'force';
  // Every seventh counter begins with a mark, so that each mark is somewhere on the chart.
  const mark = STATE_MARKS[Math.floor(index / 7) % STATE_MARKS.length] as StateMark;
  return {
    id,
    at: start,
    steps: index % 5 === 0 && steps > 1 ? steps - 1 : steps,
    fuel: index % 11 === 0 ? 0 : fuel,
    level: isForceUnit ? index % (LEVELS + 1) : LEVELS,
    real: !isForceUnit || index % 4 < 2,
    done: false,
    states: index % 7 === 0 ? [mark] : [],
  };
}

/** Hexes this near to a capital begin in the hands of the nearest, but for one in so many, which nobody holds yet. */
const REACH = 20;
const UNHELD = 5;

function startingControl(scenario: string): string {
  if (scenario === 'desk') return '';
  const { grid } = pacific();
  const capitals = NATIONS.map((nation) => grid.mustHex(capitalOf(nation, scenario)));
  return Array.from({ length: grid.count }, (_, hex) => {
    const distances = capitals.map((capital) => grid.distance(hex, capital));
    const nearest = Math.min(...distances);
    const isOpen = nearest > 0 && (hex * 7919) % UNHELD === 0;
    return nearest > REACH || isOpen ? '.' : String(distances.indexOf(nearest));
  }).join('');
}

const each = <T>(value: () => T): Record<Side, T> => Object.fromEntries(SIDES.map((side) => [side, value()]));

export function setup(scenario: string, hasAmbushes: boolean): War {
  return {
    scenario,
    hasAmbushes,
    year: 1,
    turn: 1,
    phase: 0,
    weather: 'clear',
    units: rosterOf(scenario).entries.map(startingUnit),
    control: startingControl(scenario),
    supply: each(() => YEARLY_SUPPLY),
    points: each(() => 0),
    postures: each(() => null),
    isPostureChosen: false,
    missions: each(() => null),
    isMissionGiven: false,
    order: null,
    clash: null,
    trail: [],
    cup: { calm: 4, reinforcements: 3, shortage: 2 },
    drawn: [],
  };
}

/** A copy that shares nothing. */
export function copy(war: War): War {
  return {
    ...war,
    units: war.units.map((unit) => ({ ...unit, states: unit.states.slice() })),
    supply: { ...war.supply },
    points: { ...war.points },
    postures: { ...war.postures },
    missions: Object.fromEntries(Object.entries(war.missions).map(([side, given]) => [side, given && { ...given }])),
    order: war.order && { ...war.order, route: war.order.route && war.order.route.slice() },
    clash: war.clash && { ...war.clash },
    trail: war.trail.slice(),
    cup: { ...war.cup },
    drawn: war.drawn.slice(),
  };
}
