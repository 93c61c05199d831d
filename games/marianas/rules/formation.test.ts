import { submit } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { ship } from '../data/ships.ts';
import { at, type Fighter } from '../data/state.ts';
import { atSea, board, met, missAll, offered } from './battle.testing.ts';
import { BOXES, boxNumber } from './battleBoard.ts';
import { shifts } from './formation.ts';
import { both, events, now, order } from './testing.ts';

const JAPANESE = ['JP_SCREENING', 'JP_SUPPORT', 'JP_MAIN', 'JP_SCREENED'];

describe('drawing up', () => {
  test('rules bat-08, cls-02: ships with guns stand anywhere on their side, carriers and transports behind', () => {
    const match = atSea(met(['Taiho', 'Mogami'], ['Landing Force North', 'Desdiv 101']));
    expect(offered(match, 'japan')).toEqual({ Taiho: ['JP_SCREENED'], Mogami: JAPANESE });
    expect(offered(match, 'us')).toEqual({
      'Landing Force North': ['US_SCREENED'],
      'Desdiv 101': ['US_SCREENING', 'US_SUPPORT', 'US_MAIN', 'US_SCREENED'],
    });
  });

  test('rule bat-08: the screen must be manned', () => {
    const match = atSea(met(['Mogami', 'Yahagi'], ['Canberra']));
    const refusal = submit(match, 'japan', { Mogami: 'JP_MAIN', Yahagi: 'JP_MAIN' });
    expect(refusal?.reason).toMatchObject({ key: 'kernel.too few in box', values: { box: 'JP_SCREENING' } });
  });

  test('rule bat-08: ships without guns that nobody screens stand in front', () => {
    const match = atSea(met(['Mogami'], ['Hornet', 'Landing Force South']));
    expect(offered(match, 'us')).toEqual({ Hornet: ['US_SCREENING'], 'Landing Force South': ['US_SCREENING'] });
  });

  test('rule bat-08: both lines come to light together', () => {
    const match = atSea(met(['Mogami'], ['Canberra']));
    order(match, 'us', { Canberra: 'US_SCREENING' });
    expect(board(match)).toEqual({});
    order(match, 'japan', { Mogami: 'JP_SCREENING' });
    expect(board(match)).toEqual({ Mogami: 'JP_SCREENING', Canberra: 'US_SCREENING' });
    expect(events(match, 'battle line').map(({ values }) => values?.['screening'])).toEqual([
      [{ key: 'ship.Mogami' }],
      [{ key: 'ship.Canberra' }],
    ]);
  });
});

describe('between rounds', () => {
  const stand = (...placed: [string, string][]): Fighter[] =>
    placed.map(([id, box]) => ({ ship: ship(id), box: boxNumber(box), done: false }));
  const ways = (...placed: [string, string][]): string[] => {
    const fighters = stand(...placed);
    return shifts(fighters, at(fighters, 0)).map((box) => at(BOXES, box));
  };

  test('rule bat-13: a ship shifts by one box', () => {
    expect(ways(['Mogami', 'JP_SUPPORT'])).toEqual(['JP_SCREENING', 'JP_MAIN']);
    expect(ways(['Mogami', 'JP_SCREENED'])).toEqual(['JP_MAIN']);
    expect(ways(['Canberra', 'US_SCREENED'])).toEqual(['US_MAIN']);
  });

  test('rule bat-14: it crosses only into an empty screen, goes no further, and comes back', () => {
    expect(ways(['Mogami', 'JP_SCREENING'], ['Canberra', 'US_SCREENING'])).toEqual(['JP_SUPPORT']);
    expect(ways(['Mogami', 'JP_SCREENING'], ['Canberra', 'US_SUPPORT'])).toEqual(['US_SCREENING', 'JP_SUPPORT']);
    expect(ways(['Mogami', 'US_SCREENING'], ['Canberra', 'US_SUPPORT'])).toEqual(['JP_SCREENING']);
    // Nobody moves up into a screen that the enemy holds, nor past him.
    expect(ways(['Canberra', 'US_SUPPORT'], ['Mogami', 'US_SCREENING'])).toEqual(['US_MAIN']);
  });

  test('rule bat-14: ships without guns neither screen others nor cross', () => {
    expect(ways(['Taiho', 'JP_SUPPORT'], ['Mogami', 'JP_MAIN'])).toEqual(['JP_MAIN']);
    expect(ways(['Taiho', 'JP_SUPPORT'], ['Zuiho', 'JP_MAIN'])).toEqual(['JP_SCREENING', 'JP_MAIN']);
    expect(ways(['Taiho', 'JP_SCREENING'], ['Canberra', 'US_MAIN'])).toEqual(['JP_SUPPORT']);
  });

  /** The American screen is sunk in the first round, and both stay. */
  const broken = (): ReturnType<typeof atSea> => {
    const match = atSea(met(['Mogami'], ['Canberra', 'Baltimore+Boston', 'Hornet']));
    both(
      match,
      { Mogami: 'JP_SCREENING' },
      { Canberra: 'US_SCREENING', 'Baltimore+Boston': 'US_SUPPORT', Hornet: 'US_SCREENED' },
    );
    order(match, 'us', 'hold fire');
    order(match, 'japan', 'Mogami');
    order(match, 'japan', { 'CA 1': 'Canberra' }, 1);
    order(match, 'japan', 'stay');
    order(match, 'us', 'stay');
    return match;
  };

  test('rules bat-13, bat-14, bat-15: the enemy crosses into a screen left empty and fires at screened ships', () => {
    const match = broken();
    expect(offered(match, 'japan')).toEqual({ Mogami: ['US_SCREENING', 'JP_SUPPORT'] });
    both(match, { Mogami: 'US_SCREENING' }, { 'Baltimore+Boston': 'US_MAIN' });
    expect(board(match)).toEqual({ Mogami: 'US_SCREENING', 'Baltimore+Boston': 'US_MAIN', Hornet: 'US_SCREENED' });
    missAll(match);
    order(match, 'us', 'hold fire');
    order(match, 'japan', 'Mogami');
    expect(offered(match, 'japan')).toEqual({ 'CA 1': ['Hornet', 'Baltimore+Boston'] });
  });

  test('rule bat-14: the owner fills the gap first, and who would have crossed stays', () => {
    const match = broken();
    both(match, { Mogami: 'US_SCREENING' }, { 'Baltimore+Boston': 'US_SCREENING' });
    expect(board(match)).toMatchObject({ Mogami: 'JP_SCREENING', 'Baltimore+Boston': 'US_SCREENING' });
    expect(events(match, 'battle crossing barred')).toHaveLength(1);
    expect(now(match)).toBe('gunfire: ship');
  });
});
