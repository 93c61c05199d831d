import { NONE, type SideId, SIDES } from '@point-option/chit-pull';
import {
  type Answer,
  ask,
  type BoxChoiceView,
  type Catalogue,
  choosable,
  type Match,
  type OptionView,
  promptFor,
  type Refusal,
} from '@point-option/engine';
import {
  both as bothGive,
  createRig,
  heardBy,
  order as give,
  piecesOf,
  refusalTo,
  type Spoken,
  spokenTo,
  type Standing as RigStanding,
} from '@point-option/proving';
import { charts } from '../data/charts.ts';
import { grid } from '../data/map.ts';
import { marker } from '../data/markers.ts';
import { options } from '../data/options.ts';
import type { MobileTheater } from '../data/own.ts';
import { ship, SHIPS } from '../data/ships.ts';
import { unit } from '../data/squadrons.ts';
import { start } from '../data/start.ts';

export {
  AFTER,
  choicesOf,
  eventsOf as events,
  idle,
  nowIn as now,
  questionTo,
} from '@point-option/proving';
export { base } from '../data/bases.ts';
export { marker } from '../data/markers.ts';
export { ship } from '../data/ships.ts';
export { unit } from '../data/squadrons.ts';

export type Table = Match<MobileTheater, MobileTheater>;

/** Changes are to the historical set-up on turn 2, a day turn, with all Japanese forces in the Mobile Fleet at 0618. */
export type Standing = RigStanding<MobileTheater>;

const parts = {
  id: 'mobile-fleet',
  rulesVersion: 1,
  sides: SIDES,
  charts,
  options,
  scenario: 'historical',
  setup: start,
};

export const { standing, done, playing, given } = createRig<MobileTheater>(parts, deploy);

/** Turn 2, by day: the Mobile Fleet has come on the map in one piece. */
export function deploy(data: MobileTheater): void {
  data.turn = 2;
  place(data, 'Mobile Fleet', '0618');
  for (const force of ['Force A', 'Force B', 'Force C']) join(data, force, 'Mobile Fleet');
}

function entryOf(data: MobileTheater, id: string): MobileTheater['markers'][number] {
  return data.markers[marker(id)] as MobileTheater['markers'][number];
}

/** Puts a marker on the map, and with a force the groups that sail in it. A group leaves its force. */
export function place(data: MobileTheater, id: string, hex: string): number {
  const number = marker(id);
  const entry = entryOf(data, id);
  entry.hex = grid.mustHex(hex);
  entry.force = NONE;
  for (const other of data.markers) if (other.force === number) other.hex = entry.hex;
  return number;
}

/** Makes a group sail in a force. */
export function join(data: MobileTheater, id: string, force: string): void {
  const entry = entryOf(data, id);
  entry.force = marker(force);
  entry.hex = entryOf(data, force).hex;
}

/** Puts ships into a marker, wherever they were. */
export function put(data: MobileTheater, id: string, ...ships: string[]): number {
  const number = marker(id);
  for (const name of ships) data.shipAt[ship(name)] = number;
  return number;
}

/** Puts a dummy on the map. */
export function dummy(data: MobileTheater, id: string, hex: string): number {
  entryOf(data, id).dummy = true;
  return place(data, id, hex);
}

/** Lets the enemy hold a marker detected by these arms. */
export function see(data: MobileTheater, id: string, arms: number): void {
  entryOf(data, id).seen = arms;
}

/** Hits that sink a ship, and those that stop a carrier from flying: half its boxes (9.4). */
export function boxesOf(id: string): number {
  return SHIPS[ship(id)]?.boxes ?? 0;
}
export function halfOf(id: string): number {
  return Math.ceil(boxesOf(id) / 2);
}

/** Marks hits on a ship. */
export function hurt(data: MobileTheater, id: string, hits: number): void {
  data.hits[ship(id)] = hits;
}

function move(data: MobileTheater, where: MobileTheater['airAt'][number], ids: readonly string[]): void {
  for (const id of ids) data.airAt[unit(id)] = where;
}
export function ready(data: MobileTheater, ...ids: string[]): void {
  move(data, 'ready', ids);
}
export function cap(data: MobileTheater, ...ids: string[]): void {
  move(data, 'cap', ids);
}
export function flown(data: MobileTheater, ...ids: string[]): void {
  move(data, 'flown', ids);
}
/** Turns air units to their weak side. */
export function weaken(data: MobileTheater, ...ids: string[]): void {
  for (const id of ids) data.airWeak[unit(id)] = true;
}

/** The number of a hex. */
export function hex(label: string): number {
  return grid.mustHex(label);
}

export function dataOf(match: Table): MobileTheater {
  return match.table.whole.data;
}

/** Gives an order that must be accepted, with the dice that it needs. */
export function order(match: Table, side: SideId, answer: Answer, ...dice: number[]): void {
  give(match, side, answer, dice);
}

/** Both sides' sealed answers; the dice are rolled when the second is in. */
export function both(match: Table, japan: Answer, us: Answer, ...dice: number[]): void {
  bothGive(match, { japan, us }, dice);
}

/** Why an order is refused. */
export function refused(match: Table, side: SideId, answer: Answer): Refusal | null {
  return refusalTo(match, side, answer);
}

/** The choices a side has, where it picks one or some; the kind of its question otherwise. */
export function choices(match: Table, side: SideId): unknown {
  const asked = ask(match, side);
  return asked?.kind === 'one' || asked?.kind === 'some' ? asked.options : asked?.kind;
}

/** The pieces a side may place, each with the boxes of its own that it may go to. */
export function pieces(match: Table, side: SideId): Record<string, readonly string[] | undefined> {
  return piecesOf(match, side);
}

/** The boxes of a side's order, with what on the board stands for each. */
export function boxesIn(match: Table, side: SideId): readonly BoxChoiceView[] {
  const prompt = promptFor(match, side);
  return prompt?.kind === 'arrange' ? prompt.boxes : [];
}

/** What a side may choose among, with what each thing is called and what on the board it is. */
export function offers(match: Table, side: SideId): readonly OptionView[] {
  const prompt = promptFor(match, side);
  return prompt === null ? [] : choosable(prompt);
}

/** The question a side is asked in words, its options and boxes too. */
export function spoken(match: Table, side: SideId, words: Catalogue): Spoken {
  return spokenTo(match, side, words);
}

/** What a side has heard, by key, without the dice; the referee hears everything. */
export function heard(match: Table, viewer: SideId | 'referee' = 'referee'): string[] {
  return heardBy(match, viewer);
}
