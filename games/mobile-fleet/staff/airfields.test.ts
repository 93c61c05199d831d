import { describe, expect, it } from 'vitest';
import { base } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { striking } from '../rules/raids.testing.ts';
import { place } from '../rules/testing.ts';
import { SPRUANCE } from './admirals.ts';
import { ordersOf } from './staff.testing.ts';
import { baseHome } from '@point-option/chit-pull';

const HORNET = fleet.squadrons.filter(({ home }) => fleet.ships[home]?.name === 'Hornet').map(({ id }) => id);

/** What TG 58.1 does off Guam on a turn, with nobody else in reach. */
function off(turn: number, hex: string, change: (data: MobileTheater) => void = () => {}) {
  const { answer, why } = ordersOf(
    striking('TG 58.1', {
      us: ['Hornet'],
      ready: HORNET,
      change: (data) => {
        data.turn = turn;
        place(data, 'TG 58.1', hex);
        change(data);
      },
    }),
    'us',
    SPRUANCE,
  );
  return { sent: Object.entries(answer as Record<string, string>), why };
}

describe('airfields', () => {
  it('are bombed in the evening by whoever found nothing better: the night rests them', () => {
    const { sent, why } = off(8, '3412');
    expect([sent, why]).toEqual([HORNET.map((id) => [id, 'Guam']), 'bomb airfield']);
    expect(off(7, '3412').why).toBe('hold the strike');
  });

  it('are left alone out of range, on the last evening, and where nothing is left on the ground', () => {
    expect(off(8, '2412').why).toBe('hold the strike');
    expect(off(12, '3412').why).toBe('hold the strike');
    const empty = (data: MobileTheater): void => {
      for (const id of ['Guam', 'Rota', 'Yap'])
        data.airHome.forEach((home, unit) => {
          if (home === baseHome(base(id))) data.airAt[unit] = 'lost';
        });
    };
    expect(off(8, '3412', empty).why).toBe('hold the strike');
  });
});
