import { at, type Battle, enemyOf, NONE, type Raid, SUNK } from '@point-option/chit-pull';
import type { Frame } from '@point-option/engine';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';

/** Nothing is in a raid or a surface battle twice, and nobody fights on the wrong side. */
export function combatFaults(data: MobileTheater, agenda: readonly Frame[]): string[] {
  return [
    ...(data.raid === null ? [] : raidFaults(data.raid)),
    ...(data.battle === null ? [] : battleFaults(data, data.battle)),
    ...(data.battle?.ended === null && isFoughtOut(agenda) ? ['A battle is left that has not ended.'] : []),
  ];
}

/** What follows the last round (12.9). */
const AFTERWARDS = new Set(['over', 'retreats', 'close']);

function isFoughtOut(agenda: readonly Frame[]): boolean {
  return agenda.some(({ procedure, step }) => procedure === 'surface battle' && AFTERWARDS.has(step));
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
  if (tolls.some(({ units: lost }) => hasDoubles(lost))) faults.push('Losses are counted twice.');
  return faults;
}

function battleFaults(data: MobileTheater, { ships, smoke, markers }: Battle): string[] {
  const faults: string[] = [];
  if (hasDoubles(ships.map(({ ship }) => ship)) || hasDoubles(markers)) faults.push('Something fights twice.');
  for (const { ship, box } of ships) {
    if (box > 0 && data.shipAt[ship] === SUNK) faults.push(`${at(fleet.ships, ship).name} fights on, sunk.`);
  }
  if (hasDoubles(smoke)) faults.push('Smoke lies twice in a box.');
  return faults;
}
