import { surfaceWords, torpedoReach } from '@point-option/chit-pull';
import { placingOdds, whyNot } from '@point-option/engine';
import { clickedBy } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import {
  fight,
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
import {
  both,
  dataOf,
  events,
  given,
  hurt,
  now,
  order,
  pieces,
  questionTo,
  refused,
  ship,
  type Table,
} from './testing.ts';

function launch(japan: Line, us: Line, how: How = {}): Table {
  const match = fight(japan, us, how);
  until(match, TORPEDOES);
  return match;
}
const salvos = (match: Table) => rolls(match).filter(({ purpose }) => purpose === 'purpose.surface torpedoes');

describe('torpedoes', () => {
  test('rule 12.6a: ships that carry torpedoes can launch them at ships in range', () => {
    const match = launch({ Yamato: 12, Mogami: 12 }, { Iowa: 15, Reno: 20 });
    expect(pieces(match, 'japan')).toEqual({ 'Mogami salvo 1': ['Reno', 'Iowa'] });
    expect(questionTo(match, 'us')).toBeNull();
    expect(clickedBy(match, 'japan', { piece: 'Yamato' }, surfaceWords)).toBe('Yamato carries no torpedoes. (12.6)');
  });

  test('rule 12.6a: whoever the gunnery of the round sinks does not launch, nor a cruiser whose tubes it wrecks', () => {
    const match = fight({ Mogami: 12, Atago: 12, Yamato: 12 }, { Iowa: 15, 'New Jersey': 15 });
    until(match, TARGETS);
    // 8 hits sink Mogami; 3 hits are more than half of the five boxes that Atago has.
    both(match, {}, { Iowa: 'Mogami', 'New Jersey': 'Atago' }, 10, 3);
    expect(hits(match, 'Mogami', 'Atago')).toEqual([4, 3]);
    expect(now(match)).not.toBe(TORPEDOES);
    const hurtShip = launch({ Atago: 12, Mogami: 12 }, { Iowa: 15 }, { change: (data) => hurt(data, 'Atago', 3) });
    expect(Object.keys(pieces(hurtShip, 'japan'))).toEqual(['Mogami salvo 1']);
    expect(whyNot(hurtShip, 'japan', { piece: 'Atago' })).toMatchObject({ reason: { key: 'why surface tubes out' } });
  });

  test('rule 12.6a: both sides launch at once, and damage counts when all have', () => {
    const match = launch({ 'DIV 27': 12 }, { 'DES DIV 89': 13 });
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([TORPEDOES, TORPEDOES]);
    both(
      match,
      { 'DIV 27 salvo 1': 'DES DIV 89' },
      { 'DES DIV 89 salvo 1': 'DIV 27', 'DES DIV 89 salvo 2': 'DIV 27' },
      10,
      10,
      10,
    );
    expect(salvos(match)).toHaveLength(3);
    expect(hits(match, 'DIV 27', 'DES DIV 89')).toEqual([1, 2]);
  });

  test('rule 12.6b: +1 for US torpedoes, -3 against destroyers, -1 for smoke', () => {
    const match = launch({ 'DIV 31': 12, Yamato: 12 }, { Reno: 14 }, { smoke: [13] });
    both(match, {}, { 'Reno salvo 1': 'DIV 31' }, 1);
    expect(modifiersOf(match, 'purpose.surface torpedoes')).toEqual([{ us: 1, destroyer: -3, smoke: -1 }]);
    const other = launch({ 'DIV 31': 12 }, { Iowa: 14 });
    order(other, 'japan', { 'DIV 31 salvo 1': 'Iowa' }, 1);
    expect(modifiersOf(other, 'purpose.surface torpedoes')).toEqual([{}]);
  });

  test('rule 12.6c: the box of the target counts, that of the ship does not', () => {
    const match = launch({ Yamato: 10 }, { Reno: 13 });
    order(match, 'us', { 'Reno salvo 1': 'Yamato' }, 1);
    expect(modifiersOf(match, 'purpose.surface torpedoes')).toEqual([{ us: 1 }]);
    const same = launch({ Yamato: 10 }, { Reno: 10 });
    expect(pieces(same, 'us')).toEqual({ 'Reno salvo 1': ['Yamato'] });
  });

  test.each([
    [3, undefined],
    [4, -1],
    [5, -2],
    [6, -3],
    [7, -4],
  ])('rule 12.6d: US torpedoes at %i boxes', (range, drm) => {
    const match = launch({ Yamato: 10 }, { Reno: 10 + range });
    order(match, 'us', { 'Reno salvo 1': 'Yamato' }, 1);
    expect(modifiersOf(match, 'purpose.surface torpedoes')[0]?.['torpedo range']).toBe(drm);
  });

  test('rule 12.6d: US torpedoes run no farther than 7 boxes', () => {
    const match = launch({ Yamato: 10, 'DIV 31': 11 }, { Reno: 18 });
    expect(pieces(match, 'us')).toEqual({ 'Reno salvo 1': ['DIV 31'] });
    expect(refused(match, 'us', { 'Reno salvo 1': 'Yamato' })).toMatchObject({
      reason: { key: 'why surface out of range torpedoes', values: { reach: 7, range: 8 } },
      rule: '12.6',
    });
    expect(given([], (g) => [torpedoReach(g, 'us'), torpedoReach(g, 'japan')])).toEqual([7, 12]);
  });

  test.each([
    [6, undefined],
    [7, -1],
    [8, -2],
    [12, -6],
  ])('rule 12.6e: Japanese torpedoes at %i boxes', (range, drm) => {
    const match = launch({ Mogami: 10 }, { Iowa: 10 + range });
    order(match, 'japan', { 'Mogami salvo 1': 'Iowa' }, 1);
    expect(modifiersOf(match, 'purpose.surface torpedoes')[0]?.['torpedo range']).toBe(drm);
  });

  test('rule 12.6e: Japanese torpedoes run no farther than 12 boxes', () => {
    const match = fight({ Mogami: 10 }, { Iowa: 23 });
    until(match, 'surface round: break off');
    expect(events(match, 'surface round')).toHaveLength(1);
    expect(salvos(match)).toEqual([]);
  });

  test('rule 12.6f: every hit is rolled for a critical hit, and no hit of a gun is', () => {
    const match = launch({ Mogami: 12 }, { Iowa: 15 });
    // Column 6: a 7 is 2 hits, so two critical rolls; the second, 10 less 1 for a battleship, does 1 hit more and slows it.
    order(match, 'japan', { 'Mogami salvo 1': 'Iowa' }, 7, 1, 10);
    expect(rolls(match).filter(({ purpose }) => purpose === 'purpose.critical by surface')).toHaveLength(2);
    expect(hits(match, 'Iowa')).toEqual([3]);
    const guns = fight({ Yamato: 12 }, { Iowa: 13 });
    until(guns, TARGETS);
    both(guns, { Yamato: 'Iowa' }, {}, 5);
    expect(hits(guns, 'Iowa')).toEqual([4]);
    expect(rolls(guns).filter(({ purpose }) => purpose === 'purpose.critical by surface')).toEqual([]);
  });

  test('rule 12.6f: a ship that its hits have sunk needs no critical rolls', () => {
    const match = launch({ Mogami: 12 }, { Iowa: 15, 'New Jersey': 15 }, { change: (data) => hurt(data, 'Iowa', 9) });
    order(match, 'japan', { 'Mogami salvo 1': 'Iowa' }, 7);
    expect(events(match, 'sunk')).toHaveLength(1);
  });

  test('rule 12.6g: ships in between do not matter', () => {
    const match = launch({ Mogami: 10, Yamato: 12 }, { Iowa: 11, 'New Jersey': 14 });
    expect(pieces(match, 'japan')['Mogami salvo 1']).toEqual(['Iowa', 'New Jersey']);
  });

  test('rule 12.6h: a ship launches once in a battle, and has torpedoes again for the next', () => {
    const match = launch({ Mogami: 12, Atago: 12 }, { Iowa: 15 });
    order(match, 'japan', { 'Mogami salvo 1': 'Iowa' }, 1);
    until(match, TORPEDOES);
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['Atago salvo 1']);
    expect(clickedBy(match, 'japan', { piece: 'Mogami' }, surfaceWords)).toBe(
      'Mogami has already fired its torpedoes in this battle. (12.6)',
    );
    expect(dataOf(match).spent[ship('Mogami')]).toBe(true);
    until(match, 'surface retreat: hex');
    expect(dataOf(match).spent[ship('Mogami')]).toBe(false);
  });

  test('rule 12.6h: a destroyer unit that fires some of its salvos has fired all of them', () => {
    const match = launch({ 'DIV 31': 12, Atago: 12 }, { Iowa: 15 });
    order(match, 'japan', { 'DIV 31 salvo 2': 'Iowa' }, 1);
    until(match, TORPEDOES);
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['Atago salvo 1']);
  });

  test('rule 12.6i: column 6; a cruiser once, a destroyer unit once for each box left, at one target or several', () => {
    const match = launch(
      { Mogami: 12, 'DIV 31': 12, 'DIV 32': 12 },
      { Iowa: 15, 'New Jersey': 15 },
      { change: (data) => hurt(data, 'DIV 32', 1) },
    );
    expect(Object.keys(pieces(match, 'japan'))).toEqual([
      'Mogami salvo 1',
      'DIV 31 salvo 1',
      'DIV 31 salvo 2',
      'DIV 32 salvo 1',
    ]);
    order(match, 'japan', { 'DIV 31 salvo 1': 'Iowa', 'DIV 31 salvo 2': 'New Jersey' }, 3, 5, 1, 1);
    expect(salvos(match)).toMatchObject([
      { column: '6', result: 1 },
      { column: '6', result: 1 },
    ]);
    expect(hits(match, 'Iowa', 'New Jersey')).toEqual([1, 1]);
  });

  test('rule 12.5d: by night torpedoes need a spotted target too', () => {
    const match = launch({ Mogami: 5 }, { Iowa: 11, 'New Jersey': 12 }, { turn: NIGHT });
    expect(pieces(match, 'japan')).toEqual({ 'Mogami salvo 1': ['Iowa'] });
    // Gun flashes give nobody away in this game.
    const fired = fight({ Mogami: 5 }, { Iowa: 11, 'New Jersey': 12 }, { turn: NIGHT });
    until(fired, TARGETS);
    both(fired, {}, { 'New Jersey': 'Mogami' }, 1);
    expect(pieces(fired, 'japan')).toEqual({ 'Mogami salvo 1': ['Iowa'] });
  });

  test('rule 12.6i: the odds are those of one salvo', () => {
    const match = launch({ Mogami: 12 }, { Iowa: 15 });
    expect(
      placingOdds(match, 'japan', 'Mogami salvo 1', 'Iowa')?.outcomes.map(({ value, ways }) => [value, ways]),
    ).toEqual([
      [0, 2],
      [1, 4],
      [2, 4],
    ]);
  });
});
