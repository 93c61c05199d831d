import { isAfloat } from '../../data/formations.ts';
import { at } from '../../data/side.ts';
import { type Flight, type G, NONE, type Raid } from '../../data/theater.ts';
import { flightIn } from '../airCombat.ts';
import { DISPLAY_NEIGHBORS } from '../display.ts';
import { type RaidParts, raidOf } from './rules.ts';

/** Every shot that ships have at the aircraft over them. */
export interface Barrage<Own extends object> {
  /** Lists the shots: each ship at every unit in its box, and where its side's guns reach so far, in the boxes next to it. */
  takeAim(g: G<Own>): void;
  /** The column that the ship in a box fires on at a unit. */
  column(g: G<Own>, box: number, unit: number): number;
  shoot(g: G<Own>, box: number, unit: number): void;
  /** All shots that are left: the strongest unit first, at each the heaviest fire first. */
  shootEverything(g: G<Own>): void;
}

export function createBarrage<Own extends object>({ fleet, flak }: RaidParts<Own>): Barrage<Own> {
  function takeAim(g: G<Own>): void {
    const raid = raidOf(g);
    raid.shots = raid.boxes.map((ship, box) => {
      if (ship === NONE || !isAfloat(g.state, ship)) return [];
      const helps = flak.reachesNextBox(at(fleet.ships, ship).side) && !(flak.helpsOnce && isAttacked(raid, box));
      const near = helps ? at(DISPLAY_NEIGHBORS, box) : NOWHERE;
      return targetsIn(raid, box, near).filter((unit) => column(g, box, unit) > 0);
    });
  }

  function column(g: G<Own>, box: number, unit: number): number {
    const raid = raidOf(g);
    return flak.column(g.state, at(raid.boxes, box), unit, flightIn(raid, unit)?.box !== box);
  }

  function shoot(g: G<Own>, box: number, unit: number): void {
    const raid = raidOf(g);
    const flight = flightIn(raid, unit) as Flight;
    if (flak.helpsOnce && flight.box !== box) raid.shots[box] = [];
    else forget(at(raid.shots, box), unit);
    flak.shoot(g, at(raid.boxes, box), flight, flight.box !== box, strafing(raid, box));
    if (flight.fate !== 'flying') for (const targets of raid.shots) forget(targets, unit);
  }

  function shootEverything(g: G<Own>): void {
    const { flights, shots } = raidOf(g);
    for (const { unit } of flights.toSorted((a, b) => b.strength - a.strength)) {
      const guns: number[] = [];
      for (let box = 0; box < shots.length; box++) if (at(shots, box).includes(unit)) guns.push(box);
      if (guns.length > 1) guns.sort((a, b) => column(g, b, unit) - column(g, a, unit));
      for (const box of guns) if (at(shots, box).includes(unit)) shoot(g, box, unit);
    }
  }

  return { takeAim, column, shoot, shootEverything };
}
const NOWHERE: readonly number[] = [];

function isAttacked({ flights }: Raid, box: number): boolean {
  return flights.some((flight) => flight.fate === 'flying' && flight.box === box);
}

/** The units over a box, and after them those over other boxes. */
function targetsIn({ flights }: Raid, box: number, near: readonly number[]): number[] {
  const targets: number[] = [];
  for (const flight of flights) if (flight.fate === 'flying' && flight.box === box) targets.push(flight.unit);
  if (near.length === 0) return targets;
  for (const flight of flights) if (flight.fate === 'flying' && near.includes(flight.box)) targets.push(flight.unit);
  return targets;
}

/** Fighters that strafe the ship in a box. */
export function strafing({ flights }: Raid, box: number): number {
  let fighters = 0;
  for (const flight of flights) if (flight.box === box && flight.suppresses && flight.fate === 'flying') fighters++;
  return fighters;
}

function forget(list: number[], unit: number): void {
  const place = list.indexOf(unit);
  if (place >= 0) list.splice(place, 1);
}
