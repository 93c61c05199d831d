import { ask, type Ask, choosable, journalFor, observeMatch, promptFor, same, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { type Campaign, OFF } from '../data/state.ts';
import { phaseOf } from './phase.testing.ts';
import { airPhase, airProcedures } from './strike.ts';
import { boxesIn, both, order, place, refused, spoken, type Table } from './testing.ts';

function planning(change: (data: Campaign) => void, options: Record<string, boolean> = {}): Table {
  return phaseOf(airPhase, airProcedures, { change, options: { shuttle: false, dummies: false, ...options } });
}
const arrange = (match: Table, side: string): Ask & { kind: 'arrange' } =>
  ask(match, side) as Ask & { kind: 'arrange' };
const pieces = (match: Table, side: string): string[] => arrange(match, side).pieces.map(({ id }) => id);
const boxes = (match: Table, side: string, piece: string): readonly string[] | undefined =>
  arrange(match, side).pieces.find(({ id }) => id === piece)?.boxes;

/** American carriers two hexes from a Japanese group that lies face up. */
function meeting(data: Campaign, seen = true): void {
  place(data, 'U1', '0905', 'Hornet', 'Bataan');
  place(data, 'J1', '0907', 'Taiho', 'Kongo');
  data.markers[0]!.seen = seen;
}

describe('planning strikes', () => {
  test('rules air-06, air-14: whoever can take off may attack each ship in reach in the ways of its kind', () => {
    const match = planning(meeting);
    expect(pieces(match, 'us')).toEqual(['Hornet SB2C', 'Hornet TBF', 'Bataan TBF']);
    expect(boxes(match, 'us', 'Hornet SB2C')).toEqual([
      'Taiho bomb',
      'Taiho low 1',
      'Taiho low 2',
      'Kongo bomb',
      'Kongo low 1',
      'Kongo low 2',
    ]);
    expect(boxes(match, 'us', 'Hornet TBF')).toEqual(['Taiho torpedo', 'Taiho bomb', 'Kongo torpedo', 'Kongo bomb']);
    expect(boxes(planning(meeting, { lowRelease: false }), 'us', 'Hornet SB2C')).toEqual(['Taiho bomb', 'Kongo bomb']);
  });

  test('rule air-06: only ships in markers that lie face up can be aimed at', () => {
    const match = planning((data) => meeting(data, false));
    expect(pieces(match, 'us')).toEqual([]);
    expect(whyNot(match, 'us', { option: 'Hornet TBF' })?.reason.key).toBe('why no target');
  });

  test('rule air-07: one hex beyond the radius with the option, and no farther', () => {
    const apart = (hex: string) => (data: Campaign) => {
      place(data, 'U1', '0905', 'Hornet');
      place(data, 'J1', hex, 'Taiho');
      data.markers[0]!.seen = true;
    };
    expect(pieces(planning(apart('0908')), 'us')).toHaveLength(2);
    expect(pieces(planning(apart('0909')), 'us')).toHaveLength(0);
    expect(pieces(planning(apart('0908'), { stretch: false }), 'us')).toHaveLength(0);
    expect(pieces(planning(apart('0907'), { stretch: false }), 'us')).toHaveLength(2);
  });

  test('rule air-07: whoever has a longer way home than his radius is warned when he is sent', () => {
    const far = (hex: string) => (data: Campaign) => {
      place(data, 'U1', '0905', 'Hornet');
      place(data, 'J1', '0907', 'Kongo');
      place(data, 'J2', hex, 'Taiho');
      for (const marker of [0, 1]) data.markers[marker]!.seen = true;
    };
    expect(spoken(planning(far('0908')), 'us').cautions).toContain(
      'Beyond its radius: J2 in 0908. 2 in six crash on the way home (air-07).',
    );
    expect(spoken(planning(far('0907')), 'us').cautions).toEqual([]);
  });

  test('rule air-08: with the option every unit that can take off may just change bases', () => {
    const match = planning((data) => meeting(data, false), { shuttle: true });
    expect(boxes(match, 'us', 'Hornet TBF')).toEqual(['ferry']);
    expect(spoken(match, 'us').options['Hornet TBF']).toBe('Hornet TBF, radius 2, no ship in reach');
    expect(choosable(promptFor(match, 'us')!).some(({ rolls }) => rolls)).toBe(false);
    expect(pieces(match, 'japan')).toContain('Betty 1');
  });

  test('rules air-01, air-09: who cannot take off is no piece, and is told why', () => {
    const match = planning((data) => {
      meeting(data);
      data.markers[16]!.heading = grid.direction('S');
    });
    expect(pieces(match, 'us')).toEqual([]);
    expect(whyNot(match, 'us', { option: 'Hornet TBF' })).toMatchObject({
      reason: { key: 'why downwind' },
      rule: 'air-09',
    });
    expect(whyNot(match, 'us', { option: 'Taiho Jill' })?.reason.key).toBe('why enemy unit');
  });

  test('rule air-17: both are asked at once whatever they have, and neither sees the other before both are in', () => {
    const match = planning(() => undefined);
    expect(match.table.whole.open).toEqual(['japan', 'us']);
    const other = planning((data) => {
      meeting(data);
      data.markers[16]!.seen = true;
    });
    const before = observeMatch(other, 'us');
    order(other, 'japan', { 'Taiho Jill': 'Hornet torpedo' });
    expect(same(observeMatch(other, 'us'), before)).toBe(true);
    expect(journalFor(other.table.journal!, 'us')).toEqual([]);
  });

  test('rule air-22: American bombers may go for a working airfield, with the option only', () => {
    const near = (data: Campaign): void => {
      place(data, 'U1', '1307', 'Hornet');
      data.islands[0]!.field = false;
    };
    expect(pieces(planning(near), 'us')).toEqual([]);
    const match = planning(near, { bombFields: true });
    // Saipan is wrecked; Guam lies two hexes off.
    expect(boxes(match, 'us', 'Hornet SB2C')).toEqual(['field guam']);
    expect(boxes(match, 'japan', 'Betty 1')).toBeUndefined();
  });

  test('rule dummy-01: feints fly where a real unit could', () => {
    const match = planning(meeting, { dummies: true });
    expect(pieces(match, 'us').slice(-3)).toEqual(['feint 1', 'feint 2', 'feint 3']);
    expect(boxes(match, 'us', 'feint 1')).toEqual(['Taiho bomb', 'Kongo bomb']);
    expect(
      pieces(
        planning((data) => meeting(data, false), { dummies: true }),
        'us',
      ),
    ).toEqual([]);
    const spent = planning(
      (data) => {
        meeting(data);
        data.feints.us = 1;
      },
      { dummies: true },
    );
    expect(pieces(spent, 'us').slice(-1)).toEqual(['feint 1']);
    expect(pieces(spent, 'us')).toHaveLength(4);
  });

  test('rule air-14: an attack is labelled with the patrol and the flak that await it', () => {
    const match = planning((data) => {
      place(data, 'J1', '0905', 'Taiho');
      place(data, 'U1', '0907', 'Hornet', 'Bataan', 'Iowa', 'Desdiv 101', 'Desdiv 102');
      data.markers[16]!.seen = true;
    });
    const label = (box: string): unknown => boxesIn(match, 'japan').find(({ id }) => id === box)?.label;
    expect(label('Hornet bomb')).toMatchObject({ key: 'aim bomb', values: { cap: 2, aa: 4 } });
    expect(label('Hornet torpedo')).toMatchObject({ key: 'aim torpedo', values: { cap: 2, aa: 5 } });
    expect(label('Hornet low 1')).toMatchObject({ key: 'aim low', values: { aa: 5, low: 1 } });
    expect(label('Hornet low 2')).toMatchObject({ key: 'aim certain' });
  });

  test('rule air-08: a ferry flight does not tell where it comes from', () => {
    const match = planning((data) => meeting(data, false), { shuttle: true });
    both(match, {}, { 'Hornet TBF': 'ferry' });
    expect(match.table.state.sorties).toMatchObject([{ side: 'us', ship: -1, island: -1, hex: OFF }]);
  });
});

describe('what a unit cannot be sent to do', () => {
  /** Two American carriers, one of them four hexes from the Japanese that the other can reach. */
  const apart = (options = {}): Table =>
    planning(
      (data) => {
        meeting(data);
        place(data, 'U2', '0903', 'Wasp');
      },
      { shuttle: true, ...options },
    );

  test('rules air-06, air-07: a target out of reach is refused with the distance, and so is one at a stretch too far', () => {
    const values = { unit: { key: 'air.Wasp SB2C' }, far: 4, radius: 2 };
    expect(refused(apart(), 'us', { 'Wasp SB2C': 'Taiho bomb' })).toMatchObject({
      reason: { key: 'why out of reach', values: { ...values, most: 3 } },
      rule: 'air-07',
    });
    expect(refused(apart({ stretch: false }), 'us', { 'Wasp SB2C': 'Taiho bomb' })).toMatchObject({
      reason: { values: { ...values, most: 2 } },
      rule: 'air-06',
    });
  });

  test('rules air-14, air-20: nor can it carry or fly what it is not made for', () => {
    const match = planning(meeting);
    expect(refused(match, 'us', { 'Hornet SB2C': 'Taiho torpedo' })).toMatchObject({ rule: 'air-20' });
    expect(refused(match, 'us', { 'Hornet TBF': 'Taiho low 1' })).toMatchObject({ rule: 'air-14' });
    const feints = planning(meeting, { dummies: true });
    expect(refused(feints, 'us', { 'feint 1': 'Taiho torpedo' })).toMatchObject({ rule: 'dummy-01' });
  });

  test('rule air-17: who has nobody to send is asked all the same, and told why', () => {
    const match = planning((data) => meeting(data, false), { shuttle: false });
    expect(arrange(match, 'us').pieces).toEqual([]);
    expect(spoken(match, 'us').question).toMatch(/^No air unit of yours has anything to strike\. Both sides are asked/);
    expect(spoken(planning(meeting), 'us').question).toMatch(/^3 air units can take off/);
  });

  test('the question names what is in reach of each unit, and how likely it hits', () => {
    const { options, boxes: named } = spoken(planning(meeting), 'us');
    expect(options['Hornet SB2C']).toBe('Hornet SB2C, radius 2, in reach: J1 in 0907');
    expect(named[0]).toMatch(/^Torpedo Taiho \(J1 in 0907\): patrol \d, flak \d, then hits 3 in six$/);
  });
});
