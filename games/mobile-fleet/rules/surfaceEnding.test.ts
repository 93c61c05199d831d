import { oddsFor, undoRefusal } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import {
  BREAK_OFF,
  fight,
  type How,
  type Line,
  modifiersOf,
  MOVE,
  RETREAT,
  rolls,
  TARGETS,
  until,
} from './surface.testing.ts';
import { both, dataOf, events, now, order, questionTo, type Table } from './testing.ts';

const OUT = 'break off';
const ON = 'fight on';

function roundEnds(japan: Line, us: Line, how: How = {}): Table {
  const match = fight(japan, us, how);
  until(match, BREAK_OFF);
  return match;
}
const apart = (how: How = {}): Table => roundEnds({ Yamato: 2 }, { Iowa: 24 }, how);
const dice = (match: Table) => rolls(match).filter(({ purpose }) => purpose === 'purpose.surface break off');

describe('breaking off', () => {
  test('rule 12.8a: both decide at once after rounds 1 to 7', () => {
    const match = apart();
    for (let round = 1; round <= 7; round++) {
      expect(dataOf(match).battle?.round).toBe(round);
      expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([BREAK_OFF, BREAK_OFF]);
      order(match, 'us', ON);
      expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([BREAK_OFF, null]);
      order(match, 'japan', ON);
      until(match, round < 7 ? BREAK_OFF : RETREAT);
    }
    expect(dataOf(match).battle?.round).toBe(8);
  });

  test('rule 12.8a: whoever has heard what the other chose keeps to it', () => {
    for (const choice of [ON, OUT]) {
      const match = apart();
      order(match, 'us', choice);
      expect(undoRefusal(match, 'us')).toBeNull();
      order(match, 'japan', choice);
      expect(undoRefusal(match, 'japan')?.reason.key).toBe('kernel.undo joint');
    }
  });

  test('rule 12.8b: if both break off, the battle ends without a roll', () => {
    const match = apart();
    both(match, OUT, OUT);
    expect([dice(match), events(match, 'surface over broken off').length]).toEqual([[], 1]);
  });

  test('rule 12.8c: if both fight on, so does the battle', () => {
    const match = apart();
    both(match, ON, ON);
    expect([dice(match), questionTo(match, 'japan'), dataOf(match).battle?.round]).toEqual([[], MOVE, 2]);
  });

  test('rule 12.8d: if only one breaks off, both roll, with +1 for each round fought and +1 for smoke', () => {
    for (const [japan, us] of [
      [OUT, ON],
      [ON, OUT],
    ]) {
      const match = apart({ round: 5, smoke: [4] });
      both(match, japan as string, us as string, 2, 3);
      expect(modifiersOf(match, 'purpose.surface break off')).toEqual([
        { smoke: 1, rounds: 5 },
        { smoke: 1, rounds: 5 },
      ]);
    }
    const clear = apart({ round: 1 });
    both(clear, OUT, ON, 1, 1);
    expect(modifiersOf(clear, 'purpose.surface break off')).toEqual([{ rounds: 1 }, { rounds: 1 }]);
  });

  test('rule 12.8e: either die at 11 or more ends it: the example of the rules, 2 and 5 after round 5 with smoke', () => {
    const example = apart({ round: 5, smoke: [4] });
    both(example, OUT, ON, 2, 5);
    expect(dice(example).map(({ result }) => result)).toEqual(['goes on', 'ends']);
    expect(events(example, 'surface over broken off')).toHaveLength(1);
    const first = apart({ round: 5 });
    both(first, OUT, ON, 6, 1);
    expect(events(first, 'surface over broken off')).toHaveLength(1);
    const neither = apart({ round: 5 });
    both(neither, OUT, ON, 5, 5);
    expect([events(neither, 'surface over broken off'), dataOf(neither).battle?.round]).toEqual([[], 6]);
  });

  test('rule 12.8e: the odds count both dice', () => {
    const odds = oddsFor(apart({ round: 5 }), 'japan', OUT);
    expect(odds?.of).toBe(100);
    expect(odds?.outcomes.map(({ result, ways }) => [result.key, ways])).toEqual([
      ['result.break off.ends', 75],
      ['result.break off.goes on', 25],
    ]);
    expect(oddsFor(apart({ round: 5 }), 'japan', ON)).toBeNull();
  });

  test('rule 12.8f: after round 8 the battle ends, and nobody is asked, not even who wanted to break off before', () => {
    const match = apart({ round: 7 });
    both(match, OUT, ON, 1, 1);
    expect([dataOf(match).battle?.round, questionTo(match, 'japan')]).toEqual([8, MOVE]);
    order(match, 'japan', {});
    order(match, 'us', {});
    expect(now(match)).toBe(TARGETS);
    both(match, {}, {});
    expect(now(match)).toBe(RETREAT);
    expect(events(match, 'surface over last round')).toHaveLength(1);
    expect(dice(match)).toHaveLength(2);
  });

  test('rule 12.8g: a side whose ships have all left counts as the only one that broke off', () => {
    const match = fight({ Yamato: 1, Musashi: 1 }, { Iowa: 20 }, { round: 3 });
    order(match, 'japan', { Yamato: 'surface exit japan', Musashi: 'surface exit japan' }, 1, 2);
    expect(dataOf(match).battle).toMatchObject({ ended: 'no opponent', retreats: { japan: true, us: false } });
    expect([questionTo(match, 'japan'), questionTo(match, 'us')]).toEqual([RETREAT, null]);
  });
});
