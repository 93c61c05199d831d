import { describe, expect, it } from 'vitest';
import { grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { detached, submarines } from '../family.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { hex, hurt, place, playing, put, ship } from '../rules/testing.ts';
import { OZAWA } from './admirals.ts';
import { ordersOf } from './staff.testing.ts';

/** The way that a crippled Shokaku takes from a hex. */
function wayFrom(label: string, change: (data: MobileTheater) => void = () => {}, reason = 'sail home'): string[] {
  const match = playing(detached.withdrawals, { side: 'japan' }, [detached.withdrawal, submarines.contact], {
    change: (data) => {
      clearMap(data);
      place(data, 'Japanese detachment 1', label);
      put(data, 'Japanese detachment 1', 'Shokaku');
      hurt(data, 'Shokaku', 1);
      change(data);
    },
  });
  const { answer, why } = ordersOf(match, 'japan', OZAWA);
  expect(why).toBe(reason);
  return (answer as (number | string)[]).map((step) => (typeof step === 'number' ? grid.label(step) : step));
}

describe('the way home', () => {
  it('leads over the nearer edge, whichever way the enemy is', () => {
    const enemy = (data: MobileTheater): void => void place(data, 'TG 58.1', '0320');
    expect(wayFrom('0220', enemy).at(-1)).toBe('off');
    expect(wayFrom('2003').at(-1)).toBe('off');
  });

  it('of ways as short is the one farther from the enemy', () => {
    const end = (row: string): number => {
      const way = wayFrom('1014', (data) => void place(data, 'TG 58.1', `08${row}`));
      return grid.distance(hex(way.at(-1) ?? ''), hex(`08${row}`));
    };
    expect([end('10'), end('18')]).toEqual([7, 7]);
  });

  it('is none for a ship that cannot move', () => {
    const stopped = (data: MobileTheater): void => void (data.lame[ship('Shokaku')] = 5);
    expect(wayFrom('1014', stopped, 'dead in the water')).toEqual([]);
  });

  it('goes around submarines', () => {
    const free = wayFrom('1014');
    const [first = ''] = free;
    const around = wayFrom('1014', (data) => void (data.subs = [{ side: 'us', hex: hex(first), is: 'hidden' }]));
    expect([around.length, around.includes(first)]).toEqual([free.length, false]);
    // Known to be false, it bothers nobody.
    const known = wayFrom('1014', (data) => void (data.subs = [{ side: 'us', hex: hex(first), is: 'false' }]));
    expect(known).toEqual(free);
  });

  it('would rather meet a marker that may be false than a submarine that has been seen', () => {
    const ahead = [...new Set(['0914', '0913', '1013', '1015'])].map(hex);
    const past = (real: string): string[] =>
      wayFrom('1014', (data) => {
        data.subs = ahead.map((each) => ({ side: 'us', hex: each, is: each === hex(real) ? 'real' : 'hidden' }));
      });
    const [first = ''] = wayFrom('1014', (data) => {
      data.subs = ahead.map((each) => ({ side: 'us', hex: each, is: 'hidden' }));
    });
    expect(ahead.includes(hex(first))).toBe(true);
    expect(past(first)[0]).not.toBe(first);
  });
});
