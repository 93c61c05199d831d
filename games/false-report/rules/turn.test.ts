import { submit } from '@point-option/engine';
import { opening } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { falseReport } from '../index.ts';
import {
  A,
  asked,
  B,
  both,
  C,
  contact,
  from,
  heard,
  hex,
  idleTurn,
  put,
  stayAll,
  waters,
  type WatersMatch,
} from './testing.ts';

const DEAL = { 'card 1': 'B', 'card 2': 'D', 'card 3': 'A', 'card 4': 'C' };

function dealt(scenario: string): WatersMatch {
  const match = opening(falseReport, { scenario });
  return both(match, DEAL, { 'card 1': 'A', 'card 2': 'B', 'card 3': 'C', 'card 4': 'D' });
}

describe('the turn', () => {
  it('rule 2.1: movement, search, strike, end of turn', () => {
    const match = from('movement', contact(put(waters(), 'south', 'A', '0403'), 'north', 'A'));
    expect(asked(match, 'north')).toBe('movement: order');
    expect(asked(stayAll(match), 'north')).toBe('turn: search');
    expect(asked(both(match, [], []), 'north')).toBe('turn: target');
    expect(submit(match, 'north', -1)).toBeNull();
    expect([asked(match, 'north'), match.table.state.turn]).toEqual(['movement: order', 2]);
  });

  it.each([
    ['strait', 7],
    ['squalls', 6],
  ])('rule 2.1: %s has %i turns', (scenario, turns) => {
    const match = dealt(scenario);
    for (let turn = 1; turn <= turns; turn++) {
      expect([match.table.whole.outcome, match.table.state.turn]).toEqual([null, turn]);
      idleTurn(match);
    }
    expect(match.table.whole.outcome).not.toBeNull();
  });

  it('rule 3.2: each side deals its cards to its formations in secret', () => {
    const match = opening(falseReport);
    expect([asked(match, 'north'), asked(match, 'south')]).toEqual(['campaign: deal', 'campaign: deal']);
    const doubled = { ...DEAL, 'card 2': 'B' };
    expect(submit(match, 'north', doubled)).not.toBeNull();
    expect(dealt('strait').table.state.hidden.north.cards).toEqual([3, 5, 0, 4]);
    expect(dealt('strait').table.state.hidden.south.cards).toEqual([5, 4, 3, 0]);
    expect(dealt('squalls').table.state.hidden.north.cards).toEqual([4, 4, 0, 4]);
    expect(heard(dealt('strait'), 'south')).toEqual([]);
    expect(dealt('strait').table.state.known.north.possible.every((bits) => bits === 1)).toBe(true);
  });
});

describe('the end of a turn', () => {
  it.each([
    [0, 0, 2],
    [3, 0, 5],
    [5, 0, 6],
    [3, 2, 4],
  ])('rule 7.1: of %i ready, with %i lost, %i are ready', (ready, lost, after) => {
    const data = waters();
    data.hidden.north.ready = ready;
    data.known.north.lost = lost;
    data.known.north.mayBeReady = (1 << ready) | 1;
    const { hidden, known } = from('service', data).table.state;
    expect(hidden.north.ready).toBe(after);
    expect(known.north.mayBeReady).toBe((1 << after) | (1 << 2));
  });

  it('rule 7.2: a contact fades at the end of the second turn after it', () => {
    const data = waters();
    data.turn = 3;
    contact(contact(contact(data, 'north', 'A', { turn: 3 }), 'north', 'B', { turn: 2 }), 'north', 'C', { turn: 1 });
    const match = from('fade', data);
    const { picture } = match.table.state.known.north;
    expect([picture[A]?.turn, picture[B]?.turn, picture[C]]).toEqual([3, 2, null]);
    expect([heard(match, 'north'), heard(match, 'south')]).toEqual([['fades', 'turn begins'], ['turn begins']]);
  });

  it('rule 5.1: the searches of a turn are forgotten with it', () => {
    const match = both(from('search', waters()), [hex('0403')], [], 1);
    expect(match.table.state.known.north).toMatchObject({ searches: [], looked: 0, target: -1 });
  });
});

describe('the end', () => {
  /** The last ships of South: B and C are sunk already. */
  function lastShips(hits: number): ReturnType<typeof waters> {
    const data = waters();
    data.hidden.south.hits = [hits, 4, 3, 0];
    data.known.south.fate = [hits === 5 ? 'sunk' : 'at sea', 'sunk', 'sunk', 'at sea'];
    return data;
  }

  it('rule 8.1: after the last turn', () => {
    const data = waters();
    data.turn = 7;
    expect(from('end of turn', data).table.whole.outcome).not.toBeNull();
    data.turn = 6;
    expect(from('end of turn', data).table.whole.outcome).toBeNull();
  });

  it('rule 8.1: or when a side has no ships left', () => {
    expect(from('end of turn', lastShips(5)).table.whole.outcome?.winner).toBe('north');
    expect(from('end of turn', lastShips(4)).table.whole.outcome).toBeNull();
  });

  it('rule 8.4: everything is laid open', () => {
    const data = waters();
    data.turn = 7;
    const match = from('end of turn', data);
    expect(heard(match, 'north').filter((key) => key === 'laid open')).toHaveLength(6);
    expect(heard(match, 'north').filter((key) => key === 'laid open dummy')).toHaveLength(2);
    const view = falseReport.observe(match.table.state, 'north');
    expect(view.hidden.south?.cards).toEqual([5, 4, 3, 0]);
  });
});
