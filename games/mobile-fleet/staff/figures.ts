import {
  at,
  baseOf,
  createKit,
  isCarrier,
  isDestroyer,
  type Kit,
  type ShipPoints,
  type StaffRules,
  flakResult,
} from '@point-option/chit-pull';
import { compileChart, lookUp } from '@point-option/engine';
import { type Critical, CRITICAL } from '../data/charts/damage.ts';
import { charts } from '../data/charts.ts';
import { NIGHT_SPOTTING } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { EDGES, grid, HOME_EDGES } from '../data/map.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { FACTORS_A_POINT, SCENARIOS } from '../data/scenarios.ts';
import { CLASS_OF } from '../data/ships.ts';

function chart(id: string): ReturnType<typeof compileChart> {
  const found = charts.find((other) => other.id === id);
  if (found === undefined) throw new Error(`There is no chart "${id}".`);
  return compileChart(found);
}

/** Factors of carrier air that go down with an average Japanese carrier. */
const AIR_ABOARD = 2;

/** 10.1, 10.2: what both sides together make of a ship that is sunk, or hit at all. */
function shipPoints(): (ship: number) => ShipPoints {
  const [ours, theirs, survivors] = [chart('us points'), chart('japanese points'), chart('japanese survivors')];
  const points = fleet.ships.map(({ side, type }, ship): ShipPoints => {
    if (side === 'us')
      return {
        sunk: lookUp(theirs, type, 'sunk') as number,
        hurt: lookUp(theirs, type, 'damaged') as number,
      };
    const counted = CLASS_OF[ship] === 'yamato' ? 'super battleship' : type;
    const sunk = lookUp(ours, counted, 'sunk') as number;
    if (!isCarrier(type)) return { sunk, hurt: 0 };
    const whole = lookUp(survivors, type, 'whole') as number;
    const damaged = lookUp(survivors, type, 'damaged') as number;
    return { sunk: sunk + whole + AIR_ABOARD / FACTORS_A_POINT, hurt: whole - damaged };
  });
  return (ship) => at(points, ship);
}

/** 7.3: the hexes that ships leave the map from. */
const HOME = {
  japan: HOME_EDGES.japan.flatMap((edge) => EDGES[edge]),
  us: HOME_EDGES.us.flatMap((edge) => EDGES[edge]),
};

const isTrained = ({ own }: MobileTheater): boolean => SCENARIOS[own.scenario].trained;

/** 10.2: a point for every two factors of carrier air. */
function factorPoints(unit: number): number {
  const { side, home } = at(fleet.squadrons, unit);
  return side === 'japan' && baseOf(home) < 0 ? 1 / FACTORS_A_POINT : 0;
}

/** 5.5, 5.6: US units always fly again, those of the islands may, Japanese carrier units do not except in the dream. */
function returns({ own }: MobileTheater, unit: number): boolean {
  const { side, home } = at(fleet.squadrons, unit);
  return side === 'us' || baseOf(home) >= 0 || SCENARIOS[own.scenario].carrierRecovery > 0;
}

function staffRules(): StaffRules<Own> {
  const [air, damage] = [chart('air combat').modifiers, chart('damage').modifiers];
  const critical = chart('torpedo critical').modifiers;
  const n = (modifiers: typeof air, id: string): number => modifiers.get(id)?.n ?? 0;
  return {
    fleet,
    charts,
    points: shipPoints(),
    factorPoints,
    returns,
    airCombatDrm: (theater, side) => (side === 'us' ? n(air, 'us') : isTrained(theater) ? n(air, 'trained') : 0),
    attackDrm: (theater, unit, ship) => {
      const small = isDestroyer(at(fleet.ships, ship).type) ? n(damage, 'destroyer') : 0;
      return small + (at(fleet.squadrons, unit).side === 'japan' && isTrained(theater) ? n(damage, 'trained') : 0);
    },
    isTorpedo: (unit) => at(fleet.squadrons, unit).kind === 'T',
    flakResult,
    reachesNextBox: (side) => side === 'us',
    // 14.0: on 6 or more. Staff don't know the options of a match, and this one is usual.
    delivers: 0.5,
    criticalChart: 'torpedo critical',
    criticalDrm: (ship) => {
      const { type, side } = at(fleet.ships, ship);
      if (isDestroyer(type)) return null;
      if (type === 'BB') return n(critical, 'battleship');
      return isCarrier(type) && side === 'japan' ? n(critical, 'japanese carrier') : 0;
    },
    criticalHits: (result) => CRITICAL[result as Critical].hits,
    detachedAreDamaged: true,
    falseMarkers: true,
    homeward: (side, hex) => Math.min(...HOME[side].map((exit) => grid.distance(hex, exit))),
    nightSpotting: NIGHT_SPOTTING,
    salvos: ({ hits }, ship) => {
      const { type, boxes } = at(fleet.ships, ship);
      return isDestroyer(type) ? boxes - at(hits, ship) : 1;
    },
  };
}

let made: Kit<Own> | undefined;

/** What all staffs of this game work with, made when the first of them decides something. */
export function kit(): Kit<Own> {
  made ??= createKit(staffRules());
  return made;
}
