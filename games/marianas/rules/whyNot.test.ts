import { type Ref, type Wanted, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER } from '../data/aircraft.ts';
import type { SideId } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, type Campaign, LEFT, LOST, SUNK } from '../data/state.ts';
import { marianas } from '../index.ts';
import { atSea, met } from './battle.testing.ts';
import { battleProcedures } from './battle.ts';
import { movement } from './movement.ts';
import { phaseOf } from './phase.testing.ts';
import { recombination } from './regrouping.ts';
import { airPhase, airProcedures } from './strike.ts';
import { submarinePhase, submarineProcedures } from './submarines.ts';
import { beginning, both, boxesIn, now, order, place, playing, refused, standing, type Table } from './testing.ts';

// Whatever somebody points at, the answer is about that thing, or there is none.

/** Nothing is said of these by the rules: neither a wrong reason nor that they can be chosen. */
const OTHERS: readonly Ref[] = [{ track: 'submarines' }, { display: 'losses' }, { box: 'us sunk' }, { hex: '9999' }];

/** Checks each answer by its key; undefined is what can be chosen. What has no answer is merely not offered. */
function expectReasons(match: Table, side: SideId, reasons: readonly (readonly [Wanted, string | undefined])[]): void {
  for (const [wanted, key] of [...reasons, ...OTHERS.map((each) => [each, NOTHING] as const)])
    expect([wanted, whyNot(match, side, wanted)?.reason.key]).toEqual([wanted, key]);
}
const NOTHING = 'kernel.not offered';
const ABOUT = 'kernel.asked about';

function turnAt(step: string, change: (data: Campaign) => void, options = {}): Table {
  const procedures = marianas.procedures.filter(({ name }) => name === 'turn');
  const others = marianas.procedures.filter(({ name }) => name !== 'turn');
  return standing([...procedures, ...others], { step }, { change, options });
}

const touchedBy = (match: Table, side: SideId, box: string): readonly Ref[] | undefined =>
  boxesIn(match, side).find(({ id }) => id === box)?.touches;

describe('before the first turn', () => {
  test('rule set-06: the box of a group off the chart is the group of the order', () => {
    const match = beginning([4], { scenario: 'free' });
    both(match, 'own', 'own');
    expect(touchedBy(match, 'us', 'group 2')).toEqual([{ box: 'us group 2' }]);
    expect(touchedBy(match, 'japan', 'group 10')).toEqual([{ box: 'japan group 10' }]);
    expectReasons(match, 'us', [
      [{ piece: 'Hornet' }, undefined],
      [{ box: 'us group 2' }, undefined],
      [{ box: 'us group 22' }, undefined],
      [{ box: 'japan group 2' }, NOTHING],
      [{ hex: '1308' }, NOTHING],
    ]);
  });

  test('rule set-05: land-based units alone are placed, on fields', () => {
    const match = beginning([4], { scenario: 'free' });
    both(match, 'history', 'history');
    expect(touchedBy(match, 'japan', 'guam')).toEqual([{ box: 'guam field' }, { hex: '1309' }, { box: 'guam' }]);
    expectReasons(match, 'japan', [
      [{ piece: 'Betty 1' }, undefined],
      [{ hex: '1309' }, undefined],
      [{ piece: 'Taiho Judy' }, 'why aboard'],
      [{ piece: 'Hornet TBF' }, 'why enemy unit'],
      [{ piece: 'Taiho' }, NOTHING],
      [{ box: 'Taiho deck' }, NOTHING],
      [{ hex: '1308' }, undefined],
    ]);
  });

  test('rule set-02: groups begin west of Saipan if the code is broken', () => {
    const match = beginning([1]);
    expect(now(match)).toBe('campaign: deploy');
    expectReasons(match, 'japan', [
      [{ hex: '1208' }, undefined],
      [{ hex: '1308' }, 'why west of Saipan'],
      [{ box: 'japan group 1' }, undefined],
      [{ piece: 'Taiho' }, undefined],
      [{ option: 'dummy 1' }, undefined],
      [{ piece: 'Hornet' }, 'why enemy ship'],
      [{ piece: 'Betty 1' }, NOTHING],
    ]);
    expectReasons(beginning([2]), 'japan', [
      [{ hex: '1208' }, 'why code not broken'],
      [{ box: 'japan group 1' }, 'why code not broken'],
      [{ piece: 'Taiho' }, 'why code not broken'],
      [{ box: 'us group 1' }, NOTHING],
    ]);
  });
});

describe('in the turn', () => {
  const coming = (data: Campaign): void => {
    data.intelligence = 'forewarned';
    place(data, 'U1', '1605', 'Hornet');
    data.at[ship('Wasp')] = SUNK;
    data.at[ship('Essex')] = LEFT;
  };

  test('rules set-03 to set-06: arrivals', () => {
    const match = turnAt('arrivals', coming);
    expect(touchedBy(match, 'us', '1708')).toEqual([{ hex: '1708' }]);
    expectReasons(match, 'us', [
      [{ box: 'us group 2' }, undefined],
      [{ piece: 'Bunker Hill' }, undefined],
      [{ piece: 'us dummy 1' }, undefined],
      [{ hex: '1708' }, undefined],
      [{ hex: '1608' }, 'why edge'],
      [{ piece: 'U1' }, 'why on chart'],
      [{ box: 'U1' }, 'why on chart'],
      [{ piece: 'Hornet' }, 'why ship on chart'],
      [{ piece: 'Wasp' }, 'why ship sunk'],
      [{ piece: 'Essex' }, 'why ship home'],
      [{ piece: 'J1' }, 'why enemy marker'],
      [{ piece: 'Taiho' }, 'why enemy ship'],
      [{ piece: 'Hornet TBF' }, NOTHING],
      [{ box: 'saipan' }, NOTHING],
    ]);
    const barred = turnAt('arrivals', (data) => {
      coming(data);
      data.intelligence = 'surprised';
      data.dummies.japan = 0;
    });
    expectReasons(barred, 'japan', [
      [{ box: 'japan group 1' }, 'why not entered'],
      [{ piece: 'Taiho' }, 'why not entered'],
      [{ hex: '0105' }, 'why not entered'],
      [{ hex: '0909' }, 'why edge'],
    ]);
    const alone = turnAt('arrivals', (data) => {
      coming(data);
      data.at.fill(LEFT);
      data.dummies.us = 0;
    });
    expectReasons(alone, 'us', [[{ hex: '1708' }, 'why nobody waits']]);
  });

  test('rule recon-06: dummies at nightfall', () => {
    const dark = (data: Campaign): void => {
      data.turn = 5;
      place(data, 'U1', '1605', 'Hornet');
      place(data, 'U2', '1508', 'Iowa');
      at(data.markers, place(data, 'U3', '1605')).dummy = true;
    };
    const match = turnAt('nightfall', dark);
    expect(touchedBy(match, 'us', '1508')).toEqual([{ hex: '1508' }]);
    expectReasons(match, 'us', [
      [{ piece: 'U3' }, undefined],
      [{ box: 'U3' }, undefined],
      [{ piece: 'U3 dummy' }, undefined],
      [{ hex: '1508' }, undefined],
      [{ hex: '1005' }, 'why no shelter'],
      [{ piece: 'U1' }, 'why real group'],
      [{ piece: 'J1' }, 'why enemy marker'],
      [{ piece: 'Hornet' }, NOTHING],
    ]);
    expect(refused(match, 'us', { U3: '1605' })?.reason.values).toEqual({ marker: 'U3', hex: '1605' });
    const alone = turnAt('nightfall', (data) => {
      data.turn = 5;
      data.dummies.us = 0;
      at(data.markers, place(data, 'U3', '1605')).dummy = true;
    });
    expectReasons(alone, 'us', [
      [{ piece: 'U3' }, 'why nowhere else'],
      [{ hex: '1605' }, 'why no dummy'],
    ]);
  });

  test('rules air-02, air-21: replacements', () => {
    const match = turnAt('replacement', (data) => {
      data.turn = 9;
      for (const id of ['Betty 2', 'Betty 3', 'Zero 2', 'Taiho Judy']) data.base[AIR_NUMBER.get(id) ?? 0] = LOST;
      at(data.islands, 0).field = false;
    });
    expectReasons(match, 'japan', [
      [{ piece: 'Betty 2' }, undefined],
      [{ hex: '1309' }, undefined],
      [{ box: 'guam field' }, undefined],
      [{ piece: 'Betty 3' }, 'why another first'],
      [{ piece: 'Zero 1' }, 'why not lost'],
      [{ piece: 'Taiho Judy' }, 'why carrier unit'],
      [{ piece: 'Hornet TBF' }, 'why enemy unit'],
      [{ hex: '1308' }, 'why no field'],
      [{ box: 'saipan' }, 'why no field'],
      [{ box: 'iwo field' }, 'why field full'],
      [{ hex: '0909' }, NOTHING],
      [{ piece: 'Taiho' }, NOTHING],
    ]);
  });
});

describe('at sea', () => {
  const sailing = (second: boolean, change: (data: Campaign) => void): Table =>
    playing(
      movement,
      { side: 'us', second, hex: -1, done: [] },
      [movement, recombination, ...battleProcedures] as never,
      { change },
    );
  const groups = (data: Campaign): void => {
    place(data, 'U1', '1005', 'Hornet', 'Iowa');
    place(data, 'U2', '1207', 'Idaho', 'Reno');
    at(data.markers, place(data, 'U4', '1207')).dummy = true;
    at(data.markers, place(data, 'U5', '1409', 'Essex')).fought = 1;
    place(data, 'J1', '0505', 'Taiho');
  };

  test('rule move-08: where ships regroup', () => {
    expectReasons(sailing(true, groups), 'us', [
      [{ hex: '1005' }, undefined],
      [{ piece: 'U1' }, undefined],
      [{ box: 'U2' }, undefined],
      [{ hex: '1006' }, 'why none of yours'],
      [{ option: '1006' }, 'why none of yours'],
      [{ hex: '1409' }, 'why nothing to regroup'],
      [{ piece: 'U5' }, 'why fought'],
      [{ piece: 'U4' }, 'why dummy regroups'],
      [{ piece: 'J1' }, 'why enemy marker'],
      [{ piece: 'Taiho' }, 'why enemy ship'],
      [{ piece: 'Hornet' }, NOTHING],
    ]);
    const again = sailing(true, groups);
    order(again, 'us', '1005');
    order(again, 'us', {});
    expectReasons(again, 'us', [[{ hex: '1005' }, 'why regrouped there']]);
  });

  test('rules move-08, move-10: which ships regroup, and the boxes of their groups', () => {
    const match = sailing(true, (data) => {
      groups(data);
      data.turn = 5;
      place(data, 'U3', '1005', 'Landing Force North', 'Desdiv 101');
      at(data.markers, 20).fought = 5;
      at(data.markers, place(data, 'U6', '1005')).dummy = true;
    });
    order(match, 'us', '1005');
    expect(touchedBy(match, 'us', 'U1')).toEqual([{ piece: 'U1' }, { box: 'U1' }]);
    // A new group has a box of its own to drop ships into.
    expect(touchedBy(match, 'us', 'U7')).toEqual([{ box: 'U7' }]);
    expectReasons(match, 'us', [
      [{ piece: 'Hornet' }, undefined],
      [{ box: 'U7' }, undefined],
      [{ piece: 'U1' }, undefined],
      [{ piece: 'Reno' }, 'why ship elsewhere'],
      [{ piece: 'Desdiv 101' }, 'why transports at night'],
      [{ piece: 'U3' }, 'why transports at night'],
      [{ piece: 'U6' }, 'why dummy regroups'],
      [{ piece: 'U2' }, 'why group elsewhere'],
      [{ hex: '1207' }, 'why other hex'],
      [{ piece: 'Taiho' }, 'why enemy ship'],
      [{ piece: 'Hornet TBF' }, NOTHING],
    ]);
  });

  test('rules move-01, land-04: which groups sail, and where to', () => {
    const match = sailing(false, (data) => {
      groups(data);
      place(data, 'U6', '1308', 'Landing Force North');
      data.anchored[0] = 0;
      at(data.markers, place(data, 'U7', '1105')).dummy = true;
    });
    expectReasons(match, 'us', [
      [{ piece: 'U1' }, undefined],
      [{ box: 'U1' }, undefined],
      [{ piece: 'U7' }, undefined],
      [{ box: 'U7' }, undefined],
      [{ piece: 'U7 dummy' }, undefined],
      [{ hex: '1005' }, undefined],
      [{ hex: '1004' }, undefined],
      [{ hex: '0909' }, 'why too far'],
      [{ piece: 'U2' }, 'why slow'],
      [{ piece: 'Idaho' }, 'why slow'],
      [{ piece: 'Hornet' }, 'why ship in group'],
      [{ piece: 'U5' }, 'why fought'],
      [{ piece: 'U6' }, 'why at anchor'],
      [{ piece: 'J1' }, 'why enemy marker'],
      [{ piece: 'Taiho' }, 'why enemy ship'],
      [{ piece: 'U9' }, NOTHING],
      [{ piece: 'Hornet TBF' }, NOTHING],
      [{ box: 'saipan' }, NOTHING],
    ]);
  });

  test('rules dam-08, end-01: which way a group does not go', () => {
    const match = sailing(true, (data) => {
      place(data, 'U1', '1605', 'Hornet', 'Iowa');
      data.damaged[ship('Hornet')] = true;
      place(data, 'U2', '1505', 'Reno');
      place(data, 'U3', '1001', 'Essex');
    });
    order(match, 'us', 'nowhere');
    const why = (marker: string, way: string): string | undefined =>
      refused(match, 'us', { U1: 'NE', [marker]: way })?.reason.key;
    expect([why('U1', 'S'), why('U2', 'exit'), why('U3', 'N')]).toEqual([
      'why homeward',
      'why no exit',
      'why off chart',
    ]);
    expect(touchedBy(match, 'us', 'exit')).toEqual([{ box: 'us home' }]);
  });

  test('rule sub-05: what a submarine aims at', () => {
    const match = phaseOf(submarinePhase, submarineProcedures, {
      dice: [6, 6],
      change: (data) => {
        data.subsOut.japan = false;
        place(data, 'J1', '0505', 'Taiho', 'Kongo', 'Desdiv 4');
        place(data, 'J2', '0606', 'Haruna');
      },
    });
    expect(now(match)).toBe('submarine attack: target');
    expectReasons(match, 'us', [
      [{ piece: 'Taiho' }, undefined],
      [{ piece: 'Haruna' }, 'why not in contact'],
      [{ piece: 'Hornet' }, 'why not in contact'],
      [{ piece: 'J2' }, 'why other contact'],
      [{ piece: 'J1' }, NOTHING],
      [{ hex: '0505' }, NOTHING],
    ]);
  });
});

describe('in the air', () => {
  const meeting = (data: Campaign): void => {
    place(data, 'U1', '0905', 'Hornet', 'Bataan');
    place(data, 'U2', '0909', 'Essex');
    data.damaged[ship('Essex')] = true;
    place(data, 'J1', '0907', 'Taiho', 'Kongo');
    place(data, 'J2', '0908', 'Haruna');
    place(data, 'J3', '0303', 'Mogami');
    for (const marker of [0, 2]) at(data.markers, marker).seen = true;
    data.at[ship('Nagato')] = SUNK;
    data.base[AIR_NUMBER.get('Bataan TBF') ?? 0] = LOST;
  };
  const planning = (): Table => phaseOf(airPhase, airProcedures, { change: meeting, options: { shuttle: false } });

  test('rules air-06, air-17: what is struck, and by whom', () => {
    const match = planning();
    expect(touchedBy(match, 'us', 'Taiho torpedo')).toEqual([{ piece: 'Taiho' }]);
    expectReasons(match, 'us', [
      [{ piece: 'Hornet TBF' }, undefined],
      [{ piece: 'Taiho' }, undefined],
      [{ piece: 'us feint 1' }, undefined],
      [{ piece: 'Essex TBF' }, 'why deck closed'],
      [{ box: 'Essex deck' }, 'why deck closed'],
      [{ piece: 'Bataan TBF' }, 'why lost'],
      [{ piece: 'Taiho Jill' }, 'why enemy unit'],
      [{ piece: 'Haruna' }, 'why ship unseen'],
      [{ piece: 'Mogami' }, 'why nobody reaches'],
      [{ piece: 'Nagato' }, 'why ship sunk'],
      [{ piece: 'J1' }, 'why aim at ships'],
      [{ piece: 'J2' }, 'why face down'],
      [{ hex: '0907' }, 'why aim at ships in'],
      [{ hex: '0908' }, 'why nobody found'],
      [{ piece: 'U1' }, NOTHING],
      [{ piece: 'Iowa' }, NOTHING],
      [{ box: 'Hornet deck' }, NOTHING],
    ]);
  });

  test('rules air-03, air-15: who lands, and where', () => {
    const match = planning();
    both(match, {}, { 'Hornet SB2C': 'Kongo bomb' }, 6, 6, 1);
    expect(now(match)).toBe('air operations: land');
    expect(touchedBy(match, 'us', 'Hornet')).toEqual([{ box: 'Hornet deck' }, { piece: 'Hornet' }]);
    expectReasons(match, 'us', [
      [{ piece: 'Hornet SB2C' }, undefined],
      [{ box: 'Hornet deck' }, undefined],
      [{ piece: 'Hornet TBF' }, 'why not flying'],
      [{ piece: 'Bataan TBF' }, 'why lost'],
      [{ piece: 'Taiho Jill' }, 'why enemy unit'],
      [{ box: 'Essex deck' }, 'why deck closed'],
      [{ piece: 'Wasp' }, 'why off map'],
      [{ piece: 'Bataan' }, 'why base far'],
      [{ piece: 'Iowa' }, NOTHING],
      [{ hex: '1308' }, NOTHING],
      [{ piece: 'U1' }, NOTHING],
    ]);
  });
});

describe('in a battle', () => {
  const JAPAN = ['Mogami', 'Kongo'];
  const US = ['Maryland', 'Reno', 'Hornet'];
  const LINES = [
    { Mogami: 'JP_SCREENING', Kongo: 'JP_MAIN' },
    { Maryland: 'US_MAIN', Reno: 'US_SCREENING', Hornet: 'US_SCREENED' },
  ] as const;
  const joined = (): Table => {
    const match = atSea(met(JAPAN, US, (data) => place(data, 'U2', '0303', 'Essex')));
    both(match, ...LINES);
    return match;
  };

  test('rule bat-02: which group fights', () => {
    const match = atSea({
      mover: 'japan',
      change: (data) => {
        place(data, 'J1', '1005', 'Mogami');
        place(data, 'U1', '1005', 'Reno');
        place(data, 'U2', '1005', 'Iowa');
        place(data, 'U3', '0303', 'Essex');
      },
    });
    expect(now(match)).toBe('engagement: defender');
    expectReasons(match, 'us', [
      [{ piece: 'U1' }, undefined],
      [{ box: 'U2' }, undefined],
      [{ piece: 'U3' }, 'why group elsewhere'],
      [{ piece: 'Essex' }, 'why group elsewhere'],
      [{ piece: 'J1' }, 'why enemy marker'],
      [{ piece: 'Mogami' }, 'why enemy ship'],
      [{ hex: '1005' }, NOTHING],
      [{ piece: 'Hornet TBF' }, NOTHING],
    ]);
  });

  test('rules bat-08, bat-13: the boxes of the board are those of the order', () => {
    const match = atSea(met(JAPAN, US, (data) => place(data, 'U2', '0303', 'Essex')));
    expect(touchedBy(match, 'us', 'US_MAIN')).toEqual([{ box: 'battle box 1' }]);
    const common = [
      [{ piece: 'Reno' }, undefined],
      [{ piece: 'Essex' }, 'why not in battle'],
      [{ piece: 'Mogami' }, 'why enemy ship'],
      [{ box: 'battle box 6' }, 'why enemy box'],
      [{ box: 'battle line us' }, NOTHING],
      [{ hex: '1005' }, NOTHING],
    ] as const;
    expectReasons(match, 'us', [[{ box: 'battle box 1' }, undefined], ...common]);
    const why = (box: string): string | undefined => refused(match, 'us', { ...LINES[1], Hornet: box })?.reason.key;
    expect(why('US_MAIN')).toBe('why must be screened');
    both(match, ...LINES);
    for (const side of ['us', 'japan'] as const) order(match, side, 'hold fire');
    for (const side of ['japan', 'us'] as const) order(match, side, 'stay');
    expect(now(match)).toBe('engagement: relocate');
    expectReasons(match, 'us', common);
    const shift = (id: string, box: string): string | undefined => refused(match, 'us', { [id]: box })?.reason.key;
    expect([shift('Maryland', 'US_SCREENING'), shift('Reno', 'JP_SCREENING')]).toEqual(['why one box', 'why box held']);
  });

  test('rules bat-03, bat-11: who fires, and at what', () => {
    const match = joined();
    expect(now(match)).toBe('gunfire: ship');
    expectReasons(match, 'us', [
      [{ piece: 'Maryland' }, undefined],
      [{ option: 'hold fire' }, undefined],
      [{ piece: 'Hornet' }, 'why out of range'],
      [{ piece: 'Essex' }, 'why not in battle'],
      [{ piece: 'Mogami' }, 'why enemy ship'],
      [{ box: 'battle box 1' }, NOTHING],
      [{ piece: 'U1' }, NOTHING],
    ]);
    const aiming = atSea(
      met(['Mogami', 'Kongo', 'Yahagi'], ['Iowa', 'Reno'], (data) => place(data, 'J2', '0303', 'Haruna')),
    );
    both(
      aiming,
      { Mogami: 'JP_SCREENING', Kongo: 'JP_MAIN', Yahagi: 'JP_SCREENED' },
      { Iowa: 'US_SCREENING', Reno: 'US_SUPPORT' },
    );
    order(aiming, 'us', 'Iowa');
    expect(now(aiming)).toBe('gunfire: targets');
    expect(touchedBy(aiming, 'us', 'Mogami')).toEqual([{ piece: 'Mogami' }]);
    expectReasons(aiming, 'us', [
      [{ piece: 'Mogami' }, undefined],
      [{ option: 'BB 1' }, undefined],
      [{ piece: 'Yahagi' }, 'why no gun reaches'],
      [{ piece: 'Haruna' }, 'why target absent'],
      [{ piece: 'Reno' }, 'why own target'],
      [{ piece: 'Iowa' }, ABOUT],
      [{ box: 'battle box 4' }, NOTHING],
    ]);
    expect(refused(aiming, 'us', { 'DL 1': 'Kongo' })?.reason.key).toBe('why gun cannot');
  });

  test('rule bat-09: transports at anchor are chosen by either of their counters', () => {
    const match = atSea(
      met(['Yamato'], ['Landing Force South', 'Landing Force North'], (data) => {
        data.anchored[1] = 0;
      }),
    );
    const anchored: Ref = { piece: 'Landing Force South anchored' };
    expectReasons(match, 'us', [[anchored, undefined]]);
    const box = 'US_SCREENING';
    both(match, { Yamato: 'JP_SCREENING' }, { 'Landing Force South': box, 'Landing Force North': box });
    order(match, 'japan', 'Yamato');
    expect(now(match)).toBe('gunfire: targets');
    expectReasons(match, 'japan', [
      [{ piece: 'Landing Force South' }, undefined],
      [anchored, undefined],
    ]);
  });

  const chased = (): Table => {
    const match = joined();
    for (const side of ['us', 'japan'] as const) order(match, side, 'hold fire');
    order(match, 'japan', 'stay');
    order(match, 'us', 'flee');
    return match;
  };

  test('rules bat-12, bat-17, bat-18: who gives chase, what is launched at whom, and the way out', () => {
    const match = chased();
    expect(now(match)).toBe('flight: pursue');
    expectReasons(match, 'japan', [
      [{ piece: 'Kongo' }, undefined],
      [{ piece: 'Reno' }, 'why enemy ship'],
      [{ piece: 'Taiho' }, 'why not in battle'],
      [{ piece: 'J1' }, NOTHING],
      [{ hex: '1005' }, NOTHING],
    ]);
    order(match, 'japan', ['Kongo']);
    expect(now(match)).toBe('flight: torpedoes');
    expect(touchedBy(match, 'us', 'Kongo')).toEqual([{ piece: 'Kongo' }]);
    expectReasons(match, 'us', [
      [{ piece: 'Reno' }, undefined],
      [{ piece: 'Kongo' }, undefined],
      [{ option: 'Reno 1' }, undefined],
      [{ piece: 'Maryland' }, 'why no torpedoes'],
      [{ piece: 'Mogami' }, 'why not pursuing'],
      [{ piece: 'Essex' }, 'why not in battle'],
      [{ box: 'battle box 4' }, NOTHING],
    ]);
    const gone = chased();
    order(gone, 'japan', []);
    expect(now(gone)).toBe('flight: retreat');
    expectReasons(gone, 'us', [
      [{ hex: '1004' }, undefined],
      [{ hex: '0303' }, 'why no retreat'],
      [{ option: '0303' }, 'why no retreat'],
      [{ piece: 'U1' }, NOTHING],
      [{ piece: 'Reno' }, NOTHING],
    ]);
  });

  test('rules gnd-03, gnd-05: only stakes are refused for being stakes', () => {
    const { procedures } = marianas;
    const ground = procedures.find(({ name }) => name === 'ground combat')!;
    const match = playing(ground as never, { island: 0, attacker: 'nobody', wager: 0 } as never, procedures as never, {
      change: (data) => Object.assign(at(data.islands, 0), { us: 1, japan: 1, landed: 1 }),
    });
    expectReasons(match, 'us', [
      [{ option: 'attack 1' }, undefined],
      [{ option: 'attack 2' }, 'why stake too high'],
      [{ option: 'hold' }, 'why must fight'],
      [{ option: 'nonsense' }, NOTHING],
      [{ box: 'saipan' }, ABOUT],
      [{ hex: '1308' }, ABOUT],
      [{ box: 'guam' }, NOTHING],
      [{ piece: 'Hornet' }, NOTHING],
    ]);
  });
});
