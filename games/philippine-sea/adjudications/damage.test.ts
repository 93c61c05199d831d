import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

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
    ['fireOutbreak', { hits: 1 }, [9], { fire: false }],
    ['fireOutbreak', { hits: 1 }, [10], { fire: true }],
    ['fireOutbreak', { hits: 3 }, [9], { fire: true, drm: 1 }],
    ['fireOutbreak', { hits: 4 }, [8], { fire: true, drm: 2 }],
    ['fireOutbreak', { hits: 1, readyUnits: 2, servicing: true }, [6], { fire: false, drm: 3 }],
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
