import type { Context, Outcome } from '@point-option/engine';
import { ISLANDS, type SideId } from '../data/map.ts';
import { FLEET, SHIPS, type ShipType, TRANSPORTS } from '../data/ships.ts';
import { at, type Campaign, IJN_SUBS, type Intelligence, SUNK } from '../data/state.ts';
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

/** vp-03: points to make up for less warning, where the loss of ships was heavy enough. */
const COMPENSATION: Readonly<Record<Intelligence, { readonly points: number; readonly over: number }>> = {
  unknown: { points: 0, over: 0 },
  'code broken': { points: 0, over: 0 },
  forewarned: { points: 5, over: 5 },
  surprised: { points: 10, over: 10 },
};

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
  losses: Record<SideId, Losses>;
  /** Who holds Saipan, Guam, ... at the end. */
  holders: readonly (SideId | 'nobody')[];
  handicap: number;
  otherTypes: boolean;
}

/** vp-01 to vp-05 */
export function reckon(g: Looks, { intelligence, losses, holders, handicap, otherTypes }: Reckoning) {
  const islands = (side: SideId): number =>
    ISLANDS.reduce((sum, { points }, island) => sum + (holders[island] === side ? points : 0), 0);
  const ships = shipPoints(g, losses.japan, otherTypes);
  const { points, over } = COMPENSATION[intelligence];
  const compensation = ships > over ? points : 0;
  const us = lossPoints(g, losses.japan, 'japan', otherTypes) + islands('us') - handicap;
  const japan = lossPoints(g, losses.us, 'us', otherTypes) + islands('japan') + compensation;
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
    losses: { japan: lossesOf(state, 'japan'), us: lossesOf(state, 'us') },
    holders: ISLANDS.map((_, island) => holderOf(state, island)),
    handicap: state.handicap,
    otherTypes: state.otherTypes,
  });
}

const RESULTS: Readonly<Record<SideId, string>> = { us: 'American victory', japan: 'Japanese victory' };

export function outcome(g: Looks, state: Campaign): Outcome {
  const { us, japan, winner } = standing(g, state);
  return { winner, result: winner === null ? 'draw' : RESULTS[winner], scores: { us, japan } };
}
