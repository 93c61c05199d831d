import {
  at,
  baseOf,
  isChit,
  isCarrier,
  isFighter,
  isOnMap,
  LEFT,
  NONE,
  OFF,
  shipsIn,
  type SideId,
  SIDES,
  SUNK,
} from '@point-option/chit-pull';
import { check, checkLocals, type Frame } from '@point-option/engine';
import { LIMITS, MOST_SLOW, SUBMARINES } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import { FORCE } from './data/markers.ts';
import type { MobileTheater } from './data/own.ts';
import { agendaFaults } from './invariantsAgenda.ts';
import { combatFaults } from './invariantsCombat.ts';
import { localShapes } from './invariantsLocals.ts';
import { searchFaults } from './invariantsSearch.ts';
import { shape } from './invariantsShape.ts';
import { SHIPS_OF } from './data/ships.ts';

/** Ships, steps, chits and air units are conserved, nothing is in two places, and no formation is over its limits. */
export function invariants(data: MobileTheater, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, data, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  return [
    ...shipFaults(data),
    ...markerFaults(data),
    ...limitFaults(data),
    ...airFaults(data),
    ...poolFaults(data),
    ...combatFaults(data, agenda),
    ...searchFaults(data, agenda),
    ...pictureFaults(data),
    ...ownFaults(data),
    ...agendaFaults(data, agenda),
  ];
}

/** Before the first turn the Japanese ships have letters, and no place on the map yet. */
function isSetUp(data: MobileTheater, side: SideId): boolean {
  return data.turn > 0 || side === 'us';
}

function shipFaults(data: MobileTheater): string[] {
  const faults: string[] = [];
  fleet.ships.forEach(({ name, side, boxes }, ship) => {
    const where = at(data.shipAt, ship);
    const hits = at(data.hits, ship);
    if (hits > boxes || (hits === boxes) !== (where === SUNK))
      faults.push(`${name} has ${hits} of ${boxes} hits and is in ${where}.`);
    if (where === SUNK || where === LEFT) return;
    const spec = fleet.markers[where];
    if (spec === undefined || spec.side !== side || spec.kind === 'force')
      faults.push(`${name} sails with marker ${where}, which is no group of its side.`);
    else if (isSetUp(data, side) && at(data.markers, where).hex === OFF)
      faults.push(`${name} sails with ${spec.name}, which is not on the map.`);
  });
  return faults;
}

/** Air attacks cost two points at most (7.2), reorganizing one (15.5), and every enemy formation can make it retreat once (12.9). */
const MOST_LOST = MOST_SLOW + 1 + fleet.markers.length;

function markerFaults(data: MobileTheater): string[] {
  const faults: string[] = [];
  data.markers.forEach(({ hex, force, dummy, seen, slow, bombed }, marker) => {
    const { name, side, kind } = at(fleet.markers, marker);
    const ships = shipsIn(fleet, data, marker).length;
    if (slow > MOST_LOST) faults.push(`${name} has lost ${slow} movement points.`);
    if (bombed > Math.min(slow, MOST_SLOW))
      faults.push(`${name} has lost ${bombed} of ${slow} movement points to air attacks.`);
    if (dummy && (ships > 0 || kind !== 'group')) faults.push(`${name} is a dummy with ${ships} ships.`);
    if (force !== NONE && (force !== FORCE[side] || kind !== 'group')) faults.push(`${name} sails in marker ${force}.`);
    if (!isSetUp(data, side)) {
      if (seen !== 0 || hex !== OFF) faults.push(`${name} is on the map, or seen, before it is placed.`);
      return;
    }
    if (hex === OFF) {
      if (force !== NONE || dummy || seen !== 0) faults.push(`${name} is not on the map, and not unused.`);
      return;
    }
    if (force !== NONE && at(data.markers, force).hex !== hex) faults.push(`${name} is not where its force is.`);
    const holds = kind === 'force' ? data.markers.filter((other) => other.force === marker).length : ships;
    if (holds === 0 && !dummy) faults.push(`${name} is on the map with nothing in it.`);
  });
  return faults;
}

/** Kurita's force starts with more ships than a group may have. */
const KURITA: ReadonlySet<number> = new Set(SHIPS_OF.get('Force C'));

/** A side has no more markers than it may have groups (3.1.1): that limit can't be broken. */
function limitFaults(data: MobileTheater): string[] {
  const faults: string[] = [];
  for (const side of SIDES) {
    let carrierGroups = 0;
    for (const marker of fleet.markersOf[side]) {
      const { name, kind } = at(fleet.markers, marker);
      if (kind !== 'group' || at(data.markers, marker).hex === OFF) continue;
      const ships = shipsIn(fleet, data, marker);
      const carriers = ships.filter((ship) => isCarrier(at(fleet.ships, ship).type)).length;
      if (carriers > 0) carrierGroups++;
      if (ships.length > LIMITS.groupShips && !ships.every((ship) => KURITA.has(ship)))
        faults.push(`${name} has ${ships.length} units.`);
      if (carriers > LIMITS.carriers[side]) faults.push(`${name} has ${carriers} carriers.`);
      if (new Set(ships.map((ship) => at(fleet.ships, ship).fleet)).size > 1) faults.push(`${name} mixes two fleets.`);
    }
    const inForce = data.markers.filter(({ force }) => force === FORCE[side]).length;
    if (carrierGroups > LIMITS.carrierGroups[side]) faults.push(`${side} has ${carrierGroups} carrier groups.`);
    if (inForce > LIMITS.forceGroups[side]) faults.push(`${inForce} groups sail in the force of ${side}.`);
  }
  return faults;
}

function airFaults(data: MobileTheater): string[] {
  const faults: string[] = [];
  const based = fleet.bases.map(() => 0);
  fleet.squadrons.forEach(({ name, side, kind, weak, home }, unit) => {
    const place = at(data.airAt, unit);
    const now = at(data.airHome, unit);
    const field = baseOf(now);
    if (field < 0 !== home >= 0) faults.push(`${name} has changed between carrier and shore.`);
    if (
      field < 0 ? fleet.ships[now]?.side !== side || (side === 'us' && now !== home) : fleet.bases[field] === undefined
    )
      faults.push(`${name} is based at ${now}.`);
    if (field >= 0 && place !== 'lost' && place !== 'waiting') based[field] = at(based, field) + 1;
    if (field < 0 && data.shipAt[now] === SUNK && place !== 'lost')
      faults.push(`${name} is ${place}, its carrier sunk.`);
    if (field < 0 && data.shipAt[now] === LEFT && place !== 'lost' && place !== 'stranded')
      faults.push(`${name} is ${place}, its carrier gone.`);
    if (place === 'cap' ? !isFighter(kind) : data.airPost[unit] !== OFF) faults.push(`${name} is ${place} on patrol.`);
    if (at(data.airWeak, unit) && weak === 0) faults.push(`${name} is reduced and has no such side.`);
    if ((place === 'away' && side !== 'us') || (place === 'waiting' && field < 0)) faults.push(`${name} is ${place}.`);
    if (at(data.airBack, unit) !== 0 && place !== 'away' && place !== 'waiting') faults.push(`${name} is due back.`);
  });
  fleet.bases.forEach(({ name, capacity = Infinity }, field) => {
    if (at(based, field) > capacity) faults.push(`${based[field]} air units are at ${name}.`);
  });
  return faults;
}

function poolFaults(data: MobileTheater): string[] {
  const faults: string[] = [];
  const { pool, active } = data;
  if (new Set(pool).size !== pool.length) faults.push('A chit is in the pool twice.');
  for (const entry of pool)
    if (!isChit(fleet, entry) && at(fleet.markers, entry).kind === 'detached')
      faults.push(`${at(fleet.markers, entry).name} lies in the pool, and is never drawn.`);
  // A formation that was activated by a command chit leaves its own marker in the pool, to be passed over.
  const isDone = active !== NONE && !isChit(fleet, active) && at(data.markers, active).done;
  if (active !== NONE && pool.includes(active) && !isDone && isOnMap(data, active))
    faults.push('What is activated is in the pool.');
  // With secret movement a side that guesses may put a marker on the map that was never in the pool.
  if (active === NONE || pool.length === 0 || data.secret) return faults;
  data.markers.forEach(({ done }, marker) => {
    const { name, kind } = at(fleet.markers, marker);
    if (kind === 'detached' || done || marker === active || !isOnMap(data, marker)) return;
    if (!pool.includes(marker)) faults.push(`${name} has not been activated, and its marker is not in the pool.`);
  });
  return faults;
}

function pictureFaults(data: MobileTheater): string[] {
  const faults: string[] = [];
  for (const side of SIDES) {
    const held = data.contacts[side];
    if (new Set(held.map(({ marker }) => marker)).size !== held.length)
      faults.push(`${side} has two contacts of one marker.`);
    for (const { marker, turn } of held)
      if (at(fleet.markers, marker).side === side || turn > data.turn) faults.push(`${side} has a false contact.`);
    const subs = data.subs.filter((sub) => sub.side === side).length;
    if (subs > SUBMARINES[side].markers) faults.push(`${side} has ${subs} submarine markers out.`);
  }
  if (new Set(data.subs.map(({ hex }) => hex)).size !== data.subs.length)
    faults.push('Two submarine markers share a hex.');
  return faults;
}

function ownFaults({ own, turn, lastTurn }: MobileTheater): string[] {
  const faults: string[] = [];
  if ((own.announced !== OFF) !== (own.landOrder === 'announced'))
    faults.push('The announced hex and the order differ.');
  if (fleet.ships[own.flagship]?.side !== 'japan') faults.push('The flagship is not Japanese.');
  if (turn > lastTurn) faults.push(`It is turn ${turn} of ${lastTurn}.`);
  return faults;
}
