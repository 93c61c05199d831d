import { either, fields, integer, type Json, list, oneOf, optional } from '@point-option/engine';
import { LEVEL_THREE_CHITS } from '../data/charts/intelligence.ts';
import { CARRIER_TWOS, SURFACE_TWOS } from '../data/chits.ts';
import { isJapaneseCarrier, JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { layOut } from '../data/setup.ts';
import { type Battle, type Force, type G, newForce, SHIP_SUNK } from '../data/state.ts';
import { arrivals, nearCarriers } from '../rules/arrival.ts';
import { counts, drawCarriers, readSurface, rollCarriers, rollScreen, rollSurface } from '../rules/carrierForces.ts';
import { levelThreeCarriers, levelTwo, strengthModifier, strengthRow } from '../rules/chits.ts';
import { commitmentIndex, mayBeCarriers } from '../rules/commitment.ts';
import { maximumLevel } from '../rules/forces.ts';
import { raidedCarrierMove } from '../rules/forceMovement.ts';
import { airValue } from '../rules/raidStrength.ts';
import {
  type Bare,
  count,
  fileOf,
  FLEET,
  GREAT_BATTLE,
  insist,
  placeForce,
  placeGroup,
  reading,
  rolled,
  rowOn,
  ruling,
  scenario,
  table,
  westOfFleet,
  yes,
} from './kit.ts';

/** Arrival, movement, intelligence and commitment of Japanese forces (7.0, 13.0). */

const STRENGTHS = [null, ...Array.from({ length: 100 }, (_, n) => n)];
const known = oneOf(STRENGTHS);
/** 8.34: the results that teach more of a force. */
const searchResult = optional(oneOf(['L, chit+1', 'S, chit+1']));
const LEVEL_ONES = ['Carrier', 'Large', 'Medium', 'Small', 'Surface'] as const;
const SECTIONS = CARRIER_TWOS.filter((chit) => chit !== 'Kido Butai');
const carrierNames = JAPANESE_SHIPS.flatMap(({ name }, ship) => (isJapaneseCarrier(ship) ? [name] : []));
const postures = ['historical', 'additional', 'great battle'] as const;
type Posture = (typeof postures)[number];
const numbers = { cv: integer({ min: 0, max: 6 }), cvl: integer({ min: 0, max: 6 }) };
interface Numbers {
  cv: number;
  cvl: number;
}
const chitOf = ({ cv, cvl }: Numbers): string => `${cv}/${cvl}`;
function carriersOf([cv, cvl]: [number, number]): Numbers & { [key: string]: number } {
  return { cv, cvl };
}

/** 7.39: what the chart of surface forces has, spelled out. */
function surfaceOf(result: string): { [key: string]: Json } {
  const [battleships, escort] = readSurface(result);
  const destroyers = escort === 'DD';
  return { result, battleships, cruiserForces: destroyers ? 0 : 1, destroyerForces: destroyers ? 1 : 0 };
}

/** The ships that may be drawn, and the rules, of a posture (2.35). */
function poolOf(bare: Bare, posture: Posture, pick?: <T extends string | number>(options: readonly T[]) => T): G {
  const number = posture === 'great battle' ? GREAT_BATTLE : 6;
  const options = { ships: posture === 'historical' ? 'historical' : 'additional' };
  const g = table(bare, { scenario: number, options, ...(pick && { pick }) });
  g.state.japanese = layOut(fileOf(number), { ...bare.options, ...options }).japanese;
  return g;
}
const MAX_DRAW = 20;
/** Draws the ships that were named, one after the other, where each may be drawn. */
function named(names: readonly string[]): <T extends string | number>(options: readonly T[]) => T {
  let next = 0;
  return <T extends string | number>(options: readonly T[]): T => {
    const name = names[next++];
    insist(name !== undefined, `given.forcedDraw should name ${next} ships or more.`);
    const ship = options.find((option) => option === JAPANESE_SHIP_BY_NAME.get(name));
    insist(ship !== undefined, `given.forcedDraw should not name ${name} there: it cannot be drawn then.`);
    return ship;
  };
}

interface ForceGiven {
  level: number;
  knownAirStrength?: number | null;
  chit?: string | Numbers;
  carriers?: { name: string; type?: string; sunk: boolean }[];
}
const forceShape = fields({
  level: integer({ min: 1, max: 4 }),
  knownAirStrength: optional(known),
  chit: optional(either(fields(numbers), oneOf(CARRIER_TWOS))),
  carriers: optional(list(fields({ name: oneOf(carrierNames), type: optional(oneOf(['CV', 'CVL'])), sunk: yes }))),
});

/** 13.13: puts a carrier force into a battle as what is known of it has it. */
function placeKnown(state: Battle, { level, knownAirStrength, chit, carriers = [] }: ForceGiven, i: number): void {
  const at = `given.forces[${i}]`;
  const chitName = chit === undefined ? '' : typeof chit === 'string' ? chit : chitOf(chit);
  if (level === 2) insist(CARRIER_TWOS.includes(chitName as never), `${at}.chit should be a chit of level 2.`);
  if (level === 3)
    insist(LEVEL_THREE_CHITS.includes(chitName), `${at}.chit should be a chit of level 3 that there is.`);
  if (level === 4) insist(carriers.length > 0, `${at}.carriers should name the carriers of a force of level 4.`);
  const force: Force = placeForce(state, FLEET, { level, kind: 'carrier', chit: level === 1 ? 'Carrier' : chitName });
  force.air.all = knownAirStrength ?? 0;
  for (const { name, sunk } of carriers) {
    const ship = JAPANESE_SHIP_BY_NAME.get(name) as number;
    if (!sunk) force.ships.push(ship);
    state.japanese[ship] = sunk ? SHIP_SUNK : force.id;
  }
}

const ACTIONS: Readonly<Record<string, string>> = {
  'other hex': 'other hex same zone, final',
  'same hex': 'keep hex',
};

export const intelligence = {
  arrivalCount: ruling<{ unusedForceMarkers: number }>('7.1', { unusedForceMarkers: count }, (_g, given) => ({
    arrivals: arrivals(given.unusedForceMarkers),
  })),
  arrivalProximity: ruling<{ usCarrierGroupWithin6: boolean }>(
    '7.15',
    { usCarrierGroupWithin6: yes },
    (bare, { usCarrierGroupWithin6 }) => {
      const g = table(bare);
      placeGroup(g.state);
      const action = nearCarriers(g, westOfFleet(usCarrierGroupWithin6 ? 6 : 7));
      return { action: ACTIONS[action] ?? action };
    },
  ),
  raidedCarrierForceMove: ruling<{ distances: number[]; section: 'west' | 'east' }>(
    '7.21(7)',
    { distances: list(count), section: oneOf(['west', 'east']) },
    (_g, { distances, section }) => ({
      moves: distances.map((distance) => raidedCarrierMove(distance, section === 'west')),
    }),
  ),
  promoteToMaximum: ruling<{ startLevel: number; carrier: boolean }>(
    '5.1(2)',
    { startLevel: integer({ min: 1, max: 4 }), carrier: yes },
    (_g, { startLevel, carrier }) => {
      const force: Force = { ...newForce(0, 'A', FLEET), level: startLevel, kind: carrier ? 'carrier' : 'surface' };
      const sequence: [number, number][] = [];
      for (let level = startLevel; level < maximumLevel(force); level++) sequence.push([level, level + 1]);
      return { sequence };
    },
  ),
  knownAirStrengthDrm: ruling<{ strengths: (number | null)[] }>(
    '7.36',
    { strengths: list(known) },
    (bare, { strengths }) => {
      const g = table(bare);
      return { drm: strengths.map((points) => strengthModifier(g, points)) };
    },
  ),
  l1ToL2: ruling<{ l1Chit: string; knownAirStrength: number | null; committed?: boolean; scenario?: number }>(
    '7.36',
    {
      l1Chit: oneOf(LEVEL_ONES),
      knownAirStrength: known,
      searchResult,
      committed: optional(yes),
      scenario: optional(scenario),
    },
    (bare, given) => {
      const g = table(bare, given);
      g.state.committed = given.committed === true;
      const chit = levelTwo(g, given.l1Chit, given.knownAirStrength);
      const returned = Object.values(g.state.levelOne).some((n) => n > 0);
      return { ...reading(bare, 'level 1 to 2'), l2Chit: chit, l1ChitReturnedToCup: returned };
    },
  ),
  l2ToL3Carrier: ruling<{ l2Chit: string; knownAirStrength: number | null; scenario?: number }>(
    '7.37',
    { l2Chit: oneOf(SECTIONS), knownAirStrength: known, searchResult, scenario: optional(scenario) },
    (bare, given) => {
      const { l2Chit, knownAirStrength } = given;
      const result = levelThreeCarriers(table(bare, given), l2Chit, knownAirStrength);
      return { row: strengthRow(l2Chit, knownAirStrength), ...carriersOf(counts(result)) };
    },
  ),
  parseL3Result: ruling<{ result: string }>('7.38', { result: oneOf(LEVEL_THREE_CHITS) }, (_g, { result }) =>
    carriersOf(counts(result)),
  ),
  l2ToL3Surface: ruling<{ l2Chit: string }>('7.39', { l2Chit: oneOf(SURFACE_TWOS), searchResult }, (g, { l2Chit }) =>
    surfaceOf(rollSurface(g, l2Chit)),
  ),
  l3ToL4: ruling<{ l3Chit: Numbers; scenario?: number }>(
    '7.41',
    { l3Chit: fields(numbers), scenario: optional(scenario) },
    (bare, given) => {
      const chit = chitOf(given.l3Chit);
      insist(
        LEVEL_THREE_CHITS.includes(chit),
        `given.l3Chit should be one that there is: ${LEVEL_THREE_CHITS.join(', ')}.`,
      );
      return carriersOf(rollCarriers(table(bare, given), { ...newForce(0, 'A', FLEET), chit }));
    },
  ),
  drawShips: ruling<Numbers & { posture: Posture; forcedDraw?: string[] }>(
    '7.42',
    {
      ...numbers,
      posture: oneOf(postures),
      forcedDraw: optional(list(oneOf(carrierNames), { max: MAX_DRAW, unique: true })),
    },
    (bare, { cv, cvl, posture, forcedDraw }) => {
      const g = poolOf(bare, posture, forcedDraw && named(forcedDraw));
      const force = placeForce(g.state, FLEET, { level: 4, kind: 'carrier' });
      drawCarriers(g, force, cv, cvl);
      return {
        ships: force.ships.map((ship) => JAPANESE_SHIPS[ship]?.name ?? ''),
        forceAirValue: airValue(g, force).value,
      };
    },
  ),
  screenGeneration: ruling<{ carriers: number }>(
    '7.44',
    { carriers: integer({ min: 1, max: 9 }) },
    (g, { carriers }) => {
      const result = rollScreen(g, carriers);
      return { column: rolled(g)[0]?.column ?? null, ...reading(g), ...surfaceOf(result) };
    },
  ),
  counterValues: ruling<{ names: string[] }>(
    '2.33',
    { names: list(oneOf([...JAPANESE_SHIPS.map(({ name }) => name), 'Cruiser Force', 'Destroyer Force'])) },
    (_g, { names }) => {
      // Units without names are numbered; by the class alone the first is meant.
      const ships = names.map((name) => {
        const ship = JAPANESE_SHIP_BY_NAME.get(name) ?? JAPANESE_SHIPS.findIndex(({ type }) => type === name);
        return JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
      });
      return {
        upperLeft: ships.map(({ aa }) => aa),
        upperRight: ships.map(({ hits }) => hits),
        lower: ships.map(({ type, air, attack }) => (type === 'CV' || type === 'CVL' ? air : attack)),
      };
    },
  ),
  commitmentIndex: ruling<{ forces: ForceGiven[] }>('13.13', { forces: list(forceShape) }, (bare, { forces }) => {
    const whole = table(bare);
    const values = forces.map((force, i) => {
      placeKnown(whole.state, force, i);
      const alone = table(bare);
      placeKnown(alone.state, force, i);
      return commitmentIndex(alone);
    });
    const first = forces.find(({ level, knownAirStrength }) => level === 1 && knownAirStrength);
    return {
      values,
      l1RowUsed: first ? rowOn(bare, 'commitment, level 1', first.knownAirStrength ?? 0) : null,
      index: commitmentIndex(whole),
    };
  }),
  commitmentTest: ruling<{ index: number; posture: Posture }>(
    '13.22',
    { index: count, posture: oneOf(postures) },
    (bare, { index, posture }) => {
      const g = poolOf(bare, posture);
      g.state.commitment = index;
      const carriers = mayBeCarriers(g, placeForce(g.state, FLEET));
      const { threshold, limit } = g.state.rules;
      return { threshold, limit, column: rolled(bare, 'commitment test')[0]?.column ?? null, carriers };
    },
  ),
};
