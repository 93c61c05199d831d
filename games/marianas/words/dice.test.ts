import { kernelWords, random, say, simulate, unsaid } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { SAIPAN } from '../data/map.ts';
import { at, type Campaign } from '../data/state.ts';
import { marianas } from '../index.ts';
import { AFTER, phaseOf } from '../rules/phase.testing.ts';
import { groundCombat } from '../rules/ground.ts';
import { search } from '../rules/reconnaissance.ts';
import { airPhase, airProcedures } from '../rules/strike.ts';
import { submarinePhase, submarineProcedures } from '../rules/submarines.ts';
import { both, done, now, order, place, playing, type Table } from '../rules/testing.ts';
import { words } from '../words.ts';

const catalogue = { ...kernelWords, ...words };
const lines = ({ table }: Table): string[] =>
  (table.journal ?? []).flatMap((event) => (event.roll ? [say(catalogue, event)] : []));

describe('what the journal says of dice', () => {
  test('rule recon-04: a search names the field, the hex, and how far it is', () => {
    const match = done(search, {
      options: { carrierSearch: false },
      dice: [5],
      change: (data: Campaign) => {
        data.islands.forEach((island, i) => (island.field = i === SAIPAN));
        place(data, 'U1', '1508', 'Hornet');
      },
    });
    expect(lines(match)).toEqual([
      'Search planes from Saipan find the ships in 1508, 2 hexes away (5 in six): rolled 5, it comes off.',
    ]);
  });

  test('rules sub-03, sub-04: a submarine has a side and a hex, and Japan so many left', () => {
    const match = phaseOf(submarinePhase, submarineProcedures, {
      dice: [1, 6, 2],
      change: (data) => {
        place(data, 'U1', '1508', 'Hornet');
        place(data, 'J1', '0505', 'Taiho');
        data.subsLeft = 20;
      },
    });
    expect(now(match)).toBe(AFTER);
    expect(lines(match)).toEqual([
      'A submarine of Japan finds ships in 1508 (1 in six): rolled 1, it comes off.',
      'With 20 of 24 submarines left Japan has one in 1508 (5 in six): rolled 6, it does not.',
      'A submarine of the United States finds ships in 0505 (1 in six): rolled 2, it does not.',
    ]);
  });

  test('rules gnd-03, gnd-04, gnd-08: an attack ashore names its stake, its supply and the guns behind it', () => {
    const said = (change: (data: Campaign) => void): string[] => {
      const match = playing(groundCombat, { island: SAIPAN, attacker: 'nobody', wager: 0 }, [groundCombat], {
        change: (data) => {
          Object.assign(at(data.islands, SAIPAN), { us: 11, japan: 6 });
          change(data);
        },
      });
      order(match, 'us', 'attack 2', 3);
      return lines(match);
    };
    expect(said(() => {})).toEqual([
      expect.stringMatching(
        /11 factors against 6, at 1:1, a column worse for want of transports there \(gnd-08\), 2 staked on either side \(gnd-03\): rolled 3, the attacker loses 1 more\./,
      ),
    ]);
    expect(
      said((data) => {
        data.anchored[0] = SAIPAN;
        place(data, 'U1', '1308', 'Tennessee', 'California', 'Maryland');
      }),
    ).toEqual([
      expect.stringMatching(
        /at 3:2, 2 staked on either side \(gnd-03\), American losses halved by three battleships \(gnd-04\): rolled 3, neither loses more\./,
      ),
    ]);
  });

  test('rules air-11, air-13, air-19, dam-06: flak names its limit and what adds to it, bombs are no guns, transports go by number', () => {
    const match = phaseOf(airPhase, airProcedures, {
      options: { dummies: false },
      change: (data) => {
        place(data, 'J1', '0907', 'Taiho');
        place(data, 'U1', '0905', 'Landing Force North', ...[1, 2, 3, 4, 5].map((n) => `Desdiv 10${n}`));
        data.markers[16]!.seen = true;
      },
    });
    both(match, { 'Taiho Jill': 'Landing Force North bomb' }, {}, 1, 1, 2);
    expect(lines(match)).toEqual([
      'The flak of U1, 6 units, of which 4 in six count (air-11), one more against a torpedo bomber or a Betty (air-13), shoots down Taiho Jill (5 in six): rolled 1, it does not.',
      'The bombs of Taiho Jill hit Landing Force North (2 in six): rolled 1, it comes off.',
      expect.stringMatching(
        /^What the hit of Taiho Jill does to Landing Force North, bombs, which count as battlecruiser guns \(air-19\), against transports, column 3 by the weapons matrix, of which .* \(dam-06\): rolled 2, /,
      ),
    ]);
  });

  test('every die of a match says what it is about, in words that begin with a capital', () => {
    const purposes = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const { match } = simulate(marianas, { japan: random, us: random }, { seed: `said ${i}`, keep: true });
      for (const event of match.table.journal ?? []) {
        expect(unsaid(catalogue, event)).toBeNull();
        expect(say(catalogue, event)).toMatch(/^[A-Z0-9]/);
        if (event.roll === undefined) continue;
        purposes.add(event.roll.purpose);
        // The chart of what Japan knows says so itself.
        if (!event.roll.purpose.startsWith('chart.intelligence')) expect(event.roll.about).toBeDefined();
      }
    }
    expect(purposes.size).toBeGreaterThan(14);
    expect(
      at(
        [...purposes].filter((key) => key.startsWith('chart.')),
        0,
      ),
    ).toBe('chart.intelligence B');
  });
});
