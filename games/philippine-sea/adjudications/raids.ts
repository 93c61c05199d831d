import { integer, type Json, list, oneOf, optional, text } from '@point-option/engine';
import { LEVEL_THREE_CHITS } from '../data/charts/intelligence.ts';
import { BUTAI_NUMBERS, CARRIER_TWOS, LEVEL_ONE, type LevelOne } from '../data/chits.ts';
import { grid } from '../data/map.ts';
import type { Battle, Force, G } from '../data/state.ts';
import { findsTarget, mayRaid } from '../rules/airRaid.ts';
import { becomeButai } from '../rules/butai.ts';
import { giveLevelOne } from '../rules/chits.ts';
import { type Hour, lightNow, type Light, PHASES } from '../rules/clock.ts';
import { knownStrength } from '../rules/forces.ts';
import { placeByRadar } from '../rules/raidPlacement.ts';
import { escorts } from '../rules/raidReturn.ts';
import { airValue, rollGuamStrength, rollStrength, splitWaves } from '../rules/raidStrength.ts';
import {
  carrier,
  type CarrierGiven,
  display,
  type DisplayGiven,
  newRaid,
  onDisplay,
  shipGiven,
} from './airStrength.ts';
import {
  type Bare,
  columnOn,
  count,
  FLEET,
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

/** Japanese air raids (10.0, 11.0). */

interface StrengthGiven extends DisplayGiven {
  range?: number;
  raidsInPlay?: number;
  scenario?: number;
}
const strength = { ...display, range: optional(range), raidsInPlay: optional(count), scenario: optional(scenario) };
/** 10.1D to F. */
function strengthOf(g: G, given: StrengthGiven, force: Force, chart: string, bare: Bare): Json {
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

const twoChit = oneOf(['Carrier', ...CARRIER_TWOS]);

export const raids = {
  splitWaves: ruling<{ result: string; raidsInPlay: number; source?: string }>(
    '10.1E',
    {
      result: text({ pattern: '^[0-9]{1,2}(/[0-9]{1,2})?$', as: 'a strength, such as "9" or "5/4"' }),
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
