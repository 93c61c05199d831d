import { fields, integer, type Json, list, oneOf, optional, text } from '@point-option/engine';
import { LEVEL_THREE_CHITS } from '../data/charts/intelligence.ts';
import { BUTAI_NUMBERS, CARRIER_TWOS, LEVEL_ONE, type LevelOne } from '../data/chits.ts';
import { JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { grid, OFF } from '../data/map.ts';
import { type AirBoxes, type Battle, type Force, type G, type Raid, TURNAROUND_REACH } from '../data/state.ts';
import { findsTarget, mayRaid } from '../rules/airRaid.ts';
import { advanceTracks, becomeButai } from '../rules/butai.ts';
import { giveLevelOne } from '../rules/chits.ts';
import { type Hour, lightNow, type Light, PHASES } from '../rules/clock.ts';
import { japaneseDamage, knownStrength, permanentHits, unavailable } from '../rules/forces.ts';
import { placeByRadar } from '../rules/raidPlacement.ts';
import { escorts, returnBox } from '../rules/raidReturn.ts';
import { airValue, composeRaid, rollGuamStrength, rollStrength, splitWaves } from '../rules/raidStrength.ts';
import {
  columnOn,
  count,
  FLEET,
  GREAT_BATTLE,
  hour,
  insist,
  light,
  placeForce,
  placeGroup,
  range,
  reading,
  rolled,
  ruling,
  scenario,
  setLight,
  table,
  turnOf,
  westOfFleet,
  yes,
} from './kit.ts';

/** Japanese air strength and air raids (9.0, 10.0, 11.0). */

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

const newRaid = (owner: number, points: number, returning = -1): Raid => ({
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
interface DisplayGiven {
  availableAll?: number;
  available0_3?: number;
  available0_7?: number;
  available0_11?: number;
  servicing?: number;
  lost?: number;
  inRaids?: number;
  permanentHits?: number;
}
const display = {
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
function onDisplay(state: Battle, given: DisplayGiven, change: Partial<Force>): Force {
  const force = placeForce(state, westOfFleet(0), { kind: 'carrier', air: airOf(given), ...change });
  force.hits[2] = given.permanentHits ?? 0;
  if (given.inRaids) state.raids.push(newRaid(force.id, given.inRaids, 0));
  return force;
}

interface StrengthGiven extends DisplayGiven {
  range?: number;
  raidsInPlay?: number;
  scenario?: number;
}
const strength = { ...display, range: optional(range), raidsInPlay: optional(count), scenario: optional(scenario) };
/** 10.1D to F. */
function strengthOf(g: G, given: StrengthGiven, force: Force, chart: string, bare: Parameters<typeof rolled>[0]): Json {
  const waves = rollStrength(g, force, given.range ?? 0, given.raidsInPlay ?? 0);
  const [roll] = rolled(bare, chart);
  return { result: (roll?.result as string) ?? null, column: roll?.column ?? null, waves };
}

interface GenerationGiven {
  turn: Hour;
  phase?: number;
  range: number;
  level: number;
  l1Chit?: LevelOne;
  usAdvantage: boolean;
  usFightersOverGuam?: boolean;
  raidsOut?: number;
  scenario?: number;
}

/** 10.1A: the force that considers a raid. */
function raider(state: Battle, { level, l1Chit, range: away, raidsOut = 0 }: GenerationGiven): Force {
  const force = placeForce(state, westOfFleet(away), { level });
  if (level === 1) giveLevelOne(force, l1Chit ?? 'Carrier');
  else if (level > 1) force.kind = 'carrier';
  for (let n = 0; n < raidsOut; n++) state.raids.push(newRaid(force.id, 1));
  return force;
}

interface CarrierGiven {
  name: string;
  type?: string;
  airValue?: number;
  hitCapacity?: number;
  hitsCurrent?: number;
  hitsPrevious?: number;
  hitsPermanent?: number;
}
const carrierNames = JAPANESE_SHIPS.filter(({ type }) => type === 'CV' || type === 'CVL').map(({ name }) => name);
const carrier = fields({
  name: oneOf(carrierNames),
  type: optional(oneOf(['CV', 'CVL'])),
  airValue: optional(count),
  hitCapacity: optional(count),
  hitsCurrent: optional(count),
  hitsPrevious: optional(count),
  hitsPermanent: optional(count),
});
/** The ship of that name; what is said of its counter must be so. */
function shipGiven(state: Battle, given: CarrierGiven, i: number): number {
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

const twoChit = oneOf(['Carrier', ...CARRIER_TWOS]);

export const raids = {
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
  splitWaves: ruling<{ result: string; raidsInPlay: number; source?: string }>(
    '10.1E',
    {
      result: text({ pattern: '^[0-9]+(/[0-9]+)?$', as: 'a strength, such as "9" or "5/4"' }),
      raidsInPlay: count,
      source: optional(oneOf(['Guam', 'carriers'])),
    },
    (_g, { result, raidsInPlay, source }) => ({ waves: splitWaves(result, raidsInPlay, source === 'Guam') }),
  ),
  airRaidGeneration: ruling<GenerationGiven>(
    '10.1B',
    {
      turn: hour,
      phase: optional(integer({ min: 1, max: PHASES })),
      range,
      level: integer({ min: 0, max: 4 }),
      l1Chit: optional(oneOf(LEVEL_ONE)),
      usAdvantage: yes,
      usFightersOverGuam: optional(yes),
      raidsOut: optional(count),
      scenario: optional(scenario),
    },
    (bare, given) => {
      const g = table(bare, given);
      const { state } = g;
      Object.assign(state, { turn: turnOf(given.turn), phase: given.phase ?? 1 });
      placeGroup(state);
      const force = raider(state, given);
      const at = lightNow(state) === 'night' ? 'night' : given.turn;
      const what = {
        advantage: given.usAdvantage,
        guarded: given.usFightersOverGuam === true,
        veterans: state.rules.greatBattle,
      };
      const found = mayRaid(state, force)
        ? findsTarget(g, force.hex, what, () => ({ force: { key: 'force', values: { marker: 'A' } }, touches: [] }))
        : null;
      const { drm, modifiedDie } = reading(bare, 'raid generation');
      return {
        maxRange: g.look<number>('raid hours', at, 'range'),
        turnDrm: g.look<number>('raid hours', at, 'modifier'),
        rangeDrm: g.look<number>('raid distance', given.range, 'modifier'),
        ...(drm !== undefined && { netDrm: drm, modifiedDie: modifiedDie ?? 0 }),
        attack: found !== null,
      };
    },
  ),
  airRaidStrengthUnknown: ruling<
    StrengthGiven & { forceLevel: number; drawnL1?: LevelOne; l2Chit?: string; column?: string; nextButai?: number }
  >(
    '10.1E',
    {
      forceLevel: integer({ min: 0, max: 2 }),
      drawnL1: optional(oneOf(['Carrier'])),
      l2Chit: optional(oneOf(CARRIER_TWOS)),
      airPointsOnDisplay: optional(oneOf([0])),
      column: optional(oneOf(['L1 Carrier', ...CARRIER_TWOS])),
      nextButai: optional(integer({ min: 1, max: BUTAI_NUMBERS.length })),
      range: optional(range),
      raidsInPlay: optional(count),
      scenario: optional(scenario),
    },
    (bare, given) => {
      const { forceLevel, l2Chit, nextButai = 1 } = given;
      insist(
        (forceLevel === 2) === (l2Chit !== undefined),
        'given.l2Chit should be named for a force of level 2, and only then.',
      );
      const column = l2Chit ?? 'L1 Carrier';
      insist(
        given.column === undefined || given.column === column,
        `given.column should be "${column}" for such a force.`,
      );
      const g = table(bare, given);
      for (const marker of BUTAI_NUMBERS.slice(0, nextButai - 1)) placeForce(g.state, FLEET, { marker, butai: true });
      const force = placeForce(g.state, westOfFleet(0), { level: forceLevel, chit: l2Chit ?? '', kind: 'carrier' });
      if (l2Chit === undefined) giveLevelOne(force, 'Carrier');
      const { result, waves } = strengthOf(g, given, force, 'strength unknown', bare) as {
        result: string;
        waves: number[];
      };
      if (waves.length > 0) becomeButai(g, force);
      return { result, waves, butai: force.butai ? Number(force.marker) : null, level: force.level };
    },
  ),
  airRaidStrengthKnown: ruling<StrengthGiven & { chit: string }>(
    '10.1E',
    { chit: twoChit, ...strength, permanentHits: optional(count) },
    (bare, given) => {
      const g = table(bare, given);
      const force = onDisplay(g.state, given, { level: given.chit === 'Carrier' ? 1 : 2, chit: given.chit });
      const known = knownStrength(g.state, force);
      insist(known !== null, 'given.availableAll should be at least 1 where no other air points are known.');
      return { known, ...(strengthOf(g, given, force, 'strength known', bare) as object) };
    },
  ),
  airRaidStrengthByValue: ruling<StrengthGiven & { l3Chit?: string; carriers?: CarrierGiven[]; guamNetValue?: number }>(
    '10.1E',
    {
      l3Chit: optional(oneOf(LEVEL_THREE_CHITS)),
      carriers: optional(list(carrier, { min: 1 })),
      guamNetValue: optional(count),
      ...strength,
      permanentHits: optional(count),
    },
    (bare, given) => {
      const { l3Chit, carriers, guamNetValue } = given;
      insist(
        [l3Chit, carriers, guamNetValue].filter((named) => named !== undefined).length === 1,
        'given should name one of l3Chit, carriers and guamNetValue.',
      );
      const g = table(bare, given);
      if (guamNetValue !== undefined) {
        const points = rollGuamStrength(g, guamNetValue);
        const [roll] = rolled(bare, 'strength by value');
        return { value: guamNetValue, result: (roll?.result as string) ?? null, waves: points === 0 ? [] : [points] };
      }
      const ships = (carriers ?? []).map((one, i) => shipGiven(g.state, one, i));
      const level = l3Chit === undefined ? 4 : 3;
      const force = onDisplay(g.state, given, { level, chit: l3Chit ?? '', ships });
      const { value } = airValue(g, force);
      return { value, ...(strengthOf(g, given, force, 'strength by value', bare) as object) };
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
  escortTableColumn: ruling<{ raidPoints: number }>(
    '10.13',
    { raidPoints: integer({ min: 1, max: 99 }) },
    (g, { raidPoints }) => ({ column: columnOn(g, 'escorts', raidPoints) }),
  ),
  escortFighters: ruling<{ raidPoints: number }>(
    '10.13',
    { raidPoints: integer({ min: 1, max: 99 }) },
    (bare, { raidPoints }) => {
      const g = table(bare);
      const raid = newRaid(placeForce(g.state, FLEET).id, raidPoints);
      const fighters = escorts(g, raid);
      return { fighters, attackPoints: raid.points - fighters };
    },
  ),
  interceptRange: ruling<{ light: Light; distance?: number }>(
    '10.21',
    { light, distance: optional(range) },
    (bare, given) => {
      const g = table(bare);
      setLight(g.state, given.light);
      placeGroup(g.state);
      const hex = placeByRadar(g, westOfFleet(given.distance ?? 29), 0);
      return { hexes: grid.distance(FLEET, hex), ...reading(bare, 'intercept range') };
    },
  ),
};
