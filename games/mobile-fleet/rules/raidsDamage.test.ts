import { conditionOf, LEFT, OFF, speedOf, SUNK } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { criticals, damage } from './raidsDamage.ts';
import { dataOf, done, halfOf, heard, hex, hurt, marker, put, ship, type Table } from './testing.ts';

const hit = (id: string, n: number, change: (data: ReturnType<typeof dataOf>) => void = () => {}): Table =>
  done((g) => damage.inflict(g, ship(id), n), { change });
const critical = (id: string, dice: number[], change: (data: ReturnType<typeof dataOf>) => void = () => {}): Table =>
  done((g) => criticals.rollEach(g, ship(id), dice.length, 'air'), { dice, change });
const hitsOf = (match: Table, id: string) => dataOf(match).hits[ship(id)];
const condition = (match: Table, id: string) => conditionOf(fleet, dataOf(match), ship(id));

describe('damage', () => {
  it('rule 9.0a: each hit marks a box', () => {
    expect(hitsOf(hit('Yamato', 3), 'Yamato')).toBe(3);
    expect(hitsOf(hit('Yamato', 0), 'Yamato')).toBe(0);
  });

  it('rule 9.0b: guns, flak and speed fall with the boxes', () => {
    const whole = condition(hit('Yamato', 0), 'Yamato');
    const half = condition(hit('Yamato', 7), 'Yamato');
    expect([whole.gunnery, whole.flak, whole.move]).toEqual([18, 7, [4, 4]]);
    expect([half.gunnery, half.flak, half.move]).toEqual([9, 4, [2, 2]]);
  });

  it('rule 9.0c: a ship sinks with its last box and leaves its group', () => {
    const match = hit('Myoko', 4);
    expect(dataOf(match).shipAt[ship('Myoko')]).toBe(SUNK);
    expect(heard(match)).toEqual(['hit', 'sunk']);
  });

  it('rule 9.0c: a group without ships leaves the map', () => {
    const match = hit('Haguro', 4, (data) => {
      put(data, 'Japanese detachment 1', 'Haguro');
      data.markers[marker('Japanese detachment 1')]!.hex = 0;
    });
    expect(dataOf(match).markers[marker('Japanese detachment 1')]?.hex).toBe(OFF);
  });

  it('rule 9.0c: a force leaves the map with its last group, and not before', () => {
    const last = (others: readonly string[]) =>
      dataOf(
        hit('Haguro', 4, (data) => {
          for (const other of others) put(data, 'Force B', other);
          for (const id of ['Force A', 'Force B', 'Force C']) data.markers[marker(id)]!.force = -1;
          for (const id of ['Force A', ...(others.length > 0 ? ['Force B'] : [])])
            data.markers[marker(id)]!.force = marker('Mobile Fleet');
          for (const each of fleet.shipsOf.japan)
            if (data.shipAt[each] === marker('Force A') && each !== ship('Haguro')) data.shipAt[each] = LEFT;
        }),
      ).markers[marker('Mobile Fleet')]?.hex;
    expect([last([]), last(['Myoko'])]).toEqual([OFF, hex('0618')]);
  });

  it('rule 9.1a: the first hit already reduces an undamaged ship', () => {
    const match = hit('Myoko', 1);
    expect(condition(match, 'Myoko').gunnery).toBeLessThan(6);
    expect(speedOf(fleet, dataOf(match), ship('Myoko'), 2)).toBeLessThan(5);
  });

  it('rule 9.1b: a unit of one box sinks at the first hit', () => {
    expect(fleet.ships[ship('DIV 27')]?.boxes).toBe(1);
    expect(dataOf(hit('DIV 27', 1)).shipAt[ship('DIV 27')]).toBe(SUNK);
  });

  it('rule 9.2a: more hits add to those before', () => {
    const match = hit('Yamato', 2, (data) => hurt(data, 'Yamato', 5));
    expect(hitsOf(match, 'Yamato')).toBe(7);
    expect(condition(match, 'Yamato').flak).toBe(4);
  });

  it('rule 9.2b: hits beyond the last box are lost', () => {
    const match = hit('Myoko', 9, (data) => hurt(data, 'Myoko', 1));
    expect(hitsOf(match, 'Myoko')).toBe(4);
    expect(dataOf(match).shipAt[ship('Myoko')]).toBe(SUNK);
  });

  it('a ship that is gone takes no more', () => {
    const match = done((g) => {
      damage.inflict(g, ship('Myoko'), 4);
      damage.inflict(g, ship('Myoko'), 1);
    });
    expect(heard(match)).toEqual(['hit', 'sunk']);
  });
});

describe('critical hits', () => {
  const rolls = (match: Table) => (match.table.journal ?? []).flatMap(({ roll }) => (roll ? [roll.chart] : []));

  it('rule 9.3a: each hit rolls once', () => {
    expect(rolls(critical('Hornet', [1, 2, 3]))).toHaveLength(3);
  });

  it.each([
    ['Hornet', 6, 0],
    ['Hornet', 8, 1],
    ['Hornet', 10, 2],
    ['Taiho', 10, 4],
  ])('rule 9.3b: %s, a %i: %i more hits', (id, die, hits) => {
    expect(hitsOf(critical(id, [die]), id)).toBe(hits);
  });

  it.each([
    ['Hornet', 7, 1],
    ['Hornet', 9, 1],
    ['Hornet', 8, 0],
  ])('rule 9.3c: %s, a %i: %i speed lost for good', (id, die, slow) => {
    const match = critical(id, [die]);
    expect(dataOf(match).lame[ship(id)]).toBe(slow);
    const before = conditionOf(fleet, dataOf(match), ship(id)).move[1];
    expect(speedOf(fleet, dataOf(match), ship(id), 2)).toBe(before - slow);
  });

  it('rule 9.3c: what several critical hits cost adds up', () => {
    expect(dataOf(critical('Hornet', [7, 9, 7])).lame[ship('Hornet')]).toBe(3);
  });

  it('rule 9.3d: a battleship takes 1 off', () => {
    const match = critical('Iowa', [7]);
    expect(rolls(match)[0]).toMatchObject({ modified: 6, result: 'none' });
  });

  it('rule 9.3e: a Japanese carrier adds 1', () => {
    expect(rolls(critical('Taiho', [7]))[0]).toMatchObject({ modified: 8, result: '1 hit' });
    expect(rolls(critical('Hornet', [7]))[0]).toMatchObject({ modified: 7 });
    expect(rolls(critical('Myoko', [7]))[0]).toMatchObject({ modified: 7 });
  });

  it('rule 9.3f: units of destroyers suffer none', () => {
    const match = done((g) => criticals.roll(g, ship('DIV 61'), 'submarine'));
    expect(rolls(match)).toHaveLength(0);
  });

  it('rule 9.3g: a ship that is gone rolls no more', () => {
    const match = done((g) => criticals.rollEach(g, ship('Myoko'), 3, 'surface'), {
      dice: [10],
      change: (data) => hurt(data, 'Myoko', 2),
    });
    expect(dataOf(match).shipAt[ship('Myoko')]).toBe(SUNK);
    expect(rolls(match)).toHaveLength(1);
  });

  it('rule 9.4a: a carrier at half damage flies no more, and its ready aircraft are flown', () => {
    const match = hit('Hornet', halfOf('Hornet'));
    expect(condition(match, 'Hornet').flies).toBe(false);
    expect(heard(match)).toContain('grounded');
    // It has nothing more to lose.
    expect(heard(hit('Hornet', 1, (data) => hurt(data, 'Hornet', halfOf('Hornet'))))).toEqual(['hit']);
  });
});
