import { describe, expect, it } from 'vitest';
import {
  AIRCRAFT,
  BREAK_OFF,
  fight,
  type How,
  type Line,
  MOVE,
  NIGHT,
  SMOKE,
  TARGETS,
  TORPEDOES,
  until,
} from '../rules/surface.testing.ts';
import { flown, hex, hurt, order, place, put, questionTo, ready, type Table } from '../rules/testing.ts';
import { ordered, placed, why } from './staff.testing.ts';

const SHELTER: Line = { 'DES DIV 12/1': 20 };

/** Both sides stand still until a question is put. */
function at(question: string, japan: Line, us: Line, how: How = {}): Table {
  const match = fight(japan, us, how);
  until(match, question);
  return match;
}
/** The box that the staff sends each ship to; those it leaves where they are are not told. */
function courses(match: Table, side: 'japan' | 'us'): Record<string, number | string> {
  const moves = Object.entries(placed(match, side)).map(([id, box]) => {
    const to = Number(box.replace('surface ', ''));
    return [id, Number.isNaN(to) ? 'exit' : to] as const;
  });
  return Object.fromEntries(moves);
}
const NO_AIR = (data: Parameters<NonNullable<How['change']>>[0]): void =>
  flown(data, 'Taiho F', 'Taiho DB', 'Taiho T', 'VF-2/1', 'VF-2/2', 'VB-2', 'VT-2');

describe('movement in a surface battle', () => {
  it('takes carriers to the way out while the others cover them', () => {
    const match = at(MOVE, { Taiho: 6, Yamato: 6, Musashi: 6, 'DIV 31': 6 }, { Washington: 20, Iowa: 20 });
    expect(courses(match, 'japan')['Taiho']).toBe(2);
    expect(why(match, 'japan')).toBe('reason.cover the withdrawal');
    // There, she tries to leave.
    const there = at(MOVE, { Taiho: 1, Yamato: 6, Musashi: 6 }, { Washington: 20, Iowa: 20 });
    expect(courses(there, 'japan')['Taiho']).toBe('exit');
  });

  it('runs with everything from an enemy who is far stronger', () => {
    const match = at(MOVE, { Yahagi: 8, 'DIV 61': 8 }, { Washington: 20, Iowa: 20, 'New Jersey': 20 });
    expect(courses(match, 'japan')).toEqual({ Yahagi: 4, 'DIV 61': 4 });
    expect(why(match, 'japan')).toBe('reason.run for it');
  });

  it('stands off at night where our ships see and the enemy does not', () => {
    const japan = { Kongo: 10, Haruna: 10, Atago: 10, Takao: 10 };
    const us = { Washington: 15, Indiana: 15, Iowa: 15 };
    // Japan has moved: whoever stays within 6 boxes of it is seen.
    const match = fight(japan, us, { turn: NIGHT, initiative: 'japan' });
    order(match, 'japan', {});
    expect(questionTo(match, 'us')).toBe(MOVE);
    for (const box of Object.values(courses(match, 'us'))) expect(Number(box)).toBeGreaterThan(16);
    expect(why(match, 'us')).toBe('reason.open the range');
  });

  it('takes Japanese torpedoes close enough to run at night', () => {
    const japan = { Atago: 8, Takao: 8, 'DIV 31': 8, 'DIV 32': 8, Myoko: 8, Haguro: 8 };
    const match = fight(japan, { Washington: 18, 'New Orleans': 18 }, { turn: NIGHT, initiative: 'us' });
    order(match, 'us', {});
    const moved = courses(match, 'japan');
    for (const id of Object.keys(japan)) expect(Number(moved[id])).toBe(12);
    expect(why(match, 'japan')).toBe('reason.close the range');
  });
});

describe('smoke', () => {
  it('covers a retreat, between the lines', () => {
    const match = at(SMOKE, { Yahagi: 8, 'DIV 61': 8 }, { Washington: 20, Iowa: 20 });
    expect(placed(match, 'japan')).toEqual({ 'DIV 61': 'surface 8' });
    expect(why(match, 'japan')).toBe('reason.cover in smoke');
  });

  it('is not laid by the stronger side, whose own aim it would spoil', () => {
    const match = at(SMOKE, { Yamato: 10, Musashi: 10, 'DIV 61': 10 }, { Indianapolis: 18, ...SHELTER });
    expect(placed(match, 'japan')).toEqual({});
    expect(why(match, 'japan')).toBe('reason.clear view');
  });

  it('is not laid twice', () => {
    const match = at(SMOKE, { Yahagi: 8, 'DIV 61': 8 }, { Washington: 20, Iowa: 20 }, { smoke: [12] });
    expect(placed(match, 'japan')).toEqual({});
  });
});

describe('gunnery', () => {
  it('takes carriers before anything else in range', () => {
    const match = at(TARGETS, { Yamato: 10, Musashi: 10 }, { Hornet: 16, Washington: 16, ...SHELTER });
    expect(placed(match, 'japan')).toEqual({ Yamato: 'Hornet', Musashi: 'Hornet' });
    expect(why(match, 'japan')).toBe('reason.all guns on one');
  });

  it('does not waste heavy guns on what is as good as sunk', () => {
    const us = { Washington: 12, Indiana: 12, Iowa: 12, 'New Jersey': 12 };
    const match = at(TARGETS, { Tone: 10, Chikuma: 10 }, us);
    const targets = Object.values(placed(match, 'us'));
    expect(targets.filter((id) => id === 'Tone')).toHaveLength(2);
    expect(targets.filter((id) => id === 'Chikuma')).toHaveLength(2);
  });

  it('leaves destroyers to those who reach nothing better', () => {
    const match = at(TARGETS, { Haruna: 10, 'DIV 31': 10 }, { Washington: 14, 'DES DIV 12/1': 14 });
    expect(placed(match, 'us')).toEqual({ Washington: 'Haruna', 'DES DIV 12/1': 'Haruna' });
  });
});

describe('torpedoes', () => {
  const LINE = { Washington: 16, Indiana: 16 };

  it('run at a battleship within their free range', () => {
    const match = at(TORPEDOES, { Atago: 11, Takao: 11, 'DIV 31': 11, Yamato: 11 }, LINE);
    const sent = placed(match, 'japan');
    expect(Object.keys(sent)).toHaveLength(4);
    expect(why(match, 'japan')).toBe('reason.launch torpedoes');
  });

  it('wait for a better range where there is time', () => {
    const match = at(TORPEDOES, { Atago: 5, Takao: 5, Yamato: 5, Musashi: 5 }, LINE);
    expect(placed(match, 'japan')).toEqual({});
    expect(why(match, 'japan')).toBe('reason.hold torpedoes');
  });

  it('do not wait any longer in the last rounds, or when their ship runs', () => {
    const late = at(TORPEDOES, { Atago: 5, Takao: 5, Yamato: 5, Musashi: 5 }, LINE, { round: 6 });
    expect(Object.keys(placed(late, 'japan'))).toHaveLength(2);
    const running = at(TORPEDOES, { Atago: 5, Takao: 5 }, { ...LINE, Iowa: 16, 'New Jersey': 16 });
    expect(Object.keys(placed(running, 'japan'))).toHaveLength(2);
  });
});

describe('aircraft in a surface battle', () => {
  it('all fly at what is worth most, with fighters to keep its flak down', () => {
    const match = at(
      AIRCRAFT,
      { Taiho: 4, Yahagi: 6 },
      { Essex: 20, Washington: 20 },
      {
        change: (data) => ready(data, 'Taiho F', 'Taiho DB', 'Taiho T'),
      },
    );
    const sent = placed(match, 'japan');
    expect(sent['Taiho DB']).toBe(sent['Taiho T']);
    expect(sent['Taiho F']).toBe(`${sent['Taiho DB']} flak`);
  });

  it('are none where none are ready', () => {
    const match = at(AIRCRAFT, { Taiho: 4, Yahagi: 6 }, { Indianapolis: 20 }, { change: NO_AIR });
    expect(ordered(match, 'japan')).toEqual({});
    expect(why(match, 'japan')).toBe('reason.nothing to fly');
  });
});

describe('breaking off', () => {
  const STRONG = { Washington: 18, Indiana: 18, Iowa: 18, 'New Jersey': 18 };

  it('is for the weaker side, and the stronger fights on', () => {
    const match = at(BREAK_OFF, { Kongo: 4, Haruna: 4 }, STRONG);
    expect([ordered(match, 'japan'), ordered(match, 'us')]).toEqual(['break off', 'fight on']);
    expect([why(match, 'japan'), why(match, 'us')]).toEqual(['reason.outgunned', 'reason.no match']);
  });

  it('takes less where carriers are at stake', () => {
    const line = { Yamato: 4, Musashi: 4, Kongo: 4, Haruna: 4 };
    expect(ordered(at(BREAK_OFF, line, STRONG), 'japan')).toBe('fight on');
    const match = at(BREAK_OFF, { ...line, Chitose: 4 }, STRONG);
    expect([ordered(match, 'japan'), why(match, 'japan')]).toEqual(['break off', 'reason.save the carriers']);
  });

  it('is a matter of temper', () => {
    const match = at(BREAK_OFF, { Kongo: 4, Haruna: 4, Nagato: 4 }, STRONG);
    expect(ordered(match, 'japan', { standsAt: 0.2 })).toBe('fight on');
    expect(ordered(match, 'japan', { standsAt: 0.9 })).toBe('break off');
  });

  it('is over once the carriers of the enemy are under our guns', () => {
    const match = at(BREAK_OFF, { Taiho: 4, Yahagi: 4 }, STRONG, { change: NO_AIR });
    expect([ordered(match, 'us'), why(match, 'us')]).toEqual(['fight on', 'reason.carriers in sight']);
  });
});

describe('retreat', () => {
  it('leads away from other enemies, not into their arms', () => {
    const match = at(
      BREAK_OFF,
      { Kongo: 4 },
      { Washington: 20, Iowa: 20, Indiana: 20 },
      {
        change: (data) => {
          put(data, 'TG 58.2', 'Hornet');
          place(data, 'TG 58.2', '1815');
          hurt(data, 'Kongo', 3);
        },
      },
    );
    order(match, 'japan', 'break off');
    order(match, 'us', 'break off');
    // West or north of 2015; TG 58.2 is to the west.
    expect(ordered(match, 'japan')).toBe(hex('2014'));
  });
});
