import { theaterShape } from '@point-option/chit-pull';
import { fields, flag, integer, list, oneOf, type Shape } from '@point-option/engine';
import { DETECTED } from './data/arms.ts';
import { VARIANT_FACES } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import { ALL_HEXES } from './data/map.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { SHIPS } from './data/ships.ts';
import { SQUADRONS } from './data/squadrons.ts';

/** More points, missions and movement than anything comes to. */
const MOST = 999;
/** 7.2: a report is off by three at most. */
const TOLERANCE = 3;

const count = (max = MOST): Shape => integer({ min: 0, max });
const marker = count(fleet.markers.length - 1);
const hex = count(ALL_HEXES.length - 1);
const ships = list(count(SHIPS.length - 1));
const unit = count(SQUADRONS.length - 1);
const perUnit = (shape: Shape): Shape => list(shape, { min: SQUADRONS.length, max: SQUADRONS.length });
const perShip = (shape: Shape): Shape => list(shape, { min: SHIPS.length, max: SHIPS.length });

/** Every field of a position, and what can stand in it. What goes together is for invariants.ts. */
export const shape: Shape = theaterShape(fleet, {
  turns: Math.max(...Object.values(SCENARIOS).map(({ lastTurn }) => lastTurn)),
  arms: DETECTED,
  tolerance: TOLERANCE,
  own: fields({
    scenario: oneOf(Object.keys(SCENARIOS)),
    variant: count(VARIANT_FACES),
    covers: perUnit(integer({ min: -1, max: fleet.markers.length - 1 })),
    missions: perUnit(count()),
    spent: count(),
    impaired: ships,
    stopped: ships,
    hurt: list(fields({ ship: count(SHIPS.length - 1), hex })),
    raided: list(fields({ marker, units: count() })),
    homeless: list(fields({ unit, hex })),
    boats: integer({ min: -1, max: ALL_HEXES.length - 1 }),
    lostSubmarines: fields({ japan: count(), us: count() }),
    expended: list(count(fleet.chits.length - 1)),
    chases: list(fields({ marker, hex, of: marker, turn: count() })),
    halseyHeard: count(),
    homeward: perShip(flag()),
    apart: perShip(flag()),
    sent: perShip(count()),
    singles: count(),
    inStrait: perShip(flag()),
    passed: perShip(flag()),
    freed: perShip(flag()),
    shrank: flag(),
    offStation: count(),
    unloaded: count(),
    support: list(unit),
    withheld: count(),
    suppressing: count(),
    carriersFound: flag(),
  }),
});
