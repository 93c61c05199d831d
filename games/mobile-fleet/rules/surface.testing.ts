import {
  at,
  type Combatant,
  createSurface,
  LEFT,
  OFF,
  type SideId,
  SIDES,
  type SurfaceRules,
} from '@point-option/chit-pull';
import { ask, type Json } from '@point-option/engine';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { surfaceRules } from './surface.ts';
import {
  AFTER,
  dataOf,
  hex,
  marker,
  now,
  order,
  place,
  playing,
  put,
  questionTo,
  see,
  ship,
  type Standing,
  type Table,
} from './testing.ts';

export const surface = createSurface<Own>(fleet, surfaceRules);

/** Where tests fight. */
export const FIELD = '2015';
/** An odd turn by day: ships of a split speed make the first figure. */
const DAY = 3;
/** A night turn. */
export const NIGHT = 5;

/** Ships with the boxes they are put into. */
export type Line = Readonly<Record<string, number>>;

export interface How {
  readonly turn?: number;
  /** Whose formation is active; Japan's where nothing is said. */
  readonly active?: SideId;
  readonly initiative?: SideId;
  readonly round?: number;
  readonly smoke?: readonly number[];
  /** Another hex to fight in. */
  readonly field?: string;
  readonly change?: (data: MobileTheater) => void;
  readonly options?: Standing['options'];
  /** Rules that differ from those of the game. */
  readonly rules?: Partial<SurfaceRules<Own>>;
}

/** Force A and TG 58.7, alone on the map, in one hex and in sight of each other. */
export function facing(
  data: MobileTheater,
  japan: readonly string[],
  us: readonly string[],
  field: string = FIELD,
): void {
  for (let other = 0; other < data.markers.length; other++)
    Object.assign(at(data.markers, other), { hex: OFF, force: -1 });
  data.shipAt.fill(LEFT);
  for (const [id, ships] of [
    ['Force A', japan],
    ['TG 58.7', us],
  ] as const) {
    place(data, id, field);
    put(data, id, ...ships);
    see(data, id, ARM.ship);
  }
}

/** A battle from its beginning, with the dice for initiative and deployment. */
export function meet(japan: readonly string[], us: readonly string[], dice: readonly number[], how: How = {}): Table {
  const { turn = DAY, active = 'japan', field = FIELD, change, rules, options } = how;
  const { battle, procedures } = rules ? createSurface<Own>(fleet, { ...surfaceRules, ...rules }) : surface;
  const locals = { hex: hex(field), marker: marker(active === 'japan' ? 'Force A' : 'TG 58.7'), from: OFF };
  return playing(battle, locals, procedures, {
    dice,
    ...(options && { options }),
    change: (data) => {
      data.turn = turn;
      facing(data, japan, us, field);
      change?.(data);
    },
  });
}

const FIRST: Readonly<Record<SideId, readonly number[]>> = { japan: [10, 1], us: [1, 10] };

/** A battle under way: ships in these boxes, about to move. */
export function fight(japan: Line, us: Line, how: How = {}): Table {
  const { initiative = 'japan', round = 1, smoke = [] } = how;
  const ids = [...Object.keys(japan), ...Object.keys(us)];
  const dice = how.rules?.initiativeEveryRound ? [] : FIRST[initiative];
  const match = meet(Object.keys(japan), Object.keys(us), [...dice, ...ids.map(() => 5)], how);
  const battle = battleIn(match);
  battle.round = round;
  battle.smoke.push(...smoke);
  for (const combatant of battle.ships) {
    const box = { ...japan, ...us }[at(fleet.ships, combatant.ship).id] as number;
    combatant.box = box;
    combatant.start = box;
  }
  return match;
}

export function battleIn(match: Table): NonNullable<MobileTheater['battle']> {
  const { battle } = dataOf(match);
  if (battle === null) throw new Error('There is no battle.');
  return battle;
}

export function fighter(match: Table, id: string): Combatant {
  return battleIn(match).ships.find((combatant) => combatant.ship === ship(id)) as Combatant;
}

/** The boxes of ships. */
export function boxes(match: Table, ...ids: string[]): number[] {
  return ids.map((id) => fighter(match, id).box);
}

export function hits(match: Table, ...ids: string[]): number[] {
  return ids.map((id) => at(dataOf(match).hits, ship(id)));
}

/** Both sides do nothing until this is asked, or the battle is over. */
export function until(match: Table, question: string): void {
  for (let asked = 0; asked < 200; asked++) {
    if (now(match) === AFTER || SIDES.some((side) => questionTo(match, side) === question)) return;
    const side = SIDES.find((each) => ask(match, each) !== null) as SideId;
    order(match, side, ask(match, side)?.kind === 'one' ? 'fight on' : {});
  }
  throw new Error(`"${question}" is never asked.`);
}

export const MOVE = 'surface movement: move';
export const SMOKE = 'surface movement: smoke';
export const TARGETS = 'surface round: targets';
export const TORPEDOES = 'surface round: torpedoes';
export const AIRCRAFT = 'surface round: aircraft';
export const BREAK_OFF = 'surface round: break off';
export const RETREAT = 'surface retreat: hex';

/** Every roll so far: what for, the die, its modifiers and its result. */
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

/** The modifiers of the rolls made for one purpose. */
export function modifiersOf(match: Table, purpose: string): Record<string, number>[] {
  return rolls(match)
    .filter((roll) => roll.purpose === purpose)
    .map(({ modifiers }) => modifiers);
}
