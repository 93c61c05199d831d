import { describe, expect, it } from 'vitest';
import { SUNK } from '@point-option/chit-pull';
import type { MobileTheater } from '../data/own.ts';
import { checkSaipan, saipanPenalty, unitsOffSaipan } from './saipan.ts';
import { dataOf, done, events, given, hurt, place, put, ship } from './testing.ts';

const units = (change: (data: MobileTheater) => void = () => {}): number =>
  given([], (g) => unitsOffSaipan(g.state), { change });

describe('the cover of Saipan', () => {
  it('rule 10.2k: each unit short of 14 costs a point', () => {
    expect([14, 13, 12, 0, 20].map(saipanPenalty)).toEqual([0, 1, 2, 14, 0]);
  });

  it('rule 10.2k: every ship in the hex counts, damaged or detached, of any group', () => {
    expect(units()).toBe(14);
    expect(units((data) => hurt(data, 'Idaho', 3))).toBe(14);
    expect(units((data) => void (data.shipAt[ship('Idaho')] = SUNK))).toBe(13);
    expect(units((data) => void place(data, 'TG 58.4', '3712'))).toBe(25);
    expect(units((data) => void place(data, 'TF 58', '3712'))).toBe(52);
    expect(
      units((data) => {
        put(data, 'US detachment 1', 'Idaho');
        place(data, 'US detachment 1', '3712');
      }),
    ).toBe(14);
  });

  it('rule 10.2k: it is counted in every End Phase, and only the US knows', () => {
    const match = done(
      (g) => {
        checkSaipan(g);
        checkSaipan(g);
      },
      { change: (data) => void (data.shipAt[ship('Idaho')] = SUNK) },
    );
    expect(dataOf(match).own.saipan).toBe(2);
    expect(events(match, 'saipan uncovered').map(({ to }) => to)).toEqual([['us'], ['us']]);
  });

  it('rule 10.2k: nothing is lost while all 14 are there', () => {
    const match = done(checkSaipan);
    expect([dataOf(match).own.saipan, events(match, 'saipan uncovered')]).toEqual([0, []]);
  });
});
