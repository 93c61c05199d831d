import { battleSpeedOf } from '@point-option/chit-pull';
import { piecesOf } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { charts } from '../data/charts.ts';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import { observe } from '../view.ts';
import { allowance } from './sailingRules.ts';
import {
  asked,
  choices,
  dataOf,
  given,
  heard,
  hex,
  idle,
  marker,
  markerIn,
  order,
  put,
  question,
  see,
  ship,
  type Table,
  turnFrom,
} from './standing.testing.ts';

describe('components', () => {
  test('rule 2.2a: every roll is one die of ten faces', () => {
    given([10], (g) => expect(g.roll<string>('search', { purpose: 'purpose.search', rule: '7.3' })).toBe('exact'));
    expect(() => given([11], (g) => g.roll('search', { purpose: 'purpose.search', rule: '7.3' }))).toThrow();
  });

  test('rule 2.2b: every chart says where its figures come from, and which rule it belongs to', () => {
    for (const { id, provenance, rule } of charts)
      expect([id, provenance !== undefined, rule]).toEqual([id, true, expect.any(String)]);
  });

  test('rule 2.2c: what ships a force has is kept from the enemy', () => {
    const match = turnFrom('patrol', (data) => {
      put(data, 'TF 1', '3028', 'Essex', 'Iowa');
      put(data, 'Force 1', '2813', 'Yamato');
    });
    const seen = observe(dataOf(match), 'japan');
    expect([seen.shipAt[ship('Essex')], seen.markers[marker('TF 1')]?.hex]).toEqual([-3, hex('3028')]);
    expect(seen.shipAt[ship('Yamato')]).toBe(marker('Force 1'));
  });

  test('rule 2.3: counters are ships, air units and markers', () => {
    expect([fleet.ships.length, fleet.squadrons.length, fleet.markers.length].every((n) => n > 30)).toBe(true);
  });

  test('rule 2.3.3a: every force has a marker on the map and one in the pool', () => {
    const match = turnFrom('pool', (data) => {
      put(data, 'TF 1', '3028', 'Essex');
      put(data, 'Force 1', '2813', 'Yamato');
    });
    const { pool, active } = dataOf(match);
    for (const id of ['TF 1', 'Force 1']) {
      expect([...pool, active]).toContain(marker(id));
      expect(markerIn(match, id).hex).toBeGreaterThan(0);
    }
  });

  test('rule 2.3.3b: markers show detection, lost movement, submarines and PT boats', () => {
    const match = turnFrom('boats', (data) => {
      put(data, 'TF 1', '3028', 'Essex');
      data.subs = [{ side: 'us', hex: hex('2020'), is: 'hidden' }];
      see(data, 'TF 1');
    });
    order(match, 'us', hex('3521'));
    const { subs, own } = observe(dataOf(match), 'japan');
    expect([subs.length, own.boats, observe(dataOf(match), 'us').markers[marker('TF 1')]?.seen]).toEqual([
      1,
      hex('3521'),
      1,
    ]);
  });
});

test('rule 6.2d: in a surface battle the number of the round decides which speed a ship has', () => {
  const speed = (round: number): number =>
    given([], (g) => {
      const battle = { round } as NonNullable<LeyteTheater['battle']>;
      return battleSpeedOf(fleet, { ...g.state, turn: 2, battle }, ship('Denver'));
    });
  expect([1, 2, 3].map(speed)).toEqual([4, 5, 4]);
});

describe('strikes and movement', () => {
  const scene = (data: LeyteTheater): void => {
    put(data, 'TF 1', '3028', 'Essex', 'Lexington', 'DES RN 55');
    put(data, 'Force 1', '3022', 'Yamato', 'Musashi', 'Nagato', 'Chokai');
    see(data, 'Force 1');
    data.pool = [marker('TF 1')];
  };
  /** TF 1 strikes with so many bombers, and both sides do as little as they can until it is over. */
  function struck(n: number, change: (data: LeyteTheater) => void = () => {}): Table {
    const match = turnFrom('activations', (data) => {
      scene(data);
      change(data);
    });
    order(match, 'us', 'strike');
    idle(match, 'us');
    const flying = Object.entries(piecesOf(match, 'us')).filter(([id]) => !fighters.includes(id));
    order(match, 'us', Object.fromEntries(flying.slice(0, n).map(([id, boxes]) => [id, boxes?.[0] ?? ''])));
    for (let left = 200; left > 0 && question(match) !== 'us, activation: action'; left--) idle(match, asked(match));
    return match;
  }
  const fighters = fleet.squadrons.filter(({ kind }) => kind === 'F').map(({ id }) => id);

  test('rule 6.2.2a: a force with a carrier that strikes spends two points, besides those for hexes', () => {
    const match = struck(1);
    expect(dataOf(match).own.spent).toBe(2);
    expect(given([], (g) => allowance({ ...g, state: dataOf(match) }, marker('TF 1')))).toBe(3);
  });

  test('rule 6.2.2b: it can’t strike without them', () => {
    const slow = (n: number): string[] => {
      const match = turnFrom('activations', (data) => {
        scene(data);
        const entry = data.markers[marker('TF 1')];
        if (entry) entry.slow = n;
      });
      order(match, 'us', 'strike');
      idle(match, 'us');
      return question(match).includes('strike') ? Object.keys(piecesOf(match, 'us')) : [];
    };
    expect(slow(3).length).toBeGreaterThan(0);
    expect(slow(4)).toEqual([]);
  });

  test('rule 6.2.2c: patrols cost none', () => {
    const match = turnFrom('patrol', scene);
    expect(choices(match, 'us')).toContain('VF-15/1');
    idle(match, 'japan');
    order(match, 'us', ['VF-15/1']);
    expect([dataOf(match).own.spent, markerIn(match, 'TF 1').slow]).toEqual([0, 0]);
  });

  test('rule 6.2.3a: four or more air units in one activation cost the force they attack a point, and three none', () => {
    expect([3, 4].map((n) => markerIn(struck(n), 'Force 1').slow)).toEqual([0, 1]);
  });

  test('rule 6.2.3b: no more than two are lost that way', () => {
    const before = (slow: number, bombed: number): number =>
      markerIn(
        struck(4, (data) => {
          Object.assign(data.markers[marker('Force 1')] ?? {}, { slow, bombed });
        }),
        'Force 1',
      ).slow;
    expect([before(1, 1), before(2, 2), before(2, 0)]).toEqual([2, 2, 3]);
  });

  test('rule 6.2.3c: they are lost in its next activation, even if that is in the next turn', () => {
    const match = struck(4);
    order(match, 'us', 'done');
    for (let left = 300; left > 0 && dataOf(match).turn === 2; left--) idle(match, asked(match));
    expect(dataOf(match).turn).toBe(3);
    expect(markerIn(match, 'Force 1').slow).toBe(1);
  });
});

describe('detection', () => {
  test('rule 7.0a: a force is attacked from the air only if it is detected', () => {
    const targets = (seen: boolean): number => {
      const match = turnFrom('activations', (data) => {
        put(data, 'TF 1', '3028', 'Essex');
        put(data, 'Force 1', '3022', 'Yamato');
        if (seen) see(data, 'Force 1');
        data.pool = [marker('TF 1')];
      });
      order(match, 'us', 'strike');
      idle(match, 'us');
      return question(match).includes('strike')
        ? Object.values(piecesOf(match, 'us')).filter((boxes) => boxes?.length !== 0).length
        : 0;
    };
    expect([targets(true) > 0, targets(false)]).toEqual([true, 0]);
  });

  test('rule 7.0a: nor do ships fight a force that nobody has found', () => {
    const match = turnFrom(
      'activations',
      (data) => {
        put(data, 'TF 1', '3028', 'Denver');
        put(data, 'Force 1', '3028', 'Kinu');
        data.pool = [marker('TF 1')];
      },
      { dice: [1, 1] },
    );
    expect(choices(match, 'us')).not.toContain('fight');
    order(match, 'us', 'done');
    expect(heard(match)).not.toContain('surface battle');
  });
});
