import type { Viewer } from '@point-option/engine';
import { AIR_OF } from './data/aircraft.ts';
import { enemyOf, type SideId } from './data/map.ts';
import { FLEET } from './data/ships.ts';
import {
  at,
  type Campaign,
  LOST,
  type Marker,
  MARKERS,
  numberAt,
  OFF,
  type PerSide,
  type Sortie,
  SUNK,
  UNKNOWN,
} from './data/state.ts';

/** What a side sees has the form of the data itself, with UNKNOWN in place of what it may not know (move-07). */
export type CampaignView = Campaign;

/** Made for every decision of every simulated match: what is not hidden is handed over as it is. */
export function observe(data: Campaign, viewer: Viewer): CampaignView {
  // At the end, and for the referee, everything lies open.
  if (data.over || (viewer !== 'japan' && viewer !== 'us')) return data;
  const enemy = enemyOf(viewer);
  const ships = shipsSeen(data, enemy);
  return {
    free: data.free,
    composing: data.composing,
    turn: data.turn,
    lastTurn: data.lastTurn,
    handicap: data.handicap,
    otherTypes: data.otherTypes,
    intelligence: viewer === 'us' ? 'unknown' : data.intelligence,
    detected: data.detected,
    markers: markersSeen(data.markers, enemy),
    passed: data.passed,
    at: ships.at,
    damaged: ships.damaged,
    damageKnown: data.damageKnown,
    torpedoesFired: data.torpedoesFired,
    cap: data.cap,
    torpedoed: data.torpedoed,
    sightedTurn: data.sightedTurn,
    sightedHex: data.sightedHex,
    base: basesSeen(data.base, enemy),
    dummies: without(data.dummies, enemy, UNKNOWN),
    exposed: data.exposed,
    feints: data.feints,
    transports: data.transports,
    aboard: data.aboard,
    anchored: data.anchored,
    islands: data.islands,
    subsLeft: data.subsLeft,
    subsLost: data.subsLost,
    subsOut: data.subsOut,
    airLost: data.airLost,
    replaced: data.replaced,
    factorsLost: data.factorsLost,
    // The first markers on the map may have been dummies.
    entered: without(data.entered, enemy, OFF),
    seaOver: data.seaOver,
    over: data.over,
    battle: data.battle,
    sorties: sortiesSeen(data.sorties, enemy),
  };
}

function without({ japan, us }: PerSide<number>, side: SideId, hidden: number): PerSide<number> {
  return side === 'japan' ? { japan: hidden, us } : { japan, us: hidden };
}

/**
 * move-07: which ships stand under markers that lie face down, and which wait or have left, is the owner's secret; and
 * damage to them that nobody saw does not show. Both in one pass over his fleet.
 */
function shipsSeen(
  { at: places, markers, damaged, damageKnown }: Campaign,
  enemy: SideId,
): Pick<Campaign, 'at' | 'damaged'> {
  const seen = { at: places.slice(), damaged };
  for (const ship of FLEET[enemy]) {
    const place = numberAt(places, ship);
    if (place === SUNK || (place >= 0 && at(markers, place).seen)) continue;
    seen.at[ship] = UNKNOWN;
    if (!damaged[ship] || damageKnown[ship]) continue;
    if (seen.damaged === damaged) seen.damaged = damaged.slice();
    seen.damaged[ship] = false;
  }
  return seen;
}

/** dummy-01: a marker that lies face down shows neither that it is a dummy nor, as only a real group does, that it took ships in. */
function markersSeen(markers: Marker[], enemy: SideId): Marker[] {
  let seen = markers;
  for (let number = MARKERS[enemy].first; number <= MARKERS[enemy].last; number++) {
    const marker = at(markers, number);
    const regrouped = marker.seen ? marker.regrouped : 0;
    if (!marker.dummy && regrouped === marker.regrouped) continue;
    if (seen === markers) seen = markers.slice();
    const { hex, from, heading, fought, seen: isSeen } = marker;
    seen[number] = { hex, from, heading, regrouped, fought, seen: isSeen, dummy: false };
  }
  return seen;
}

/** Where the enemy's air units are based is his secret; which are lost is not. */
function basesSeen(base: readonly number[], enemy: SideId): number[] {
  const bases = base.slice();
  for (const unit of AIR_OF[enemy]) if (bases[unit] !== LOST) bases[unit] = UNKNOWN;
  return bases;
}

/** A flight from one base to another strikes nowhere: how many there are is told, not who and where. */
function sortiesSeen(sorties: Sortie[], enemy: SideId): Sortie[] {
  const isHidden = ({ side, ship, island }: Sortie): boolean => side === enemy && ship < 0 && island < 0;
  if (!sorties.some(isHidden)) return sorties;
  return sorties.map((sortie) => (isHidden(sortie) ? { ...sortie, hex: UNKNOWN, unit: UNKNOWN } : sortie));
}
