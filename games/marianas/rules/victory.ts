import type { Context, Outcome } from '@point-option/engine';
import { enemyOf, ISLANDS, type SideId } from '../data/map.ts';
import { FLEET, SHIPS, type ShipType, TRANSPORTS } from '../data/ships.ts';
import { at, type Campaign, IJN_SUBS, type Intelligence, OFF, SUNK } from '../data/state.ts';
import { holderOf } from './reconnaissance.ts';

/** What a side has lost, by what it counts for: ships by hull, destroyer divisions by the division. */
export type Losses = Partial<Record<Exclude<ShipType, 'LF'> | 'sub' | 'air' | 'transport' | 'ground', number>>;

const US_SUB_POINTS = 2;
/** vp-05: types that the printed list leaves out. */
const UNLISTED: readonly ShipType[] = ['BC', 'CVL', 'CVE', 'DESDIV'];
const SHIP_TYPES: readonly Exclude<ShipType, 'LF'>[] = [
  'CV',
  'SBB',
  'BB',
  'B',
  'CA',
  'CL',
  'BC',
  'CVL',
  'CVE',
  'DESDIV',
];

/** When a side's ships came on: with the enemy's, a full day or more after them, or neither. */
export type Coming = 'together' | 'a day late' | 'otherwise';
interface Compensation {
  readonly points: number;
  readonly over: number;
  readonly coming: Coming;
}

/** vp-03: points to make up for less warning, where Japan came as its warning let it and lost ships enough. */
const COMPENSATION: Readonly<Record<Intelligence, Compensation | null>> = {
  unknown: null,
  'code broken': null,
  forewarned: { points: 5, over: 5, coming: 'together' },
  surprised: { points: 10, over: 10, coming: 'a day late' },
};
const FULL_DAY = 8;

/** vp-03: how Japan's first ships came, from the turns on which each side's did; OFF for never (RULINGS.md, 51). */
export function comingOf({ japan, us }: Readonly<Record<SideId, number>>): Coming {
  if (japan === OFF || us === OFF) return 'otherwise';
  if (japan === us) return 'together';
  return japan - us >= FULL_DAY ? 'a day late' : 'otherwise';
}

type Looks = Pick<Context<unknown>, 'look'>;

/** vp-01, vp-05: points for the ships among these losses. */
export function shipPoints(g: Looks, losses: Losses, otherTypes = true): number {
  return SHIP_TYPES.reduce((sum, type) => {
    if (!otherTypes && UNLISTED.includes(type)) return sum;
    return sum + (losses[type] ?? 0) * g.look<number>('points', type);
  }, 0);
}

/** vp-01: points for all of them. */
function lossPoints(g: Looks, losses: Losses, side: SideId, otherTypes: boolean): number {
  const subs = (losses.sub ?? 0) * (side === 'us' ? US_SUB_POINTS : 1);
  return shipPoints(g, losses, otherTypes) + subs + (losses.air ?? 0) + (losses.transport ?? 0) + (losses.ground ?? 0);
}

export interface Reckoning {
  intelligence: Intelligence;
  coming: Coming;
  losses: Record<SideId, Losses>;
  /** Who holds Saipan, Guam, ... at the end. */
  holders: readonly (SideId | 'nobody')[];
  handicap: number;
  otherTypes: boolean;
}

/** vp-02: for the islands that a side holds. */
function islandPoints(holders: Reckoning['holders'], side: SideId): number {
  return ISLANDS.reduce((sum, { points }, island) => sum + (holders[island] === side ? points : 0), 0);
}

/** vp-01 to vp-05 */
export function reckon(g: Looks, { intelligence, coming, losses, holders, handicap, otherTypes }: Reckoning) {
  const ships = shipPoints(g, losses.japan, otherTypes);
  const made = COMPENSATION[intelligence];
  const compensation = made !== null && coming === made.coming && ships > made.over ? made.points : 0;
  const us = lossPoints(g, losses.japan, 'japan', otherTypes) + islandPoints(holders, 'us') - handicap;
  const japan = lossPoints(g, losses.us, 'us', otherTypes) + islandPoints(holders, 'japan') + compensation;
  const winner: SideId | null = us === japan ? null : us > japan ? 'us' : 'japan';
  return { ships, compensation, us, japan, winner };
}

/** What a side has lost in a campaign. */
export function lossesOf(state: Campaign, side: SideId): Losses {
  const losses: Losses = { air: state.airLost[side], ground: state.factorsLost[side] };
  for (const ship of FLEET[side]) {
    const { type, hulls } = at(SHIPS, ship);
    if (type === 'LF' || state.at[ship] !== SUNK) continue;
    losses[type] = (losses[type] ?? 0) + (type === 'DESDIV' ? 1 : hulls);
  }
  if (side === 'us') {
    losses.sub = state.subsLost;
    losses.transport = 2 * TRANSPORTS - state.transports.reduce((sum, n) => sum + n, 0);
  } else losses.sub = IJN_SUBS - state.subsLeft;
  return losses;
}

/** The score as it stands. What Japan knew counts only where it is known. */
export function standing(g: Looks, state: Campaign): ReturnType<typeof reckon> {
  return reckon(g, {
    intelligence: state.intelligence,
    coming: comingOf(state.entered),
    losses: { japan: lossesOf(state, 'japan'), us: lossesOf(state, 'us') },
    holders: ISLANDS.map((_, island) => holderOf(state, island)),
    handicap: state.handicap,
    otherTypes: state.otherTypes,
  });
}

const RESULTS: Readonly<Record<SideId, string>> = { us: 'American victory', japan: 'Japanese victory' };

/** vp-01 to vp-05: what each side's points are for; a side's are for what the other has lost. */
function linesOf(g: Looks, state: Campaign): Record<string, number> {
  const holders = ISLANDS.map((_, island) => holderOf(state, island));
  const lines: Record<string, number> = {};
  for (const side of ['us', 'japan'] as const) {
    const losses = lossesOf(state, enemyOf(side));
    lines[`${side} ships`] = shipPoints(g, losses, state.otherTypes);
    lines[`${side} submarines`] = (losses.sub ?? 0) * (side === 'japan' ? US_SUB_POINTS : 1);
    lines[`${side} aircraft`] = losses.air ?? 0;
    if (side === 'japan') lines['japan transports'] = losses.transport ?? 0;
    lines[`${side} factors`] = losses.ground ?? 0;
    lines[`${side} islands`] = islandPoints(holders, side);
  }
  lines['us handicap'] = state.handicap === 0 ? 0 : -state.handicap;
  lines['japan compensation'] = standing(g, state).compensation;
  return lines;
}

export function outcome(g: Looks, state: Campaign): Outcome {
  const { us, japan, winner } = standing(g, state);
  const scores = { us, japan, ...linesOf(g, state) };
  return { winner, result: winner === null ? 'draw' : RESULTS[winner], scores };
}
