import { type Scouting, scoutingOf, type Search, contactOn, chitInPool, type SideId } from '@point-option/chit-pull';
import { ask } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { LeyteTheater } from '../data/own.ts';
import { searching } from '../family.ts';
import { searchesOf, searchRangeOf } from './searching.ts';
import {
  AFTER,
  dataOf,
  events,
  given,
  heard,
  marker,
  markerIn,
  now,
  order,
  playing,
  put,
  question,
  refused,
  see,
  type Table,
  turnFrom,
} from './standing.testing.ts';

/** Three carriers in 2824, and a Japanese force of battleships, cruisers and destroyers seven hexes west of them. */
function fleets(data: LeyteTheater): void {
  put(data, 'TF 1', '2824', 'Essex', 'Lexington', 'Langley');
  put(
    data,
    'Force 1',
    '2817',
    'Yamato',
    'Musashi',
    'Nagato',
    'Chokai',
    'Myoko',
    'Haguro',
    'Noshiro',
    'DIV 31',
    'DIV 2/32',
  );
}

function scouting(entry: number, dice: readonly number[], change: (data: LeyteTheater) => void = fleets): Table {
  return playing<Scouting>(searching.scouting, scoutingOf(entry), { change, dice });
}
const byUs = (...dice: number[]): Table => scouting(marker('TF 1'), dice);
const byJapan = (dice: readonly number[]): Table =>
  scouting(FLEET2, dice, (data) => {
    put(
      data,
      'TF 1',
      '2820',
      'Essex',
      'Lexington',
      'Langley',
      'Princeton',
      'Santa Fe',
      'Mobile',
      'Reno',
      'Biloxi',
      'DES RN 55',
    );
  });

const FLEET2 = chitInPool(fleet, CHIT.fleet2);
const FLEET1 = chitInPool(fleet, CHIT.fleet1);
const ARMY = chitInPool(fleet, CHIT.usArmy);

/** The enemies an entry of the pool searches for. */
function targets(entry: number, change: (data: LeyteTheater) => void): string[] {
  return given([], (g) => searchesOf(g, entry).map((search) => fleet.markers[search.marker]?.id ?? ''), { change });
}

/** The reported items: what may be said of each. */
function items(match: Table, side: SideId): Record<string, [number?, number?]> {
  const due = ask(match, side);
  return due?.kind === 'allot' ? Object.fromEntries(due.items.map(({ id, min, max }) => [id, [min ?? 0, max]])) : {};
}

describe('who searches, and how far', () => {
  const range = (...ships: string[]): number =>
    given(
      [],
      (g) =>
        searchRangeOf(
          g.state,
          marker(ships[0] === 'Essex' || ships[0] === 'Sangamon' || ships[0] === 'Denver' ? 'TF 1' : 'Force 1'),
        ),
      {
        change: (data) => {
          const isUs = ['Essex', 'Sangamon', 'Denver'].includes(ships[0] ?? '');
          put(data, isUs ? 'TF 1' : 'Force 1', '2824', ...ships);
        },
      },
    );

  test('rule 7.2b: US carriers search 12 hexes, escort carriers 4, Japanese carriers 14, Mogami 6', () => {
    expect([range('Essex'), range('Sangamon'), range('Zuikaku'), range('Mogami')]).toEqual([12, 4, 14, 6]);
    expect(range('Denver')).toBe(0);
    const reached = [14, 15].map((columns) =>
      targets(marker('Force 1'), (data) => {
        put(data, 'Force 1', '2810', 'Zuiho');
        put(data, 'TF 1', `28${10 + columns}`, 'Denver');
      }),
    );
    expect(reached).toEqual([['TF 1'], []]);
  });

  test('rule 7.2b: land-based aircraft search 14 hexes from the fields of their fleet', () => {
    // Clark Field is in 2412, Legaspi in 2918.
    const from = (entry: number, label: string): string[] =>
      targets(entry, (data) => void put(data, 'TF 1', label, 'Denver'));
    expect(from(FLEET2, '2426')).toEqual(['TF 1']);
    expect(from(FLEET2, '2428')).toEqual([]);
    expect(from(FLEET1, '2932')).toEqual(['TF 1']);
  });

  test('rule 5.3.2b: the Army searches its area, as patrol planes do', () => {
    const from = (label: string): string[] => targets(ARMY, (data) => void put(data, 'Force 1', label, 'Fuso'));
    expect([from('3722'), from('3118')]).toEqual([['Force 1'], []]);
  });

  test('rule 7.0c: a force or a land-based formation may search, and dummies do not', () => {
    const dummyToo = (data: LeyteTheater): void => {
      fleets(data);
      put(data, 'TF 2', '2824');
    };
    expect(targets(marker('TF 1'), dummyToo)).toEqual(['Force 1']);
    expect(targets(marker('TF 2'), dummyToo)).toEqual([]);
  });

  test('rule 7.0d: a force without carriers does not search beyond its hex', () => {
    expect(targets(marker('Force 1'), fleets)).toEqual([]);
  });

  test('rule 7.2a: both sides see who sends no planes, where an enemy is near enough for some', () => {
    const told = (label: string): string[] =>
      heard(
        scouting(marker('TF 1'), [], (data) => {
          put(data, 'TF 1', '2824', 'Denver');
          put(data, 'Force 1', label, 'Yamato');
        }),
        'japan',
      );
    expect([told('2817'), told('2801')]).toEqual([['no search planes'], []]);
  });

  test('rule 7.2a: by day alone, and at any time of the activation', () => {
    const turned = (turn: number) => (data: LeyteTheater) => {
      fleets(data);
      data.turn = turn;
    };
    expect([2, 5].map((turn) => targets(marker('TF 1'), turned(turn)))).toEqual([['Force 1'], []]);
    const match = turnFrom('activations', (data) => {
      fleets(data);
      data.pool = [marker('TF 1')];
    });
    expect(ask(match, 'us')).toMatchObject({ options: expect.arrayContaining(['search', 'move', 'strike']) });
    order(match, 'us', 'move');
    order(
      match,
      'us',
      [dataOf(match).markers[marker('TF 1')]?.hex ?? 0].map((hex) => hex + 1),
    );
    expect(ask(match, 'us')).toMatchObject({ options: expect.arrayContaining(['search', 'move']) });
  });

  test('rule 7.2c: whoever searches tries for every enemy marker in range, be it detected or not', () => {
    const two = (data: LeyteTheater): void => {
      fleets(data);
      put(data, 'Force 2', '2820', 'Kongo');
      put(data, 'Force 3', '2821');
      put(data, 'Force 4', '2801', 'Fuso');
      see(data, 'Force 1');
    };
    expect(targets(marker('TF 1'), two)).toEqual(['Force 1', 'Force 2', 'Force 3']);
  });
});

describe('what a US search brings', () => {
  // Two carriers and the far half of the range cancel out.
  test('rule 7.2d: anything but a failure detects the force', () => {
    const failed = byUs(4);
    expect([markerIn(failed, 'Force 1').seen, heard(failed, 'us')]).toEqual([0, ['search planes', 'not found']]);
    const found = byUs(5);
    expect(markerIn(found, 'Force 1').seen).toBe(1);
    expect(events(found, 'reported count')).toMatchObject([{ values: { n: 9 } }]);
  });

  test('rule 7.2i: a failure against a detected force loses it', () => {
    const lost = scouting(marker('TF 1'), [4], (data) => {
      fleets(data);
      see(data, 'Force 1');
    });
    expect([markerIn(lost, 'Force 1').seen, heard(lost)]).toEqual([0, ['search planes', 'not found', 'track lost']]);
  });

  test('rule 6.4e: it loses no ships that sail alone: they lie in full view', () => {
    const match = scouting(marker('TF 1'), [1], (data) => {
      put(data, 'TF 1', '2824', 'Essex', 'Lexington');
      put(data, 'Japanese detachment 1', '2822', 'Musashi');
      see(data, 'Japanese detachment 1');
    });
    expect([markerIn(match, 'Japanese detachment 1').seen, heard(match)]).toEqual([1, ['search planes', 'not found']]);
  });

  test('rule 7.2e and 7.2f: Japan reports by type, as far off as the table allows, each type that is there and no other', () => {
    const match = byUs(7);
    expect(question(match)).toBe('japan, search: report');
    // The example: three battleships, four cruisers here, two units of destroyers, each off by two at most.
    expect(items(match, 'japan')).toEqual({ battleship: [1, 5], cruiser: [2, 6], destroyers: [1, 4] });
    expect(refused(match, 'japan', { battleship: 3, cruiser: 4, destroyers: 0 })).not.toBeNull();
    expect(refused(match, 'japan', { battleship: 3, cruiser: 4, destroyers: 2, carrier: 1 })).not.toBeNull();
    order(match, 'japan', { battleship: 1, cruiser: 4, destroyers: 1 });
    expect(contactOn(dataOf(match), 'us', marker('Force 1'))).toMatchObject({ told: 'types', total: 6, within: 2 });
    for (const [die, most] of [
      [6, 6],
      [8, 4],
      [9, 4],
    ] as const)
      expect(items(byUs(die), 'japan')['battleship']).toEqual([Math.max(1, 6 - most), most]);
    expect(items(byUs(10), 'japan')['battleship']).toEqual([3, 3]);
  });

  test('rule 7.2g: destroyers are reported as units, however many ships they are', () => {
    expect(items(byUs(10), 'japan')['destroyers']).toEqual([2, 2]);
  });

  test('rule 2.4: reports tell six types of ships apart', () => {
    const match = scouting(marker('TF 1'), [10], (data) => {
      put(data, 'TF 1', '2824', 'Essex', 'Lexington');
      put(data, 'Force 1', '2822', 'Zuikaku', 'Zuiho', 'Ise', 'Oyodo', 'Nachi', 'DIV 43', 'DIV 61', 'Maru APD');
    });
    expect(items(match, 'japan')).toEqual({
      carrier: [2, 2],
      battleship: [1, 1],
      cruiser: [2, 2],
      destroyers: [2, 2],
      transports: [1, 1],
    });
    expect(fleet.reported).toContain('escort carrier');
  });

  test('rule 7.3: one table for both sides, each with its own modifiers', () => {
    // Alone, near: nothing is added. Three carriers in the far half, as in the example: +1 and -1.
    const modified = (change: (data: LeyteTheater) => void, entry = marker('TF 1')): unknown =>
      events(scouting(entry, [1], change), 'not found').length > 0
        ? (scouting(entry, [1], change).table.journal ?? [])
            .find(({ roll }) => roll?.chart)
            ?.roll?.chart?.modifiers.map(({ id }) => id)
        : null;
    expect(modified(fleets)).toEqual(['two carriers', 'far']);
    expect(
      modified((data) => {
        put(data, 'TF 1', '2824', 'Essex');
        put(data, 'Force 1', '2822', 'Yamato');
      }),
    ).toEqual([]);
    expect(modified((data) => void put(data, 'TF 1', '2820', 'Essex'), FLEET2)).toEqual(['land-based', 'far']);
  });
});

describe('what a Japanese search brings', () => {
  test('rule 7.2h: the US rolls in secret how exact its report will be, and Japan never learns it', () => {
    // The example: 6, modified to 5, finds; the secret 10 lets each type be one off.
    const match = byJapan([7, 10]);
    expect(question(match)).toBe('us, search: report');
    expect(items(match, 'us')).toEqual({ carrier: [3, 5], cruiser: [3, 5], destroyers: [1, 2] });
    expect(heard(match, 'japan')).not.toContain('kernel.roll');
    order(match, 'us', { carrier: 3, cruiser: 3, destroyers: 1 });
    expect(contactOn(dataOf(match), 'japan', marker('TF 1'))).toMatchObject({ told: 'types', total: 7, within: -1 });
    expect([3, 6, 9].map((die) => items(byJapan([7, die]), 'us')['carrier'])).toEqual([
      [1, 7],
      [2, 6],
      [3, 5],
    ]);
  });

  test('rule 7.2h: the poorest report gives a number of units alone, and may be three off', () => {
    for (const die of [1, 2]) {
      const match = byJapan([7, die]);
      expect(items(match, 'us')).toEqual({ units: [6, 12] });
      expect(refused(match, 'us', { units: 13 })).not.toBeNull();
      order(match, 'us', { units: 12 });
      expect(contactOn(dataOf(match), 'japan', marker('TF 1'))).toMatchObject({
        told: 'count',
        total: 12,
        within: -1,
        counts: [],
      });
      expect([markerIn(match, 'TF 1').seen, now(match)]).toEqual([1, AFTER]);
    }
    const lone = scouting(FLEET2, [10, 1], (data) => void put(data, 'TF 1', '2820', 'Essex'));
    expect(items(lone, 'us')).toEqual({ units: [1, 4] });
  });
});

describe('ships in one hex', () => {
  const search = (by: SideId, label: string, turn: number, die: number): Table =>
    playing<Search>(
      searching.search,
      {
        by,
        from: marker(by === 'us' ? 'TF 1' : 'Force 1'),
        marker: marker(by === 'us' ? 'Force 1' : 'TF 1'),
        source: 'ship search',
        wing: 0,
      },
      {
        dice: [die],
        change: (data) => {
          put(data, 'TF 1', label, 'Denver');
          put(data, 'Force 1', label, 'Fuso');
          data.turn = turn;
        },
      },
    );

  test('rule 7.1: the own hex adds two, a strait one more', () => {
    // 2 and 3 make 5 in a strait, as 3 and 2 do elsewhere.
    expect(
      [search('us', '3722', 2, 2), search('us', '3028', 2, 3)].map((match) => markerIn(match, 'Force 1').seen),
    ).toEqual([1, 1]);
    expect(
      [search('us', '3722', 2, 1), search('us', '3028', 2, 2)].map((match) => markerIn(match, 'Force 1').seen),
    ).toEqual([0, 0]);
  });

  test('rule 7.0e and 3.3d: detection lasts until the night turn ends, and then all of it is lost', () => {
    const after = (turn: number): number => {
      const match = turnFrom('detection', (data) => {
        put(data, 'Force 1', '2817', 'Yamato');
        see(data, 'Force 1');
        data.turn = turn;
      });
      return markerIn(match, 'Force 1').seen;
    };
    expect([2, 3, 4, 5].map(after)).toEqual([1, 1, 1, 0]);
  });
});

describe('dummies', () => {
  test('rule 5.4d: one that is detected in any way is removed, and nothing is reported of it', () => {
    const match = scouting(marker('TF 1'), [10], (data) => {
      put(data, 'TF 1', '2824', 'Essex');
      put(data, 'Force 2', '2822');
    });
    expect([markerIn(match, 'Force 2').hex, heard(match), now(match)]).toEqual([
      -1,
      ['search planes', 'dummy found'],
      AFTER,
    ]);
    expect(dataOf(match).contacts.us).toEqual([]);
  });

  test('rule 5.4c: a dummy neither searches nor fights', () => {
    const match = turnFrom(
      'activations',
      (data) => {
        put(data, 'TF 1', '3028');
        put(data, 'Force 1', '3028', 'Kinu');
        see(data, 'Force 1');
        data.pool = [marker('TF 1')];
      },
      { dice: [1] },
    );
    expect(events(match, 'not found')).toMatchObject([{ to: ['japan'] }]);
    for (let left = 20; left > 0 && question(match) === 'us, activation: action'; left--) order(match, 'us', 'done');
    expect(heard(match)).not.toContain('surface battle');
  });
});
