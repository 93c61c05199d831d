import { ask, choosable, journalFor, promptFor, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid, type SideId } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, type Campaign, LEFT, OFF } from '../data/state.ts';
import { battleProcedures } from './battle.ts';
import { movement } from './movement.ts';
import { recombination } from './regrouping.ts';
import { AFTER, events, now, order, pieces, place, playing, refused, spoken, type Table } from './testing.ts';

const ALL = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** A side about to move its first or its second hex of a turn; the question where ships regroup is answered. */
function sailing(side: SideId, second: boolean, change: (data: Campaign) => void): Table {
  const match = playing(
    movement,
    { side, second, hex: -1, done: [] },
    [movement, recombination, ...battleProcedures] as never,
    { change },
  );
  if (second) order(match, side, 'nowhere');
  return match;
}
const labelOf = (match: Table, marker: number): string => grid.label(at(match.table.state.markers, marker).hex);

describe('movement', () => {
  test('rules move-01, move-06: the first hex is for groups without a slow or damaged ship, the second for all', () => {
    const groups = (data: Campaign): void => {
      place(data, 'U1', '1005', 'Hornet', 'Iowa');
      place(data, 'U2', '1005', 'Wasp', 'Idaho');
      place(data, 'U3', '1005', 'Essex');
      at(data.markers, place(data, 'U4', '1005')).dummy = true;
      data.damaged[ship('Essex')] = true;
    };
    expect(Object.keys(pieces(sailing('us', false, groups), 'us'))).toEqual(['U1', 'U4']);
    expect(Object.keys(pieces(sailing('us', true, groups), 'us'))).toEqual(['U1', 'U2', 'U3', 'U4']);
    expect(whyNot(sailing('us', false, groups), 'us', { option: 'U2' })).toMatchObject({
      reason: { key: 'why slow' },
      rule: 'move-01',
    });
  });

  test('rule move-02: any way, and through island hexes', () => {
    const match = sailing('japan', false, (data) => place(data, 'J1', '1208', 'Taiho'));
    expect(pieces(match, 'japan')).toEqual({ J1: ALL });
    order(match, 'japan', { J1: 'NE' });
    expect(labelOf(match, 0)).toBe('1308');
    expect(at(match.table.state.markers, 0)).toMatchObject({
      from: grid.mustHex('1208'),
      heading: grid.direction('NE'),
    });
    expect(now(match)).toBe(AFTER);
  });

  test('rules move-04, move-07: groups move face down, several to a hex; all can see where', () => {
    const match = sailing('us', false, (data) => {
      place(data, 'U1', '1005', 'Hornet');
      place(data, 'U2', '1007', 'Wasp');
    });
    order(match, 'us', { U1: 'S', U2: 'N' });
    expect([labelOf(match, 16), labelOf(match, 17)]).toEqual(['1006', '1006']);
    expect([16, 17].map((marker) => at(match.table.state.markers, marker).seen)).toEqual([false, false]);
    const [told] = journalFor(match.table.journal!, 'japan');
    expect(told).toMatchObject({
      key: 'moves',
      rule: 'move-01',
      values: { moves: [{ values: { marker: 'U1', hex: '1006' } }, { values: { marker: 'U2', hex: '1006' } }] },
    });
    expect(JSON.stringify(told)).not.toContain('Hornet');
  });

  test('the question names the groups and the ways, and warns of a damaged ship', () => {
    const match = sailing('us', true, (data) => {
      place(data, 'U1', '1005', 'Wasp');
      at(data.markers, place(data, 'U2', '1006')).dummy = true;
      place(data, 'U3', '1007', 'Essex');
      data.damaged[ship('Essex')] = true;
    });
    const { question, options, boxes, cautions } = spoken(match, 'us');
    expect(choosable(promptFor(match, 'us')!)[0]).toMatchObject({
      id: 'U1',
      touches: [{ piece: 'U1' }, { box: 'U1' }, { hex: '1005' }],
    });
    expect(question).toContain('Turn 1:');
    expect(options['U1']).toContain('1005');
    expect(options['U1']).toContain('Wasp');
    expect(options['U2']).toContain('dummy');
    expect(boxes).toEqual([
      'north',
      'northeast',
      'southeast',
      'south',
      'southwest',
      'northwest',
      'off the chart for good',
    ]);
    expect(cautions).toHaveLength(1);
  });

  test('rule move-01: whoever is left out stays', () => {
    const match = sailing('us', true, (data) => place(data, 'U1', '1005', 'Hornet'));
    order(match, 'us', {});
    expect(labelOf(match, 16)).toBe('1005');
    expect(events(match, 'moves')).toEqual([]);
  });

  test('rule recon-01: opposing ships in one hex find each other at once', () => {
    const match = sailing('japan', false, (data) => {
      place(data, 'J1', '1005', 'Taiho');
      place(data, 'U1', '1006', 'Iowa');
      place(data, 'U2', '1007', 'Wasp');
    });
    order(match, 'japan', { J1: 'S' });
    expect([0, 16, 17].map((marker) => at(match.table.state.markers, marker).seen)).toEqual([true, true, false]);
    expect(match.table.state.battle).toMatchObject({ hex: grid.mustHex('1006'), mover: 'japan' });
  });

  test('rule recon-02: who sails up to an enemy island by daylight is seen there', () => {
    const up = (turn: number): boolean => {
      const match = sailing('us', false, (data) => {
        data.turn = turn;
        place(data, 'U1', '1408', 'Hornet');
      });
      order(match, 'us', { U1: 'NW' });
      expect(labelOf(match, 16)).toBe('1308');
      return at(match.table.state.markers, 16).seen;
    };
    expect([up(4), up(5)]).toEqual([true, false]);
  });

  test('rule move-07: the enemy sees whither a group that lies face up sails, and of the others what he saw last', () => {
    const match = sailing('us', false, (data) => {
      at(data.markers, place(data, 'U1', '1005', 'Hornet')).seen = true;
      place(data, 'U2', '1007', 'Wasp');
      for (const id of ['Hornet', 'Wasp']) {
        data.sightedTurn[ship(id)] = 1;
        data.sightedHex[ship(id)] = grid.mustHex('1004');
      }
      data.turn = 2;
    });
    order(match, 'us', { U1: 'S', U2: 'N' });
    const { sightedHex, sightedTurn } = match.table.state;
    const sighted = (id: string): [string, number | undefined] => [
      grid.label(sightedHex[ship(id)] ?? -1),
      sightedTurn[ship(id)],
    ];
    expect([sighted('Hornet'), sighted('Wasp')]).toEqual([
      [labelOf(match, 16), 2],
      ['1004', 1],
    ]);
    expect(labelOf(match, 16)).not.toBe('1004');
  });

  test('rules end-01, time-02: the way off the chart is offered with the second hex only', () => {
    const boxes = (second: boolean): string[] =>
      spoken(
        sailing('us', second, (data) => place(data, 'U1', '1705', 'Hornet', 'Iowa')),
        'us',
      ).boxes;
    expect(boxes(true)).toContain('off the chart for good');
    expect(boxes(false)).toEqual(['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest']);
  });

  test('rule dummy-01: a dummy has no ship in its label', () => {
    const match = sailing('us', false, (data) => (at(data.markers, place(data, 'U1', '1005')).dummy = true));
    expect(choosable(promptFor(match, 'us')!)).toMatchObject([
      { id: 'U1', label: { key: 'move dummy', values: { marker: 'U1', hex: '1005' } } },
    ]);
    expect(JSON.stringify(promptFor(match, 'us'))).not.toContain('ship.');
  });

  test('rule bat-05: a group that was passed over sails on, and may then be met again', () => {
    const match = sailing('us', false, (data) => {
      data.turn = 5;
      place(data, 'U1', '1005', 'Hornet');
      place(data, 'U2', '1005', 'Wasp');
      place(data, 'J1', '1005', 'Mogami');
      data.passed = [
        { by: 0, marker: 16 },
        { by: 17, marker: 0 },
      ];
    });
    expect(Object.keys(pieces(match, 'us'))).toEqual(['U1', 'U2']);
    order(match, 'us', { U1: 'N' });
    expect(match.table.state.passed).toEqual([{ by: 17, marker: 0 }]);
    expect(now(match)).toBe(AFTER);
  });

  test('a group that has fought this turn stays where it is', () => {
    const match = sailing('us', true, (data) => {
      at(data.markers, place(data, 'U1', '1005', 'Hornet')).fought = 1;
      place(data, 'U2', '1007', 'Wasp');
    });
    expect(Object.keys(pieces(match, 'us'))).toEqual(['U2']);
    expect(whyNot(match, 'us', { option: 'U1' })).toMatchObject({ reason: { key: 'why fought' } });
    expect(whyNot(match, 'us', { option: 'J1' })).toMatchObject({ reason: { key: 'why enemy marker' } });
  });

  test('rule land-04: transports that have landed troops stay with their group until the island is taken', () => {
    const off = (data: Campaign): void => {
      place(data, 'U1', '1308', 'Landing Force North', 'Desdiv 101');
      place(data, 'U2', '1308', 'Landing Force South');
      data.anchored[0] = 0;
      data.damaged[ship('Desdiv 101')] = true;
    };
    const match = sailing('us', true, off);
    expect(Object.keys(pieces(match, 'us'))).toEqual(['U2']);
    expect(whyNot(match, 'us', { option: 'U1' })).toMatchObject({ reason: { key: 'why at anchor' }, rule: 'land-04' });
    order(match, 'us', { U2: 'SE' });
    expect(match.table.state.anchored).toEqual([0, -1]);
    const won = sailing('us', true, (data) => {
      place(data, 'U1', '1308', 'Landing Force North');
      place(data, 'U2', '1309', 'Landing Force South');
      data.anchored = [0, 1];
      data.islands[0]!.japan = 0;
    });
    expect(Object.keys(pieces(won, 'us'))).toEqual(['U1']);
    order(won, 'us', { U1: 'S' });
    expect(won.table.state.anchored).toEqual([-1, 1]);
  });
});

describe('the way home', () => {
  const hurt = (hex: string, side: SideId = 'us') =>
    sailing(side, true, (data) => {
      const id = side === 'us' ? 'Hornet' : 'Taiho';
      place(data, side === 'us' ? 'U1' : 'J1', hex, id);
      data.damaged[ship(id)] = true;
    });

  test('rule dam-08: a damaged ship must head for its own edge, one hex nearer each turn', () => {
    const match = hurt('1508');
    expect(pieces(match, 'us')).toEqual({ U1: ['NE', 'SE'] });
    expect(refused(match, 'us', {})).not.toBeNull();
    expect(refused(match, 'us', { U1: 'N' })).not.toBeNull();
    order(match, 'us', { U1: 'NE' });
    expect(labelOf(match, 16)).toBe('1607');
    expect(pieces(hurt('0507', 'japan'), 'japan')).toEqual({ J1: ['SW', 'NW'] });
    expect(pieces(hurt('0612', 'japan'), 'japan')).toEqual({ J1: ['S', 'SW'] });
  });

  test('rule dam-08: from the edge it leaves for good', () => {
    const match = hurt('1708');
    expect(pieces(match, 'us')).toEqual({ U1: ['exit'] });
    order(match, 'us', { U1: 'exit' });
    const { state } = match.table;
    expect(state.at[ship('Hornet')]).toBe(LEFT);
    expect(at(state.markers, 16).hex).toBe(OFF);
  });

  test('rule end-01: Japanese ships leave by the west, south-west or north-west, American ones by the east', () => {
    const leaves = (side: SideId, hex: string): boolean => {
      const match = sailing(side, true, (data) =>
        place(data, side === 'us' ? 'U1' : 'J1', hex, side === 'us' ? 'Hornet' : 'Taiho'),
      );
      return Object.values(pieces(match, side))[0]!.includes('exit');
    };
    expect(['0107', '0101', '0113', '0601', '0613'].map((hex) => leaves('japan', hex))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['0207', '0701', '0713', '1707'].map((hex) => leaves('japan', hex))).toEqual([false, false, false, false]);
    expect(['1701', '1713', '1607', '0107'].map((hex) => leaves('us', hex))).toEqual([true, true, false, false]);
  });

  test('rule end-01: nobody leaves with the first hex, and what left is not told', () => {
    const first = sailing('japan', false, (data) => place(data, 'J1', '0107', 'Taiho'));
    expect(pieces(first, 'japan')).toEqual({ J1: ['N', 'NE', 'SE', 'S'] });
    const match = sailing('japan', true, (data) => {
      at(data.markers, place(data, 'J1', '0107')).dummy = true;
      place(data, 'J2', '0107', 'Taiho', 'Yamato');
      data.dummies.japan = 2;
    });
    expect(ask(match, 'japan')).toMatchObject({ rule: 'move-01' });
    order(match, 'japan', { J1: 'exit', J2: 'exit' });
    const { state } = match.table;
    expect([state.at[ship('Taiho')], state.at[ship('Yamato')]]).toEqual([LEFT, LEFT]);
    expect(state.dummies.japan).toBe(3);
    expect(JSON.stringify(journalFor(match.table.journal!, 'us'))).not.toMatch(/Taiho|dummy/);
    expect(events(match, 'leaves')).toMatchObject([
      { rule: 'end-01', touches: [{ hex: '0107' }], values: { marker: 'J1' } },
      { rule: 'end-01', touches: [{ hex: '0107' }], values: { marker: 'J2' } },
    ]);
  });
});
