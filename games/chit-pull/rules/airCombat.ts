import type { Json, ModifierUse, Term } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { strengthOf } from '../data/formations.ts';
import { airRef } from '../data/refs.ts';
import { at, type SideId } from '../data/side.ts';
import { isBomber, type Squadron } from '../data/squadron.ts';
import type { Flight, G, Raid, Theater, Toll } from '../data/theater.ts';

/** What a game says of fights in the air and what they cost. */
export interface AirCombatRules<Own extends object> {
  readonly cite: { readonly combat: string; readonly steps: string };
  /** Modifiers of a side's fighters. */
  modifiers(g: G<Own>, side: SideId): readonly ModifierUse[];
}

/** What one unit bears of a toll: at least and at most. */
export interface Share {
  readonly unit: number;
  readonly min: number;
  readonly max: number;
}
export interface Bill {
  readonly shares: readonly Share[];
  readonly total: number;
  /** More than American units could bear by tiring: the rest spoils somebody's aim. */
  readonly shakes?: boolean;
}

export interface AirCombat<Own extends object> {
  /** The strength of several units together. */
  factors(theater: Theater<Own>, units: readonly number[]): number;
  modifiers(g: G<Own>, side: SideId): readonly ModifierUse[];
  /** Fighters fire: what they cost the units they aim at is added to the raid's tolls. */
  fire(g: G<Own>, fighters: readonly number[], targets: readonly number[], purpose: string): void;
  /** Marks what a toll costs each unit. */
  mark(g: G<Own>, shares: ReadonlyMap<number, number>): void;
  /** One unit loses a step. True where that was its last. */
  loseStep(g: G<Own>, unit: number): boolean;
}

export function createAirCombat<Own extends object>(fleet: Fleet, rules: AirCombatRules<Own>): AirCombat<Own> {
  function factors(theater: Theater<Own>, units: readonly number[]): number {
    let sum = 0;
    for (const unit of units) sum += strengthOf(fleet, theater, unit);
    return sum;
  }

  function fire(g: G<Own>, fighters: readonly number[], targets: readonly number[], purpose: string): void {
    const [first] = fighters;
    if (first === undefined || targets.length === 0) return;
    const column = factors(g.state, fighters);
    const steps = g.roll<number>('air combat', {
      column,
      modifiers: rules.modifiers(g, at(fleet.squadrons, first).side),
      purpose,
      ...(!g.silent && { about: { n: fighters.length, factors: column, units: namesOf(fleet, targets) } }),
      rule: rules.cite.combat,
      name: stepsLost,
    });
    if (steps > 0) g.state.raid?.tolls.push({ units: [...targets], steps });
  }

  function mark(g: G<Own>, shares: ReadonlyMap<number, number>): void {
    for (const [unit, steps] of shares) {
      if (at(fleet.squadrons, unit).side === 'japan') for (let step = 0; step < steps; step++) loseStep(g, unit);
      else tire(g, unit, steps);
    }
  }

  function loseStep(g: G<Own>, unit: number): boolean {
    const { airAt, airWeak } = g.state;
    const { name } = at(fleet.squadrons, unit);
    const lost = stepsOf(fleet, g.state, unit) === 1;
    if (lost) airAt[unit] = 'lost';
    else airWeak[unit] = true;
    const flight = flightIn(g.state.raid, unit);
    if (flight && lost) flight.fate = 'down';
    if (flight && !lost) flight.strength = strengthOf(fleet, g.state, unit);
    g.emit(lost ? 'air unit lost' : 'air unit reduced', { unit: name }, told(unit));
    return lost;
  }

  /** An American unit is never lost: it tires, and what it cannot bear spoils its aim. */
  function tire(g: G<Own>, unit: number, steps: number): void {
    if (steps === 0) return;
    const { airWeak, raid } = g.state;
    const { name } = at(fleet.squadrons, unit);
    const flight = flightIn(raid, unit);
    const harried = steps - (at(airWeak, unit) ? 0 : 1);
    if (!at(airWeak, unit)) g.emit('air unit tired', { unit: name }, told(unit));
    airWeak[unit] = true;
    if (!flight) return;
    flight.strength = strengthOf(fleet, g.state, unit);
    flight.harried += harried;
    if (harried > 0) g.emit('air unit harried', { unit: name, n: harried }, told(unit));
  }

  function told(unit: number): { rule: string; touches: [{ piece: string }]; reveals: true } {
    return { rule: rules.cite.steps, touches: [airRef(fleet, unit) as { piece: string }], reveals: true };
  }

  return { factors, modifiers: (g, side) => rules.modifiers(g, side), fire, mark, loseStep };
}

/** What the journal calls steps lost, and hits. */
export function stepsLost(result: Json): Term | undefined {
  return typeof result === 'number' ? { key: 'steps lost', values: { n: result } } : undefined;
}
export function hitsScored(result: Json): Term | undefined {
  return typeof result === 'number' ? { key: 'hits scored', values: { n: result } } : undefined;
}

/** The steps a unit has left; those of an American unit are never its last. */
export function stepsOf(fleet: Fleet, theater: Theater, unit: number): number {
  if (theater.airAt[unit] === 'lost') return 0;
  return stepsOn(at(fleet.squadrons, unit), at(theater.airWeak, unit));
}

/** The steps of a unit that shows its front or its back; one without a back has a single step. */
export function stepsOn({ weak }: Pick<Squadron, 'weak'>, isWeak: boolean): 1 | 2 {
  return weak === 0 || isWeak ? 1 : 2;
}

export function flightIn(raid: Raid | null, unit: number): Flight | undefined {
  return raid?.flights.find((flight) => flight.unit === unit);
}

export function namesOf(fleet: Fleet, units: readonly number[]): { key: string; values: { id: string } }[] {
  return units.map((unit) => ({ key: 'kernel.plain', values: { id: at(fleet.squadrons, unit).name } }));
}

/**
 * How a toll may be shared out. Japanese units are all reduced before any is destroyed. American units all tire before one of them takes
 * more, and only bombers that still have an attack to spoil can take more.
 */
export function billOf(fleet: Fleet, theater: Theater, { units, steps }: Toll): Bill {
  const [first] = units;
  if (first === undefined) return { shares: [], total: 0 };
  return at(fleet.squadrons, first).side === 'japan'
    ? japaneseBill(fleet, theater, units, steps)
    : americanBill(fleet, theater, units, steps);
}

function japaneseBill(fleet: Fleet, theater: Theater, units: readonly number[], steps: number): Bill {
  const whole = units.filter((unit) => stepsOf(fleet, theater, unit) === 2);
  if (steps <= whole.length) return { shares: whole.map((unit) => ({ unit, min: 0, max: 1 })), total: steps };
  const shares = units.map((unit) => {
    const left = stepsOf(fleet, theater, unit);
    return { unit, min: left - 1, max: left };
  });
  return { shares, total: Math.min(steps, sumOf(shares, 'max')) };
}

function americanBill(fleet: Fleet, theater: Theater, units: readonly number[], steps: number): Bill {
  const fresh = units.filter((unit) => !at(theater.airWeak, unit));
  if (steps <= fresh.length) return { shares: fresh.map((unit) => ({ unit, min: 0, max: 1 })), total: steps };
  const more = steps - fresh.length;
  const shares = units.flatMap((unit) => {
    const min = at(theater.airWeak, unit) ? 0 : 1;
    const max = min + (hasAttackToSpoil(fleet, theater, unit) ? more : 0);
    return max > 0 ? [{ unit, min, max }] : [];
  });
  return { shares, total: Math.min(steps, sumOf(shares, 'max')), shakes: true };
}

function hasAttackToSpoil(fleet: Fleet, { raid }: Theater, unit: number): boolean {
  const flight = flightIn(raid, unit);
  return flight !== undefined && !flight.engaged && isBomber(at(fleet.squadrons, unit).kind);
}

function sumOf(shares: readonly Share[], limit: 'min' | 'max'): number {
  return shares.reduce((sum, share) => sum + share[limit], 0);
}

/** The only way to share a bill out, or null where its owner has a choice. */
export function onlyWay({ shares, total }: Bill): ReadonlyMap<number, number> | null {
  const [only, second] = shares;
  if (only !== undefined && second === undefined) return new Map([[only.unit, total]]);
  if (total === sumOf(shares, 'max')) return new Map(shares.map(({ unit, max }) => [unit, max]));
  if (total === sumOf(shares, 'min')) return new Map(shares.map(({ unit, min }) => [unit, min]));
  return null;
}
