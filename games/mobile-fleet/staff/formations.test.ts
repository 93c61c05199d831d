import { describe, expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { reorganizing } from '../rules/organization.testing.ts';
import { dummy, hex, hurt, order, place } from '../rules/testing.ts';
import { OZAWA, SPRUANCE } from './admirals.ts';
import { ordersOf } from './staff.testing.ts';

const near = (data: MobileTheater): void => void place(data, 'TG 58.1', '1618');
const wanted = (side: 'japan' | 'us', change: (data: MobileTheater) => void, admiral = OZAWA) =>
  ordersOf(reorganizing(side, change), side, admiral);

describe('formations', () => {
  it('stay as they are without a reason', () => {
    expect(wanted('us', () => {}, SPRUANCE)).toEqual({ answer: 'done', why: 'formations stand' });
  });

  it('send cripples home that would slow them down with the enemy near', () => {
    const crippled = (data: MobileTheater): void => {
      near(data);
      hurt(data, 'Taiho', 5);
    };
    const match = reorganizing('japan', crippled);
    expect(ordersOf(match, 'japan', OZAWA)).toEqual({ answer: hex('0618'), why: 'let cripples go' });
    order(match, 'japan', hex('0618'));
    expect(ordersOf(match, 'japan', OZAWA).answer).toEqual({ Taiho: 'Japanese detachment 1' });
    const alone = (data: MobileTheater): void => hurt(data, 'Taiho', 5);
    expect(wanted('japan', alone).why).not.toBe('let cripples go');
  });

  it('let ships that are dead in the water hold up no other cripple', () => {
    const crippled = (data: MobileTheater): void => {
      near(data);
      hurt(data, 'Taiho', 7);
      hurt(data, 'Shokaku', 5);
    };
    const match = reorganizing('japan', crippled);
    order(match, 'japan', hex('0618'));
    expect(ordersOf(match, 'japan', OZAWA).answer).toEqual({ Taiho: 'Japanese detachment 1' });
    order(match, 'japan', { Taiho: 'Japanese detachment 1' });
    expect(ordersOf(match, 'japan', OZAWA)).toEqual({ answer: hex('0618'), why: 'let cripples go' });
    order(match, 'japan', hex('0618'));
    expect(ordersOf(match, 'japan', OZAWA).answer).toEqual({ Shokaku: 'Japanese detachment 2' });
  });

  it('keep ships that are hit and as fast as the others', () => {
    const scratched = (data: MobileTheater): void => {
      near(data);
      hurt(data, 'Yamato', 1);
    };
    expect(wanted('japan', scratched).why).not.toBe('let cripples go');
  });

  it('of the US keep carriers that can still launch', () => {
    const close = (hits: number) => (data: MobileTheater) => {
      place(data, 'Mobile Fleet', '2818');
      hurt(data, 'Hornet', hits);
    };
    expect(wanted('us', close(3), SPRUANCE).why).toBe('formations stand');
    expect(wanted('us', close(7), SPRUANCE).why).toBe('let cripples go');
  });

  it('are joined by decoys, as many as the admiral likes, until the strike is flown', () => {
    expect(wanted('japan', () => {}).answer).toBe('dummy');
    const two = (data: MobileTheater): void => {
      dummy(data, 'Force G', '0718');
      dummy(data, 'Force H', '0818');
    };
    expect(wanted('japan', two).answer).toBe('done');
    expect(wanted('japan', two, { ...OZAWA, decoys: 3 }).answer).toBe('dummy');
    expect(wanted('japan', (data) => void (data.own.struck = true)).answer).toBe('done');
    expect(wanted('us', () => {}, SPRUANCE).answer).toBe('done');
  });

  it('send decoys out from where the carriers are', () => {
    const match = reorganizing('japan', (data) => void place(data, 'Force C', '0510'));
    order(match, 'japan', 'dummy');
    expect(ordersOf(match, 'japan', OZAWA).answer).toBe(hex('0618'));
    order(match, 'japan', hex('0618'));
    expect(ordersOf(match, 'japan', OZAWA).why).toBe('name a decoy');
  });

  it('join the force where the rules demand it', () => {
    const three = (data: MobileTheater): void => {
      for (const group of ['TG 58.1', 'TG 58.4']) place(data, group, '3111');
    };
    expect(wanted('us', three, SPRUANCE).why).toBe('form the force');
  });
});
