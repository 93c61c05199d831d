import { describe, expect, test } from 'vitest';
import { GUAM_HEX, grid, OFF } from '../data/map.ts';
import { type Battle, EXITED, FROM_GUAM, LISTED, type Raid, SHIP_SUNK } from '../data/state.ts';
import { depart } from './departure.ts';
import { mustForce, removeForce } from './forces.ts';
import { escorts, loseRaidPoints, returnBox, sendHome } from './raidReturn.ts';
import { fly } from './raids.testing.ts';
import { data, done, events, place, type Table, told } from './testing.ts';

const theRaid = (battle: Battle): Raid => battle.raids[0] as Raid;
const CARRIER = { kind: 'carrier', level: 1, chit: 'Carrier', butai: true, marker: '1' } as const;

describe('a raid goes home', () => {
  test('rules 10.31, 9.12: into the box of the return track for the distance of its force from the target', () => {
    expect([0, 3, 4, 7, 8, 11, 12, 15].map(returnBox)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    const match = done((g) => sendHome(g, theRaid(g.state)), {
      change: (battle) => {
        const force = place(battle, '1117', [], CARRIER);
        fly(battle, { owner: force.id, hex: grid.mustHex('1109'), fighters: 3, aborted: 2, points: 8 });
      },
    });
    expect(data(match).raids).toMatchObject([{ returning: 2, hex: OFF, points: 8 }]);
    expect(told(match)).toContain('Raid A of Butai 1 turns for home with 8 points.');
  });
  test('rule 10.14: what was fighter and what was not is forgotten', () => {
    const match = done((g) => sendHome(g, theRaid(g.state)), {
      change: (battle) => {
        const force = place(battle, '1117', [], CARRIER);
        fly(battle, { owner: force.id, fighters: 3, aborted: 2 });
      },
    });
    expect(data(match).raids).toMatchObject([{ fighters: -1, aborted: 0 }]);
  });
  test('rules 11.28, 2.24: a raid from Guam flies back on the map', () => {
    const match = done((g) => sendHome(g, theRaid(g.state)), {
      change: (battle) =>
        void fly(battle, { owner: FROM_GUAM, land: true, source: GUAM_HEX, hex: grid.mustHex('1109') }),
    });
    expect(data(match).raids).toMatchObject([{ target: -1, returning: -1, hex: grid.mustHex('1109') }]);
  });
  test('rules 10.31, 10.33: one that the scenario sent leaves; one whose force is gone is lost', () => {
    const home = (raids: Battle['rules']['raids']): Battle =>
      data(
        done((g) => sendHome(g, theRaid(g.state)), {
          change: (battle) => {
            battle.rules.raids = raids;
            fly(battle, { owner: LISTED, points: 5 });
          },
        }),
      );
    expect(home('listed')).toMatchObject({ raids: [], lostNaval: 0 });
    expect(home('full')).toMatchObject({ raids: [], lostNaval: 5 });
  });
});

describe('a force is gone', () => {
  test('rule 10.33: what was on its way back to it is lost at once, what is still out when it turns back', () => {
    const match = done((g) => removeForce(g, mustForce(g.state, 0), '12.27', SHIP_SUNK), {
      change: (battle) => {
        place(battle, '1117', [], { ...CARRIER, air: { turnaround: [1, 0, 0, 0, 0], all: 1, lost: 4 } });
        fly(battle, { owner: 0, points: 3, returning: 1 });
        fly(battle, { owner: 0, points: 5 });
      },
    });
    expect(data(match)).toMatchObject({ raids: [{ owner: LISTED, points: 5 }], lostNaval: 7, forces: [] });
    expect(told(match)).toContain('Raid A of Butai 1 has nowhere to land. 3 points lost.');
  });
  test('rules 15.1, 10.33: one that leaves the map takes its aircraft along, unless it has no deck (RULINGS.md, 140)', () => {
    const left = (ships: readonly string[], hits: number) =>
      done(
        (g) => {
          depart(g, mustForce(g.state, 0), EXITED, '7.23');
          for (const raid of g.state.raids) sendHome(g, raid);
        },
        {
          change: (battle) => {
            const force = place(battle, '1101', ships, { ...CARRIER, level: 4, chit: '' });
            for (const ship of force.ships) battle.japaneseHits[ship] = [hits, 0, 0];
            force.air.lost = 4;
            fly(battle, { owner: 0, points: 3, returning: 1 });
            fly(battle, { owner: 0, points: 5 });
          },
        },
      );
    const sailing = left(['Zuikaku'], 0);
    expect(data(sailing)).toMatchObject({ raids: [], lostNaval: 4 });
    expect(told(sailing)).toEqual([
      'Raid A of Butai 1 lands on Butai 1 off the chart: 3 points.',
      'Butai 1 comes off the chart.',
      'Raid 2-A withdraws with 5 points.',
    ]);
    expect(data(left(['Zuikaku'], 6))).toMatchObject({ raids: [], lostNaval: 12 });
  });
});

describe('what a raid is made of', () => {
  const fighters = (points: number, die: number): Battle =>
    data(
      done((g) => void escorts(g, theRaid(g.state)), { change: (battle) => void fly(battle, { points }), dice: [die] }),
    );

  test('rules 10.13, 10.11: by the highest column not above its points', () => {
    expect(fighters(7, 10).raids[0]?.fighters).toBe(4);
    expect(fighters(6, 10).raids[0]?.fighters).toBe(4);
    expect(fighters(8, 10).raids[0]?.fighters).toBe(5);
    expect(fighters(1, 9).raids[0]?.fighters).toBe(0);
    expect(fighters(25, 10).raids[0]?.fighters).toBe(10);
  });
  test('rules 10.12, 10.13: it is not known before, and rolled only once', () => {
    const match = done(
      (g) => {
        expect(theRaid(g.state).fighters).toBe(-1);
        expect(escorts(g, theRaid(g.state))).toBe(2);
        expect(escorts(g, theRaid(g.state))).toBe(2);
      },
      { change: (battle) => void fly(battle, { points: 8 }), dice: [2] },
    );
    expect(told(match)).toContain('Raid 1-A is identified: 2 fighter points, 6 attack.');
  });
});

describe('points that a raid loses', () => {
  function losing(
    n: number,
    kind: 'fighters' | 'attack' | 'any',
    change: Partial<Raid>,
    ...dice: number[]
  ): [number, Table] {
    let lost = 0;
    const match = done((g) => void (lost = loseRaidPoints(g, theRaid(g.state), n, kind, '4.55')), {
      change: (battle) => {
        place(battle, '1117', [], CARRIER);
        fly(battle, { owner: 0, points: 8, fighters: 3, ...change });
      },
      dice,
    });
    return [lost, match];
  }

  test('rules 9.22, 2.23: they are in the Lost box of the display, and no more than there are', () => {
    const [lost, match] = losing(5, 'fighters', {});
    expect(lost).toBe(3);
    expect(data(match).raids).toMatchObject([{ points: 5, fighters: 0 }]);
    expect(data(match).forces[0]?.air.lost).toBe(3);
    const [bombers, after] = losing(2, 'attack', { aborted: 5 });
    expect(bombers).toBe(2);
    expect(data(after).raids).toMatchObject([{ points: 6, fighters: 3, aborted: 3 }]);
  });
  test('rules 11.28, 11.11: those of Guam on its display', () => {
    const [, match] = losing(2, 'attack', { owner: FROM_GUAM, land: true });
    expect(data(match).guam.lost).toBe(2);
    expect(data(match).forces[0]?.air.lost).toBe(0);
  });
  test('rule 10.22: a raid that the scenario sent loses for the score alone; a raid with nothing left is gone', () => {
    const [, match] = losing(9, 'any', { owner: LISTED });
    expect(data(match)).toMatchObject({ raids: [], lostNaval: 8 });
    expect(events(match, 'raid wiped out')).toMatchObject([{ rule: '4.55' }]);
    const [, land] = losing(1, 'attack', { owner: LISTED, land: true });
    expect(data(land)).toMatchObject({ lostNaval: 0, lostLand: 1 });
  });
  test('rule 10.11: any points at all: fighters or not by chance', () => {
    const [, match] = losing(2, 'any', {}, 6, 1);
    expect(data(match).raids).toMatchObject([{ points: 6, fighters: 2 }]);
    const [, unknown] = losing(2, 'any', { fighters: -1 });
    expect(data(unknown).raids).toMatchObject([{ points: 6, fighters: -1 }]);
    const [none] = losing(0, 'any', {});
    expect(none).toBe(0);
  });
});
