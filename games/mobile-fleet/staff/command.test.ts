import {
  type Activations,
  chitInPool,
  createPool,
  firstDraw,
  type Patrol,
  patrolOf,
  type SideId,
} from '@point-option/chit-pull';
import { decide, deed, enter, procedure } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { COLUMN, grid } from '../data/map.ts';
import { CHIT, MOBILE_FLEET } from '../data/markers.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { announcement, giveOrder, mayOrder } from '../rules/coordination.ts';
import { poolRules } from '../rules/pool.ts';
import { clearMap, moving, playedOf, sailing } from '../rules/sailing.testing.ts';
import { hex, order, place, playing, ship, type Table } from '../rules/testing.ts';
import { type Admiral, MITSCHER, OZAWA, SPRUANCE, TOYODA } from './admirals.ts';
import { ordersOf, report } from './staff.testing.ts';

type Change = (data: MobileTheater) => void;

describe('a command chit', () => {
  const stub = procedure<MobileTheater, { entry: number }>('activation', '6.0', [deed('act', '6.0', () => {})]);
  const pool = createPool<Own>(
    fleet,
    poolRules((_g, entry) => enter(stub, { entry })),
  );

  /** The chit of a side comes first out of the pool. */
  function drawn(side: SideId, change: Change): Table {
    const chit = chitInPool(fleet, side === 'us' ? CHIT.usCommand : CHIT.japanCommand);
    return playing<Activations>(pool.activations, firstDraw(), [stub], {
      dice: [1],
      change: (data) => {
        change(data);
        const mine = fleet.markersOf[side].filter((each) => (data.markers[each]?.hex ?? -1) >= 0);
        data.pool = [chit, ...mine.filter((each) => data.markers[each]?.force === -1)];
      },
    });
  }
  const given = (side: SideId, admiral: Admiral, change: Change) => ordersOf(drawn(side, change), side, admiral);
  const inReach: Change = (data) => void place(data, 'TG 58.1', '2018');

  it('goes to the formation that can strike', () => {
    expect(given('japan', OZAWA, inReach)).toEqual({ answer: 'Mobile Fleet', why: 'command to strike' });
    const us: Change = (data) => void place(data, 'TG 58.4', '1818');
    expect(given('us', SPRUANCE, us)).toEqual({ answer: 'TG 58.4', why: 'command to strike' });
  });

  it('goes to the main body before a smaller wing', () => {
    const van: Change = (data) => {
      inReach(data);
      place(data, 'Force C', '0718');
    };
    expect(given('japan', OZAWA, van).answer).toBe('Mobile Fleet');
    const gone: Change = (data) => {
      van(data);
      const entry = data.markers[MOBILE_FLEET];
      if (entry) entry.done = true;
    };
    expect(given('japan', OZAWA, gone).why).not.toBe('command to strike');
  });

  it('goes to a Japanese formation that must run, and otherwise to nobody', () => {
    const struck: Change = (data) => {
      inReach(data);
      data.own.struck = true;
      data.airAt = data.airAt.map(() => 'flown');
    };
    expect(given('japan', OZAWA, struck)).toEqual({ answer: 'Mobile Fleet', why: 'command to run' });
    expect(given('japan', OZAWA, () => {})).toEqual({ answer: 'nobody', why: 'keep command' });
  });

  it('takes a formation that has struck and can strike no more out of the way', () => {
    const spent: Change = (data) => {
      inReach(data);
      data.own.struck = true;
    };
    // Its bombers are ready, and nobody would send them.
    expect(given('japan', OZAWA, spent).why).toBe('command to run');
  });

  it('of the US goes to anybody: it comes back', () => {
    expect(given('us', SPRUANCE, () => {}).why).toBe('command anyone');
  });

  it('starts no strike at night', () => {
    const night: Change = (data) => {
      inReach(data);
      data.turn = 5;
    };
    expect(given('japan', OZAWA, night).why).toBe('keep command');
  });
});

describe('the order to land-based air', () => {
  const ordering = procedure<MobileTheater>('turn', '16.1.4', [decide('order', '16.1.4', mayOrder, giveOrder)]);
  const given = (admiral: Admiral, change: Change = () => {}) =>
    ordersOf(playing(ordering, {}, [], { change }), 'japan', admiral);

  it('waits under Ozawa until the carriers can strike, too', () => {
    expect(given(OZAWA)).toEqual({ answer: false, why: 'land air waits' });
    expect(given(OZAWA, (data) => void place(data, 'TG 58.1', '2118'))).toEqual({
      answer: true,
      why: 'order land air',
    });
    expect(given(OZAWA, (data) => void (data.own.struck = true)).answer).toBe(true);
  });

  it('is given by Toyoda on the first morning', () => {
    expect(given(TOYODA)).toEqual({ answer: true, why: 'land air first' });
    expect(given(TOYODA, (data) => void (data.turn = 1)).answer).toBe(false);
  });
});

describe('the flagship', () => {
  const told = (change: Change = () => {}): Table =>
    playing(announcement, {}, [], {
      change: (data) => {
        data.own.landOrder = 'given';
        data.active = MOBILE_FLEET;
        change(data);
      },
    });

  it('is given away by any hex near her', () => {
    expect(ordersOf(told(), 'japan', OZAWA).why).toBe('name a hex');
  });

  it('is followed by the most valuable carrier', () => {
    const sunk = told((data) => void (data.shipAt[ship('Taiho')] = -1));
    const { answer, why } = ordersOf(sunk, 'japan', OZAWA);
    expect([answer, why]).toEqual(['Shokaku', 'new flagship']);
  });
});

describe('submarines', () => {
  const { submarines } = sailing;
  /** Where the US puts its first marker, with this die for its distance. */
  function placed(die: number, change: Change, admiral = MITSCHER): number {
    const match = playedOf<Patrol>(submarines.patrol, patrolOf('us'), {
      dice: [1, die],
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', '0618');
        change(data);
      },
    });
    return Number(ordersOf(match, 'us', admiral).answer);
  }

  it('lie ahead of the carriers: east of them until they have struck, and west from then on', () => {
    const column = (struck: boolean): number => COLUMN[placed(6, (data) => void (data.own.struck = struck))] ?? 0;
    expect([column(false) > 6, column(true) < 6]).toEqual([true, true]);
  });

  it('lie across the way of carriers that run, whichever way that is', () => {
    const from = (us: string): number =>
      placed(6, (data) => {
        data.own.struck = true;
        place(data, 'TG 58.1', us);
      });
    const gap = (us: string): number => grid.distance(from(us), hex(us)) - grid.distance(hex('0618'), hex(us));
    expect(['1418', '0626', '0610'].map(gap)).toEqual([1, 1, 1]);
  });

  it('lie near, even where they may not lie beside them', () => {
    expect(
      grid.distance(
        placed(1, () => {}),
        hex('0618'),
      ),
    ).toBe(2);
  });

  it('lie before carriers rather than other ships', () => {
    const at = placed(6, (data) => {
      place(data, 'Force B', '0610');
      report(data, 'Force B', 0, 0, 1, 1, 0, 1);
    });
    expect(grid.distance(at, hex('0618'))).toBe(1);
  });

  it('lie on his way where nobody sees the enemy (15.7)', () => {
    const alone = placed(1, clearMap);
    expect(grid.distance(alone, hex('0618'))).toBeLessThanOrEqual(3);
  });

  it('attack the most valuable kind of ship there is', () => {
    const match = moving('Force A', {
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', '0618');
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    order(match, 'japan', [hex('0718')], 9);
    order(match, 'japan', { CV: 3, CA: 2, CL: 1, DD: 2 });
    expect(ordersOf(match, 'us', SPRUANCE)).toEqual({ answer: 'CV', why: 'submarine target' });
  });

  it('attack the most valuable ship where they see which ships are there', () => {
    const match = moving('Force A', {
      options: { secretComposition: false },
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', '0618');
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
      },
    });
    order(match, 'japan', [hex('0718')], 9);
    order(match, 'japan', { CV: 3, CA: 2, CL: 1, DD: 2 });
    expect(ordersOf(match, 'us', SPRUANCE)).toEqual({ answer: 'Taiho', why: 'submarine ship' });
  });
});
