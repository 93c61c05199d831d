import { at, believed, type Contact, flightWith, NONE, raidProspect, type SideId } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { americanStrike, asked, japaneseStrike, layOut, type Scene, US_GROUP, US_HEX } from '../rules/raids.testing.ts';
import { raidProcedures, raids } from '../rules/raids.ts';
import { dataOf, done, hurt, marker, order, place, playing, put, type Table, unit, weaken } from '../rules/testing.ts';
import { deskOf, ordered, placed, why } from './staff.testing.ts';

const shipsOf = (group: string): string[] => (SHIPS_OF.get(group) ?? []).map((ship) => at(fleet.ships, ship).id);
const unitsOf = (...carriers: string[]): string[] =>
  fleet.squadrons.filter(({ home }) => carriers.includes(fleet.ships[home]?.id ?? '')).map(({ id }) => id);
const FORCE_A = unitsOf('Taiho', 'Shokaku', 'Zuikaku');

/** Plays on with what both staffs order, until a question is put; dice are a seed's. */
function upTo(match: Table, question: string): Table {
  for (let n = 0; n < 60; n++) {
    const side = (['japan', 'us'] as const).find((each) => asked(match, each) !== null) as SideId;
    if (asked(match, side) === question) return match;
    order(match, side, ordered(match, side));
  }
  throw new Error(`"${question}" is never asked.`);
}
const seeded = (scene: Scene = {}): Scene => ({ seed: 'raids', ...scene });

/** The units of an order by where they were put. */
function over(answer: Record<string, string>, box: string): string[] {
  return Object.keys(answer).filter((id) => answer[id] === box);
}

describe('fighters that meet a patrol', () => {
  const BOMBERS = ['Taiho DB', 'Taiho T', 'Shokaku DB', 'Zuikaku DB'];

  it('hold it with no more than it takes, and the others strafe', () => {
    const match = japaneseStrike([...BOMBERS, 'Taiho F', 'Shokaku F1', 'Shokaku F2', 'Zuikaku F'], {
      cap: ['VF-2/1', 'VF-2/2'],
      japan: shipsOf('Force A'),
    });
    expect(asked(match, 'japan')).toBe('interception: escort');
    expect(ordered(match, 'japan')).toHaveLength(2);
    expect(why(match, 'japan')).toBe('reason.hold the patrol');
  });

  it('all fight where there is no bomber to escort', () => {
    const match = japaneseStrike(['Taiho F', 'Shokaku F1', 'Shokaku F2'], {
      cap: ['VF-2/1'],
      japan: shipsOf('Force A'),
    });
    expect(ordered(match, 'japan')).toHaveLength(3);
    expect(why(match, 'japan')).toBe('reason.fighter sweep');
  });

  it('keep fighter-bombers for their bombs', () => {
    const match = japaneseStrike([...BOMBERS, 'Taiho F', 'Zuikaku FB'], { cap: ['VF-2/1'], japan: shipsOf('Force A') });
    expect(ordered(match, 'japan')).toEqual(['Taiho F']);
  });

  it('of the US fight in strength where every step they take scores, and no more than the patrol has steps to lose', () => {
    const match = americanStrike(unitsOf('Hornet', 'Yorktown', 'Belleau Wood', 'Bataan'), {
      us: shipsOf('TG 58.1'),
      japan: shipsOf('Force A'),
      cap: ['Taiho F'],
    });
    const sent = ordered(match, 'us') as string[];
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.length).toBeLessThan(6);
  });
});

describe('a patrol that outnumbers the escort', () => {
  const match = japaneseStrike(['Taiho F', 'Taiho DB', 'Taiho T', 'Zuikaku T', 'Junyo T'], {
    cap: ['VF-2/1', 'VF-2/2', 'VF-1/1', 'VF-24'],
    japan: [...shipsOf('Force A'), 'Junyo'],
    us: shipsOf('TG 58.1'),
    change: (data) => weaken(data, 'VF-24'),
  });
  const sent = placed(match, 'us');

  it('leaves the escort to its weakest unit, and goes for the heaviest bombers', () => {
    expect(asked(match, 'us')).toBe('interception: assign');
    expect(over(sent, 'escort')).toEqual(['VF-24']);
    expect(over(sent, 'Taiho DB').length).toBeGreaterThan(0);
    expect(over(sent, 'Taiho T').length).toBeGreaterThan(0);
    expect(over(sent, 'Junyo T')).toEqual([]);
  });
});

describe('losses', () => {
  /** So many steps lost by all of these units of a raid; some of them have fought the patrol and do nothing more. */
  function toll(units: string[], steps: number, engaged: string[] = []): Table {
    return playing(raids.losses, {}, raidProcedures, {
      change: (data) => {
        const flights = units.map((id) => ({
          ...flightWith(fleet, data, unit(id), false),
          engaged: engaged.includes(id),
        }));
        const side = at(fleet.squadrons, unit(units[0] ?? '')).side;
        data.raid = {
          by: side,
          from: marker(side === 'us' ? US_GROUP : 'Mobile Fleet'),
          hex: 0,
          group: NONE,
          base: NONE,
          flights,
          fight: 0,
          patrol: [],
          facing: [],
          against: [],
          tolls: [{ units: units.map(unit), steps }],
          met: [],
          boxes: [],
          shots: [],
        };
      },
    });
  }
  const bearers = (match: Table, side: SideId): string[] => {
    const shares = ordered(match, side) as Record<string, number>;
    return Object.keys(shares).filter((id) => (shares[id] ?? 0) > 0);
  };

  it('fall on fighters whose work is done, before bombers that have yet to attack', () => {
    expect(bearers(toll(['VF-2/1', 'VB-2', 'VT-2'], 1, ['VF-2/1']), 'us')).toEqual(['VF-2/1']);
    expect(bearers(toll(['Taiho F', 'Taiho DB', 'Taiho T'], 1, ['Taiho F']), 'japan')).toEqual(['Taiho F']);
  });

  it('fall on the weak torpedo bombers of a raid before the strong dive bombers', () => {
    expect(bearers(toll(['Taiho DB', 'Shokaku DB', 'Zuikaku T'], 1), 'japan')).toEqual(['Zuikaku T']);
  });

  it('beyond what a US raid can bear, spoil the aim of one bomber rather than of all', () => {
    const shares = ordered(toll(['VB-2', 'VT-2', 'VT-24'], 6), 'us') as Record<string, number>;
    expect(Object.values(shares).toSorted((a, b) => a - b)).toEqual([1, 1, 4]);
    expect(shares['VT-24']).toBe(4);
  });

  it('say whom they spare', () => {
    expect(why(toll(['VF-2/1', 'VB-2', 'VT-2'], 1, ['VF-2/1']), 'us')).toBe('reason.spare the bombers');
  });
});

describe('ships under attack', () => {
  it('form up around their carriers, the heaviest flak next to them', () => {
    const match = japaneseStrike(['Taiho DB', 'Taiho T'], { us: shipsOf('TG 58.1') });
    const boxes = placed(match, 'us');
    const inside = Array.from({ length: 7 }, (_, box) => `sea ${box}`);
    for (const carrier of ['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan'])
      expect(inside.slice(0, 4)).toContain(boxes[carrier]);
    // Antiaircraft cruisers cover the middle; destroyers are outside.
    for (const cruiser of ['San Juan', 'Oakland']) expect(inside).toContain(boxes[cruiser]);
    for (const destroyer of ['DES RN 58.1', 'DES DIV 42']) expect(inside).not.toContain(boxes[destroyer]);
  });

  it('fire everything they have', () => {
    const match = upTo(
      japaneseStrike(FORCE_A, seeded({ us: shipsOf('TG 58.1'), japan: shipsOf('Force A') })),
      'flak: ship',
    );
    expect(ordered(match, 'us')).toBe('everything');
  });
});

describe('bombers over their target', () => {
  const CARRIERS = ['Chitose', 'Chiyoda', 'Zuiho', 'Tone', 'DIV 31'];

  /** US aircraft over Japanese ships, laid out in this order. */
  function arrived(units: string[], ships: string[], change?: (data: MobileTheater) => void): Table {
    const match = americanStrike(units, { us: shipsOf('TG 58.1'), japan: ships, ...(change && { change }) });
    if (ships.length > 1) layOut(match, 'japan', ...ships);
    return match;
  }

  it('go for carriers, not for their screen', () => {
    const match = arrived(['VB-2', 'VT-2', 'VB-1', 'VT-1'], ['Zuikaku', 'Myoko', 'DIV 61', 'Yahagi']);
    expect(placed(match, 'us')).toEqual({ 'VB-2': 'sea 0', 'VT-2': 'sea 0', 'VB-1': 'sea 0', 'VT-1': 'sea 0' });
    expect(why(match, 'us')).toBe('reason.all on one');
  });

  it('stop where more would be wasted', () => {
    const units = unitsOf('Hornet', 'Yorktown', 'Belleau Wood', 'Bataan');
    const sent = placed(arrived(units, CARRIERS), 'us');
    for (const box of ['sea 0', 'sea 1', 'sea 2']) {
      expect(over(sent, box).length).toBeGreaterThan(0);
      expect(over(sent, box).length).toBeLessThan(4);
    }
    expect(over(sent, 'sea 4')).toEqual([]);
  });

  it('finish off a cripple', () => {
    const sent = placed(
      arrived(['VB-2', 'VT-2'], ['Taiho', 'Shokaku', 'Zuikaku'], (data) => {
        for (const id of ['Taiho', 'Shokaku', 'Zuikaku']) hurt(data, id, 1);
        hurt(data, 'Shokaku', 4);
      }),
      'us',
    );
    expect(over(sent, 'sea 1').length).toBeGreaterThan(0);
  });

  it('have fighters strafe the ships they attack', () => {
    const match = arrived(['VB-2', 'VT-2', 'VB-1', 'VT-1', 'VF-2/1', 'VF-2/2'], ['Zuikaku', 'Myoko', 'Haguro']);
    const sent = placed(match, 'us');
    expect([sent['VF-2/1'], sent['VF-2/2']]).toEqual(['suppress 0', 'suppress 0']);
  });

  it('of Japan spread to score first hits on carriers, where flak leaves a chance', () => {
    const match = japaneseStrike(['Taiho DB', 'Shokaku DB', 'Zuikaku DB'], {
      us: ['Hornet', 'Yorktown', 'Wasp'],
      japan: shipsOf('Force A'),
    });
    // Far from each other, so that each has only its own flak.
    order(match, 'us', { Hornet: 'sea 7', Yorktown: 'sea 11', Wasp: 'sea 15' });
    const sent = placed(match, 'japan');
    expect(Object.values(sent).sort()).toEqual(['sea 11', 'sea 15', 'sea 7']);
    expect(why(match, 'japan')).toBe('reason.damage several');
  });

  it('keep away from the densest flak where the prize is the same', () => {
    const match = japaneseStrike(['Taiho DB'], { us: ['Hornet', 'Yorktown', 'San Juan', 'Oakland', 'San Diego'] });
    order(match, 'us', {
      Hornet: 'sea 0',
      'San Juan': 'sea 1',
      Oakland: 'sea 2',
      'San Diego': 'sea 3',
      Yorktown: 'sea 14',
    });
    expect(placed(match, 'japan')).toEqual({ 'Taiho DB': 'sea 14' });
  });
});

describe('radar', () => {
  /** A raid on Hornet in 1410, with TG 58.2 next to her. */
  function incoming(raid: string[], patrol: string[], change?: (data: MobileTheater) => void): Table {
    return japaneseStrike(raid, {
      japan: shipsOf('Force A'),
      cap: patrol,
      options: { radar: true },
      change: (data) => {
        put(data, 'TG 58.2', 'Wasp', 'Monterey');
        place(data, 'TG 58.2', '1310');
        change?.(data);
      },
    });
  }
  const NEIGHBORS = ['VF-14/1', 'VF-14/2', 'VF-28'];

  it('sends fighters over other ships to help, and keeps half of them at home', () => {
    const match = incoming(FORCE_A, ['VF-2/1', ...NEIGHBORS]);
    const sent = placed(match, 'us');
    expect(Object.keys(sent)).toHaveLength(1);
    expect(NEIGHBORS).toContain(Object.keys(sent)[0]);
    expect(Object.values(sent)).toEqual([US_HEX]);
    expect(Object.keys(placed(match, 'us', { homePatrol: 0 }))).toHaveLength(3);
  });

  it('does not tire fighters over the target', () => {
    const match = incoming(FORCE_A, ['VF-2/1', 'VF-2/2']);
    expect(placed(match, 'us')).toEqual({});
    expect(why(match, 'us')).toBe('reason.stay over the target');
  });

  it('leaves a small raid to the patrol that it meets anyway', () => {
    const match = incoming(['Taiho DB'], ['VF-2/1', ...NEIGHBORS]);
    expect(placed(match, 'us')).toEqual({});
    expect(why(match, 'us')).toBe('reason.patrol is enough');
  });
});

describe('what a raid promises before it flies', () => {
  const heard: Contact = {
    marker: marker(US_GROUP),
    hex: 0,
    turn: 2,
    source: 'carrier search',
    told: 'types',
    total: 13,
    counts: [2, 2, 0, 3, 2, 4],
    within: -1,
    reports: 1,
  };
  const desk = deskOf(dataOf(done(() => undefined)), 'japan');
  const units = FORCE_A.map(unit);
  const promise = (patrol: number, some = units) =>
    raidProspect(desk, some, believed(desk, heard), { units: patrol, strength: 4 });

  it('falls with every patrol unit that the escort cannot hold', () => {
    expect(promise(5).hits).toBeGreaterThan(promise(10).hits);
    expect(promise(10).cost).toBeGreaterThan(promise(5).cost);
  });

  it('is nothing without bombers', () => {
    expect(promise(2, [unit('Taiho F')])).toMatchObject({ gain: 0, hits: 0 });
  });
});
