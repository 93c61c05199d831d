import { at } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { ISLANDS, JAPAN_HEX, type Scene, striking, US_HEX } from '../rules/raids.testing.ts';
import { flown, hurt, marker, place, put, ready, see, weaken } from '../rules/testing.ts';
import { type Admiral, MITSCHER, OZAWA, SPRUANCE, TOYODA } from './admirals.ts';
import { ordersOf, report } from './staff.testing.ts';

const shipsOf = (group: string): string[] => (SHIPS_OF.get(group) ?? []).map((ship) => fleet.ships[ship]?.id ?? '');
const unitsOf = (...carriers: string[]): string[] =>
  fleet.squadrons.filter(({ home }) => carriers.includes(fleet.ships[home]?.name ?? '')).map(({ id }) => id);
const OURS = ['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan'];
const THEIRS = ['Taiho', 'Shokaku', 'Zuikaku'];
/** What was reported of TG 58.1 and of Force A. */
const GROUP = [2, 2, 0, 3, 2, 4];
const FORCE = [3, 0, 0, 2, 1, 2];

interface Planned {
  /** Units by the hex they strike. */
  hexes: Record<string, number>;
  why: string;
}

function planned(side: 'japan' | 'us', entry: string | number, admiral: Admiral, scene: Scene): Planned {
  const { answer, why } = ordersOf(striking(entry, scene), side, admiral);
  const hexes: Record<string, number> = {};
  for (const label of Object.values(answer as Record<string, string>)) hexes[label] = (hexes[label] ?? 0) + 1;
  return { hexes, why };
}

/** TG 58.1 in 1410 strikes; Force A is in 0610. */
function american(change: (data: MobileTheater) => void, admiral = SPRUANCE, us = OURS): Planned {
  return planned('us', 'TG 58.1', admiral, { us, japan: THEIRS, ready: unitsOf(...us), change });
}

/** Force A in 0610 strikes on a turn; TG 58.1 is in 1410. */
function japanese(turn: number, change: (data: MobileTheater) => void = () => {}, admiral = OZAWA): Planned {
  return planned('japan', 'Force A', admiral, {
    us: shipsOf('TG 58.1'),
    japan: THEIRS,
    ready: unitsOf(...THEIRS),
    change: (data) => {
      data.turn = turn;
      report(data, 'TG 58.1', ...GROUP);
      for (const far of ['TF 58', 'TG 58.4']) place(data, far, '4010');
      change(data);
    },
  });
}

describe('a US strike', () => {
  it('goes to one hex with everything that has something to hit there', () => {
    const { hexes, why } = american((data) => report(data, 'Force A', ...FORCE));
    expect([hexes, why]).toEqual([{ [JAPAN_HEX]: unitsOf(...OURS).length }, 'mass the strike']);
  });

  it('is divided where a cripple needs only part of it', () => {
    const change = (data: MobileTheater): void => {
      report(data, 'Force A', 0, 0, 0, 1, 0, 1);
      place(data, 'Japanese detachment 1', '0810');
      put(data, 'Japanese detachment 1', 'Ryuho');
      see(data, 'Japanese detachment 1', ARM.carrier);
      report(data, 'Japanese detachment 1', 0, 1, 0, 0, 0, 0);
      data.own.struck = true;
    };
    const { hexes, why } = american(change, SPRUANCE, [...OURS, 'Essex', 'Lexington', 'Bunker Hill', 'Wasp']);
    expect(why).toBe('divide the strike');
    expect(Object.keys(hexes).toSorted()).toEqual([JAPAN_HEX, '0810']);
  });

  it('is held where nobody was found', () => {
    const { why } = american((data) => {
      report(data, 'Force A', ...FORCE);
      see(data, 'Force A', 0);
    });
    expect(why).toBe('hold the strike');
  });

  it('flies beyond normal range for many carriers, or for fewer under a bold admiral', () => {
    const far =
      (...counts: number[]) =>
      (data: MobileTheater) => {
        place(data, 'Force A', '0410');
        report(data, 'Force A', ...counts);
      };
    const n = unitsOf(...OURS).length;
    expect(american(far(...FORCE)).hexes).toEqual({});
    expect(american(far(...FORCE), MITSCHER).hexes).toEqual({ '0410': n });
    expect(american(far(3, 2, 0, 2, 1, 2)).hexes).toEqual({ '0410': n });
  });

  it('flies no farther than that where the next turn brings the target near enough by day', () => {
    const slow = (turn: number, points: number) =>
      american((data) => {
        data.turn = turn;
        place(data, 'Force A', '0510');
        report(data, 'Force A', 3, 2, 0, 2, 1, 2);
        at(data.markers, marker('Force A')).slow = points;
      }).why;
    // Nine hexes: on turn 4 the group makes five, and the enemy four.
    expect([slow(3, 0), slow(2, 0), slow(2, 1)]).toEqual(['hold the strike', 'mass the strike', 'hold the strike']);
    // Before a night, and at the end, there is no next strike.
    expect([slow(4, 2), slow(12, 2)]).toEqual(['mass the strike', 'mass the strike']);
  });

  it('sends no more than a cripple takes, whatever is reported of ships that sail alone', () => {
    const { hexes, why } = american(
      (data) => {
        see(data, 'Force A', 0);
        place(data, 'Japanese detachment 1', '0810');
        put(data, 'Japanese detachment 1', 'Ryuho');
        hurt(data, 'Ryuho', 3);
        see(data, 'Japanese detachment 1', ARM.carrier);
        report(data, 'Japanese detachment 1', 0, 3, 0, 0, 0, 0);
        for (const contact of data.contacts.us) Object.assign(contact, { within: -1 });
        data.own.struck = true;
      },
      SPRUANCE,
      [...OURS, 'Essex', 'Lexington', 'Bunker Hill', 'Wasp'],
    );
    expect([why, hexes['0810']]).toEqual(['mass the strike', 4]);
  });
});

describe('the strike of the Mobile Fleet', () => {
  const all = { [US_HEX]: unitsOf(...THEIRS).length };

  it('is flown with everything, at a group with three carriers', () => {
    expect(japanese(7)).toEqual({ hexes: all, why: 'mass the strike' });
  });

  it('is flown as soon as anybody is in reach', () => {
    expect(japanese(2).hexes).toEqual(all);
  });

  it('is not wasted on ships without carriers while it is owed', () => {
    expect(japanese(7, (data) => report(data, 'TG 58.1', 0, 0, 4, 3, 2, 4)).why).toBe('hold the strike');
  });

  it('goes for a doubtful group when time runs out', () => {
    const doubtful = (data: MobileTheater): void => report(data, 'TG 58.1', 1, 1, 0, 3, 2, 4);
    expect(japanese(7, doubtful).why).toBe('hold the strike');
    expect(japanese(8, doubtful).hexes).toEqual(all);
  });

  it('goes for a lone group rather than for the force, where it may only meet the battleships', () => {
    const both = (data: MobileTheater): void => {
      place(data, 'TF 58', '1411');
      see(data, 'TF 58', ARM.carrier);
      // It looks weaker in flak and fighters, and so the better target.
      report(data, 'TF 58', 3, 0, 0, 0, 0, 11);
      report(data, 'TG 58.1', 2, 2, 2, 3, 4, 0);
    };
    expect(japanese(7, both).hexes).toEqual(all);
  });

  it('is not flown by a small wing that the main body could not follow, until time runs out', () => {
    const body = unitsOf('Junyo', 'Hiyo', 'Ryuho');
    const small = (done: boolean) => (data: MobileTheater) => {
      put(data, 'Force B', 'Junyo', 'Hiyo', 'Ryuho');
      at(data.markers, marker('Force B')).done = done;
      ready(data, ...body);
      flown(data, ...unitsOf('Shokaku', 'Zuikaku'));
    };
    const wing = { [US_HEX]: unitsOf('Taiho').length };
    expect(japanese(7, small(true)).why).toBe('hold the strike');
    expect(japanese(8, small(true)).hexes).toEqual(wing);
    expect(japanese(7, small(false)).hexes).toEqual(wing);
  });

  it('is followed at once by whatever it left on deck, at anything: nobody turns back before', () => {
    const owed = (attacked: boolean) => (data: MobileTheater) => {
      report(data, 'TG 58.1', 0, 0, 4, 3, 2, 4);
      data.own.attacked = attacked;
      flown(data, ...fleet.squadrons.filter(({ kind }) => kind !== 'F').map(({ id }) => id));
    };
    expect(japanese(7, owed(false)).why).toBe('hold the strike');
    expect(japanese(7, owed(true))).toEqual({ hexes: { [US_HEX]: 4 }, why: 'pay the duty' });
  });

  it('may be a sweep of fighters, once no bombers are left to do the duty', () => {
    const sweep = (owed: boolean) => (data: MobileTheater) => {
      flown(data, ...fleet.squadrons.filter(({ kind }) => kind !== 'F').map(({ id }) => id));
      data.own.struck = !owed;
    };
    expect(japanese(7, sweep(true)).hexes).toEqual({ [US_HEX]: 4 });
    expect(japanese(7, sweep(false)).hexes).toEqual({});
  });

  it('once the duty is done, is flown only where it pays: sooner under Toyoda than under Ozawa', () => {
    const again = (data: MobileTheater): void => {
      data.own.struck = true;
      data.own.scenario = 'dream';
    };
    const pays = (share: number, admiral: Admiral): boolean =>
      japanese(7, again, { ...admiral, caution: 1, pays: share }).why !== 'hold the strike';
    expect([pays(0, OZAWA), pays(100, OZAWA)]).toEqual([true, false]);
    expect(TOYODA.pays).toBeLessThan(OZAWA.pays);
  });
});

describe('a strike from the islands', () => {
  const ASHORE = ['521st AG/2', '523rd AG/2', '265th AG', '521st AG/3', '261st AG'];
  function ashore(units: readonly string[], change: (data: MobileTheater) => void = () => {}): Planned {
    return planned('japan', ISLANDS, OZAWA, {
      us: shipsOf('TG 58.1'),
      ready: units,
      change: (data) => {
        place(data, 'TG 58.1', '3010');
        see(data, 'TG 58.1', ARM.island);
        report(data, 'TG 58.1', ...GROUP);
        data.own.landOrder = 'given';
        change(data);
      },
    });
  }

  it('is flown with four units or more: they slow carriers down, and cost nothing', () => {
    expect(ashore(ASHORE).hexes).toEqual({ '3010': 5 });
    expect(ashore(ASHORE.slice(0, 2), (data) => weaken(data, ...ASHORE)).hexes).toEqual({});
  });

  it('waits for the order, without which it would turn back', () => {
    const before = (data: MobileTheater): void => {
      data.own.landOrder = 'awaited';
      data.contacts.japan = [];
    };
    expect(ashore(ASHORE, before).hexes).toEqual({});
  });
});
