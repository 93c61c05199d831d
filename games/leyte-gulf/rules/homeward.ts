import { at, shipsUnder } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { EDGES, grid, HOME_EDGES, MANILA } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { isNearer, routesTo } from './seaRoutes.ts';

/*
 * 6.4: ships that were detached sail home, alone or as a force of their own, and never join another.
 */

function overEdges(side: 'japan' | 'us'): number[] {
  return HOME_EDGES[side].flatMap((edge) => EDGES[edge]);
}
/** 6.4: ships make for the nearest of these: hexes on edges of the map, and 9.4 for Japanese cruisers a port. */
const HOMES = { japan: overEdges('japan'), us: overEdges('us'), port: [...overEdges('japan'), MANILA] };
const ROUTES = { japan: routesTo(HOMES.japan), us: routesTo(HOMES.us), port: routesTo(HOMES.port) };

/** Whether a force has been sent home. */
export function isHomeward(theater: LeyteTheater, marker: number): boolean {
  const { homeward } = theater.own;
  // Asked for every hex that a force could sail into. Few ships are sent home.
  for (let ship = homeward.indexOf(true); ship >= 0; ship = homeward.indexOf(true, ship + 1))
    if (theater.shipAt[ship] === marker) return true;
  return false;
}

/** 9.4: cruisers, and the destroyers with them, may make for Manila. */
function mayShelter(theater: LeyteTheater, marker: number): boolean {
  return (
    at(fleet.markers, marker).side === 'japan' &&
    shipsUnder(fleet, theater, marker).every((ship) => ['CA', 'CL', 'DD', 'DE'].includes(at(fleet.ships, ship).type))
  );
}

function homeOf(theater: LeyteTheater, marker: number): keyof typeof HOMES {
  return mayShelter(theater, marker) ? 'port' : at(fleet.markers, marker).side;
}

/** 6.4.2, 9.4: the hexes where ships are home. */
export function homesOf(theater: LeyteTheater, marker: number): readonly number[] {
  return HOMES[homeOf(theater, marker)];
}

function routeOf(theater: LeyteTheater, marker: number): Int16Array {
  return ROUTES[homeOf(theater, marker)];
}

/** Whether ships are where they leave the map for home. */
export function isAtHome(theater: LeyteTheater, marker: number): boolean {
  return routeOf(theater, marker)[at(theater.markers, marker).hex] === 0;
}

/** 6.4: it takes the shortest way. */
export function straysFromHome(
  { state }: Pick<G, 'state'>,
  marker: number,
  from: number,
  to: number,
): Refusal | undefined {
  if (!isHomeward(state, marker) || isNearer(routeOf(state, marker), from, to)) return undefined;
  return bound(marker, to);
}

/** Why a force that was sent home may not do something else. */
export function homeRefusal(theater: LeyteTheater, marker: number): Refusal | undefined {
  return isHomeward(theater, marker) ? bound(marker, at(theater.markers, marker).hex) : undefined;
}

function bound(marker: number, hex: number): Refusal {
  const { side, name } = at(fleet.markers, marker);
  const values = { marker: name, hex: hex < 0 ? '' : grid.label(hex), edges: { key: `home edges.${side}` } };
  return { reason: { key: 'why bound for home', values }, rule: '6.4' };
}
