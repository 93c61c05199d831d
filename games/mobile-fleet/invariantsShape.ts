import { theaterShape } from '@point-option/chit-pull';
import { fields, flag, integer, oneOf, type Shape } from '@point-option/engine';
import { ARM } from './data/arms.ts';
import { fleet } from './data/fleet.ts';
import { grid } from './data/map.ts';
import { SCENARIOS } from './data/scenarios.ts';

/** 10.2: more points than anybody loses off Saipan. */
const MOST_LOST = 999;
/** 6.1: a report is off by three at most. */
const TOLERANCE = 3;

/** Every field of a position, and what can stand in it. What goes together is for invariants.ts. */
export const shape: Shape = theaterShape(fleet, {
  turns: Math.max(...Object.values(SCENARIOS).map(({ lastTurn }) => lastTurn)),
  arms: ARM.carrier | ARM.island | ARM.ship | ARM.submarine,
  tolerance: TOLERANCE,
  own: fields({
    scenario: oneOf(Object.keys(SCENARIOS)),
    landOrder: oneOf(['awaited', 'given', 'announced']),
    announced: integer({ min: -1, max: grid.count - 1 }),
    flagship: integer({ min: 0, max: fleet.ships.length - 1 }),
    attacked: flag(),
    wind: flag(),
    struck: flag(),
    saipan: integer({ min: 0, max: MOST_LOST }),
  }),
});
