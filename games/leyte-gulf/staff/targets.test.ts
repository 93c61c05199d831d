import { ofSide } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import { HALSEY, KURITA } from './admirals.ts';
import { foes, readyUnits } from './sea.ts';
import { deskOf, markerOf, place, position, report } from './staff.testing.ts';
import { hasStrike } from './strikes.ts';
import { bestTarget, promiseOf } from './targets.ts';

function strike(...forces: string[]): { target: number | undefined; values: number[] } {
  const desk = deskOf(
    position((data) => {
      for (const force of forces) report(data, force);
    }),
    'us',
    HALSEY,
  );
  const units = readyUnits(desk, markerOf('TG 38.2'));
  const list = forces.map((force) => foes(desk).filter(({ marker }) => marker === markerOf(force))).flat();
  return {
    target: bestTarget(desk, units, list)?.foe.marker,
    values: list.map((foe) => promiseOf(desk, units, foe).value),
  };
}

describe('what strikes go for', () => {
  it('carriers before battleships, and battleships before destroyers', () => {
    const { target, values } = strike('Ozawa', 'Force A', 'Division 21');
    expect(target).toBe(markerOf('Ozawa'));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('a force that is about to reach the beachhead counts for more', () => {
    const value = (hex: string): number => {
      const desk = deskOf(
        position((data) => {
          place(data, 'Force C', hex);
          report(data, 'Force C');
        }),
        'us',
        HALSEY,
      );
      const foe = foes(desk).find(({ marker }) => marker === markerOf('Force C'));
      return foe === undefined ? 0 : promiseOf(desk, readyUnits(desk, markerOf('TG 38.2')), foe).value;
    };
    expect(value('3622')).toBeGreaterThan(1.3 * value('3812'));
  });

  it('nobody strikes what has not been found, and nobody by night', () => {
    const near = (data: LeyteTheater): void => place(data, 'Force A', '2820');
    const found = (data: LeyteTheater): void => {
      near(data);
      report(data, 'Force A');
    };
    const strikes = (change: (data: LeyteTheater) => void): boolean =>
      hasStrike(deskOf(position(change), 'us', HALSEY), markerOf('TG 38.2'));
    const byNight = (data: LeyteTheater): void => {
      found(data);
      data.turn = 5;
    };
    expect([strikes(near), strikes(found), strikes(byNight)]).toEqual([false, true, false]);
  });

  it('the last bomber that is out of range stays at home', () => {
    const far = (data: LeyteTheater): void => report(data, 'Force C');
    expect(hasStrike(deskOf(position(far), 'us', HALSEY), markerOf('TG 38.2'))).toBe(false);
  });

  it('air fleets strike from their fields', () => {
    const seen = (data: LeyteTheater): void => report(data, 'TG 38.3');
    const second =
      fleet.markers.length + (ofSide(fleet.chitsOf, 'japan').find((chit) => fleet.chits[chit]?.id === '2nd AF') ?? 0);
    expect(hasStrike(deskOf(position(seen), 'japan', KURITA), second)).toBe(true);
    expect(hasStrike(deskOf(position(), 'japan', KURITA), second)).toBe(false);
  });
});
