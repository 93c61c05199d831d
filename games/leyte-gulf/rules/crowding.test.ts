import { at } from '@point-option/chit-pull';
import { piecesOf } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import type { LeyteTheater } from '../data/own.ts';
import { detached } from '../family.ts';
import {
  dataOf,
  events,
  hex,
  idle,
  markerIn,
  order,
  playing,
  put,
  question,
  saidOf,
  see,
  ship,
  type Table,
  turnFrom,
  whereIs,
  why,
} from './standing.testing.ts';

/* 8.3.9: a retreat has left three US forces in one hex. */

const HERE = '3028';
const BESIDE = '3029';
const APART = 'US detachment 1';

function three(data: LeyteTheater): void {
  put(data, 'TF 1', HERE, 'Iowa', 'Miami');
  put(data, 'TF 2', HERE, 'Essex', 'Santa Fe');
  put(data, 'TF 3', HERE, 'Biloxi', 'DES RN 52');
  at(data.markers, 6).slow = 0;
}
const crowd = (change: (data: LeyteTheater) => void = () => undefined): Table =>
  turnFrom('crowded', (data) => {
    three(data);
    change(data);
  });
const sailsWith = (match: Table, id: string): string =>
  ['TF 1', 'TF 2', 'TF 3', 'TF 4', APART].find(
    (each) => dataOf(match).shipAt[ship(id)] === dataOf(match).markers.indexOf(markerIn(match, each)),
  ) ?? 'nobody';

describe('too many in a hex', () => {
  test('rule 8.3.9i: those that are too many in the next Initial Phase are broken up, as their owner likes', () => {
    const match = crowd();
    expect(question(match)).toBe('us, turn: crowded');
    expect(why(match, 'us', [])).not.toBeNull();
    expect(why(match, 'us', ['TF 1', 'TF 2'])).not.toBeNull();
    order(match, 'us', ['TF 3']);
    expect(['Biloxi', 'DES RN 52', 'Iowa'].map((id) => sailsWith(match, id))).toEqual([APART, APART, 'TF 1']);
    expect([whereIs(match, 'TF 3'), whereIs(match, APART), markerIn(match, APART).seen]).toEqual(['off', HERE, 1]);
    expect(events(match, 'crowded out')).toHaveLength(1);
    // They may become a force at once, but for the two that are there.
    expect(question(match)).toBe('us, turn: own forces');
    expect(why(match, 'us', { [APART]: 'TF 4' })).toBe('why stacked (5.5)');
  });

  test('rule 8.3.9i: two in a hex are asked nothing, and each hex counts for itself', () => {
    const two = crowd((data) => put(data, 'TF 3', BESIDE, 'Biloxi', 'DES RN 52'));
    expect(question(two)).not.toContain('crowded');
    const twice = crowd((data) => {
      put(data, 'TF 5', BESIDE, 'New Jersey');
      put(data, 'TF 6', BESIDE, 'Alabama');
      put(data, 'TF 7', BESIDE, 'Washington');
    });
    expect(why(twice, 'us', ['TF 5', 'TF 6'])).toBe('why still crowded (8.3.9)');
    expect(why(twice, 'us', ['TF 1', 'TF 6'])).toBeNull();
  });

  test('rule 8.3.9i: of four in a hex two are broken up', () => {
    const match = crowd((data) => put(data, 'TF 4', HERE, 'Alabama'));
    expect([why(match, 'us', ['TF 3']), why(match, 'us', ['TF 1', 'TF 2', 'TF 3'])].includes(null)).toBe(false);
    order(match, 'us', ['TF 3', 'TF 4']);
    // Of one fleet, they lie there together.
    expect(['Alabama', 'Biloxi'].map((id) => sailsWith(match, id))).toEqual([APART, APART]);
  });

  test('rule 8.3.9i: a dummy that is broken up is removed', () => {
    const match = crowd((data) => put(data, 'TF 4', BESIDE));
    expect(question(match)).toBe('us, turn: crowded');
    const dummy = turnFrom('crowded', (data) => {
      three(data);
      put(data, 'TF 3', HERE);
      for (const id of ['Biloxi', 'DES RN 52']) data.shipAt[ship(id)] = -2;
    });
    order(dummy, 'us', ['TF 3']);
    expect([whereIs(dummy, 'TF 3'), whereIs(dummy, APART), events(dummy, 'crowded dummy gone').length]).toEqual([
      'off',
      'off',
      1,
    ]);
  });

  test('rule 8.3.9i: ships that were sent home never share a marker with them', () => {
    const match = crowd((data) => {
      put(data, APART, HERE, 'Denver');
      data.shipAt[ship('Denver')] = -2;
      put(data, APART, HERE, 'New Jersey');
      data.own.homeward[ship('New Jersey')] = true;
    });
    order(match, 'us', ['TF 3']);
    expect(whereIs(match, 'US detachment 2')).toBe(HERE);
    expect(sailsWith(match, 'New Jersey')).toBe(APART);
  });
});

/** Biloxi and her destroyers, crowded out. */
function apart(data: LeyteTheater): void {
  put(data, APART, HERE, 'Biloxi', 'DES RN 52');
  see(data, APART);
  for (const id of ['Biloxi', 'DES RN 52']) data.own.apart[ship(id)] = true;
}

describe('ships that were crowded out', () => {
  const sailing = (change: (data: LeyteTheater) => void = () => undefined): Table =>
    playing(
      detached.withdrawals,
      { side: 'us' },
      {
        change: (data) => {
          data.shipAt.fill(-2);
          apart(data);
          change(data);
        },
      },
    );

  test('rule 8.3.9j: they are in no pool, and sail in the Terminal Phase, wherever they like', () => {
    const match = sailing();
    expect(question(match)).toBe('us, withdrawal: course');
    // Five is their speed on an even turn, and they need not use it.
    const six = [BESIDE, HERE, BESIDE, HERE, BESIDE, HERE].map(hex);
    expect([why(match, 'us', six) === null, why(sailing(), 'us', six.slice(0, 5)), why(sailing(), 'us', [])]).toEqual([
      false,
      null,
      null,
    ]);
    order(match, 'us', [hex(BESIDE)]);
    expect(whereIs(match, APART)).toBe(BESIDE);
  });

  test('rule 8.3.9j: not into the enemy, and not west of the straits', () => {
    const match = sailing((data) => put(data, 'Force 1', BESIDE, 'Yamato'));
    expect(saidOf(match, 'us', { hex: BESIDE })).toBe('why enemy in the way (6.4)');
    const strait = sailing((data) => put(data, APART, '3119', 'Biloxi', 'DES RN 52'));
    expect(why(strait, 'us', [hex('3118')])).not.toBeNull();
  });

  test('rule 8.3.9j: they join a force in their hex that has room, and it loses a movement point', () => {
    const match = turnFrom('own forces', (data) => {
      apart(data);
      put(data, 'TF 1', HERE, 'Iowa', 'Miami');
      put(data, 'TF 2', HERE, 'Essex', 'Santa Fe');
      put(data, 'TF 5', BESIDE, 'New Jersey');
    });
    const boxes = piecesOf(match, 'us')[APART] ?? [];
    expect(['TF 1', 'TF 2', 'TF 5', 'TF 4'].map((id) => boxes.includes(id))).toEqual([true, true, false, true]);
    order(match, 'us', { [APART]: 'TF 1' });
    expect([sailsWith(match, 'Biloxi'), whereIs(match, APART), markerIn(match, 'TF 1').slow]).toEqual([
      'TF 1',
      'off',
      1,
    ]);
    expect(markerIn(match, 'TF 1').seen).toBe(1);
  });

  test('rule 8.3.9j: no force takes in more than it holds', () => {
    const match = turnFrom('own forces', (data) => {
      apart(data);
      const others = [
        'Iowa',
        'New Jersey',
        'Alabama',
        'Washington',
        'Massachusetts',
        'South Dakota',
        'Miami',
        'Vincennes',
      ];
      const destroyers = ['DES RN 50/1', 'DES DIV 104', 'DES DIV 106', 'DES RN 50/2', 'DES RN 55', 'DES DIV 110'];
      put(data, 'TF 1', HERE, ...others, ...destroyers, 'Mobile');
    });
    expect(why(match, 'us', { [APART]: 'TF 1' })).toBe('why too many ships (5.5)');
  });

  test('rule 8.3.9j: they become a force again where there is room, and no cripple on her way home does', () => {
    const match = turnFrom('own forces', apart);
    idle(match, 'us');
    expect([sailsWith(match, 'Biloxi'), events(match, 'own force again').length]).toEqual(['TF 1', 1]);
    const cripple = turnFrom('own forces', (data) => {
      put(data, 'US detachment 1', HERE, 'Biloxi');
      put(data, 'TF 1', HERE, 'Iowa');
      data.own.homeward[ship('Biloxi')] = true;
    });
    expect(piecesOf(cripple, 'us')[APART]).not.toContain('TF 1');
  });
});
