import { adjudicable, adjudicate, type Chart, type Game } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from './adjudications.ts';
import { charts } from './data/charts.ts';
import examples from './fixtures.json' with { type: 'json' };
import { philippineSea } from './index.ts';
import rules from './rules/index.json' with { type: 'json' };

const game = philippineSea as unknown as Game;
const resolve = (name: string, given: object, dice: readonly number[] = []) =>
  adjudicate(game, name, given as never, dice).result;

/** Name, what is given, dice, and what must come of it. */
type Case = readonly [name: string, given: object, dice: readonly number[], expected: object];
function prove(title: string, ...cases: readonly Case[]): void {
  test(title, () => {
    for (const [name, given, dice, expected] of cases)
      expect({ name, given, dice, ...(resolve(name, given, dice) as object) }).toMatchObject({ dice, ...expected });
  });
}
function refuses(title: string, ...cases: readonly (readonly [name: string, given: object, sentence: string])[]): void {
  test(title, () => {
    for (const [name, given, sentence] of cases) expect(() => resolve(name, given), sentence).toThrow(sentence);
  });
}

describe('adjudications', () => {
  test('stand before the charts, one for every procedure of the worked examples, each with a rule of the book', () => {
    const names = Object.keys(adjudications);
    expect(adjudicable(game).slice(0, names.length)).toEqual(names);
    for (const { procedure } of examples) expect(names).toContain(procedure);
    const known = rules.map(({ rule }) => rule);
    for (const { rule } of Object.values(adjudications)) expect(known).toContain(rule);
  });

  test('every chart that is rolled on can be rolled on by its id, a 0 on the die read as ten', () => {
    for (const { id, dice, columns } of charts) {
      expect(adjudicable(game)).toContain(id);
      // What is asked for surprise is the whole step, by the same name.
      if (!dice || id === 'surprise') continue;
      const given = columns.length > 1 ? { column: columns.at(-1) } : {};
      expect(resolve(id, given, [0])).toEqual(resolve(id, given, [10]));
    }
  });

  test('house charts count, their modifiers too', () => {
    const house = charts.map(
      (chart): Chart =>
        chart.id === 'safe return'
          ? { ...chart, modifiers: { ...chart.modifiers, night: { n: 5, rule: '6.42', title: 'night' } } }
          : chart,
    );
    const given = { fuelCritical: 1, landingFuelPaid: true, light: 'night' };
    expect(adjudicate(game, 'safeReturnDrm', given, [], house).result).toEqual({ extraDrm: 5, drm: 6 });
    expect(adjudicate(game, 'safeReturn', given, [5], house).result).toMatchObject({ safe: false, modifiedDie: 11 });
  });
});

describe('the sequence', () => {
  prove(
    'rule 2.41: a modified die off either end of a table is read as its end',
    ['clampModifiedDie', { modifiedDie: 11, tableMin: 1 }, [], { rowUsed: 10 }],
    ['clampModifiedDie', { modifiedDie: 1, tableMin: 1 }, [], { rowUsed: 1 }],
    ['clampModifiedDie', { modifiedDie: 13, tableMin: 0, tableMax: 12 }, [], { rowUsed: 12 }],
    ['clampModifiedDie', { modifiedDie: 11, tableMin: 0, tableMax: 12 }, [], { rowUsed: 11 }],
  );
  prove(
    'rule 2.5: a 0 on the die is ten',
    ['readDie', {}, [0], { value: 10 }],
    ['readDie', {}, [10], { value: 10 }],
    ['readDie', {}, [1], { value: 1 }],
  );
  const cup = { usMove: true, usSubs: true, guam: true };
  prove(
    'rule 3.24: No Op chits fill the cup up to four equal shares',
    ['buildChitCup', { ...cup, forcesOnMap: 13 }, [], { noOpAdded: 0, totalChits: 16, chitsPerPhase: 4 }],
    ['buildChitCup', { ...cup, forcesOnMap: 15 }, [], { noOpAdded: 2, totalChits: 20, chitsPerPhase: 5 }],
    ['buildChitCup', { ...cup, forcesOnMap: 15, guam: false }, [], { noOpAdded: 3, totalChits: 20 }],
    ['buildChitCup', { ...cup, forcesOnMap: 12, rule16: true }, [], { chitsBeforeNoOp: 17, noOpAdded: 3 }],
  );
  prove('rule 6.41: dusk begins with the second phase of 1850', [
    'lightLevel',
    {
      slots: [
        ['1850', 1],
        ['1850', 2],
        ['1850', 3],
        ['1850', 4],
      ],
    },
    [],
    { light: ['day', 'dusk', 'dusk', 'night'] },
  ]);
  prove('rule 12.42: cripples are towed in turns that end in 30', [
    'crippledMayMove',
    { turns: ['0530', '0010', '2130', '2250'] },
    [],
    { mayMove: [true, false, true, false] },
  ]);
  prove(
    'rule 2.1: hexes have their neighbours, none off the map',
    ['hexNeighbours', { hex: '0101' }, [], { E: null, W: '0102', NE: null, NW: null, SE: '0201', SW: '0202' }],
    ['hexNeighbours', { hex: '1013' }, [], { E: '1012', SW: '1113' }],
  );
  prove('rule 15.1: what the points are worth, by scenario', [
    'victoryLevel',
    { netVP: [16, 15] },
    [],
    { levels: ['defeat', 'humiliating'] },
  ]);
  refuses(
    'nonsense is refused in sentences',
    ['clampModifiedDie', { modifiedDie: 1, tableMin: 3, tableMax: 2 }, 'given.tableMax should be at least 3'],
    ['buildChitCup', { ...cup, forcesOnMap: -1 }, 'given.forcesOnMap should be a whole number from 0 to 99'],
    ['buildChitCup', { ...cup, forcesOnMap: 1, scenario: 10 }, 'given.scenario'],
    ['buildChitCup', { ...cup, forcesOnMap: 1, noOpAvailable: 4 }, 'given.noOpAvailable'],
    ['lightLevel', { slots: [[1, '1850']] }, 'given.slots[0] should be the hour of a turn and a phase'],
    ['lightLevel', { slots: [['0520', 1]] }, 'given.slots[0]'],
    ['hexNeighbours', { hex: '2701' }, 'given.hex should be one of'],
    ['crippledMayMove', {}, 'given.turns is missing'],
  );
});

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
    'rule 4.433: landing costs a point after flying, none after circling',
    ['landSomeUnitsWhileStationary', { moved: 0, someUnitsLand: true }, [], { missionFuelSpent: 1 }],
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

describe('air combat and attacks on ships', () => {
  const raid = { units: 4, fighters: 4, attackPoints: 4 };
  prove(
    'rules 4.52, 4.54, 4.55: half as many take on the escorts, the others the attack planes',
    [
      'interceptionCombat',
      raid,
      [5, 5, 5],
      { unitsAtEscorts: 2, fightersShotDown: 2, attackPointsShotDown: 2, unitsLost: 0 },
    ],
    ['interceptionCombat', { ...raid, fighters: 0 }, [5], { unitsAtEscorts: 0, attackPointsShotDown: 3, unitsLost: 0 }],
    ['interceptionCombat', { ...raid, attackPoints: 0 }, [5, 5], { unitsAtEscorts: 4, fightersShotDown: 3 }],
    ['interceptionCombat', { ...raid, atEscorts: 4 }, [6, 5], { fightersShotDown: 3, attackPointsShotDown: 0 }],
  );
  prove('rule 4.45: a mission short of fuel fights worse', [
    'interceptionCombat',
    { ...raid, fighters: 0, fuelCritical: true },
    [3],
    { attackPointsShotDown: 2 },
  ]);
  prove('rule 11.27: raids just taking off from Guam are easier', [
    'interceptionCombat',
    { ...raid, fighters: 0, attackPoints: 9, takingOffFromGuam: true },
    [10],
    { attackPointsShotDown: 7 },
  ]);
  prove('rule 4.56: E is a unit lost', [
    'interceptionCombat',
    raid,
    [5, 9, 5],
    { unitsLost: 1, attackPointsShotDown: 2 },
  ]);
  prove('rule 4.57: A lets an escort through to the others', [
    'interceptionCombat',
    raid,
    [5, 7, 10, 5],
    { unitsLost: 0, attackPointsShotDown: 1 },
  ]);
  prove(
    'rule 4.53: patrols meet escorts by half; unescorted planes meet them twice',
    ['japaneseAirToAirColumn', { capPoints: 4, usEscorts: 2 }, [], { atEscorts: 1, effectivePoints: 3, column: 3 }],
    ['japaneseAirToAirColumn', { capPoints: 1, usEscorts: 5 }, [], { atEscorts: 1, effectivePoints: 0, column: null }],
    ['japaneseAirToAirColumn', { capPoints: 9, usEscorts: 3 }, [], { atEscorts: 2, effectivePoints: 7, column: 6 }],
  );
  prove(
    'rule 5.42: the patrol falls upon a strike',
    ['strikeCombat', { escorts: 2, attackPlanes: 2, capPoints: 2 }, [1, 1, 9], { attackPlanesPutOff: 1, attacking: 1 }],
    ['strikeCombat', { escorts: 2, attackPlanes: 2, capPoints: 2 }, [10, 1, 1], { capPointsLost: 1, attacking: 2 }],
    ['strikeCombat', { escorts: 0, attackPlanes: 2, capPoints: 4 }, [8], { attackPlanesLost: 1, attacking: 1 }],
  );
  const contact = { distance: 4, approximate: false, secondAttempt: false };
  prove(
    'rules 5.21, 5.22: contact by distance, sighting and attempt',
    ['strikeContact', contact, [2], { contact: true }],
    ['strikeContact', contact, [1], { contact: false, wrongTargetWithin: 0 }],
    ['strikeContact', { ...contact, distance: 5 }, [2], { contact: false, wrongTargetWithin: 2 }],
    ['strikeContact', { ...contact, approximate: true }, [4], { drm: -3, wrongTargetWithin: 0 }],
    ['strikeContact', { ...contact, approximate: true }, [5], { contact: true }],
    ['strikeContact', { ...contact, secondAttempt: true }, [1], { drm: -1, contact: false, wrongTargetWithin: null }],
  );
  prove(
    'rules 5.31, 5.32: surprise, and what it does',
    [
      'surprise',
      { usAdvantage: true, raidedBefore: false },
      [8],
      { surprise: 'complete', patrolMeets: false, guns: 'none' },
    ],
    ['surprise', { usAdvantage: true, raidedBefore: false }, [7], { surprise: 'partial', guns: 'half' }],
    ['surprise', { usAdvantage: true, raidedBefore: false }, [5], { surprise: 'none', guns: 'full', modifiedDie: 8 }],
    ['surprise', { usAdvantage: false, raidedBefore: true }, [9], { surprise: 'partial', drm: 0 }],
  );
  prove('rule 5.33: only carrier forces are surprised', [
    'surprise',
    { carrierForce: false, usAdvantage: true, raidedBefore: false },
    [],
    { surprise: 'none' },
  ]);
  prove(
    'rule 5.41: the patrol by net air value',
    ['japaneseCap', { netAirValue: 0, surprise: 'none' }, [10], { capPoints: 1 }],
    ['japaneseCap', { netAirValue: -3, surprise: 'none' }, [10], { capPoints: 1 }],
    ['japaneseCap', { netAirValue: 1, surprise: 'none' }, [10], { capPoints: 2 }],
    ['japaneseCap', { netAirValue: 1, surprise: 'partial' }, [10], { capPoints: 1, modifiedDie: 7 }],
    ['japaneseCap', { netAirValue: 30, surprise: 'complete' }, [], { capPoints: 0 }],
    ['capStrengthPossible', { netAirValue: 3 }, [], { capCanBe: 3, capCanBePositive: true }],
  );
  prove(
    'rule 5.51: guns below ten do nothing; surprise halves or silences them',
    ['aaNoEffect', { adjustedTotalAA: 10 }, [], { effect: 'by the die' }],
    ['antiAircraft', { guns: 9 }, [], { aborted: 0, eliminated: 0 }],
    ['antiAircraft', { guns: 10 }, [9], { aborted: 1, eliminated: 0 }],
    ['antiAircraft', { guns: 19, surprise: 'partial' }, [], { gunsFiring: 9, aborted: 0 }],
    ['antiAircraft', { guns: 20, surprise: 'partial' }, [10], { gunsFiring: 10, aborted: 1 }],
    ['antiAircraft', { guns: 180, surprise: 'complete' }, [], { gunsFiring: 0, eliminated: 0 }],
    ['antiAircraft', { guns: 180 }, [10], { aborted: 3, eliminated: 3 }],
  );
  prove(
    'rule 5.61: attack strength, damage rolls and hits',
    ['airAttack', { strength: 3, metFighters: true }, [10], { total: 3, rolls: [-3], totalHits: 1 }],
    ['airAttack', { strength: 2, metFighters: false }, [10], { total: 4, rolls: [-2], totalHits: 2 }],
    ['airAttack', { strength: 2, metFighters: false, battleship: true }, [10], { totalHits: 1 }],
    ['airAttack', { strength: 7, metFighters: true }, [7, 8], { rolls: [-2, -2], hits: [0, 1] }],
    ['airAttack', { strength: 7, metFighters: true, hurried: true }, [8], { rolls: [-2] }],
    ['airAttack', { strength: 3, metFighters: true, hurried: true }, [], { rolls: [], totalHits: 0 }],
    ['airAttack', { strength: 16, metFighters: true, surprise: 'complete' }, [4, 5, 10], { hits: [1, 1, 4] }],
    ['airAttack', { strength: 0, metFighters: true }, [], { rolls: [], totalHits: 0 }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['interceptionCombat', { ...raid, atEscorts: 1 }, 'given.atEscorts should be from 2 to 4'],
    ['interceptionCombat', { ...raid, fighters: 0, atEscorts: 1 }, 'given.atEscorts should be 0'],
    ['interceptionCombat', { ...raid, fighters: 0, attackPoints: 0 }, 'given.attackPoints should be at least 1'],
    ['interceptionCombat', { ...raid, units: 0 }, 'given.units'],
    ['strikeCombat', { escorts: 0, attackPlanes: 0, capPoints: 1 }, 'given.attackPlanes should be at least 1'],
    ['strikeContact', { ...contact, distance: 30 }, 'given.distance'],
    ['antiAircraft', { guns: 20, surprise: 'total' }, 'given.surprise'],
    ['airAttack', { strength: 1 }, 'given.metFighters is missing'],
  );
});

describe('forces and intelligence', () => {
  prove(
    'rule 7.1: a third arrives, one at least',
    ['arrivalCount', { unusedForceMarkers: 0 }, [], { arrivals: 0 }],
    ['arrivalCount', { unusedForceMarkers: 1 }, [], { arrivals: 1 }],
    ['arrivalCount', { unusedForceMarkers: 5 }, [], { arrivals: 1 }],
    ['arrivalCount', { unusedForceMarkers: 6 }, [], { arrivals: 2 }],
  );
  prove(
    'rule 7.15: carriers within six hexes may move an arrival',
    ['arrivalProximity', { usCarrierGroupWithin6: false }, [], { action: 'keep hex' }],
    ['arrivalProximity', { usCarrierGroupWithin6: true }, [4], { action: 'other hex same zone, final' }],
    ['arrivalProximity', { usCarrierGroupWithin6: true }, [1], { action: 'other zone' }],
  );
  prove('rule 7.21(7): carriers that have raided keep their distance', [
    'raidedCarrierForceMove',
    { distances: [0, 9, 15], section: 'west' },
    [],
    { moves: ['away', 'stay', 'mission'] },
  ]);
  prove(
    'rule 5.1(2): surface forces end with level 3',
    [
      'promoteToMaximum',
      { startLevel: 1, carrier: false },
      [],
      {
        sequence: [
          [1, 2],
          [2, 3],
        ],
      },
    ],
    ['promoteToMaximum', { startLevel: 4, carrier: true }, [], { sequence: [] }],
  );
  prove(
    'rule 7.36: from level 1 to level 2, by what is known',
    ['l1ToL2', { l1Chit: 'Carrier', knownAirStrength: null }, [1], { l2Chit: 'Small Surface', drm: 0 }],
    ['l1ToL2', { l1Chit: 'Carrier', knownAirStrength: 10 }, [1], { l2Chit: '1-2 Carriers' }],
    ['l1ToL2', { l1Chit: 'Carrier', knownAirStrength: 5 }, [5], { drm: -3, modifiedDie: 2, l2Chit: '1-2 Carriers' }],
    ['l1ToL2', { l1Chit: 'Carrier', knownAirStrength: null }, [10], { l2Chit: '4+ Carriers' }],
    ['l1ToL2', { l1Chit: 'Carrier', knownAirStrength: null, scenario: 9 }, [10], { l2Chit: 'Kido Butai' }],
    ['l1ToL2', { l1Chit: 'Large', knownAirStrength: null }, [6], { l2Chit: '1-2 Carriers' }],
    ['knownAirStrengthDrm', { strengths: [5, 21, null] }, [], { drm: [-3, 5, 0] }],
  );
  prove('rule 13.23: past the limit no new carriers come', [
    'l1ToL2',
    { l1Chit: 'Large', knownAirStrength: null, committed: true },
    [6],
    { l2Chit: 'Small Surface' },
  ]);
  prove(
    'rules 7.37, 7.38: from level 2 to the number of carriers',
    ['l2ToL3Carrier', { l2Chit: '1-2 Carriers', knownAirStrength: 5 }, [8], { row: '5 or less', cv: 0, cvl: 1 }],
    ['l2ToL3Carrier', { l2Chit: '1-2 Carriers', knownAirStrength: 5 }, [9], { cv: 0, cvl: 2 }],
    ['l2ToL3Carrier', { l2Chit: '1-2 Carriers', knownAirStrength: 6 }, [10], { row: 'Unknown or 6-7', cv: 1, cvl: 0 }],
    ['l2ToL3Carrier', { l2Chit: '1-2 Carriers', knownAirStrength: 5, scenario: 9 }, [7], { cvl: 2 }],
    ['parseL3Result', { result: '0/3' }, [], { cv: 0, cvl: 3 }],
  );
  prove(
    'rule 7.39: surface forces by their size',
    ['l2ToL3Surface', { l2Chit: 'Small Surface' }, [8], { result: 'DD', cruiserForces: 0, destroyerForces: 1 }],
    ['l2ToL3Surface', { l2Chit: 'Small Surface' }, [9], { result: 'CA2-', cruiserForces: 1, destroyerForces: 0 }],
    ['l2ToL3Surface', { l2Chit: 'Large Surface' }, [10], { battleships: 4, cruiserForces: 1 }],
  );
  prove(
    'rule 7.41: from level 3 to level 4',
    ['l3ToL4', { l3Chit: { cv: 0, cvl: 1 } }, [6], { cv: 0, cvl: 1 }],
    ['l3ToL4', { l3Chit: { cv: 0, cvl: 1 } }, [7], { cv: 0, cvl: 2 }],
    ['l3ToL4', { l3Chit: { cv: 0, cvl: 1 }, scenario: 9 }, [6], { cv: 0, cvl: 2 }],
  );
  prove(
    'rules 7.42, 7.43: carriers are drawn out of their pile',
    ['drawShips', { cv: 1, cvl: 0, posture: 'historical' }, [2], { ships: ['Shokaku'], forceAirValue: 10 }],
    ['drawShips', { cv: 1, cvl: 0, posture: 'additional' }, [4], { ships: ['Shinano'], forceAirValue: 15 }],
  );
  prove(
    'rule 7.44: the screen by the number of carriers',
    ['screenGeneration', { carriers: 1 }, [9], { column: 'Small Surface', result: 'CA2-' }],
    ['screenGeneration', { carriers: 2 }, [4], { column: 'Medium Surface', drm: -2, result: 'DD' }],
    ['screenGeneration', { carriers: 4 }, [6], { column: 'Large Surface', drm: 0, battleships: 2 }],
    ['screenGeneration', { carriers: 9 }, [6], { column: 'Large Surface' }],
  );
  prove('rule 2.33: what stands on Japanese counters', [
    'counterValues',
    { names: ['Zuikaku', 'Destroyer Force'] },
    [],
    { upperLeft: [9, 4], upperRight: [8, 4], lower: [10, 2] },
  ]);
  prove(
    'rule 13.13: what forces count for',
    [
      'commitmentIndex',
      { forces: [{ level: 1, knownAirStrength: null }] },
      [],
      { values: [4], l1RowUsed: null, index: 4 },
    ],
    ['commitmentIndex', { forces: [{ level: 1, knownAirStrength: 8 }] }, [], { values: [3], l1RowUsed: 8 }],
    [
      'commitmentIndex',
      {
        forces: [
          { level: 2, chit: '1-2 Carriers' },
          { level: 3, chit: { cv: 1, cvl: 1 } },
        ],
      },
      [],
      { index: 5 },
    ],
    ['commitmentIndex', { forces: [] }, [], { values: [], index: 0 }],
  );
  prove(
    'rule 13.22: above the threshold new carrier forces are tested',
    ['commitmentTest', { index: 0, posture: 'historical' }, [], { carriers: true, column: null }],
    ['commitmentTest', { index: 9, posture: 'historical' }, [5], { column: 'B', carriers: false }],
    ['commitmentTest', { index: 9, posture: 'historical' }, [6], { column: 'B', carriers: true }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['l1ToL2', { l1Chit: 'False Contact', knownAirStrength: null }, 'given.l1Chit should be one of'],
    ['l1ToL2', { l1Chit: 'Carrier' }, 'given.knownAirStrength is missing'],
    ['l2ToL3Carrier', { l2Chit: 'Kido Butai', knownAirStrength: null }, 'given.l2Chit'],
    ['parseL3Result', { result: '9/9' }, 'given.result'],
    ['l3ToL4', { l3Chit: { cv: 5, cvl: 5 } }, 'given.l3Chit should be one that there is'],
    ['drawShips', { cv: 1, cvl: 0, posture: 'historical', forcedDraw: ['Shinano'] }, 'should not name Shinano there'],
    [
      'drawShips',
      { cv: 2, cvl: 0, posture: 'historical', forcedDraw: ['Taiho'] },
      'given.forcedDraw should name 2 ships',
    ],
    ['screenGeneration', { carriers: 0 }, 'given.carriers'],
    ['commitmentIndex', { forces: [{ level: 2 }] }, 'given.forces[0].chit should be a chit of level 2'],
    ['commitmentIndex', { forces: [{ level: 3, chit: { cv: 6, cvl: 6 } }] }, 'given.forces[0].chit'],
    ['commitmentIndex', { forces: [{ level: 4 }] }, 'given.forces[0].carriers should name'],
  );
});

describe('search', () => {
  prove(
    'rule 8.271: two hexes, then four at a time',
    ['searchDistances', { type: 'standard' }, [], { endDistances: [2, 6, 10] }],
    ['searchDistances', { type: 'narrow' }, [], { endDistances: [2, 6, 10, 14] }],
  );
  prove('rule 8.27: a standard search covers the two sectors beside its line', [
    'standardSearchSectors',
    { sectorsInOrder: ['A', 'B', 'C', 'D'], maxRadius: 1, maxRadius1BoundaryBetween: ['C', 'D'] },
    [],
    { searched: ['C', 'D'] },
  ]);
  prove('rule 8.331: what is in the zone at that moment is searched', [
    'standardSearchZone',
    { movedHexes: 2, forces: { A: 'in zone', B: 'started in zone, moved out before search', C: 'in zone' } },
    [],
    { searched: ['A', 'C'], notSearched: ['B'] },
  ]);
  const look = { units: 1, range: 5, turn: '0930', level: 1 };
  prove(
    'rules 8.34, 8.341, 8.342: one search looks for one force',
    ['airSearch', look, [4], { result: '-', detection: null, nextLevel: false }],
    ['airSearch', look, [5], { detection: 'approximate' }],
    ['airSearch', look, [8], { detection: 'located', nextLevel: true, drm: 0 }],
    ['airSearch', { ...look, level: 0 }, [8], { detection: 'located', nextLevel: false }],
    ['airSearch', { ...look, units: 2, narrow: true, submarineShadows: true }, [5], { drm: 4, detection: 'spotted' }],
    ['airSearch', { ...look, fighters: true }, [6], { drm: -2, detection: null }],
    ['airSearch', { ...look, range: 2 }, [4], { drm: 1 }],
    ['airSearch', { ...look, range: 3 }, [4], { drm: 0 }],
    ['airSearch', { ...look, range: 7 }, [4], { drm: -1 }],
    ['airSearch', { ...look, range: 11 }, [4], { drm: -2 }],
    ['airSearch', { ...look, turn: '1730' }, [4], { drm: -1 }],
    ['airSearch', { ...look, turn: '1850', phase: 3 }, [4], { drm: -2 }],
    ['airSearch', { ...look, turn: '1850', phase: 4 }, [], { result: 'too dark' }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['searchDistances', { type: 'wide' }, 'given.type'],
    [
      'standardSearchSectors',
      { sectorsInOrder: ['A', 'B'], maxRadius: 2 },
      'given.maxRadius2BoundaryBetween is missing',
    ],
    [
      'standardSearchSectors',
      { sectorsInOrder: ['A', 'B', 'C'], maxRadius: 2, maxRadius2BoundaryBetween: ['A', 'C'] },
      'should be two sectors that follow each other',
    ],
    ['standardSearchZone', { movedHexes: 3, forces: {} }, 'given.movedHexes'],
    ['airSearch', { ...look, units: 3 }, 'given.units'],
  );
});

describe('raids', () => {
  prove(
    'rules 9.12, 10.32: one box an activation on the way back',
    [
      'raidReturn',
      { distance: 12 },
      [],
      { boxes: ['12+', '8-11', '4-7', '0-3', 'Servicing 1', 'Servicing 2', 'Available 0-3'] },
    ],
    ['raidReturn', { distance: 3 }, [], { boxes: ['0-3', 'Servicing 1', 'Servicing 2', 'Available 0-3'] }],
    ['pointsUnavailableForRaid', { box: 'Available 0-3', targetRange: 3 }, [], { available: true }],
    ['pointsUnavailableForRaid', { box: 'Available 0-3', targetRange: 4 }, [], { available: false }],
    ['pointsUnavailableForRaid', { box: 'Servicing 2', targetRange: 0 }, [], { available: false }],
  );
  prove(
    'rule 10.1F: boxes that do not reach so far',
    ['unavailableBoxesAtRange', { range: 3 }, [], { unavailable: [] }],
    ['unavailableBoxesAtRange', { range: 12 }, [], { available: ['Available All'] }],
    ['unavailableBoxesAtRange', { range: 11 }, [], { available: ['Available 0-11', 'Available All'] }],
  );
  prove('rules 9.23, 9.24: points that are known fly first, from the widest reach down', [
    'composeRaid',
    { level: 2, availableAll: 1, available0_3: 3, available0_11: 2, raidStrength: 4, range: 3 },
    [],
    { knownBefore: 6, fromAvailableAll: 1, from0_11: 2, from0_3: 1, newPoints: 0, knownAfter: 6 },
  ]);
  prove(
    'rule 10.1E: a strength with a stroke is two waves',
    ['splitWaves', { result: '9', raidsInPlay: 0 }, [], { waves: [9] }],
    ['splitWaves', { result: '8/5', raidsInPlay: 0, source: 'carriers' }, [], { waves: [8, 5] }],
  );
  const generation = { turn: '0810', range: 8, level: 0, usAdvantage: false };
  prove(
    'rule 10.1B: whether a force attacks',
    ['airRaidGeneration', generation, [5], { attack: false, modifiedDie: 4 }],
    ['airRaidGeneration', { ...generation, range: 11 }, [7], { rangeDrm: -1, netDrm: -2, attack: true }],
    ['airRaidGeneration', { ...generation, range: 12 }, [], { maxRange: 11, attack: false }],
    ['airRaidGeneration', { ...generation, turn: '1050', range: 3 }, [2], { netDrm: 3, attack: true }],
    ['airRaidGeneration', { ...generation, turn: '1850', phase: 4 }, [], { maxRange: -1, attack: false }],
    ['airRaidGeneration', { ...generation, usFightersOverGuam: true }, [7], { netDrm: -3, attack: false }],
    ['airRaidGeneration', { ...generation, scenario: 9 }, [5], { netDrm: 0, attack: true }],
  );
  prove(
    'rule 10.1A: surface forces raid nobody, nor do forces with two raids out',
    ['airRaidGeneration', { ...generation, level: 1, l1Chit: 'Surface' }, [], { attack: false }],
    ['airRaidGeneration', { ...generation, level: 1, l1Chit: 'Large' }, [6], { attack: true }],
    ['airRaidGeneration', { ...generation, level: 4, raidsOut: 2 }, [], { attack: false }],
    ['airRaidGeneration', { ...generation, level: 4, raidsOut: 1 }, [6], { attack: true }],
  );
  const two = { forceLevel: 2, l2Chit: '1-2 Carriers' };
  prove(
    'rule 10.1E: the strength of a raid',
    ['airRaidStrengthUnknown', { ...two, nextButai: 3 }, [10], { result: '6/4', waves: [6, 4], butai: 3, level: 2 }],
    ['airRaidStrengthUnknown', { ...two, raidsInPlay: 1 }, [10], { waves: [10] }],
    [
      'airRaidStrengthKnown',
      { chit: 'Carrier', availableAll: 8 },
      [5],
      { known: 8, column: '8-9', result: '6', waves: [6] },
    ],
    ['airRaidStrengthKnown', { chit: '3-4 Carriers', availableAll: 8 }, [5], { column: '10-11', waves: [7] }],
    ['airRaidStrengthByValue', { l3Chit: '2/0' }, [5], { value: 18, result: '7/4', waves: [7, 4] }],
    ['airRaidStrengthByValue', { carriers: [{ name: 'Shokaku' }] }, [1], { value: 10, waves: [4] }],
  );
  prove(
    'rule 10.1F: what is lost or away makes a raid weaker',
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, lost: 4 }, [5], { known: 8, waves: [4] }],
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, available0_3: 4, range: 3 }, [5], { waves: [6] }],
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, available0_3: 4, range: 4 }, [5], { waves: [4] }],
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, inRaids: 4 }, [5], { known: 8, waves: [4] }],
  );
  prove('rule 9.241: permanent hits take from the known strength', [
    'airRaidStrengthKnown',
    { chit: 'Carrier', availableAll: 8, permanentHits: 1 },
    [5],
    { column: '6-7' },
  ]);
  prove(
    'rules 11.24, 11.26: Guam sends one raid, none below a net value of three',
    ['airRaidStrengthByValue', { guamNetValue: 2 }, [], { waves: [] }],
    ['airRaidStrengthByValue', { guamNetValue: 3 }, [1], { waves: [2] }],
    ['airRaidStrengthByValue', { guamNetValue: 18 }, [5], { result: '7/4', waves: [11] }],
  );
  prove(
    'rules 12.22, 12.23, 12.24: permanent hits take from the air value, heavy damage all of it',
    [
      'forceAirValueForRaid',
      { carriers: [{ name: 'Zuikaku', hitsPermanent: 3 }] },
      [],
      { zuikakuDamage: 'light', airValue: 7 },
    ],
    [
      'forceAirValueForRaid',
      { carriers: [{ name: 'Zuikaku', hitsPermanent: 4 }] },
      [],
      { zuikakuDamage: 'heavy', airValue: 0 },
    ],
    ['forceAirValueForRaid', { carriers: [{ name: 'Zuikaku', hitsPrevious: 7 }] }, [], { airValue: 10 }],
  );
  prove(
    'rule 10.13: fighters among the points of a raid',
    ['escortTableColumn', { raidPoints: 1 }, [], { column: 1 }],
    ['escortTableColumn', { raidPoints: 20 }, [], { column: 18 }],
    ['escortFighters', { raidPoints: 7 }, [10], { fighters: 4, attackPoints: 3 }],
    ['escortFighters', { raidPoints: 1 }, [9], { fighters: 0, attackPoints: 1 }],
  );
  prove(
    'rule 10.21: how far out radar finds a raid',
    ['interceptRange', { light: 'day' }, [1], { hexes: 2 }],
    ['interceptRange', { light: 'day' }, [10], { hexes: 5 }],
    ['interceptRange', { light: 'dusk' }, [2], { hexes: 1, modifiedDie: 0 }],
    ['interceptRange', { light: 'day', distance: 3 }, [10], { hexes: 3 }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['splitWaves', { result: '5/4/3', raidsInPlay: 0 }, 'given.result should be a strength, such as "9" or "5/4"'],
    ['airRaidGeneration', { ...generation, range: 30 }, 'given.range'],
    ['airRaidStrengthUnknown', { forceLevel: 2 }, 'given.l2Chit should be named'],
    ['airRaidStrengthUnknown', { ...two, column: 'L1 Carrier' }, 'given.column should be "1-2 Carriers"'],
    ['airRaidStrengthUnknown', { forceLevel: 0, airPointsOnDisplay: 1 }, 'given.airPointsOnDisplay'],
    ['airRaidStrengthKnown', { chit: 'Carrier' }, 'given.availableAll should be at least 1'],
    ['airRaidStrengthByValue', {}, 'given should name one of l3Chit, carriers and guamNetValue'],
    ['forceAirValueForRaid', { carriers: [{ name: 'Taiho', airValue: 10 }] }, 'given.carriers[0].airValue should be 9'],
    ['forceAirValueForRaid', { carriers: [{ name: 'Yamato' }] }, 'given.carriers[0].name'],
    ['escortFighters', { raidPoints: 0 }, 'given.raidPoints'],
  );
});

describe('damage', () => {
  const aboard = { landing: 0, ready: 0, servicing: 0, hangar: 0 };
  prove(
    'rule 12.14: aircraft on deck go first, two hits to each below it',
    [
      'usCarrierAirLosses',
      { ...aboard, hits: 2, ready: 1, servicing: 2 },
      [],
      { lostReady: 1, lostServicing: 1, countedAs: 2 },
    ],
    ['usCarrierAirLosses', { ...aboard, hits: 4, hangar: 4 }, [], { lostHangar: 2, unitsEliminated: 2, countedAs: 4 }],
    ['usCarrierAirLosses', { ...aboard, hits: 0, hangar: 4 }, [], { unitsEliminated: 0 }],
  );
  prove('rule 12.21: hits grow permanent in two turns', [
    'hitMaturity',
    { hitsCurrent: 1, hitsPrevious: 2, hitsPermanent: 3, turnEnds: 1 },
    [],
    { hitsCurrent: 0, hitsPrevious: 1, hitsPermanent: 5 },
  ]);
  const zuikaku = { type: 'CV', hitCapacity: 8 };
  prove(
    'rules 12.23, 12.26, 12.28: how hits leave a Japanese carrier',
    ['japaneseCarrierState', { ...zuikaku, totalHits: 0 }, [], { state: 'none' }],
    ['japaneseCarrierState', { ...zuikaku, totalHits: 3 }, [], { state: 'light' }],
    ['japaneseCarrierState', { ...zuikaku, totalHits: 4 }, [], { state: 'heavy' }],
    ['japaneseCarrierState', { ...zuikaku, totalHits: 5 }, [], { state: 'heavy' }],
    ['japaneseCarrierState', { type: 'CVL', hitCapacity: 5, totalHits: 3 }, [], { state: 'heavy' }],
    ['japaneseCarrierState', { type: 'CVL', hitCapacity: 5, totalHits: 4 }, [], { state: 'crippled' }],
    ['japaneseCarrierState', { name: 'Ise', hitCapacity: 15, totalHits: 11 }, [], { state: 'heavy' }],
  );
  prove(
    'rule 12.51: battleships by their capacity',
    ['usBattleshipThreshold', { pair: [20, 22], hitCapacity: 22 }, [], { damage: 'sunk', threshold: 22 }],
    ['usBattleshipThreshold', { pair: [15, 15], hitCapacity: 20 }, [], { damage: 'crippled', threshold: 15 }],
  );
  prove(
    'rule 12.31: fire breaks out by hits and aircraft',
    ['fireOutbreak', { hits: 1 }, [8], { fire: false }],
    ['fireOutbreak', { hits: 1 }, [9], { fire: true }],
    ['fireOutbreak', { hits: 3 }, [8], { fire: true, drm: 1 }],
    ['fireOutbreak', { hits: 4 }, [7], { fire: true, drm: 2 }],
    ['fireOutbreak', { hits: 1, readyUnits: 2, servicing: true }, [5], { fire: false, drm: 3 }],
  );
  prove(
    'rules 12.32, 12.33: fire spreads or is fought down',
    ['fireSpread', { fireLevel: 1 }, [3], { fireLevel: 0, extraHits: 0 }],
    ['fireSpread', { fireLevel: 3 }, [8], { fireLevel: 3, extraHits: 6, modifiedDie: 10 }],
    ['fireSpread', { fireLevel: 1, damage: 'heavy' }, [7], { fireLevel: 2, extraHits: 0, drm: 1 }],
    ['fireSpread', { fireLevel: 2, damage: 'crippled' }, [10], { extraHits: 4, sunk: true }],
    ['fireDamage', { fireLevel: 1, result: '+1 fire level, +damage' }, [], { extraHits: 2 }],
    ['fireDamage', { fireLevel: 3, result: 'no change' }, [], { extraHits: 0 }],
    ['fireLevelChange', { fireLevel: 2, result: '+1 fire level' }, [], { fireLevel: 3, removed: false }],
    ['fireLevelChange', { fireLevel: 3, result: 'out' }, [], { fireLevel: 0, removed: true }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['usCarrierAirLosses', { hits: 1 }, 'given.landing is missing'],
    ['japaneseCarrierState', { hitCapacity: 8, totalHits: 1 }, 'given.type is missing'],
    [
      'japaneseCarrierState',
      { type: 'CV', hitCapacity: 9, totalHits: 1 },
      'given.hitCapacity should be that of a ship of its type',
    ],
    ['japaneseCarrierState', { name: 'Ise', hitCapacity: 8, totalHits: 1 }, 'given.hitCapacity should be that of Ise'],
    ['usBattleshipThreshold', { pair: [1, 2], hitCapacity: 20 }, 'given.pair should be two thresholds'],
    ['fireSpread', { fireLevel: 4 }, 'given.fireLevel'],
  );
});

describe('submarines', () => {
  prove(
    'rule 14.131: what makes contact easier or harder',
    [
      'submarineApproachDrm',
      { forceMove: ['1013', '1012'], subMove: ['1011', '1012'] },
      [],
      { approach: 'none', drm: 0 },
    ],
    [
      'submarineApproachDrm',
      { forceMove: ['1013', '1012'], subMove: ['1012', '1012'] },
      [],
      { approach: 'none', drm: 1 },
    ],
    ['submarineApproachDrm', { forceMove: ['1012', '1012'], subMove: ['1013', '1012'], light: 'dusk' }, [], { drm: 0 }],
  );
  prove(
    'rules 14.13, 14.131: contact at five',
    ['submarineContact', {}, [4], { contact: false }],
    ['submarineContact', { drm: 0 }, [5], { contact: true }],
    ['submarineContact', { drm: -3, approach: 'stern' }, [7], { contact: false, modifiedDie: 4 }],
    ['submarineContact', { approach: 'oblique', light: 'night' }, [8], { contact: true, drm: -3 }],
    ['submarineContact', { target: 'lone crippled ship' }, [2], { contact: true, drm: 3 }],
    ['submarineContact', { forceStayed: true }, [4], { contact: true }],
    ['submarineContact', { forceMovedIn: true }, [3], { contact: false, drm: 1 }],
  );
  prove(
    'rules 14.14, 14.141: contact shows what a force is, and does not detect it',
    ['submarineContactPromotion', { level: 0, drawnL1: 'Small' }, [], { level: 1, detected: false }],
    ['submarineContactPromotion', { level: 0, drawnL1: 'False Contact' }, [], { option: 'false contact' }],
    ['submarineContactPromotion', { level: 2, option: 'shadow' }, [], { level: 2, option: 'shadow chosen' }],
  );
  prove(
    'rules 14.16, 14.164: torpedoes and their hits',
    ['submarineAttack', {}, [6], { attackRolls: 0, totalHits: 0, hitType: 'none' }],
    ['submarineAttack', {}, [7, 1], { attackRolls: 1, hits: [2], hitType: 'current turn' }],
    ['submarineAttack', { target: 'lone crippled ship', drm: 2 }, [5, 4], { attackRolls: 1, hits: [3] }],
    ['submarineAttack', {}, [7, 10, 10], { hits: [], totalHits: 0, destroyed: true }],
  );
  prove(
    'rules 14.17, 14.171, 14.172: escorts hunt the submarine',
    ['asw', { subScoredHits: false }, [3], { result: 'no effect', modifiedDie: 3 }],
    ['asw', { subScoredHits: true }, [3], { result: 'Pin 1' }],
    ['asw', { subScoredHits: false }, [10, 8], { result: 'Pin 2' }],
    ['asw', { subScoredHits: false, target: 'lone crippled ship' }, [7], { result: 'no effect' }],
    ['asw', { subScoredHits: false, target: 'lone crippled ship' }, [8], { result: 'Pin 2' }],
    ['pinCountdown', { pin: 1, subChitDraws: 2 }, [], { afterDraw1: 'none, no action', draw2: 'may act' }],
  );
  prove(
    'rule 14.162: hits on a force fall to one ship of the largest class',
    ['assignSubmarineHits', { permanentHits: 7, carrierChosen: 'Shokaku' }, [], { sunk: false, excessForfeited: 0 }],
    ['assignSubmarineHits', { permanentHits: 8, carrierChosen: 'Shokaku' }, [], { sunk: true, excessForfeited: 0 }],
  );
  prove(
    'rules 14.22, 14.23: Japanese submarines come to lights',
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [8], { contact: false, hits: 0 }],
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [9, 4], { contact: true, hits: 3, fire: false }],
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [9, 7], { hits: 3, fire: true, sunk: false }],
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [10, 10], { sunk: true }],
  );
  prove(
    'rule 14.25: and to cripples, less readily beside escorts',
    ['japaneseSubmarineAttack', { target: 'lone crippled ship' }, [8, 1], { drm: 1, contact: true, sunk: true }],
    ['japaneseSubmarineAttack', { target: 'lone crippled ship', escorts: 1 }, [8], { drm: 0, contact: false }],
  );
  refuses(
    'nonsense is refused in sentences',
    [
      'submarineApproachDrm',
      { forceMove: ['1013', '1012'], subMove: ['1012', '1011'] },
      'given.subMove should end in the hex',
    ],
    ['submarineContact', { drm: 1 }, 'given.drm should be 0'],
    ['submarineAttack', { drm: 0, target: 'lone crippled ship' }, 'given.drm should be 2'],
    ['submarineContactPromotion', { level: 0 }, 'given.drawnL1 should be the chit that was drawn'],
    [
      'assignSubmarineHits',
      { permanentHits: 1, carrierChosen: 'Taiho', hitCapacity: 8 },
      'given.hitCapacity should be 10',
    ],
    ['japaneseSubmarineAttack', { target: 'lit carrier', escorts: 1 }, 'given.escorts should be left out'],
  );
});

describe('advanced rules, which no match uses yet', () => {
  prove('chits of land bases from 0810 on', [
    'reinforcementChitInCup',
    { turns: ['0650', '0410'] },
    [],
    { inCup: [false, true] },
  ]);
  prove('bearings of Yap and Iwo Jima', ['fixedHexes', {}, [], { yap: '2219', iwoJimaOrigin: '0109' }]);
  prove('leeward and windward hexes turn with the wind', [
    'leewardHexes',
    { hex: '1013', wind: 'W->E' },
    [],
    { leeward: ['0912', '1012', '1112'], windward: ['0913', '1014', '1113'] },
  ]);
  prove(
    'half as many battleships, and one at least, to stand by day',
    ['japaneseAcceptsBattleDay', { japaneseBB: 0, usBB: 0 }, [], { needed: 1, accepts: false }],
    ['japaneseAcceptsBattleDay', { japaneseBB: 1, usBB: 2 }, [], { needed: 1, accepts: true }],
  );
  const fleets = {
    japanese: ['BB Yamato', 'BB Musashi', 'Destroyer Force'],
    us: ['BB Iowa', 'BB Alabama', 'CruDiv 6'],
  };
  prove(
    'at night all fire, but not who is surprised',
    ['surfaceFirers', { ...fleets, light: 'night' }, [], { round1: [...fleets.japanese, ...fleets.us], never: [] }],
    ['surfaceFirers', { ...fleets, light: 'night', surprised: 'japan' }, [], { round1: fleets.us }],
  );
  prove('by chance between targets alike', [
    'surfaceTargets',
    { ...fleets, light: 'night', round: 1 },
    [2, 1],
    { targets: { 'BB Yamato': 'BB Alabama', 'BB Musashi': 'BB Iowa', 'Destroyer Force': 'BB Iowa' }, notFiring: [] },
  ]);
  prove(
    'raids near Guam may fly on to it',
    ['shuttleToGuam', { distanceToGuam: 0 }, [5], { net: 1, diverts: true }],
    ['shuttleToGuam', { distanceToGuam: 0 }, [4], { net: 0, diverts: false }],
    ['shuttleToGuam', { distanceToGuam: 5 }, [], { net: null, diverts: false }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['leewardHexes', { hex: '1013', wind: 'N->S' }, 'given.wind should be one of'],
    [
      'surfaceFirers',
      { ...fleets, light: 'day', us: ['Essex'] },
      'given.us[0] should be a battleship, cruisers or destroyers',
    ],
    [
      'surfaceTargets',
      { ...fleets, light: 'day', round: 1, randomPick: 'Washington' },
      'given.randomPick should name one of BB Iowa, BB Alabama',
    ],
    ['shuttleToGuam', { distanceToGuam: -1 }, 'given.distanceToGuam'],
  );
});
