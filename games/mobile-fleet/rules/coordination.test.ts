import { LEFT, OFF, SUNK } from '@point-option/chit-pull';
import { decide, procedure, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { clickedBy } from '@point-option/proving';
import { fleet } from '../data/fleet.ts';
import { MOBILE_FLEET } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { words } from '../words.ts';
import { announcement, giveOrder, mayAttackCarriers, mayOrder, mustAnnounce } from './coordination.ts';
import {
  AFTER,
  choices,
  dataOf,
  dummy,
  given,
  heard,
  hex,
  marker,
  now,
  offers,
  order,
  place,
  playing,
  ship,
  type Table,
} from './testing.ts';

const ordering = procedure<MobileTheater>('ordering', '16.1.4', [decide('order', '16.1.4', mayOrder, giveOrder)]);
const asked = (change: (data: MobileTheater) => void = () => {}): Table => playing(ordering, {}, [], { change });

describe('the order to land-based air', () => {
  it('rule 16.1.4h: land-based air leaves carriers alone until it is given', () => {
    const may = (landOrder: 'awaited' | 'given' | 'announced'): boolean =>
      given([], (g) => mayAttackCarriers(g.state), { change: (data) => void (data.own.landOrder = landOrder) });
    expect([may('awaited'), may('given'), may('announced')]).toEqual([false, true, true]);
  });

  it('rule 16.1.4i: the Japanese may give it in any Initial Phase, and the enemy hears it', () => {
    const match = asked();
    order(match, 'japan', true);
    expect([dataOf(match).own.landOrder, heard(match, 'us')]).toEqual(['given', ['land air ordered']]);
    const later = asked((data) => void (data.turn = 5));
    order(later, 'japan', false);
    expect([dataOf(later).own.landOrder, heard(later)]).toEqual(['awaited', []]);
  });

  it('rule 16.1.4i: once given, it is not asked for again', () => {
    expect(now(asked((data) => void (data.own.landOrder = 'given')))).toBe(AFTER);
  });

  it('rule 16.3: in the dream no order is needed', () => {
    expect(now(asked((data) => void (data.own.scenario = 'dream')))).toBe(AFTER);
    expect(given([], (g) => mayAttackCarriers(g.state), { change: (data) => void (data.own.scenario = 'dream') })).toBe(
      true,
    );
  });
});

describe('the flagship', () => {
  const told = (change: (data: MobileTheater) => void = () => {}): Table =>
    playing(announcement, {}, [], {
      change: (data) => {
        data.own.landOrder = 'given';
        data.active = MOBILE_FLEET;
        change(data);
      },
    });
  const must = (id: string, change: (data: MobileTheater) => void = () => {}): boolean =>
    given([], (g) => mustAnnounce(g.state, marker(id)), {
      change: (data) => {
        data.own.landOrder = 'given';
        change(data);
      },
    });

  it('rule 16.1.4j: is told when the Mobile Fleet is next activated after the order', () => {
    expect(must('Mobile Fleet')).toBe(true);
    expect(must('Mobile Fleet', (data) => void (data.own.landOrder = 'announced'))).toBe(false);
    expect(must('Mobile Fleet', (data) => void (data.own.landOrder = 'awaited'))).toBe(false);
    expect(must('Force D', (data) => void dummy(data, 'Force D', '0717'))).toBe(false);
    expect(must('TG 58.1')).toBe(false);
  });

  it('rule 16.1.4j: without a Mobile Fleet on the map, with the next Japanese formation', () => {
    const scattered = (data: MobileTheater): void => {
      for (const id of ['Force A', 'Force B', 'Force C']) place(data, id, '0717');
      (data.markers[MOBILE_FLEET] as { hex: number }).hex = OFF;
    };
    expect([must('Force C', scattered), must('TG 58.1', scattered)]).toEqual([true, false]);
  });

  it('rule 16.1.4j: within three hexes of a hex that the Japanese choose', () => {
    const match = told();
    const offered = choices(match, 'japan') as number[];
    expect(offered).toHaveLength(37);
    expect(offered.every((each) => fleet.grid.distance(each, hex('0618')) <= 3)).toBe(true);
    expect(clickedBy(match, 'japan', { hex: '1018' }, words)).toBe(
      '1018 is more than 3 hexes from the flagship. (16.1.4)',
    );
    order(match, 'japan', hex('0818'));
    expect(dataOf(match).own).toMatchObject({ landOrder: 'announced', announced: hex('0818') });
    expect(heard(match, 'us')).toEqual(['flagship announced']);
  });

  it('rule 16.1.4j: it is where Taiho is, in the Mobile Fleet or not', () => {
    const match = told((data) => void place(data, 'Force A', '0325'));
    expect((choices(match, 'japan') as number[]).every((each) => fleet.grid.distance(each, hex('0325')) <= 3)).toBe(
      true,
    );
  });

  it('rule 16.1.4l: when Taiho is sunk the Japanese name another, and only they know which', () => {
    const match = told((data) => {
      data.shipAt[ship('Taiho')] = SUNK;
      data.shipAt[ship('Myoko')] = SUNK;
      place(data, 'Force B', '0325');
    });
    expect(now(match)).toBe('announcement: flagship');
    const offered = choices(match, 'japan') as string[];
    expect([
      offered.includes('Nagato'),
      offered.includes('Taiho'),
      offered.includes('Myoko'),
      offered.includes('Essex'),
    ]).toEqual([true, false, false, false]);
    expect(offers(match, 'japan').find(({ id }) => id === 'Nagato')).toMatchObject({
      label: { key: 'flagship option', values: { ship: 'Nagato', hex: '0325' } },
      short: { key: 'name', values: { name: 'Nagato' } },
      touches: [{ piece: 'Nagato' }],
    });
    expect(whyNot(match, 'japan', { piece: 'Taiho' })?.reason).toEqual({
      key: 'why no flagship',
      values: { ship: 'Taiho' },
    });
    order(match, 'japan', 'Nagato');
    expect((choices(match, 'japan') as number[]).every((each) => fleet.grid.distance(each, hex('0325')) <= 3)).toBe(
      true,
    );
    expect(heard(match, 'us')).toEqual([]);
  });

  it('rule 16.1.4l: a flagship that has left the map hands over to the first ship that has not', () => {
    const match = told((data) => {
      data.shipAt[ship('Taiho')] = LEFT;
      place(data, 'Force B', '0325');
    });
    expect(now(match)).toBe('announcement: hex');
    expect((choices(match, 'japan') as number[]).every((each) => fleet.grid.distance(each, hex('0618')) <= 3)).toBe(
      true,
    );
  });

  it('rule 16.1.4j: with no ship left, the activated dummy stands for it', () => {
    const match = told((data) => {
      for (const each of fleet.shipsOf.japan) data.shipAt[each] = SUNK;
      data.active = dummy(data, 'Force D', '0303');
    });
    expect(now(match)).toBe('announcement: hex');
    expect(choices(match, 'japan')).toContain(hex('0303'));
  });
});
