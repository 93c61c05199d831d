import { describe, expect, test } from 'vitest';
import type { LeyteTheater } from '../data/own.ts';
import { observe } from '../view.ts';
import { mustSailOn } from './mustSail.ts';
import { endChases, hearOfCarriers, holdsWildBull, quarryOf } from './wildBull.ts';
import {
  choices,
  dataOf,
  done,
  given,
  heard,
  hex,
  hexes,
  marker,
  order,
  put,
  saidOf,
  ship,
  turnFrom,
  why,
} from './standing.testing.ts';

/** Ozawa in the north, three Third Fleet forces, and one of the Seventh. */
function sea(data: LeyteTheater): void {
  put(data, 'Force 1', '1526', 'Zuikaku', 'Ise');
  put(data, 'Force 2', '3518', 'Yamato');
  put(data, 'TF 1', '2626', 'Iowa', 'New Jersey');
  put(data, 'TF 2', '2826', 'Essex', 'DES RN 55');
  put(data, 'TF 3', '3328', 'Enterprise');
  put(data, 'TF 4', '3623', 'Sangamon');
}

/** Who is drawn where Ozawa is found with these dice. */
function drawn(dice: readonly number[], change: (data: LeyteTheater) => void = sea, options = {}): string[] {
  const match = done((g) => hearOfCarriers(g, { marker: marker('Force 1'), source: 'carrier search' }), {
    dice,
    change,
    options,
  });
  return dataOf(match).own.chases.map((chase) => `TF ${chase.marker - marker('TF 1') + 1}`);
}

describe('Halsey', () => {
  test('rule 13.1.5.1a: when a force with a carrier is detected a secret die says who is drawn', () => {
    expect([1, 2].map((die) => drawn([die]))).toEqual([[], []]);
    // The nearest force that has carriers; all within 12 hexes of the sighting; all.
    expect([3, 5].map((die) => drawn([die]))).toEqual([['TF 2'], ['TF 2']]);
    expect([6, 8].map((die) => drawn([die]))).toEqual([['TF 1'], ['TF 1']]);
    expect([9, 10].map((die) => drawn([die]))).toEqual([
      ['TF 1', 'TF 2', 'TF 3'],
      ['TF 1', 'TF 2', 'TF 3'],
    ]);
  });

  test('rule 13.1.5.1a: only the US sees the die and who is drawn', () => {
    const match = done((g) => hearOfCarriers(g, { marker: marker('Force 1'), source: 'carrier search' }), {
      dice: [9],
      change: sea,
    });
    expect([heard(match, 'us'), heard(match, 'japan')]).toEqual([['force drawn', 'force drawn', 'force drawn'], []]);
    const { own } = observe(dataOf(match), 'japan');
    expect([own.chases, own.halseyHeard]).toEqual([[], 0]);
  });

  test('rule 13.1.5.1a: no die for a force without carriers, for what a submarine reports, or a second time in a turn', () => {
    const hear = (id: string, source: 'carrier search' | 'submarine', change = sea) =>
      done((g) => hearOfCarriers(g, { marker: marker(id), source }), { dice: [], change }).table.dice.rolled;
    expect(hear('Force 2', 'carrier search')).toBe(0);
    expect(hear('Force 1', 'submarine')).toBe(0);
    expect(
      hear('Force 1', 'carrier search', (data) => {
        sea(data);
        data.own.halseyHeard = data.turn;
      }),
    ).toBe(0);
    expect(
      given([9], (g) => hearOfCarriers(g, { marker: marker('Force 1'), source: 'carrier search' }), {
        change: (data) => {
          sea(data);
          data.own.halseyHeard = data.turn - 1;
        },
      }),
    ).toBeUndefined();
  });

  test('rule 13.1.5.1b: forces next to a Japanese force, or in its hex, are exempt; ships on their own are no force', () => {
    const beside =
      (label: string, id = 'Force 3') =>
      (data: LeyteTheater) => {
        sea(data);
        put(data, id, label, 'Kinu');
      };
    expect(drawn([10], beside('2627'))).toEqual(['TF 2', 'TF 3']);
    expect(drawn([10], beside('2626'))).toEqual(['TF 2', 'TF 3']);
    expect(drawn([10], beside('2627', 'Japanese detachment 1'))).toEqual(['TF 1', 'TF 2', 'TF 3']);
  });

  test('rule 13.1.5.1a: who is in strike range of the sighting already is not drawn, and another force is the nearest', () => {
    const near = (data: LeyteTheater): void => {
      sea(data);
      put(data, 'TF 3', '2326', 'Enterprise');
    };
    expect(drawn([3], near)).toEqual(['TF 2']);
    expect(drawn([10], near)).toEqual(['TF 1', 'TF 2']);
  });

  test('rule 13.1.5.1a: twelve hexes are near, and thirteen are not', () => {
    const at = (label: string) => (data: LeyteTheater) => {
      sea(data);
      put(data, 'TF 1', label, 'Iowa', 'New Jersey');
    };
    expect([drawn([6], at('2726')), drawn([6], at('2826'))]).toEqual([['TF 1'], []]);
  });

  test('rule 13.1.5: the rule can be left out, holds in the campaign, and not in the what-if scenario', () => {
    expect(drawn([], sea, { wildBull: false })).toEqual([]);
    const holds = (scenario: LeyteTheater['own']['scenario']): boolean =>
      given([], (g) => holdsWildBull(g), { change: (data) => void (data.own.scenario = scenario) });
    expect([holds('historical'), holds('what-if'), holds('campaign')]).toEqual([true, false, true]);
  });
});

describe('a force that is drawn', () => {
  const chasing = (data: LeyteTheater): void => {
    sea(data);
    data.own.chases = [{ marker: marker('TF 2'), hex: hex('1526'), of: marker('Force 1'), turn: 2 }];
    data.pool = [marker('TF 2')];
  };

  test('rule 13.1.5.1a: it sails nearer with every hex, and with all its movement', () => {
    const match = turnFrom('activations', chasing);
    expect(choices(match, 'us')).not.toContain('done');
    expect(saidOf(match, 'us', { option: 'done' })).toBe('why drawn north (13.1.5.1)');
    order(match, 'us', 'move');
    expect(hexes(match, 'us').every((label) => label.startsWith('27'))).toBe(true);
    expect(saidOf(match, 'us', { hex: '2926' })).toBe('why drawn north (13.1.5.1)');
    expect(why(match, 'us', [hex('2726')])).toBe('why drawn north (13.1.5.1)');
    order(match, 'us', ['2726', '2626', '2526', '2426', '2326'].map(hex));
    // It stands where its bombers reach them, and may end its activation.
    expect(choices(match, 'us')).toContain('done');
  });

  test('rule 13.1.5.1a: it may search and strike on the way', () => {
    const match = turnFrom('activations', chasing);
    expect(choices(match, 'us')).toEqual(expect.arrayContaining(['search', 'move', 'strike']));
  });

  test('rule 13.1.5.1a: it stops short where nothing nearer is open to it', () => {
    const why = given([], (g) => mustSailOn(g, marker('TF 2'), hex('2826'), { entered: 0, points: () => 5 }), {
      change: (data) => {
        chasing(data);
        for (const [n, label] of ['2725', '2726', '2826'].entries()) {
          put(data, `TF ${5 + 2 * n}`, label);
          put(data, `TF ${6 + 2 * n}`, label);
        }
      },
    });
    expect(why).toBeUndefined();
  });

  test('rule 13.1.5.1a: it is free within strike range, once the force is gone, and after two turns more', () => {
    const left = (change: (data: LeyteTheater) => void): number =>
      given(
        [],
        (g) => {
          endChases(g);
          return g.state.own.chases.length;
        },
        {
          change: (data) => {
            chasing(data);
            change(data);
          },
        },
      );
    expect(left(() => {})).toBe(1);
    expect([3, 4].map((turn) => left((data) => void (data.turn = turn)))).toEqual([1, 0]);
    expect(left((data) => void put(data, 'TF 2', '2326', 'Essex'))).toBe(0);
    expect(
      left((data) => {
        put(data, 'Force 1', '1526');
        const entry = data.markers[marker('Force 1')];
        if (entry) entry.hex = -1;
        data.shipAt[ship('Zuikaku')] = -1;
      }),
    ).toBe(0);
    expect(given([], (g) => quarryOf(g.state, marker('TF 1')), { change: chasing })).toBe(-1);
  });
});
