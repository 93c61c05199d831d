import { either, fields, integer, list, oneOf, optional, record } from '@point-option/engine';
import { MODELS, type ModelId, UNITS } from '../data/aircraft.ts';
import { d10 } from '../data/charts/d10.ts';
import { missionName } from '../data/names.ts';
import { aboard, emptyMission, LANDED, type Mission, MISSIONS } from '../data/state.ts';
import type { Light } from '../rules/clock.ts';
import { hasFuelToFight } from '../rules/interceptors.ts';
import { bringAboard, landingCost, returnModifiers } from '../rules/landing.ts';
import {
  fuelAtTakeOff,
  isFuelCritical,
  leaveStation,
  missionAt,
  OUT_OF_FUEL,
  shortBy,
  spendFuel,
} from '../rules/missions.ts';
import { moveFuel } from '../rules/missionMovement.ts';
import {
  FLEET,
  insist,
  light,
  modifiersOn,
  placeGroup,
  placeMission,
  reading,
  ruling,
  setLight,
  table,
  yes,
} from './kit.ts';

/** American missions: fuel, and coming home (4.0, 6.4). */

const MOST_FUEL = Math.max(...Object.values(MODELS).map(({ endurance }) => endurance));
const fuel = integer({ min: 0, max: MOST_FUEL });
const hexesFlown = integer({ min: 0, max: 2 });
/** What a Fuel Critical marker may show while aircraft still fly. */
const critical = integer({ min: 0, max: -OUT_OF_FUEL - 1 });
const critically = either(oneOf([null]), critical);

/** 4.13: what the counters of the displays are called. */
const COUNTERS = { strike: 'Air Strike', intercept: 'Intercept' } as const;
type Counter = keyof typeof COUNTERS;

/** 4.15: the track has ten boxes; from ten on the marker lies on its other side. */
const BOXES = 10;

const unitOf = (model: ModelId): number => UNITS.findIndex((unit) => unit.model.id === model);

/** 4.35: "3-4" and so on: the faces of the die. */
function facesIn(row: string): number[] {
  insist(/^\d{1,2}(-\d{1,2})?$/.test(row), `given.table should have rows such as "3-4", not "${row}".`);
  const [first = 0, last = first] = row.split('-').map(Number);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

interface LandingGiven {
  fuelCritical?: number | null;
  landingFuelPaid: boolean;
  light: Light;
  nightFighter?: boolean;
  lightsOn?: boolean;
}
const landing = { landingFuelPaid: yes, light, nightFighter: optional(yes), lightsOn: optional(yes) };
const approachOf = ({ fuelCritical = null, landingFuelPaid }: LandingGiven) => ({
  hex: FLEET,
  fuel: fuelCritical === null ? null : -fuelCritical,
  unpaid: !landingFuelPaid,
});
const lander = ({ nightFighter }: LandingGiven): number => unitOf(nightFighter === true ? 'F6F-3' : 'F6F');

export const flight = {
  assignMissionCounter: ruling<{ display: number; type: Counter }>(
    '4.13',
    { display: integer({ min: 1, max: MISSIONS }), type: oneOf(Object.keys(COUNTERS)) },
    (_g, { display, type }) => {
      const { values } = missionName({ kind: type }, display - 1);
      return { counter: `${COUNTERS[type]} ${values?.['n'] as number}` };
    },
  ),
  initialMissionFuel: ruling<{ type: Counter; units: { type: ModelId; endurance?: number }[] }>(
    '4.15',
    {
      type: oneOf(Object.keys(COUNTERS)),
      units: list(fields({ type: oneOf(Object.keys(MODELS)), endurance: optional(fuel) }), { min: 1 }),
    },
    (_g, { type, units }) => {
      units.forEach(({ type: model, endurance }, i) => {
        const printed = MODELS[model].endurance;
        insist(
          endurance === undefined || endurance === printed,
          `given.units[${i}].endurance should be ${printed}: so much has a ${model}.`,
        );
        insist(
          type === 'strike' || MODELS[model].fighter,
          `given.units[${i}].type should be a fighter: only fighters intercept (4.31).`,
        );
      });
      const points = fuelAtTakeOff(units.map(({ type: model }) => unitOf(model)));
      return { fuel: points, markerBox: points % BOXES, markerSide: points >= BOXES ? `+${BOXES}` : '' };
    },
  ),
  capInitialFuel: ruling<object>('4.35', { mission: optional(oneOf(['CAP placed on map'])) }, (bare) => {
    const g = table(bare);
    placeGroup(g.state);
    placeMission(g.state, 'patrol', { fuel: 0 });
    leaveStation(g, 0);
    return { fuel: missionAt(g.state, 0).fuel };
  }),
  capInitialFuelTable: ruling<{ table?: Record<string, number> }>(
    '4.35',
    { table: optional(record(fuel)) },
    (g, given) => {
      const byDie = Array.from({ length: d10.sides }, (_, i) => g.look<number>('patrol fuel', i + 1));
      for (const [row, points] of Object.entries(given.table ?? {}))
        for (const face of facesIn(row))
          insist(
            byDie[face - 1] === points,
            `given.table["${row}"] should be ${byDie[face - 1] ?? 'left out'}: so the chart has it.`,
          );
      return { byDie };
    },
  ),
  moveFuelCost: ruling<{ hexes: number; fuelCritical: boolean }>(
    '4.432',
    { hexes: hexesFlown, fuelCritical: yes },
    (g, { hexes, fuelCritical }) => {
      insist(
        !fuelCritical || hexes <= 1,
        'given.hexes should be at most 1: a mission short of fuel flies no farther (4.45).',
      );
      return { fuelSpent: moveFuel(g, hexes) };
    },
  ),
  landSomeUnitsWhileStationary: ruling<{ moved: number; someUnitsLand: boolean; someRemainAloft?: boolean }>(
    '4.433',
    { moved: hexesFlown, someUnitsLand: yes, someRemainAloft: optional(yes) },
    (g, { moved, someUnitsLand, someRemainAloft = false }) => {
      const flown: Mission = { ...emptyMission(), kind: 'intercept', moved: moved > 0 };
      return { missionFuelSpent: moveFuel(g, moved) + (someUnitsLand ? landingCost(flown, !someRemainAloft) : 0) };
    },
  ),
  spendFuel: ruling<{ fuel: number; fuelCritical: number | null; spend: number }>(
    '4.44',
    { fuel, fuelCritical: critically, spend: fuel },
    (bare, given) => {
      insist(
        given.fuelCritical === null || given.fuel === 0,
        'given.fuel should be 0 for a mission that is fuel critical.',
      );
      const g = table(bare);
      placeMission(g.state, 'intercept', { fuel: given.fuel - (given.fuelCritical ?? 0) });
      const mission = missionAt(g.state, 0);
      const flies = spendFuel(g, 0, given.spend);
      return {
        fuel: Math.max(0, mission.fuel),
        fuelCritical: isFuelCritical(mission) ? shortBy(mission) : null,
        missionEliminated: !flies,
      };
    },
  ),
  fuelCriticalLimit: ruling<{ fuelCritical: number }>(
    '4.454',
    { fuelCritical: integer({ min: 0, max: MOST_FUEL }) },
    (bare, { fuelCritical }) => {
      const g = table(bare);
      placeMission(g.state, 'intercept', { fuel: -fuelCritical });
      return { missionEliminated: !spendFuel(g, 0, 0) };
    },
  ),
  canIntercept: ruling<{ fuel?: number; fuelCritical?: number }>(
    '4.51',
    { fuel: optional(fuel), fuelCritical: optional(critical) },
    (_g, given) => ({
      allowed: hasFuelToFight({
        ...emptyMission(),
        kind: 'intercept',
        fuel: (given.fuel ?? 0) - (given.fuelCritical ?? 0),
      }),
    }),
  ),
  safeReturnDrm: ruling<LandingGiven>(
    '4.451',
    { fuelCritical: optional(critical), fuelCriticalDrmContribution: optional(oneOf(['current value'])), ...landing },
    (bare, given) => {
      const g = table(bare);
      setLight(g.state, given.light);
      if (given.lightsOn === true) g.state.lit = [FLEET];
      const drm = (fuelCritical: number | null): number =>
        modifiersOn(bare, 'safe return', returnModifiers(g, lander(given), approachOf({ ...given, fuelCritical })));
      return {
        extraDrm: drm(null),
        ...(given.fuelCritical !== undefined && { drm: drm(given.fuelCritical ?? null) }),
      };
    },
  ),
  safeReturn: ruling<LandingGiven & { deckCrashes?: boolean }>(
    '4.451',
    { fuelCritical: optional(critically), ...landing, deckCrashes: optional(yes) },
    (bare, given) => {
      const g = table(bare, { options: { deckCrashes: given.deckCrashes === true } });
      placeGroup(g.state);
      setLight(g.state, given.light);
      if (given.lightsOn === true) g.state.lit = [FLEET];
      const unit = lander(given);
      const safe = bringAboard(g, unit, 0, approachOf(given));
      return {
        safe: safe && g.state.units[unit] === aboard(0, LANDED),
        deckCrash: g.state.crashed[0] === true,
        ...reading(bare, 'safe return'),
      };
    },
  ),
};
