import { baseHome } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { ISLAND_UNITS } from '../data/squadrons.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { airBoxes } from './airBoxes.ts';
import { reinforce, revive, rollCarrierReadiness, rollLateAir } from './reinforcements.ts';
import { base, dataOf, done, events, flown, halfOf, heard, hurt, unit } from './testing.ts';

const rollIslands = (g: G): void => airBoxes.rollReady(g, ISLAND_UNITS);

const at = (data: MobileTheater, id: string): string => data.airAt[unit(id)] as string;

describe('reinforcements', () => {
  it('rule 16.1.2b: one die gives the turn of the late units of both islands, seen by the Japanese alone', () => {
    const match = done(rollLateAir, { dice: [7] });
    const data = dataOf(match);
    expect(['263rd AG/2', '202nd AG', '503rd AG'].map((id) => data.airBack[unit(id)])).toEqual([7, 7, 7]);
    const rolls = match.table.journal?.filter(({ roll }) => roll) ?? [];
    expect(rolls.map(({ to }) => to)).toEqual([['japan']]);
  });

  it('rule 16.3: in the dream nobody is late', () => {
    done(rollLateAir, { dice: [], change: (data) => void (data.own.scenario = 'dream') });
  });

  const arriving = (turn: number): ReturnType<typeof done> =>
    done(reinforce, { change: (data) => void (data.turn = turn) });

  it('rule 16.1.2a: the units at Truk arrive on turn 2', () => {
    expect(at(dataOf(arriving(1)), '253rd AG')).toBe('waiting');
    const match = arriving(2);
    expect(['253rd AG', '755th AG'].map((id) => at(dataOf(match), id))).toEqual(['ready', 'ready']);
    expect(dataOf(match).airHome[unit('253rd AG')]).toBe(baseHome(base('Truk')));
  });

  it('rule 5.3a: units whose turn has come are ready at their base at full strength', () => {
    const match = done(reinforce, {
      change: (data) => {
        data.turn = 6;
        data.airBack[unit('202nd AG')] = 6;
        data.airBack[unit('503rd AG')] = 7;
        data.airBack[unit('263rd AG/2')] = 7;
      },
    });
    expect(['202nd AG', '503rd AG'].map((id) => at(dataOf(match), id))).toEqual(['ready', 'waiting']);
    expect([dataOf(match).airWeak[unit('202nd AG')], dataOf(match).airBack[unit('202nd AG')]]).toEqual([false, 0]);
  });

  it('rule 5.3b: the enemy is not told', () => {
    const match = arriving(2);
    expect(heard(match, 'us')).toEqual([]);
    expect(heard(match, 'japan').filter((key) => key === 'air arrives').length).toBeGreaterThan(0);
  });
});

describe('revived units', () => {
  const lose = (data: MobileTheater, ...ids: string[]): void => {
    for (const id of ids) data.airAt[unit(id)] = 'lost';
  };

  it('rule 16.1.2c: by day one lost land-based unit, drawn at random, is on Guam, flown', () => {
    const match = done(revive, { dice: [2], change: (data) => lose(data, '343rd AG', '265th AG', 'Taiho F') });
    const data = dataOf(match);
    expect([at(data, '343rd AG'), at(data, '265th AG'), at(data, 'Taiho F')]).toEqual(['lost', 'flown', 'lost']);
    expect(data.airHome[unit('265th AG')]).toBe(baseHome(base('Guam')));
    expect(events(match, 'air revived')[0]?.to).toBe('all');
  });

  it('rule 16.1.2d: reduced, unless it has no reduced side', () => {
    const weak = (id: string): boolean | undefined =>
      dataOf(done(revive, { change: (data) => lose(data, id) })).airWeak[unit(id)];
    expect([weak('343rd AG'), weak('761st AG')]).toEqual([true, false]);
  });

  it('rule 16.1.2c: none by night, and none where nobody was lost', () => {
    const night = done(revive, {
      change: (data) => {
        data.turn = 5;
        lose(data, '343rd AG');
      },
    });
    expect(at(dataOf(night), '343rd AG')).toBe('lost');
    expect(events(done(revive), 'air revived')).toEqual([]);
  });

  it('rule 2.1: an airfield takes no more units than its capacity', () => {
    const crowded = (n: number): string => {
      const others = ['343rd AG', '761st AG', '265th AG', '521st AG/2', '523rd AG/2'].slice(0, n);
      const match = done(revive, {
        change: (data) => {
          for (const id of others) data.airHome[unit(id)] = baseHome(base('Guam'));
          lose(data, '263rd AG/1');
        },
      });
      return at(dataOf(match), '263rd AG/1');
    };
    expect([crowded(4), crowded(5)]).toEqual(['flown', 'lost']);
  });

  it('rule 2.1: units that are lost or have yet to arrive take no room', () => {
    const match = done(revive, {
      change: (data) => {
        for (const id of ['343rd AG', '761st AG', '265th AG', '521st AG/2', '523rd AG/2', '263rd AG/1'])
          data.airHome[unit(id)] = baseHome(base('Guam'));
        lose(data, '263rd AG/1');
        data.airAt[unit('343rd AG')] = 'waiting';
      },
    });
    expect(at(dataOf(match), '263rd AG/1')).toBe('flown');
  });
});

describe('island-based units', () => {
  const rolled = (id: string, die: number, turn = 2): string =>
    at(
      dataOf(
        done(rollIslands, {
          dice: [die],
          change: (data) => {
            data.turn = turn;
            flown(data, id);
          },
        }),
      ),
      id,
    );

  it('rule 5.6a: on Guam a 1 to 5 makes a unit ready', () => {
    expect([rolled('261st AG', 1), rolled('261st AG', 5), rolled('261st AG', 6), rolled('261st AG', 10)]).toEqual([
      'ready',
      'ready',
      'flown',
      'flown',
    ]);
  });

  it('rule 5.6b: elsewhere a 1 to 3', () => {
    expect([rolled('265th AG', 3), rolled('265th AG', 4), rolled('343rd AG', 3), rolled('521st AG/3', 4)]).toEqual([
      'ready',
      'flown',
      'ready',
      'flown',
    ]);
  });

  it('rule 5.6c: each unit rolls for itself, by night too, and only the Japanese see it', () => {
    const match = done(rollIslands, {
      dice: [5, 6],
      change: (data) => {
        data.turn = 5;
        flown(data, '261st AG', '521st AG/1');
      },
    });
    expect([at(dataOf(match), '261st AG'), at(dataOf(match), '521st AG/1')]).toEqual(['ready', 'flown']);
    expect(
      match.table.journal?.filter(({ roll }) => roll).every(({ to }) => to.includes('japan') && to !== 'all'),
    ).toBe(true);
  });

  it('rule 5.6c: units that have not flown, and carrier units, roll nothing', () => {
    done(rollIslands, { dice: [], change: (data) => flown(data, 'Taiho F', 'VB-15') });
  });
});

describe('Japanese carrier units', () => {
  it('rule 5.5e: roll nothing, and stay flown', () => {
    const match = done(rollCarrierReadiness, { dice: [], change: (data) => flown(data, 'Taiho F') });
    expect(at(dataOf(match), 'Taiho F')).toBe('flown');
  });

  it('rule 16.3: in the dream a 1 to 5 makes one ready again by day, if its carrier flies', () => {
    const rolled = (dice: number[], change: (data: MobileTheater) => void = () => {}): string =>
      at(
        dataOf(
          done(rollCarrierReadiness, {
            dice,
            change: (data) => {
              data.own.scenario = 'dream';
              flown(data, 'Taiho F');
              change(data);
            },
          }),
        ),
        'Taiho F',
      );
    expect([rolled([5]), rolled([6])]).toEqual(['ready', 'flown']);
    expect(rolled([], (data) => void (data.turn = 5))).toBe('flown');
    expect(rolled([], (data) => hurt(data, 'Taiho', halfOf('Taiho')))).toBe('flown');
  });
});
