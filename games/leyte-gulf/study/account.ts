import { at, formationsOf, isCarrier, type ShipType, shipsUnder, SUNK } from '@point-option/chit-pull';
import type { Account, Figures } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { ROW } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { type Cause, Sinkings } from './sinkings.ts';

/** Off Cape Engaño and beyond: as far north as this nobody covers San Bernardino Strait any more. */
const NORTH_ROW = 22;

/** The forces that go by San Bernardino Strait, and those that go by Surigao. */
const CENTER = ['Force A', 'Force B', 'Palawan cruisers'].flatMap((force) => SHIPS_OF.get(force) ?? []);
const SOUTH = ['Force C', 'Shima'].flatMap((force) => SHIPS_OF.get(force) ?? []);

type Test = (ship: number) => boolean;
const ofType =
  (...types: readonly ShipType[]): Test =>
  (ship) =>
    types.includes(at(fleet.ships, ship).type);
const isLarge: Test = (ship) => !ofType('DD', 'DE', 'APD')(ship);

/** The account of a battle: what history counted (docs/history/leyte-gulf.md). */
export function account(): Account<LeyteTheater> {
  const sinkings = new Sinkings();
  let turn = 0;
  let north = 0;
  let drawn = 0;
  let reached = 0;
  return {
    tell(theater, news) {
      for (const event of news) {
        sinkings.hear(event);
        if (event.key === 'force drawn') drawn++;
        if (event.key === 'beachhead reached') reached = 1;
      }
      if (theater.turn === turn) return;
      ({ turn } = theater);
      north = Math.max(north, carrierForcesNorth(theater));
    },
    figures: (theater) => ({
      ...lossesOf(theater, sinkings),
      northernGroups: Math.max(north, carrierForcesNorth(theater)),
      forcesDrawn: drawn,
      throughSanBernardino: CENTER.filter((ship) => isLarge(ship) && theater.own.passed[ship]).length,
      southSunk: SOUTH.filter((ship) => isLarge(ship) && theater.shipAt[ship] === SUNK).length,
      beachhead: reached,
      unloaded: theater.own.unloaded > 0 ? 1 : 0,
    }),
  };
}

/** Third Fleet forces with carriers that are far in the north. */
function carrierForcesNorth(theater: LeyteTheater): number {
  return formationsOf(fleet, theater, 'us').filter(
    (marker) =>
      at(ROW, at(theater.markers, marker).hex) <= NORTH_ROW &&
      shipsUnder(fleet, theater, marker).some((ship) => isCarrier(at(fleet.ships, ship).type)),
  ).length;
}

/** Single ships that units of destroyers have lost: those that were sent away, or were lost before the battle, are not among them. */
function destroyersLost({ hits, own }: LeyteTheater, side: 'japan' | 'us'): number {
  return fleet.shipsOf[side].filter(ofType('DD', 'DE')).reduce((sum, ship) => {
    const before = SCENARIOS[own.scenario].hits.get(ship) ?? 0;
    return sum + Math.max(0, at(hits, ship) - before - at(own.sent, ship));
  }, 0);
}

function lossesOf(theater: LeyteTheater, sinkings: Sinkings): Figures {
  const sunk = (side: 'japan' | 'us', test: Test): readonly number[] =>
    fleet.shipsOf[side].filter((ship) => theater.shipAt[ship] === SUNK && test(ship));
  const by = (ships: readonly number[], ...causes: readonly Cause[]): number =>
    ships.filter((ship) => causes.includes(sinkings.causeOf(at(fleet.ships, ship).id) ?? 'air')).length;
  const japanese = sunk('japan', isLarge);
  const escorts = sunk('us', ofType('CVE'));
  return {
    japaneseCarriersSunk: sunk('japan', ofType('CV', 'CVL')).length,
    japaneseBattleshipsSunk: sunk('japan', ofType('BB')).length,
    japaneseHeavyCruisersSunk: sunk('japan', ofType('CA')).length,
    japaneseLightCruisersSunk: sunk('japan', ofType('CL')).length,
    japaneseDestroyersSunk: destroyersLost(theater, 'japan'),
    japaneseSunkByAir: by(japanese, 'air'),
    japaneseSunkByGuns: by(japanese, 'guns', 'boats'),
    japaneseSunkBySubmarine: by(japanese, 'submarine'),
    usCarriersSunk: sunk('us', ofType('CV', 'CVL')).length,
    escortCarriersSunk: escorts.length,
    escortCarriersByGuns: by(escorts, 'guns'),
    escortCarriersByKamikaze: by(escorts, 'kamikaze'),
    usBattleshipsSunk: sunk('us', ofType('BB')).length,
    usCruisersSunk: sunk('us', ofType('CA', 'CL')).length,
    usDestroyersSunk: destroyersLost(theater, 'us'),
    usCarriersHit: fleet.shipsOf.us.filter((ship) => ofType('CV', 'CVL')(ship) && at(theater.hits, ship) > 0).length,
  };
}
