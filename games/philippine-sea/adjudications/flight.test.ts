import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

describe('missions', () => {
  prove('rule 4.13: a display has a counter of its number', [
    'assignMissionCounter',
    { display: 8, type: 'intercept' },
    [],
    { counter: 'Intercept 8' },
  ]);
  prove(
    'rule 4.15: a mission has the fuel of the unit with the least',
    ['initialMissionFuel', { type: 'intercept', units: [{ type: 'F6F' }] }, [], { fuel: 16, markerBox: 6 }],
    ['initialMissionFuel', { type: 'strike', units: [{ type: 'SBD' }, { type: 'F6F' }] }, [], { fuel: 15 }],
  );
  prove(
    'rule 4.35: fuel of a patrol that leaves its station',
    ['capInitialFuel', {}, [2], { fuel: 10 }],
    ['capInitialFuel', {}, [3], { fuel: 11 }],
    ['capInitialFuel', {}, [0], { fuel: 14 }],
    ['capInitialFuelTable', {}, [], { byDie: [10, 10, 11, 11, 12, 12, 13, 13, 14, 14] }],
  );
  prove(
    'rules 4.431, 4.432: one hex costs a point, two are rolled for',
    ['moveFuelCost', { hexes: 0, fuelCritical: false }, [], { fuelSpent: 1 }],
    ['moveFuelCost', { hexes: 1, fuelCritical: true }, [], { fuelSpent: 1 }],
    ['moveFuelCost', { hexes: 2, fuelCritical: false }, [10], { fuelSpent: 3 }],
  );
  prove(
    'rule 4.433: landing costs a point, but none where a part of those that circled stays up',
    ['landSomeUnitsWhileStationary', { moved: 0, someUnitsLand: true }, [], { missionFuelSpent: 2 }],
    [
      'landSomeUnitsWhileStationary',
      { moved: 0, someUnitsLand: true, someRemainAloft: true },
      [],
      { missionFuelSpent: 1 },
    ],
    ['landSomeUnitsWhileStationary', { moved: 1, someUnitsLand: true }, [], { missionFuelSpent: 2 }],
    ['landSomeUnitsWhileStationary', { moved: 1, someUnitsLand: false }, [], { missionFuelSpent: 1 }],
    ['landSomeUnitsWhileStationary', { moved: 2, someUnitsLand: true }, [6], { missionFuelSpent: 4 }],
  );
  prove(
    'rules 4.44, 4.454: fuel critical from nothing on, and lost at seven',
    ['spendFuel', { fuel: 4, fuelCritical: null, spend: 3 }, [], { fuel: 1, fuelCritical: null }],
    [
      'spendFuel',
      { fuel: 3, fuelCritical: null, spend: 3 },
      [],
      { fuel: 0, fuelCritical: 0, missionEliminated: false },
    ],
    ['spendFuel', { fuel: 0, fuelCritical: 3, spend: 3 }, [], { fuelCritical: 6, missionEliminated: false }],
    ['spendFuel', { fuel: 0, fuelCritical: 4, spend: 3 }, [], { fuelCritical: 7, missionEliminated: true }],
    ['fuelCriticalLimit', { fuelCritical: 6 }, [], { missionEliminated: false }],
  );
  prove(
    'rule 4.51: who would run dry over it does not intercept',
    ['canIntercept', { fuelCritical: 3 }, [], { allowed: true }],
    ['canIntercept', { fuel: 1 }, [], { allowed: true }],
  );
  prove(
    'rules 4.451, 6.42: what makes landing harder',
    ['safeReturnDrm', { fuelCritical: 5, landingFuelPaid: false, light: 'night' }, [], { drm: 10, extraDrm: 5 }],
    ['safeReturnDrm', { fuelCritical: 0, landingFuelPaid: true, light: 'dusk' }, [], { drm: 1, extraDrm: 1 }],
    ['safeReturnDrm', { fuelCritical: 1, landingFuelPaid: true, light: 'night', lightsOn: true }, [], { drm: 1 }],
    ['safeReturnDrm', { fuelCritical: 1, landingFuelPaid: true, light: 'night', nightFighter: true }, [], { drm: 1 }],
  );
  prove(
    'rules 4.451, 6.42: a unit that is short of fuel or lands in the dark rolls to get down',
    ['safeReturn', { fuelCritical: null, landingFuelPaid: true, light: 'day' }, [], { safe: true }],
    ['safeReturn', { fuelCritical: 5, landingFuelPaid: true, light: 'day' }, [5], { safe: true, modifiedDie: 10 }],
    ['safeReturn', { fuelCritical: 5, landingFuelPaid: true, light: 'day' }, [6], { safe: false, modifiedDie: 11 }],
    ['safeReturn', { landingFuelPaid: true, light: 'night' }, [7], { safe: true, drm: 3 }],
    ['safeReturn', { landingFuelPaid: true, light: 'night' }, [8], { safe: false, deckCrash: false }],
    ['safeReturn', { landingFuelPaid: true, light: 'night', lightsOn: true }, [], { safe: true }],
  );
  prove(
    'rule 4.452: a lost unit may crash on the deck',
    ['safeReturn', { landingFuelPaid: true, light: 'night', deckCrashes: true }, [8, 9], { deckCrash: false }],
    ['safeReturn', { landingFuelPaid: true, light: 'night', deckCrashes: true }, [8, 10], { deckCrash: true }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['assignMissionCounter', { display: 9, type: 'strike' }, 'given.display should be a whole number from 1 to 8'],
    [
      'initialMissionFuel',
      { type: 'strike', units: [{ type: 'F6F', endurance: 14 }] },
      'given.units[0].endurance should be 16',
    ],
    ['initialMissionFuel', { type: 'intercept', units: [{ type: 'TBM' }] }, 'only fighters intercept'],
    ['initialMissionFuel', { type: 'strike', units: [] }, 'given.units'],
    ['capInitialFuelTable', { table: { '1-2': 11 } }, 'given.table["1-2"] should be 10'],
    ['moveFuelCost', { hexes: 2, fuelCritical: true }, 'given.hexes should be at most 1'],
    ['moveFuelCost', { hexes: 3, fuelCritical: false }, 'given.hexes'],
    ['spendFuel', { fuel: 2, fuelCritical: 1, spend: 1 }, 'given.fuel should be 0'],
    ['safeReturn', { landingFuelPaid: true, light: 'dawn' }, 'given.light should be one of "day", "dusk", "night"'],
  );
});
