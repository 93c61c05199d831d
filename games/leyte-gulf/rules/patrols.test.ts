import { describe, expect, it } from 'vitest';
import { unit } from '../data/squadrons.ts';
import {
  airOf,
  americanStrike,
  asked,
  choices,
  flightOf,
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
} from './raids.testing.ts';

const losses = (match: Parameters<typeof asked>[0]) => [asked(match, 'japan'), asked(match, 'us')];
const weaken = (data: { airWeak: boolean[] }, ...ids: string[]): void => {
  for (const id of ids) data.airWeak[unit(id)] = true;
};

describe('who meets a strike', () => {
  it('rule 8.1b: the patrol over the target force', () => {
    expect(heard(americanStrike(['VB-15'], { cap: ['Zuikaku F'] }, 1))).toContain('raid met');
    expect(heard(americanStrike(['VB-15'], { ready: ['Zuikaku F'] }))).not.toContain('raid met');
  });

  it('rule 8.1b: not the patrol of another force in the same hex', () => {
    const match = striking('TF 1', {
      ready: ['VB-15'],
      japan: ['Yamato'],
      cap: ['Zuikaku F'],
      change: (data) => {
        place(data, 'Force 2', '2220', 'Zuikaku');
        see(data, 'Force 2');
      },
    });
    order(match, 'us', onto(JAPAN_FORCE, ['VB-15']));
    expect(heard(match)).not.toContain('raid met');
  });

  it('rule 8.2.1a: fighters that cover the force from elsewhere, and not their own one, which they have left', () => {
    const scene = {
      ready: ['VB-15'],
      japan: ['Yamato'],
      cap: ['Zuikaku F'],
      change: (data: Parameters<typeof place>[0]) => {
        place(data, 'Force 2', '2219', 'Zuikaku');
        see(data, 'Force 2');
        data.own.covers[unit('Zuikaku F')] = 0;
      },
    };
    const match = striking('TF 1', scene);
    order(match, 'us', onto(JAPAN_FORCE, ['VB-15']), 1);
    expect(heard(match)).toContain('raid met');
    const other = striking('TF 1', {
      ...scene,
      change: (data) => {
        scene.change(data);
        place(data, 'Force 2', '2221');
      },
    });
    order(other, 'us', onto('Force 2', ['VB-15']));
    expect(heard(other)).not.toContain('raid met');
  });

  it('rule 8.2b: ready fighters, and those that have flown, fight nobody', () => {
    const match = japaneseStrike(['Zuikaku B'], { ready: ['VF-15/1'] });
    expect(rolls(match, 'air combat')).toEqual([]);
  });

  it('rule 8.2a: bombers that meet no fighters start no fight', () => {
    expect(rolls(americanStrike(['VB-15', 'VF-15/1']), 'air combat')).toEqual([]);
  });
});

describe('a patrol against bombers alone', () => {
  it('rule 8.2.2a: the strengths are added up, and one roll says the steps', () => {
    const match = japaneseStrike(['Zuikaku B'], { cap: ['VF-15/1', 'VF-15/2'] }, 5);
    // Two of 4 are 8. The US adds 1: a 6 is two steps, and both are the unit's.
    expect(rolls(match, 'purpose.patrol on bombers')[0]?.chart).toMatchObject({
      column: '8-10',
      natural: 5,
      modified: 6,
      result: 2,
    });
    expect(airOf(match, 'Zuikaku B').at).toBe('lost');
  });

  it('rule 8.2.2b: the owner chooses, and none is destroyed while another has both steps', () => {
    const match = japaneseStrike(
      ['Zuikaku B', 'Zuiho B'],
      { japan: ['Zuikaku', 'Zuiho'], cap: ['VF-15/1', 'VF-15/2'] },
      7,
    );
    expect(losses(match)).toEqual(['losses: mark', null]);
    expect(refused(match, 'japan', { 'Zuikaku B': 2 })).toBeDefined();
    order(match, 'japan', { 'Zuikaku B': 2, 'Zuiho B': 1 });
    expect([airOf(match, 'Zuikaku B').at, airOf(match, 'Zuiho B')]).toEqual(['lost', { at: 'flown', weak: true }]);
  });

  it('rule 8.2.2b: two are not destroyed while a third has both steps', () => {
    const match = japaneseStrike(
      ['Zuikaku B', 'Zuiho B', 'Chitose B'],
      { japan: ['Zuikaku', 'Zuiho', 'Chitose'], cap: ['VF-15/1', 'VF-15/2'] },
      // Eight factors, and an 11: four steps.
      10,
    );
    expect(refused(match, 'japan', { 'Zuikaku B': 2, 'Zuiho B': 2 })).toBeDefined();
    order(match, 'japan', { 'Zuikaku B': 1, 'Zuiho B': 2, 'Chitose B': 1 });
    expect(['Zuikaku B', 'Zuiho B', 'Chitose B'].map((id) => flightOf(match, id)?.fate)).toEqual([
      'flying',
      'down',
      'flying',
    ]);
  });

  it('rule 8.2.2c: US units are turned to their exhausted side, and their owner says which', () => {
    // Three factors, and a 7: one step.
    const match = americanStrike(['VB-15', 'VT-15'], { cap: ['Zuikaku F'] }, 7);
    expect(losses(match)).toEqual([null, 'losses: mark']);
    order(match, 'us', { 'VT-15': 1 });
    expect([airOf(match, 'VB-15').weak, airOf(match, 'VT-15').weak]).toEqual([false, true]);
    expect(flightOf(match, 'VT-15')).toMatchObject({ strength: 3, fate: 'flying' });
  });

  it('rule 8.2.2d: once all are exhausted, Japan says whose attack each further step spoils', () => {
    const scene = {
      cap: ['Zuikaku F'],
      change: (data: { airWeak: boolean[] }) => weaken(data, 'VB-15', 'VT-15'),
    };
    // Four factors, and a 10: two steps.
    const match = americanStrike(['VB-15', 'VT-15'], scene, 10);
    expect(losses(match)).toEqual(['losses: mark', null]);
    order(match, 'japan', { 'VB-15': 2 });
    expect([flightOf(match, 'VB-15')?.harried, flightOf(match, 'VT-15')?.harried]).toEqual([2, 0]);
    order(match, 'us', { 'VB-15': 'sea 0', 'VT-15': 'sea 0' });
    order(match, 'us', 'VB-15', 1, 10, 1, 1);
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ natural: 10, modified: 8 });
  });

  it('rule 8.2.2d: it may share them out, and a fresh unit tires first', () => {
    const match = americanStrike(
      ['VB-15', 'VT-15'],
      { cap: ['Zuikaku F'], change: (data) => weaken(data, 'VT-15') },
      10,
    );
    // Two steps: one tires the fresh unit, the other spoils an attack.
    expect(losses(match)).toEqual(['losses: mark', null]);
    expect(refused(match, 'japan', { 'VT-15': 2 })).toBeDefined();
    order(match, 'japan', { 'VB-15': 1, 'VT-15': 1 });
    expect([airOf(match, 'VB-15').weak, flightOf(match, 'VT-15')?.harried]).toEqual([true, 1]);
  });

  it('rule 8.2.2e: exhausted US fighters stay on patrol', () => {
    const match = japaneseStrike(['Zuikaku F', 'Zuikaku B'], { cap: ['VF-15/1'] }, 9, 1, 1);
    expect(airOf(match, 'VF-15/1')).toEqual({ at: 'cap', weak: true });
  });

  it('rule 8.2.2f: bombers never fire back', () => {
    const match = americanStrike(['VB-15', 'VT-15'], { cap: ['Zuikaku F'] }, 1);
    expect(rolls(match, 'air combat')).toHaveLength(1);
    expect(airOf(match, 'Zuikaku F')).toEqual({ at: 'cap', weak: false });
  });
});

describe('a patrol against a strike with escort', () => {
  it('rule 8.2.3a: both fire before losses are marked', () => {
    // The escort’s two steps destroy the patrol, which fires all the same.
    const match = americanStrike(
      ['VF-15/1', 'VB-15'],
      { cap: ['Zuikaku F'], change: (data) => weaken(data, 'Zuikaku F') },
      9,
      9,
    );
    expect(airOf(match, 'Zuikaku F').at).toBe('lost');
    expect(airOf(match, 'VF-15/1').weak).toBe(true);
  });

  it('rule 8.2.3b: one escort at least for each unit on patrol, and the others suppress flak', () => {
    const match = americanStrike(['VF-15/1', 'VF-15/2', 'VB-15'], { cap: ['Zuikaku F'] });
    expect(asked(match, 'us')).toBe('interception: escort');
    expect(choices(match, 'us')).toEqual(['VF-15/1', 'VF-15/2']);
    expect(refused(match, 'us', [])).toBeDefined();
    order(match, 'us', ['VF-15/1'], 1, 1, 1);
    expect(Object.keys(pieces(match, 'us'))).toEqual(['VF-15/2', 'VB-15']);
  });

  it('rule 8.2.3c: units on patrol beyond the escort go where the defender likes', () => {
    const match = japaneseStrike(['Zuikaku F', 'Zuikaku B'], { cap: ['VF-15/1', 'VF-15/2'] });
    expect(asked(match, 'us')).toBe('interception: assign');
    order(match, 'us', { 'VF-15/1': 'escort', 'VF-15/2': 'Zuikaku B' }, 1, 1, 4, 1);
    expect(airOf(match, 'Zuikaku B').weak).toBe(true);
    const both = japaneseStrike(['Zuikaku F', 'Zuikaku B'], { cap: ['VF-15/1', 'VF-15/2'] });
    order(both, 'us', onto('escort', ['VF-15/1', 'VF-15/2']), 1, 5, 1);
    expect(rolls(both, 'purpose.patrol on escort')[0]?.chart).toMatchObject({ column: '8-10' });
  });

  it('rule 8.2.3d: steps beyond exhaustion are ignored where fighters fought', () => {
    const match = americanStrike(
      ['VF-15/1', 'VB-15'],
      { cap: ['Zuikaku F'], change: (data) => weaken(data, 'VF-15/1') },
      1,
      10,
      1,
    );
    expect(flightOf(match, 'VF-15/1')).toMatchObject({ harried: 0, fate: 'flying' });
    expect(flightOf(match, 'VB-15')).toMatchObject({ harried: 0, strength: 6 });
  });

  it('rule 8.2.3e: patrols that are left then fight the bombers, those that lost a step with what they have', () => {
    const match = americanStrike(['VF-15/1', 'VB-15'], { cap: ['Zuikaku F'] }, 9, 1);
    // Both steps of the patrol: nobody is left.
    expect(airOf(match, 'Zuikaku F')).toMatchObject({ at: 'lost' });
    expect(rolls(match, 'purpose.patrol on bombers')).toEqual([]);
    const left = americanStrike(['VF-15/1', 'VB-15'], { cap: ['Zuikaku F'] }, 5, 1, 9);
    expect(rolls(left, 'purpose.patrol on bombers')[0]?.chart).toMatchObject({ column: '2-3', natural: 9, result: 1 });
    expect(airOf(left, 'VB-15').weak).toBe(true);
  });

  it('rule 8.2.3e: a patrol that has gone for a bomber does not go again', () => {
    const match = japaneseStrike(['Zuikaku F', 'Zuikaku B'], { cap: ['VF-15/1', 'VF-15/2'] });
    order(match, 'us', { 'VF-15/1': 'escort', 'VF-15/2': 'Zuikaku B' }, 1, 1, 1, 1);
    expect(rolls(match, 'purpose.patrol on bombers')[0]?.chart).toMatchObject({ column: '4-5' });
  });
});

it('rule 2.3.2a: a Japanese unit that loses a step is turned over', () => {
  const match = japaneseStrike(['Zuikaku B'], { cap: ['VF-15/1'] }, 5);
  expect(airOf(match, 'Zuikaku B')).toEqual({ at: 'flown', weak: true });
});

it('rule 2.3.2b: on its weaker side it is destroyed', () => {
  const match = japaneseStrike(['Zuikaku B'], { cap: ['VF-15/1'], change: (data) => weaken(data, 'Zuikaku B') }, 5);
  expect(airOf(match, 'Zuikaku B').at).toBe('lost');
});

it('example 8.2.3: one escort against one patrol, which presses on, and a strike on Musashi', () => {
  const match = americanStrike(['VB-15', 'VT-15', 'VF-15/1', 'VF-15/2'], {
    japan: ['Musashi', 'Yamato', 'Myoko'],
    cap: ['Zuikaku F'],
    change: (data) => {
      // The fighter of 3 that the example has covers the force.
      data.airAt[unit('Zuikaku F')] = 'flown';
      data.airAt[unit('2nd AF F1')] = 'cap';
      data.own.covers[unit('2nd AF F1')] = 0;
    },
  });
  order(match, 'us', ['VF-15/1'], 6, 5, 9);
  expect(rolls(match, 'purpose.escort on patrol')[0]?.chart).toMatchObject({ modified: 7, result: 1 });
  expect(rolls(match, 'purpose.patrol on escort')[0]?.chart).toMatchObject({ column: '2-3', result: 0 });
  expect(rolls(match, 'purpose.patrol on bombers')[0]?.chart).toMatchObject({ column: '1', result: 1 });
  expect(asked(match, 'us')).toBe('losses: mark');
  order(match, 'us', { 'VT-15': 1 });
  layOut(match, 'japan', 'Musashi', 'Myoko', 'Yamato');
  order(match, 'us', { 'VB-15': 'sea 0', 'VT-15': 'sea 0', 'VF-15/2': 'suppress 0' });
  order(match, 'us', { 'VF-15/2': 'VB-15' });
  order(match, 'us', 'VT-15', 4);
  // The unit that is left attacks unasked.
  order(match, 'japan', ['Myoko'], 6, 7, 6);
  expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ column: '3', natural: 7, modified: 5, result: 0 });
  expect(refused(match, 'japan', ['Myoko'])).toBeDefined();
  order(match, 'japan', ['Yamato'], 3, 8);
  expect(rolls(match, 'flak').map(({ chart }) => chart?.column)).toEqual(['6', '2', '6', '4']);
  expect(rolls(match, 'damage')[1]?.chart).toMatchObject({ column: '6', natural: 8, modified: 7, result: 2 });
  expect(hitsOn(match, 'Musashi')).toBe(2);
});
