import type { Compass } from '@point-option/engine';
import { ALL_HEXES, grid, INVASION, IS_EAST_EDGE, OFF, ZONE_AT, ZONES } from '../data/map.ts';

const DIRECTIONS = 6;
const FACES = 10;
const turn = (way: number, steps: number): number => (way + steps + DIRECTIONS) % DIRECTIONS;

/** By zone and face: the direction on the compass. */
const WAYS: readonly (readonly number[])[] = ZONES.map(({ compass }) => compass.map(grid.direction));

/** 7.22: where a face of the mission die leads from a hex, as a direction. */
export const missionWay = (hex: number, die: number): number =>
  WAYS[ZONE_AT[hex] ?? INVASION]?.[Math.min(Math.max(die, 1), FACES) - 1] ?? 0;
export const wayName = (way: number): Compass => grid.directions[way] as Compass;
/** 19.2. */
export const opposite = (way: number): number => turn(way, DIRECTIONS / 2);
/** How many sixths of a circle lie between two directions. */
export function turnsBetween(one: number, other: number): number {
  const turns = Math.abs(one - other);
  return Math.min(turns, DIRECTIONS - turns);
}

/** 7.222: a step in a direction, or where that leads off the map along its edge, as nearly that way as can be. */
export function stepsAlongEdge(hex: number, way: number): number[] {
  const straight = grid.neighbour(hex, way);
  if (straight >= 0) return [straight];
  for (const turns of [1, 2]) {
    const steps = [turn(way, -turns), turn(way, turns)].map((near) => grid.neighbour(hex, near));
    const onMap = steps.filter((step) => step >= 0);
    if (onMap.length > 0) return onMap;
  }
  return [hex];
}

/** 7.23: one step east of here is off the map, and counts. */
export const exitsFrom = (hex: number): boolean => ZONE_AT[hex] === INVASION && IS_EAST_EDGE[hex] === true;

/** 7.22: where mission movement leads on an open sea; OFF where a force leaves by the invasion zone (7.23). */
export function missionHex(hex: number, die: number): number {
  return exitsFrom(hex) ? OFF : (stepsAlongEdge(hex, missionWay(hex, die))[0] ?? hex);
}

/** 7.21(7b): how far east a hex lies, in half hexes. */
export const EASTING: readonly number[] = ALL_HEXES.map((hex) => 2 * grid.axialQ(hex) + grid.axialR(hex));
