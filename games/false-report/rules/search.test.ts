import { adjudicate, oddsFor, undoRefusal, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { adjudications } from '../adjudications.ts';
import { BASE, grid } from '../data/map.ts';
import { type Accuracy, at } from '../data/state.ts';
import { falseReport } from '../index.ts';
import {
  A,
  asked,
  B,
  both,
  contact,
  D,
  from,
  heard,
  hex,
  home,
  options,
  play,
  put,
  range,
  rollsSeen,
  searchFor,
  waters,
} from './testing.ts';

describe('naming hexes', () => {
  it('rule 5.1: up to three hexes within five of the own base', () => {
    const match = from('search', waters());
    expect(options(match, 'north')).toEqual(
      Array.from({ length: grid.count }, (_, at) => at).filter((at) => grid.distance(BASE.north, at) <= 5),
    );
    expect(options(match, 'north')).not.toContain(hex('0107'));
    for (const wanted of [{ hex: '0107' }, { option: hex('0107') }])
      expect(whyNot(match, 'north', wanted)).toMatchObject({ reason: { key: 'why out of search' }, rule: '5.1' });
    expect(whyNot(match, 'north', { hex: '0403' })).toBeNull();
    for (const wanted of [{ piece: 'north A' }, { box: 'north fleet A' }])
      expect(whyNot(match, 'north', wanted)?.reason.key).toBe('kernel.not offered');
    expect(() => play(match, 'north', ['0401', '0402', '0403', '0404'].map(hex))).toThrow('wrong number');
    play(match, 'north', ['0401', '0402', '0403'].map(hex));
  });

  it('rule 5.1: both sides name them at once, and then they are read out to both', () => {
    const match = play(from('search', waters()), 'north', [hex('0403')]);
    expect(heard(match, 'south')).toEqual([]);
    play(match, 'south', [], 1);
    expect(heard(match, 'north')).toEqual(heard(match, 'south'));
    expect(heard(match, 'south').slice(0, 3)).toEqual(['searches', 'no search', 'nothing seen']);
  });

  it('rule 5.1: a search covers the hex named and those next to it', () => {
    expect(asked(searchFor(put(waters(), 'south', 'A', '0304'), ['0403'], 10), 'south')).toBe('look: report');
    expect(heard(searchFor(put(waters(), 'south', 'A', '0305'), ['0403'], 10), 'north')).toContain('nothing seen');
  });
});

describe('the secret roll', () => {
  it('rule 5.2: it is rolled whether or not anything is there, and only the searched side sees it', () => {
    for (const label of ['0403', home('south')]) {
      const match = searchFor(put(waters(), 'south', 'A', label), ['0403'], 4);
      expect(rollsSeen(match, 'north')).toEqual([]);
      expect(rollsSeen(match, 'south')).toEqual(['chart.report']);
      expect(heard(match, 'north').slice(0, 3)).toEqual(['searches', 'no search', 'nothing seen']);
      expect(match.table.whole.agenda.at(-1)?.procedure).toBe('movement');
    }
  });

  const seen: [string, number, Accuracy | null][] = [
    ['0402', 2, null],
    ['0402', 3, 'rough'],
    ['0402', 5, 'fair'],
    ['0402', 6, 'good'],
    ['0402', 8, 'exact'],
    ['0403', 4, null],
    ['0403', 5, 'rough'],
    ['0403', 7, 'fair'],
    ['0403', 9, 'good'],
    ['0403', 10, 'exact'],
    ['0205', 5, null],
    ['0205', 6, 'rough'],
    ['0205', 9, 'fair'],
    ['0205', 10, 'good'],
  ];
  it.each(seen)('rule 5.2: around %s a %i gives %s', (label, die, accuracy) => {
    const match = searchFor(put(waters(), 'south', 'A', label), [label], die);
    const { procedure, locals } = match.table.whole.agenda.at(-1)!;
    if (accuracy === null) expect(procedure).not.toBe('look');
    else expect(locals).toMatchObject({ accuracy, marker: A });
  });

  it('rule 5.2: a contact of an earlier turn there or next to it helps, one of this turn does not', () => {
    const sighted = (turn: number, label: string): boolean => {
      const data = put(waters(), 'south', 'A', '0403');
      data.turn = 2;
      const known = contact(data, 'north', 'B', { hex: hex(label), turn });
      return asked(searchFor(known, ['0402'], 2), 'south') === 'look: report';
    };
    expect([sighted(1, '0402'), sighted(1, '0401'), sighted(1, '0404'), sighted(2, '0401')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('rule 5.2: squalls hinder', () => {
    const data = (scenario: string): ReturnType<typeof waters> => put(waters(scenario), 'south', 'A', '0402');
    expect(asked(searchFor(data('strait'), ['0402'], 3), 'south')).toBe('look: report');
    expect(asked(searchFor(data('squalls'), ['0402'], 3), 'south')).toBe('movement: order');
    const odds = oddsFor(from('search', data('squalls')), 'north', hex('0402'));
    expect(odds?.outcomes).toContainEqual({ result: { key: 'result.report.unseen' }, ways: 3 });
  });
});

describe('what is sighted', () => {
  it('rule 5.3: unseen and nobody there look alike to the searcher', () => {
    const missed = searchFor(put(waters(), 'south', 'A', '0403'), ['0403'], 1);
    const empty = searchFor(waters(), ['0403'], 10);
    expect(heard(missed, 'north')).toEqual(heard(empty, 'north'));
    expect(missed.table.state.known.north).toEqual(empty.table.state.known.north);
    expect(missed.table.state.known.south.pin[A]).toBe(hex('0403'));
  });

  it('rule 5.3: nothing seen takes nothing from what is possible', () => {
    const data = waters();
    data.hidden.south.hex[A] = hex('0404');
    data.known.south.slack[A] = 2;
    const { slack, possible } = searchFor(data, ['0403'], 1).table.state.known.south;
    expect([slack[A], possible.every((bits) => bits === 1)]).toEqual([2, true]);
  });

  it('rule 5.3: of several, chance chooses one in secret and nothing is said of the others', () => {
    const data = put(put(waters(), 'south', 'A', '0403'), 'south', 'B', '0404');
    data.known.south.slack[A] = 1;
    const match = searchFor(data, ['0403'], 10, 2);
    expect(match.table.whole.agenda.at(-1)?.locals).toMatchObject({ marker: B, hex: hex('0404') });
    expect(rollsSeen(match, 'north')).toEqual([]);
    play(match, 'south', 4);
    expect(match.table.state.known.south.slack[A]).toBe(1);
    expect(match.table.state.known.north.picture[A]).toBeNull();
    expect(asked(match, 'south')).not.toBe('look: report');
  });

  it('rules 3.3, 5.3: what is out of the game is sighted no more', () => {
    const data = put(waters(), 'south', 'A', '0403');
    data.hidden.south.hits[A] = 5;
    data.known.south.fate[A] = 'sunk';
    expect(heard(searchFor(data, ['0403'], 10), 'north')).toContain('nothing seen');
  });

  it('rule 5.3: what has been said cannot be unsaid', () => {
    const match = searchFor(put(waters(), 'south', 'A', '0403'), ['0403', '0401'], 10);
    expect(undoRefusal(match, 'north')).not.toBeNull();
    play(match, 'south', 5, 1);
    expect(undoRefusal(match, 'south')).not.toBeNull();
  });
});

describe('the report', () => {
  const reports: ['A' | 'B' | 'C', number, number, [number, number]][] = [
    ['A', 3, 0, [2, 8]],
    ['A', 5, 0, [3, 7]],
    ['A', 6, 0, [4, 6]],
    ['A', 8, 0, [5, 5]],
    ['C', 3, 0, [1, 6]],
    ['C', 3, 2, [1, 4]],
    ['B', 6, 3, [1, 2]],
  ];
  it.each(reports)(
    'rule 5.4: %s, sighted with a %i after %i hits, reports within %o',
    (letter, die, hits, expected) => {
      const data = put(waters(), 'south', letter, '0402');
      const marker = { A: 0, B: 1, C: 2 }[letter];
      data.hidden.south.hits[marker] = hits;
      for (let card = 0; card < 4; card++) data.known.south.possible[marker * 4 + card] = 0b1111;
      const match = searchFor(data, ['0402'], die);
      expect(range(match, 'south')).toEqual(expected);
      expect(() => play(match, 'south', expected[1] + 1)).toThrow('out of range');
    },
  );

  it('rule 5.4: never more than eight are reported, never less than one', () => {
    const [large, small] = [7, 1].map((ships) => {
      return adjudicate(falseReport, adjudications, 'searchReport', { distance: 1, ships }, [3]).result;
    });
    expect(large).toMatchObject({ least: 4, most: 8 });
    expect(small).toMatchObject({ least: 1, most: 4 });
  });

  it('rule 5.4: the searcher hears letter, hex and accuracy, then the number', () => {
    const match = searchFor(put(waters(), 'south', 'A', '0402'), ['0402'], 5);
    expect(heard(match, 'north').at(-1)).toBe('sighted');
    expect(asked(match, 'north')).toBeNull();
    play(match, 'south', 3);
    expect(heard(match, 'north').at(-1)).toBe('reported');
  });

  it('rule 5.4: a report leaves possible only what could have made it', () => {
    const match = play(searchFor(put(waters(), 'south', 'A', '0402'), ['0402'], 6), 'south', 6);
    // Six, good: five ships, or the dummy; not four or three.
    expect(match.table.state.known.south.possible.slice(0, 4)).toEqual([1, 0, 0, 1]);
  });

  it('rule 5.5: a dummy reports any number from one to eight, however well it was seen', () => {
    const match = searchFor(put(waters(), 'south', 'D', '0402'), ['0402'], 10);
    expect(range(match, 'south')).toEqual([1, 8]);
    play(match, 'south', 8);
    expect(match.table.state.known.north.picture[D]?.ships).toBe(8);
  });

  it('rule 5.6: the report goes into the picture in place of an older contact', () => {
    const data = contact(put(waters(), 'south', 'A', '0402'), 'north', 'A', { hex: hex('0404'), turn: 1 });
    data.turn = 2;
    const match = searchFor(data, ['0402'], 5);
    expect(match.table.state.known.north.picture[A]?.hex).toBe(hex('0404'));
    play(match, 'south', 7);
    expect(match.table.state.known.north.picture).toEqual([
      { hex: hex('0402'), ships: 7, accuracy: 'fair', turn: 2, source: 'search' },
      null,
      null,
      null,
    ]);
    expect(match.table.state.known.south.picture).toEqual([null, null, null, null]);
  });
});

describe('shadowing', () => {
  /** Turn 2: North had a contact with A in 0402, which has gone on to 0403. */
  function shadowed(turn: number): ReturnType<typeof waters> {
    const data = put(waters(), 'south', 'A', '0402');
    contact(data, 'north', 'A', { turn });
    data.turn = 2;
    data.hidden.south.hex[A] = hex('0403');
    data.known.south.slack[A] = 1;
    return data;
  }

  it('rule 5.7: a contact of the turn before that is held moves with the formation', () => {
    const match = from('shadow', shadowed(1), [4], { shadowing: true });
    expect(match.table.state.known.north.picture[A]).toMatchObject({
      hex: hex('0403'),
      turn: 2,
      source: 'shadow',
      ships: 4,
    });
    expect([match.table.state.known.south.pin[A], match.table.state.known.south.slack[A]]).toEqual([hex('0403'), 0]);
    expect([rollsSeen(match, 'north'), rollsSeen(match, 'south')]).toEqual([[], ['chart.shadow']]);
    expect(heard(match, 'north')).toEqual(['shadowed']);
  });

  it('rule 5.7: one that is lost stays as it was', () => {
    const match = from('shadow', shadowed(1), [3], { shadowing: true });
    expect(match.table.state.known.north.picture[A]).toMatchObject({ hex: hex('0402'), turn: 1, source: 'search' });
    expect(at(match.table.state.known.south.slack, A)).toBe(1);
    expect(heard(match, 'north')).toEqual(['shaken off']);
  });

  it('rule 5.7: an older contact is not shadowed, and none is without the option', () => {
    expect(heard(from('shadow', shadowed(0), [], { shadowing: true }), 'north')).toEqual([]);
    expect(heard(from('shadow', shadowed(1)), 'north')).toEqual([]);
  });

  it('rule 5.7: both sides shadow', () => {
    const data = contact(put(waters(), 'north', 'B', '0405'), 'south', 'B', { turn: 1 });
    data.turn = 2;
    expect(heard(from('shadow', data, [10], { shadowing: true }), 'south')).toEqual(['shadowed']);
    expect(asked(both(from('shadow', data), [], []), 'north')).toBeNull();
  });
});
