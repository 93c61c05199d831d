import { placingOdds, whyNot } from '@point-option/engine';
import { clickedBy } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { surfaceWords } from '@point-option/chit-pull';
import {
  battleIn,
  boxes,
  fight,
  fighter,
  type How,
  type Line,
  MOVE,
  modifiersOf,
  rolls,
  SMOKE,
  TARGETS,
  TORPEDOES,
  until,
} from './surface.testing.ts';
import {
  AFTER,
  both,
  dataOf,
  events,
  hurt,
  now,
  order,
  pieces,
  questionTo,
  refused,
  ship,
  type Table,
} from './testing.ts';

const LEAVE = { japan: 'surface exit japan', us: 'surface exit us' };
const strip = (...numbers: number[]): string[] => numbers.map((box) => `surface ${box}`);

/** The boxes that a ship may move to. */
function reach(match: Table, id: string, side: 'japan' | 'us' = 'japan'): number[] {
  return (pieces(match, side)[id] ?? []).map((box) => Number(box.split(' ')[1]));
}

describe('movement', () => {
  test('rule 12.3a: the side with the initiative moves first, with any, all or none of its ships, and the other after it', () => {
    const match = fight({ Yamato: 6, Musashi: 6 }, { Iowa: 20, 'New Jersey': 20 }, { initiative: 'us' });
    order(match, 'us', { Iowa: 'surface 18' });
    expect(boxes(match, 'Iowa', 'New Jersey')).toEqual([18, 20]);
    expect(questionTo(match, 'japan')).toBe(MOVE);
    order(match, 'japan', { Yamato: 'surface 8', Musashi: 'surface 9' });
    expect(boxes(match, 'Yamato', 'Musashi')).toEqual([8, 9]);
    until(match, MOVE);
    order(match, 'us', {});
    expect(boxes(match, 'Iowa', 'New Jersey')).toEqual([18, 20]);
    expect(events(match, 'surface stays')).toHaveLength(1);
  });

  test('rule 12.3b: a ship moves no farther than its movement points, the first figure on odd turns and the second on even ones', () => {
    const odd = fight({ Yamato: 6, Kongo: 6 }, { Iowa: 20 }, { turn: 3, round: 2 });
    expect(reach(odd, 'Yamato')).toEqual([2, 3, 4, 5, 7, 8, 9, 10]);
    expect(reach(odd, 'Kongo')).toEqual([2, 3, 4, 5, 7, 8, 9, 10]);
    expect(refused(odd, 'japan', { Yamato: 'surface 11' })).toMatchObject({
      reason: { key: 'why surface too far', values: { n: 4, far: 5 } },
      rule: '12.3',
    });
    const even = fight({ Yamato: 6, Kongo: 6 }, { Iowa: 20 }, { turn: 2, round: 1 });
    expect(reach(even, 'Yamato')).toEqual([2, 3, 4, 5, 7, 8, 9, 10]);
    expect(reach(even, 'Kongo')).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11]);
  });

  test('rule 12.3b: no ship moves beyond the ends of the display', () => {
    expect(reach(fight({ Yamato: 2 }, { Iowa: 20 }), 'Yamato')).toEqual([1, 3, 4, 5, 6]);
    const us = fight({ Yamato: 6 }, { Iowa: 24 }, { initiative: 'us' });
    expect(reach(us, 'Iowa', 'us')).toEqual([20, 21, 22, 23, 25]);
  });

  test('rule 12.3c: damage slows a ship, and a critical hit for good', () => {
    const match = fight({ Yamato: 6, Nagato: 6 }, { Iowa: 20 }, { change: (data) => hurt(data, 'Yamato', 7) });
    expect(reach(match, 'Yamato')).toEqual([4, 5, 7, 8]);
    const lame = fight({ Yamato: 6, Nagato: 6 }, { Iowa: 20 }, { change: (data) => (data.lame[ship('Nagato')] = 3) });
    expect(reach(lame, 'Nagato')).toEqual([5, 7]);
    const dead = fight({ Yamato: 6, Nagato: 6 }, { Iowa: 20 }, { change: (data) => (data.lame[ship('Nagato')] = 4) });
    expect(Object.keys(pieces(dead, 'japan'))).toEqual(['Yamato']);
    expect(whyNot(dead, 'japan', { piece: 'Nagato' })).toMatchObject({ reason: { key: 'why surface dead in water' } });
  });

  test('rule 12.3c: a side none of whose ships can move is not asked', () => {
    const match = fight(
      { Yamato: 6 },
      { Iowa: 20 },
      { initiative: 'us', change: (data) => (data.lame[ship('Yamato')] = 9) },
    );
    order(match, 'us', {});
    expect(questionTo(match, 'japan')).toBe(TARGETS);
  });

  test('rule 12.3d: ships move into and through boxes that hold others', () => {
    const match = fight({ Yamato: 6, Musashi: 7 }, { Iowa: 8, 'New Jersey': 9 });
    order(match, 'japan', { Yamato: 'surface 10', Musashi: 'surface 8' });
    expect(boxes(match, 'Yamato', 'Musashi')).toEqual([10, 8]);
  });

  test('a ship is marked as having moved when it moves more than one box', () => {
    const match = fight({ Yamato: 6, Musashi: 6 }, { Iowa: 20 });
    order(match, 'japan', { Yamato: 'surface 7', Musashi: 'surface 8' });
    expect([fighter(match, 'Yamato').moved, fighter(match, 'Musashi').moved]).toEqual([false, true]);
  });
});

/** An enemy at the other end. */
const AWAY: Line = { Iowa: 20 };

describe('leaving the display', () => {
  const edge = (round: number, how: How = {}, us: Line = AWAY): Table =>
    fight({ Yamato: 1, Musashi: 2 }, us, { round, ...how });

  test('rule 12.3e: only ships that start in the last box of their own side can try', () => {
    const match = edge(3);
    expect(pieces(match, 'japan')['Yamato']).toContain(LEAVE.japan);
    expect(pieces(match, 'japan')['Musashi']).not.toContain(LEAVE.japan);
    expect(refused(match, 'japan', { Musashi: LEAVE.japan })).toMatchObject({
      reason: { key: 'why surface exit' },
      rule: '12.3',
    });
    const far = fight({ Yamato: 25, Musashi: 1 }, { Iowa: 1, 'New Jersey': 25 });
    expect(pieces(far, 'japan')['Yamato']).not.toContain(LEAVE.japan);
    order(far, 'japan', {});
    expect(pieces(far, 'us')['New Jersey']).toContain(LEAVE.us);
    expect(pieces(far, 'us')['Iowa']).not.toContain(LEAVE.us);
  });

  test('rule 12.3f: a die up to the round lets it leave; a higher one keeps it in its box', () => {
    const out = edge(3);
    order(out, 'japan', { Yamato: LEAVE.japan }, 3);
    expect(boxes(out, 'Yamato', 'Musashi')).toEqual([0, 2]);
    expect(events(out, 'surface left')).toHaveLength(1);
    const stays = edge(3);
    order(stays, 'japan', { Yamato: LEAVE.japan }, 4);
    expect(boxes(stays, 'Yamato')).toEqual([1]);
    expect(events(stays, 'surface left')).toEqual([]);
  });

  test('rule 12.3f: the chance is shown before the order', () => {
    const odds = placingOdds(edge(3), 'japan', 'Yamato', LEAVE.japan);
    expect(odds?.outcomes.map(({ result, ways }) => [result.key, ways])).toEqual([
      ['result.leave the battle.leaves', 3],
      ['result.leave the battle.stays', 7],
    ]);
    expect(placingOdds(edge(3), 'japan', 'Musashi', 'surface 1')).toBeNull();
  });

  test('rule 12.3g: any smoke on the display takes 1 off the die', () => {
    const match = edge(3, { smoke: [17] });
    order(match, 'japan', { Yamato: LEAVE.japan }, 4);
    expect(boxes(match, 'Yamato')).toEqual([0]);
    expect(modifiersOf(match, 'purpose.surface exit')).toEqual([{ smoke: -1 }]);
    const late = edge(3, { smoke: [17] });
    order(late, 'japan', { Yamato: LEAVE.japan }, 5);
    expect(boxes(late, 'Yamato')).toEqual([1]);
  });

  test('rule 12.3g: smoke that its own destroyers lay this round counts', () => {
    const match = fight({ Yamato: 1, 'DIV 31': 5 }, { Iowa: 20 }, { round: 3 });
    order(match, 'japan', { Yamato: LEAVE.japan });
    order(match, 'japan', { 'DIV 31': 'surface 5' }, 4);
    expect(boxes(match, 'Yamato')).toEqual([0]);
  });

  test('rule 12.3h: when the last ship of a side has left, the battle is over at once', () => {
    const match = fight({ Yamato: 1 }, { Iowa: 5 }, { round: 3 });
    order(match, 'japan', { Yamato: LEAVE.japan }, 1);
    expect(events(match, 'surface over no opponent')).toHaveLength(1);
    expect(rolls(match).filter(({ purpose }) => purpose === 'purpose.surface guns')).toEqual([]);
    expect(now(match)).toBe('surface retreat: hex');
    expect(match.table.whole.open).toEqual(['japan']);
  });

  test('rule 12.3h: with another ship still there it goes on', () => {
    const match = edge(3, {}, { Iowa: 20 });
    order(match, 'japan', { Yamato: LEAVE.japan }, 1);
    expect(questionTo(match, 'us')).toBe(MOVE);
  });

  test('a ship that has left is no target and does nothing more', () => {
    const match = edge(3, {}, { Iowa: 6 });
    order(match, 'japan', { Yamato: LEAVE.japan }, 1);
    order(match, 'us', {});
    expect(pieces(match, 'us')).toEqual({ Iowa: ['Musashi'] });
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['Musashi']);
    expect(whyNot(match, 'us', { piece: 'Yamato' })).toMatchObject({ reason: { key: 'why surface left' } });
  });
});

describe('smoke', () => {
  test('rule 12.4a: destroyer units lay smoke, others do not, and each in one box', () => {
    const match = fight({ 'DIV 31': 6, 'DIV 32': 8, Yamato: 6 }, { Iowa: 20 });
    order(match, 'japan', {});
    expect(questionTo(match, 'japan')).toBe(SMOKE);
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['DIV 31', 'DIV 32']);
    expect(whyNot(match, 'japan', { piece: 'Yamato' })).toMatchObject({
      reason: { key: 'why surface no smoke', values: { ship: 'Yamato' } },
      rule: '12.4',
    });
    order(match, 'japan', { 'DIV 31': 'surface 7' });
    expect([battleIn(match).smoke, battleIn(match).smoked]).toEqual([[7], { japan: true, us: false }]);
    expect(events(match, 'surface smoke')).toMatchObject([{ touches: [{ piece: 'DIV 31' }, { box: 'surface 7' }] }]);
  });

  test('rule 12.4a: a side without destroyers is not asked', () => {
    const match = fight({ Yamato: 6 }, { Iowa: 20 });
    order(match, 'japan', {});
    expect(questionTo(match, 'us')).toBe(MOVE);
  });

  test('rule 12.4b: smoke goes where the unit started or passed, on a way there and back too', () => {
    const match = fight({ 'DIV 31': 6, Yamato: 6 }, { Iowa: 20 });
    order(match, 'japan', { 'DIV 31': 'surface 8' });
    // It has 4 movement points and is 2 boxes on: one box more either way is within reach.
    expect(pieces(match, 'japan')).toEqual({ 'DIV 31': strip(5, 6, 7, 8, 9) });
    expect(refused(match, 'japan', { 'DIV 31': 'surface 4' })).toMatchObject({
      reason: { key: 'why surface smoke far' },
    });
    const far = fight({ 'DIV 31': 6, Yamato: 6 }, { Iowa: 20 });
    order(far, 'japan', { 'DIV 31': 'surface 10' });
    expect(pieces(far, 'japan')).toEqual({ 'DIV 31': strip(6, 7, 8, 9, 10) });
    const still = fight({ 'DIV 31': 6, Yamato: 6 }, { Iowa: 20 });
    order(still, 'japan', {});
    expect(pieces(still, 'japan')).toEqual({ 'DIV 31': strip(4, 5, 6, 7, 8) });
  });

  test('rule 12.4b: where it was in the round before does not count', () => {
    const match = fight({ 'DIV 31': 6, Yamato: 6 }, { Iowa: 20 });
    order(match, 'japan', { 'DIV 31': 'surface 10' });
    until(match, MOVE);
    order(match, 'us', {});
    until(match, MOVE);
    order(match, 'japan', { 'DIV 31': 'surface 14' });
    expect(pieces(match, 'japan')).toEqual({ 'DIV 31': strip(10, 11, 12, 13, 14) });
  });

  test('rule 12.4b: a unit that tries to leave has only the box it starts in', () => {
    const match = fight({ 'DIV 31': 1, Yamato: 6 }, { Iowa: 20 });
    order(match, 'japan', { 'DIV 31': LEAVE.japan });
    expect(pieces(match, 'japan')).toEqual({ 'DIV 31': strip(1) });
  });

  test('rule 12.4c: smoke lies in any number of boxes and stays for the rest of the battle', () => {
    const match = fight({ 'DIV 31': 6, 'DIV 32': 8 }, { 'DES DIV 89': 20 });
    order(match, 'japan', {});
    order(match, 'japan', { 'DIV 31': 'surface 6', 'DIV 32': 'surface 8' });
    order(match, 'us', {});
    order(match, 'us', { 'DES DIV 89': 'surface 19' });
    expect(battleIn(match).smoke).toEqual([6, 8, 19]);
    until(match, SMOKE);
    expect([battleIn(match).round, battleIn(match).smoke]).toEqual([2, [6, 8, 19]]);
    expect(pieces(match, 'japan')['DIV 31']).not.toContain('surface 6');
    expect(refused(match, 'japan', { 'DIV 31': 'surface 6' })).toMatchObject({
      reason: { key: 'why surface smoke there' },
    });
    order(match, 'japan', { 'DIV 31': 'surface 5' });
    expect(battleIn(match).smoke).toEqual([6, 8, 19, 5]);
  });

  test('rule 12.4d: a shot out of, into or through smoke loses 1, once; one that meets none loses nothing', () => {
    const modifiers = (smoke: readonly number[]): Record<string, number> | undefined => {
      const match = fight({ Yamato: 6 }, { Iowa: 9 }, { smoke });
      until(match, TARGETS);
      both(match, { Yamato: 'Iowa' }, {}, 1);
      return modifiersOf(match, 'purpose.surface guns')[0];
    };
    for (const smoke of [[6], [9], [7], [6, 7, 8, 9]]) expect(modifiers(smoke)).toEqual({ smoke: -1 });
    expect(modifiers([5, 10])).toEqual({});
    expect(modifiers([])).toEqual({});
  });

  test('rule 12.4d: smoke spoils torpedoes too', () => {
    const match = fight({ 'DIV 31': 6 }, { Iowa: 9 }, { smoke: [8] });
    until(match, TORPEDOES);
    order(match, 'japan', { 'DIV 31 salvo 1': 'Iowa' }, 1);
    expect(modifiersOf(match, 'purpose.surface torpedoes')).toEqual([{ smoke: -1 }]);
  });

  test('destroyers lay smoke that the enemy moves into afterward', () => {
    const match = fight({ 'DIV 31': 6 }, { Iowa: 20 });
    order(match, 'japan', {});
    order(match, 'japan', { 'DIV 31': 'surface 6' });
    expect([questionTo(match, 'us'), battleIn(match).smoke]).toEqual([MOVE, [6]]);
    expect([now(match), dataOf(match).battle?.ended]).not.toContain(AFTER);
  });
});

describe('what a click says', () => {
  test('everything on the display that cannot be ordered says why', () => {
    const match = fight({ Yamato: 6, 'DIV 31': 6 }, { Iowa: 20 });
    const click = (piece: string): string => clickedBy(match, 'japan', { piece }, surfaceWords);
    expect([click('Yamato'), click('Iowa'), click('Taiho')]).toEqual([
      'offered',
      'Iowa is an enemy ship. (12.3)',
      "Taiho isn't in this battle. (12.3)",
    ]);
    expect(whyNot(match, 'japan', { box: 'surface 20' }, { piece: 'Yamato' })).toMatchObject({
      reason: { key: 'why surface too far' },
    });
    expect(whyNot(match, 'japan', { box: 'surface 6' }, { piece: 'Yamato' })).toMatchObject({
      reason: { key: 'why surface there' },
    });
  });
});
