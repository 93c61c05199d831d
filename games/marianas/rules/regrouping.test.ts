import { ask, journalFor, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid, type SideId } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, type Campaign, OFF } from '../data/state.ts';
import { battleProcedures } from './battle.ts';
import { shipsOf } from './groups.ts';
import { movement } from './movement.ts';
import { recombination } from './regrouping.ts';
import { choices, events, now, order, pieces, place, playing, refused, spoken, type Table } from './testing.ts';

const NIGHT = 5;

function second(change: (data: Campaign) => void, side: SideId = 'us', options = {}): Table {
  return playing(
    movement,
    { side, second: true, hex: -1, done: [] },
    [movement, recombination, ...battleProcedures] as never,
    { change, options },
  );
}
/** U1 and U2 in one hex, and the question who goes where. */
function together(turn: number, change: (data: Campaign) => void = () => {}, options = {}): Table {
  const match = second(
    (data) => {
      data.turn = turn;
      place(data, 'U1', '1005', 'Hornet', 'Iowa', 'Desdiv 101');
      place(data, 'U2', '1005', 'Wasp', 'Reno');
      change(data);
    },
    'us',
    options,
  );
  order(match, 'us', '1005');
  return match;
}
const namesIn = (match: Table, marker: number): number[] => shipsOf(match.table.state, marker);

describe('regrouping', () => {
  test('rule move-08: asked before the second hex, for every hex with something to split or join', () => {
    const match = second((data) => {
      place(data, 'U6', '1005', 'Hornet', 'Iowa');
      place(data, 'U2', '1006', 'Wasp');
      place(data, 'U3', '1007', 'Essex');
      place(data, 'U4', '1007', 'Reno');
      at(data.markers, place(data, 'U5', '1006')).dummy = true;
    });
    expect(now(match)).toBe('movement: regroup');
    expect(choices(match, 'us')).toEqual(['nowhere', '1005', '1007']);
    expect(refused(match, 'us', '1006')).not.toBeNull();
    order(match, 'us', '1005');
    order(match, 'us', {});
    expect(choices(match, 'us')).toEqual(['nowhere', '1007']);
    order(match, 'us', 'nowhere');
    expect(now(match)).toBe('movement: move');
  });

  test('the questions name the hex, the ships and where they are, and warn of collisions by night', () => {
    const asked = (turn: number): Table =>
      second((data) => {
        data.turn = turn;
        place(data, 'U1', '1005', 'Hornet', 'Iowa');
      });
    expect(spoken(asked(1), 'us')).toMatchObject({ options: { nowhere: 'Nowhere', '1005': 'In 1005' }, cautions: [] });
    expect(spoken(asked(NIGHT), 'us').cautions).toHaveLength(1);
    const { question, options } = spoken(together(1), 'us');
    expect(question).toContain('1005');
    expect(question).toContain('20');
    expect(options['Wasp']).toBe('Wasp, now in U2');
    expect(whyNot(asked(1), 'us', { option: '1006' })).toMatchObject({ reason: { key: 'why none of yours' } });
    expect(whyNot(together(1), 'us', { piece: 'Essex' })).toMatchObject({ reason: { key: 'why ship elsewhere' } });
  });

  test('rule move-08: also in the first hex of the chart', () => {
    const match = second((data) => place(data, 'J1', '0101', 'Taiho', 'Yamato'), 'japan');
    order(match, 'japan', '0101');
    expect(now(match)).toBe('recombination: ships');
    order(match, 'japan', { Yamato: 'J2' });
    // There is no other hex, as both can see.
    expect(now(match)).toBe('movement: move');
  });

  test('rule move-08: who lies face up with one ship is not asked, but what lies face down may be a group', () => {
    const asked = (change: (data: Campaign) => void): string => now(second(change));
    expect(asked((data) => place(data, 'U1', '1005', 'Hornet'))).toBe('movement: regroup');
    expect(asked((data) => (at(data.markers, place(data, 'U1', '1005')).dummy = true))).toBe('movement: regroup');
    const open = (data: Campaign, marker: string, hex: string, ...ships: string[]): void => {
      at(data.markers, place(data, marker, hex, ...ships)).seen = true;
    };
    expect(asked((data) => open(data, 'U1', '1005', 'Hornet'))).toBe('movement: move');
    expect(asked((data) => open(data, 'U1', '1005', 'Hornet', 'Iowa'))).toBe('movement: regroup');
    const two = (other: string) => (data: Campaign) => {
      open(data, 'U1', '1005', 'Hornet');
      open(data, 'U2', other, 'Iowa');
    };
    expect([two('1005'), two('1006')].map(asked)).toEqual(['movement: regroup', 'movement: move']);
  });

  test('rule move-08: not with the first hex', () => {
    const first = playing(
      movement,
      { side: 'us', second: false, hex: -1, done: [] },
      [movement, recombination, ...battleProcedures] as never,
      { change: (data) => place(data, 'U1', '1005', 'Hornet', 'Iowa') },
    );
    expect(now(first)).toBe('movement: move');
  });

  test('rule move-08: ships change groups and form new ones; a marker left empty goes', () => {
    const match = together(1);
    expect(Object.keys(pieces(match, 'us'))).toEqual(['Hornet', 'Iowa', 'Desdiv 101', 'Wasp', 'Reno']);
    const asked = ask(match, 'us');
    expect(asked?.kind === 'arrange' && asked.boxes.map(({ id }) => id)).toEqual(['U1', 'U2', 'U3', 'U4', 'U5']);
    order(match, 'us', { Wasp: 'U1', Reno: 'U4', 'Desdiv 101': 'U4' });
    expect(namesIn(match, 16)).toEqual(['Hornet', 'Wasp', 'Iowa'].map(ship));
    expect(namesIn(match, 19)).toEqual(['Reno', 'Desdiv 101'].map(ship));
    const { markers } = match.table.state;
    expect([at(markers, 17).hex, at(markers, 19).hex]).toEqual([OFF, grid.mustHex('1005')]);
    const told = journalFor(match.table.journal!, 'japan');
    expect(told).toMatchObject([
      { key: 'regroups', rule: 'move-08', values: { hex: '1005' }, touches: [{ hex: '1005' }] },
    ]);
    expect(JSON.stringify(told)).not.toContain('Wasp');
  });

  test('rule air-01: a group in which ships come together is marked, one that only splits is not', () => {
    const marked = (placed: Record<string, string>): number[] => {
      const match = together(1);
      order(match, 'us', placed);
      return match.table.state.markers.flatMap(({ regrouped }, marker) => (regrouped === 1 ? [marker] : []));
    };
    expect(marked({ Wasp: 'U1' })).toEqual([16]);
    expect(marked({ Hornet: 'U3' })).toEqual([]);
    expect(marked({ Hornet: 'U3', Wasp: 'U3' })).toEqual([18]);
    expect(marked({ Hornet: 'U2', Wasp: 'U1' })).toEqual([16, 17]);
    expect(marked({})).toEqual([]);
  });

  test('rule air-09: ships that come under another marker have still sailed the way they sailed', () => {
    const after = (placed: Record<string, string>): number[][] => {
      const match = together(1, (data) => {
        Object.assign(at(data.markers, 16), { heading: 3, from: 7 });
      });
      order(match, 'us', placed);
      return [16, 17, 18].map((marker) => {
        const { heading, from } = at(match.table.state.markers, marker);
        return [heading, from];
      });
    };
    const [south, still] = [
      [3, 7],
      [-1, OFF],
    ];
    expect(after({ Hornet: 'U3' })).toEqual([south, still, south]);
    expect(after({ Wasp: 'U3' })).toEqual([south, still, still]);
    expect(after({ Hornet: 'U2' })).toEqual([south, still, still]);
    const swap = { Hornet: 'U2', Iowa: 'U2', 'Desdiv 101': 'U2', Wasp: 'U1', Reno: 'U1' };
    expect(after(swap)).toEqual([still, south, still]);
  });

  test('rule move-03: no group takes more than twenty ships', () => {
    const match = together(1, (data) => place(data, 'U2', '1005', 'Landing Force North', 'Desdiv 102'));
    // Wasp, Reno, a landing force and a division: 18; two more fit, three do not.
    expect(refused(match, 'us', { 'Desdiv 101': 'U2' })).toMatchObject({
      reason: { key: 'why too many', values: { marker: 'U2', most: 20 } },
      rule: 'move-03',
    });
    order(match, 'us', { Hornet: 'U2', Iowa: 'U2' });
    expect(namesIn(match, 17)).toHaveLength(6);
  });

  test('rule move-10: transports change groups by day, and by night their group neither takes nor gives', () => {
    const with1 = (data: Campaign): void => void place(data, 'U3', '1005', 'Landing Force North', 'Desdiv 103');
    expect(pieces(together(4, with1), 'us')).toHaveProperty('Landing Force North');
    const night = together(NIGHT, with1);
    expect(Object.keys(pieces(night, 'us'))).toEqual(['Hornet', 'Iowa', 'Desdiv 101', 'Wasp', 'Reno']);
    expect(refused(night, 'us', { Reno: 'U3' })).not.toBeNull();
    const alone = second((data) => {
      data.turn = NIGHT;
      place(data, 'U3', '1005', 'Landing Force North', 'Desdiv 103');
    });
    expect(choices(alone, 'us')).toEqual(['nowhere']);
  });

  test('rule land-04: transports at anchor do not change groups, their escort may', () => {
    const match = together(1, (data) => {
      place(data, 'U2', '1005', 'Landing Force North');
      data.anchored[0] = 0;
    });
    expect(Object.keys(pieces(match, 'us'))).not.toContain('Landing Force North');
  });

  test('rules bat-01, dummy-01: neither who has fought this turn nor a dummy is a group to join', () => {
    const match = together(1, (data) => {
      at(data.markers, place(data, 'U3', '1005', 'Essex', 'Cabot')).fought = 1;
      at(data.markers, place(data, 'U4', '1005')).dummy = true;
    });
    const asked = ask(match, 'us');
    expect(asked?.kind === 'arrange' && asked.boxes.map(({ id }) => id)).toEqual(['U1', 'U2', 'U5', 'U6', 'U7']);
    expect(Object.keys(pieces(match, 'us'))).not.toContain('Essex');
  });

  test('rule bat-01: who has fought this turn does not regroup', () => {
    const match = second((data) => {
      at(data.markers, place(data, 'U1', '1005', 'Hornet', 'Iowa')).fought = 1;
      place(data, 'U2', '1005', 'Wasp');
    });
    expect(choices(match, 'us')).toEqual(['nowhere']);
  });

  test('rule recon-06: ships that were in sight stay in sight in whatever group they are', () => {
    const match = together(1, (data) => (at(data.markers, 16).seen = true));
    order(match, 'us', { Iowa: 'U3', Hornet: 'U2' });
    const { markers } = match.table.state;
    expect([16, 17, 18].map((marker) => at(markers, marker).seen)).toEqual([true, true, true]);
    const hidden = together(1, (data) => (at(data.markers, 16).seen = true));
    order(hidden, 'us', { Reno: 'U3' });
    expect([16, 17, 18].map((marker) => at(hidden.table.state.markers, marker).seen)).toEqual([true, false, false]);
  });
});

test('rule recon-06: of groups in sight only those that changed are told anew', () => {
  const match = together(2, (data) => {
    place(data, 'U3', '1005', 'Essex');
    for (const marker of [16, 17, 18]) at(data.markers, marker).seen = true;
  });
  order(match, 'us', { Reno: 'U1' });
  expect(events(match, 'found').map(({ values }) => values?.['marker'])).toEqual(['U1', 'U2']);
  expect([16, 17, 18].map((marker) => at(match.table.state.markers, marker).seen)).toEqual([true, true, true]);
});

describe('damaged ships', () => {
  /** Off Saipan: an anchored landing force with an escort, and a group with a damaged ship. */
  function offSaipan(japan: number): Table {
    const match = second((data) => {
      data.turn = 2;
      place(data, 'U1', '1308', 'Landing Force North', 'Desdiv 101');
      place(data, 'U2', '1308', 'Reno', 'Biloxi');
      data.anchored[0] = 0;
      at(data.islands, 0).japan = japan;
      data.damaged[ship('Reno')] = true;
    });
    order(match, 'us', '1308');
    return match;
  }
  test('rules dam-08, land-04: a damaged ship cannot join transports at anchor to be spared the way home', () => {
    const match = offSaipan(8);
    expect(pieces(match, 'us')['Reno']).toEqual(['U2', 'U3', 'U4', 'U5']);
    expect(refused(match, 'us', { Reno: 'U1' })).toMatchObject({
      reason: { key: 'why damaged goes home', values: { ship: { key: 'ship.Reno' }, marker: 'U1' } },
      rule: 'dam-08',
    });
    expect(refused(match, 'us', { Biloxi: 'U1', 'Desdiv 101': 'U2' })).toBeNull();
    const taken = offSaipan(0);
    expect(refused(taken, 'us', { Reno: 'U1' })).toBeNull();
  });
  test('rules dam-08, land-04: one that was damaged there may stay', () => {
    const match = second((data) => {
      data.turn = 2;
      place(data, 'U1', '1308', 'Landing Force North', 'Desdiv 101');
      data.anchored[0] = 0;
      data.damaged[ship('Desdiv 101')] = true;
    });
    order(match, 'us', '1308');
    expect(pieces(match, 'us')['Desdiv 101']).toContain('U1');
    order(match, 'us', {});
    expect(pieces(match, 'us')['U1']).toBeUndefined();
  });
});

describe('collisions', () => {
  test('rule move-09: each group that joins another by night risks a ship on one sixth, in secret', () => {
    const match = together(NIGHT);
    order(match, 'us', { Wasp: 'U1', Reno: 'U1' }, 6, 2);
    expect(match.table.state.damaged[ship('Reno')]).toBe(true);
    expect(match.table.state.damaged[ship('Wasp')]).toBe(false);
    expect(journalFor(match.table.journal!, 'japan').map(({ key }) => key)).toEqual(['regroups']);
    const lucky = together(NIGHT);
    order(lucky, 'us', { Wasp: 'U1', Reno: 'U1' }, 5);
    expect(lucky.table.state.damaged.some(Boolean)).toBe(false);
  });

  test('rule move-09: two groups that meet under a new marker both risk it', () => {
    const match = together(NIGHT);
    order(match, 'us', { Hornet: 'U3', Wasp: 'U3' }, 6, 6);
    expect([ship('Hornet'), ship('Wasp')].map((number) => match.table.state.damaged[number])).toEqual([true, true]);
  });

  test('rule move-09: not by day, not by splitting, not where the rule is off', () => {
    const day = together(4);
    order(day, 'us', { Wasp: 'U1', Reno: 'U1' });
    const split = together(NIGHT);
    order(split, 'us', { Hornet: 'U3' });
    const off = together(NIGHT, () => {}, { collisions: false });
    order(off, 'us', { Wasp: 'U1', Reno: 'U1' });
    for (const match of [day, split, off]) expect(events(match, 'damaged')).toEqual([]);
  });

  test('rules move-09, dice-02: Japanese groups collide on a 1', () => {
    const match = second((data) => {
      data.turn = NIGHT;
      place(data, 'J1', '1005', 'Taiho');
      place(data, 'J2', '1005', 'Yamato');
    }, 'japan');
    order(match, 'japan', '1005');
    order(match, 'japan', { Yamato: 'J1' }, 1);
    expect(match.table.state.damaged[ship('Yamato')]).toBe(true);
  });
});
