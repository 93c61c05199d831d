import { contactOn, OFF, PROOF, prove } from '@point-option/chit-pull';
import { whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import {
  airOf,
  asked,
  crew,
  ISLANDS,
  JAPAN_GROUP,
  JAPAN_HEX,
  japaneseStrike,
  onto,
  striking,
  US_GROUP,
  US_HEX,
} from './raids.testing.ts';
import { dataOf, heard, hex, join, marker, order, pieces, place, refused, see, unit, weaken } from './testing.ts';

describe('orders to island air', () => {
  const islands = (change: (data: ReturnType<typeof dataOf>) => void) =>
    striking(ISLANDS, {
      us: ['Hornet', 'Oakland'],
      ready: ['523rd AG/2'],
      change: (data) => {
        see(data, US_GROUP, ARM.island);
        change(data);
      },
    });
  const report = (counts: number[], turn: number) => ({
    marker: marker(US_GROUP),
    hex: hex(US_HEX),
    turn,
    source: 'island search' as const,
    told: 'types' as const,
    total: counts.reduce((sum, n) => sum + n, 0),
    counts,
    within: 1,
    reports: 1,
  });

  it('rule 16.1.4h: island air is not sent at what is reported to have carriers, before the order', () => {
    const match = islands((data) => data.contacts.japan.push(report([1, 0, 0, 0, 1, 0], data.turn)));
    expect(pieces(match, 'japan')).toEqual({});
    expect(whyNot(match, 'japan', { piece: US_GROUP })).toMatchObject({
      reason: { key: 'why awaits order' },
      rule: '16.1.4',
    });
    const ordered = islands((data) => {
      data.own.landOrder = 'given';
      data.contacts.japan.push(report([1, 0, 0, 0, 1, 0], data.turn));
    });
    expect(pieces(ordered, 'japan')).toEqual({ '523rd AG/2': [US_HEX] });
  });

  it('rule 16.1.4h: a report of an earlier turn binds nobody, but a formation that has launched aircraft is known', () => {
    const match = islands((data) => data.contacts.japan.push(report([1, 0, 0, 0, 1, 0], data.turn - 1)));
    expect(pieces(match, 'japan')).toEqual({ '523rd AG/2': [US_HEX] });
    const launched = islands((data) => prove(data, marker(US_GROUP), PROOF.carrier));
    expect(pieces(launched, 'japan')).toEqual({});
  });

  it('rule 16.1.4h: it turns away from carriers that nobody had reported', () => {
    const match = islands(() => {});
    order(match, 'japan', onto(US_HEX, ['523rd AG/2']));
    expect(heard(match)).toContain('raid turns away');
    expect(airOf(match, '523rd AG/2').at).toBe('flown');
    const ordered = islands((data) => void (data.own.landOrder = 'given'));
    order(ordered, 'japan', onto(US_HEX, ['523rd AG/2']));
    expect(dataOf(ordered).raid?.group).toBe(marker(US_GROUP));
    const cruisers = islands((data) => crew(data, US_GROUP, ['Oakland']));
    order(cruisers, 'japan', onto(US_HEX, ['523rd AG/2']));
    expect(dataOf(cruisers).raid?.group).toBe(marker(US_GROUP));
  });

  it('rule 16.1.4h: a group without carriers is spared too where its force has some', () => {
    const match = islands((data) => {
      crew(data, US_GROUP, ['Oakland']);
      join(data, US_GROUP, 'TF 58');
      place(data, 'TF 58', US_HEX);
      see(data, 'TF 58', ARM.island);
    });
    order(match, 'japan', onto(US_HEX, ['523rd AG/2']));
    expect(heard(match)).toContain('raid turns away');
  });
});

describe('duty', () => {
  it('rule 16.1.4d: a strike at a group with three carriers counts from the moment it arrives', () => {
    const units = ['Taiho F', 'Taiho DB', 'Taiho T'];
    const done = japaneseStrike(units, { us: ['Hornet', 'Yorktown', 'Bataan'] });
    expect(dataOf(done).own.struck).toBe(true);
    const kept = striking(JAPAN_GROUP, { us: ['Hornet', 'Yorktown', 'Bataan'], ready: units });
    order(kept, 'japan', onto(US_HEX, ['Taiho DB']));
    expect(dataOf(kept).own.struck).toBe(false);
    const few = japaneseStrike(units, { us: ['Hornet', 'Yorktown'] });
    expect(dataOf(few).own.struck).toBe(false);
  });

  it('rule 16.1.4d: so does one that is shot to pieces on the way', () => {
    const match = japaneseStrike(['Taiho T'], { us: ['Hornet', 'Yorktown', 'Bataan'], cap: ['VF-2/1', 'VF-2/2'] }, 10);
    expect(heard(match)).toContain('raid spent');
    expect(dataOf(match).own.struck).toBe(true);
  });
});

describe('secret movement', () => {
  it('rule 15.7i: a raid flies to where the enemy was last seen, and finds nothing if he has left', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2'],
      options: { secretMovement: true },
      change: (data) => {
        data.markers[marker(JAPAN_GROUP)]!.shown = hex('0810');
      },
    });
    expect(pieces(match, 'us')).toEqual({ 'VB-2': ['0810'] });
    order(match, 'us', onto('0810', ['VB-2']));
    expect(heard(match, 'us')).toContain('raid finds nothing');
    // Nobody looks for it there a second time.
    expect(dataOf(match).markers[marker(JAPAN_GROUP)]?.shown).toBe(OFF);
    expect(airOf(match, 'VB-2').at).toBe('flown');
    expect(contactOn(dataOf(match), 'us', marker(JAPAN_GROUP))).toBeUndefined();
  });

  it('rule 15.7i: a raid that finds the enemy shows where he is', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2'],
      options: { secretMovement: true },
      change: (data) => {
        data.markers[marker(JAPAN_GROUP)]!.shown = hex(JAPAN_HEX);
      },
    });
    order(match, 'us', onto(JAPAN_HEX, ['VB-2']));
    expect(dataOf(match).raid?.group).toBe(marker(JAPAN_GROUP));
    expect(dataOf(match).markers[marker(JAPAN_GROUP)]?.shown).toBe(hex(JAPAN_HEX));
  });

  it('rule 15.7i: so does one that finds another enemy there, whom it knew to be somewhere', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2'],
      options: { secretMovement: true },
      change: (data) => {
        data.markers[marker(JAPAN_GROUP)]!.shown = hex(JAPAN_HEX);
        place(data, 'Force B', JAPAN_HEX);
        see(data, 'Force B', ARM.carrier);
        crew(data, 'Force B', ['Hiyo']);
      },
    });
    order(match, 'us', onto(JAPAN_HEX, ['VB-2']), 2);
    expect(dataOf(match).markers[marker('Force B')]?.shown).toBe(hex(JAPAN_HEX));
  });

  it('rule 15.7i: an enemy whose place nobody knows cannot be struck', () => {
    const match = striking(US_GROUP, { ready: ['VB-2'], options: { secretMovement: true } });
    expect(pieces(match, 'us')).toEqual({});
  });
});

describe('airfields', () => {
  const guam = (units: string[], scene: Parameters<typeof striking>[1] = {}) => {
    const match = striking(US_GROUP, {
      ...scene,
      ready: [...units, ...(scene.ready ?? [])],
      change: (data) => {
        place(data, US_GROUP, '3314');
        see(data, JAPAN_GROUP, 0);
        scene.change?.(data);
      },
    });
    return match;
  };

  it('rule 8.0f: each bomber rolls for damage, and each hit costs a step of what is parked there', () => {
    const match = guam(['VB-2', 'VT-2']);
    // Column 6 at 9 gives two hits, column 5 at 8 two more: all four steps on Guam.
    order(match, 'us', onto('Guam', ['VB-2', 'VT-2']), 9, 8);
    for (const id of ['261st AG', '521st AG/1', '523rd AG/1']) expect(airOf(match, id).at).toBe('lost');
    expect(heard(match)).toContain('airfield hit');
  });

  it('rule 8.0f: fighters that come along do nothing to it', () => {
    const match = guam(['VB-2', 'VF-2/1']);
    order(match, 'us', onto('Guam', ['VB-2', 'VF-2/1']), 1);
    expect(heard(match)).toContain('airfield missed');
  });

  it('rule 8.0f: their owner shares the steps out, all reduced before any is destroyed', () => {
    const match = guam(['VB-2', 'VT-2']);
    order(match, 'us', onto('Guam', ['VB-2', 'VT-2']), 9, 3);
    expect(asked(match, 'japan')).toBe('losses: mark');
    expect(refused(match, 'japan', { '521st AG/1': 1, '523rd AG/1': 1 })).not.toBeNull();
    order(match, 'japan', { '261st AG': 1, '523rd AG/1': 1 });
    expect([airOf(match, '261st AG'), airOf(match, '523rd AG/1').at]).toEqual([{ at: 'flown', weak: true }, 'lost']);
    expect(airOf(match, '521st AG/1').at).toBe('flown');
    expect(dataOf(match).raid).toBeNull();
  });

  it('rule 8.0f: what flies CAP over the field is not on the ground', () => {
    const match = guam(['VB-2', 'VT-2'], { cap: ['261st AG'] });
    // Its shots miss. Four hits are more than the three steps of the bombers on the ground.
    order(match, 'us', onto('Guam', ['VB-2', 'VT-2']), 1, 9, 8);
    expect([airOf(match, '521st AG/1').at, airOf(match, '523rd AG/1').at]).toEqual(['lost', 'lost']);
    expect(airOf(match, '261st AG')).toEqual({ at: 'cap', weak: false });
  });

  it('rule 8.0f: an empty field loses nothing', () => {
    const match = guam(['VB-2'], {
      change: (data) => {
        for (const id of ['261st AG', '521st AG/1', '523rd AG/1']) data.airAt[unit(id)] = 'lost';
      },
    });
    order(match, 'us', onto('Guam', ['VB-2']), 9);
    expect(heard(match)).toContain('airfield empty');
  });

  it('rule 8.2.1f: what CAP over the field did to the aim of bombers counts', () => {
    const match = guam(['VB-2'], { cap: ['261st AG'], change: (data) => weaken(data, 'VB-2') });
    order(match, 'us', onto('Guam', ['VB-2']), 7, 10);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.airfield')?.roll;
    expect(roll?.chart).toMatchObject({ modified: 9, modifiers: [{ id: 'patrol', n: -1 }] });
  });

  it('rule 8.2b: CAP over a base meets a raid on it', () => {
    const match = guam(['VB-2'], { cap: ['261st AG'] });
    order(match, 'us', onto('Guam', ['VB-2']), 7, 1);
    expect(heard(match)).toContain('raid met');
    expect(airOf(match, 'VB-2').weak).toBe(true);
    expect(heard(match)).toContain('airfield missed');
  });
});
