import type { Fleet } from '../data/fleet.ts';
import { conditionOf } from '../data/formations.ts';
import { isCarrier, isDestroyer, type ShipType } from '../data/ship.ts';
import { at } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import type { StaffRules } from './rules.ts';
import { createTables, type Tables } from './tables.ts';
import { HORIZON, hitWorth, markOf, type Mark, type WorthLog, worthLogs } from './worth.ts';

/** What all staffs of a game work with: its rules, and what can be worked out of them once. */
export interface Kit<Own extends object = object> {
  readonly fleet: Fleet;
  readonly rules: StaffRules<Own>;
  readonly tables: Tables;
  /** By turns left, up to the horizon, and ship: what hits take off its worth. */
  readonly logs: readonly (readonly WorthLog[])[];
  readonly carrier: readonly boolean[];
  readonly destroyer: readonly boolean[];
  /** By reported type: the type of the first ship that counts as it. */
  readonly reportedAs: readonly ShipType[];
  /** By ship: what changes the die for critical hits, null where it is spared. */
  readonly criticalDrm: readonly (number | null)[];
}

export function createKit<Own extends object>(rules: StaffRules<Own>): Kit<Own> {
  const { fleet } = rules;
  return {
    fleet,
    rules,
    tables: createTables(rules),
    logs: Array.from({ length: HORIZON + 1 }, (_, turns) => worthLogs(fleet, (ship) => rules.points(ship), turns)),
    carrier: fleet.ships.map(({ type }) => isCarrier(type)),
    destroyer: fleet.ships.map(({ type }) => isDestroyer(type)),
    reportedAs: fleet.reported.map((_, type) => at(fleet.ships, fleet.reportedType.indexOf(type)).type),
    criticalDrm: fleet.ships.map((_, ship) => rules.criticalDrm(ship)),
  };
}

/** What hits take off the worth of a ship, as things stand. */
export function logOf({ logs }: Kit, { turn, lastTurn }: Theater, ship: number): WorthLog {
  return at(at(logs, Math.min(HORIZON, Math.max(0, lastTurn - turn))), ship);
}

/** What a ship has left to lose. */
export function worthLeft(kit: Kit, theater: Theater, ship: number): number {
  const log = logOf(kit, theater, ship);
  return at(log, log.length - 1) - at(log, at(theater.hits, ship));
}

/** What one more hit on a ship is worth on the average. */
export function worthOfHit(kit: Kit, theater: Theater, ship: number): number {
  return hitWorth(logOf(kit, theater, ship), at(theater.hits, ship));
}

export function markShip(kit: Kit, theater: Theater, ship: number): Mark {
  return markOf(ship, logOf(kit, theater, ship), at(theater.hits, ship));
}

/** A ship's flak as it is now. */
export function flakOf({ fleet }: Kit, theater: Theater, ship: number): number {
  return conditionOf(fleet, theater, ship).flak;
}
