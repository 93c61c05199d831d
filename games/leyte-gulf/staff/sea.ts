import {
  at,
  type Belief,
  beliefs,
  contactOn,
  type Desk,
  formationOf,
  isCarrier,
  type OwnFormation,
  ofSide,
  PROOF,
  proofs,
} from '@point-option/chit-pull';
import { fleet, REPORTED } from '../data/fleet.ts';
import { grid, IS_WEST, SAN_BERNARDINO, SURIGAO } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import type { Admiral } from './admirals.ts';
import { valueOfShip } from './figures.ts';
import { comesBySurigao, wayToBeach } from './ways.ts';

export type OpsDesk = Desk<Own, Admiral>;

/** Hexes that a force covers in a turn. */
export const STEAM = 5;
/** Hexes that carrier aircraft fly, and those of the US with less aboard. */
export const REACH = { japan: 12, us: 8 } as const;
export const LONG_REACH = 12;

const CARRIERS = REPORTED.indexOf('carrier');
const ESCORTS = REPORTED.indexOf('escort carrier');
const BATTLESHIPS = REPORTED.indexOf('battleship');
const CRUISERS = REPORTED.indexOf('cruiser');
const TRANSPORTS = REPORTED.indexOf('transports');

/** An enemy force and what it probably holds. */
export interface Foe {
  readonly marker: number;
  readonly hex: number;
  /** Large and light carriers, and escort carriers: only what was reported, or has shown itself. */
  readonly carriers: number;
  readonly escorts: number;
  readonly battleships: number;
  readonly cruisers: number;
  readonly transports: number;
  readonly isSeen: boolean;
  /** Its types were reported. */
  readonly isKnown: boolean;
  readonly belief: Belief;
}

/** All enemy forces that may have ships. */
export function foes(desk: OpsDesk): readonly Foe[] {
  return desk.once('foes', () =>
    beliefs(desk).flatMap((belief) => {
      const shown = proofs(desk.view, belief.marker);
      if ((shown & PROOF.noShips) !== 0) return [];
      const isKnown = contactOn(desk.view, desk.side, belief.marker)?.told === 'types';
      const launches = (shown & PROOF.carriers) !== 0 ? 2 : (shown & PROOF.carrier) !== 0 ? 1 : 0;
      const told = (type: number): number => (isKnown ? (belief.counts[type] ?? 0) : 0);
      const escorts = told(ESCORTS);
      return {
        marker: belief.marker,
        hex: belief.hex,
        carriers: Math.max(told(CARRIERS), escorts >= 1 ? 0 : launches),
        escorts,
        battleships: told(BATTLESHIPS),
        cruisers: told(CRUISERS),
        transports: told(TRANSPORTS),
        isSeen: at(desk.view.markers, belief.marker).seen !== 0,
        isKnown,
        belief,
      };
    }),
  );
}

/** Those with carriers to be reckoned with. */
export function carrierFoes(desk: OpsDesk): readonly Foe[] {
  return desk.once('carrier foes', () => foes(desk).filter(({ carriers }) => carriers >= 1));
}

/** Those that come for a fight with guns: no carriers, and more than a few destroyers, as far as anyone knows. */
export function gunFoes(desk: OpsDesk): readonly Foe[] {
  return desk.once('gun foes', () =>
    foes(desk).filter(
      ({ carriers, escorts, isKnown, battleships, cruisers }) =>
        carriers < 1 && escorts < 1 && (!isKnown || battleships + cruisers >= 1),
    ),
  );
}

/** Hexes to the nearest of these; far beyond the map where there is none. */
export function nearest(hex: number, list: readonly { readonly hex: number }[]): number {
  let near = Number.MAX_SAFE_INTEGER;
  for (const each of list) near = Math.min(near, grid.distance(hex, each.hex));
  return near;
}

/** So near to the beachhead by way of San Bernardino a force has come out of the strait, or is about to. */
const OUT_OF_THE_STRAIT = 11;

/** Whether the fast battleships should close San Bernardino: always, or when somebody comes through it after all. */
export function guardsStrait(desk: OpsDesk): boolean {
  return desk.temper.guardsStrait || isAlarmed(desk);
}

/** Whether somebody with guns is coming through San Bernardino, or has come. */
export function isAlarmed(desk: OpsDesk): boolean {
  return desk.once('alarm', () =>
    gunFoes(desk).some(
      ({ hex }) => wayToBeach(hex) <= OUT_OF_THE_STRAIT && hex !== SURIGAO && !(IS_WEST[hex] && comesBySurigao(hex)),
    ),
  );
}

/** What a force is for. */
export type Task =
  | 'carriers'
  | 'escort carriers'
  | 'old battleships'
  | 'fast battleships'
  | 'screen'
  | 'bait'
  | 'center'
  | 'south'
  | 'transports'
  | 'transport escort'
  | 'decoy';

const JAPANESE_TASKS: readonly (readonly [Task, ...(readonly string[])])[] = [
  ['bait', 'Ozawa', 'Reserve carriers'],
  ['center', 'Force A', 'Force B', 'Palawan cruisers'],
  ['south', 'Force C', 'Shima'],
  ['transports', 'Transports'],
  ['transport escort', 'Reinforcement Escort', 'Division 21', 'Aoba'],
];
const TASK_OF: ReadonlyMap<number, Task> = new Map(
  JAPANESE_TASKS.flatMap(([task, ...forces]) =>
    forces.flatMap((force) => (SHIPS_OF.get(force) ?? []).map((ship): [number, Task] => [ship, task])),
  ),
);

export function taskOf(desk: OpsDesk, own: Pick<OwnFormation, 'ships'>): Task {
  const types = own.ships.map((ship) => at(fleet.ships, ship));
  if (types.length === 0) return 'decoy';
  if (desk.side === 'japan') {
    const tasks = own.ships.map((ship) => TASK_OF.get(ship));
    return JAPANESE_TASKS.find(([task]) => tasks.includes(task))?.[0] ?? 'transport escort';
  }
  if (types.some(({ type }) => type === 'CVE')) return 'escort carriers';
  if (types.some(({ type }) => isCarrier(type))) return 'carriers';
  const battleships = types.some(({ type }) => type === 'BB');
  if (at(types, 0).fleet === 'third') return battleships ? 'fast battleships' : 'screen';
  return battleships ? 'old battleships' : 'screen';
}

/** The strait that a Japanese force passes. */
export function straitOf(task: Task): number | undefined {
  return task === 'center' ? SAN_BERNARDINO : task === 'south' ? SURIGAO : undefined;
}

/** What a force is worth on the beachhead (12.3). */
export function beachValue({ view }: OpsDesk, ships: readonly number[]): number {
  return ships.reduce((sum, ship) => sum + valueOfShip(ship, at(view.hits, ship)), 0);
}

/** The air units of a force that are ready. */
export function readyUnits(desk: OpsDesk, marker: number): readonly number[] {
  return desk.once(`ready ${marker}`, () => {
    const { view, side } = desk;
    return ofSide(fleet.squadronsOf, side).filter((unit) => {
      if (view.airAt[unit] !== 'ready') return false;
      const home = at(view.airHome, unit);
      const group = home < 0 ? home : at(view.shipAt, home);
      return group >= 0 && formationOf(view, group) === marker;
    });
  });
}

export function isBomber(unit: number): boolean {
  return at(fleet.squadrons, unit).kind !== 'F';
}
