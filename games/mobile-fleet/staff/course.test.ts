import { LAST_SEEN } from '@point-option/chit-pull';
import type { OptionId, PathStep } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { grid } from '../data/map.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { cap, hex, join, place, see } from '../rules/testing.ts';
import { MITSCHER, OZAWA } from './admirals.ts';
import { bestRoute, launchRoute, type Wish } from './course.ts';
import { coursed, report, sails } from './staff.testing.ts';

const FROM = hex('1010');

/** Open sea but for some submarines and enemies. */
function sea({ submarines = [] as string[], enemies = [] as string[], seen = [] as string[] }) {
  return (route: readonly OptionId[]): PathStep[] =>
    grid.neighbours(Number(route.at(-1) ?? FROM)).map((to) => ({
      to,
      cost: 1,
      ...(submarines.includes(grid.label(to)) && { caution: { key: 'submarine' } }),
      ...(seen.includes(grid.label(to)) && { caution: { key: LAST_SEEN } }),
      ...(enemies.includes(grid.label(to)) && { stops: { key: 'enemy' } }),
    }));
}
const toward =
  (label: string, worth = 1): Wish =>
  (to) =>
    -worth * grid.distance(to, hex(label));
const labels = (route: readonly number[]): string[] => route.map((each) => grid.label(each));

describe('a course', () => {
  it('leads as near to the goal as it gets, and no farther', () => {
    expect(labels(bestRoute(sea({}), FROM, 4, toward('1020')))).toEqual(['1011', '1012', '1013', '1014']);
    expect(labels(bestRoute(sea({}), FROM, 4, toward('1012')))).toEqual(['1011', '1012']);
  });

  it('goes around submarines where it can, and through them where the goal is worth it', () => {
    const around = labels(bestRoute(sea({ submarines: ['1011'] }), FROM, 3, toward('1012', 100)));
    expect([around.at(-1), around.includes('1011')]).toEqual(['1012', false]);
    const barrier = { submarines: ['0909', '0910', '1009', '1011', '1109', '1110', '1111', '0911'] };
    expect(bestRoute(sea(barrier), FROM, 4, toward('1014', 0.5))).toEqual([]);
    expect(labels(bestRoute(sea(barrier), FROM, 4, toward('1014', 5))).at(-1)).toBe('1014');
  });

  it('never runs into enemies, and does not pass through them', () => {
    expect(labels(bestRoute(sea({ enemies: ['1012'] }), FROM, 2, toward('1012'))).at(-1)).not.toBe('1012');
    for (const known of [{ enemies: ['1011'] }, { seen: ['1011'] }]) {
      const route = labels(bestRoute(sea(known), FROM, 4, toward('1013', 5)));
      expect([route.at(-1), route.includes('1011')]).toEqual(['1013', false]);
    }
    expect(labels(bestRoute(sea({ seen: ['1012'] }), FROM, 2, toward('1012', 5))).at(-1)).not.toBe('1012');
  });

  it('leaves a hex in which it may not stay', () => {
    expect(bestRoute(sea({}), FROM, 4, toward('1010'))).toEqual([]);
    expect(bestRoute(sea({}), FROM, 4, toward('1010'), false)).toHaveLength(1);
  });

  it('keeps groups out of the hex of the force, which they would have to join', () => {
    const end = (force: string): string =>
      sails('TG 58.1', MITSCHER, (data) => {
        clearMap(data);
        place(data, 'Force A', '1010');
        place(data, 'TG 58.1', '1910');
        see(data, 'Force A', ARM.carrier);
        report(data, 'Force A', 3, 0, 0, 2, 1, 2);
        place(data, 'TF 58', force);
      }).hex;
    const best = end('3010');
    // With the force there, another hex at the same range will do.
    expect([end(best) === best, grid.distance(hex(end(best)), hex('1010'))]).toEqual([false, 8]);
  });
});

describe('a course into the wind', () => {
  const southeast = grid.direction('SE');

  it('that leads into the enemy and cannot be helped says so', () => {
    const { hexes, why } = coursed(
      'Mobile Fleet',
      OZAWA,
      (data) => {
        clearMap(data);
        data.turn = 8;
        place(data, 'Mobile Fleet', '1816');
        for (const force of ['Force A', 'Force B', 'Force C']) join(data, force, 'Mobile Fleet');
        place(data, 'TG 58.7', grid.label(grid.neighbour(hex('1816'), southeast)));
        cap(data, 'Shokaku F1');
      },
      { wind: true },
    );
    expect([hexes.length, why]).toEqual([2, 'no other way']);
  });

  const launching = (target: string, range: number, open = sea({})) =>
    launchRoute(open, FROM, 5, { wish: toward(target), reason: '', launch: { hex: hex(target), range } });

  it('ends with two hexes to the southeast, and the target in range', () => {
    const route = launching('0410', 6) ?? [];
    const [last, middle, turn] = route.toReversed();
    expect(grid.neighbour(turn as number, southeast)).toBe(middle);
    expect(grid.neighbour(middle as number, southeast)).toBe(last);
    expect(grid.distance(last as number, hex('0410'))).toBeLessThanOrEqual(6);
    expect(route.length).toBeLessThanOrEqual(5);
  });

  it('is none where that leaves the target out of range, or leads into the enemy', () => {
    expect(launching('0210', 6)).toBeUndefined();
    const round = grid.neighbours(FROM).map((each) => grid.label(each));
    expect(launching('0510', 8, sea({ enemies: round }))).toBeUndefined();
  });
});
