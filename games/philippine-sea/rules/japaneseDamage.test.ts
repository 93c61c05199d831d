import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { type Battle, type Force, type G, SHIP_SUNK } from '../data/state.ts';
import { forceById, japaneseDamage } from './forces.ts';
import { airValue } from './raidStrength.ts';
import { ageHits, decksOut, hitJapaneseShip, japaneseGuns, recallPatrols, sinkShip } from './japaneseDamage.ts';
import { data, done, events, given, place, told } from './testing.ts';

const ship = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const [ZUIKAKU, SHOKAKU, CHITOSE, ISE, YAMATO, CRUISERS] = [
  'Zuikaku',
  'Shokaku',
  'Chitose',
  'Ise',
  'Yamato',
  'Cruiser Force 1',
].map(ship) as [number, number, number, number, number, number];

const CARRIER: Partial<Force> = { kind: 'carrier', level: 4, butai: true, marker: '1' };
const fleet = (data: Battle, ...ships: string[]): Force => place(data, '1416', ships, CARRIER);

describe('hits on Japanese carriers', () => {
  test('rule 12.21: hits are of this turn, then of the turn before, then permanent', () => {
    const seen: number[][] = [];
    given(
      [],
      (g) => {
        hitJapaneseShip(g, ZUIKAKU, 5);
        seen.push([...(g.state.japaneseHits[ZUIKAKU] ?? [])]);
        ageHits(g);
        seen.push([...(g.state.japaneseHits[ZUIKAKU] ?? [])]);
        hitJapaneseShip(g, ZUIKAKU, 1);
        ageHits(g);
        seen.push([...(g.state.japaneseHits[ZUIKAKU] ?? [])]);
      },
      { change: (data) => void fleet(data, 'Zuikaku', 'Shokaku') },
    );
    expect(seen).toEqual([
      [5, 0, 0],
      [0, 5, 0],
      [0, 1, 5],
    ]);
  });

  test('rule 12.21: hits on a force whose ships are not known grow older too', () => {
    const match = done(ageHits, { change: (data) => void place(data, '1416', [], { hits: [2, 3, 1] }) });
    expect(data(match).forces[0]?.hits).toEqual([0, 2, 4]);
  });

  test('rule 12.21: where the scenario does not wait, hits are permanent at once', () => {
    const match = done((g) => hitJapaneseShip(g, ZUIKAKU, 3), {
      change: (data) => {
        data.rules.hitsAtOnce = true;
        fleet(data, 'Zuikaku');
      },
    });
    expect(data(match).japaneseHits[ZUIKAKU]).toEqual([0, 0, 3]);
  });

  test('rule 12.26: a CV is crippled two hits short of its capacity, a CVL one, all hits counted', () => {
    expect(japaneseDamage(ZUIKAKU, 5)).toBe('heavy');
    expect(japaneseDamage(ZUIKAKU, 6)).toBe('crippled');
    expect(japaneseDamage(CHITOSE, 3)).toBe('heavy');
    expect(japaneseDamage(CHITOSE, 4)).toBe('crippled');
    const match = done(
      (g) => {
        g.state.japaneseHits[ZUIKAKU] = [0, 3, 2];
        hitJapaneseShip(g, ZUIKAKU, 1);
      },
      { change: (data) => void fleet(data, 'Zuikaku') },
    );
    expect(told(match)).toContain('Zuikaku is crippled.');
  });

  test('rule 12.22: hits of this turn and of the turn before take nothing from the air value', () => {
    const value = (marks: number[]): number =>
      given([], (g) => {
        const force = fleet(g.state, 'Shokaku', 'Zuikaku', 'Chitose');
        g.state.japaneseHits[ZUIKAKU] = marks;
        return airValue(g, force).value;
      });
    expect([value([0, 0, 0]), value([5, 0, 0]), value([0, 5, 0]), value([0, 0, 5])]).toEqual([24, 24, 24, 14]);
  });

  test('rules 12.23, 12.24: light damage is less than half the capacity, heavy damage half of it', () => {
    expect([0, 1, 3, 4].map((hits) => japaneseDamage(ZUIKAKU, hits))).toEqual(['none', 'light', 'light', 'heavy']);
    expect([1, 2, 3].map((hits) => japaneseDamage(CHITOSE, hits))).toEqual(['light', 'light', 'heavy']);
  });

  test('rule 12.27: only permanent hits up to the capacity sink a carrier', () => {
    const match = done(
      (g) => {
        hitJapaneseShip(g, ZUIKAKU, 9);
        expect(g.state.japanese[ZUIKAKU]).toBe(0);
        ageHits(g);
        expect(g.state.japanese[ZUIKAKU]).toBe(0);
        ageHits(g);
      },
      { change: (data) => void fleet(data, 'Zuikaku', 'Shokaku') },
    );
    expect(data(match).japanese[ZUIKAKU]).toBe(SHIP_SUNK);
    expect(data(match).forces[0]?.ships).toEqual([SHOKAKU]);
    expect(told(match)).toContain('Zuikaku sinks.');
  });

  test('rule 12.27: one hit fewer does not sink it', () => {
    const match = done(
      (g) => {
        g.state.japaneseHits[ZUIKAKU] = [0, 7, 0];
        ageHits(g);
      },
      { change: (data) => void fleet(data, 'Zuikaku') },
    );
    expect(data(match).japanese[ZUIKAKU]).toBe(0);
  });

  test('rule 12.28: Ise is crippled at twelve hits, and heavily damaged like any other at half', () => {
    expect([7, 8, 11, 12].map((hits) => japaneseDamage(ISE, hits))).toEqual(['light', 'heavy', 'heavy', 'crippled']);
  });
});

describe('surface ships', () => {
  test('rule 12.52: a battleship is heavily damaged at half, crippled at three quarters, and sinks at its capacity at once', () => {
    expect([12, 13, 18, 19].map((hits) => japaneseDamage(YAMATO, hits))).toEqual([
      'light',
      'heavy',
      'heavy',
      'crippled',
    ]);
    const match = done((g) => hitJapaneseShip(g, YAMATO, 25), {
      change: (data) => void place(data, '1416', ['Yamato', 'Musashi'], { kind: 'surface', level: 3 }),
    });
    expect(data(match).japanese[YAMATO]).toBe(SHIP_SUNK);
  });

  test('rule 12.53: a unit of several ships is whole until its capacity is reached, then gone', () => {
    expect(japaneseDamage(CRUISERS, 9)).toBe('none');
    const match = done(
      (g) => {
        hitJapaneseShip(g, CRUISERS, 9);
        expect(japaneseGuns(g, CRUISERS)).toBe(14);
        expect(g.state.japanese[CRUISERS]).toBe(0);
        hitJapaneseShip(g, CRUISERS, 1);
      },
      { change: (data) => void place(data, '1416', ['Cruiser Force 1', 'Yamato'], { kind: 'surface', level: 3 }) },
    );
    expect(data(match).japanese[CRUISERS]).toBe(SHIP_SUNK);
  });
});

describe('guns', () => {
  const gunsAt = (of: number, hits: number): number =>
    given([], (g: G) => {
      g.state.japaneseHits[of] = [hits, 0, 0];
      return japaneseGuns(g, of);
    });

  test('rule 12.25: a carrier has half its guns when damaged, none when crippled', () => {
    expect([0, 1, 5, 6].map((hits) => gunsAt(ZUIKAKU, hits))).toEqual([9, 4, 4, 0]);
  });
  test('rules 12.28, 12.52: battleships, Ise among them, keep theirs until heavily damaged', () => {
    expect([12, 13, 19].map((hits) => gunsAt(YAMATO, hits))).toEqual([12, 6, 0]);
    expect([7, 8, 12].map((hits) => gunsAt(ISE, hits))).toEqual([4, 2, 0]);
  });
});

describe('forces that lose their ships', () => {
  test('rule 9.13: without carriers it is a level 3 surface force under a letter', () => {
    const match = done((g) => sinkShip(g, CHITOSE), {
      change: (data) => {
        const force = fleet(data, 'Chitose', 'Yamato');
        Object.assign(force, { advantage: true });
        force.air = { turnaround: [1, 0, 2, 0, 0], all: 3, lost: 4 };
      },
    });
    const [force] = data(match).forces;
    expect(force).toMatchObject({ kind: 'surface', level: 3, butai: false, marker: 'A', ships: [YAMATO] });
    // The losses of the only carrier went down with it, and count for the score.
    expect(force?.air).toEqual({ turnaround: [0, 0, 0, 0, 0], all: 0, lost: 0 });
    expect(data(match).lostNaval).toBe(4);
    expect(told(match)).toContain('Butai 1 has lost all its carriers: it is a surface force now, Force A.');
  });

  test('rule 9.13: where no letter is free it keeps its number', () => {
    const match = done((g) => sinkShip(g, CHITOSE), {
      change: (data) => {
        fleet(data, 'Chitose', 'Yamato');
        data.rules.forces = 0;
      },
    });
    expect(data(match).forces[0]).toMatchObject({ kind: 'surface', butai: true, marker: '1' });
  });

  test('rule 9.13: with a carrier left nothing changes, without a ship the force is gone', () => {
    const match = done(
      (g) => {
        sinkShip(g, CHITOSE);
        expect(forceById(g.state, 0)).toMatchObject({ kind: 'carrier', butai: true });
        sinkShip(g, ZUIKAKU);
      },
      { change: (data) => void fleet(data, 'Chitose', 'Zuikaku') },
    );
    expect(data(match).forces).toEqual([]);
    expect(events(match, 'japanese ship sunk')).toHaveLength(2);
  });

  test('rule 12.24: a carrier that sinks takes its share of the losses along, a fleet carrier two of three', () => {
    const match = done((g) => sinkShip(g, ZUIKAKU), {
      change: (data) => {
        const force = fleet(data, 'Chitose', 'Zuikaku');
        force.air = { turnaround: [0, 0, 0, 0, 0], all: 0, lost: 7 };
      },
    });
    expect(data(match).forces[0]?.air.lost).toBe(3);
    expect(data(match).lostNaval).toBe(4);
  });

  test('rule 12.27: a crippled ship by itself sinks where it lies', () => {
    const match = done((g) => sinkShip(g, CHITOSE), {
      change: (data) => {
        data.wrecks = [{ ship: CHITOSE, hex: 100, of: 0 }];
        data.japanese[CHITOSE] = -6;
      },
    });
    expect(data(match).wrecks).toEqual([]);
  });
});

describe('decks and patrols', () => {
  const out = (hits: number[][], kind: Force['kind'] = 'carrier'): boolean =>
    given([], (g) => {
      const force = place(g.state, '1416', ['Zuikaku', 'Chitose'], { ...CARRIER, kind });
      g.state.japaneseHits[ZUIKAKU] = hits[0] as number[];
      g.state.japaneseHits[CHITOSE] = hits[1] as number[];
      return decksOut(g, force);
    });

  test('rule 12.29: decks are out when every carrier is heavily damaged, all hits counted', () => {
    expect(
      out([
        [4, 0, 0],
        [0, 2, 1],
      ]),
    ).toBe(true);
    expect(
      out([
        [3, 0, 0],
        [0, 2, 1],
      ]),
    ).toBe(false);
    expect(
      out([
        [8, 0, 0],
        [0, 1, 1],
      ]),
    ).toBe(false);
    expect(
      out(
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
        'surface',
      ),
    ).toBe(true);
  });

  test('rules 5.44, 12.29: a patrol goes home, or is lost where no deck is left', () => {
    const match = done(recallPatrols, {
      change: (data) => {
        fleet(data, 'Zuikaku').patrol = 3;
        place(data, '1418', ['Chitose'], { ...CARRIER, marker: '2', patrol: 2 });
        data.japaneseHits[ZUIKAKU] = [4, 0, 0];
      },
    });
    const [hit, sound] = data(match).forces;
    expect([hit?.patrol, hit?.air.lost]).toEqual([-1, 3]);
    expect([sound?.patrol, sound?.air.lost]).toEqual([-1, 0]);
    expect(told(match)).toEqual(['Butai 1 has no flight deck left: the 3 points of its patrol are lost.']);
  });
});
