import { fields, flag, list, type LocalShapes, oneOf, record } from '@point-option/engine';
import { ISLANDS, SIDES } from './data/map.ts';
import { SHIPS } from './data/ships.ts';
import { count, factors, hex, hexOrOff, marker, orNone, ship, side } from './invariantsShape.ts';

const shipOrNone = orNone(SHIPS.length - 1);
const ships = list(ship);
const island = count(ISLANDS.length - 1);
/** land-01: the landing forces. Each list of things to deal with ends one past the last. */
const FORCES = 2;
/** What each firing is aimed at: a ship by its id, or nothing. */
const aim = record(oneOf(['', ...SHIPS.map(({ id }) => id)], 'a ship'));

/** What each procedure remembers while it is under way. */
export const localShapes: LocalShapes = {
  movement: fields({ side, second: flag(), hex: hexOrOff, done: list(hex) }),
  recombination: fields({ side, hex }),
  ashore: fields({ force: count(FORCES), island: count(ISLANDS.length) }),
  landing: fields({ force: count(FORCES - 1), island }),
  'ground combat': fields({ island, attacker: oneOf([...SIDES, 'nobody']), wager: factors }),
  battle: fields({ hex, mover: side }),
  engagement: fields({ hex, mover: side, flees: side, chased: flag(), crossing: ships }),
  gunfire: fields({ side, ship: shipOrNone, aim }),
  flight: fields({ side, chased: flag(), pursuers: ships, aim }),
  'submarine patrol': fields({ by: side, ship: shipOrNone, hex: hexOrOff }),
  'submarine attack': fields({ by: side, hex, marker, ship: shipOrNone }),
};
