import { journalFor, observeMatch, oddsFor, undoRefusal, type Wanted, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import type { Waters } from '../data/state.ts';
import { NONE } from './target.ts';
import {
  A,
  asked,
  B,
  both,
  C,
  contact,
  D,
  from,
  heard,
  hex,
  idleTurn,
  options,
  play,
  put,
  range,
  rollsSeen,
  waters,
  type WatersMatch,
} from './testing.ts';

/** North has a fresh contact with one of South's formations in 0403. */
function found(letter: 'A' | 'B' | 'C' | 'D' = 'A'): Waters {
  return contact(put(waters(), 'south', letter, '0403'), 'north', letter);
}

/** North strikes that contact with so many squadrons. */
function struck(data: Waters, squadrons: number, ...dice: readonly number[]): WatersMatch {
  const marker = data.known.north.picture.findIndex((known) => known !== null);
  return play(play(from('target', data), 'north', marker), 'north', squadrons, ...dice);
}

describe('the target', () => {
  it('rule 6.1: one contact within five hexes, or none', () => {
    const data = contact(found('A'), 'north', 'B', { hex: hex('0107') });
    const match = from('target', contact(data, 'north', 'C', { hex: hex('0406') }));
    expect(options(match, 'north')).toEqual([NONE, A, C]);
    const why = (wanted: Wanted): string | undefined => whyNot(match, 'north', wanted)?.reason.key;
    for (const wanted of [{ option: B }, { piece: 'north contact B' }, { box: 'north picture B' }, { hex: '0107' }])
      expect(why(wanted)).toBe('why out of strike');
    for (const wanted of [{ option: D }, { box: 'north picture D' }]) expect(why(wanted)).toBe('why no contact');
    expect(why({ hex: '0401' })).toBe('why empty hex');
    for (const wanted of [{ option: A }, { piece: 'north contact A' }, { box: 'north picture A' }, { hex: '0403' }])
      expect(why(wanted)).toBeUndefined();
    // A number that stands for a contact stands for no hex: neither a click on a hex nor on a formation answers for it.
    for (const wanted of [{ piece: 'north A' }, { box: 'north fleet B' }, { option: 99 }])
      expect(why(wanted)).toBe('kernel.not offered');
  });

  it('rule 6.1: whoever has no contact in reach is not asked', () => {
    const match = from('target', found());
    expect([asked(match, 'north'), asked(match, 'south')]).toEqual(['turn: target', null]);
    play(match, 'north', NONE);
    expect(asked(match, 'north')).toBe('movement: order');
  });

  it('rule 6.1: whoever has no squadron ready is asked all the same, and can only say none', () => {
    const data = found();
    data.hidden.north.ready = 0;
    data.known.north.mayBeReady = 0b11;
    const match = from('target', data);
    expect(options(match, 'north')).toEqual([NONE]);
    expect(whyNot(match, 'north', { option: A })?.reason.key).toBe('why no squadron');
  });

  it('rule 6.1: both name at once; then the targets are read out', () => {
    const data = contact(put(found(), 'north', 'C', '0404'), 'south', 'C');
    const match = play(from('target', data), 'south', 2);
    expect(heard(match, 'north')).toEqual([]);
    play(match, 'north', A);
    expect(heard(match, 'north')).toEqual(['strike named', 'strike named']);
    expect([asked(match, 'north'), asked(match, 'south')]).toEqual(['turn: squadrons', 'turn: squadrons']);
  });

  it('rule 6.1: a target named tells that a squadron is ready, and cannot be taken back', () => {
    const data = found();
    data.known.north.mayBeReady = 0b1111111;
    const match = play(from('target', data), 'north', A);
    expect(match.table.state.known.north.mayBeReady).toBe(0b1111110);
    expect(undoRefusal(match, 'north')?.reason.key).toBe('kernel.undo secret');
  });

  it('rule 6.1: a target is struck in its own turn only', () => {
    const match = idleTurn(struck(found('D'), 1, 10));
    expect([asked(match, 'north'), match.table.state.turn]).toEqual(['movement: order', 3]);
  });

  it('rule 6.2: at least one ready squadron flies, and the number is not told', () => {
    const data = found();
    data.hidden.north.ready = 4;
    data.known.north.mayBeReady = 0b10000;
    const match = play(from('target', data), 'north', A);
    expect(range(match, 'north')).toEqual([1, 4]);
    play(match, 'north', 3, 1);
    // One to four flew of four, and two more are ready at the end of the turn.
    expect(match.table.state.known.north.mayBeReady).toBe(0b111100);
    const fewer = play(play(from('target', data), 'north', A), 'north', 1, 1);
    expect(observeMatch(fewer, 'south')).toEqual(observeMatch(match, 'south'));
    expect(journalFor(fewer.table.journal!, 'south')).toEqual(journalFor(match.table.journal!, 'south'));
    expect(observeMatch(fewer, 'north')).not.toEqual(observeMatch(match, 'north'));
  });
});

describe('contact', () => {
  it.each([
    ['0402', 0, 1, 2],
    ['0403', 0, 2, 3],
    ['0405', 0, 4, 5],
    ['0402', 1, 3, 4],
    ['0403', 1, 4, 5],
    ['0405', 1, 6, 7],
    ['0402', 2, 5, 6],
  ])('rule 6.3: in %s, %i turns old, missed with %i and met with %i', (label, age, miss, meet) => {
    const data = (): Waters => {
      const at = put(waters(), 'south', 'D', label);
      at.turn = 3;
      return contact(at, 'north', 'D', { turn: 3 - age });
    };
    expect(heard(struck(data(), 1, miss), 'north')).toContain('empty sea');
    expect(heard(struck(data(), 1, meet), 'north')).toContain('strike met');
    const odds = oddsFor(from('target', data()), 'north', D);
    expect(odds?.outcomes).toContainEqual({ result: { key: 'result.contact.met' }, ways: 11 - meet });
  });

  it('rule 6.3: a formation that has gone leaves empty sea, as a miss does', () => {
    const gone = found();
    gone.hidden.south.hex[A] = hex('0404');
    gone.known.south.slack[A] = 1;
    const missed = found();
    missed.known.south.slack[A] = 1;
    const [late, astray] = [struck(gone, 2, 10), struck(missed, 2, 1)];
    expect(heard(late, 'north')).toEqual(['strike named', 'empty sea', 'turn begins']);
    expect(heard(astray, 'north')).toEqual(heard(late, 'north'));
    expect(observeMatch(astray, 'north').view).toEqual(observeMatch(late, 'north').view);
    expect([rollsSeen(late, 'north'), rollsSeen(late, 'south')]).toEqual([[], ['chart.contact']]);
  });

  it('rule 6.4: a strike that meets tells its number and moves the contact up to this turn', () => {
    const data = found();
    data.turn = 2;
    const match = struck(data, 2, 6, 1);
    expect(heard(match, 'south')).toContain('strike met');
    expect(match.table.whole.agenda.at(-1)?.locals).toMatchObject({ squadrons: 2 });
    expect(match.table.state.known.north.picture[A]).toMatchObject({ turn: 2, source: 'strike', hex: hex('0403') });
    expect(match.table.state.known.north.mayBeReady).toBe(0b10000);
    // It is no dummy, or it would have been exposed.
    expect(match.table.state.known.south.possible.slice(0, 4)).toEqual([1, 1, 1, 0]);
  });

  it('rule 6.4: a dummy is exposed and out of the game', () => {
    const match = struck(found('D'), 2, 10);
    const { known } = match.table.state;
    expect(heard(match, 'north')).toEqual(['strike named', 'strike met', 'exposed', 'turn begins']);
    expect([known.south.fate[D], known.north.picture[D]]).toEqual(['exposed', null]);
    expect(known.south.possible.slice(12)).toEqual([0, 0, 0, 1]);
  });
});

describe('the attack', () => {
  const flak: ['A' | 'B' | 'C', number, number, number][] = [
    ['A', 0, 3, 0],
    ['A', 0, 4, 1],
    ['A', 0, 9, 2],
    ['C', 0, 5, 0],
    ['C', 0, 6, 1],
    ['C', 0, 10, 2],
    ['C', 1, 7, 0],
    ['C', 1, 8, 1],
    ['C', 1, 10, 2],
  ];
  it.each(flak)('rule 6.5: %s after %i hits shoots, with a %i, down %i', (letter, hits, die, lost) => {
    const data = found(letter);
    const marker = { A: 0, B: 1, C: 2 }[letter];
    data.hidden.south.hits[marker] = hits;
    const match = struck(data, 3, 10, die);
    expect(match.table.state.known.north.lost).toBe(lost);
    expect(match.table.whole.agenda.at(-1)?.locals).toMatchObject({ squadrons: 3 - lost });
    expect(rollsSeen(match, 'north')).toEqual([]);
    expect(heard(match, 'north').at(-1)).toBe('shot down');
  });

  it('rule 6.5: flak shoots down no more than there are, and then there is no attack', () => {
    const match = struck(found(), 1, 10, 10);
    expect(match.table.state.known.north.lost).toBe(1);
    expect(asked(match, 'north')).toBe('movement: order');
    expect(match.table.state.hidden.south.hits).toEqual([0, 0, 0, 0]);
  });

  it.each([
    [true, 3, 0],
    [true, 4, 1],
    [true, 7, 1],
    [true, 8, 2],
    [false, 5, 0],
    [false, 6, 1],
    [false, 9, 1],
    [false, 10, 2],
  ])('rules 6.6, 6.7: pressed home %s, a %i sinks %i', (pressed, die, hits) => {
    const match = struck(found(), 1, 10, 1);
    expect([asked(match, 'north'), asked(match, 'south')]).toEqual(['strike: press home', null]);
    play(match, 'north', pressed, die, ...(pressed ? [1] : []));
    expect(match.table.state.hidden.south.hits[A]).toBe(hits);
  });

  it('rule 6.6: after an attack pressed home the flak fires again at what is left', () => {
    const match = play(struck(found(), 3, 10, 4), 'north', true, 1, 1, 9);
    expect(match.table.state.known.north.lost).toBe(1 + 2);
    const spared = play(struck(found(), 3, 10, 4), 'north', false, 1, 1);
    expect(spared.table.state.known.north.lost).toBe(1);
  });

  it('rule 6.7: the owner knows the hits, the striker only the claim', () => {
    const match = play(struck(found(), 2, 10, 1), 'north', false, 6, 1);
    expect(heard(match, 'south')).toContain('hits');
    expect(heard(match, 'north')).toContain('claimed slight');
    expect(heard(match, 'north')).not.toContain('hits');
    expect(rollsSeen(match, 'north')).toEqual([]);
    expect(observeMatch(match, 'south').view.hidden.south?.hits[A]).toBe(1);
    expect(observeMatch(match, 'north').view.hidden.south).toBeNull();
  });

  it.each([
    [1, [4], 'claimed slight', [0b11, 0b11, 0b11]],
    [1, [8], 'claimed some', [0b100, 0b100, 0b100]],
    [2, [8, 8], 'claimed heavy', [0b10000, 0, 0]],
    [2, [8, 4], 'claimed some', [0b1100, 0b1100, 0b100]],
  ])('rule 6.7: %i squadrons that roll %o: %s, and what was lost may be %o', (squadrons, dice, claim, left) => {
    const match = play(struck(found(), squadrons, 10, 1), 'north', true, ...dice, 1);
    expect(heard(match, 'north')).toContain(claim);
    expect(match.table.state.known.south.possible.slice(0, 4)).toEqual([...left, 0]);
  });

  it('rule 3.3: a formation that loses its last ship is out of the game and its card is shown', () => {
    const data = found('C');
    data.hidden.south.hits[2] = 2;
    const match = play(struck(data, 2, 10, 1), 'north', true, 8, 8);
    const { known, hidden } = match.table.state;
    expect([known.south.fate[2], hidden.south.hits[2], known.north.picture[2]]).toEqual(['sunk', 3, null]);
    expect(known.south.possible.slice(8, 12)).toEqual([0, 0, 0b1000, 0]);
    expect(match.table.journal?.find(({ key }) => key === 'sunk')?.values).toMatchObject({ marker: 'C', n: 3 });
    // No flak from a formation that is sunk (6.6), though the attack was pressed home.
    expect(rollsSeen(match, 'south').filter((chart) => chart === 'chart.flak')).toHaveLength(1);
  });

  it('rule 3.3: each hit sinks a ship, and a formation with ships left sails on', () => {
    const match = play(struck(found('C'), 1, 10, 1), 'north', false, 10);
    expect([match.table.state.hidden.south.hits[2], match.table.state.known.south.fate[2]]).toEqual([2, 'at sea']);
  });

  it('rule 6.8: squadrons that flew are spent, in vain or not', () => {
    const data = found();
    expect(struck(data, 5, 1).table.state.hidden.north).toMatchObject({ ready: 1 + 2, flying: 0 });
    const match = struck(found(), 5, 10, 4);
    expect(match.table.state.hidden.north).toMatchObject({ ready: 1, flying: 0 });
    expect(match.table.state.known.north.lost).toBe(1);
  });

  it('rule 6.8: both strikes are flown, though the first sinks what the second flew from', () => {
    const data = contact(put(found('C'), 'north', 'C', '0404'), 'south', 'C');
    const match = both(both(from('target', data), 2, 2), 6, 6, 10, 1);
    play(match, 'north', true, 8, 8, 1, 1, 1, 1, 10, 1);
    expect(asked(match, 'south')).toBe('strike: press home');
  });
});
