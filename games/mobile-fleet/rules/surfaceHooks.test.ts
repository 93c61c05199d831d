import { battleSpeedOf, conditionOf, roundHalfUp } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import {
  battleIn,
  boxes,
  fight,
  fighter,
  hits,
  type How,
  meet,
  MOVE,
  modifiersOf,
  NIGHT,
  rolls,
  TARGETS,
  until,
} from './surface.testing.ts';
import { both, dataOf, events, order, pieces, questionTo, ship } from './testing.ts';

/*
 * What the family leaves to a game and this one does not use: the sister game fights so.
 */
describe('rules that another game may have', () => {
  test('groups of ships are deployed with one roll each', () => {
    const divide: NonNullable<How['rules']>['divide'] = (_g, ships) =>
      [ships.slice(0, 2), ships.slice(2)].filter(({ length }) => length > 0);
    const match = meet(['Yamato', 'Musashi', 'Kongo'], ['Iowa'], [10, 1, 1, 10, 8], { rules: { divide } });
    expect(boxes(match, 'Yamato', 'Musashi', 'Kongo', 'Iowa')).toEqual([3, 3, 8, 20]);
  });

  test('split speeds go by the round', () => {
    const match = fight({ Kongo: 6 }, { Iowa: 20 });
    const speeds = [1, 2].map((round) => {
      battleIn(match).round = round;
      return battleSpeedOf({ ...fleet, splitInBattle: 'round' }, dataOf(match), ship('Kongo'));
    });
    expect(speeds).toEqual([4, 5]);
  });

  test('the initiative is rolled in every round', () => {
    const match = meet(['Yamato'], ['Iowa'], [5, 5, 10, 1], { rules: { initiativeEveryRound: true } });
    expect(questionTo(match, 'japan')).toBe(MOVE);
    until(match, 'surface round: break off');
    order(match, 'japan', 'fight on');
    order(match, 'us', 'fight on', 1, 10);
    expect(questionTo(match, 'us')).toBe(MOVE);
  });

  test('one side aims before the other, and only the first shot at a target counts in full', () => {
    const gunnery: NonNullable<How['rules']>['gunnery'] = (g, { ship }, nth) => {
      const full = conditionOf(fleet, g.state, ship).gunnery;
      return nth === 0 ? full : roundHalfUp(full / 2);
    };
    const match = fight({ Yamato: 10 }, { 'New Mexico': 13, Maryland: 13 }, { rules: { aimsFirst: 'japan', gunnery } });
    until(match, TARGETS);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([TARGETS, null]);
    // Its dice are rolled before the other side aims.
    order(match, 'japan', { Yamato: 'Maryland' }, 1);
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([null, 'surface round: reply']);
    order(match, 'us', { 'New Mexico': 'Yamato', Maryland: 'Yamato' }, 1, 1);
    // Maryland, the stronger of the two, fires first.
    expect(
      rolls(match)
        .filter(({ purpose }) => purpose === 'purpose.surface guns')
        .map(({ column }) => column),
    ).toEqual(['18', '12', '6']);
  });

  test('ships that have fired are slower in the next round, and only then', () => {
    const match = fight({ Yamato: 10, Musashi: 10 }, { Iowa: 13 }, { rules: { slowed: { byFiring: 1, byAir: 1 } } });
    until(match, TARGETS);
    both(match, { Yamato: 'Iowa' }, {}, 1);
    until(match, MOVE);
    expect([pieces(match, 'japan')['Yamato']?.length, pieces(match, 'japan')['Musashi']?.length]).toEqual([6, 8]);
    order(match, 'japan', {});
    expect(fighter(match, 'Yamato').slow).toBe(0);
    const air = fight({ Yamato: 10, Musashi: 10 }, { Essex: 20 }, { rules: { slowed: { byFiring: 1, byAir: 1 } } });
    until(air, 'surface round: aircraft');
    order(air, 'us', { 'VB-15': 'Yamato' }, 1, 1);
    expect([fighter(air, 'Yamato').slow, fighter(air, 'Musashi').slow]).toEqual([1, 0]);
  });

  test('ships that have fired this round are spotted at any range', () => {
    const night = { turn: NIGHT, rules: { aimsFirst: 'us', flashesSpotted: true } } as const;
    const match = fight({ Yamato: 10 }, { Iowa: 20, 'New Jersey': 20 }, night);
    until(match, TARGETS);
    order(match, 'us', { Iowa: 'Yamato' }, 1);
    expect(pieces(match, 'japan')).toEqual({ Yamato: ['Iowa'] });
  });

  test('smoke is gone after the round, and may hide nothing at night', () => {
    const match = fight(
      { 'DIV 31': 10 },
      { Iowa: 13 },
      { rules: { smokeClears: true, smokeHides: ({ turn }) => turn !== NIGHT } },
    );
    order(match, 'japan', {});
    order(match, 'japan', { 'DIV 31': 'surface 11' });
    expect(battleIn(match).smoke).toEqual([11]);
    until(match, MOVE);
    until(match, 'surface round: break off');
    until(match, MOVE);
    expect(battleIn(match).smoke).toEqual([]);
    const night = fight(
      { Yamato: 10 },
      { Iowa: 13 },
      { turn: NIGHT, smoke: [11], rules: { smokeHides: ({ turn }) => turn !== NIGHT } },
    );
    until(night, TARGETS);
    both(night, { Yamato: 'Iowa' }, {}, 1);
    expect(modifiersOf(night, 'purpose.surface guns')).toEqual([{}]);
  });

  test('nobody leaves by the ends of the display', () => {
    const match = fight({ Yamato: 1 }, { Iowa: 13 }, { rules: { exits: false } });
    expect(pieces(match, 'japan')['Yamato']).toEqual(['surface 2', 'surface 3', 'surface 4', 'surface 5']);
  });

  test('shots have modifiers of their own, hits are counted otherwise, and guns can be critical', () => {
    const match = fight(
      { Yamato: 10 },
      { Iowa: 13 },
      {
        rules: {
          aim: (_g, firer, _target, weapon) => [firer.moved && weapon === 'guns' && 'flak'],
          impact: (_g, _target, result) => ({
            hits: Math.min(1, Number(result)),
            criticals: Number(result) > 0 ? 1 : 0,
          }),
        },
      },
    );
    order(match, 'japan', { Yamato: 'surface 12' });
    order(match, 'us', {});
    both(match, { Yamato: 'Iowa' }, {}, 10, 1);
    expect(modifiersOf(match, 'purpose.surface guns')).toEqual([{ flak: -1 }]);
    expect(hits(match, 'Iowa')).toEqual([1]);
    expect(rolls(match).filter(({ purpose }) => purpose === 'purpose.critical by surface')).toHaveLength(1);
  });

  test('torpedoes that are fired are gone for good', () => {
    const match = fight({ Mogami: 10 }, { Iowa: 13 }, { rules: { rearms: false } });
    until(match, 'surface round: torpedoes');
    order(match, 'japan', { 'Mogami salvo 1': 'Iowa' }, 1);
    until(match, 'surface retreat: hex');
    expect(match.table.whole.data.spent.filter(Boolean)).toHaveLength(1);
  });

  test('something is done at the end of each round, and of the battle', () => {
    const said: string[] = [];
    const match = fight(
      { Yamato: 2 },
      { Iowa: 24 },
      {
        round: 6,
        rules: {
          roundEnds: (_g, { round }) => void said.push(`round ${round}`),
          battleEnds: (_g, { ended }) => void said.push(`${ended}`),
        },
      },
    );
    until(match, 'surface retreat: hex');
    expect(said).toEqual(['round 6', 'round 7', 'last round']);
    expect(events(match, 'surface over last round')).toHaveLength(1);
  });
});
