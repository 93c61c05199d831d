import { type Ask, fast } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { ship } from '../data/ships.ts';
import { KINKAID, KURITA } from './admirals.ts';
import { diveAtForce, diveAtShip, placeBoats, placeSonar } from './ambushes.ts';
import { deskOf, markerOf, place, position, report } from './staff.testing.ts';

const dice = fast('ambushes');
const one = (options: readonly unknown[]): Ask => ({ kind: 'one', options }) as unknown as Ask;
const idOf = (force: string): string => fleet.markers[markerOf(force)]?.id ?? '';

describe('11.1: Kamikazes', () => {
  it('dive where carriers were reported', () => {
    const desk = deskOf(
      position((data) => {
        for (const force of ['Taffy 1', 'TF 78', 'TG 38.3']) report(data, force);
      }),
      'japan',
      KURITA,
    );
    const options = ['Taffy 1', 'TF 78', 'TG 38.3'].map(idOf);
    expect(diveAtForce(desk, one(options), dice)?.answer).toBe(idOf('TG 38.3'));
    expect(diveAtForce(desk, one(options.slice(0, 2)), dice)?.answer).toBe(idOf('Taffy 1'));
  });

  it('dive at a ship they can sink, and say what they expect', () => {
    const desk = deskOf(position(), 'japan', KURITA);
    const best = diveAtShip(desk, one(['Sangamon', 'Petrof Bay']), dice);
    expect(best?.answer).toBe('Petrof Bay');
    expect(best?.why).toMatchObject({ key: 'reason.dive at ship' });
    expect(diveAtShip(desk, one(['Essex']), dice)?.why).toMatchObject({ key: 'reason.dive to damage' });
  });

  it('a damaged ship has less to lose by a first hit', () => {
    const desk = deskOf(
      position((data) => void (data.hits[ship('Essex')] = 1)),
      'japan',
      KURITA,
    );
    expect(diveAtShip(desk, one(['Essex', 'Lexington']), dice)?.answer).toBe('Lexington');
  });
});

describe('11.2: PT boats', () => {
  const near = grid.within(grid.mustHex('3521'), 3);
  const boats = (change?: (data: LeyteTheater) => void): string => {
    const advice = placeBoats(deskOf(position(change), 'us', KINKAID), one(near), dice);
    return grid.label(Number(advice?.answer));
  };
  it('lie in Surigao Strait, or in the way of whoever is through San Bernardino', () => {
    expect(boats()).toBe('3722');
    expect(['3522', '3523', '3622']).toContain(boats((data) => place(data, 'Force A', '3423')));
  });
});

describe('10.2: sonar markers', () => {
  it('lie by the enemy, and anywhere on the way where nobody is left', () => {
    const options = ['2813', '4030', '3119'].map(grid.mustHex);
    const desk = deskOf(position(), 'us', KINKAID);
    expect(grid.label(Number(placeSonar(desk, one(options), dice)?.answer))).toBe('2813');
    const empty = deskOf(
      position((data) => {
        for (const marker of fleet.markersOf.japan) {
          const each = data.markers[marker];
          if (each) each.hex = -1;
        }
      }),
      'us',
      KINKAID,
    );
    expect(grid.label(Number(placeSonar(empty, one(options), dice)?.answer))).toBe('3119');
  });
});
