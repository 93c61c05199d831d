import { SUNK } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import {
  airOf,
  americanStrike,
  crew,
  hitsOn,
  JAPAN_GROUP,
  JAPAN_HEX,
  japaneseStrike,
  layOut,
  onto,
  striking,
  US_GROUP,
} from './raids.testing.ts';
import {
  dataOf,
  events,
  heard,
  hurt,
  join,
  marker,
  order,
  place,
  put,
  see,
  ship,
  type Table,
  weaken,
} from './testing.ts';

/** American aircraft over the first of these ships, which has nothing that hits them. */
function attack(
  units: string[],
  japan: string[],
  dice: number[],
  change: (data: ReturnType<typeof dataOf>) => void = () => {},
): Table {
  const match = americanStrike(units, { japan, change });
  if (japan.length > 1) layOut(match, 'japan', ...japan);
  order(match, 'us', onto('sea 0', units), ...(units.length === 1 ? [1, ...dice] : []));
  if (units.length > 1) order(match, 'japan', 'everything', ...units.map(() => 1), ...dice);
  return match;
}

const rollsOf = (match: Table, purpose: string) =>
  (match.table.journal ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll.chart] : []));

describe('attacks', () => {
  it('rule 8.6a: each bomber attacks by itself on the column of its strength', () => {
    const match = attack(['VB-2', 'VT-2'], ['Yamato'], [5, 4, 1]);
    expect(rollsOf(match, 'purpose.air attack').map((chart) => chart?.column)).toEqual(['6', '5']);
    expect(hitsOn(match, 'Yamato')).toBe(2);
  });

  it('rule 8.6a: a fatigued one on that of its weak side', () => {
    const match = attack(['VB-2'], ['Yamato'], [5], (data) => weaken(data, 'VB-2'));
    expect(rollsOf(match, 'purpose.air attack')[0]).toMatchObject({ column: '4', result: 1 });
  });

  it('rule 8.6a: each the ship in its own box', () => {
    const match = americanStrike(['VB-2', 'VT-2'], { japan: ['Taiho', 'Myoko'] });
    layOut(match, 'japan', 'Taiho', 'Myoko');
    order(match, 'us', { 'VB-2': 'sea 1', 'VT-2': 'sea 0' });
    order(match, 'japan', 'everything', 1, 1, 3, 1);
    expect([hitsOn(match, 'Taiho'), hitsOn(match, 'Myoko')]).toEqual([0, 1]);
  });

  it('rule 8.6b: an attack on a destroyer unit has 3 off its roll', () => {
    const match = attack(['VB-2'], ['DIV 61'], [5]);
    expect(rollsOf(match, 'purpose.air attack')[0]).toMatchObject({ modified: 2, result: 0 });
  });

  it('rule 8.6c: the result is hits on the ship', () => {
    expect(hitsOn(attack(['VB-2'], ['Taiho'], [8]), 'Taiho')).toBe(2);
    const miss = attack(['VB-2'], ['Taiho'], [2]);
    expect(hitsOn(miss, 'Taiho')).toBe(0);
    expect(heard(miss)).not.toContain('hit');
  });

  it('rule 8.6d: every hit of a torpedo unit rolls for a critical hit, a bomb never does', () => {
    const torpedoes = attack(['VT-2'], ['Yamato'], [8, 1, 1]);
    expect(rollsOf(torpedoes, 'purpose.critical by air')).toHaveLength(2);
    const bombs = attack(['VB-2'], ['Yamato'], [8]);
    expect(rollsOf(bombs, 'purpose.critical by air')).toHaveLength(0);
  });

  it('rule 8.6e: aircraft that survive are flown', () => {
    const match = attack(['VB-2'], ['Taiho'], [2]);
    expect(airOf(match, 'VB-2').at).toBe('flown');
    expect(dataOf(match).raid).toBeNull();
  });

  it('rule 8.6f: an attack on a ship that has sunk is wasted', () => {
    const match = attack(['VB-2', 'VT-2'], ['Myoko', 'Haguro'], [8], (data) => hurt(data, 'Myoko', 3));
    expect(dataOf(match).shipAt[ship('Myoko')]).toBe(SUNK);
    expect(events(match, 'attack wasted')).toMatchObject([{ values: { unit: 'VT-2', ship: 'Myoko' }, rule: '8.6' }]);
    expect(hitsOn(match, 'Haguro')).toBe(0);
  });

  it('rule 16.3: trained aircrews add 3 to attacks and 2 to air combat', () => {
    const match = japaneseStrike(
      ['Taiho F', 'Taiho DB'],
      {
        cap: ['VF-2/1'],
        change: (data) => {
          data.own.scenario = 'dream';
        },
      },
      1,
      1,
    );
    order(match, 'japan', onto('sea 0', ['Taiho DB']), 1, 1);
    expect(rollsOf(match, 'purpose.escort on patrol')[0]).toMatchObject({ modified: 3 });
    expect(rollsOf(match, 'purpose.air attack')[0]).toMatchObject({ modified: 4 });
  });
});

describe('what an attack does to a formation', () => {
  const four = ['VB-2', 'VT-2', 'VB-1', 'VT-1'];
  const heavy = (units: string[], change: (data: ReturnType<typeof dataOf>) => void = () => {}): Table => {
    const match = striking(US_GROUP, { us: ['Hornet', 'Yorktown'], japan: ['Yamato'], ready: units, change });
    order(match, 'us', onto(JAPAN_HEX, units));
    order(match, 'us', onto('sea 0', units));
    if (units.length > 1) order(match, 'japan', 'everything', ...units.map(() => 1), ...units.map(() => 1));
    return match;
  };
  const slowOf = (match: Table, id = JAPAN_GROUP) => dataOf(match).markers[marker(id)]?.slow;

  it('rule 7.2e: four air units or more slow the formation by 1, whether or not they hit', () => {
    expect(slowOf(heavy(four))).toBe(1);
    expect(slowOf(heavy(four.slice(1)))).toBe(0);
  });

  it('rule 7.2f: a second such attack slows it by 2, and no more after that', () => {
    const twice = heavy(four, (data) => {
      Object.assign(data.markers[marker(JAPAN_GROUP)]!, { slow: 1, bombed: 1 });
    });
    expect(slowOf(twice)).toBe(2);
    const thrice = heavy(four, (data) => {
      Object.assign(data.markers[marker(JAPAN_GROUP)]!, { slow: 2, bombed: 2 });
    });
    expect(slowOf(thrice)).toBe(2);
  });

  it('rule 7.2e: fighters that strafe count', () => {
    const units = ['VB-2', 'VT-2', 'VF-2/1', 'VF-2/2'];
    const match = striking(US_GROUP, { japan: ['Taiho'], ready: units });
    order(match, 'us', onto(JAPAN_HEX, units));
    order(match, 'us', { ...onto('sea 0', units.slice(0, 2)), ...onto('suppress 0', units.slice(2)) });
    order(match, 'japan', 'everything', 1, 1, 1, 1, 1, 1);
    expect(slowOf(match)).toBe(1);
  });

  it('rule 7.2d: a group in a force slows the whole force', () => {
    const match = heavy(four, (data) => {
      join(data, JAPAN_GROUP, 'Mobile Fleet');
      place(data, 'Mobile Fleet', JAPAN_HEX);
      see(data, 'Mobile Fleet', ARM.carrier);
    });
    expect(slowOf(match, 'Mobile Fleet')).toBe(1);
  });

  it('rule 7.2e: ships detached from a formation are not slowed', () => {
    const alone = 'Japanese detachment 1';
    const match = heavy(four, (data) => {
      place(data, JAPAN_GROUP, '0101');
      put(data, alone, 'Yamato');
      place(data, alone, JAPAN_HEX);
      see(data, alone, ARM.carrier);
    });
    expect(heard(match)).toContain('raid over');
    expect(slowOf(match, alone)).toBe(0);
  });

  it('rule 7.2e: a group that is gone is not slowed', () => {
    const match = striking(US_GROUP, {
      us: ['Hornet', 'Yorktown'],
      japan: ['DIV 27'],
      ready: four,
      change: (data) => crew(data, JAPAN_GROUP, ['DIV 27']),
    });
    order(match, 'us', onto(JAPAN_HEX, four));
    order(match, 'us', onto('sea 0', four));
    order(match, 'japan', 'everything', 1, 1, 1, 1, 10);
    expect(slowOf(match)).toBe(0);
    expect(heard(match)).toContain('sunk');
  });
});
