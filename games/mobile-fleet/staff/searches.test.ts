import { chitInPool } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { dummy, flown, marker, place } from '../rules/testing.ts';
import { turnFrom } from '../rules/turn.testing.ts';
import { OZAWA, SPRUANCE } from './admirals.ts';
import { ordersOf } from './staff.testing.ts';

/** Whom an entry of the pool searches for, with Force A so many hexes west of TG 58.1. */
function searched(
  entry: number,
  side: 'japan' | 'us',
  hexes: number,
  change: (data: MobileTheater) => void = () => {},
) {
  const match = turnFrom('activations', {
    seed: 'searches',
    change: (data) => {
      clearMap(data);
      place(data, 'TG 58.1', '3010');
      place(data, 'Force A', `${30 - hexes}10`);
      dummy(data, 'Force D', `${30 - hexes}10`);
      change(data);
      data.pool = [entry];
    },
  });
  return ordersOf(match, side, side === 'us' ? SPRUANCE : OZAWA);
}

describe('searches', () => {
  it('the US looks for everybody: its groups have no secret to keep', () => {
    expect(searched(marker('TG 58.1'), 'us', 12)).toEqual({ answer: ['Force A', 'Force D'], why: 'search for all' });
  });

  it('Japanese carriers keep their planes on deck until a strike could follow', () => {
    expect(searched(marker('Force A'), 'japan', 20)).toEqual({ answer: [], why: 'radio silence' });
    expect(searched(marker('Force A'), 'japan', 16)).toEqual({ answer: ['TG 58.1'], why: 'search for all' });
    const empty = (data: MobileTheater): void => flown(data, ...fleet.squadrons.map(({ id }) => id));
    expect(searched(marker('Force A'), 'japan', 16, empty).why).toBe('radio silence');
  });

  it('aircraft ashore always look, and dummies have nobody to send', () => {
    expect(searched(chitInPool(fleet, CHIT.flotilla61), 'japan', 20).why).toBe('search for all');
    expect(searched(marker('Force D'), 'japan', 16)).toEqual({ answer: [], why: 'nobody to search' });
  });
});
