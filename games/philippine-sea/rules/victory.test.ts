import { describe, expect, test } from 'vitest';
import { UNITS } from '../data/aircraft.ts';
import { JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import {
  ALONE,
  type Battle,
  EXITED,
  LOST_AT_FLEET,
  LOST_AWAY,
  POOL,
  SHIP_SUNK,
  SUNK,
  WITHDRAWN,
} from '../data/state.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';
import { SCENARIOS } from '../scenarios.ts';
import { words } from '../words.ts';
import { moveForce } from './forceMovement.ts';
import { given, place } from './testing.ts';
import { isWon, landPointsLost, levelOf, navalPointsLost, outcome, score, victoryPoints } from './victory.ts';

const japanese = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const american = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const pointsOf = (change: (data: Battle) => void) => given([], (g) => victoryPoints(g), { change });
const hit = (data: Battle, name: string, hits: number[], at = ALONE): void => {
  data.japanese[japanese(name)] = at;
  data.japaneseHits[japanese(name)] = hits;
};

describe('awards', () => {
  test('rule 15.1: sunk, crippled and heavily damaged carriers by class, light damage by the hit', () => {
    const carriers = (name: string, hits: number[], at = ALONE): number =>
      pointsOf((data) => hit(data, name, hits, at)).carriers;
    // Shokaku takes eight hits: heavy from four, crippled from six.
    expect(
      [
        [0, 0, 3],
        [1, 0, 3],
        [0, 2, 4],
      ].map((hits) => carriers('Shokaku', hits)),
    ).toEqual([3, 10, 17]);
    expect(carriers('Shokaku', [0, 0, 8], SHIP_SUNK)).toBe(25);
    // Ryuho takes five: heavy from three, crippled from four.
    expect(
      [
        [2, 0, 0],
        [3, 0, 0],
        [4, 0, 0],
      ].map((hits) => carriers('Ryuho', hits)),
    ).toEqual([2, 6, 10]);
    expect(carriers('Ryuho', [0, 0, 5], SHIP_SUNK)).toBe(15);
    // Ships that got away damaged count too; ships that never came, and battleships, do not.
    expect(carriers('Ryuho', [0, 0, 2], WITHDRAWN)).toBe(2);
    expect(carriers('Shokaku', [0, 0, 0], POOL)).toBe(0);
    expect(carriers('Yamato', [0, 0, 20])).toBe(0);
  });

  test('rule 15.1: hits that are not permanent sink only when the battle is over', () => {
    const carriers = (over: boolean): number =>
      pointsOf((data) => {
        hit(data, 'Shokaku', [8, 0, 0]);
        data.over = over;
      }).carriers;
    expect([carriers(false), carriers(true)]).toEqual([17, 25]);
  });

  test('rule 15.1: a point for five air points in the Lost boxes, land and naval together, rounded down', () => {
    const lost = (naval: number, land: number, great = false) =>
      pointsOf((data) => {
        place(data, '1020', [], { air: { turnaround: [0, 0, 0, 0, 0], all: 4, lost: 1 } });
        data.lostNaval = naval - 1;
        data.guam.lost = land - 1;
        data.lostLand = 1;
        data.rules.greatBattle = great;
      }).airPoints;
    expect([lost(3, 1), lost(4, 1), lost(7, 2), lost(7, 3)]).toEqual([0, 1, 1, 2]);
    // In the great battle every naval point is one.
    expect([lost(7, 4, true), lost(7, 5, true)]).toEqual([7, 8]);
    const state = given([], (g) => g.state, {
      change: (data) => {
        data.lostNaval = 3;
        data.guam.lost = 2;
      },
    });
    expect([navalPointsLost(state), landPointsLost(state)]).toEqual([3, 2]);
  });
});

describe('deductions', () => {
  test('rule 15.1: American carriers damaged and sunk', () => {
    const carriers = (name: string, hits: number, sunk = false): number =>
      pointsOf((data) => {
        data.hits[american(name)] = hits;
        if (sunk) data.where[american(name)] = SUNK;
      }).ownCarriers;
    expect([0, 1, 3, 4, 5, 6, 7].map((hits) => carriers('Essex', hits))).toEqual([0, 5, 5, 10, 10, 15, 15]);
    expect([1, 2, 3, 4].map((hits) => carriers('Langley', hits))).toEqual([5, 5, 10, 15]);
    expect([carriers('Essex', 8, true), carriers('Langley', 5, true)]).toEqual([35, 25]);
    expect(carriers('Iowa', 10)).toBe(0);
  });

  test('rules 15.1, 2.26: units lost away weigh twice those lost at the fleet, rounded down each', () => {
    const units = (away: number, atFleet: number) =>
      pointsOf((data) => {
        for (let unit = 0; unit < away; unit++) data.units[unit] = LOST_AWAY;
        for (let unit = 0; unit < atFleet; unit++) data.units[UNITS.length - 1 - unit] = LOST_AT_FLEET;
      });
    expect([1, 2, 3, 4].map((n) => units(n, 0).unitsAway)).toEqual([0, 1, 1, 2]);
    expect([3, 4, 7, 8].map((n) => units(0, n).unitsAtFleet)).toEqual([0, 1, 1, 2]);
    expect(units(1, 3).net).toBe(0);
    expect(units(3, 5).deductions).toBe(2);
  });

  test('rules 15.1, 2.26: submarines, and ships in the Exited box by what they are', () => {
    const points = pointsOf((data) => {
      data.subs[1]!.sunk = true;
      data.subs[2]!.sunk = true;
      for (const name of ['Zuikaku', 'Chitose', 'Yamato', 'Cruiser Force 1', 'Destroyer Force 2'])
        data.japanese[japanese(name)] = EXITED;
    });
    expect(points.submarines).toBe(8);
    expect(points.exits).toBe(20 + 20 + 15 + 8 + 8);
    expect(points.net).toBe(-(8 + 71));
  });
});

describe('the end', () => {
  const ended = (net: number, change: (data: Battle) => void = () => undefined) =>
    given([], (g) => outcome(g), {
      change: (data) => {
        data.lostNaval = net * 5;
        change(data);
      },
    });

  test('rule 15.1: the levels of victory and their bounds', () => {
    const levels = [101, 100, 76, 75, 51, 50, 31, 30, 16, 15, -40].map((net) =>
      given([], (g) => levelOf(g.state, net)),
    );
    expect(levels).toEqual([
      'overwhelming victory',
      'substantial victory',
      'substantial victory',
      'incomplete victory',
      'incomplete victory',
      'mixed',
      'mixed',
      'defeat',
      'defeat',
      'humiliation',
      'humiliation',
    ]);
    expect(ended(76)).toMatchObject({ winner: 'us', result: 'substantial victory', scores: { net: 76 } });
    expect(ended(50)).toMatchObject({ winner: null, result: 'mixed' });
    expect(['win', 'major win', 'loss', 'defeat', 'mixed'].map(isWon)).toEqual([true, true, false, false, false]);
  });

  test('rule 15.1: a lesson has a scale of its own', () => {
    const scored = (scoring: Battle['rules']['scoring']) =>
      ended(5, (data) => {
        data.rules.scoring = scoring;
        data.rules.levels = [
          { from: -1000, result: 'loss' },
          { from: 10, result: 'win' },
        ];
        data.leakers = 3;
        data.units[0] = LOST_AWAY;
        data.units[1] = LOST_AT_FLEET;
        data.hits[american('Essex')] = 1;
        place(data, '1020', ['Shokaku', 'Ryuho', 'Yamato'], { kind: 'carrier', level: 4 });
        place(data, '1021', [], { kind: 'carrier', level: 3 });
        place(data, '1022', [], { kind: 'carrier', level: 2 });
        place(data, '1023', [], { kind: 'carrier', level: 1 });
        place(data, '1024', ['Kongo'], { kind: 'surface', level: 3 });
      });
    // 25 points: less 2 for each leaker and for each unit lost.
    expect(scored('interception')).toMatchObject({ winner: 'us', scores: { net: 25 - 6 - 4 } });
    // Half of 25, less 5 for the hit; the two units are not enough for a point.
    expect(scored('defence')).toMatchObject({ winner: null, result: 'loss', scores: { net: 12 - 5 } });
    // Five and three for the ships, two and one for what is known less well, less the units.
    expect(scored('sightings')).toMatchObject({ scores: { sightings: 11, net: 9 } });
    expect(given([], (g) => score(g), { change: (data) => void (data.lostNaval = 50) })).toBe(10);
  });

  test('rules 14.162, 15.1: torpedo hits on a force nobody has seen are put on a ship before the reckoning', () => {
    const change = (data: Battle): void =>
      void place(data, '1020', [], { kind: 'carrier', level: 3, chit: '2/0', hits: [3, 0, 0] });
    expect(given([], (g) => score(g), { change })).toBe(0);
    const { scores } = given([], (g) => outcome(g), { change, seed: 'torpedoes' });
    expect(scores['carriers']).toBeGreaterThan(0);
  });

  test('rule 15.11: a force that leaves the map by the invasion zone is made out whole, and counts ship by ship', () => {
    const { exits, ships } = given(
      [],
      (g) => {
        const force = place(g.state, '1001', [], { kind: 'carrier', level: 3, chit: '2/0' });
        moveForce(g, force);
        expect(g.state.forces).toEqual([]);
        const gone = g.state.japanese.flatMap((at, ship) => (at === EXITED ? [JAPANESE_SHIPS[ship]?.type] : []));
        return { exits: victoryPoints(g).exits, ships: gone };
      },
      { seed: 'to the east' },
    );
    expect(ships.length).toBeGreaterThan(1);
    const worth = (type: string | undefined): number => (type?.startsWith('CV') === true ? 20 : type === 'BB' ? 15 : 8);
    expect(exits).toBe(ships.reduce((sum, type) => sum + worth(type), 0));
  });
});

test('rule 15.1: every result has its name and its sentence, every line of the reckoning its words', () => {
  const levels = new Set(SCENARIOS.flatMap((file) => file.levels.map(({ result }) => result)));
  for (const level of levels) {
    expect(words[`outcome.${level}`]).toMatch(/^[A-Z]/u);
    expect(words[level]).toMatch(/^\{net\} points[:.] [A-Za-z]/u);
  }
  for (const scoring of ['victory points', 'interception', 'defence', 'sightings'] as const) {
    const { scores } = given([], outcome, { change: ({ rules }) => Object.assign(rules, { scoring }) });
    expect(Object.keys(scores).filter((name) => words[`score.${name}`] === undefined)).toEqual([]);
  }
});
