import {
  at,
  createKit,
  flakResult,
  isCarrier,
  isDestroyer,
  type Kit,
  type ShipPoints,
  type StaffRules,
} from '@point-option/chit-pull';
import { compileChart, type Json, lookUp } from '@point-option/engine';
import { CRITICAL, scoredIn } from '../data/charts/damage.ts';
import { charts } from '../data/charts.ts';
import { ESCAPED_SHARE, NIGHT_SPOTTING } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { EDGES, grid, HOME_EDGES } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import { SUPER_BATTLESHIPS } from '../data/ships.ts';

function chart(id: string): ReturnType<typeof compileChart> {
  const found = charts.find((other) => other.id === id);
  if (found === undefined) throw new Error(`There is no chart "${id}".`);
  return compileChart(found);
}

/** 12.1, 12.2: what the enemy gets for each ship; a unit of destroyers counts by the hit. */
const SUNK: readonly number[] = (() => {
  const [ours, theirs] = [chart('us points'), chart('japanese points')];
  return fleet.ships.map(({ side, type, boxes }, ship) => {
    if (type === 'APD') return 0;
    const counted = SUPER_BATTLESHIPS.includes(ship) ? 'super battleship' : type;
    const each = lookUp(side === 'us' ? theirs : ours, side === 'us' ? type : counted, 'sunk') as number;
    return isDestroyer(type) ? each * boxes : each;
  });
})();

/** What a ship with so many hits is worth on the beachhead (12.3). */
export function valueOfShip(ship: number, hits: number): number {
  const { type, boxes } = at(fleet.ships, ship);
  return isDestroyer(type) ? (at(SUNK, ship) * (boxes - hits)) / boxes : at(SUNK, ship);
}

/** 12.1: what transports bring that unload: a point for each of their boxes. */
const CARGO = 4;

/** 12.1, 12.2: what both sides together make of a ship. Every Japanese ship that comes away costs the US a share of its value. */
function shipPoints(ship: number): ShipPoints {
  const { side, type } = at(fleet.ships, ship);
  const sunk = at(SUNK, ship);
  if (type === 'APD') return { sunk: CARGO, hurt: 0, byHits: true };
  if (side === 'us') {
    const hurt = isDestroyer(type) ? 0 : (lookUp(chart('japanese points'), type, 'damaged') as number);
    return { sunk, hurt, byHits: isDestroyer(type) };
  }
  return { sunk: sunk * (1 + (isCarrier(type) ? 1 : ESCAPED_SHARE)), hurt: 0, byHits: isDestroyer(type) };
}

/** 6.3: the hexes that ships leave the map from. */
const HOME = {
  japan: HOME_EDGES.japan.flatMap((edge) => EDGES[edge]),
  us: HOME_EDGES.us.flatMap((edge) => EDGES[edge]),
};

function staffRules(): StaffRules<Own> {
  const [air, damage, critical] = [
    chart('air combat').modifiers,
    chart('damage').modifiers,
    chart('critical').modifiers,
  ];
  const n = (modifiers: typeof air, id: string): number => modifiers.get(id)?.n ?? 0;
  return {
    fleet,
    charts,
    points: shipPoints,
    factorPoints: () => 0,
    returns: () => true,
    airCombatDrm: (_theater, side) => (side === 'us' ? n(air, 'us') : 0),
    attackDrm: (_theater, _unit, ship) => (isDestroyer(at(fleet.ships, ship).type) ? n(damage, 'destroyer') : 0),
    // 9.2: any hit may be critical, whatever made it.
    isTorpedo: () => true,
    damageResult: (cell) => {
      const { hits, critical: isCritical } = scoredIn(cell as Json);
      return { hits, criticals: isCritical ? 1 : 0 };
    },
    // 9.3
    oneHitAtMost: true,
    gunsCritical: true,
    // 8.3.3
    sharedFire: 0.5,
    flakResult,
    // 8.1: ships that are not attacked themselves fire once in the whole raid, and that hardly shows.
    reachesNextBox: () => false,
    helpsNextBox: true,
    delivers: 1,
    criticalChart: 'critical',
    criticalDrm: (ship) => {
      const { type } = at(fleet.ships, ship);
      if (isDestroyer(type)) return null;
      return type === 'BB' ? n(critical, 'battleship') : isCarrier(type) ? n(critical, 'carrier') : 0;
    },
    criticalHits: (result) => CRITICAL[result as keyof typeof CRITICAL].hits,
    homeward: (side, hex) => Math.min(...HOME[side].map((exit) => grid.distance(hex, exit))),
    nightSpotting: NIGHT_SPOTTING,
    salvos: ({ hits }, ship) => {
      const { side, type, boxes } = at(fleet.ships, ship);
      return side === 'us' || isDestroyer(type) ? boxes - at(hits, ship) : 1;
    },
  };
}

let made: Kit<Own> | undefined;

/** What all staffs of this game work with, made when the first of them decides something. */
export function kit(): Kit<Own> {
  made ??= createKit(staffRules());
  return made;
}
