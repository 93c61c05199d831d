import { createDamage, LEFT, OFF } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { airBoxes, canLaunch, recoverAmerican, returnFromRange } from './airBoxes.ts';
import { flyingCarriers } from './searching.ts';
import {
  boxesOf,
  cap,
  dataOf,
  done,
  events,
  flown,
  halfOf,
  heard,
  hex,
  hurt,
  marker,
  ship,
  unit,
  weaken,
} from './testing.ts';

type Place = [box: MobileTheater['airAt'][number], weak: boolean];

const damage = createDamage<Own>(fleet, {
  cite: { hits: '9.0', sunk: '9.2' },
  grounded: airBoxes.ground,
  lost: airBoxes.lose,
});

/** Where a unit is, and on which side. */
function placeOf(data: MobileTheater, id: string): Place {
  return [data.airAt[unit(id)] as Place[0], data.airWeak[unit(id)] as boolean];
}

describe('patrols of the turn before', () => {
  it('rule 8.2.4: come down when a new turn begins, on the side they show', () => {
    const data = dataOf(
      done(airBoxes.landPatrols, {
        change: (state) => {
          cap(state, 'VF-15/1', 'Taiho F', '261st AG');
          weaken(state, 'VF-15/1');
          state.airPost[unit('VF-15/1')] = hex('3008');
        },
      }),
    );
    expect(['VF-15/1', 'Taiho F', '261st AG'].map((id) => placeOf(data, id))).toEqual([
      ['ready', true],
      ['ready', false],
      ['ready', false],
    ]);
    expect(data.airPost[unit('VF-15/1')]).toBe(OFF);
  });

  it('rule 9.4b: a carrier that no longer flies has nothing ready', () => {
    const change = (state: MobileTheater): void => {
      cap(state, 'VF-15/1');
      hurt(state, 'Essex', halfOf('Essex'));
    };
    expect(placeOf(dataOf(done(airBoxes.landPatrols, { change })), 'VF-15/1')).toEqual(['flown', false]);
  });
});

describe('back from beyond their range', () => {
  const away = (back: number, turn = 4): ReturnType<typeof done> =>
    done(returnFromRange, {
      change: (state) => {
        state.turn = turn;
        state.airAt[unit('VB-15')] = 'away';
        state.airBack[unit('VB-15')] = back;
        weaken(state, 'VB-15');
      },
    });

  it('rule 5.4a: on their turn units are ready at full strength', () => {
    const match = away(4);
    expect(placeOf(dataOf(match), 'VB-15')).toEqual(['ready', false]);
    expect(dataOf(match).airBack[unit('VB-15')]).toBe(0);
    expect([heard(match, 'us'), heard(match, 'japan')]).toEqual([['back from range'], []]);
  });

  it('rule 5.4b: not before', () => expect(placeOf(dataOf(away(5)), 'VB-15')).toEqual(['away', true]));

  it('rule 9.4b: to a carrier that no longer flies they come as flown', () => {
    const match = done(returnFromRange, {
      change: (state) => {
        state.airAt[unit('VB-15')] = 'away';
        state.airBack[unit('VB-15')] = 2;
        hurt(state, 'Essex', halfOf('Essex'));
      },
    });
    expect(placeOf(dataOf(match), 'VB-15')[0]).toBe('flown');
  });
});

describe('recovery', () => {
  const recovered = (turn: number, change: (state: MobileTheater) => void): MobileTheater =>
    dataOf(
      done(recoverAmerican, {
        change: (state) => {
          state.turn = turn;
          change(state);
        },
      }),
    );

  it('rule 5.5a: by day American units that have flown are ready, fatigued', () => {
    const data = recovered(3, (state) => flown(state, 'VB-15'));
    expect([placeOf(data, 'VB-15'), placeOf(data, 'VT-15')]).toEqual([
      ['ready', true],
      ['ready', false],
    ]);
  });

  it('rule 5.5b: by night they are ready at full strength', () => {
    const data = recovered(5, (state) => {
      flown(state, 'VB-15', 'VT-15');
      weaken(state, 'VB-15');
    });
    expect([placeOf(data, 'VB-15'), placeOf(data, 'VT-15')]).toEqual([
      ['ready', false],
      ['ready', false],
    ]);
  });

  it('rule 5.5c: a night on deck rests fatigued units too, and a day does not', () => {
    const tired = (state: MobileTheater): void => weaken(state, 'VB-15');
    expect(placeOf(recovered(5, tired), 'VB-15')).toEqual(['ready', false]);
    expect(placeOf(recovered(6, tired), 'VB-15')).toEqual(['ready', true]);
  });

  it.each([3, 5])('rule 5.5d: reduced Japanese units stay reduced (turn %i)', (turn) => {
    const data = recovered(turn, (state) => weaken(state, 'Taiho F'));
    expect(placeOf(data, 'Taiho F')).toEqual(['ready', true]);
  });

  it.each([3, 5])('rule 5.5e: Japanese carrier units that have flown stay flown (turn %i)', (turn) => {
    expect(
      placeOf(
        recovered(turn, (state) => flown(state, 'Taiho F')),
        'Taiho F',
      ),
    ).toEqual(['flown', false]);
  });

  it('rule 9.4b: on a carrier that no longer flies nothing recovers', () => {
    const data = recovered(5, (state) => {
      flown(state, 'VB-15');
      hurt(state, 'Essex', halfOf('Essex'));
    });
    expect(placeOf(data, 'VB-15')[0]).toBe('flown');
  });

  it('rule 5.5a: units on patrol or away are no part of it', () => {
    const data = recovered(3, (state) => {
      cap(state, 'VF-15/1');
      state.airAt[unit('VB-15')] = 'away';
    });
    expect([placeOf(data, 'VF-15/1')[0], placeOf(data, 'VB-15')[0]]).toEqual(['cap', 'away']);
  });
});

describe('hits on carriers', () => {
  it('rule 9.4a: at half its boxes a carrier launches nothing more', () => {
    const launches = (hits: number, change?: (state: MobileTheater) => void): boolean => {
      let may = false;
      done((g) => void (may = canLaunch(g.state, unit('VB-15'))), {
        change: (state) => {
          hurt(state, 'Essex', hits);
          change?.(state);
        },
      });
      return may;
    };
    const half = halfOf('Essex');
    expect([launches(0), launches(half - 1), launches(half), launches(boxesOf('Essex') - 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(launches(0, (state) => void (state.shipAt[ship('Essex')] = LEFT))).toBe(false);
  });

  it('rule 9.4b: its ready units become flown, and those in the air stay there', () => {
    const match = done((g) => damage.inflict(g, ship('Essex'), halfOf('Essex')), {
      change: (state) => cap(state, 'VF-15/1'),
    });
    const data = dataOf(match);
    expect(['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15', 'VF-32'].map((id) => placeOf(data, id)[0])).toEqual([
      'cap',
      'flown',
      'flown',
      'flown',
      'ready',
    ]);
    expect(events(match, 'grounded')).toHaveLength(1);
  });

  it('rule 9.4a: nor does it search', () => {
    const searchers = (hits: number): number => {
      let n = 0;
      done((g) => void (n = flyingCarriers(g.state, marker('TG 58.4'))), {
        change: (state) => hurt(state, 'Essex', hits),
      });
      return n;
    };
    expect([searchers(halfOf('Essex') - 1), searchers(halfOf('Essex'))]).toEqual([3, 2]);
  });

  it('rule 9.4a: one hit less changes nothing', () => {
    const match = done((g) => damage.inflict(g, ship('Essex'), halfOf('Essex') - 1));
    expect(placeOf(dataOf(match), 'VB-15')[0]).toBe('ready');
  });
});

describe('a carrier goes down', () => {
  it('rule 10.2j: all its aircraft are lost with it, on deck, on CAP or back from a strike', () => {
    const match = done((g) => damage.inflict(g, ship('Taiho'), boxesOf('Taiho')), {
      change: (state) => {
        cap(state, 'Taiho F');
        flown(state, 'Taiho DB');
      },
    });
    const data = dataOf(match);
    expect(['Taiho F', 'Taiho DB', 'Taiho T', 'Zuikaku F'].map((id) => placeOf(data, id)[0])).toEqual([
      'lost',
      'lost',
      'lost',
      'ready',
    ]);
    expect(events(match, 'aircraft lost aboard')[0]?.values).toMatchObject({ n: 3 });
  });

  it('rule 10.2j: those on their way back from beyond their range never arrive', () => {
    const match = done((g) => damage.inflict(g, ship('Essex'), boxesOf('Essex')), {
      change: (state) => {
        state.airAt[unit('VB-15')] = 'away';
        state.airBack[unit('VB-15')] = 4;
      },
    });
    expect([dataOf(match).airAt[unit('VB-15')], dataOf(match).airBack[unit('VB-15')]]).toEqual(['lost', 0]);
  });

  const posted = (state: MobileTheater): void => {
    cap(state, 'VF-15/1');
    state.airPost[unit('VF-15/1')] = hex('3008');
  };
  it.each<[string, string, Parameters<typeof done>[0]]>([
    ['sinks', 'lost', (g) => damage.inflict(g, ship('Essex'), boxesOf('Essex'))],
    ['leaves the map', 'stranded', (g) => airBoxes.strand(g, ship('Essex'))],
  ])('rule 10.2j: fighters on patrol far from their carrier have no post once it %s', (_what, place, happen) => {
    const data = dataOf(done(happen, { change: posted }));
    expect([data.airAt[unit('VF-15/1')], data.airPost[unit('VF-15/1')]]).toEqual([place, OFF]);
  });

  it('rule 10.2j: another ship takes no aircraft with it', () => {
    const match = done((g) => damage.inflict(g, ship('DIV 27'), 1));
    expect(dataOf(match).airAt.includes('lost')).toBe(false);
  });
});
