import { describe, expect, test } from 'vitest';
import { type Battle, type Fleet, setup, STRENGTH } from '../data/state.ts';
import { at, order, ship, standing, strike } from './table.testing.ts';
import { points, score } from './victory.ts';

function sink(fleet: Fleet, ...ids: string[]): void {
  for (const each of fleet.ships)
    if (ids.includes(each.id)) Object.assign(each, { box: 'sunk', hits: STRENGTH[each.kind] });
}

function lose(fleet: Fleet, n: number): void {
  for (const squadron of fleet.squadrons.slice(0, n)) squadron.state = 'lost';
}

describe('the end', () => {
  test('rule 9.1: the match goes on until the last round is over', () => {
    for (const [round, ends] of [
      [4, false],
      [5, true],
    ] as const) {
      const match = standing('end of round', (data) => {
        data.round = round;
      });
      expect(match.table.whole.outcome !== null).toBe(ends);
      expect(match.table.state.round).toBe(5);
    }
  });

  test('rule 9.1: it ends after the round in which a carrier was sunk, so that the other side still flies its raids', () => {
    const match = standing('assign', ({ blue }) => {
      blue.ships[0]!.hits = 3;
    });
    strike(match, { 'R-B1': 'strike centre' }, { 'B-B1': 'strike north' });
    order(match, 'red', true, [1]);
    order(match, 'red', 'B-CV', [4]);
    expect(ship(match, 'B-CV').box).toBe('sunk');
    expect(at(match)).toBe('raid: press on');
    order(match, 'blue', true, [1]);
    order(match, 'blue', 'R-CV', [6]);
    expect(match.table.whole.outcome).toEqual({ winner: 'red', result: 'red marginal', scores: { red: 6, blue: 2 } });
  });

  test("rule 9.1: either side's carrier ends it", () => {
    for (const side of ['red', 'blue'] as const) {
      const match = standing('end of round', (data) => sink(data[side], side === 'red' ? 'R-CV' : 'B-CV'));
      expect(match.table.whole.outcome?.winner).toBe(side === 'red' ? 'blue' : 'red');
    }
  });

  test('rule 9.2: what ships, hits and squadrons are worth', () => {
    const data = setup('archipelago');
    const worth = (change: (battle: Battle) => void): number => {
      const copy = structuredClone(data);
      change(copy);
      expect(points(copy, 'blue')).toBe(0);
      return points(copy, 'red');
    };
    expect(worth(({ blue }) => sink(blue, 'B-CV'))).toBe(6);
    expect(worth(({ blue }) => sink(blue, 'B-CA'))).toBe(3);
    expect(worth(({ blue }) => sink(blue, 'B-DA', 'B-DB'))).toBe(4);
    expect(worth(({ blue }) => lose(blue, 3))).toBe(3);
    expect(
      worth(({ blue }) => {
        blue.ships[0]!.hits = 3;
        blue.ships[1]!.hits = 1;
      }),
    ).toBe(4);
  });

  test('rule 9.3: two points more are a marginal, six a decisive victory, less is a draw', () => {
    const result = (red: number, blue: number): unknown => {
      const data = setup('archipelago');
      lose(data.blue, red);
      lose(data.red, blue);
      const { winner, result: level } = score(data);
      return [winner, level];
    };
    expect(result(1, 0)).toEqual([null, 'draw']);
    expect(result(3, 3)).toEqual([null, 'draw']);
    expect(result(2, 0)).toEqual(['red', 'red marginal']);
    expect(result(1, 6)).toEqual(['blue', 'blue marginal']);
    expect(result(6, 0)).toEqual(['red', 'red decisive']);
    expect(result(1, 7)).toEqual(['blue', 'blue decisive']);
  });
});
