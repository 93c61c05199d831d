import { tellContact } from '../rules/contacts.ts';
import type { Fleet } from './fleet.ts';
import { at, enemyOf } from './side.ts';
import { baseOf } from './squadron.ts';
import { type ContactSource, LEFT, type Theater } from './theater.ts';

/** A formation on the map when a scenario starts. */
export interface FormationStart {
  readonly marker: string;
  readonly hex: string;
  /** None for a dummy. */
  readonly ships: readonly string[];
  /** The arms of the enemy that hold it detected though nobody was told of it. */
  readonly seen?: number;
  /** What the enemy was told of it, when and by whom, how far each figure may be off, and the arm that holds it detected. */
  readonly reported?: {
    readonly turn: number;
    readonly source: ContactSource;
    readonly counts: Readonly<Record<string, number>>;
    readonly within: number;
    readonly arm: number;
  };
}

/** A position in mid-battle. Ships that it does not name have no part in it. */
export interface Opening {
  readonly formations: readonly FormationStart[];
}

function numberOf(numbers: ReadonlyMap<string, number>, id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`There is no "${id}" to start with.`);
  return number;
}

/** Everybody is where the opening says. Aircraft of other carriers have no deck. */
export function openTheater(fleet: Fleet, theater: Theater, { formations }: Opening): void {
  for (const start of formations) {
    const marker = numberOf(fleet.markerNumber, start.marker);
    const placed = at(theater.markers, marker);
    placed.hex = fleet.grid.mustHex(start.hex);
    placed.dummy = start.ships.length === 0;
    placed.seen = start.seen ?? 0;
    for (const each of start.ships) theater.shipAt[numberOf(fleet.shipNumber, each)] = marker;
    tellOpening(fleet, theater, marker, start);
  }
  for (const [unit, home] of theater.airHome.entries())
    if (baseOf(home) < 0 && theater.shipAt[home] === LEFT) theater.airAt[unit] = 'stranded';
}

function tellOpening(fleet: Fleet, theater: Theater, marker: number, { reported }: FormationStart): void {
  if (reported === undefined) return;
  const { turn, source, counts: told, within, arm } = reported;
  const placed = at(theater.markers, marker);
  const counts = fleet.reported.map((type) => told[type] ?? 0);
  const total = counts.reduce((sum, n) => sum + n, 0);
  const sighting = { marker, hex: placed.hex, turn, source, told: 'types', total, counts, within } as const;
  tellContact(theater, enemyOf(at(fleet.markers, marker).side), sighting);
  placed.seen = arm;
  if (theater.secret) placed.shown = placed.hex;
}

/** By scenario that starts with a position of its own: the ships in it. Everybody sails in the others. */
export function shipsOfOpenings(
  fleet: Fleet,
  scenarios: readonly { readonly id: string; readonly opening?: Opening }[],
): (scenario: string, ship: number) => boolean {
  const taking = new Map(
    scenarios.flatMap(({ id, opening }) =>
      opening === undefined
        ? []
        : [
            [
              id,
              new Set(opening.formations.flatMap(({ ships }) => ships.map((ship) => numberOf(fleet.shipNumber, ship)))),
            ] as const,
          ],
    ),
  );
  return (scenario, ship) => taking.get(scenario)?.has(ship) ?? true;
}
