import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

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
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, lost: 4 }, [5], { known: 8, waves: [2] }],
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, available0_3: 4, range: 3 }, [5], { waves: [6] }],
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, available0_3: 4, range: 4 }, [5], { waves: [2] }],
    ['airRaidStrengthKnown', { chit: 'Carrier', availableAll: 4, inRaids: 4 }, [5], { known: 8, waves: [2] }],
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
