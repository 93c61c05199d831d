import { describe, expect, it } from 'vitest';
import { TF_58 } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { isBoundToForce, isTethered, staysNearSaipan } from './spruance.ts';
import { given, hex, marker } from './testing.ts';

const on = <T>(
  turn: number,
  read: (data: MobileTheater) => T,
  scenario: MobileTheater['own']['scenario'] = 'historical',
): T =>
  given([], (g) => read(g.state), {
    change: (data) => {
      data.turn = turn;
      data.own.scenario = scenario;
    },
  });

describe('Cautious Spruance', () => {
  it('rule 16.1.4a: Task Force 58 stays within nine hexes of Saipan', () => {
    // 2812 is nine hexes from 3712, 2712 ten.
    expect([staysNearSaipan(hex('2912'), hex('2812')), staysNearSaipan(hex('2812'), hex('2711'))]).toEqual([
      true,
      false,
    ]);
  });

  it('rule 16.1.4a: driven farther off, it may only come nearer', () => {
    expect([staysNearSaipan(hex('2512'), hex('2612')), staysNearSaipan(hex('2512'), hex('2511'))]).toEqual([
      true,
      false,
    ]);
  });

  it('rule 16.1.4b: its groups cannot leave it', () => {
    expect(['TG 58.2', 'TG 58.3', 'TG 58.7'].map((id) => on(8, (data) => isBoundToForce(data, marker(id))))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['TG 58.1', 'TG 58.4', 'TG 52.10'].map((id) => on(8, (data) => isBoundToForce(data, marker(id))))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('rule 16.1.4c: both restrictions are lifted on turn 9', () => {
    expect([8, 9].map((turn) => on(turn, (data) => isTethered(data, TF_58)))).toEqual([true, false]);
    expect([8, 9].map((turn) => on(turn, (data) => isBoundToForce(data, marker('TG 58.2'))))).toEqual([true, false]);
  });

  it('rule 16.1.4a: other formations go where they like', () => {
    expect(on(2, (data) => isTethered(data, marker('TG 58.1')))).toBe(false);
  });

  it('rules 16.2, 16.3: unleashed, Task Force 58 is free from turn 5, and in the dream from turn 6', () => {
    const bound = (turn: number, scenario: 'unleashed' | 'dream'): boolean =>
      on(turn, (data) => isTethered(data, TF_58), scenario);
    expect([bound(4, 'unleashed'), bound(5, 'unleashed')]).toEqual([true, false]);
    expect([bound(5, 'dream'), bound(6, 'dream')]).toEqual([true, false]);
  });
});
