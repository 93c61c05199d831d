import type { OptionId, PathStep } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { grid } from '../data/map.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { hex, place, see } from '../rules/testing.ts';
import { MITSCHER } from './admirals.ts';
import { bestRoute, type Wish } from './course.ts';
import { report, sails } from './staff.testing.ts';

const FROM = hex('1010');

/** Open sea but for some submarines and enemies. */
function sea({ submarines = [] as string[], enemies = [] as string[] }) {
  return (route: readonly OptionId[]): PathStep[] =>
    grid.neighbours(Number(route.at(-1) ?? FROM)).map((to) => ({
      to,
      cost: 1,
      ...(submarines.includes(grid.label(to)) && { caution: { key: 'submarine' } }),
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
    const route = labels(bestRoute(sea({ enemies: ['1011'] }), FROM, 4, toward('1013')));
    expect([route.at(-1), route.includes('1011')]).toEqual(['1013', false]);
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
