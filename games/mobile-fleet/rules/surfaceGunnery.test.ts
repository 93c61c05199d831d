import { surfaceWords } from '@point-option/chit-pull';
import { placingOdds, undoRefusal, whyNot } from '@point-option/engine';
import { clickedBy } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import {
  boxes,
  fight,
  fighter,
  hits,
  type How,
  type Line,
  modifiersOf,
  NIGHT,
  rolls,
  TARGETS,
  TORPEDOES,
  until,
} from './surface.testing.ts';
import { both, dataOf, events, hurt, now, order, pieces, questionTo, refused, ship, type Table } from './testing.ts';

/** A battle in which nobody has moved, and both are about to aim. */
function aim(japan: Line, us: Line, how: How = {}): Table {
  const match = fight(japan, us, how);
  until(match, TARGETS);
  return match;
}
const shots = (match: Table) => rolls(match).filter(({ purpose }) => purpose === 'purpose.surface guns');

describe('gunnery', () => {
  test('rule 12.5a: both sides aim at once, sealed', () => {
    const match = aim({ Yamato: 6 }, { Iowa: 10 });
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([TARGETS, TARGETS]);
    order(match, 'japan', { Yamato: 'Iowa' });
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([null, TARGETS]);
    expect(shots(match)).toEqual([]);
  });

  test('rule 12.5a: whoever has seen that the other holds fire keeps to the order', () => {
    const match = aim({ Yamato: 6 }, { Iowa: 10 });
    both(match, {}, {});
    expect([shots(match), undoRefusal(match, 'us')?.reason.key]).toEqual([[], 'kernel.undo joint']);
  });

  test('rule 12.5a: damage counts when all have fired, so a ship that goes down has fired with all its guns', () => {
    // Iowa in column 16 rolls 10: with +1 that is 8 hits on Mogami, which has 4 boxes. Mogami rolls 10 in column 4.
    const match = aim({ Mogami: 12 }, { Iowa: 13 });
    both(match, { Mogami: 'Iowa' }, { Iowa: 'Mogami' }, 10, 10);
    expect(shots(match)).toMatchObject([
      { column: '4', die: 10, result: 2 },
      { column: '16', die: 10, result: 8 },
    ]);
    expect(hits(match, 'Iowa', 'Mogami')).toEqual([2, 4]);
    expect(now(match)).not.toBe(TORPEDOES);
  });

  test('rule 12.5a: hits by several ships on one target are added up', () => {
    const match = aim({ Yamato: 12 }, { Iowa: 13, 'New Jersey': 13 });
    both(match, {}, { Iowa: 'Yamato', 'New Jersey': 'Yamato' }, 3, 4);
    expect(shots(match).map(({ result }) => result)).toEqual([3, 3]);
    expect(hits(match, 'Yamato')).toEqual([6]);
    expect(events(match, 'hit')).toHaveLength(1);
  });

  test('rule 12.5b: a ship that has fired is marked until the next round, and has one target', () => {
    const match = aim({ Yamato: 6, Musashi: 6 }, { Iowa: 12 });
    both(match, { Yamato: 'Iowa' }, {}, 1);
    expect([fighter(match, 'Yamato').fired, fighter(match, 'Musashi').fired, fighter(match, 'Iowa').fired]).toEqual([
      true,
      false,
      false,
    ]);
    until(match, 'surface movement: move');
    expect(fighter(match, 'Yamato').fired).toBe(false);
  });

  test('rule 12.5b: ships may hold their fire', () => {
    const match = aim({ Yamato: 6 }, { Iowa: 12 });
    both(match, {}, {});
    expect(shots(match)).toEqual([]);
  });

  test('rule 12.5c: by day a ship fires across the whole display', () => {
    const match = aim({ Yamato: 1 }, { Iowa: 25 });
    expect([pieces(match, 'japan'), pieces(match, 'us')]).toEqual([{ Yamato: ['Iowa'] }, { Iowa: ['Yamato'] }]);
  });

  test('rule 12.5d: by night Japanese ships spot 6 boxes and US ships 18', () => {
    const at = (us: number): Table => aim({ Yamato: 2 }, { Iowa: us }, { turn: NIGHT });
    const near = at(8);
    expect([pieces(near, 'japan'), pieces(near, 'us')]).toEqual([{ Yamato: ['Iowa'] }, { Iowa: ['Yamato'] }]);
    const unseen = at(9);
    expect(questionTo(unseen, 'japan')).toBeNull();
    expect(pieces(unseen, 'us')).toEqual({ Iowa: ['Yamato'] });
    expect(pieces(at(20), 'us')).toEqual({ Iowa: ['Yamato'] });
    const blind = fight({ Yamato: 2 }, { Iowa: 21 }, { turn: NIGHT });
    order(blind, 'japan', {});
    order(blind, 'us', {});
    expect(now(blind)).toBe('surface round: break off');
  });

  test('rule 12.5d: an order to fire at a ship that is not spotted is refused, even at one that has fired', () => {
    const match = aim({ Yamato: 2, Kongo: 8 }, { Iowa: 10, 'New Jersey': 14 }, { turn: NIGHT });
    expect(pieces(match, 'japan')).toEqual({ Kongo: ['Iowa', 'New Jersey'] });
    expect(whyNot(match, 'japan', { piece: 'Yamato' })).toMatchObject({
      reason: { key: 'why surface no target guns' },
    });
    const other = aim({ Yamato: 6, Kongo: 8 }, { Iowa: 10, 'New Jersey': 14 }, { turn: NIGHT });
    expect(refused(other, 'japan', { Yamato: 'New Jersey' })).toMatchObject({
      reason: { key: 'why surface unspotted', values: { reach: 6, range: 8 } },
      rule: '12.5',
    });
  });

  test('rule 12.5e: a ship rolls in the column of its gunnery factor', () => {
    const match = aim({ Yamato: 12, Mogami: 12 }, { Iowa: 14 });
    both(match, { Yamato: 'Iowa', Mogami: 'Iowa' }, {}, 7, 7);
    expect(shots(match)).toMatchObject([
      { column: '18', result: 5 },
      { column: '4', result: 1 },
    ]);
  });

  test('rule 12.5f: +1 for US ships, -3 against destroyers, and more the farther away', () => {
    const modifiers = (
      japan: Line,
      us: Line,
      by: 'japan' | 'us',
      order_: Record<string, string>,
    ): Record<string, number> | undefined => {
      const match = aim(japan, us);
      both(match, by === 'japan' ? order_ : {}, by === 'us' ? order_ : {}, 1);
      return modifiersOf(match, 'purpose.surface guns')[0];
    };
    expect(modifiers({ Yamato: 10 }, { Iowa: 13 }, 'japan', { Yamato: 'Iowa' })).toEqual({});
    expect(modifiers({ Yamato: 10 }, { Iowa: 13 }, 'us', { Iowa: 'Yamato' })).toEqual({ us: 1 });
    expect(modifiers({ Yamato: 10 }, { Iowa: 21 }, 'us', { Iowa: 'Yamato' })).toEqual({ us: 1, range: -4 });
    expect(modifiers({ Yamato: 10, 'DIV 31': 10 }, { Iowa: 13 }, 'us', { Iowa: 'DIV 31' })).toEqual({
      us: 1,
      destroyer: -3,
    });
    expect(modifiers({ Yamato: 1 }, { Iowa: 25 }, 'japan', { Yamato: 'Iowa' })).toEqual({ range: -8 });
    expect(modifiers({ Yamato: 10 }, { Iowa: 14 }, 'japan', { Yamato: 'Iowa' })).toEqual({ range: -1 });
  });

  test('rule 12.5f: no gun fires beyond its range', () => {
    const match = aim({ Yamato: 3, Mogami: 4, 'DIV 31': 12 }, { Iowa: 20 });
    expect(pieces(match, 'japan')).toEqual({ Yamato: ['Iowa'], Mogami: ['Iowa'], 'DIV 31': ['Iowa'] });
    const far = aim({ Yamato: 3, Mogami: 3, 'DIV 31': 11 }, { Iowa: 20 });
    expect(pieces(far, 'japan')).toEqual({ Yamato: ['Iowa'] });
    expect(clickedBy(far, 'japan', { piece: 'Mogami' }, surfaceWords)).toBe('Mogami has no target in range. (12.5)');
    const mixed = aim({ Yamato: 3, Mogami: 4 }, { Iowa: 20, 'New Jersey': 21 });
    expect(refused(mixed, 'japan', { Mogami: 'New Jersey' })).toMatchObject({
      reason: { key: 'why surface out of range guns', values: { reach: 16, range: 17 } },
    });
  });

  test('rule 12.5g: hits are marked on the log, and the ship fights with what they leave it', () => {
    const match = aim({ Yamato: 12 }, { Iowa: 13 });
    both(match, { Yamato: 'Iowa' }, {}, 10);
    expect(hits(match, 'Iowa')).toEqual([8]);
    until(match, TARGETS);
    both(match, {}, { Iowa: 'Yamato' }, 1);
    expect(shots(match).at(-1)).toMatchObject({ column: '4' });
  });

  test('rule 12.5h: a ship whose last box is marked is sunk and off the display', () => {
    const match = aim({ Mogami: 12, Yamato: 12 }, { Iowa: 13 });
    both(match, {}, { Iowa: 'Mogami' }, 10);
    expect(events(match, 'sunk')).toMatchObject([{ touches: [{ piece: 'Mogami' }] }]);
    expect([boxes(match, 'Mogami'), dataOf(match).shipAt[ship('Mogami')]]).toEqual([[0], -1]);
    until(match, 'surface movement: move');
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['Yamato']);
    expect(clickedBy(match, 'japan', { piece: 'Mogami' }, surfaceWords)).toBe('Mogami has been sunk. (12.3)');
  });

  test('rule 12.5h: when the last ship of a side is sunk the battle is over, and the other stays', () => {
    const match = aim({ Mogami: 12 }, { Iowa: 13 });
    both(match, {}, { Iowa: 'Mogami' }, 10);
    expect(events(match, 'surface over no opponent')).toMatchObject([{ values: { japan: 1, us: 0 } }]);
    expect([now(match), dataOf(match).battle]).toEqual(['table: after', null]);
    expect(events(match, 'surface retreats')).toEqual([]);
  });

  test('rule 12.5e: the odds of a shot are those of the roll', () => {
    const match = aim({ Yamato: 12 }, { Iowa: 14 });
    expect(placingOdds(match, 'japan', 'Yamato', 'Iowa')?.outcomes.map(({ value, ways }) => [value, ways])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 1],
      [7, 1],
      [8, 1],
    ]);
  });

  test('rule 12.5g: a carrier with half its boxes hit still has guns', () => {
    const match = aim({ Taiho: 12 }, { Iowa: 13 }, { change: (data) => hurt(data, 'Taiho', 4) });
    expect(pieces(match, 'japan')).toEqual({ Taiho: ['Iowa'] });
  });
});
