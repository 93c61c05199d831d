import { journalFor, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, type Campaign } from '../data/state.ts';
import { marianas } from '../index.ts';
import { both, events, now, pieces, place, refused, standing, type Table } from './testing.ts';

const NIGHTFALL = 5;

/** The campaign about to begin a turn with two American groups, a dummy beside one of them, and another off the map. */
function evening(turn: number, change: (data: Campaign) => void = () => {}, options = {}): Table {
  return standing(
    marianas.procedures,
    { step: 'turns' },
    {
      options: { carrierSearch: false, ...options },
      // Which of U1 and U3 is which, as every night.
      dice: turn === NIGHTFALL ? [2] : [],
      change: (data) => {
        data.turn = turn - 1;
        data.intelligence = 'surprised';
        data.subsOut = { japan: false, us: false };
        data.islands.forEach((island) => (island.field = false));
        place(data, 'U1', '1605', 'Hornet');
        place(data, 'U2', '1508', 'Iowa');
        at(data.markers, place(data, 'U3', '1605')).dummy = true;
        data.dummies.us = 1;
        data.exposed.us = 1;
        change(data);
      },
    },
  );
}
const dummiesAt = (match: Table): string[] =>
  match.table.state.markers.flatMap(({ hex, dummy }) => (dummy ? [grid.label(hex)] : [])).sort();

describe('at nightfall', () => {
  test('rule recon-06: both sides are asked, whatever they have, and no other time', () => {
    const match = evening(NIGHTFALL);
    expect([now(match), match.table.whole.open]).toEqual(['turn: nightfall', ['japan', 'us']]);
    expect(now(evening(NIGHTFALL + 1))).toBe('turn: arrivals');
    expect(now(evening(NIGHTFALL - 1))).toBe('turn: arrivals');
    expect(now(evening(NIGHTFALL, (data) => (data.dummies.us = 0), { dummies: false }))).toBe('turn: arrivals');
  });

  test('rules recon-06, dummy-01: dummies are laid beside any marker of their side that lies face down', () => {
    const match = evening(NIGHTFALL);
    expect(pieces(match, 'us')).toEqual({ U3: ['1508'], 'dummy 1': undefined });
    expect(refused(match, 'us', { U3: '1605' })).toMatchObject({ rule: 'recon-06', reason: { key: 'why lies there' } });
    expect(refused(match, 'us', { 'dummy 1': '1608' })).not.toBeNull();
    expect(whyNot(match, 'us', { option: 'U1' })).toMatchObject({ rule: 'recon-06' });
    both(match, {}, { U3: '1508', 'dummy 1': '1605' }, 2, 2);
    expect(dummiesAt(match)).toEqual(['1508', '1605']);
    expect(match.table.state.dummies.us).toBe(0);
  });

  test('rules recon-06, dummy-02: those that were exposed wait for the morning', () => {
    expect(evening(NIGHTFALL).table.state.exposed.us).toBe(1);
    expect(Object.keys(pieces(evening(NIGHTFALL), 'us'))).toHaveLength(2);
  });

  test('rules recon-06, move-07: the markers of the hex are mixed, so that the dummy may have any of them', () => {
    const laid = (die: number): boolean[] => {
      const match = evening(NIGHTFALL);
      both(match, {}, { U3: '1508' }, die);
      return [17, 18].map((marker) => at(match.table.state.markers, marker).dummy);
    };
    expect(new Set([laid(1), laid(2)].map(String)).size).toBe(2);
    const match = evening(NIGHTFALL);
    both(match, {}, { U3: '1508' }, 1);
    expect(match.table.state.at[ship('Iowa')]).toBe(18);
    // All that Japan sees is that a marker has come there.
    expect(events(match, 'redeploys')).toMatchObject([
      { to: 'all', values: { moves: [{ values: { marker: 'U3', hex: '1508' } }] } },
    ]);
    expect(journalFor(match.table.journal!, 'japan').some(({ roll }) => roll !== undefined)).toBe(false);
  });

  test('rules recon-06, recon-03: not beside transports at anchor alone, which lie face up', () => {
    const match = evening(NIGHTFALL, (data) => {
      place(data, 'U4', '1308', 'Landing Force North');
      data.anchored[0] = 0;
      at(data.markers, 19).seen = true;
    });
    expect(pieces(match, 'us')['U3']).toEqual(['1508']);
  });
});
