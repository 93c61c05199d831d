import {
  beliefOn,
  beliefs,
  believed,
  type Contact,
  figureBehind,
  PROOF,
  prove,
  type SideId,
} from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { clearMap, moving, scouting } from '../rules/sailing.testing.ts';
import { dataOf, done, dummy, hex, marker, order, place, put, type Table } from '../rules/testing.ts';
import { deskOf, ordered, reasonFor } from './staff.testing.ts';

/** Force A searches for TG 58.1, eleven hexes away; the die is the American one. */
function searched(die: number, change?: (data: MobileTheater) => void): Table {
  return scouting(marker('Force A'), {
    dice: [die],
    change: (data) => {
      clearMap(data);
      place(data, 'Force A', '2011');
      place(data, 'TG 58.1', '3111');
      change?.(data);
    },
  });
}
type Report = Record<string, number>;
const SEEDS = Array.from({ length: 200 }, (_, n) => `report ${n}`);

/** What 200 staffs would report, with the same temper. */
function reports(match: Table, temper = {}): Report[] {
  return SEEDS.map((seed) => ordered(match, 'us', temper, seed) as Report);
}
const mean = (all: Report[], type: string): number => all.reduce((sum, one) => sum + (one[type] ?? 0), 0) / all.length;
/** Within 3 and within 1. */
const LOOSE = 5;
const TIGHT = 7;
const EXACT = 10;

describe('what is reported to the enemy', () => {
  // TG 58.1: 2 CV, 2 CVL, 3 CA, 2 CL and 4 destroyer units.
  it('hides the carriers of the main body', () => {
    const all = reports(searched(LOOSE));
    expect(mean(all, 'CV')).toBeLessThan(2.2);
    expect(mean(all, 'CVL')).toBeLessThan(2.2);
    // By lot they would be 3 on the average: 1 to 5.
    expect(mean(reports(searched(LOOSE), { deceit: 0 }), 'CV')).toBeGreaterThan(2.6);
  });

  it('cannot be read backward: every figure that is allowed comes up', () => {
    const all = reports(searched(LOOSE));
    for (const type of ['CV', 'CVL']) expect(new Set(all.map((each) => each[type]))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('poses with a weak formation as a strong one, where stronger ones are elsewhere', () => {
    const match = searched(LOOSE, (data) => {
      put(data, 'TG 58.2', 'Hornet', 'Yorktown', 'Belleau Wood');
      place(data, 'TG 58.2', '3209');
    });
    const all = reports(match);
    // Bataan is alone now: told as 1 to 4, by lot 2.5 on the average.
    expect(mean(all, 'CVL')).toBeGreaterThan(2.7);
    expect(mean(reports(match, { baits: false }), 'CVL')).toBeLessThan(mean(all, 'CVL'));
    const posing = ordered(match, 'us', { deceit: 100 }) as Report;
    expect(reasonFor(match, 'us', posing)).toMatchObject({ key: 'reason.pose as carriers' });
  });

  it('makes battleships look like fewer, to invite a fight', () => {
    const match = searched(LOOSE, (data) => {
      clearMap(data);
      place(data, 'Force A', '2011');
      place(data, 'TG 58.7', '3111');
    });
    expect(mean(reports(match), 'BB')).toBeLessThan(6.5);
    expect(mean(reports(match, { deceit: 0 }), 'BB')).toBeGreaterThan(6.5);
  });

  it('stays within what the die allows', () => {
    for (const { CV = 0, CVL = 0, CA = 0 } of reports(searched(TIGHT))) {
      expect(Math.abs(CV - 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(CVL - 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(CA - 3)).toBeLessThanOrEqual(1);
    }
  });

  it('is the truth where the die leaves no choice, and says so', () => {
    const match = searched(EXACT);
    expect(reasonFor(match, 'us', ordered(match, 'us')).key).toBe('reason.tell the truth');
  });

  describe('of a formation that was searched for before', () => {
    const LIE = { CV: 1, CVL: 4, CA: 1, CL: 5, DD: 6 };
    /** Japan was told this of TG 58.1; the counts are CV, CVL, BB, CA, CL and DD. */
    const before = (more: Partial<Contact> = {}, die = LOOSE): Table =>
      searched(die, (data) => {
        data.contacts.japan = [contact('TG 58.1', { counts: [1, 4, 0, 1, 5, 6], total: 17, ...more })];
      });
    /** How many of 200 staffs tell the same of each type. */
    const same = (match: Table): Record<string, number> => {
      const all = reports(match);
      return Object.fromEntries(
        Object.entries(LIE).map(([type, n]) => [type, all.filter((each) => each[type] === n).length]),
      );
    };

    it('tells the same lie again in the same turn, so that the average of several tells nothing', () => {
      expect(same(before())).toEqual({ CV: 200, CVL: 200, CA: 200, CL: 200, DD: 200 });
      expect(same(before({ source: 'island search' }))).toEqual({ CV: 200, CVL: 200, CA: 200, CL: 200, DD: 200 });
      expect(reasonFor(before(), 'us', LIE)).toEqual({
        key: 'reason.same report',
        said: 'The enemy was told the same of TG 58.1 earlier this turn. Reports that differ could be averaged.',
      });
    });

    it('says so where the enemy saw the ships himself', () => {
      const raided = before({ source: 'raid', counts: [2, 2, 0, 3, 2, 4] });
      expect(reasonFor(raided, 'us', ordered(raided, 'us')).key).toBe('reason.seen already');
    });

    it('draws anew what the die does not allow any more', () => {
      const counts = same(before({}, TIGHT));
      // Within 1 only the fleet carriers can be told as before; the others are not all put at their limit.
      expect(counts).toMatchObject({ CV: 200, CVL: 0, CA: 0, CL: 0, DD: 0 });
      expect(new Set(reports(before({}, TIGHT)).map(({ DD }) => DD))).toEqual(new Set([3, 4, 5]));
    });

    it('draws anew on another turn, and after a report that told no types', () => {
      for (const match of [before({ turn: 1 }), before({ told: 'count', counts: [] })])
        for (const n of Object.values(same(match))) expect(n).toBeLessThan(150);
    });

    it('does not tell of a force what a submarine was told of one of its groups', () => {
      const force = (source: Contact['source']): Report[] => {
        const match = scouting(marker('TG 58.1'), {
          dice: [LOOSE],
          change: (data) => {
            place(data, 'TG 58.1', '1711');
            place(data, 'Mobile Fleet', '1211');
            data.contacts.us = [contact('Mobile Fleet', { source, counts: [3, 0, 0, 2, 1, 2], total: 8 })];
          },
        });
        return SEEDS.map((seed) => ordered(match, 'japan', {}, seed) as Report);
      };
      expect(new Set(force('carrier search').map(({ CV }) => CV))).toEqual(new Set([3]));
      expect(new Set(force('submarine').map(({ CV }) => CV)).size).toBeGreaterThan(3);
    });
  });

  it('does not tell a submarine of one group what planes were told of the force', () => {
    const match = moving('Mobile Fleet', {
      change: (data) => {
        data.subs = [{ side: 'us', hex: hex('0718'), is: 'real' }];
        data.contacts.us = [contact('Mobile Fleet', { counts: [3, 6, 5, 9, 3, 5], total: 31 })];
      },
    });
    // A submarine within 3; it meets Force A, with two heavy cruisers and two destroyer units.
    order(match, 'japan', [hex('0718')], 3, 1);
    const said = SEEDS.map((seed) => ordered(match, 'japan', { deceit: 0 }, seed) as Report);
    expect(new Set(said.map(({ CL }) => CL)).size).toBe(4);
  });

  it('is explained by what it says', () => {
    const match = searched(LOOSE);
    expect(reasonFor(match, 'us', { CV: 1, CVL: 2, CA: 3, CL: 2, DD: 4 })).toEqual({
      key: 'reason.hide carriers',
      said: 'TG 58.1 has 4 carriers. The report leaves out 1, so that the enemy looks for a better target.',
    });
    expect(reasonFor(match, 'us', { CV: 3, CVL: 2, CA: 3, CL: 2, DD: 4 }).key).toBe('reason.vary reports');
  });
});

function contact(id: string, more: Partial<Contact>): Contact {
  return {
    marker: marker(id),
    hex: 0,
    turn: 2,
    source: 'carrier search',
    told: 'types',
    total: 0,
    counts: [],
    within: -1,
    reports: 1,
    ...more,
  };
}
/** The desk of a side that was told this. */
function told(side: SideId, heard: Contact, change?: (data: MobileTheater) => void): ReturnType<typeof deskOf> {
  const match = done(() => undefined, {
    change: (data) => {
      data.contacts[side].push(heard);
      change?.(data);
    },
  });
  return deskOf(dataOf(match), side);
}

describe('what is made of a report', () => {
  const EXACT = [1];
  const BY_CHART = [0.2, 0.4, 0.2, 0.2];

  it('knows that a type which is not named is not there, and one that is named is', () => {
    expect(figureBehind(0, BY_CHART, 7, 0)).toEqual({ mean: 0, least: 0, most: 0 });
    expect(figureBehind(1, BY_CHART, 7, 0)).toMatchObject({ least: 1, most: 4 });
  });

  it('takes an exact report as it is', () => {
    expect(figureBehind(3, EXACT, 7, 0.5)).toEqual({ mean: 3, least: 3, most: 3 });
  });

  it('doubts small figures upward and large ones by what the enemy has left', () => {
    expect(figureBehind(1, BY_CHART, 7, 0).mean).toBeGreaterThan(1.3);
    expect(figureBehind(6, BY_CHART, 4, 0)).toMatchObject({ most: 4 });
    expect(figureBehind(3, BY_CHART, 7, 0.4).mean).toBeGreaterThan(figureBehind(3, BY_CHART, 7, 0).mean);
  });

  // CV, CVL, BB, CA, CL, DD
  it('finds carriers behind a report of one', () => {
    const heard = contact('TG 58.2', { counts: [1, 1, 0, 2, 4, 5], total: 13 });
    const belief = believed(told('japan', heard), heard);
    expect(belief.least).toEqual([1, 1, 0, 1, 1, 2]);
    expect(belief.most).toEqual([4, 4, 0, 5, 7, 8]);
    expect(belief.carriers).toBeGreaterThan(2.8);
    expect(belief.carriers).toBeLessThan(5);
    expect(belief.worth).toBeGreaterThan(40);
  });

  it('makes of a bare count the average of what the enemy has', () => {
    const heard = contact('Force A', { told: 'count', total: 8 });
    const belief = believed(told('us', heard), heard);
    expect(belief.ships).toBeCloseTo(8, 0);
    // 9 of his 33 units are carriers.
    expect(belief.carriers).toBeCloseTo((8 * 9) / 33, 1);
  });

  it('counts on no carriers where a formation sent up no search planes', () => {
    const heard = contact('Mobile Fleet', { told: 'count', total: 8 });
    const desk = told('us', heard, (data) => prove(data, marker('Mobile Fleet'), PROOF.noCarrier));
    expect(believed(desk, heard).carriers).toBe(0);
  });

  it('thinks less of a marker that nobody has found: it may be a dummy', () => {
    const heard = contact('TG 58.2', {});
    const desk = told('us', heard, (data) => {
      data.contacts.us.length = 0;
      dummy(data, 'Force E', '0718');
    });
    const belief = beliefOn(desk, marker('Force E'));
    expect(belief).toMatchObject({ age: -1 });
    expect(belief.hollow).toBeGreaterThan(0);
    expect(beliefs(desk).map((each) => each.marker)).toEqual([marker('Force E'), marker('Mobile Fleet')]);
  });

  it('never looks at what is hidden', () => {
    const heard = contact('Mobile Fleet', { counts: [1, 1, 1, 1, 1, 1], total: 6 });
    const seen = (data: MobileTheater): void => {
      for (const each of SHIPS_OF.get('Force A') ?? []) data.shipAt[each] = marker('Force B');
    };
    expect(believed(told('us', heard), heard)).toEqual(believed(told('us', heard, seen), heard));
  });
});
