import { fields, integer, type Json, list, oneOf, optional } from '@point-option/engine';
import { JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { OFF } from '../data/map.ts';
import { type AirBoxes, type Battle, type Force, type G, type Raid, TURNAROUND_REACH } from '../data/state.ts';
import { advanceTracks } from '../rules/butai.ts';
import { japaneseDamage, knownStrength, permanentHits, unavailable } from '../rules/forces.ts';
import { returnBox } from '../rules/raidReturn.ts';
import { airValue, composeRaid } from '../rules/raidStrength.ts';
import { count, FLEET, GREAT_BATTLE, insist, placeForce, range, ruling, table, westOfFleet } from './kit.ts';

/** Japanese air strength: displays, tracks and air values (9.0, 12.2). */

/** 9.12: the boxes of the tracks, as they are printed. */
const RETURN_BOXES = ['0-3', '4-7', '8-11', '12+'] as const;
const TURNAROUND_BOXES = ['Servicing 1', 'Servicing 2', 'Available 0-3', 'Available 0-7', 'Available 0-11'] as const;
const ALL = 'Available All';
const FIRST_AVAILABLE = TURNAROUND_BOXES.indexOf('Available 0-3');
const AVAILABLE_BOXES = [...TURNAROUND_BOXES.slice(FIRST_AVAILABLE), ALL];

/** A force whose only point stands in a box. */
function pointIn(state: Battle, box: string): Force {
  const force = placeForce(state, FLEET, { kind: 'carrier', level: 2 });
  if (box === ALL) force.air.all = 1;
  else force.air.turnaround[TURNAROUND_BOXES.indexOf(box as never)] = 1;
  return force;
}
function isAvailable(g: G, box: string, distance: number): boolean {
  return unavailable(g.state, pointIn(g.state, box), distance) === 0;
}

export const newRaid = (owner: number, points: number, returning = -1): Raid => ({
  id: 0,
  owner,
  wave: 'A',
  land: false,
  hex: OFF,
  source: FLEET,
  target: 0,
  points,
  fighters: -1,
  aborted: 0,
  intercepted: false,
  returning,
  since: 0,
});

/** What stands on a display. */
export interface DisplayGiven {
  availableAll?: number;
  available0_3?: number;
  available0_7?: number;
  available0_11?: number;
  servicing?: number;
  lost?: number;
  inRaids?: number;
  permanentHits?: number;
}
export const display = {
  availableAll: optional(count),
  available0_3: optional(count),
  available0_7: optional(count),
  available0_11: optional(count),
  servicing: optional(count),
  lost: optional(count),
  inRaids: optional(count),
};
const airOf = ({ servicing = 0, lost = 0, ...given }: DisplayGiven): AirBoxes => ({
  turnaround: [servicing, 0, given.available0_3 ?? 0, given.available0_7 ?? 0, given.available0_11 ?? 0],
  all: given.availableAll ?? 0,
  lost,
});
/** A force with its display; points that are away stand in a raid. */
export function onDisplay(state: Battle, given: DisplayGiven, change: Partial<Force>): Force {
  const force = placeForce(state, westOfFleet(0), { kind: 'carrier', air: airOf(given), ...change });
  force.hits[2] = given.permanentHits ?? 0;
  if (given.inRaids) state.raids.push(newRaid(force.id, given.inRaids, 0));
  return force;
}

export interface CarrierGiven {
  name: string;
  type?: string;
  airValue?: number;
  hitCapacity?: number;
  hitsCurrent?: number;
  hitsPrevious?: number;
  hitsPermanent?: number;
}
const carrierNames = JAPANESE_SHIPS.filter(({ type }) => type === 'CV' || type === 'CVL').map(({ name }) => name);
export const carrier = fields({
  name: oneOf(carrierNames),
  type: optional(oneOf(['CV', 'CVL'])),
  airValue: optional(count),
  hitCapacity: optional(count),
  hitsCurrent: optional(count),
  hitsPrevious: optional(count),
  hitsPermanent: optional(count),
});
/** The ship of that name; what is said of its counter must be so. */
export function shipGiven(state: Battle, given: CarrierGiven, i: number): number {
  const ship = JAPANESE_SHIP_BY_NAME.get(given.name) as number;
  const printed = JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
  for (const [field, value] of [
    ['type', printed.type],
    ['airValue', printed.air],
    ['hitCapacity', printed.hits],
  ] as const)
    insist(
      given[field] === undefined || given[field] === value,
      `given.carriers[${i}].${field} should be ${value}: so it stands on the counter of ${given.name}.`,
    );
  state.japaneseHits[ship] = [given.hitsCurrent ?? 0, given.hitsPrevious ?? 0, given.hitsPermanent ?? 0];
  return ship;
}

export const airStrength = {
  raidReturn: ruling<{ distance: number }>('9.12', { distance: range }, (bare, { distance }) => {
    const g = table(bare);
    const force = placeForce(g.state, FLEET, { kind: 'carrier', level: 2 });
    const raid = newRaid(force.id, 1, returnBox(distance));
    g.state.raids.push(raid);
    const boxes: string[] = [];
    for (let box = -1; box < FIRST_AVAILABLE; advanceTracks(g, force)) {
      box = force.air.turnaround.indexOf(1);
      boxes.push(box < 0 ? (RETURN_BOXES[raid.returning] as string) : (TURNAROUND_BOXES[box] as string));
    }
    return { boxes };
  }),
  pointsUnavailableForRaid: ruling<{ box: string; targetRange: number }>(
    '9.12',
    { box: oneOf([...TURNAROUND_BOXES, ALL]), targetRange: range },
    (bare, { box, targetRange }) => ({ available: isAvailable(table(bare), box, targetRange) }),
  ),
  unavailableBoxesAtRange: ruling<{ range: number }>('10.1F', { range }, (bare, given) => {
    const available = AVAILABLE_BOXES.filter((box) => isAvailable(table(bare), box, given.range));
    return { available, unavailable: AVAILABLE_BOXES.filter((box) => !available.includes(box)) };
  }),
  composeRaid: ruling<DisplayGiven & { level: number; raidStrength: number; range: number }>(
    '9.24',
    { level: integer({ min: 1, max: 4 }), ...display, raidStrength: integer({ min: 1, max: 99 }), range },
    (bare, given) => {
      const g = table(bare);
      const force = onDisplay(g.state, given, { level: given.level });
      const before = knownStrength(g.state, force) ?? 0;
      const taken = composeRaid(force.air, given.raidStrength, given.range);
      force.air.all -= taken.all;
      force.air.turnaround = force.air.turnaround.map((points, box) => points - (taken.turnaround[box] ?? 0));
      g.state.raids.push(newRaid(force.id, given.raidStrength));
      return {
        knownBefore: before,
        fromAvailableAll: taken.all,
        from0_3: taken.turnaround[TURNAROUND_REACH.indexOf(3)] ?? 0,
        from0_7: taken.turnaround[TURNAROUND_REACH.indexOf(7)] ?? 0,
        from0_11: taken.turnaround[TURNAROUND_REACH.indexOf(11)] ?? 0,
        newPoints: taken.fresh,
        knownAfter: knownStrength(g.state, force) ?? 0,
      };
    },
  ),
  forceAirValueForRaid: ruling<{ carriers: CarrierGiven[]; lostPoints?: number }>(
    '12.24',
    { carriers: list(carrier, { min: 1 }), lostPoints: optional(count) },
    (bare, { carriers, lostPoints = 0 }) => {
      const g = table(bare, { scenario: GREAT_BATTLE });
      const ships = carriers.map((one, i) => shipGiven(g.state, one, i));
      const force = onDisplay(g.state, { lost: lostPoints }, { level: 4, ships });
      const { value, lost } = airValue(g, force);
      // Only permanent hits take from the air value (12.22).
      const damage = carriers.map(({ name }, i): [string, Json] => [
        `${name.charAt(0).toLowerCase()}${name.slice(1)}Damage`,
        japaneseDamage(ships[i] as number, permanentHits(g.state, ships[i] as number)),
      ]);
      return { ...Object.fromEntries(damage), airValue: value, lossesDropped: lostPoints - lost, lossesCounted: lost };
    },
  ),
};
