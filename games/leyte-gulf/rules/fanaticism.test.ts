import { describe, expect, test } from 'vitest';
import { SUNK } from '@point-option/chit-pull';
import { IS_WEST } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { freeAfterBattle, isSworn, notePassage, swornIn } from './fanaticism.ts';
import { scoreOf } from './victory.ts';
import {
  choices,
  clear,
  course,
  dataOf,
  given,
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

/** Whether Fuso has passed a strait after a way through these hexes on a turn. */
function passed(turn: number, ...ways: string[][]): boolean {
  return given(
    [],
    (g) => {
      for (const way of ways) {
        g.state.wake = course(...way);
        notePassage(g, marker('Force 1'));
      }
      return g.state.own.passed[ship('Fuso')] === true;
    },
    {
      change: (data) => {
        put(data, 'Force 1', '3721', 'Fuso');
        data.turn = turn;
      },
    },
  );
}

describe('passing a strait', () => {
  test('rule 13.1.5.2a: from the west into Surigao or San Bernardino, and out of it eastward, at once or turns later', () => {
    expect(passed(5, ['3721', '3722', '3622'])).toBe(true);
    expect(passed(5, ['3118', '3119', '3120'])).toBe(true);
    expect(passed(5, ['3721', '3722'])).toBe(false);
    expect(passed(5, ['3721', '3722'], ['3722'], ['3722', '3623'])).toBe(true);
    // Back the way it came, in from the east, and around the north of Luzon.
    expect(passed(5, ['3721', '3722', '3721'])).toBe(false);
    expect(passed(5, ['3622', '3722', '3622'])).toBe(false);
    expect(passed(5, ['1708', '1608'])).toBe(false);
    expect([IS_WEST[hex('1708')], IS_WEST[hex('1608')]]).toEqual([true, false]);
  });

  test('rule 13.1.5.2a: in a turn of 25 October at the latest', () => {
    expect([8, 9].map((turn) => passed(turn, ['3721', '3722', '3622']))).toEqual([true, false]);
  });

  test('rule 13.1.5.2a: it binds Forces A, B, C and Shima’s', () => {
    const sworn = given([], (g) => swornIn(g.state), {});
    expect(['Yamato', 'Kongo', 'Fuso', 'Nachi'].every((id) => sworn.includes(ship(id)))).toBe(true);
    expect(['Zuikaku', 'Kinu', 'DIV 21', 'Maru APD'].some((id) => sworn.includes(ship(id)))).toBe(false);
  });

  test('rule 13.1.5.2a, 6.4: a ship that was sent home damaged is bound no more', () => {
    const sworn = (change: (data: LeyteTheater) => void): boolean =>
      given([], (g) => isSworn(g.state, marker('Force 1')), {
        change: (data) => {
          put(data, 'Force 1', '2813', 'Yamato');
          change(data);
        },
      });
    expect(sworn(() => undefined)).toBe(true);
    expect(sworn((data) => void (data.own.homeward[ship('Yamato')] = true))).toBe(false);
    expect(sworn((data) => void (data.own.freed[ship('Yamato')] = true))).toBe(false);
  });

  test('rule 13.1.5.2a: ships that did not count as sunk, but for those that fought, or were sent home damaged', () => {
    const lost = (change: (data: LeyteTheater) => void, over = true, options = {}): number =>
      given([], (g) => scoreOf(g, g.state)['us ships'] ?? 0, {
        options,
        change: (data) => {
          clear(data);
          data.own.passed.fill(true);
          data.over = over;
          put(data, 'Force 1', '3721', 'Fuso', 'DIV 4');
          change(data);
        },
      });
    const missed = (data: LeyteTheater): void => {
      for (const id of ['Fuso', 'DIV 4']) data.own.passed[ship(id)] = false;
    };
    expect([lost(() => {}), lost(missed), lost(missed, false), lost(missed, true, { fanaticism: false })]).toEqual([
      0, 12, 0, 0,
    ]);
    const excused = (field: 'freed' | 'homeward') =>
      lost((data) => {
        missed(data);
        data.own[field][ship('Fuso')] = true;
      });
    expect([excused('freed'), excused('homeward')]).toEqual([4, 4]);
    expect(
      lost((data) => {
        missed(data);
        data.shipAt[ship('Fuso')] = SUNK;
      }),
    ).toBe(12);
  });
});

describe('pressing on', () => {
  const beyond = (label: string, change: (data: LeyteTheater) => void = () => {}) =>
    turnFrom('activations', (data) => {
      put(data, 'Force 1', label, 'Fuso', 'DIV 4');
      data.own.passed[ship('Fuso')] = true;
      data.pool = [marker('Force 1')];
      change(data);
    });

  test('rule 13.1.5.2b: whoever has passed goes on toward the beachhead in every activation', () => {
    const match = beyond('3723');
    expect(choices(match, 'japan')).not.toContain('done');
    order(match, 'japan', 'move');
    expect(why(match, 'japan', [])).toBe('why no turning back (13.1.5.2)');
    const east = beyond('3724');
    order(east, 'japan', 'move');
    expect(hexes(east, 'japan').sort()).toEqual(['3624', '3723'].sort());
    expect(saidOf(east, 'japan', { hex: '3725' })).toBe('why no turning back (13.1.5.2)');
    order(east, 'japan', course('3723'));
    expect(choices(east, 'japan')).toContain('done');
  });

  test('rule 13.1.5.2b: until it has fought a battleship or a carrier and did not break off', () => {
    const freed = (brokeOff: boolean, enemy: string): boolean | undefined =>
      given([], (g) => {
        freeAfterBattle(g, brokeOff, [ship('Fuso')], [ship(enemy)]);
        return g.state.own.freed[ship('Fuso')];
      });
    expect(['California', 'Essex', 'Cabot', 'St. Lo', 'Denver'].map((enemy) => freed(false, enemy))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(freed(true, 'California')).toBe(false);
  });

  test('rule 13.1.5.2c: from then on it sails where it likes', () => {
    const free = beyond('3724', (data) => {
      data.own.freed[ship('Fuso')] = true;
      data.own.freed[ship('DIV 4')] = true;
    });
    expect(choices(free, 'japan')).toContain('done');
    order(free, 'japan', 'move');
    expect(hexes(free, 'japan')).toContain('3725');
    const still = beyond('3724', (data) => void (data.own.freed[ship('Fuso')] = true));
    expect(choices(still, 'japan')).not.toContain('done');
  });

  test('rule 13.1.5.2b and 13.3.5a: it holds in every scenario, and can be left out', () => {
    for (const scenario of ['historical', 'what-if', 'campaign'] as const) {
      const match = turnFrom(
        'activations',
        (data) => {
          put(data, 'Force 1', '3724', 'Fuso');
          data.own.passed[ship('Fuso')] = true;
          data.pool = [marker('Force 1')];
        },
        { scenario },
      );
      expect([scenario, choices(match, 'japan').includes('done')]).toEqual([scenario, false]);
    }
    const out = turnFrom(
      'activations',
      (data) => {
        put(data, 'Force 1', '3724', 'Fuso');
        data.own.passed[ship('Fuso')] = true;
        data.pool = [marker('Force 1')];
      },
      { options: { fanaticism: false } },
    );
    expect(choices(out, 'japan')).toContain('done');
    expect(dataOf(out).own.freed[ship('Fuso')]).toBe(false);
  });
});
