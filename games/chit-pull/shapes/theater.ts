import { fields, flag, integer, list, oneOf, optional, type Shape } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { PROOF } from '../data/proof.ts';
import { LEFT } from '../data/theater.ts';
import { baseHome } from '../data/squadron.ts';
import { battleShape, raidShape } from './displays.ts';
import { count, listOf, MOST_COUNTED, type Numbers, numbersOf, orNull } from './parts.ts';

/** What only a game knows of the shape of its theater. */
export interface TheaterFigures {
  /** The last turn of its longest scenario. */
  readonly turns: number;
  /** All of its arms, as bits. */
  readonly arms: number;
  /** How far off a report may be at most. */
  readonly tolerance: number;
  readonly own: Shape;
}

/** Bits of a proof; the turn stands above them (data/proof.ts). */
const PROOFS = 2 * Math.max(...Object.values(PROOF));

export const source = oneOf([
  'carrier search',
  'island search',
  'land search',
  'ship search',
  'submarine',
  'raid',
  'battle',
]);

/** Every field of a theater, and what can stand in it. What goes together is for a game's invariants. */
export function theaterShape(fleet: Fleet, figures: TheaterFigures): Shape {
  const numbers = numbersOf(fleet);
  const { side, hex, hexOrOff, marker, markerOrNone, entry, entryOrNone } = numbers;
  const perSide = (shape: Shape): Shape => fields({ japan: shape, us: shape });
  const turn = count(figures.turns);
  const hexes = list(hex);
  const { own } = figures;
  return fields({
    turn,
    lastTurn: integer({ min: 1, max: figures.turns }),
    secret: flag(),
    veiled: flag(),
    markers: listOf(fleet.markers.length, markerShape(numbers, figures)),
    ...shipLists(fleet),
    ...airLists(fleet, numbers, figures),
    pool: list(entry, { max: fleet.markers.length + fleet.chits.length }),
    active: entryOrNone,
    course: hexes,
    wake: hexes,
    overfull: perSide(hexes),
    regrouping: orNull(fields({ side, hex: hexOrOff, due: hexes, slowed: list(marker), dummy: optional(marker) })),
    contacts: perSide(list(contactShape(fleet, numbers, figures), { max: fleet.markers.length })),
    report: orNull(
      fields({
        to: side,
        marker,
        group: markerOrNone,
        source,
        told: oneOf(['count', 'types']),
        tolerance: count(figures.tolerance),
        open: flag(),
        struck: optional(list(numbers.ship)),
      }),
    ),
    raid: orNull(raidShape(numbers)),
    battle: orNull(battleShape(fleet, numbers)),
    subs: list(fields({ side, hex, is: oneOf(['hidden', 'real', 'false', 'idle']) })),
    over: flag(),
    own,
  });
}

function markerShape({ hexOrOff, markerOrNone }: Numbers, { turns, arms }: TheaterFigures): Shape {
  return fields({
    hex: hexOrOff,
    force: markerOrNone,
    dummy: flag(),
    seen: count(arms),
    slow: count(MOST_COUNTED),
    bombed: count(MOST_COUNTED),
    done: flag(),
    shown: hexOrOff,
    proof: count((turns + 1) * PROOFS - 1),
  });
}

function contactShape({ reported }: Fleet, { marker, hexOrOff }: Numbers, { turns, tolerance }: TheaterFigures): Shape {
  return fields({
    marker,
    hex: hexOrOff,
    turn: count(turns),
    source,
    told: oneOf(['sighted', 'count', 'types']),
    total: count(MOST_COUNTED),
    counts: list(count(MOST_COUNTED), { max: reported.length }),
    within: integer({ min: -1, max: tolerance }),
    reports: integer({ min: 1, max: MOST_COUNTED }),
  });
}

function shipLists({ ships, markers }: Fleet): Readonly<Record<string, Shape>> {
  const perShip = (shape: Shape): Shape => listOf(ships.length, shape);
  return {
    shipAt: perShip(integer({ min: LEFT, max: markers.length - 1 })),
    hits: perShip(count(Math.max(...ships.map(({ boxes }) => boxes)))),
    lame: perShip(count(MOST_COUNTED)),
    spent: perShip(flag()),
  };
}

function airLists(
  { squadrons, bases, ships }: Fleet,
  { hexOrOff }: Numbers,
  { turns }: TheaterFigures,
): Readonly<Record<string, Shape>> {
  const perUnit = (shape: Shape): Shape => listOf(squadrons.length, shape);
  return {
    airAt: perUnit(oneOf(['ready', 'cap', 'flown', 'away', 'lost', 'waiting', 'stranded'])),
    airWeak: perUnit(flag()),
    airHome: perUnit(integer({ min: baseHome(bases.length - 1), max: ships.length - 1 })),
    // Some are not back before the end.
    airBack: perUnit(count(MOST_COUNTED)),
    airPost: perUnit(hexOrOff),
    airShown: perUnit(count(turns)),
  };
}
