import {
  at,
  because,
  counsel,
  type Counsel,
  type Habit,
  conditionOf,
  isDamaged,
  ofSide,
  speedOf,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { LINE, sendsLine } from './battleLine.ts';
import { boltIsShot, carrierFoes, nearest, type OpsDesk } from './sea.ts';

/** Enemy carriers that are no farther can catch a group that a cripple slows down. */
const DANGER = 20;

/** Damaged ships that hold up a group which has to run. */
function stragglers(desk: OpsDesk, hex: number): number[] {
  const { view, side } = desk;
  if (nearest(hex, carrierFoes(desk)) > DANGER) return [];
  const groups = new Map<number, number[]>();
  for (const ship of ofSide(fleet.shipsOf, side)) {
    const group = at(view.shipAt, ship);
    if (group < 0 || at(fleet.markers, group).kind !== 'group' || at(view.markers, group).hex !== hex) continue;
    groups.set(group, [...(groups.get(group) ?? []), ship]);
  }
  return [...groups.values()].flatMap((ships) => {
    const whole = ships.filter((ship) => !isDamaged(view, ship));
    if (whole.length === 0) return [];
    const pace = Math.min(...whole.map((ship) => speedOf(fleet, view, ship, view.turn)));
    return ships.filter((ship) => mayGo(desk, ship) && speedOf(fleet, view, ship, view.turn) <= pace - SLOWER);
  });
}
const SLOWER = 2;

/** Damaged ships may leave. The US has little to run from, and needs every deck that can launch. */
function mayGo({ view, side, kit }: OpsDesk, ship: number): boolean {
  if (!isDamaged(view, ship)) return false;
  return side === 'japan' || !at(kit.carrier, ship) || !conditionOf(fleet, view, ship).flies;
}

/** What a side does with its formations: as the rules demand, let cripples go home, and keep decoys at sea. */
export const reorganize: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const { options } = ask;
  const hex = options.find((option) => typeof option === 'number' && stragglers(desk, option).length > 0);
  if (hex !== undefined) return counsel(hex, 'let cripples go', { hex: grid.label(Number(hex)) });
  if (options.includes(LEAVE) && sendsLine(desk)) return counsel(LEAVE, 'send the line');
  if (options.includes('dummy') && wantsDecoy(desk)) return counsel('dummy', 'decoy');
  if (options.includes('done')) return counsel('done', 'formations stand');
  const join = options.find((option) => String(option).startsWith('join '));
  return join === undefined ? undefined : counsel(join, 'form the force');
};

const LEAVE = `leave ${at(fleet.markers, LINE).id}`;

function wantsDecoy(desk: OpsDesk): boolean {
  if (boltIsShot(desk) || desk.view.turn < 2) return false;
  const dummies = desk.formations().filter(({ ships }) => ships.length === 0).length;
  return dummies < desk.temper.decoys;
}

/**
 * Cripples sail on their own, with nobody to look after them: every other ship is needed. The slowest go first, under a
 * marker of their own: others that can still make way would have to wait for them (7.1).
 */
export const regroup: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const hex = desk.view.regrouping?.hex ?? -1;
  if (hex < 0) return undefined;
  const slow = new Set(slowest(desk, stragglers(desk, hex)).map((ship) => at(fleet.ships, ship).id));
  // The last is the one that is still free, if any is.
  const alone = ask.boxes.findLast(
    ({ id }) => at(fleet.markers, fleet.markerNumber.get(id) as number).kind === 'detached',
  );
  const able = ask.pieces.filter(
    ({ id, boxes }) => slow.has(id) && alone && (boxes === undefined || boxes.includes(alone.id)),
  );
  return counsel(Object.fromEntries(able.map(({ id }) => [id, (alone as { id: string }).id])), 'let cripples go', {
    hex: grid.label(hex),
  });
};

/** Of some ships, those that are as slow as the slowest. */
function slowest({ view }: OpsDesk, ships: readonly number[]): number[] {
  const pace = (ship: number): number => speedOf(fleet, view, ship, view.turn);
  const least = Math.min(...ships.map(pace));
  return ships.filter((ship) => pace(ship) === least);
}

/** A decoy sets out from the carriers, and looks like them. */
export const decoyHex: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const hexes = ask.options.filter((option): option is number => typeof option === 'number');
  const main = desk.formations().toSorted((a, b) => b.carrierWorth - a.carrierWorth)[0];
  const chosen = hexes.find((hex) => hex === main?.hex) ?? hexes[0];
  return chosen === undefined ? undefined : counsel(chosen, 'decoy');
};

/** Which letter or number it sails under tells nothing. */
export const decoyMarker: Habit<Own, Admiral> = (_desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const markers = ask.options.filter((option) => fleet.markerNumber.has(String(option)));
  const chosen = markers[dice.die(Math.max(1, markers.length)) - 1];
  return chosen === undefined ? undefined : { answer: chosen, why: () => because('name a decoy') };
};
