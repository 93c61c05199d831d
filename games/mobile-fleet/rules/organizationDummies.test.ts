import { OFF } from '@point-option/chit-pull';
import { whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { markerOf, placeDummy, reorganizing, unbound } from './organization.testing.ts';
import { clearMap, scouting } from './sailing.testing.ts';
import { allowance } from './sailingRules.ts';
import { searchesOf } from './searching.ts';
import {
  choicesOf,
  dataOf,
  dummy,
  given,
  heard,
  hex,
  hurt,
  marker,
  offers,
  order,
  place,
  put,
  questionTo,
} from './testing.ts';

describe('dummy groups', () => {
  it('rule 3.1.6a: both sides create dummies without ships in the Initial Phase', () => {
    for (const [side, label, id] of [
      ['us', '2811', 'TG 58.5'],
      ['japan', '0618', 'Force D'],
    ] as const) {
      const match = reorganizing(side);
      placeDummy(match, side, label, id);
      expect(markerOf(match, id)).toMatchObject({ hex: hex(label), dummy: true, force: -1 });
      expect(dataOf(match).shipAt).not.toContain(marker(id));
      expect(questionTo(match, side)).toBe('reorganization: formations');
    }
  });

  it('rule 3.1.6b: a dummy is placed with a group that is there, another dummy or the task force too', () => {
    const match = reorganizing('us', (data) => {
      unbound(data);
      dummy(data, 'TG 58.5', '2020');
      place(data, 'US detachment 1', '2525');
      put(data, 'US detachment 1', 'Hornet');
      hurt(data, 'Hornet', 1);
    });
    order(match, 'us', 'dummy');
    expect(choicesOf(match, 'us')).toEqual([...['2811', '3209', '3712', '2020', '3111'].map(hex), 'no dummy']);
    expect(whyNot(match, 'us', { hex: '2525' })).toEqual({
      reason: { key: 'why no dummy there', values: { hex: '2525' } },
      rule: '3.1.6',
    });
    order(match, 'us', 'no dummy');
    expect(questionTo(match, 'us')).toBe('reorganization: formations');
  });

  it('rule 3.1.6b: its marker is any that is unused, or none after all', () => {
    const match = reorganizing('us');
    order(match, 'us', 'dummy');
    order(match, 'us', hex('2811'));
    expect(offers(match, 'us').map(({ id, label }) => [id, label])).toEqual([
      ...['TG 58.5', 'TG 58.6', 'TG 58.8', 'TG 58.9'].map((id) => [id, { key: 'dummy marker', values: { group: id } }]),
      ['no dummy', { key: 'no dummy' }],
    ]);
  });

  it('rule 3.1.6c: its owner takes it back in any Initial Phase', () => {
    const match = reorganizing('us', (data) => dummy(data, 'TG 58.5', '2020'));
    order(match, 'us', 'remove TG 58.5');
    expect(markerOf(match, 'TG 58.5')).toMatchObject({ hex: OFF, dummy: false });
  });

  it('rule 3.1.6d: its marker can be used again in the same phase', () => {
    const match = reorganizing('us', (data) => dummy(data, 'TG 58.5', '2020'));
    order(match, 'us', 'remove TG 58.5');
    placeDummy(match, 'us', '3209', 'TG 58.5');
    expect(markerOf(match, 'TG 58.5')).toMatchObject({ hex: hex('3209'), dummy: true });
  });

  it('rule 3.1.6c: real groups are never removed like that', () => {
    expect(choicesOf(reorganizing('us'), 'us').filter((id) => String(id).startsWith('remove'))).toEqual([]);
  });

  it('rule 3.1.6e: a dummy searches for nobody', () => {
    const near = (data: MobileTheater): void => {
      dummy(data, 'TG 58.5', '0718');
    };
    expect(given([], (g) => searchesOf(g, marker('TG 58.5')), { change: near })).toEqual([]);
    expect(
      given([], (g) => searchesOf(g, marker('TF 58')), { change: (data) => void place(data, 'TF 58', '0718') }),
    ).not.toEqual([]);
  });

  it('rule 3.1.6i: a dummy that the enemy detects is gone, and nothing is reported of it', () => {
    const match = scouting(marker('Force A'), {
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', '2011');
        dummy(data, 'TG 58.5', '2811');
      },
      dice: [9],
    });
    expect(questionTo(match, 'us')).not.toBe('search: report');
    expect(markerOf(match, 'TG 58.5')).toMatchObject({ hex: OFF, dummy: false });
    expect(dataOf(match).contacts.japan).toEqual([]);
    expect(heard(match, 'japan')).toContain('dummy found');
  });

  it('rule 3.1.6f: a dummy moves up to four hexes', () => {
    const speed = (turn: number): number =>
      given([], (g) => allowance(g, marker('TG 58.5')), {
        change: (data) => {
          data.turn = turn;
          dummy(data, 'TG 58.5', '2020');
        },
      });
    expect([speed(2), speed(3)]).toEqual([4, 4]);
  });

  it('rule 3.1.6h: to the enemy a dummy looks like any other marker that comes or goes', () => {
    const group = reorganizing('us', unbound);
    order(group, 'us', 'leave TG 58.2');
    const split = group.table.journal?.filter(({ to }) => to.includes('japan'));
    const match = reorganizing('us', unbound);
    placeDummy(match, 'us', '3111', 'TG 58.9');
    const created = match.table.journal?.filter(({ to }) => to.includes('japan'));
    expect(created?.map(({ key, values }) => [key, values])).toEqual([
      ['marker appears', { marker: 'TG 58.9', hex: '3111' }],
    ]);
    expect(split?.map(({ key }) => key)).toEqual(['marker appears']);
    expect(heard(match, 'us')).toEqual(['dummy placed']);
  });
});
