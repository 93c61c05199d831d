import { describe, expect, test } from 'vitest';
import { grid, GUAM, SAIPAN } from '../data/map.ts';
import { LANDING_FORCES, SHIPS } from '../data/ships.ts';
import { at, type Campaign } from '../data/state.ts';
import { groundCombat } from './ground.ts';
import { ashore, landing, landingAllowed } from './landing.ts';
import { AFTER, events, now, order, place, playing, refused, spoken, type Table } from './testing.ts';

function phase(change: (data: Campaign) => void, dice: readonly number[] = []): Table {
  return playing(ashore, { force: 0, island: 0 }, [ashore, landing, groundCombat], { change, dice });
}
const offSaipan =
  (turn = 1) =>
  (data: Campaign): void => {
    data.turn = turn;
    place(data, 'U1', '1308', 'Landing Force North', 'Desdiv 101');
  };

describe('landings', () => {
  test('rule land-01: a landing force is twelve transports with one factor each', () => {
    const match = phase(offSaipan());
    expect(match.table.state.transports).toEqual([12, 12]);
    expect(match.table.state.aboard).toEqual([12, 12]);
    expect(now(match)).toBe('landing: factors');
    expect(refused(match, 'us', 13)).not.toBeNull();
    order(match, 'us', 7);
    const { state } = match.table;
    expect([state.aboard, state.anchored, state.transports]).toEqual([
      [5, 12],
      [SAIPAN, -1],
      [12, 12],
    ]);
    expect(at(state.islands, SAIPAN)).toMatchObject({ us: 7, japan: 8, landed: 1 });
    expect(events(match, 'lands')).toMatchObject([
      {
        rule: 'land-01',
        values: { n: 7 },
        touches: [{ piece: 'Landing Force North' }, { hex: '1308' }, { box: 'saipan' }],
      },
    ]);
  });

  test('the question names the force, the island and who is there', () => {
    expect(spoken(phase(offSaipan()), 'us').question).toBe(
      'Landing Force North is off Saipan: 8 Japanese factors ashore, 0 American. How many factors land?',
    );
  });

  test('rules recon-03, gnd-05: transports at anchor are seen, and who lands fights at once', () => {
    const match = phase(offSaipan(2));
    order(match, 'us', 8);
    expect(at(match.table.state.markers, 16).seen).toBe(true);
    expect(now(match)).toBe('ground combat: american attack');
    order(match, 'us', 'attack 0', 6);
    expect(at(match.table.state.islands, SAIPAN)).toMatchObject({ us: 8, japan: 6 });
    expect(now(match)).toBe(AFTER);
  });

  test('rule land-01: landing nobody is not landing', () => {
    const match = phase(offSaipan(2));
    order(match, 'us', 0);
    expect(now(match)).toBe(AFTER);
    expect(match.table.state.anchored).toEqual([-1, -1]);
    expect(at(match.table.state.markers, 16).seen).toBe(false);
    expect(match.table.state.islands[0]!.landed).toBe(0);
  });

  test('rule land-02: the landing force is a target of its own, without guns', () => {
    for (const force of LANDING_FORCES)
      expect(SHIPS[force]).toMatchObject({ armour: 'Landing Force', guns: [], torpedoes: 0, hulls: 12 });
  });

  test('rule land-03: by daylight, and only on Saipan and Guam', () => {
    const allowed = (turn: number, hex: string): boolean => landingAllowed(turn, grid.mustHex(hex));
    expect([4, 5, 8, 9].map((turn) => allowed(turn, '1308'))).toEqual([true, false, false, true]);
    expect(['1308', '1309', '1002', '0612', '1307'].map((hex) => allowed(1, hex))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(now(phase(offSaipan(5)))).toBe(AFTER);
    expect(now(phase(offSaipan(4)))).toBe('landing: factors');
  });

  test('rule land-01: each force is asked, if it has troops and there is somebody to fight', () => {
    const match = phase((data) => {
      offSaipan()(data);
      place(data, 'U2', '1309', 'Landing Force South');
    });
    order(match, 'us', 0);
    expect(now(match)).toBe('landing: factors');
    order(match, 'us', 6);
    expect([match.table.state.aboard, match.table.state.anchored]).toEqual([
      [12, 6],
      [-1, GUAM],
    ]);
    const unladen = phase((data) => {
      offSaipan()(data);
      data.aboard[0] = 0;
    });
    expect(now(unladen)).toBe(AFTER);
    const won = phase((data) => {
      offSaipan()(data);
      at(data.islands, SAIPAN).japan = 0;
      at(data.islands, SAIPAN).us = 3;
    });
    expect(now(won)).toBe(AFTER);
    const empty = phase((data) => {
      offSaipan()(data);
      at(data.islands, SAIPAN).japan = 0;
    });
    order(empty, 'us', 1);
    expect(at(empty.table.state.islands, SAIPAN)).toMatchObject({ us: 1, japan: 0 });
  });

  test('rule gnd-05: at dusk all who are ashore fight, one island after the other', () => {
    const match = phase((data) => {
      data.turn = 4;
      data.islands[0]!.us = 8;
      data.islands[1]!.us = 6;
    });
    expect(match.table.whole.agenda.at(-1)?.locals).toMatchObject({ island: SAIPAN });
    order(match, 'us', 'hold');
    order(match, 'japan', 'hold');
    expect(match.table.whole.agenda.at(-1)?.locals).toMatchObject({ island: GUAM });
    const won = phase((data) => {
      data.turn = 4;
      Object.assign(data.islands[0]!, { us: 8, japan: 0 });
    });
    expect(now(won)).toBe(AFTER);
    const noon = phase((data) => {
      data.turn = 3;
      data.islands[0]!.us = 8;
    });
    expect(now(noon)).toBe(AFTER);
  });

  test('rule air-05: three battleships wreck the field before anybody lands, two do not', () => {
    const shelled = (...ships: string[]): boolean =>
      phase((data) => {
        data.turn = 5;
        place(data, 'U1', '1308', ...ships);
      }).table.state.islands[0]!.field;
    expect(shelled('Iowa', 'Alabama')).toBe(true);
    expect(shelled('Iowa', 'Alabama', 'Idaho')).toBe(false);
  });
});
