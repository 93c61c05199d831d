import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

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
