import {
  at,
  because,
  type Counsel,
  conditionOf,
  counsel,
  type Habit,
  isCarrier,
  isDestroyer,
  ofSide,
  shipsIn,
} from '@point-option/chit-pull';
import { refusalOf } from '@point-option/engine';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, IS_WEST } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { guardsStrait, type OpsDesk, taskOf } from './sea.ts';

/*
 * How forces are made up. The US may take the fast battleships out of the carrier groups, and puts them together where they meet. Japanese
 * forces that pass the same strait sail as one, and a decoy goes out. All other forces stay as they were.
 */

/** Destroyers that stay with the carriers. */
const SCREEN = 2;

/** The groups of a side in a hex, with their ships. Those that were sent home (6.4), or are drawn to carriers (13.1.5.1), stay as they are. */
function groupsAt({ view, side }: OpsDesk, hex: number): { marker: number; ships: readonly number[] }[] {
  return ofSide(fleet.markersOf, side)
    .filter((marker) => at(fleet.markers, marker).kind === 'group' && at(view.markers, marker).hex === hex)
    .map((marker) => ({ marker, ships: shipsIn(fleet, view, marker) }))
    .filter(({ ships }) => !ships.some((ship) => view.own.homeward[ship]))
    .filter(({ marker }) => !view.own.chases.some((chase) => chase.marker === marker));
}

/** The ships that leave a carrier group as part of Task Force 34: battleships, and with them half of the destroyers and a cruiser. */
function leavers(ships: readonly number[]): number[] {
  const types = ships.map((ship) => ({ ship, ...at(fleet.ships, ship) }));
  const battleships = types.filter(({ type }) => type === 'BB');
  if (battleships.length === 0 || !types.some(({ type }) => isCarrier(type))) return [];
  const cruisers = types.filter(({ type }) => type === 'CA' || type === 'CL').slice(1);
  const destroyers = types.filter(({ type }) => isDestroyer(type)).slice(SCREEN);
  return [...battleships, ...cruisers.slice(0, 2), ...destroyers].map(({ ship }) => ship);
}

/** Force markers of a side in a hex, dummies among them (5.5). */
function stackAt({ view, side }: OpsDesk, hex: number): number {
  return ofSide(fleet.markersOf, side).filter(
    (marker) => at(fleet.markers, marker).kind === 'group' && at(view.markers, marker).hex === hex,
  ).length;
}

interface Change {
  readonly ships: readonly number[];
  /** The group that they join, or undefined for one of their own. */
  readonly into: number | undefined;
  readonly reason: string;
}

/** What should be changed in a hex. */
function changeAt(desk: OpsDesk, hex: number): Change | undefined {
  return desk.side === 'us' ? lineAt(desk, hex) : gatheringAt(desk, hex);
}

/** West of the straits all who pass the same one join the strongest of them, the heaviest ships first: guns that come together count for more. */
function gatheringAt(desk: OpsDesk, hex: number): Change | undefined {
  if (!IS_WEST[hex]) return undefined;
  const groups = groupsAt(desk, hex);
  const guns = (ship: number): number => conditionOf(fleet, desk.view, ship).gunnery;
  const all = (ships: readonly number[]): number => ships.reduce((sum, ship) => sum + guns(ship), 0);
  for (const task of ['center', 'south'] as const) {
    const [main, other] = groups
      .filter(({ ships }) => taskOf(desk, { ships }) === task)
      .toSorted((a, b) => all(b.ships) - all(a.ships));
    if (main === undefined || other === undefined || main.ships.length >= LIMITS.ships) continue;
    const ships = other.ships.toSorted((a, b) => guns(b) - guns(a)).slice(0, LIMITS.ships - main.ships.length);
    return { ships, into: main.marker, reason: 'sail as one' };
  }
  return undefined;
}

/** Battleships leave carriers, and groups of them join each other. */
function lineAt(desk: OpsDesk, hex: number): Change | undefined {
  const groups = groupsAt(desk, hex);
  const lines = groups.filter(({ ships }) => taskOf(desk, { ships }) === 'fast battleships');
  const [first, second] = lines;
  if (first !== undefined && second !== undefined && first.ships.length + second.ships.length <= LIMITS.ships)
    return { ships: second.ships, into: first.marker, reason: 'join Task Force 34' };
  for (const { ships } of groups) {
    const gone = leavers(ships);
    if (gone.length === 0) continue;
    if (first !== undefined && first.ships.length + gone.length <= LIMITS.ships)
      return { ships: gone, into: first.marker, reason: 'join Task Force 34' };
    if (stackAt(desk, hex) < LIMITS.stack) return { ships: gone, into: undefined, reason: 'form Task Force 34' };
  }
  return undefined;
}

export const reorganize: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const { options } = ask;
  if (desk.side === 'japan' || guardsStrait(desk)) {
    // From the first hex to the last, each of them once: what the rules refuse is not tried again.
    const last = desk.view.regrouping?.hex ?? -1;
    const hex = options.find((option) => Number(option) > last && changeAt(desk, Number(option)) !== undefined);
    if (hex !== undefined)
      return counsel(hex, changeAt(desk, Number(hex))?.reason ?? '', { hex: grid.label(Number(hex)) });
  }
  if (options.includes('dummy') && wantsDecoy(desk)) return counsel('dummy', 'decoy');
  return options.includes('done') ? counsel('done', 'forces stand') : undefined;
};

function wantsDecoy(desk: OpsDesk): boolean {
  const dummies = desk.formations().filter(({ ships }) => ships.length === 0).length;
  return desk.side === 'japan' && dummies < desk.temper.decoys && decoyFrom(desk) !== undefined;
}

/** A decoy sets out beside the main body, and looks like a part of it. */
function decoyFrom(desk: OpsDesk): number | undefined {
  const main = desk
    .formations()
    .filter((own) => taskOf(desk, own) === 'bait')
    .toSorted((a, b) => b.worth - a.worth)[0];
  return main?.hex;
}

export const regroup: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const hex = desk.view.regrouping?.hex ?? -1;
  const change = hex < 0 ? undefined : changeAt(desk, hex);
  if (change === undefined) return counsel({}, 'forces stand');
  const taken = new Set(groupsAt(desk, hex).map(({ marker }) => at(fleet.markers, marker).id));
  const box =
    change.into === undefined ? ask.boxes.find(({ id }) => !taken.has(id))?.id : at(fleet.markers, change.into).id;
  if (box === undefined) return counsel({}, 'forces stand');
  const placed = Object.fromEntries(change.ships.map((ship) => [at(fleet.ships, ship).id, box]));
  if (refusalOf(ask, placed) !== null) return counsel({}, 'forces stand');
  return counsel(placed, change.reason, { hex: grid.label(hex) });
};

export const decoyHex: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const from = decoyFrom(desk);
  const hex = from === undefined ? undefined : ask.options.map(Number).find((each) => grid.distance(each, from) === 1);
  const chosen = hex ?? ask.options[0];
  return chosen === undefined ? undefined : counsel(chosen, 'decoy');
};

/** Which number it sails under tells nothing. */
export const decoyMarker: Habit<Own, Admiral> = (_desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const markers = ask.options.filter((option) => fleet.markerNumber.has(String(option)));
  const chosen = markers[dice.die(Math.max(1, markers.length)) - 1];
  return chosen === undefined ? undefined : { answer: chosen, why: () => because('name a decoy') };
};

/** 5.1: it is said to be as large as some force of ours: by lot, so that no number gives it away. */
export const decoySize: Habit<Own, Admiral> = (desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'amount') return undefined;
  const sizes = desk.formations().flatMap(({ ships }) => (ships.length > 1 ? [ships.length] : []));
  const like = sizes[dice.die(Math.max(1, sizes.length)) - 1] ?? ask.max;
  return { answer: Math.min(ask.max, Math.max(ask.min, like)), why: () => because('decoy size') };
};
