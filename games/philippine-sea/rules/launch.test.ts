import { ask, refusalOf, sampleAnswer, fast, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { type Battle, LANDED, type Mission, READY } from '../data/state.ts';
import { deckOperations } from './airOperations.ts';
import { fly, hex, ship, spot, unit, whereIs } from './decks.testing.ts';
import { mayLaunch, takeOff } from './launch.ts';
import { asked, data, given, now, order, pieces, playing, refused, spoken, type Table, told } from './testing.ts';

/** TG 58.4: Essex, Langley and Cowpens. */
const group = 3;
const decks = (change: (battle: Battle) => void = () => undefined): Table =>
  playing(deckOperations, { group, outs: [] }, [], { change });
const boxes = (match: Table): string[] => {
  const question = asked(match);
  return question?.kind === 'arrange' ? question.boxes.map(({ id }) => id) : [];
};
const why = (match: Table, wanted: string): (string | undefined)[] => {
  const refusal = whyNot(match, 'us', { piece: wanted });
  return [refusal?.reason.key, refusal?.rule];
};
const mission = (match: Table, display: number): Mission => data(match).missions[display]!;
/** Strike aircraft ready on Essex. */
const armed = (battle: Battle): void => spot(battle, 'Essex', { 'Essex SB2C 1': READY, 'Essex F6F 1': READY });

describe('how many may take off', () => {
  const may = (carrier: string, change: (battle: Battle) => void = () => undefined): number =>
    given([], (g) => mayLaunch(g, ship(carrier)), { change });

  test('rule 6.24: two from a CV and one from a CVL, if they are ready', () => {
    expect([may('Essex'), may('Langley')]).toEqual([2, 1]);
    expect(may('Essex', (battle) => spot(battle, 'Essex', { 'Essex F6F 1': READY }))).toBe(1);
    expect(may('Essex', (battle) => spot(battle, 'Essex'))).toBe(0);
  });

  test('rule 6.24: none where more stand on the deck than the launch occupancy allows', () => {
    expect(
      may('Essex', (battle) =>
        spot(battle, 'Essex', { 'Essex F6F 1': READY, 'Essex F6F 2': READY, 'Essex F6F 3': READY }),
      ),
    ).toBe(0);
    expect(
      may('Essex', (battle) =>
        spot(battle, 'Essex', { 'Essex F6F 1': READY, 'Essex F6F 2': LANDED, 'Essex F6F 3': LANDED }),
      ),
    ).toBe(0);
    expect(may('Essex', (battle) => spot(battle, 'Essex', { 'Essex F6F 1': READY, 'Essex F6F 2': LANDED }))).toBe(1);
  });

  test('rules 6.24, 8.282: launches on search count, and a carrier that has landed any launches none', () => {
    expect(may('Essex', (battle) => void (battle.launched[ship('Essex')] = 1))).toBe(1);
    expect(may('Essex', (battle) => void (battle.launched[ship('Essex')] = 2))).toBe(0);
    expect(may('Essex', (battle) => void (battle.landedNow[ship('Essex')] = 1))).toBe(0);
    const counted = given([], (g) => {
      takeOff(g, unit('Essex F6F 1'));
      takeOff(g, unit('Essex F6F 3'));
      return g.state.launched[ship('Essex')];
    });
    expect(counted).toBe(1); // the third is in the hangar
  });

  test('rules 12.12, 12.34: none from a deck that is out of action or on a ship that burns', () => {
    expect(may('Essex', (battle) => void (battle.deckDown[ship('Essex')] = 1))).toBe(0);
    expect(may('Essex', (battle) => void (battle.fires[ship('Essex')] = [1]))).toBe(0);
    expect(may('Essex', (battle) => void (battle.hits[ship('Essex')] = 4))).toBe(1);
  });

  test('rule 22.0: nobody takes off at night; at dusk they do', () => {
    const at = (turn: number, phase: number) => (battle: Battle) => Object.assign(battle, { turn, phase });
    expect([may('Essex', at(10, 3)), may('Essex', at(10, 4)), may('Essex', at(11, 1))]).toEqual([2, 0, 0]);
  });
});

describe('forming missions', () => {
  test('rules 4.14, 4.15, 4.21: a new strike of any aircraft is over its ships, with the least endurance as fuel', () => {
    const match = decks(armed);
    order(match, { 'Essex SB2C 1': 'new strike 1', 'Essex F6F 1': 'new strike 1' });
    expect(mission(match, 0)).toMatchObject({
      kind: 'strike',
      hex: hex('1109'),
      fuel: 14,
      groups: 1 << 3,
      fresh: true,
    });
    expect([whereIs(data(match), 'Essex SB2C 1'), whereIs(data(match), 'Essex F6F 1')]).toEqual([
      'mission 0',
      'mission 0',
    ]);
    expect(data(match).launched[ship('Essex')]).toBe(2);
    expect(told(match)).toContain('TG 58.4 launches Strike 1: Essex SB2C 1 and Essex F6F 1. 14 fuel.');
  });

  test('rules 4.31, 4.32: only fighters fly intercepts and patrols; an intercept has 16 points of fuel', () => {
    const match = decks(armed);
    expect(pieces(match)['Essex F6F 1']).toBeUndefined();
    expect(pieces(match)['Essex SB2C 1']?.every((box) => box.includes('strike'))).toBe(true);
    expect(refused(match, { 'Essex SB2C 1': 'new intercept 1' })).not.toBeNull();
    order(match, { 'Essex F6F 1': 'new intercept 1', 'Langley F6F 1': 'new intercept 1' });
    expect(mission(match, 0)).toMatchObject({ kind: 'intercept', hex: hex('1109'), fuel: 16 });
  });

  test('rule 2.341: a night fighter flies like any other', () => {
    const match = playing(deckOperations, { group: 1, outs: [] }, [], {
      change: (battle) => spot(battle, 'Wasp', { 'Wasp F6F-3 1': READY }),
    });
    expect(pieces(match)).toHaveProperty('Wasp F6F-3 1');
    order(match, { 'Wasp F6F-3 1': 'new patrol 1' });
    expect(mission(match, 0).kind).toBe('patrol');
  });

  test('rule 4.14: units may join a mission in the same hex; its fuel is the lesser of the two', () => {
    const match = decks((battle) => {
      armed(battle);
      fly(battle, 2, 'strike', '1109', ['Hornet SB2C 1'], { fuel: 15, groups: 1 });
      fly(battle, 3, 'intercept', '1109', ['Hornet F6F 1'], { fuel: 9, groups: 1 });
      fly(battle, 4, 'intercept', '1110', ['Hornet F6F 2'], { fuel: 9, groups: 1 });
    });
    expect(boxes(match)).toEqual(expect.arrayContaining(['mission 2', 'mission 3']));
    expect(boxes(match)).not.toContain('mission 4');
    expect(spoken(match).boxes).toContain('Strike 3');
    order(match, { 'Essex SB2C 1': 'mission 2', 'Langley F6F 1': 'mission 3' });
    expect(mission(match, 2)).toMatchObject({ fuel: 14, groups: 0b1001, fresh: false });
    expect(mission(match, 3)).toMatchObject({ fuel: 9, groups: 0b1001 });
  });

  test('rule 4.13: no more than eight missions at once, patrols counted', () => {
    const match = decks((battle) => {
      for (let m = 0; m < 7; m++) Object.assign(battle.missions[m]!, { kind: 'patrol', groups: 1 });
    });
    expect(refused(match, { 'Essex F6F 1': 'new strike 1', 'Essex F6F 2': 'new intercept 1' })).toMatchObject({
      reason: { key: 'why too many missions' },
      rule: '4.13',
    });
    order(match, { 'Essex F6F 1': 'new intercept 1', 'Essex F6F 2': 'new intercept 1' });
    expect(mission(match, 7).kind).toBe('intercept');
    const several = decks();
    order(several, {
      'Essex F6F 1': 'new strike 1',
      'Essex F6F 2': 'new intercept 1',
      'Langley F6F 1': 'new intercept 2',
    });
    expect(
      data(several)
        .missions.map(({ kind }) => kind)
        .slice(0, 4),
    ).toEqual(['strike', 'intercept', 'intercept', null]);
  });

  test('rule 4.33: two patrols of a group at most, of three units together, without fuel', () => {
    const match = decks();
    const three = { 'Essex F6F 1': 'new patrol 1', 'Essex F6F 2': 'new patrol 1', 'Langley F6F 1': 'new patrol 2' };
    expect(boxes(match)).not.toContain('new patrol 3');
    expect(refused(match, { ...three, 'Cowpens F6F 1': 'new patrol 2' })).toMatchObject({ rule: '4.33' });
    order(match, three);
    expect(mission(match, 0)).toMatchObject({ kind: 'patrol', hex: -1, fuel: 0, groups: 1 << 3 });
    expect(mission(match, 1).kind).toBe('patrol');
    const one = decks((battle) => {
      fly(battle, 0, 'patrol', '', ['Langley F6F 2', 'Cowpens F6F 2'], { groups: 1 << 3, fuel: 0 });
      fly(battle, 1, 'patrol', '', ['Hornet F6F 1'], { groups: 1, fuel: 0 });
    });
    // Its own it may reinforce, by one more; another group's it may not.
    expect(boxes(one)).toContain('mission 0');
    expect(boxes(one)).not.toContain('mission 1');
    expect(boxes(one)).not.toContain('new patrol 2');
    expect(refused(one, { 'Essex F6F 1': 'mission 0', 'Essex F6F 2': 'new patrol 1' })).toMatchObject({ rule: '4.33' });
    order(one, { 'Essex F6F 1': 'mission 0' });
    expect(mission(one, 0).fuel).toBe(0);
    const full = decks((battle) =>
      fly(battle, 0, 'patrol', '', ['Langley F6F 2', 'Cowpens F6F 2', 'Essex F6F 3'], { groups: 1 << 3 }),
    );
    expect(boxes(full).some((box) => box.includes('patrol') || box === 'mission 0')).toBe(false);
  });

  test('rule 6.24: a heavily damaged CV launches one of two', () => {
    const match = decks((battle) => void (battle.hits[ship('Essex')] = 4));
    expect(refused(match, { 'Essex F6F 1': 'new strike 1', 'Essex F6F 2': 'new strike 1' })).toMatchObject({
      reason: { key: 'why too many launched' },
      rule: '6.24',
    });
    order(match, { 'Essex F6F 1': 'new strike 1' });
    expect(whereIs(data(match), 'Essex F6F 2')).toBe('Essex ready');
  });

  test('rule 4.16: a scenario says what may be launched, and in its turns of recovery nothing is', () => {
    const lesson = decks((battle) => {
      armed(battle);
      battle.rules.launches = ['intercept'];
    });
    expect(boxes(lesson).every((box) => box.startsWith('new intercept'))).toBe(true);
    expect(Object.keys(pieces(lesson))).not.toContain('Essex SB2C 1');
    expect(why(lesson, 'Essex SB2C 1')).toEqual(['why no mission for it', '4.31']);
    expect(now(decks((battle) => void (battle.rules.recoveryFrom = 0)))).toBe('deck operations: raise');
  });

  test('rules 6.23, 6.24: what may not take off is told why', () => {
    const match = decks((battle) => {
      spot(battle, 'Essex', { 'Essex F6F 1': READY, 'Essex F6F 2': READY, 'Essex F6F 3': READY });
      battle.fires[ship('Langley')] = [1];
    });
    expect(why(match, 'Essex F6F 1')).toEqual(['why deck crowded', '6.24']);
    expect(why(match, 'Langley F6F 1')).toEqual(['why on fire', '12.34']);
    expect(why(match, 'Cowpens F6F 2')).toEqual(['why not ready', '6.24']);
    expect(why(match, 'Hornet F6F 1')).toEqual(['why other group', '6.23']);
    expect(grid.label(hex('1109'))).toBe('1109');
  });

  test('rule 6.24: any order drawn at random is right, or nearly any', () => {
    const match = decks(armed);
    const question = ask(match, 'us')!;
    const dice = fast('launch');
    for (let i = 0; i < 50; i++) expect(refusalOf(question, sampleAnswer(question, dice))).toBeNull();
  });
});
