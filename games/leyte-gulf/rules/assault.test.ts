import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { ship } from '../data/ships.ts';
import { unit } from '../data/squadrons.ts';
import {
  airOf,
  airPlace,
  americanStrike,
  ARMY,
  asked,
  choices,
  dataOf,
  heard,
  hitsOn,
  JAPAN_FORCE,
  japaneseStrike,
  layOut,
  onto,
  order,
  pieces,
  place,
  refused,
  rolls,
  see,
  striking,
  type Table,
  US_FORCE,
} from './raids.testing.ts';

const US_SHIPS = ['Essex', 'Iowa', 'Reno', 'DES RN 52'];

describe('who strikes what', () => {
  it('rule 8.1a: ready units alone, at a detected force in range', () => {
    const match = striking(US_FORCE, {
      ready: ['VB-15'],
      change: (data) => {
        place(data, 'Force 2', '2215', 'Musashi');
        see(data, 'Force 2');
        place(data, 'Force 3', '2221', 'Nagato');
      },
    });
    expect(pieces(match, 'us')).toEqual({ 'VB-15': [JAPAN_FORCE] });
    expect(refused(match, 'us', { 'VB-15': 'Force 3' })).toBeDefined();
    expect(refused(match, 'us', { 'VT-15': JAPAN_FORCE })).toBe('8.1');
  });

  it('rule 6.5.1e: the hex of the target counts, and that of the carrier does not', () => {
    expect(pieces(striking(US_FORCE, { ready: ['VB-15'] }), 'us')).toEqual({ 'VB-15': [JAPAN_FORCE] });
    const far = striking(US_FORCE, {
      ready: ['VB-15'],
      change: (data) => {
        place(data, JAPAN_FORCE, '2219');
        data.airWeak[unit('VB-15')] = true;
      },
    });
    expect(pieces(far, 'us')).toEqual({});
  });

  it('rule 8.1c: where attackers are left, the defender lays out its ships, one in a box', () => {
    const match = japaneseStrike(['Zuikaku B'], { us: US_SHIPS });
    expect(asked(match, 'us')).toBe('raid: lay out');
    expect(refused(match, 'us', onto('sea 0', US_SHIPS))).toBeDefined();
    const none = japaneseStrike(['Zuikaku F'], { us: US_SHIPS });
    expect(asked(none, 'us')).not.toBe('raid: lay out');
  });

  it('rule 8.1d: any number of units may go for one ship', () => {
    const match = americanStrike(['VB-15', 'VT-15'], { japan: ['Yamato', 'Musashi'] });
    layOut(match, 'japan', 'Yamato', 'Musashi');
    expect(pieces(match, 'us')).toEqual({ 'VB-15': ['sea 0', 'sea 1'], 'VT-15': ['sea 0', 'sea 1'] });
    expect(refused(match, 'us', { 'VB-15': 'sea 1', 'VT-15': 'sea 1' })).toBeUndefined();
  });
});

/** Two bombers over Essex, with these ships around her. */
function attacked(ships: readonly string[] = US_SHIPS, change?: (data: ReturnType<typeof dataOf>) => void): Table {
  const match = japaneseStrike(['Zuikaku B', 'Zuiho B'], {
    us: ships,
    japan: ['Zuikaku', 'Zuiho'],
    ...(change && { change }),
  });
  if (ships.length > 1) layOut(match, 'us', ...ships);
  order(match, 'japan', onto('sea 0', ['Zuikaku B', 'Zuiho B']));
  return match;
}

describe('unit by unit', () => {
  it('rule 8.1e: the attacker says who goes next', () => {
    const match = attacked();
    expect(asked(match, 'japan')).toBe('assault: order');
    expect(choices(match, 'japan')).toEqual(['in this order', 'Zuikaku B', 'Zuiho B']);
    order(match, 'japan', 'Zuiho B', 1);
    order(match, 'us', [], 1, 1);
    expect(rolls(match, 'purpose.air attack').map(({ about }) => about?.['unit'])).toEqual(['Zuiho B']);
  });

  it('rule 8.1f: the target fires at each unit before it attacks', () => {
    const match = attacked(['Essex', 'DES RN 52']);
    order(match, 'japan', 'in this order', 1);
    order(match, 'us', [], 1, 1);
    order(match, 'us', [], 1);
    expect(rolls(match, 'flak').map(({ chart }) => chart?.column)).toEqual(['8', '8']);
  });

  it('rule 8.1f: other ships that are attacked fire at their own attackers alone', () => {
    const match = japaneseStrike(['Zuikaku B', 'Zuiho B'], { us: ['Essex', 'Iowa'], japan: ['Zuikaku', 'Zuiho'] });
    layOut(match, 'us', 'Essex', 'Iowa');
    order(match, 'japan', { 'Zuikaku B': 'sea 0', 'Zuiho B': 'sea 1' });
    // Nobody is asked for help: both are attacked. Flak, attack, flak, attack.
    order(match, 'japan', 'in this order', 1, 1, 1, 1);
    expect(rolls(match, 'flak').map(({ chart }) => chart?.column)).toEqual(['8', '10+']);
  });

  it('rule 8.1g: a ship that was attacked does not help later, not even if she shot her attacker down', () => {
    const match = japaneseStrike(['Zuikaku B', 'Zuiho B'], {
      us: ['Essex', 'Iowa'],
      japan: ['Zuikaku', 'Zuiho'],
      change: (data) => {
        data.airWeak[unit('Zuiho B')] = true;
      },
    });
    layOut(match, 'us', 'Essex', 'Iowa');
    order(match, 'japan', { 'Zuikaku B': 'sea 0', 'Zuiho B': 'sea 1' });
    order(match, 'japan', 'Zuiho B', 10, 1, 1, 1);
    expect(airOf(match, 'Zuiho B').at).toBe('lost');
    expect(rolls(match, 'flak')).toHaveLength(2);
  });

  it('rule 8.1g: a neighbor that nothing attacks fires once in the raid, at half its strength', () => {
    const match = attacked();
    order(match, 'japan', 'in this order', 1);
    expect(asked(match, 'us')).toBe('assault: help');
    expect(choices(match, 'us')).toEqual(['Iowa', 'Reno', 'DES RN 52']);
    order(match, 'us', ['Iowa'], 1, 1, 1);
    expect(rolls(match, 'flak')[1]?.chart?.column).toBe('5');
    expect(choices(match, 'us')).toEqual(['Reno', 'DES RN 52']);
  });

  it('rule 8.1g, 8.1.1: a ship whose flak a fighter keeps down, and that no bomber attacks, may help', () => {
    const match = americanStrike(['VB-15', 'VF-15/1'], { japan: ['Yamato', 'Musashi'] });
    layOut(match, 'japan', 'Yamato', 'Musashi');
    order(match, 'us', { 'VB-15': 'sea 0', 'VF-15/1': 'suppress 1' }, 1);
    expect([asked(match, 'japan'), choices(match, 'japan')]).toEqual(['assault: help', ['Musashi']]);
  });

  it('rule 8.1k: destroyers are harder to hit from the air', () => {
    const match = americanStrike(['VB-15'], { japan: ['DIV 4'] });
    order(match, 'us', { 'VB-15': 'sea 0' }, 1, 10);
    const [damage] = rolls(match, 'damage');
    expect(damage?.chart?.modifiers).toEqual([expect.objectContaining({ id: 'destroyer', n: -3 })]);
    // 9.3: two hits on the table are one on a unit.
    expect(hitsOn(match, 'DIV 4')).toBe(1);
  });

  it('rule 8.1g: a ship two boxes away does not', () => {
    const match = japaneseStrike(['Zuikaku B'], { us: ['Essex', 'Iowa'] });
    order(match, 'us', { Essex: 'sea 7', Iowa: 'sea 0' });
    order(match, 'japan', { 'Zuikaku B': 'sea 7' }, 1, 1);
    expect(rolls(match, 'flak')).toHaveLength(1);
  });

  it('rule 8.1g: help is asked for once the target has fired, and not against a unit that is down', () => {
    const match = japaneseStrike(['Zuikaku B'], {
      us: ['Essex', 'Iowa'],
      change: (data) => {
        data.airWeak[unit('Zuikaku B')] = true;
      },
    });
    layOut(match, 'us', 'Essex', 'Iowa');
    // The shot destroys it, and it is lost before it attacks.
    order(match, 'japan', { 'Zuikaku B': 'sea 0' }, 10, 1);
    expect(asked(match, 'us')).not.toBe('assault: help');
    expect(airOf(match, 'Zuikaku B').at).toBe('lost');
  });

  it('rule 8.1i: the results of several ships add up', () => {
    const match = attacked();
    // Essex takes off 1 with a 4, Iowa at half 1 with a 5.
    order(match, 'japan', 'Zuikaku B', 4);
    order(match, 'us', ['Iowa'], 5, 10, 1);
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ natural: 10, modified: 8 });
  });

  it('rule 8.1i: US flak destroys Japanese units step by step, Japanese flak no US unit', () => {
    const match = attacked();
    order(match, 'japan', 'Zuikaku B', 10);
    order(match, 'us', [], 1, 1);
    expect(airOf(match, 'Zuikaku B')).toEqual({ at: 'flown', weak: true });
    // Ruling: it attacks with what is left of it.
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ column: '1' });
    const us = americanStrike(['VB-15'], { japan: ['Yamato'] });
    order(us, 'us', { 'VB-15': 'sea 0' }, 10, 1);
    expect(rolls(us, 'damage')[0]?.chart).toMatchObject({ column: '6' });
    expect(airOf(us, 'VB-15').at).toBe('flown');
  });

  it.each([
    [5, 0],
    [6, 1],
  ])('rule 8.1j: a destroyed unit that rolls %i attacks %i times, with what flak took off so far', (die, attacks) => {
    const match = japaneseStrike(['Zuikaku B'], {
      change: (data) => {
        data.airWeak[unit('Zuikaku B')] = true;
      },
    });
    order(match, 'japan', { 'Zuikaku B': 'sea 0' }, 10, die, ...(attacks > 0 ? [10] : []));
    expect(rolls(match, 'purpose.air attack')).toHaveLength(attacks);
    if (attacks > 0) expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ column: '1', natural: 10, modified: 7 });
    expect(airOf(match, 'Zuikaku B').at).toBe('lost');
  });

  it('rule 8.1k: a unit attacks on the column of its strength, less what flak took off', () => {
    const match = japaneseStrike(['Zuikaku B']);
    order(match, 'japan', { 'Zuikaku B': 'sea 0' }, 4, 7);
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ column: '3', natural: 7, modified: 6 });
  });

  it('rule 8.1l: hits and critical hits come at once, before the next unit attacks', () => {
    const match = attacked(['Essex']);
    // A 9 is critical: 8 on the table of critical hits is 9 for a carrier, another hit.
    order(match, 'japan', 'in this order', 1, 9, 8, 1, 1);
    expect(hitsOn(match, 'Essex')).toBe(2);
    expect(rolls(match, 'critical')).toHaveLength(1);
    // Her flak is weaker by then.
    expect(rolls(match, 'flak').map(({ chart }) => chart?.column)).toEqual(['8', '6']);
  });

  it('rule 8.1m: whose target is sunk has attacked in vain', () => {
    const match = attacked(['Essex', 'Iowa'], (data) => {
      data.hits[ship('Essex')] = (fleet.ships[ship('Essex')]?.boxes ?? 0) - 1;
    });
    order(match, 'japan', 'in this order', 1);
    order(match, 'us', [], 8);
    expect(heard(match)).toContain('sunk');
    // Nobody is asked to help a ship that is gone.
    expect(heard(match)).toContain('attack wasted');
    expect(hitsOn(match, 'Iowa')).toBe(0);
    expect(dataOf(match).raid).toBeNull();
  });

  it('rule 8.1h: at heavy bombers the target alone fires, at half its strength', () => {
    const match = striking(ARMY, {
      japan: ['Yamato', 'Musashi'],
      change: (data) => {
        place(data, JAPAN_FORCE, '3822');
        airPlace(data, 'ready', 'HB/1');
      },
    });
    order(match, 'us', { 'HB/1': JAPAN_FORCE });
    layOut(match, 'japan', 'Yamato', 'Musashi');
    order(match, 'us', { 'HB/1': 'sea 0' }, 1, 1);
    expect(rolls(match, 'flak').map(({ chart }) => chart?.column)).toEqual(['4']);
  });
});

describe('rule 8.1.1: suppression', () => {
  const three = ['VB-15', 'VT-15', 'VF-15/1'];
  function placed(units: readonly string[], at: Record<string, string>): Table {
    const match = americanStrike(units, { japan: ['Yamato', 'Musashi'] });
    layOut(match, 'japan', 'Yamato', 'Musashi');
    order(match, 'us', at);
    return match;
  }

  it('rule 8.1.1a: a fighter goes with one bomber, which the attacker names', () => {
    const match = placed(three, { 'VB-15': 'sea 0', 'VT-15': 'sea 0', 'VF-15/1': 'suppress 0' });
    expect(asked(match, 'us')).toBe('assault: pair');
    expect(pieces(match, 'us')).toEqual({ 'VF-15/1': ['VB-15', 'VT-15'] });
    order(match, 'us', { 'VF-15/1': 'VT-15' });
    order(match, 'us', 'in this order', 4);
    order(match, 'japan', [], 1, 4);
    order(match, 'japan', [], 1);
    // Yamato’s 4 takes 1 off the first, and nothing off the second.
    expect(rolls(match, 'damage').map(({ chart }) => [chart?.natural, chart?.modified])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('rule 8.1.1a: no more than one fighter goes with a bomber', () => {
    const match = placed([...three, 'VF-15/2'], {
      'VB-15': 'sea 0',
      'VT-15': 'sea 1',
      'VF-15/1': 'suppress 0',
      'VF-15/2': 'suppress 0',
    });
    expect(asked(match, 'us')).toBe('assault: order');
    order(match, 'us', 'VB-15', 6, 5, 1, 1);
    // 2 off, less 1.
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ natural: 5, modified: 4 });
  });

  it('rule 8.1.1a: nor is one paired with two', () => {
    const units = [...three, 'VF-15/2', 'VB-19'];
    const match = americanStrike(units, { us: ['Essex', 'Lexington'], japan: ['Yamato'] });
    order(match, 'us', {
      ...onto('sea 0', ['VB-15', 'VT-15', 'VB-19']),
      ...onto('suppress 0', ['VF-15/1', 'VF-15/2']),
    });
    expect(refused(match, 'us', onto('VB-15', ['VF-15/1', 'VF-15/2']))).toBeDefined();
    expect(refused(match, 'us', { 'VF-15/1': 'VB-15', 'VF-15/2': 'VB-19' })).toBeUndefined();
  });

  it('rule 8.1.1a: fighters that the patrol engaged suppress nothing', () => {
    const match = americanStrike(['VB-15', 'VF-15/1'], { cap: ['Zuikaku F'] }, 1, 1, 1);
    expect(Object.keys(pieces(match, 'us'))).toEqual(['VB-15']);
  });

  it('rule 8.1.1b: it takes 1 off what the target does, and nothing off what others do', () => {
    const match = americanStrike(['VB-15', 'VF-15/1'], { japan: ['Yamato', 'Musashi'] });
    layOut(match, 'japan', 'Yamato', 'Musashi');
    // Nobody is asked for pairs: there is one bomber. Yamato’s 4 would take 1 off; Musashi’s 6 does.
    order(match, 'us', { 'VB-15': 'sea 0', 'VF-15/1': 'suppress 0' }, 4);
    order(match, 'japan', ['Musashi'], 6, 5);
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ natural: 5, modified: 4 });
  });

  it('rule 8.1.1c: flak does nothing to fighters', () => {
    const match = japaneseStrike(['Zuikaku B', 'Zuikaku F'], { us: ['Essex'] });
    order(match, 'japan', { 'Zuikaku B': 'sea 0', 'Zuikaku F': 'suppress 0' }, 10, 1);
    expect(rolls(match, 'flak')).toHaveLength(1);
    expect(airOf(match, 'Zuikaku F').weak).toBe(false);
  });

  it('rule 8.1.1d: units of escort carriers do it by themselves', () => {
    const match = americanStrike(['CS-65'], {
      us: ['St. Lo'],
      japan: ['Yamato'],
      change: (data) => place(data, JAPAN_FORCE, '2224'),
    });
    // Yamato’s 4 would take 1 off.
    order(match, 'us', { 'CS-65': 'sea 0' }, 4, 5);
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ column: '3', natural: 5, modified: 5 });
  });
});

it('rule 6.5.2b: a unit of an escort carrier strikes as a bomber, and never escorts', () => {
  const match = americanStrike(
    ['CS-65', 'CS-10'],
    {
      us: ['St. Lo', 'Gambier Bay'],
      cap: ['Zuikaku F'],
      change: (data) => place(data, JAPAN_FORCE, '2224'),
    },
    1,
  );
  expect(rolls(match, 'purpose.patrol on bombers')).toHaveLength(1);
  expect(Object.keys(pieces(match, 'us'))).toEqual(['CS-65', 'CS-10']);
});

it('rule 6.5.2b: on patrol it is a fighter', () => {
  const match = japaneseStrike(['Zuikaku B'], { us: ['St. Lo'], cap: ['CS-65'] }, 1);
  expect(rolls(match, 'purpose.patrol on bombers')[0]?.chart).toMatchObject({ column: '2-3' });
});
