import type { Ask } from '@point-option/engine';
import { fast } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SHIPS_OF, ship } from '../data/ships.ts';
import { type Admiral, HALSEY, KINKAID, KURITA, OZAWA } from './admirals.ts';
import { decoySize, regroup, reorganize } from './formations.ts';
import { deskOf, markerOf, place, position } from './staff.testing.ts';

const dice = fast('formations');
const hexes = (...labels: string[]): Ask =>
  ({ kind: 'one', options: [...labels.map(grid.mustHex), 'dummy', 'done'] }) as unknown as Ask;

function menu(side: 'japan' | 'us', admiral: Admiral, ask: Ask, change?: (data: LeyteTheater) => void): unknown {
  return reorganize(deskOf(position(change), side, admiral), ask, dice)?.answer;
}

/** The order for a hex, with the boxes of its forces and one more. */
function shift(
  side: 'japan' | 'us',
  admiral: Admiral,
  hex: string,
  forces: string[],
  change?: (data: LeyteTheater) => void,
): Record<string, string> {
  const data = position((each) => {
    change?.(each);
    each.regrouping = { side, hex: grid.mustHex(hex), due: [], slowed: [] };
  });
  const markers = forces.map((force) => fleet.markers[markerOf(force)]?.id ?? '');
  const pieces = fleet.ships.flatMap(({ id }, each) =>
    forces.some((force) => data.shipAt[each] === markerOf(force)) ? [{ id }] : [],
  );
  const boxes = [...markers, side === 'us' ? 'TF 16' : 'Force 10'].map((id) => ({ id }));
  const ask = { kind: 'arrange', pieces, boxes, partial: true } as unknown as Ask;
  return regroup(deskOf(data, side, admiral), ask, dice)?.answer as Record<string, string>;
}

describe('Task Force 34', () => {
  it('leaves the carriers for an admiral who guards the strait, and for nobody else', () => {
    expect(menu('us', KINKAID, hexes('2824'))).toBe(grid.mustHex('2824'));
    expect(menu('us', HALSEY, hexes('2824'))).toBe('done');
    const gone = Object.keys(shift('us', KINKAID, '2824', ['TG 38.2']));
    expect(gone).toEqual(expect.arrayContaining(['Iowa', 'New Jersey']));
    expect(gone).not.toContain('Intrepid');
    expect(gone).not.toContain('DES RN 50/1');
  });

  it('13.1.5.1: stays with a force that is drawn to carriers', () => {
    const drawn = (data: LeyteTheater): void => {
      data.own.chases = [{ marker: markerOf('TG 38.2'), hex: 0, of: 0, turn: 2 }];
    };
    expect(menu('us', KINKAID, hexes('2824'), drawn)).toBe('done');
  });

  it('no hex is looked at twice, whatever came of it', () => {
    const again = (data: LeyteTheater): void => {
      data.regrouping = { side: 'us', hex: grid.mustHex('2824'), due: [], slowed: [] };
    };
    expect(menu('us', KINKAID, hexes('2824'), again)).toBe('done');
    expect(menu('us', KINKAID, hexes('2824', '3328'), again)).toBe(grid.mustHex('3328'));
  });
});

describe('Japanese forces', () => {
  it('sail as one where they meet on the way to one strait, as many as one force holds', () => {
    expect(menu('japan', KURITA, hexes('2813'))).toBe(grid.mustHex('2813'));
    const order = shift('japan', KURITA, '2813', ['Force A', 'Force B']);
    expect(Object.keys(order)).toHaveLength(7);
    expect(Object.keys(order)).toEqual(expect.arrayContaining(['Kongo', 'Haruna', 'Tone']));
    expect(new Set(Object.values(order))).toEqual(new Set(['Force 1']));
  });

  it('east of the straits, and on ways of their own, they stay as they are', () => {
    const through = (data: LeyteTheater): void => {
      place(data, 'Force A', '3121');
      place(data, 'Force B', '3121');
    };
    expect(menu('japan', KURITA, hexes('3121'), through)).toBe('done');
    const mixed = (data: LeyteTheater): void => {
      place(data, 'Force B', '2815');
      place(data, 'Force C', '2813');
    };
    expect(menu('japan', KURITA, hexes('2813'), mixed)).toBe('done');
  });

  it('6.4: ships on their way home join nobody', () => {
    const home = (data: LeyteTheater): void => {
      for (const each of SHIPS_OF.get('Force B') ?? []) data.own.homeward[each] = true;
    };
    expect(menu('japan', KURITA, hexes('2813'), home)).toBe('done');
  });

  it('5.4: send out a decoy of the carriers, and say that it is as large as some real force', () => {
    expect(menu('japan', OZAWA, hexes())).toBe('dummy');
    expect(menu('japan', KURITA, hexes())).toBe('done');
    const sizes = [9, 9, 4, 4, 2, 11];
    for (let n = 0; n < 20; n++) {
      const ask = { kind: 'amount', min: 1, max: 16 } as unknown as Ask;
      const said = decoySize(deskOf(position(), 'japan', OZAWA), ask, fast(`size ${n}`))?.answer;
      expect(sizes).toContain(said);
    }
    expect(SHIPS_OF.get('Force A')).toContain(ship('Yamato'));
  });
});
