import { at, NONE } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { observe } from '../view.ts';
import {
  AFTER,
  battleIn,
  BREAK_OFF,
  choicesOf,
  dataOf,
  events,
  fight,
  FIELD,
  fighter,
  heard,
  hide,
  hurt,
  MOVE,
  marker,
  meet,
  NIGHT,
  now,
  order,
  pieces,
  put,
  questionTo,
  refused,
  rollsFor,
  ship,
  type Table,
  TARGETS,
  TORPEDOES,
  until,
} from './surface.testing.ts';

const shown = (match: Table): string[] => battleIn(match).ships.map((each) => at(fleet.ships, each.ship).id);
const KURITA = ['Kongo', 'Haruna', 'Kumano', 'Suzuya', 'Tone', 'Chikuma'];

describe('who fights', () => {
  test('rule 8.3a: a force that is active fights a detected enemy in its hex, and is not asked where it is detected itself', () => {
    const match = meet(['Yamato'], ['Iowa'], [5, 5, 10, 1]);
    expect(questionTo(match, 'japan')).toBe(MOVE);
  });

  test('rule 8.3b: a force that is not active, and not found, may begin the battle with an enemy that it has found', () => {
    const unseen = { change: (data: Parameters<typeof hide>[0]) => hide(data, 'TF 1') };
    const match = meet(['Yamato'], ['Iowa'], [], unseen);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([null, 'surface battle: engage']);
    order(match, 'us', 'avoid battle');
    expect(now(match)).toBe(AFTER);
    const fought = meet(['Yamato'], ['Iowa'], [], unseen);
    order(fought, 'us', 'engage', 5, 5, 10, 1);
    expect(now(fought)).toBe(MOVE);
  });

  test('rule 8.3c: a force that is active and not found decides', () => {
    const match = meet(['Yamato'], ['Iowa'], [], { change: (data) => hide(data, 'Force 1') });
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual(['surface battle: engage', null]);
    expect(choicesOf(match, 'japan')).toEqual(['engage', 'avoid battle']);
    order(match, 'japan', 'avoid battle');
    expect([now(match), dataOf(match).battle]).toEqual([AFTER, null]);
  });

  test('rule 8.3d: the active force fights all detected enemy forces, and no friend of it does', () => {
    const match = meet(['Yamato'], ['Iowa'], [5, 5, 10, 1], {
      change: (data) => {
        put(data, 'Force 2', FIELD, 'Nagato');
        put(data, 'TF 2', FIELD, 'New Jersey');
        hide(data, 'TF 2');
      },
    });
    expect(battleIn(match).markers).toEqual([marker('Force 1'), marker('TF 1')]);
    const two = meet(['Yamato'], ['Iowa'], [5, 5, 10, 1], {
      change: (data) => put(data, 'TF 2', FIELD, 'Biloxi'),
    });
    expect(battleIn(two).markers).toEqual([marker('Force 1'), marker('TF 1'), marker('TF 2')]);
  });

  test('rule 8.3d: where the other side has not been found and begins, all its forces fight', () => {
    const match = meet(['Yamato'], ['Iowa'], [], {
      change: (data) => {
        put(data, 'TF 2', FIELD, 'Biloxi');
        hide(data, 'TF 1');
        hide(data, 'TF 2');
      },
    });
    order(match, 'us', 'engage', 5, 5, 10, 1);
    expect(battleIn(match).markers).toEqual([marker('Force 1'), marker('TF 1'), marker('TF 2')]);
  });

  test('rule 8.3e: a round is movement, guns, torpedoes and breaking off, by night without aircraft', () => {
    const match = fight({ 'DIV 17': 12 }, { 'DES RN 52': 13 }, { turn: NIGHT });
    const asked: string[] = [];
    for (const question of [MOVE, TARGETS, TORPEDOES, BREAK_OFF]) {
      until(match, question);
      asked.push(now(match));
    }
    expect(asked).toEqual([MOVE, TARGETS, TORPEDOES, BREAK_OFF]);
  });

  test('rule 8.3f: a battle ends when a side has no ship left', () => {
    const match = fight({ Yamato: 12 }, { 'DES RN 52': 13 }, { change: (data) => hurt(data, 'DES RN 52', 3) });
    until(match, TARGETS);
    order(match, 'japan', { Yamato: 'DES RN 52' }, 10);
    order(match, 'us', {});
    expect(events(match, 'surface over no opponent')).toHaveLength(1);
    expect(now(match)).toBe(AFTER);
  });
});

describe('deployment', () => {
  test('rule 8.3.1a: six ships are four and two, and nobody divides four or fewer', () => {
    const match = meet(KURITA, ['Iowa'], []);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual(['surface battle: groups', null]);
    const three = Object.fromEntries(KURITA.map((id, n) => [id, `surface group ${n < 3 ? 1 : 2}`]));
    expect(refused(match, 'japan', three)).not.toBeNull();
    const four = Object.fromEntries(KURITA.map((id, n) => [id, `surface group ${n < 4 ? 1 : 2}`]));
    order(match, 'japan', four, 5, 1, 8, 10, 1);
    expect(rollsFor(match, 'purpose.surface deployment')).toHaveLength(3);
    const [first, second] = [fighter(match, 'Kongo').box, fighter(match, 'Tone').box];
    expect([first, second]).toEqual([6, fighter(match, 'Chikuma').box]);
    expect(KURITA.slice(0, 4).map((id) => fighter(match, id).box)).toEqual([6, 6, 6, 6]);
    expect(second).not.toBe(first);
  });

  test('rule 8.3.1a: ships of two forces of one side are divided together', () => {
    const match = meet(['Yamato'], ['Iowa', 'New Jersey', 'Biloxi'], [], {
      change: (data) => put(data, 'TF 2', FIELD, 'Vincennes', 'Miami'),
    });
    expect(Object.keys(pieces(match, 'us')).toSorted()).toEqual(
      ['Biloxi', 'Iowa', 'Miami', 'New Jersey', 'Vincennes'].toSorted(),
    );
  });

  test('rule 8.3.1b: the same dice put ships into other boxes by night', () => {
    const boxes = [2, NIGHT].map((turn) => {
      const match = meet(['Yamato'], ['Iowa'], [5, 8, 10, 1], { turn });
      return [fighter(match, 'Yamato').box, fighter(match, 'Iowa').box];
    });
    expect(boxes[0]).toEqual([6, 20]);
    expect(boxes[1]?.[0]).not.toBe(6);
    expect(boxes[1]?.[1]).not.toBe(20);
  });

  test('rule 8.3.1c: the US sees which Japanese ships are there', () => {
    const match = meet(['Yamato', 'Nagato'], ['Iowa'], [5, 5, 10, 1]);
    const { battle } = observe(dataOf(match), 'us');
    expect(battle?.ships.map(({ ship: each }) => at(fleet.ships, each).id)).toContain('Yamato');
    expect(fighter(match, 'Yamato').mask).toBeUndefined();
  });

  test('rule 8.3.1d: Japan sees blank counters of the types of US ships, by day too', () => {
    const match = meet(['Yamato'], ['Iowa', 'Biloxi', 'Miami'], [5, 2, 5, 10, 1]);
    const { battle, shipAt } = observe(dataOf(match), 'japan');
    const names = (battle?.ships ?? []).map(({ ship: each }) => at(fleet.ships, each).name);
    expect(names.toSorted()).toEqual(['Battleship 1', 'Light cruiser 1', 'Light cruiser 2', 'Yamato']);
    expect(shipAt[ship('Iowa')]).toBe(-3);
    expect(shown(match)).toContain('Iowa');
  });

  test.each([
    ['fires', 'guns'],
    ['is hit', 'hit'],
    ['lays smoke', 'smoke'],
    ['launches torpedoes', 'torpedoes'],
  ])('rule 8.3.1d: a US ship is turned up when it %s', (_what, how) => {
    const match = meet(['Yamato'], ['DES RN 52', 'DES DIV 104'], [5, 2, 8, 1, 10]);
    const masked = (): (number | undefined)[] => ['DES RN 52', 'DES DIV 104'].map((id) => fighter(match, id).mask);
    const blank = at(fleet.ships, masked()[0] ?? NONE).id;
    for (const combatant of battleIn(match).ships) Object.assign(combatant, { box: 10, start: 10 });
    expect(masked().every((mask) => mask !== undefined)).toBe(true);
    if (how === 'smoke') {
      order(match, 'us', {});
      order(match, 'us', { 'DES RN 52': 'surface 10' });
    } else if (how === 'torpedoes') {
      until(match, TORPEDOES);
      order(match, 'us', { 'DES RN 52 salvo 1': 'Yamato' }, 1);
    } else {
      until(match, TARGETS);
      order(match, 'japan', how === 'hit' ? { Yamato: blank } : {}, ...(how === 'hit' ? [10] : []));
      order(match, 'us', how === 'guns' ? { 'DES RN 52': 'Yamato' } : {}, ...(how === 'guns' ? [1] : []));
      if (how === 'guns') order(match, 'us', {});
    }
    expect(masked()[0]).toBeUndefined();
    expect(masked()[1]).toBeDefined();
    expect(heard(match, 'japan')).toContain('surface turned up');
  });

  test('rule 8.3.1d: orders of Japan name the blanks', () => {
    const match = meet(['Yamato'], ['Iowa'], [5, 8, 10, 1]);
    until(match, TARGETS);
    expect(pieces(match, 'japan')).toEqual({ Yamato: ['Battleship 1'] });
    expect(refused(match, 'japan', { Yamato: 'Iowa' })).not.toBeNull();
  });
});

test('rule 6.2.5: whoever fights sails no farther in this activation', () => {
  const match = meet(['Yamato'], ['Iowa'], [5, 5, 10, 1]);
  expect([dataOf(match).own.spent, dataOf(match).course]).toEqual([99, []]);
});
