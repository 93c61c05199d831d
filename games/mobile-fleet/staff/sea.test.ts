import { PROOF, prove } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { hex, marker, place } from '../rules/testing.ts';
import { OZAWA, SPRUANCE } from './admirals.ts';
import { boltIsShot, carrierFoes, foes, nearest } from './sea.ts';
import { opsDesk, position, report } from './staff.testing.ts';

/** The carriers that a side expects under a marker. */
function expected(id: string, change: (data: MobileTheater) => void = () => {}): number | undefined {
  const desk = opsDesk(position(change), id.startsWith('T') ? 'japan' : 'us', OZAWA);
  return foes(desk).find(({ marker: each }) => each === marker(id))?.carriers;
}

describe('the enemy as far as anyone knows', () => {
  it('before any report is what the order of battle has, allowing for dummies', () => {
    expect(expected('TF 58')).toBeCloseTo(8 * 0.7);
    expect(expected('TG 58.4')).toBeCloseTo(3 * 0.7);
    expect(expected('TG 52.10')).toBe(0);
    expect(expected('Mobile Fleet')).toBeCloseTo(6 * 0.7);
    expect(expected('Force A', (data) => void place(data, 'Force A', '0718'))).toBeCloseTo(1.5 * 0.7);
  });

  it('is what was reported, once types were', () => {
    expect(expected('TG 58.1', (data) => report(data, 'TG 58.1', 1, 1, 0, 3, 2, 4))).toBeCloseTo(2);
  });

  it('is no better known from a number of ships alone', () => {
    const counted = (data: MobileTheater): void => {
      report(data, 'TG 58.1', 0, 0, 0, 0, 0, 0);
      for (const contact of data.contacts.japan) Object.assign(contact, { told: 'count', total: 13, counts: [] });
    };
    expect(expected('TG 58.1', counted)).toBeCloseTo(4);
  });

  it('has what it has shown, whatever was reported', () => {
    const shown = (proof: number) => (data: MobileTheater) => {
      report(data, 'TG 58.1', 1, 0, 0, 3, 2, 4);
      prove(data, marker('TG 58.1'), proof);
    };
    expect(expected('TG 58.1', shown(PROOF.carriers))).toBe(2);
    expect(expected('TG 58.1', shown(PROOF.noCarrier))).toBe(0);
  });

  it('is not believed where a report has far more carriers than the order of battle', () => {
    expect(expected('TG 58.4', (data) => report(data, 'TG 58.4', 4, 4, 0, 0, 4, 4))).toBe(4);
    expect(expected('TG 58.4', (data) => report(data, 'TG 58.4', 1, 2, 0, 0, 4, 4))).toBe(3);
    const lone = (data: MobileTheater): void => {
      place(data, 'Force A', '1010');
      report(data, 'Force A', 3, 3, 0, 0, 1, 4);
    };
    expect(expected('Force A', lone)).toBe(6);
  });

  it('counts as carriers from one on', () => {
    const desk = opsDesk(position(), 'japan', OZAWA);
    const ids = carrierFoes(desk).map(({ marker: each }) => each);
    expect([ids.includes(marker('TG 58.1')), ids.includes(marker('TG 52.10'))]).toEqual([true, false]);
  });

  it('is as far as the nearest of them', () => {
    expect(nearest(hex('1010'), [{ hex: hex('1015') }, { hex: hex('1012') }])).toBe(2);
    expect(nearest(hex('1010'), [])).toBeGreaterThan(1000);
    const desk = opsDesk(position(clearMap), 'us', SPRUANCE);
    expect(foes(desk)).toEqual([]);
  });

  it('has shot its bolt when the Mobile Fleet has struck, or half its air units are lost', () => {
    const shot = (struck: boolean, lost: number): boolean =>
      boltIsShot(
        opsDesk(
          position((data) => {
            data.own.struck = struck;
            for (const unit of JAPANESE_CARRIER_UNITS.slice(0, lost)) data.airAt[unit] = 'lost';
          }),
          'us',
          SPRUANCE,
        ),
      );
    const half = Math.ceil(JAPANESE_CARRIER_UNITS.length / 2);
    expect([shot(false, half - 1), shot(true, 0), shot(false, half)]).toEqual([false, true, true]);
  });
});
