import { OFF } from '@point-option/chit-pull';
import { undoRefusal, type Wanted } from '@point-option/engine';
import { clickedBy } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { words } from '../words.ts';
import { markerOf, placeDummy, regroup, reorganizing, sailsWith, unbound } from './organization.testing.ts';
import {
  boxesIn,
  boxesOf,
  choicesOf,
  dataOf,
  dummy,
  hex,
  hurt,
  join,
  marker,
  order,
  pieces,
  place,
  put,
  see,
  ship,
  spoken,
} from './testing.ts';

/** All group markers of the US are in use. */
function crowded(data: MobileTheater): void {
  for (const id of ['TG 58.5', 'TG 58.6', 'TG 58.8', 'TG 58.9']) dummy(data, id, '2020');
}
/** TG 58.4 has only a damaged Essex left. */
function alone(data: MobileTheater): void {
  for (const id of ['Langley', 'Cowpens', 'Vincennes', 'Houston', 'Miami', 'San Diego']) data.shipAt[ship(id)] = -1;
  for (const id of ['DES RN 12', 'DES DIV 24', 'DES RN 23', 'DES DIV 46']) data.shipAt[ship(id)] = -1;
  hurt(data, 'Essex', 1);
}

describe('where ships can be regrouped', () => {
  it('rule 3.1.4a: not where a group is alone and no marker is free', () => {
    expect(choicesOf(reorganizing('us', crowded), 'us')).not.toContain(hex('2811'));
    expect(choicesOf(reorganizing('us'), 'us')).toContain(hex('2811'));
    const shared = reorganizing('us', (data) => {
      crowded(data);
      place(data, 'TG 58.4', '2811');
    });
    expect(choicesOf(shared, 'us')).toContain(hex('2811'));
    const withDummy = reorganizing('us', (data) => {
      crowded(data);
      place(data, 'TG 58.5', '2811');
    });
    expect(choicesOf(withDummy, 'us')).toContain(hex('2811'));
  });

  it('rule 3.4a: a ship that is all its group has may be detached, while there is a marker for it', () => {
    const match = reorganizing('us', alone);
    expect(choicesOf(match, 'us')).toContain(hex('3209'));
    regroup(match, 'us', '3209', { Essex: 'US detachment 1' });
    expect(markerOf(match, 'TG 58.4').hex).toBe(OFF);
    const whole = reorganizing('us', (data) => {
      alone(data);
      data.hits[ship('Essex')] = 0;
    });
    expect(choicesOf(whole, 'us')).not.toContain(hex('3209'));
    const none = reorganizing('us', (data) => {
      alone(data);
      for (let n = 1; n <= 6; n++) {
        place(data, `US detachment ${n}`, '4020');
        put(
          data,
          `US detachment ${n}`,
          ['Boston', 'Reno', 'Mobile', 'Biloxi', 'Cleveland', 'Oakland'][n - 1] as string,
        );
      }
    });
    expect(choicesOf(none, 'us')).not.toContain(hex('3209'));
    // One that is there already takes more in.
    place(dataOf(none), 'US detachment 1', '3209');
    const near = reorganizing('us', (data) => Object.assign(data, structuredClone(dataOf(none)), { regrouping: null }));
    expect(choicesOf(near, 'us')).toContain(hex('3209'));
  });

  it('rule 3.1.4b: ships that are on their way to the map are left alone', () => {
    const match = reorganizing('us', (data) => {
      data.markers[marker('TG 58.4')]!.hex = OFF;
    });
    expect(choicesOf(match, 'us')).not.toContain(OFF);
    order(match, 'us', hex('2811'));
    // Their marker is spoken for.
    expect(pieces(match, 'us')['Hornet']).not.toContain('TG 58.4');
  });
});

describe('what an order tells', () => {
  it('rule 5.1c: a group is as detected as the ships it has now, whatever it was before', () => {
    const match = reorganizing('us', (data) => {
      alone(data);
      place(data, 'TG 58.4', '2811');
      see(data, 'TG 58.4', 1);
    });
    regroup(match, 'us', '2811', { Essex: 'TG 58.1', Hornet: 'TG 58.4' });
    expect([markerOf(match, 'TG 58.4').seen, markerOf(match, 'TG 58.1').seen]).toEqual([0, 1]);
  });

  it('rule 5.1b: what the enemy sees nothing of can be taken back, and the rest stands', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    regroup(match, 'us', '2811', { Boston: 'TG 58.4' });
    expect(undoRefusal(match, 'us')).toBeNull();
    regroup(match, 'us', '2811', { Boston: 'TG 58.5' });
    expect(undoRefusal(match, 'us')).not.toBeNull();
    const seen = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '2811');
      see(data, 'TG 58.1', 1);
    });
    regroup(seen, 'us', '2811', { Boston: 'TG 58.4' });
    expect(undoRefusal(seen, 'us')).not.toBeNull();
    const inForce = reorganizing('us', unbound);
    regroup(inForce, 'us', '3111', { Reno: 'TG 58.2' });
    expect(undoRefusal(inForce, 'us')).toBeNull();
  });

  it('rule 5.1b: with secret movement the enemy hears only of markers that he has found', () => {
    const options = { secretMovement: true };
    const hidden = reorganizing('us', undefined, options);
    placeDummy(hidden, 'us', '2811', 'TG 58.5');
    regroup(hidden, 'us', '2811', { Boston: 'TG 58.6' });
    expect(hidden.table.journal?.some(({ to }) => to.includes('japan'))).toBe(false);
    const found = reorganizing(
      'us',
      (data) => {
        see(data, 'TG 58.1', 1);
        data.markers[marker('TG 58.1')]!.shown = hex('2711');
      },
      options,
    );
    regroup(found, 'us', '2811', { Boston: 'TG 58.6' });
    expect(markerOf(found, 'TG 58.6')).toMatchObject({ seen: 1, shown: hex('2711') });
    const told = found.table.journal?.filter(({ to }) => to.includes('japan')) ?? [];
    expect(told.map(({ key, values }) => [key, values])).toEqual([
      ['marker appears', { marker: 'TG 58.6', hex: '2711' }],
    ]);
  });
});

describe('in words', () => {
  it('rule 5.1a: choices say what they do', () => {
    const match = reorganizing('us', (data) => {
      unbound(data);
      place(data, 'TG 58.4', '3111');
      dummy(data, 'TG 58.5', '2811');
    });
    const { question, options } = spoken(match, 'us', words);
    expect(question).toBe('Reorganize your formations? TF 58 must take in a group at 3111 first.');
    expect(options).toMatchObject({
      [hex('2811')]: 'Regroup ships at 2811: TG 58.1',
      'join TG 58.4': 'TG 58.4 joins TF 58',
      'leave TG 58.2': 'TG 58.2 leaves TF 58',
      'remove TG 58.5': 'Remove dummy TG 58.5 at 2811',
      dummy: 'Place a dummy',
    });
    order(match, 'us', 'join TG 58.4');
    expect(spoken(match, 'us', words).question).toBe('Reorganize your formations?');
    for (const id of ['TG 58.2', 'TG 58.3', 'TG 58.4', 'TG 58.7']) order(match, 'us', `leave ${id}`);
    expect(spoken(match, 'us', words).options['join TG 58.1']).toBe('Form TF 58 with TG 58.1 at 2811');
  });

  it('rule 3.1.5a: boxes say what becomes of the ships in them', () => {
    const match = reorganizing('us', (data) => {
      hurt(data, 'Hornet', 2);
      dummy(data, 'TG 58.5', '2811');
    });
    order(match, 'us', hex('2811'));
    const said = spoken(match, 'us', words);
    expect(said.question).toBe('Regroup ships at 2811, up to 16 units to a group. Ships you leave out stay.');
    expect(said.boxes).toEqual([
      'TG 58.1',
      'TG 58.5 (dummy)',
      'TG 58.6 (new)',
      'TG 58.8 (new)',
      'TG 58.9 (new)',
      'US detachment 1 (sails home)',
    ]);
    expect(said.options).toMatchObject({
      Hornet: `Hornet, CV, 2 of ${boxesOf('Hornet')} hits, in TG 58.1`,
      Boston: 'Boston, CA, in TG 58.1',
    });
    expect(boxesIn(match, 'us').map(({ touches }) => touches?.length ?? 0)).toEqual([2, 2, 0, 0, 0, 0]);
  });

  it('rule 5.1a: clicks are answered', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'US detachment 1', '2811');
      put(data, 'US detachment 1', 'Essex');
      hurt(data, 'Essex', 1);
    });
    const click = (wanted: Wanted): string => clickedBy(match, 'us', wanted, words);
    expect(click({ piece: 'Force A' })).toBe('Force A is not yours. (5.1)');
    expect(click({ hex: '2811' })).toBe('offered');
    expect(click({ hex: '0101' })).toBe('You have no group with ships at 0101. (3.1.4)');
    expect(click({ box: 'card Force A' })).toBe('Force A is not yours. (5.1)');
    order(match, 'us', hex('2811'));
    expect(click({ piece: 'Force A' })).toBe('Force A is not yours. (3.1.4)');
    expect(click({ piece: 'Taiho' })).toBe('Taiho is not yours. (3.1.4)');
    expect(click({ piece: 'Essex' })).toBe('Essex is on its way home and stays with the ships it sails with. (7.3)');
    expect(click({ piece: 'Langley' })).toBe('Langley is not at 2811. (3.1.4)');
    expect(click({ piece: 'TG 58.4' })).toBe('TG 58.4 is not at 2811. (3.1.4)');
    expect(click({ hex: '3209' })).toBe('You are regrouping ships at 2811. (3.1.4)');
    expect(click({ hex: '2811' })).toBe('');
  });

  it('rule 3.2.3b: a force that nothing can be done with says so', () => {
    const match = reorganizing('japan', (data) => {
      place(data, 'Force C', '0718');
      join(data, 'Force B', 'Mobile Fleet');
    });
    expect(clickedBy(match, 'japan', { piece: 'Force C' }, words)).toBe(
      'Force C is not in the same hex as Mobile Fleet. (3.2.3)',
    );
    expect(clickedBy(match, 'japan', { piece: 'Mobile Fleet' }, words)).toBe(
      'To regroup the ships of Mobile Fleet, choose its hex. (3.1.4)',
    );
    expect(sailsWith(match, 'Taiho')).toBe('Force A');
  });
});
