import { fields, flag, integer, list, oneOf, either, type Shape } from '@point-option/engine';
import { grid } from './data/map.ts';
import { MARKERS, REPORT_MOST, SEARCHES, SQUADRONS, UNDEALT } from './data/state.ts';

export const count = (max: number): Shape => integer({ min: 0, max });
/** One for each formation. */
const each = (shape: Shape): Shape => list(shape, { min: MARKERS, max: MARKERS });

/** The longer scenario has seven turns, and the largest card five ships. */
const TURNS = 7;
const SHIPS = 5;

export const hex = count(grid.count - 1);
const turn = integer({ min: 1, max: TURNS });

const contact = fields({
  hex,
  ships: count(REPORT_MOST),
  accuracy: oneOf(['rough', 'fair', 'good', 'exact']),
  turn,
  source: oneOf(['search', 'shadow', 'strike']),
});

const known = fields({
  fate: each(oneOf(['at sea', 'sunk', 'exposed'])),
  pin: each(hex),
  // A formation moves one hex in a turn (4.2).
  slack: each(count(TURNS)),
  // Bits for 0 to so many hits.
  possible: list(count(2 ** (SHIPS + 1) - 1), { min: MARKERS * MARKERS, max: MARKERS * MARKERS }),
  mayBeReady: count(2 ** (SQUADRONS + 1) - 1),
  lost: count(SQUADRONS),
  searches: list(hex, { max: SEARCHES }),
  looked: count(SEARCHES),
  target: integer({ min: -1, max: MARKERS - 1 }),
  aloft: flag(),
  picture: each(either(oneOf([null]), contact)),
});

const hidden = fields({
  cards: each(integer({ min: UNDEALT, max: SHIPS })),
  hits: each(count(SHIPS)),
  hex: each(hex),
  ready: count(SQUADRONS),
  flying: count(SQUADRONS),
});

/** Every field of a position, and what can stand in it. What goes together is for invariants.ts. */
export const shape: Shape = fields({
  turn,
  turns: turn,
  deck: each(count(SHIPS)),
  squalls: flag(),
  over: flag(),
  known: fields({ north: known, south: known }),
  hidden: fields({ north: hidden, south: hidden }),
});
