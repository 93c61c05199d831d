import { IS_FIGHTER, UNITS } from '../data/aircraft.ts';
import { ALL_HEXES, grid, HEX_LABELS } from '../data/map.ts';
import { missionName } from '../data/names.ts';
import { hexRef, missionRef } from '../data/refs.ts';
import {
  type Battle,
  emptyMission,
  type G,
  inMission,
  LOST_AT_FLEET,
  LOST_AWAY,
  type Mission,
  MISSIONS,
} from '../data/state.ts';
import { hexOf, isAnyGroupAt } from './groups.ts';
import { FUEL, told } from './telling.ts';

/** The units that are in a place, by `inMission`, `aboard` or `inSearch`. */
export function unitsAt(state: Battle, place: number): number[] {
  const units: number[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) if (state.units[unit] === place) units.push(unit);
  return units;
}
export const unitsOf = (state: Battle, mission: number): number[] => unitsAt(state, inMission(mission));
export const fightersOf = (state: Battle, mission: number): number[] =>
  unitsOf(state, mission).filter((unit) => IS_FIGHTER[unit]);
export const attackersOf = (state: Battle, mission: number): number[] =>
  unitsOf(state, mission).filter((unit) => !IS_FIGHTER[unit]);

export function missionAt(state: Battle, mission: number): Mission {
  return state.missions[mission] as Mission;
}
/** 4.13: displays in use, and free ones. */
export function missionsInUse(state: Battle): number[] {
  const used: number[] = [];
  for (let m = 0; m < MISSIONS; m++) if (missionAt(state, m).kind !== null) used.push(m);
  return used;
}
export const freeMission = (state: Battle): number => state.missions.findIndex(({ kind }) => kind === null);

/** 4.44: at 0 and below. */
export const isFuelCritical = ({ fuel }: Mission): boolean => fuel <= 0;
/** 4.44: what the Fuel Critical marker shows. */
export const shortBy = ({ fuel }: Mission): number => Math.max(0, -fuel);
/** 4.454. */
export const OUT_OF_FUEL = -7;

/** The task group of a patrol (4.33). */
export const patrolGroup = ({ groups }: Mission): number => 31 - Math.clz32(groups);
/** Where a mission is; a patrol where its group is. */
export function missionHex(state: Battle, mission: Mission): number {
  return mission.kind === 'patrol' ? hexOf(state, patrolGroup(mission)) : mission.hex;
}

/** 15.1, 2.26: where a unit is lost decides what it costs. */
export function loseUnit(g: G, unit: number, hex: number): void {
  const { state } = g;
  state.units[unit] = isAnyGroupAt(state, hex) ? LOST_AT_FLEET : LOST_AWAY;
}

/** 4.43, 4.44: a mission pays fuel; at Fuel Critical 7 all its aircraft are lost (4.454). Says whether it still flies. */
export function spendFuel(g: G, mission: number, points: number): boolean {
  const { state } = g;
  const flight = missionAt(state, mission);
  flight.fuel -= points;
  if (flight.fuel > OUT_OF_FUEL) return true;
  g.emit('out of fuel', { mission: missionName(flight, mission) }, { rule: '4.454', touches: [missionRef(mission)] });
  for (const unit of unitsOf(state, mission)) loseUnit(g, unit, missionHex(state, flight));
  closeIfEmpty(state, mission);
  return false;
}

/** 4.14: a display is free again when the last unit has left it. */
export function closeIfEmpty(state: Battle, mission: number): void {
  if (missionAt(state, mission).kind !== null && !state.units.includes(inMission(mission)))
    state.missions[mission] = emptyMission();
}

/** 4.15: fuel at take-off: that of the unit with the least endurance. */
export function fuelAtTakeOff(units: readonly number[]): number {
  return units.reduce((least, unit) => Math.min(least, UNITS[unit]?.model.endurance ?? 0), Infinity);
}

/** 4.34, 4.35: a patrol leaves its station and is an intercept over its ships from now on, with the fuel it has left. */
export function leaveStation(g: G, mission: number): void {
  const { state } = g;
  const flight = missionAt(state, mission);
  const hex = missionHex(state, flight);
  const name = g.silent ? null : missionName(flight, mission);
  flight.fuel = g.roll<number>('patrol fuel', {
    ...FUEL,
    ...told(g, 'patrol fuel', name === null ? undefined : () => ({ mission: name })),
    rule: '4.35',
  });
  flight.kind = 'intercept';
  flight.hex = hex;
  if (name !== null)
    g.emit(
      'patrol leaves station',
      { patrol: name, mission: missionName(flight, mission), fuel: flight.fuel, hex: HEX_LABELS[hex] ?? '' },
      { rule: '4.34', touches: [missionRef(mission), hexRef(hex)] },
    );
}

const AROUND: readonly (readonly number[])[] = ALL_HEXES.map((hex) => grid.within(hex, 1));
const REACH: readonly (readonly number[])[] = ALL_HEXES.map((hex) => grid.within(hex, 2));
/** A hex and those one away, itself first; the same with those two away after them. */
export const aroundHex = (hex: number): readonly number[] => AROUND[hex] as readonly number[];
export const reachOf = (hex: number): readonly number[] => REACH[hex] as readonly number[];

/** 4.36: whether Japanese ships keep intercepts out of a hex. */
export function isBarred(state: Battle, hex: number): boolean {
  for (const force of state.forces) if (force.hex === hex) return true;
  for (const wreck of state.wrecks) if (wreck.hex === hex) return true;
  return false;
}
