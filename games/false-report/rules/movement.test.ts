import { observeMatch, whyNot } from '@point-option/engine';
import { opening } from '@point-option/proving';
import { expect, it } from 'vitest';
import { AROUND, BASE, grid } from '../data/map.ts';
import { SQUADRONS } from '../data/state.ts';
import { falseReport } from '../index.ts';
import { A, asked, B, both, from, heard, hex, options, play, put, stayAll, waters } from './testing.ts';

it('rule 1.1: seven columns of seven and six hexes by turns, a base on either shore', () => {
  const columns = ['01', '02', '03', '04', '05', '06', '07'];
  const labels = Array.from({ length: grid.count }, (_, at) => grid.label(at));
  expect(columns.map((col) => labels.filter((label) => label.startsWith(col)).length)).toEqual([7, 6, 7, 6, 7, 6, 7]);
  expect(grid.label(BASE.north)).toBe('0401');
  expect(grid.label(BASE.south)).toBe('0406');
  expect(AROUND[BASE.north]?.length).toBe(AROUND[BASE.south]?.length);
});

it('rule 1.1: no hex is out of the way: steps count as the crow flies', () => {
  for (let start = 0; start < grid.count; start++) {
    const steps = new Map([[start, 0]]);
    for (const [at, n] of steps) for (const next of grid.neighbours(at)) if (!steps.has(next)) steps.set(next, n + 1);
    for (const [at, n] of steps) expect(n).toBe(grid.distance(start, at));
  }
});

it('rule 1.2: formations of both sides share a hex, a base too, and nobody is told', () => {
  const data = put(put(put(waters(), 'south', 'A', '0402'), 'north', 'A', '0402'), 'north', 'B', '0402');
  const match = both(from('movement', data), hex('0401'), hex('0401'));
  both(match, hex('0401'), hex('0406'));
  expect([match.table.state.hidden.north.hex[A], match.table.state.hidden.north.hex[B]]).toEqual([
    BASE.north,
    BASE.north,
  ]);
  expect(match.table.state.hidden.south.hex[A]).toBe(BASE.north);
  expect([heard(match, 'north'), heard(match, 'south')]).toEqual([[], []]);
});

it('rule 3.1: four formations in the base and six squadrons ready', () => {
  const { known, hidden } = opening(falseReport).table.state;
  for (const side of ['north', 'south'] as const) {
    expect(hidden[side].hex).toEqual([BASE[side], BASE[side], BASE[side], BASE[side]]);
    expect([hidden[side].ready, known[side].lost]).toEqual([SQUADRONS, 0]);
  }
  expect(SQUADRONS).toBe(6);
});

it('rule 4.1: formation by formation both sides are asked at once, and neither learns what the other ordered', () => {
  const match = from('movement', waters());
  for (let marker = 0; marker < 4; marker++) {
    expect([asked(match, 'north'), asked(match, 'south')]).toEqual(['movement: order', 'movement: order']);
    expect(match.table.whole.agenda.at(-1)?.locals).toEqual({ marker });
    const before = observeMatch(match, 'south');
    play(match, 'north', hex('0402'));
    expect(observeMatch(match, 'south')).toEqual(before);
    expect(asked(match, 'north')).toBeNull();
    play(match, 'south', hex('0405'));
  }
  expect(asked(match, 'north')).toBe('turn: search');
  expect(observeMatch(match, 'south').view.hidden.north).toBeNull();
  expect(heard(match, 'south')).toEqual([]);
});

it('rule 4.1: a formation that is out of the game is not ordered', () => {
  const data = waters();
  data.known.south.fate[A] = 'exposed';
  const match = from('movement', data);
  expect([asked(match, 'north'), asked(match, 'south')]).toEqual(['movement: order', null]);
  play(match, 'north', hex('0401'));
  expect(asked(match, 'south')).toBe('movement: order');
});

it('rule 4.2: a formation stays or moves to an adjacent hex', () => {
  const match = from('movement', put(waters(), 'north', 'A', '0403'));
  const labels = options(match, 'north').map((at) => grid.label(Number(at)));
  expect(labels.toSorted()).toEqual(['0303', '0304', '0402', '0403', '0404', '0503', '0504']);
  const far = { reason: { key: 'why not adjacent', values: { marker: 'A', hex: '0405' } }, rule: '4.2' };
  expect(whyNot(match, 'north', { hex: '0405' })).toEqual(far);
  expect(whyNot(match, 'north', { option: hex('0405') })).toEqual(far);
  // The number that stands for a hex in an order is not what a player types.
  expect(whyNot(match, 'north', { option: String(hex('0405')) })?.reason.key).toBe('kernel.not offered');
  for (const wanted of [{ piece: 'north B' }, { box: 'north fleet B' }])
    expect(whyNot(match, 'north', wanted)).toEqual({
      reason: { key: 'why other formation', values: { marker: 'A' } },
      rule: '4.1',
    });
  expect(whyNot(match, 'north', { hex: '0404' })).toBeNull();
  expect(whyNot(match, 'north', { piece: 'north A' })?.reason.key).toBe('kernel.asked about');
  for (const wanted of [{ box: 'north air ready' }, { piece: 'south A' }, { track: 'north losses' }])
    expect(whyNot(match, 'north', wanted)?.reason.key).toBe('kernel.not offered');
  both(match, hex('0404'), hex('0406'));
  expect(match.table.state.hidden.north.hex[A]).toBe(hex('0404'));
});

it('rule 4.2: whether it moved or stayed, it may now be one hex further from where it was known to be', () => {
  const match = stayAll(from('movement', put(waters(), 'north', 'A', '0403')));
  expect(match.table.state.known.north.slack).toEqual([1, 1, 1, 1]);
  expect(match.table.state.known.north.pin[A]).toBe(hex('0403'));
});
