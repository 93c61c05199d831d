import { at, LEFT, OFF, shipsIn, SUNK } from '@point-option/chit-pull';
import { check, checkLocals, type Frame } from '@point-option/engine';
import { LIMITS } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import type { LeyteTheater } from './data/own.ts';
import { localShapes } from './invariantsLocals.ts';
import { shape } from './invariantsShape.ts';

/** Ships, air units and markers are conserved, and no force is over its limits. */
export function invariants(data: LeyteTheater, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, data, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  return [...shipFaults(data), ...markerFaults(data)];
}

function shipFaults(data: LeyteTheater): string[] {
  return [...fleet.shipsOf.japan, ...fleet.shipsOf.us].flatMap((ship) => {
    const { name, side, boxes } = at(fleet.ships, ship);
    const where = at(data.shipAt, ship);
    const hits = at(data.hits, ship);
    if ((hits === boxes) !== (where === SUNK)) return [`${name} has ${hits} of ${boxes} hits and is in ${where}.`];
    if (where === SUNK || where === LEFT) return [];
    return fleet.markers[where]?.side === side ? [] : [`${name} sails with marker ${where}, which is not of its side.`];
  });
}

function markerFaults(data: LeyteTheater): string[] {
  return data.markers.flatMap(({ hex, dummy }, marker) => {
    const { name, kind } = at(fleet.markers, marker);
    const ships = shipsIn(fleet, data, marker);
    const faults: string[] = [];
    if (dummy && ships.length > 0) faults.push(`${name} is a dummy with ${ships.length} ships.`);
    if (hex !== OFF && !dummy && ships.length === 0) faults.push(`${name} is on the map with nothing in it.`);
    if (kind === 'group' && ships.length > LIMITS.ships) faults.push(`${name} has ${ships.length} units.`);
    if (kind === 'group' && new Set(ships.map((ship) => at(fleet.ships, ship).fleet)).size > 1)
      faults.push(`${name} mixes two fleets.`);
    return faults;
  });
}
