import { UNIT_BY_ID } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import {
  aboard,
  type Battle,
  DECK_BOXES,
  type DeckBox,
  HANGAR,
  inMission,
  type Mission,
  type MissionKind,
  ON_CARRIERS,
} from '../data/state.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';

/** An air unit and a ship by their names. */
export function unit(id: string): number {
  const found = UNIT_BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no air unit ${id}.`);
  return found;
}
export function ship(name: string): number {
  const found = US_SHIP_BY_NAME.get(name);
  if (found === undefined) throw new Error(`There is no ship ${name}.`);
  return found;
}
export const hex = (label: string): number => grid.mustHex(label);

/** Where a unit is, as a person would say it. */
export function whereIs(data: Battle, id: string): string {
  const place = data.units[unit(id)] ?? 0;
  if (place >= 0 && place < ON_CARRIERS) {
    const name = [...US_SHIP_BY_NAME].find(([, number]) => number === place >> 2)?.[0];
    return `${name} ${DECK_BOXES[place % 4]}`;
  }
  return place >= 200
    ? 'search'
    : place >= 100
      ? `mission ${place - 100}`
      : place === -1
        ? 'lost at fleet'
        : 'lost away';
}

/** Every unit of a carrier below, then these to the boxes named. */
export function spot(data: Battle, carrier: string, units: Readonly<Record<string, DeckBox>> = {}): void {
  const number = ship(carrier);
  data.units.forEach((place, i) => {
    if (place >= 0 && place < ON_CARRIERS && place >> 2 === number) data.units[i] = aboard(number, HANGAR);
  });
  for (const [id, box] of Object.entries(units)) data.units[unit(id)] = aboard(number, box);
}

/** A mission in the air with these units. */
export function fly(
  data: Battle,
  display: number,
  kind: MissionKind,
  at: string,
  units: readonly string[],
  change: Partial<Mission> = {},
): void {
  const flight = data.missions[display];
  if (!flight) throw new Error(`There is no display ${display}.`);
  Object.assign(flight, { kind, hex: kind === 'patrol' ? -1 : hex(at), fuel: 10, groups: 1, ...change });
  for (const id of units) data.units[unit(id)] = inMission(display);
}
