import { arrange, type Decision } from '@point-option/engine';
import { airRef, airWanted, at, conditionOf, hexOfShip, OFF, shipRef, strengthOf } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { ship } from '../data/ships.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';

/* 15.6, optional: Japanese carrier aircraft operate from any Japanese carrier, and none takes more than it started with. */

/** Strength that each ship carried at the start. */
const CAPACITY: readonly number[] = fleet.ships.map((_, carrier) =>
  fleet.squadrons.reduce((sum, { home, full }) => sum + (home === carrier ? full : 0), 0),
);

/** Strength that is based on a carrier now. */
function factorsOn(theater: MobileTheater, carrier: number): number {
  let factors = 0;
  for (const unit of JAPANESE_CARRIER_UNITS)
    if (theater.airHome[unit] === carrier && theater.airAt[unit] !== 'lost')
      factors += strengthOf(fleet, theater, unit);
  return factors;
}

/** The Japanese carriers in a hex that still fly. */
function decksAt(theater: MobileTheater, hex: number): number[] {
  if (hex === OFF) return [];
  return fleet.carriersOf.japan.filter(
    (carrier) => hexOfShip(theater, carrier) === hex && conditionOf(fleet, theater, carrier).flies,
  );
}

/** The first carrier in the hex with room for a unit, or OFF. */
export function deckFor(theater: MobileTheater, unit: number, hex: number): number {
  const strength = strengthOf(fleet, theater, unit);
  const deck = decksAt(theater, hex).find((carrier) => factorsOn(theater, carrier) + strength <= at(CAPACITY, carrier));
  return deck ?? OFF;
}

/** Units on deck, ready or flown, that have another deck in their hex. */
function movable(theater: MobileTheater): { unit: number; decks: number[] }[] {
  return JAPANESE_CARRIER_UNITS.flatMap((unit) => {
    if (theater.airAt[unit] !== 'ready' && theater.airAt[unit] !== 'flown') return [];
    const home = at(theater.airHome, unit);
    const decks = decksAt(theater, hexOfShip(theater, home)).filter((deck) => deck !== home);
    return decks.length === 0 ? [] : [{ unit, decks }];
  });
}

/** Units change carriers within a hex, all at once, as long as none is overloaded after. */
export const changeDecks: Decision<MobileTheater, object> = arrange({
  layout: (g) => {
    const units = movable(g.state);
    const decks = [...new Set(units.flatMap((each) => each.decks))];
    return {
      pieces: units.map((each) => ({ id: at(fleet.squadrons, each.unit).id, boxes: each.decks.map(shipId) })),
      boxes: decks.map((deck) => ({ id: shipId(deck) })),
      partial: true,
    };
  },
  describe: (g, _f, piece) => {
    const unit = fleet.squadronNumber.get(String(piece)) ?? 0;
    const home = at(fleet.ships, at(g.state.airHome, unit)).name;
    return {
      label: { key: 'deck unit', values: { unit: at(fleet.squadrons, unit).name, ship: home } },
      short: { key: 'name', values: { name: at(fleet.squadrons, unit).name } },
      touches: [airRef(fleet, unit)],
    };
  },
  describeBox: (g, _f, box) => {
    const carrier = ship(box);
    const values = { ship: at(fleet.ships, carrier).name, n: factorsOn(g.state, carrier), most: at(CAPACITY, carrier) };
    return {
      label: { key: 'deck', values },
      short: { key: 'name', values: { name: box } },
      touches: [shipRef(fleet, carrier)],
    };
  },
  whyNot: (g, _f, wanted) => {
    const unit = airWanted(fleet, wanted);
    if (unit < 0 || at(fleet.squadrons, unit).side !== 'japan') return undefined;
    if (movable(g.state).some((each) => each.unit === unit)) return undefined;
    return { reason: { key: 'why no other deck', values: { unit: at(fleet.squadrons, unit).name } }, rule: '15.6' };
  },
  check: (g, _f, placed) => {
    const over = overloaded(g.state, placed);
    if (over === OFF) return undefined;
    const values = { ship: at(fleet.ships, over).name, most: at(CAPACITY, over) };
    return { reason: { key: 'why deck full', values }, rule: '15.6', box: shipId(over) };
  },
  example: () => ({}),
  apply: (g, _f, placed) => {
    for (const [id, deck] of Object.entries(placed))
      g.state.airHome[fleet.squadronNumber.get(id) as number] = ship(deck);
  },
});

/** A carrier that would carry more than it started with, or OFF. */
function overloaded(theater: MobileTheater, placed: Readonly<Record<string, string>>): number {
  const load = new Map<number, number>();
  const add = (carrier: number, factors: number): void => {
    load.set(carrier, (load.get(carrier) ?? factorsOn(theater, carrier)) + factors);
  };
  for (const [id, deck] of Object.entries(placed)) {
    const unit = fleet.squadronNumber.get(id) as number;
    const strength = strengthOf(fleet, theater, unit);
    add(ship(deck), strength);
    add(at(theater.airHome, unit), -strength);
  }
  for (const [carrier, factors] of load) if (factors > at(CAPACITY, carrier)) return carrier;
  return OFF;
}

function shipId(carrier: number): string {
  return at(fleet.ships, carrier).id;
}
