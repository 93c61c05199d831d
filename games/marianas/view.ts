import { clone, type Viewer } from '@point-option/engine';
import { AIR } from './data/aircraft.ts';
import { enemyOf, type SideId } from './data/map.ts';
import { SHIPS } from './data/ships.ts';
import { type Campaign, LOST, type Marker, markerSide, OFF, type PerSide, SUNK, UNKNOWN } from './data/state.ts';

/** What a side sees has the form of the data itself, with UNKNOWN in place of what it may not know (move-07). */
export type CampaignView = Campaign;

/** Written out by hand: it is made for every decision of every simulated match. */
export function observe(data: Campaign, viewer: Viewer): CampaignView {
  // At the end, and for the referee, everything lies open.
  if (data.over || (viewer !== 'japan' && viewer !== 'us')) return copy(data);
  const view = copy(data);
  const enemy = enemyOf(viewer);
  hideShips(view, data, enemy);
  hideAircraft(view, enemy);
  for (const [number, marker] of view.markers.entries()) {
    if (markerSide(number) !== enemy) continue;
    marker.dummy = false;
    // Only a real group takes ships in.
    if (!marker.seen) marker.regrouped = 0;
  }
  view.dummies[enemy] = UNKNOWN;
  if (viewer === 'us') view.intelligence = 'unknown';
  // The first markers on the map may have been dummies.
  view.entered[enemy] = OFF;
  hideFerries(view, enemy);
  return view;
}

/** move-07: which ships stand under markers that lie face down, and which wait or have left, is the owner's secret. */
function hideShips(view: CampaignView, data: Campaign, enemy: SideId): void {
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if ((SHIPS[ship] as { side: SideId }).side !== enemy) continue;
    const at = view.at[ship] as number;
    const shown = at === SUNK || (at >= 0 && (data.markers[at] as Marker).seen);
    if (!shown) view.at[ship] = UNKNOWN;
    // Damage that nobody saw does not show.
    if (!shown && !view.damageKnown[ship]) view.damaged[ship] = false;
  }
}

/** Where the enemy's air units are based is his secret; which are lost is not. */
function hideAircraft(view: CampaignView, enemy: SideId): void {
  for (let unit = 0; unit < AIR.length; unit++)
    if ((AIR[unit] as { side: SideId }).side === enemy && view.base[unit] !== LOST) view.base[unit] = UNKNOWN;
}

/** A flight from one base to another strikes nowhere: how many there are is told, not who and where. */
function hideFerries(view: CampaignView, enemy: SideId): void {
  for (const sortie of view.sorties)
    if (sortie.side === enemy && sortie.ship < 0 && sortie.island < 0) {
      sortie.hex = UNKNOWN;
      sortie.unit = UNKNOWN;
    }
}

/** A copy of the whole campaign that shares nothing with it. */
export function copy(data: Campaign): Campaign {
  return {
    free: data.free,
    composing: pair(data.composing),
    turn: data.turn,
    lastTurn: data.lastTurn,
    handicap: data.handicap,
    otherTypes: data.otherTypes,
    intelligence: data.intelligence,
    detected: data.detected,
    markers: data.markers.map(copyMarker),
    passed: data.passed.map(({ by, marker }) => ({ by, marker })),
    at: data.at.slice(),
    damaged: data.damaged.slice(),
    damageKnown: data.damageKnown.slice(),
    torpedoesFired: data.torpedoesFired.slice(),
    cap: data.cap.slice(),
    torpedoed: data.torpedoed.slice(),
    sightedTurn: data.sightedTurn.slice(),
    sightedHex: data.sightedHex.slice(),
    base: data.base.slice(),
    dummies: pair(data.dummies),
    exposed: pair(data.exposed),
    feints: pair(data.feints),
    transports: data.transports.slice(),
    aboard: data.aboard.slice(),
    anchored: data.anchored.slice(),
    islands: data.islands.map(({ japan, us, field, landed, quiet }) => ({ japan, us, field, landed, quiet })),
    subsLeft: data.subsLeft,
    subsLost: data.subsLost,
    subsOut: pair(data.subsOut),
    airLost: pair(data.airLost),
    replaced: data.replaced,
    factorsLost: pair(data.factorsLost),
    entered: pair(data.entered),
    seaOver: data.seaOver,
    over: data.over,
    battle: clone(data.battle),
    sorties: clone(data.sorties),
  };
}

function pair<T>({ japan, us }: PerSide<T>): PerSide<T> {
  return { japan, us };
}

function copyMarker({ hex, from, heading, regrouped, fought, seen, dummy }: Marker): Marker {
  return { hex, from, heading, regrouped, fought, seen, dummy };
}
