import { at } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import {
  battleIn,
  boxes,
  FIELD,
  fight,
  fighter,
  meet,
  MOVE,
  NIGHT,
  rolls,
  surface,
  TARGETS,
  until,
} from './surface.testing.ts';
import {
  AFTER,
  dataOf,
  events,
  hex,
  hurt,
  join,
  marker,
  now,
  order,
  place,
  playing,
  put,
  questionTo,
  see,
  ship,
} from './testing.ts';

const seenShips = (match: ReturnType<typeof meet>): string[] =>
  battleIn(match).ships.map((combatant) => at(fleet.ships, combatant.ship).id);

describe('who fights', () => {
  test('rule 12.0c: an undetected enemy formation in the hex takes no part, and without a detected one there is no battle', () => {
    const match = meet(['Yamato'], ['Iowa'], [], { change: (data) => see(data, 'TG 58.7', 0) });
    expect([now(match), dataOf(match).battle, events(match, 'surface battle')]).toEqual([AFTER, null, []]);
    const two = meet(['Yamato'], ['Iowa'], [10, 1, 5, 5], {
      change: (data) => {
        place(data, 'TG 58.1', FIELD);
        put(data, 'TG 58.1', 'Baltimore');
      },
    });
    expect(seenShips(two)).toEqual(['Yamato', 'Iowa']);
  });

  test('rule 12.0d: every detected enemy formation in the hex fights, and of the active side the active formation alone', () => {
    const match = meet(['Yamato'], ['Iowa'], [10, 1, 5, 5, 5], {
      change: (data) => {
        for (const [id, name] of [
          ['TG 58.1', 'Baltimore'],
          ['Force B', 'Nagato'],
        ] as const) {
          place(data, id, FIELD);
          put(data, id, name);
          see(data, id, ARM.carrier);
        }
      },
    });
    expect(seenShips(match)).toEqual(['Yamato', 'Baltimore', 'Iowa']);
    expect(battleIn(match).markers).toEqual(['Force A', 'TG 58.1', 'TG 58.7'].map(marker).sort((a, b) => a - b));
  });

  test('rule 12.0d: a force fights with all its groups', () => {
    const match = meet(['Yamato'], ['Iowa'], [10, 1, 5, 5, 5], {
      active: 'us',
      change: (data) => {
        place(data, 'Mobile Fleet', FIELD);
        see(data, 'Mobile Fleet', ARM.ship);
        put(data, 'Force B', 'Nagato');
        for (const group of ['Force A', 'Force B']) join(data, group, 'Mobile Fleet');
      },
    });
    expect(seenShips(match)).toEqual(['Nagato', 'Yamato', 'Iowa']);
    expect(battleIn(match).active).toBe('us');
  });

  test('rule 12.0d: damaged ships that sail apart fight, and so do their escorts', () => {
    const match = meet(['Yamato'], [], [10, 1, 5, 5, 5], {
      change: (data) => {
        place(data, 'US detachment 1', FIELD);
        put(data, 'US detachment 1', 'Iowa', 'DES DIV 89');
        hurt(data, 'Iowa', 3);
        see(data, 'US detachment 1', ARM.carrier);
      },
    });
    expect(seenShips(match)).toEqual(['Yamato', 'Iowa', 'DES DIV 89']);
  });

  test('rule 12.0e: each round has movement, gunnery, torpedoes, air attack and disengagement, and there are eight of them', () => {
    const match = fight({ 'DIV 31': 12, Taiho: 12 }, { 'DES DIV 89': 13, Essex: 13 });
    const asked: string[] = [];
    for (const question of [
      MOVE,
      TARGETS,
      'surface round: torpedoes',
      'surface round: aircraft',
      'surface round: break off',
    ]) {
      until(match, question);
      asked.push(questionTo(match, 'japan') ?? '');
    }
    expect(asked).toEqual([
      MOVE,
      TARGETS,
      'surface round: torpedoes',
      'surface round: aircraft',
      'surface round: break off',
    ]);
    until(match, 'surface retreat: hex');
    expect(events(match, 'surface round').map(({ values }) => values?.['round'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('rule 12.0e: whoever fights sails no further', () => {
    const match = meet(['Yamato'], ['Iowa'], [10, 1, 5, 5], {
      change: (data) => {
        data.course = [hex('2016')];
      },
    });
    expect(dataOf(match).course).toEqual([]);
  });

  test('rule 12.0d: whoever fights has seen every ship of the enemy', () => {
    const match = meet(['Yamato', 'DIV 31', 'DIV 32'], ['Iowa'], [10, 1, 5, 5, 5, 5]);
    expect(dataOf(match).contacts.us).toMatchObject([
      {
        marker: marker('Force A'),
        hex: hex(FIELD),
        source: 'battle',
        told: 'types',
        total: 3,
        counts: [0, 0, 1, 0, 0, 2],
        within: 0,
      },
    ]);
    expect(dataOf(match).contacts.japan).toMatchObject([{ marker: marker('TG 58.7'), total: 1 }]);
  });
});

describe('initiative', () => {
  test('rule 12.1a: the higher die has the initiative, and moves first in every round', () => {
    for (const [dice, first, second] of [
      [[7, 3], 'japan', 'us'],
      [[3, 7], 'us', 'japan'],
    ] as const) {
      const match = meet(['Yamato'], ['Iowa'], [...dice, 5, 5]);
      expect(battleIn(match).initiative).toBe(first);
      expect([questionTo(match, first), questionTo(match, second)]).toEqual([MOVE, null]);
      order(match, first, {});
      expect([questionTo(match, first), questionTo(match, second)]).toEqual([null, MOVE]);
      until(match, 'surface round: break off');
      until(match, MOVE);
      expect([battleIn(match).round, questionTo(match, first)]).toEqual([2, MOVE]);
    }
  });

  test('rule 12.1b: ties are rolled again', () => {
    const match = meet(['Yamato'], ['Iowa'], [4, 4, 9, 9, 2, 8, 5, 5]);
    expect(battleIn(match).initiative).toBe('us');
    expect(rolls(match).filter(({ purpose }) => purpose === 'purpose.surface initiative')).toHaveLength(6);
  });
});

describe('deployment', () => {
  test('rule 12.2a: the hex of the battle is marked, and the first round is round 1', () => {
    expect(battleIn(meet(['Yamato'], ['Iowa'], [10, 1, 5, 5]))).toMatchObject({ hex: hex(FIELD), round: 1 });
  });

  test('rule 12.2b: one die for each ship says where it starts', () => {
    const match = meet(['Yamato', 'Musashi'], ['Iowa', 'DES DIV 89'], [10, 1, 1, 10, 5, 8]);
    expect(boxes(match, 'Yamato', 'Musashi', 'Iowa', 'DES DIV 89')).toEqual([3, 8, 20, 20]);
  });

  test('rule 12.2c: Japan starts at the low end and the US at the high end, with any die', () => {
    for (let die = 1; die <= 10; die++) {
      const [japan = 0, us = 0] = boxes(meet(['Yamato'], ['Iowa'], [10, 1, die, die]), 'Yamato', 'Iowa');
      expect(japan).toBeLessThan(us);
      expect(japan + us).toBe(26);
    }
  });

  test('rule 12.2d: by night ships start in the boxes of the night', () => {
    const match = meet(['Yamato'], ['Iowa'], [10, 1, 5, 8], { turn: NIGHT });
    expect(boxes(match, 'Yamato', 'Iowa')).toEqual([9, 16]);
  });

  test('rule 12.2e: by day, ready aircraft of any carrier in the battle can take off', () => {
    const match = fight({ Yamato: 12 }, { Essex: 13, Langley: 13 });
    until(match, 'surface round: aircraft');
    expect(questionTo(match, 'us')).toBe('surface round: aircraft');
  });

  test('rule 12.2f: taking off costs no movement', () => {
    const match = fight({ Yamato: 12 }, { Essex: 13 });
    until(match, 'surface round: aircraft');
    order(match, 'us', { 'VB-15': 'Yamato' }, 1, 1);
    expect([at(dataOf(match).markers, marker('TG 58.7')).slow, fighter(match, 'Essex').slow]).toEqual([0, 0]);
  });

  test('rule 12.2g: by night no aircraft take off', () => {
    const match = fight({ Yamato: 12 }, { Essex: 13 }, { turn: NIGHT });
    until(match, TARGETS);
    order(match, 'japan', {});
    order(match, 'us', {});
    expect(now(match)).toBe('surface round: break off');
  });

  test('a formation without ships fights nobody', () => {
    const match = playing(
      surface.battle,
      { hex: hex(FIELD), marker: marker('Force H'), from: -1 },
      surface.procedures,
      {
        change: (data) => {
          place(data, 'Force H', FIELD);
          place(data, 'TG 58.7', FIELD);
          see(data, 'TG 58.7', ARM.ship);
          put(data, 'TG 58.7', 'Iowa');
        },
      },
    );
    expect([now(match), dataOf(match).shipAt[ship('Iowa')]]).toEqual([AFTER, marker('TG 58.7')]);
  });
});
