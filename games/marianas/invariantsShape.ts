import { either, fields, flag, integer, list, oneOf, type Shape } from '@point-option/engine';
import { AIR, islandBase } from './data/aircraft.ts';
import { grid, ISLANDS, SIDES } from './data/map.ts';
import { SHIPS, TRANSPORTS } from './data/ships.ts';
import { DUMMIES, IJN_SUBS, LOST, MARKER_COUNT, OFF, waiting } from './data/state.ts';

/** time-01: as many turns as the longest campaign has. */
const LAST_TURN = 32;
/** More than any campaign comes to. */
const MOST_COUNTED = 999;
/** set-03: more groups than wait off the map. */
const MOST_WAITING = 30;

export const count = (max: number): Shape => integer({ min: 0, max });
/** A number that stands for something, or -1 for nothing. */
export const orNone = (max: number): Shape => integer({ min: -1, max });
const listOf = (length: number, shape: Shape): Shape => list(shape, { min: length, max: length });
const perSide = (shape: Shape): Shape => fields({ japan: shape, us: shape });

const turn = count(LAST_TURN);
export const hex = count(grid.count - 1);
export const hexOrOff = integer({ min: OFF, max: grid.count - 1 });
export const marker = count(MARKER_COUNT - 1);
const markerOrOff = integer({ min: OFF, max: MARKER_COUNT - 1 });
export const ship = count(SHIPS.length - 1);
export const side = oneOf(SIDES);
const perShip = (shape: Shape): Shape => listOf(SHIPS.length, shape);
/** The factors of both landing forces together. */
export const factors = count(2 * TRANSPORTS);

const battle = fields({
  hex,
  mover: side,
  markers: perSide(markerOrOff),
  round: count(MOST_COUNTED),
  quiet: count(MOST_COUNTED),
  surprise: oneOf([...SIDES, 'none']),
  fighters: list(fields({ ship, box: count(7), done: flag() }), { max: SHIPS.length }),
});

const sortie = fields({
  unit: orNone(AIR.length - 1),
  side,
  ship: orNone(SHIPS.length - 1),
  island: orNone(ISLANDS.length - 1),
  hex: hexOrOff,
  weapon: oneOf(['bomb', 'torpedo']),
  low: count(6),
});

/** Every field of a position, and what can stand in it. What goes together is for invariants.ts. */
export const shape: Shape = fields({
  free: flag(),
  composing: perSide(flag()),
  turn,
  lastTurn: integer({ min: 1, max: LAST_TURN }),
  handicap: count(MOST_COUNTED),
  otherTypes: flag(),
  intelligence: oneOf(['unknown', 'code broken', 'forewarned', 'surprised']),
  detected: turn,
  markers: listOf(
    MARKER_COUNT,
    fields({
      hex: hexOrOff,
      from: hexOrOff,
      heading: orNone(5),
      regrouped: turn,
      fought: turn,
      seen: flag(),
      dummy: flag(),
    }),
  ),
  passed: list(fields({ by: marker, marker })),
  at: perShip(integer({ min: waiting(MOST_WAITING), max: MARKER_COUNT - 1 })),
  damaged: perShip(flag()),
  damageKnown: perShip(flag()),
  torpedoesFired: perShip(flag()),
  cap: perShip(count(MOST_COUNTED)),
  torpedoed: perShip(turn),
  sightedTurn: perShip(turn),
  sightedHex: perShip(hexOrOff),
  base: listOf(AIR.length, integer({ min: LOST, max: islandBase(ISLANDS.length - 1) })),
  dummies: perSide(count(DUMMIES)),
  exposed: perSide(count(DUMMIES)),
  feints: perSide(count(DUMMIES)),
  transports: listOf(2, count(TRANSPORTS)),
  aboard: listOf(2, count(TRANSPORTS)),
  anchored: listOf(2, orNone(ISLANDS.length - 1)),
  islands: listOf(ISLANDS.length, fields({ japan: factors, us: factors, field: flag(), landed: turn, quiet: flag() })),
  subsLeft: count(IJN_SUBS),
  subsLost: count(MOST_COUNTED),
  subsOut: perSide(flag()),
  airLost: perSide(count(MOST_COUNTED)),
  replaced: count(MOST_COUNTED),
  factorsLost: perSide(factors),
  entered: perSide(integer({ min: OFF, max: LAST_TURN })),
  seaOver: flag(),
  over: flag(),
  battle: either(oneOf([null]), battle),
  sorties: list(sortie),
});
