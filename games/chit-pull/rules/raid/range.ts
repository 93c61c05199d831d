import type { Fleet } from '../../data/fleet.ts';
import { chitOf, sideOfEntry } from '../../data/fleet.ts';
import { formationOf, hexOfShip, knownHex } from '../../data/formations.ts';
import { at, enemyOf, ofSide, type SideId } from '../../data/side.ts';
import { baseOf, type Squadron } from '../../data/squadron.ts';
import { type G, type Marker, NONE, OFF, type Theater } from '../../data/theater.ts';
import { canLaunchFrom } from '../airBoxes.ts';
import type { RaidRules } from './rules.ts';

/** A hex that can be struck, as the striking side knows it: enemy formations there, or a base. */
export interface Target {
  readonly id: string;
  readonly hex: number;
  readonly base: number;
  readonly markers: readonly number[];
}

/** The units that an entry of the pool sends: those of its carriers, or those of its bases. */
export function unitsOf(fleet: Fleet, theater: Theater, entry: number): number[] {
  const chit = chitOf(fleet, entry);
  return ofSide(fleet.squadronsOf, sideOfEntry(fleet, entry)).filter((unit) =>
    isSentFrom(fleet, theater, entry, chit, at(theater.airHome, unit)),
  );
}

/** Whether an entry of the pool sends the units of a home. */
function isSentFrom(fleet: Fleet, theater: Theater, entry: number, chit: number, home: number): boolean {
  const base = baseOf(home);
  if (chit >= 0) return base >= 0 && at(fleet.bases, base).chit === chit;
  if (base >= 0) return false;
  const group = theater.shipAt[home] as number;
  return group >= 0 && formationOf(theater, group) === entry;
}

/** Whether a unit waits on a deck or a field that can launch it. */
export function isReady(fleet: Fleet, theater: Theater, unit: number): boolean {
  return theater.airAt[unit] === 'ready' && canLaunchFrom(fleet, theater, at(theater.airHome, unit));
}

export function readyUnits(fleet: Fleet, theater: Theater, entry: number): number[] {
  const chit = chitOf(fleet, entry);
  const ready: number[] = [];
  if (chit < 0 && !hasDeck(fleet, theater, entry)) return ready;
  const { airAt, airHome } = theater;
  let home: number | undefined;
  let launches = false;
  // Asked in every activation. Most units fly from elsewhere, and those of one home stand side by side in the list.
  for (const unit of ofSide(fleet.squadronsOf, sideOfEntry(fleet, entry))) {
    if (airHome[unit] !== home) {
      home = airHome[unit] as number;
      launches = isSentFrom(fleet, theater, entry, chit, home) && canLaunchFrom(fleet, theater, home);
    }
    if (launches && airAt[unit] === 'ready') ready.push(unit);
  }
  return ready;
}

/** Whether any ship of a formation is one that aircraft fly from: most formations have none. */
function hasDeck(fleet: Fleet, { shipAt, markers }: Theater, marker: number): boolean {
  for (const ship of ofSide(fleet.decksOf, at(fleet.markers, marker).side)) {
    const group = shipAt[ship] as number;
    if (group >= 0 && (group === marker || (markers[group] as Marker).force === marker)) return true;
  }
  return false;
}

/**
 * Hexes that a unit flies to a target, those before it is on the map included; -1 where it cannot take off. Carriers launch where their
 * formation does.
 */
export function flightOf(fleet: Fleet, theater: Theater, unit: number, target: Target, launchHex: number): number {
  const base = baseOf(theater.airHome[unit] as number);
  if (base < 0) return launchHex === OFF ? -1 : fleet.grid.distance(launchHex, target.hex) + beyondMap(fleet, target);
  const { hex, beyond, from } = at(fleet.bases, base);
  if (from === undefined) return beyond + fleet.grid.distance(hex, target.hex);
  let nearest = Number.MAX_SAFE_INTEGER;
  for (const field of from) nearest = Math.min(nearest, fleet.grid.distance(field, target.hex));
  return beyond + nearest;
}

/** Hexes from the edge of the map to a target beyond it. */
function beyondMap({ bases }: Fleet, { base }: Target): number {
  return base === NONE ? 0 : at(bases, base).beyond;
}

/** Whether a unit reaches so far, on its normal range or on more than that. */
export function reachOf<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  theater: Theater<Own>,
  unit: number,
  distance: number,
): 'normal' | 'extended' | 'none' {
  if (distance < 0) return 'none';
  if (distance <= (fleet.squadrons[unit] as Squadron).range) return 'normal';
  return distance <= farthest(fleet, rules, theater, unit) ? 'extended' : 'none';
}

/** How far a unit can fly at all. */
export function farthest<Own extends object>(
  { squadrons }: Fleet,
  rules: RaidRules<Own>,
  theater: Theater<Own>,
  unit: number,
): number {
  return (squadrons[unit] as Squadron).range + rules.extension(theater, unit);
}

/** Every hex with an enemy formation that the entry may strike, and every base. Depends on what the side knows and no more. */
export function targetsFor<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  g: G<Own>,
  entry: number,
): Target[] {
  const side = sideOfEntry(fleet, entry);
  const targets: { id: string; hex: number; base: number; markers: number[] }[] = [];
  for (const marker of ofSide(fleet.markersOf, enemyOf(side))) {
    const hex = placeToStrike(fleet, rules, g.state, entry, side, marker);
    if (hex === OFF) continue;
    if (rules.aims === 'formation') {
      targets.push({ id: at(fleet.markers, marker).id, hex, base: NONE, markers: [marker] });
      continue;
    }
    let place = 0;
    while (place < targets.length && targets[place]?.hex !== hex) place++;
    const target = targets[place];
    if (target) target.markers.push(marker);
    else targets.push({ id: fleet.grid.label(hex), hex, base: NONE, markers: [marker] });
  }
  for (const base of rules.bases(side)) {
    const { id, hex } = at(fleet.bases, base);
    targets.push({ id, hex, base, markers: [] });
  }
  return targets;
}

/** Whether there is anything to strike: asked in every activation, and mostly there is nothing. */
export function hasTargets<Own extends object>(fleet: Fleet, rules: RaidRules<Own>, g: G<Own>, entry: number): boolean {
  const side = sideOfEntry(fleet, entry);
  if (rules.bases(side).length > 0) return true;
  for (const marker of ofSide(fleet.markersOf, enemyOf(side)))
    if (placeToStrike(fleet, rules, g.state, entry, side, marker) !== OFF) return true;
  return false;
}

/** Where a side knows an enemy formation to be that the entry may strike, or OFF. */
function placeToStrike<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  theater: Theater<Own>,
  entry: number,
  side: SideId,
  marker: number,
): number {
  const { hex, force, seen } = theater.markers[marker] as Marker;
  if (hex === OFF || force !== NONE || !rules.holds(entry, seen)) return OFF;
  const known = knownHex(fleet, theater, side, marker);
  return known === OFF || rules.bars(theater, entry, marker) !== undefined ? OFF : known;
}

/** The hexes a unit enters on its straight way to a target. */
export function wayOf(fleet: Fleet, theater: Theater, unit: number, hex: number): readonly number[] {
  const home = at(theater.airHome, unit);
  const base = baseOf(home);
  const from = base < 0 ? hexOfShip(theater, home) : at(fleet.bases, base).hex;
  const line = from === OFF ? [hex] : fleet.grid.line(from, hex);
  // A base off the map: its aircraft enter the map at its hex.
  return base >= 0 && at(fleet.bases, base).beyond > 0 ? line : line.slice(1);
}
