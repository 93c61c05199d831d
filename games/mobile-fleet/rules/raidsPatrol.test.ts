import { placingOdds, undoRefusal } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import {
  airOf,
  americanStrike,
  asked,
  flightOf,
  JAPAN_GROUP,
  JAPAN_HEX,
  japaneseStrike,
  layOut,
  onto,
  striking,
  US_GROUP,
  US_HEX,
} from './raids.testing.ts';
import {
  boxesIn,
  choices,
  dataOf,
  heard,
  join,
  order,
  pieces,
  place,
  refused,
  see,
  type Table,
  weaken,
} from './testing.ts';

const losses = (match: Table) => [asked(match, 'japan'), asked(match, 'us')];

describe('who meets a raid', () => {
  it('rule 8.2a: fighters on CAP meet a raid that comes to their hex', () => {
    const match = americanStrike(['VB-2'], { cap: ['Taiho F'] }, 1);
    expect(heard(match)).toContain('raid met');
  });

  it('rule 8.2a: fighter-bombers do too', () => {
    const match = americanStrike(['VB-2'], { japan: ['Zuikaku'], cap: ['Zuikaku FB'] }, 10);
    expect(airOf(match, 'VB-2').weak).toBe(true);
  });

  it('rule 8.2a: units that only stand ready do not', () => {
    const match = americanStrike(['VB-2'], { ready: ['Taiho F'] });
    expect(heard(match)).not.toContain('raid met');
  });

  it('rule 8.2c: nor does CAP in another hex', () => {
    const match = americanStrike(['VB-2'], {
      cap: ['Hiyo F'],
      change: (data) => place(data, 'Force B', '0710'),
    });
    expect(heard(match)).not.toContain('raid met');
  });

  it('rule 4.0b: once a raid has met CAP, its order stands', () => {
    const match = americanStrike(['VB-2', 'VF-2/1', 'VF-2/2'], { cap: ['Taiho F'] });
    expect(asked(match, 'us')).toBe('interception: escort');
    expect(undoRefusal(match, 'us')).not.toBeNull();
  });
});

describe('without escort', () => {
  it('rule 8.2.1a: the CAP adds up its strength and rolls once; the US adds 1', () => {
    // Two fighters of 4 are 8 factors. A 7 is an 8 for the US: three steps.
    const match = japaneseStrike(['Taiho DB', 'Taiho T'], { cap: ['VF-2/1', 'VF-2/2'] }, 7);
    expect(losses(match)).toEqual(['losses: mark', null]);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.patrol on bombers')?.roll;
    expect(roll?.chart).toMatchObject({ column: '8-10', natural: 7, modified: 8, result: 3 });
  });

  it('rule 8.2.1a: Japanese CAP adds nothing', () => {
    const match = americanStrike(['VB-2'], { japan: ['Shokaku'], cap: ['Shokaku F1', 'Shokaku F2'] }, 3);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.patrol on bombers')?.roll;
    expect(roll?.chart).toMatchObject({ column: '6-7', modified: 3, result: 0 });
  });

  it('rule 8.2.1b: bombers do not fire back', () => {
    const match = americanStrike(['VB-2', 'VT-2'], { cap: ['Taiho F'] }, 1);
    expect(airOf(match, 'Taiho F')).toEqual({ at: 'cap', weak: false });
    const rolls = match.table.journal?.filter((event) => event.roll?.chart?.chart === 'air combat');
    expect(rolls).toHaveLength(1);
  });

  it('rule 8.2.1c: the owner of the bombers chooses which lose steps', () => {
    const match = japaneseStrike(['Taiho DB', 'Taiho T'], { cap: ['VF-2/1'] }, 4);
    expect(losses(match)).toEqual(['losses: mark', null]);
    expect(refused(match, 'japan', {})).not.toBeNull();
    order(match, 'japan', { 'Taiho T': 1 });
    expect([airOf(match, 'Taiho DB').weak, airOf(match, 'Taiho T').weak]).toEqual([false, true]);
    expect(flightOf(match, 'Taiho T')).toMatchObject({ strength: 1 });
  });

  it('rule 8.2.1d: no Japanese unit is destroyed before all are reduced', () => {
    const match = japaneseStrike(['Taiho DB', 'Taiho T'], { cap: ['VF-2/1', 'VF-2/2'] }, 7);
    expect(refused(match, 'japan', { 'Taiho T': 2 })).not.toBeNull();
    order(match, 'japan', { 'Taiho T': 2, 'Taiho DB': 1 });
    expect(airOf(match, 'Taiho T').at).toBe('lost');
    expect(airOf(match, 'Taiho DB')).toEqual({ at: 'flown', weak: true });
  });

  it('rule 8.2.1d: so with more steps than units each takes one before any takes two', () => {
    const units = ['Taiho DB', 'Taiho T', 'Shokaku DB'];
    const match = japaneseStrike(units, { japan: ['Taiho', 'Shokaku'], cap: ['VF-2/1', 'VF-2/2'] }, 10);
    // Eight factors and a modified 11: four steps.
    expect(refused(match, 'japan', { 'Taiho DB': 2, 'Taiho T': 2 })).not.toBeNull();
    order(match, 'japan', { 'Taiho DB': 2, 'Taiho T': 1, 'Shokaku DB': 1 });
    expect(units.map((id) => airOf(match, id).at)).toEqual(['lost', 'flown', 'flown']);
  });

  it('rule 8.2.1d: a unit of a single step waits until the others are reduced', () => {
    const scene = { japan: ['Junyo'], cap: ['VF-2/1'] };
    const match = japaneseStrike(['Junyo DB', 'Junyo T'], scene, 4);
    // One step: the dive bombers must take it.
    expect(airOf(match, 'Junyo DB').weak).toBe(true);
    expect(airOf(match, 'Junyo T').at).toBe('flown');
  });

  it('rule 8.2.1d: everything is lost where steps suffice', () => {
    const match = japaneseStrike(['Taiho T'], { cap: ['VF-2/1', 'VF-2/2'] }, 10);
    expect(airOf(match, 'Taiho T').at).toBe('lost');
    expect(heard(match)).toContain('raid spent');
  });

  it('rule 8.2.1e: American units tire and are never lost', () => {
    const match = americanStrike(['VB-2', 'VT-2'], { cap: ['Taiho F'] }, 5);
    expect(losses(match)).toEqual([null, 'losses: mark']);
    order(match, 'us', { 'VT-2': 1 });
    expect([airOf(match, 'VB-2').weak, airOf(match, 'VT-2').weak]).toEqual([false, true]);
    expect(flightOf(match, 'VT-2')).toMatchObject({ strength: 3, harried: 0 });
    const tired = americanStrike(['VB-2'], { cap: ['Taiho F'], change: (data) => weaken(data, 'VB-2') }, 10);
    expect(airOf(tired, 'VB-2')).toEqual({ at: 'flown', weak: true });
    expect(flightOf(tired, 'VB-2')?.fate).toBe('flying');
  });

  it('rule 8.2.1f: more steps than fresh units spoil the aim of fatigued bombers', () => {
    const match = americanStrike(['VB-2'], { cap: ['Taiho F'], change: (data) => weaken(data, 'VB-2') }, 9);
    expect(flightOf(match, 'VB-2')).toMatchObject({ fate: 'flying', strength: 4, harried: 2 });
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 10);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.air attack')?.roll;
    expect(roll?.chart).toMatchObject({ natural: 10, modified: 8, modifiers: [{ id: 'patrol', n: -2 }] });
  });

  it('rule 8.2.1f: their owner chooses whose aim is spoiled, once all are fatigued', () => {
    const scene = { japan: ['Shokaku'], cap: ['Shokaku F1', 'Shokaku F2'] };
    const match = americanStrike(['VB-2', 'VT-2'], scene, 10);
    // Three steps: both tire, and one step is left.
    expect(refused(match, 'us', { 'VB-2': 3 })).not.toBeNull();
    order(match, 'us', { 'VB-2': 2, 'VT-2': 1 });
    expect([flightOf(match, 'VB-2')?.harried, flightOf(match, 'VT-2')?.harried]).toEqual([1, 0]);
    expect([airOf(match, 'VB-2').weak, airOf(match, 'VT-2').weak]).toEqual([true, true]);
  });

  it('rule 8.2.1g: bombers that are left attack', () => {
    const match = japaneseStrike(['Taiho DB'], { cap: ['VF-2/1'] }, 4);
    expect(asked(match, 'japan')).toBe('raid: place');
    expect(flightOf(match, 'Taiho DB')).toMatchObject({ strength: 3, engaged: false });
  });

  it.each([
    ['a', 'Taiho DB', 4, { at: 'flown', weak: true }],
    ['b', 'Taiho DB', 8, { at: 'lost', weak: true }],
    ['c', 'Ryuho T', 4, { at: 'lost', weak: false }],
  ])('rule 2.3.2%s: a step of %s on a roll of %i', (_clause, id, die, left) => {
    const match = japaneseStrike([id], { japan: ['Taiho', 'Ryuho'], cap: ['VF-2/1'] }, die);
    expect(airOf(match, id)).toEqual(left);
  });

  it('rule 2.3.2d: a step fatigues an American unit', () => {
    const match = americanStrike(['VB-2'], { cap: ['Taiho F'] }, 5);
    expect(airOf(match, 'VB-2')).toEqual({ at: 'flown', weak: true });
  });

  it('rule 2.3.2e: and no more than that', () => {
    const match = americanStrike(['VB-2'], { cap: ['Taiho F'], change: (data) => weaken(data, 'VB-2') }, 5);
    expect(airOf(match, 'VB-2')).toEqual({ at: 'flown', weak: true });
  });
});

describe('with escort', () => {
  const escorted = ['VF-2/1', 'VF-2/2', 'VB-2'];

  it('rule 8.2.2a: at least as many fighters fight as the CAP has units', () => {
    const match = americanStrike(escorted, { cap: ['Taiho F'] });
    expect(asked(match, 'us')).toBe('interception: escort');
    expect(choices(match, 'us')).toEqual(['VF-2/1', 'VF-2/2']);
    expect(refused(match, 'us', [])).not.toBeNull();
    order(match, 'us', ['VF-2/2'], 1, 1);
    expect([flightOf(match, 'VF-2/1')?.engaged, flightOf(match, 'VF-2/2')?.engaged]).toEqual([false, true]);
  });

  it('rule 8.2.2b: where it has no more than that, all of them fight unasked', () => {
    const match = americanStrike(['VF-2/1', 'VB-2'], { cap: ['Taiho F'] }, 1, 1);
    expect(flightOf(match, 'VF-2/1')?.engaged).toBe(true);
    expect(asked(match, 'us')).toBe('raid: place');
  });

  it('rule 8.2.2b: fighter-bombers are fighters there, and drop no bombs after', () => {
    const match = japaneseStrike(['Zuikaku FB', 'Zuikaku DB'], { japan: ['Zuikaku'], cap: ['VF-2/1'] }, 1, 1);
    expect(flightOf(match, 'Zuikaku FB')?.engaged).toBe(true);
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['Zuikaku DB']);
  });

  it('rule 8.2.2b: fighter-bombers of the escort are no bombers that the CAP could go for', () => {
    const match = japaneseStrike(['Zuikaku FB', 'Zuikaku DB'], { japan: ['Zuikaku'], cap: ['VF-2/1', 'VF-2/2'] });
    expect(boxesIn(match, 'us').map(({ id }) => id)).toEqual(['escort', 'Zuikaku DB']);
  });

  it('rule 8.2.2c: more may join, and add their strength', () => {
    const match = americanStrike(escorted, { cap: ['Taiho F'] });
    order(match, 'us', ['VF-2/1', 'VF-2/2'], 2, 1);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.escort on patrol')?.roll;
    expect(roll?.chart).toMatchObject({ column: '8-10', modified: 3, result: 1 });
    expect(airOf(match, 'Taiho F').weak).toBe(true);
  });

  it('rule 8.2.2d: those that do not fight stay with the bombers', () => {
    const match = americanStrike(escorted, { cap: ['Taiho F'] });
    order(match, 'us', ['VF-2/1'], 1, 1);
    expect(pieces(match, 'us')).toEqual({ 'VF-2/2': ['suppress 0'], 'VB-2': ['sea 0'] });
  });

  const outnumbered = (dice: number[] = []) =>
    japaneseStrike(
      ['Taiho F', 'Taiho DB', 'Taiho T'],
      { us: ['Hornet', 'Yorktown'], cap: ['VF-2/1', 'VF-2/2', 'VF-1/1'] },
      ...dice,
    );

  it('rule 8.2.2e: CAP units beyond the number of the escort may fight it too', () => {
    const match = outnumbered();
    expect(asked(match, 'us')).toBe('interception: assign');
    order(match, 'us', onto('escort', ['VF-2/1', 'VF-2/2', 'VF-1/1']), 1, 5);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.patrol on escort')?.roll;
    expect(roll?.chart).toMatchObject({ column: '11-13', modified: 6, result: 3 });
    expect(airOf(match, 'Taiho F').at).toBe('lost');
    expect(airOf(match, 'Taiho DB').weak).toBe(false);
  });

  it('rule 8.2.2f: or each goes for a bomber that the defender names', () => {
    const match = outnumbered();
    expect(refused(match, 'us', { 'VF-2/1': 'Taiho T', 'VF-2/2': 'Taiho DB', 'VF-1/1': 'Taiho DB' })).not.toBeNull();
    expect(placingOdds(match, 'us', 'VF-2/2', 'Taiho T')?.outcomes.at(-1)?.value).toBe(2);
    order(match, 'us', { 'VF-2/1': 'escort', 'VF-2/2': 'Taiho T', 'VF-1/1': 'Taiho T' }, 1, 1, 5);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.patrol on bomber')?.roll;
    expect(roll?.chart).toMatchObject({ column: '8-10', modified: 6, result: 2 });
    expect(airOf(match, 'Taiho T').at).toBe('lost');
  });

  it('rule 8.2.2f: no more than the surplus may', () => {
    const match = japaneseStrike(['Taiho F', 'Taiho DB'], { cap: ['VF-2/1'] }, 1, 1);
    expect(asked(match, 'japan')).toBe('raid: place');
  });

  it('rule 8.2.2g: both sides fire before either marks its losses', () => {
    // The escort's roll of 9 destroys what fires back with its full strength all the same.
    const match = americanStrike(['VF-2/1', 'VB-2'], { japan: ['Junyo'], cap: ['Junyo F'] }, 9, 7);
    expect(airOf(match, 'Junyo F').at).toBe('lost');
    expect(airOf(match, 'VF-2/1').weak).toBe(true);
  });

  it('rule 8.2.2g: each owner chooses its own losses', () => {
    const match = japaneseStrike(
      ['Shokaku F1', 'Shokaku F2', 'Shokaku DB'],
      { us: ['Hornet'], japan: ['Shokaku'], cap: ['VF-2/1', 'VF-2/2'] },
      4,
      2,
    );
    expect(losses(match)).toEqual([null, 'losses: mark']);
    order(match, 'us', { 'VF-2/2': 1 });
    expect(losses(match)).toEqual(['losses: mark', null]);
    order(match, 'japan', { 'Shokaku F1': 1 });
    expect([airOf(match, 'VF-2/1').weak, airOf(match, 'VF-2/2')]).toEqual([false, { at: 'cap', weak: true }]);
    expect([airOf(match, 'Shokaku F1').weak, airOf(match, 'Shokaku F2').weak]).toEqual([true, false]);
  });

  it('rule 8.2.2h: CAP that fights the escort leaves the bombers alone', () => {
    const match = americanStrike(['VF-2/1', 'VB-2'], { cap: ['Taiho F'] }, 1, 10);
    expect(airOf(match, 'VB-2').weak).toBe(false);
    const rolls = match.table.journal?.filter((event) => event.roll?.chart?.chart === 'air combat');
    expect(rolls).toHaveLength(2);
  });

  it('rule 8.2.2i: a named bomber alone bears the steps, and no more than it has', () => {
    const match = outnumbered();
    order(match, 'us', { 'VF-2/1': 'escort', 'VF-2/2': 'Taiho T', 'VF-1/1': 'Taiho T' }, 1, 1, 10);
    expect(airOf(match, 'Taiho T').at).toBe('lost');
    expect(airOf(match, 'Taiho DB')).toEqual({ at: 'flown', weak: false });
  });

  it('rule 8.2.2j: more steps on fatigued American fighters change nothing', () => {
    const match = americanStrike(['VF-2/1', 'VB-2'], { cap: ['Taiho F'] }, 1, 9);
    expect(flightOf(match, 'VF-2/1')).toMatchObject({ fate: 'flying', harried: 0 });
    expect(flightOf(match, 'VB-2')).toMatchObject({ harried: 0, strength: 6 });
  });
});

describe('all of the CAP', () => {
  it('rule 8.2.3: CAP of every group in the hex fights together', () => {
    const match = japaneseStrike(
      ['Taiho DB', 'Taiho T'],
      {
        cap: ['VF-2/1', 'VF-15/1'],
        change: (data) => {
          join(data, US_GROUP, 'TF 58');
          join(data, 'TG 58.4', 'TF 58');
          place(data, 'TF 58', US_HEX);
          see(data, 'TF 58', ARM.carrier);
        },
      },
      7,
    );
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.patrol on bombers')?.roll;
    expect(roll?.chart).toMatchObject({ column: '8-10', result: 3 });
  });

  it('rule 8.2.4a: it stays in its hex and meets the next raid', () => {
    const match = striking(US_GROUP, { ready: ['VB-2', 'VT-2'], cap: ['Taiho F'] });
    order(match, 'us', onto(JAPAN_HEX, ['VB-2']), 1);
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1);
    order(match, 'us', onto(JAPAN_HEX, ['VT-2']), 1);
    expect(heard(match).filter((key) => key === 'raid met')).toHaveLength(2);
    expect(airOf(match, 'Taiho F').at).toBe('cap');
  });

  it('rule 8.2.4d: it sails with its formation', () => {
    const match = striking(US_GROUP, { ready: ['VB-2', 'VT-2'], cap: ['Taiho F'] });
    order(match, 'us', onto(JAPAN_HEX, ['VB-2']), 1);
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1);
    place(dataOf(match), JAPAN_GROUP, '0710');
    order(match, 'us', onto('0710', ['VT-2']), 1);
    expect(heard(match).filter((key) => key === 'raid met')).toHaveLength(2);
  });

  it('rule 8.2.4b: nobody attacks raiders on their way home', () => {
    const match = americanStrike(['VB-2'], { cap: ['Taiho F'] }, 1);
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1);
    expect(heard(match).filter((key) => key === 'raid met')).toHaveLength(1);
    expect(dataOf(match).raid).toBeNull();
  });

  it('rule 8.2.4c: escorts that fought neither suppress flak nor attack', () => {
    const match = japaneseStrike(['Zuikaku F', 'Zuikaku FB', 'Zuikaku DB'], {
      japan: ['Zuikaku'],
      us: ['Hornet', 'Oakland'],
      cap: ['VF-2/1'],
    });
    order(match, 'japan', ['Zuikaku FB'], 1, 1);
    layOut(match, 'us', 'Hornet', 'Oakland');
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['Zuikaku F', 'Zuikaku DB']);
  });

  it('rule 8.2.4c: not even those that come out of the fight unhurt', () => {
    const match = americanStrike(['VF-2/1', 'VB-2'], { cap: ['Taiho F'] }, 10, 1);
    expect(Object.keys(pieces(match, 'us'))).toEqual(['VB-2']);
  });
});
