import {
  at,
  type Combatant,
  createSurface,
  LEFT,
  OFF,
  placeMarker,
  retire,
  type SideId,
  SIDES,
  type Surface,
} from '@point-option/chit-pull';
import { type Answer, ask, type Json, type Match, type Procedure, type Refusal } from '@point-option/engine';
import { createRig, heardBy, nowIn, order as give, piecesOf, questionTo, refusalTo } from '@point-option/proving';
import { DETECTED } from '../data/arms.ts';
import { charts } from '../data/charts.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { options } from '../data/options.ts';
import type { LeyteTheater, Own } from '../data/own.ts';
import { ship } from '../data/ships.ts';
import { start } from '../data/start.ts';
import { surface } from '../family.ts';
import { procedures } from '../procedures.ts';
import { surfaceRules } from './surface.ts';

/* Surface battles for tests: Force 1 against TF 1, alone on the map. */

export { AFTER, choicesOf, eventsOf as events, idle, nowIn as now, questionTo } from '@point-option/proving';
export { unit } from '../data/squadrons.ts';
export { ship };

export type Table = Match<LeyteTheater, LeyteTheater>;

const rig = createRig<LeyteTheater>(
  { id: 'leyte-gulf', rulesVersion: 1, sides: SIDES, charts, options, scenario: 'historical', setup: start },
  (data) => void (data.turn = DAY),
);
export const { done, given } = rig;

/** An odd turn by day, and a night. */
const DAY = 3;
export const NIGHT = 5;
/** Open sea with six hexes of sea around it. */
export const FIELD = '3026';

export const MOVE = 'surface movement: move';
export const SMOKE = 'surface movement: smoke';
export const TARGETS = 'surface round: targets';
export const REPLY = 'surface round: reply';
export const TORPEDOES = 'surface round: torpedoes';
export const AIRCRAFT = 'surface round: aircraft';
export const BREAK_OFF = 'surface round: break off';
export const RETREAT = 'surface retreat: hex';

/** Ships with the boxes they are put into. */
export type Line = Readonly<Record<string, number>>;

export interface How {
  readonly turn?: number;
  readonly active?: SideId;
  readonly round?: number;
  readonly field?: string;
  /** The hex from which the active force came. */
  readonly from?: string;
  readonly change?: (data: LeyteTheater) => void;
}

export function marker(id: string): number {
  return fleet.markerNumber.get(id) ?? -1;
}
export function hex(label: string): number {
  return grid.mustHex(label);
}
export function dataOf(match: Table): LeyteTheater {
  return match.table.whole.data;
}
export function battleIn(match: Table): NonNullable<LeyteTheater['battle']> {
  const { battle } = dataOf(match);
  if (battle === null) throw new Error('There is no battle.');
  return battle;
}
export function fighter(match: Table, id: string): Combatant {
  return battleIn(match).ships.find((each) => each.ship === ship(id)) as Combatant;
}
export function hits(match: Table, ...ids: string[]): number[] {
  return ids.map((id) => at(dataOf(match).hits, ship(id)));
}
/** The hex of a marker, or "off". */
export function whereIs(match: Table, id: string): string {
  const { hex: there } = at(dataOf(match).markers, marker(id));
  return there === OFF ? 'off' : grid.label(there);
}

/** Puts a force on the map, found by the enemy, with these ships; without any it is a dummy. */
export function put(data: LeyteTheater, id: string, label: string, ...ships: string[]): void {
  placeMarker(data, marker(id), hex(label));
  Object.assign(at(data.markers, marker(id)), { dummy: ships.length === 0, seen: DETECTED });
  for (const name of ships) data.shipAt[ship(name)] = marker(id);
}
export function hide(data: LeyteTheater, id: string): void {
  at(data.markers, marker(id)).seen = 0;
}
export function hurt(data: LeyteTheater, id: string, n: number): void {
  data.hits[ship(id)] = n;
}

/** A match about to play any procedure of the game, by day, with nobody else on the map. */
export function playingAll<L extends object>(
  played: Procedure<LeyteTheater, L>,
  locals: L,
  dice: readonly number[],
  change: (data: LeyteTheater) => void,
): Table {
  return rig.playing(played, locals, procedures, {
    dice,
    change: (data) => {
      data.shipAt.fill(LEFT);
      change(data);
    },
  });
}

/** A battle from its beginning, with its first dice. */
export function meet(japan: readonly string[], us: readonly string[], dice: readonly number[], how: How = {}): Table {
  return begin(surface, japan, us, dice, how);
}

function begin(
  { battle, procedures }: Surface<Own>,
  japan: readonly string[],
  us: readonly string[],
  dice: readonly number[],
  { turn = DAY, active = 'japan', field = FIELD, from, change }: How,
): Table {
  const locals = {
    hex: hex(field),
    marker: marker(active === 'japan' ? 'Force 1' : 'TF 1'),
    from: from === undefined ? OFF : hex(from),
  };
  return rig.playing(battle, locals, procedures, {
    dice,
    change: (data) => {
      data.turn = turn;
      for (let number = 0; number < data.markers.length; number++) retire(data, number);
      data.shipAt.fill(LEFT);
      put(data, 'Force 1', field, ...japan);
      put(data, 'TF 1', field, ...us);
      data.active = locals.marker;
      change?.(data);
    },
  });
}

/** The rules of the game, but that all ships lie face up and nobody is asked for groups. */
const { groupSize: _size, faceDown: _down, ...open } = surfaceRules;
const openSurface = createSurface<Own>(fleet, open);

/** Dice with which a side moves first. */
export const JAPAN_FIRST = [10, 1];
export const US_FIRST = [1, 10];

/** A battle under way: ships in these boxes, about to move, the active side first. */
export function fight(japan: Line, us: Line, how: How = {}): Table {
  const [ours, theirs] = [Object.keys(japan), Object.keys(us)];
  const lots = Math.ceil(ours.length / 4) + Math.ceil(theirs.length / 4);
  const dice = [...Array.from({ length: lots }, () => 5), ...(how.active === 'us' ? US_FIRST : JAPAN_FIRST)];
  const match = begin(openSurface, ours, theirs, dice, how);
  const battle = battleIn(match);
  battle.round = how.round ?? 1;
  for (const combatant of battle.ships) {
    const box = { ...japan, ...us }[at(fleet.ships, combatant.ship).id];
    if (box === undefined) continue;
    combatant.box = box;
    combatant.start = box;
  }
  return match;
}

/** An order with the dice that it needs, all of which are used. */
export function order(match: Table, side: SideId, answer: Answer, ...dice: number[]): void {
  give(match, side, answer, dice);
}
export function refused(match: Table, side: SideId, answer: Answer): Refusal | null {
  return refusalTo(match, side, answer);
}
export function pieces(match: Table, side: SideId): Record<string, readonly string[] | undefined> {
  return piecesOf(match, side);
}
export function heard(match: Table, viewer: SideId | 'referee' = 'referee'): string[] {
  return heardBy(match, viewer);
}

/** Both sides do nothing until this is asked. */
export function until(match: Table, question: string): void {
  for (let asked = 0; asked < 200; asked++) {
    if (SIDES.some((side) => questionTo(match, side) === question)) return;
    const side = SIDES.find((each) => ask(match, each) !== null);
    if (side === undefined) break;
    give(match, side, ask(match, side)?.kind === 'one' ? 'fight on' : {}, []);
  }
  throw new Error(`"${question}" is never asked; it stands at ${nowIn(match)}.`);
}

/** Every roll so far. */
export function rolls(
  match: Table,
): { purpose: string; die: number; modifiers: Record<string, number>; column: string; result: Json }[] {
  return (match.table.journal ?? []).flatMap(({ roll }) =>
    roll === undefined
      ? []
      : [
          {
            purpose: roll.purpose,
            die: roll.dice[0] as number,
            modifiers: Object.fromEntries((roll.chart?.modifiers ?? []).map(({ id, n }) => [id, n])),
            column: roll.chart?.column ?? '',
            result: roll.chart?.result ?? null,
          },
        ],
  );
}
export function rollsFor(match: Table, purpose: string): ReturnType<typeof rolls> {
  return rolls(match).filter((roll) => roll.purpose === purpose);
}
