import { fields, flag, integer, list, oneOf, type Shape, type Side } from '@point-option/engine';
import { BOXES, enemyOf, SHIP_IDS, SIDES, SQUADRON_IDS, STORES } from './data/state.ts';

const count = (max: number): Shape => integer({ min: 0, max });

/** The longer scenario has six rounds. */
const ROUNDS = 6;
/** The most strength there is (1.2). */
const HITS = 4;

const round = integer({ min: 1, max: ROUNDS });
const box = oneOf(BOXES);
const idsOf = (ids: Readonly<Record<Side, readonly string[]>>, side: Side): readonly string[] => ids[side] ?? [];

function fleet(side: Side): Shape {
  const ships = idsOf(SHIP_IDS, side);
  const enemies = idsOf(SHIP_IDS, enemyOf(side));
  const squadrons = idsOf(SQUADRON_IDS, side);
  return fields({
    ships: list(
      fields({
        id: oneOf(ships),
        kind: oneOf(['carrier', 'cruiser', 'destroyer']),
        box: oneOf([...BOXES, 'port', 'sunk']),
        hits: count(HITS),
      }),
      { min: ships.length - 1, max: ships.length },
    ),
    squadrons: list(
      fields({
        id: oneOf(squadrons),
        kind: oneOf(['fighter', 'bomber']),
        state: oneOf(['ready', 'spent', 'lost']),
        task: oneOf(['rest', 'patrol', 'strike']),
        box: oneOf([...BOXES, null]),
        seen: flag(),
      }),
      { min: squadrons.length - 1, max: squadrons.length },
    ),
    stores: count(STORES),
    shifts: count(ROUNDS),
    contacts: list(
      fields({
        round,
        source: oneOf(['raid', 'search']),
        box,
        ships: list(oneOf(enemies), { unique: true }),
        sunk: oneOf([...enemies, null]),
      }),
    ),
  });
}

/** Every field of a position, and what can stand in it. What goes together is for invariants.ts. */
export const shape: Shape = fields({
  round,
  rounds: round,
  red: fleet('red'),
  blue: fleet('blue'),
  assigned: flag(),
  raids: list(fields({ by: oneOf(SIDES), box, met: flag() }), { max: 2 * BOXES.length }),
});
