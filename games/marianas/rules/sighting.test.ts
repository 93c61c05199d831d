import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, type Campaign, OFF } from '../data/state.ts';
import { concealAll, hasAnchored, reveal } from './sighting.ts';
import { done, events, place } from './testing.ts';

const HEX = grid.mustHex('1005');

/** U1 with two ships, a dummy U2, and J1. */
function markers(data: Campaign): void {
  data.turn = 3;
  place(data, 'U1', '1005', 'Hornet', 'Iowa');
  at(data.markers, place(data, 'U2', '1005')).dummy = true;
  place(data, 'J1', '1006', 'Taiho');
  data.damaged[ship('Iowa')] = true;
}

describe('sighting', () => {
  test('rule recon-05: a marker that is found lies face up, and the enemy knows its ships and their damage', () => {
    const match = done((g) => reveal(g, 16, 'recon-05'), { change: markers });
    const { state } = match.table;
    expect(at(state.markers, 16).seen).toBe(true);
    expect(at(state.markers, 17).seen).toBe(false);
    expect([state.sightedTurn[ship('Hornet')], state.sightedHex[ship('Hornet')]]).toEqual([3, HEX]);
    expect([ship('Hornet'), ship('Iowa')].map((n) => state.damageKnown[n])).toEqual([false, true]);
    expect(state.sightedTurn[ship('Wasp')]).toBe(0);
    expect(events(match, 'found')).toMatchObject([
      {
        rule: 'recon-05',
        values: { marker: 'U1', hex: '1005', ships: [{ key: 'ship.Hornet' }, { key: 'ship.Iowa' }] },
      },
    ]);
  });

  test('rule set-04: the first American ships found are noted, and only those', () => {
    const turnOf = (run: (data: Campaign) => void, ...found: number[]): number =>
      done((g) => found.forEach((marker) => reveal(g, marker, 'recon-05')), {
        change: (data) => {
          markers(data);
          run(data);
        },
      }).table.state.detected;
    expect(turnOf(() => {}, 16)).toBe(3);
    expect(turnOf(() => {}, 0)).toBe(0);
    expect(turnOf(() => {}, 17)).toBe(0);
    expect(turnOf((data) => (data.detected = 2), 16)).toBe(2);
  });

  test('rule dummy-02: a dummy that is found leaves the map until the morning', () => {
    const match = done((g) => reveal(g, 17, 'recon-05'), { change: markers });
    const { state } = match.table;
    expect(at(state.markers, 17)).toMatchObject({ hex: OFF, dummy: false, seen: false });
    expect([state.exposed, state.dummies.us]).toEqual([{ japan: 0, us: 1 }, 3]);
    expect(events(match, 'exposed')).toMatchObject([{ rule: 'recon-05', values: { marker: 'U2', hex: '1005' } }]);
    expect(events(match, 'found')).toEqual([]);
  });

  test('what is seen already is seen again, without being told', () => {
    const match = done((g) => reveal(g, 16, 'recon-05'), {
      change: (data) => {
        markers(data);
        at(data.markers, 16).seen = true;
      },
    });
    expect(events(match, 'found')).toEqual([]);
    expect(match.table.state.sightedTurn[ship('Hornet')]).toBe(3);
    expect(match.table.state.detected).toBe(0);
  });

  test('a marker that is off the map shows nothing', () => {
    const match = done((g) => reveal(g, 20, 'recon-05'), { change: markers });
    expect(match.table.journal).toEqual([]);
    expect(at(match.table.state.markers, 20).seen).toBe(false);
  });

  test('rules recon-06, recon-03: at nightfall all is hidden again but transports at anchor', () => {
    const match = done(concealAll, {
      change: (data) => {
        markers(data);
        place(data, 'U3', '1308', 'Landing Force North', 'Desdiv 101');
        place(data, 'U4', '1309', 'Landing Force South');
        data.anchored = [0, -1];
        for (const marker of [0, 16, 18, 19]) at(data.markers, marker).seen = true;
      },
    });
    const { markers: after } = match.table.state;
    expect([0, 16, 18, 19].map((marker) => at(after, marker).seen)).toEqual([false, false, true, false]);
    expect([16, 18, 19].map((marker) => hasAnchored(match.table.state, marker))).toEqual([false, true, false]);
  });
});
