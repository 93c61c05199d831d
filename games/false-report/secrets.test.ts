import { fast, observeMatch } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { grid } from './data/map.ts';
import type { Hidden, Waters } from './data/state.ts';
import { invariants } from './invariants.ts';
import { A, B, contact, D, from, hex, play, put, searchFor, waters } from './rules/testing.ts';
import { resample, secrets } from './secrets.ts';
import { observe } from './view.ts';

/** What South's hidden side may be for North, over many draws. */
function drawn<T>(data: Waters, what: (hidden: Hidden) => T): T[] {
  const dice = fast('drawn');
  const found = new Map<string, T>();
  for (let i = 0; i < 600; i++) {
    const other = resample(observe(data, 'north'), 'north', dice);
    expect(observe(other, 'north')).toEqual(observe(data, 'north'));
    expect(invariants(other)).toEqual([]);
    const value = what(other.hidden.south);
    found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

/** What varying one of South's secrets can make of it; empty where it cannot be varied. */
function varied<T>(name: string, data: Waters, what: (hidden: Hidden) => T): T[] {
  const secret = secrets.find((one) => one.name === name)!;
  expect(secret.hiddenFrom).toBe('north');
  const dice = fast('varied');
  const found = new Map<string, T>();
  for (let i = 0; i < 600; i++) {
    const other = structuredClone(data);
    if (!secret.vary(other, dice)) return [];
    expect(other.hidden.south).not.toEqual(data.hidden.south);
    expect(observe(other, 'north')).toEqual(observe(data, 'north'));
    expect(invariants(other)).toEqual([]);
    found.set(JSON.stringify(what(other.hidden.south)), what(other.hidden.south));
  }
  return [...found.values()];
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

describe('what is shown', () => {
  it('rule 2.2: a side sees its own and what both know; the referee sees all', () => {
    const data = waters();
    expect(observe(data, 'north').hidden).toEqual({ north: data.hidden.north, south: null });
    expect(observe(data, 'south').hidden).toEqual({ north: null, south: data.hidden.south });
    expect(observe(data, 'referee').hidden).toEqual(data.hidden);
    expect(observe(data, 'north').known).toEqual(data.known);
  });

  it('rule 8.4: at the end a side sees all, and nothing can be varied', () => {
    const data = waters();
    data.known.south.slack = [2, 2, 2, 2];
    data.over = true;
    expect(observe(data, 'north').hidden).toEqual(data.hidden);
    expect(secrets.some((secret) => secret.vary(data, fast('over')))).toBe(false);
  });
});

describe('where a formation may be', () => {
  it('rule 2.2: anywhere it can have gone since it was last known', () => {
    const data = put(waters(), 'south', 'A', '0404');
    data.known.south.slack[A] = 1;
    const places = ['0304', '0305', '0403', '0404', '0405', '0504', '0505'].map(hex);
    expect(sorted(drawn(data, (hidden) => hidden.hex[A]!))).toEqual(sorted(places));
    const moved = varied('south: place', data, (hidden) => hidden.hex[A]!);
    expect(sorted(moved)).toEqual(sorted(places.filter((at) => at !== hex('0404'))));
  });

  it('rule 2.2: nowhere else once it has been sighted, and nothing is learned of the others', () => {
    const data = put(put(waters(), 'south', 'A', '0403'), 'south', 'B', '0403');
    data.known.south.slack = [1, 1, 0, 0];
    const match = searchFor(data, ['0403'], 10, 1);
    const state = match.table.state;
    expect(drawn(state, (hidden) => hidden.hex[A])).toEqual([hex('0403')]);
    expect(drawn(state, (hidden) => hidden.hex[B])).toHaveLength(grid.within(hex('0403'), 1).length);
  });

  it('rule 2.2: at the start every formation is known to be in its base', () => {
    expect(varied('south: place', waters(), (hidden) => hidden.hex)).toEqual([]);
  });
});

describe('what a formation may be', () => {
  it('rule 2.2: any card before anything was told', () => {
    expect(drawn(waters(), (hidden) => hidden.cards)).toHaveLength(24);
    expect(varied('south: cards', waters(), (hidden) => hidden.cards)).toHaveLength(23);
    expect(drawn(waters('squalls'), (hidden) => hidden.cards)).toHaveLength(4);
  });

  it('rule 2.2: only what could have made the report', () => {
    const match = searchFor(put(waters(), 'south', 'A', '0402'), ['0402'], 8);
    const { state } = play(match, 'south', 5).table;
    expect(sorted(drawn(state, (hidden) => hidden.cards[A]!))).toEqual([0, 5]);
    const report = searchFor(put(waters(), 'south', 'D', '0402'), ['0402'], 6);
    expect(sorted(drawn(play(report, 'south', 3).table.state, (hidden) => hidden.cards[D]!))).toEqual([0, 3, 4]);
  });

  it('rule 2.2: after a strike no dummy, and only losses that fit the claim', () => {
    const data = contact(put(waters(), 'south', 'B', '0403'), 'north', 'B');
    const match = play(play(from('target', data), 'north', B), 'north', 2, 10, 1);
    const { state } = play(match, 'north', true, 8, 1, 1).table;
    expect(state.hidden.south.hits[B]).toBe(2);
    const may = drawn(state, (hidden) => `${hidden.hits[B]} of ${hidden.cards[B]}`);
    expect(may.toSorted()).toEqual(['2 of 3', '2 of 4', '2 of 5', '3 of 4', '3 of 5']);
    expect(varied('south: losses', state, (hidden) => hidden.hits[B])).toEqual([3]);
  });

  it('rule 2.2: before the deal there is nothing to vary', () => {
    const data = waters();
    data.hidden.south.cards = [-1, -1, -1, -1];
    data.known.south.possible.fill(0);
    expect(varied('south: cards', data, (hidden) => hidden.cards)).toEqual([]);
    expect(drawn(data, (hidden) => hidden.cards)).toEqual([[-1, -1, -1, -1]]);
  });
});

describe('squadrons', () => {
  it('rule 2.2: all are known to be ready until some fly untold', () => {
    expect(varied('south: squadrons', waters(), (hidden) => hidden.ready)).toEqual([]);
    const data = contact(put(waters(), 'north', 'A', '0404'), 'south', 'A');
    const { state } = play(play(from('target', data), 'south', A), 'south', 4, 1).table;
    expect(state.hidden.south.ready).toBe(2 + 2);
    expect(sorted(drawn(state, (hidden) => hidden.ready))).toEqual([2, 3, 4, 5, 6]);
    expect(sorted(varied('south: squadrons', state, (hidden) => hidden.ready))).toEqual([2, 3, 5, 6]);
  });

  it('rule 2.2: a strike in the air may have any number that may be ready', () => {
    const data = contact(put(waters(), 'north', 'A', '0404'), 'south', 'A');
    contact(put(data, 'south', 'A', '0403'), 'north', 'A');
    const match = from('target', data);
    play(play(match, 'north', A), 'south', A);
    play(play(match, 'north', 1), 'south', 3, 10, 1);
    // North's strike is over its target while South's is still in the air.
    expect(match.table.state.known.south.aloft).toBe(true);
    expect(observeMatch(match, 'north').view.hidden.south).toBeNull();
    expect(sorted(drawn(match.table.state, (hidden) => hidden.flying))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sorted(varied('south: squadrons', match.table.state, (hidden) => hidden.flying))).toEqual([1, 2, 4, 5, 6]);
  });
});
