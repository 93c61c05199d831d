import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

describe('air combat and attacks on ships', () => {
  const raid = { units: 4, fighters: 4, attackPoints: 4 };
  prove(
    'rules 4.52, 4.54, 4.55: half as many take on the escorts, the others the attack planes',
    [
      'interceptionCombat',
      raid,
      [10, 5, 10],
      { unitsAtEscorts: 2, fightersShotDown: 2, attackPointsShotDown: 2, unitsLost: 0 },
    ],
    ['interceptionCombat', { ...raid, fighters: 0 }, [8], { unitsAtEscorts: 0, attackPointsShotDown: 3, unitsLost: 0 }],
    ['interceptionCombat', { ...raid, attackPoints: 0 }, [10, 5], { unitsAtEscorts: 4, fightersShotDown: 3 }],
    ['interceptionCombat', { ...raid, atEscorts: 4 }, [9, 5], { fightersShotDown: 3, attackPointsShotDown: 0 }],
  );
  prove('rule 4.45: a mission short of fuel fights worse', [
    'interceptionCombat',
    { ...raid, fighters: 0, fuelCritical: true },
    [5],
    { attackPointsShotDown: 1 },
  ]);
  prove('rule 11.27: raids just taking off from Guam are easier', [
    'interceptionCombat',
    { ...raid, fighters: 0, attackPoints: 9, takingOffFromGuam: true },
    [8],
    { attackPointsShotDown: 4 },
  ]);
  prove('rule 4.56: E is a unit lost', [
    'interceptionCombat',
    raid,
    [5, 9, 9],
    { unitsLost: 1, attackPointsShotDown: 2 },
  ]);
  prove('rule 4.57: A lets an escort through to the others', [
    'interceptionCombat',
    raid,
    [5, 7, 10, 9],
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
    ['strikeCombat', { escorts: 0, attackPlanes: 2, capPoints: 4 }, [6], { attackPlanesLost: 1, attacking: 1 }],
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
