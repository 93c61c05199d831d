import { arrange, type Decision } from '@point-option/engine';
import { airRef, at, type Flight, NONE, type Raid, raidOf, shipRef } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';

/* 8.1.1: every fighter over a ship that no patrol engaged goes with one bomber, and takes 1 off what the target's flak does to it. */

/** A fighter and its bomber. */
export interface Pair {
  fighter: number;
  bomber: number;
}

interface Over {
  readonly fighters: readonly number[];
  readonly bombers: readonly number[];
}

/** By box: who flies over it. */
function overShips({ boxes, flights }: Raid): Over[] {
  return boxes.map((ship, box): Over => {
    const over = ship === NONE ? [] : flights.filter((flight) => flight.box === box && flight.fate === 'flying');
    const units = (wanted: (flight: Flight) => boolean): number[] => over.filter(wanted).map(({ unit }) => unit);
    return { fighters: units(({ suppresses }) => suppresses), bombers: units(({ suppresses }) => !suppresses) };
  });
}

/** Whether it matters who goes with whom: there are more bombers over a ship than fighters, and some of these. */
const isOpen = ({ fighters, bombers }: Over): boolean => fighters.length > 0 && bombers.length > fighters.length;

export function mustPair(raid: Raid): boolean {
  return overShips(raid).some(isOpen);
}

/** The pairs that need no order: a fighter for every bomber. One that is left over has nothing to do. */
export function pairsFor(raid: Raid): Pair[] {
  return overShips(raid).flatMap((over) => {
    if (isOpen(over)) return [];
    return over.bombers.flatMap((bomber, place) => {
      const fighter = over.fighters[place];
      return fighter === undefined ? [] : [{ fighter, bomber }];
    });
  });
}

const idOf = (unit: number): string => at(fleet.squadrons, unit).id;

/** Which bomber each fighter goes with. */
export const pairOrder: Decision<LeyteTheater, { pairs?: Pair[] }> = arrange({
  layout: (g) => {
    const open = overShips(raidOf(g)).filter(isOpen);
    return {
      pieces: open.flatMap(({ fighters, bombers }) =>
        fighters.map((fighter) => ({ id: idOf(fighter), boxes: bombers.map(idOf) })),
      ),
      boxes: open.flatMap(({ bombers }) => bombers.map((bomber) => ({ id: idOf(bomber), max: 1 }))),
    };
  },
  about: (g) => ({
    n: overShips(raidOf(g))
      .filter(isOpen)
      .reduce((sum, { fighters }) => sum + fighters.length, 0),
  }),
  describe: (_g, _f, option) => {
    const unit = fleet.squadronNumber.get(String(option)) ?? 0;
    return { label: { key: 'name', values: { name: at(fleet.squadrons, unit).name } }, touches: [airRef(fleet, unit)] };
  },
  describeBox: (g, _f, box) => {
    const unit = fleet.squadronNumber.get(box) ?? 0;
    const raid = raidOf(g);
    const ship = at(raid.boxes, raid.flights.find((flight) => flight.unit === unit)?.box ?? 0);
    const { name, kind } = at(fleet.squadrons, unit);
    return {
      label: { key: 'assault unit', values: { unit: name, kind, ship: at(fleet.ships, ship)?.name ?? '' } },
      short: { key: 'name', values: { name } },
      touches: [airRef(fleet, unit), shipRef(fleet, ship)],
    };
  },
  whyNotBox: (_g, _f, piece, box) => ({
    reason: { key: 'why other ship', values: { unit: piece, other: box } },
    rule: '8.1.1',
  }),
  apply: (_g, f, placed) => {
    const number = (id: string): number => fleet.squadronNumber.get(id) ?? NONE;
    const chosen = Object.entries(placed).map(([id, box]) => ({ fighter: number(id), bomber: number(box) }));
    f.pairs = [...(f.pairs ?? []), ...chosen];
  },
});
