import {
  type ActivationExtra,
  at,
  isDamaged,
  isOnMap,
  LEFT,
  retire,
  shipsUnder,
  type SideId,
} from '@point-option/chit-pull';
import { LEAVING, UNLOADING } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { EDGES, grid, HOME_EDGES, ORMOC } from '../data/map.ts';
import type { G, Own } from '../data/own.ts';
import { NEVER_LEAVES, OZAWA_LEAVES } from '../data/scenarios.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { airBoxes, dateOf } from './airBoxes.ts';
import { isFanatical, isSworn } from './fanaticism.ts';
import { isAtHome, isHomeward } from './homeward.ts';
import { pointsLeft } from './movementLeft.ts';

/* What an active force can do besides searching, sailing, striking and fighting. */

const OZAWA = new Set(SHIPS_OF.get('Ozawa'));

const AT_EDGE = { japan: hexesAtEdge('japan'), us: hexesAtEdge('us') };
function hexesAtEdge(side: SideId): ReadonlySet<number> {
  return new Set(HOME_EDGES[side].flatMap((edge) => EDGES[edge]));
}

/** 6.3, 12.2, 13.1.5.2: who may leave the map where it is. */
export function mayLeave(g: G, marker: number): boolean {
  const { state } = g;
  if (!isOnMap(state, marker)) return false;
  const { side } = at(fleet.markers, marker);
  const { hex } = at(state.markers, marker);
  // Asked again and again in every activation, and hardly ever is a force at an edge: what is found out soonest comes first.
  const isSentHome = isHomeward(state, marker);
  if (!isSentHome && !AT_EDGE[side].has(hex)) return false;
  const ships = shipsUnder(fleet, state, marker);
  if (ships.length === 0 || pointsLeft(g, marker) < LEAVING) return false;
  if (isSentHome) return isAtHome(state, marker);
  // 6.3: damaged US ships and their escorts.
  if (side === 'us') return ships.some((ship) => isDamaged(state, ship));
  if (ships.includes(NEVER_LEAVES)) return false;
  if (isFanatical(g) && isSworn(state, marker)) return false;
  return !isFanatical(g) || dateOf(state) >= OZAWA_LEAVES || !ships.some((ship) => OZAWA.has(ship));
}

function leave(g: G, marker: number): void {
  const { state } = g;
  const { name } = at(fleet.markers, marker);
  const ships = shipsUnder(fleet, state, marker);
  const values = { marker: name, hex: grid.label(at(state.markers, marker).hex) };
  g.emit('force leaves', values, { rule: '6.3', reveals: true });
  for (const ship of ships) {
    state.shipAt[ship] = LEFT;
    airBoxes.strand(g, ship);
  }
  retire(state, marker);
}

/** 12.1: transports in Ormoc that have a movement point left unload. */
function mayUnload(g: G, marker: number): boolean {
  const { state } = g;
  return (
    isOnMap(state, marker) &&
    at(state.markers, marker).hex === ORMOC &&
    state.own.unloaded === 0 &&
    state.shipAt[NEVER_LEAVES] === marker &&
    pointsLeft(g, marker) >= UNLOADING
  );
}

function unload(g: G, marker: number): void {
  const { state } = g;
  const points = at(fleet.ships, NEVER_LEAVES).boxes - at(state.hits, NEVER_LEAVES);
  state.own.unloaded = points;
  state.own.spent += UNLOADING;
  g.emit('unloaded', { marker: at(fleet.markers, marker).name, n: points }, { rule: '12.1', reveals: true });
}

export const EXTRAS: readonly ActivationExtra<Own>[] = [
  {
    id: 'leave',
    cite: '6.3',
    offers: (g, entry) => entry < fleet.markers.length && mayLeave(g, entry),
    perform: leave,
  },
  {
    id: 'unload',
    cite: '12.1',
    offers: (g, entry) => entry < fleet.markers.length && mayUnload(g, entry),
    perform: unload,
  },
];
