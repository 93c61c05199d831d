import { at, type Battle, enemyOf, NONE, type Raid, SUNK } from '@point-option/chit-pull';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';

/** Boxes of the surface display (12.2). */
const BOXES = 25;

/** Nothing is in a raid or a surface battle twice, and nobody fights on the wrong side. */
export function combatFaults(data: MobileTheater): string[] {
  return [
    ...(data.raid === null ? [] : raidFaults(data.raid)),
    ...(data.battle === null ? [] : battleFaults(data, data.battle)),
  ];
}

function hasDoubles(list: readonly number[]): boolean {
  return new Set(list).size !== list.length;
}

function raidFaults({ by, flights, patrol, met, facing, boxes, tolls }: Raid): string[] {
  const faults: string[] = [];
  const units = flights.map(({ unit }) => unit);
  const shipsOut = boxes.filter((ship) => ship !== NONE);
  if ([units, patrol, met, facing, shipsOut].some(hasDoubles)) faults.push('Something is in the raid twice.');
  if (units.some((unit) => at(fleet.squadrons, unit).side !== by)) faults.push('An enemy unit flies in the raid.');
  if (patrol.some((unit) => at(fleet.squadrons, unit).side === by)) faults.push('The raid is met by its own side.');
  if (shipsOut.some((ship) => at(fleet.ships, ship).side !== enemyOf(by)))
    faults.push('The raid attacks its own ships.');
  if (boxes.length > 0 && flights.some(({ box }) => box !== NONE && at(boxes, box) === undefined))
    faults.push('An air unit is in no box of the display.');
  if (tolls.some(({ units: lost, steps }) => steps < 0 || hasDoubles(lost))) faults.push('Losses are counted twice.');
  return faults;
}

function battleFaults(data: MobileTheater, { ships, smoke, markers }: Battle): string[] {
  const faults: string[] = [];
  if (hasDoubles(ships.map(({ ship }) => ship)) || hasDoubles(markers)) faults.push('Something fights twice.');
  for (const { ship, box } of ships) {
    const { name } = at(fleet.ships, ship);
    if (box < 0 || box > BOXES) faults.push(`${name} is in box ${box}.`);
    if (box > 0 && data.shipAt[ship] === SUNK) faults.push(`${name} fights on, sunk.`);
  }
  if (hasDoubles(smoke) || smoke.some((box) => box < 1 || box > BOXES)) faults.push('Smoke lies where it cannot.');
  return faults;
}
