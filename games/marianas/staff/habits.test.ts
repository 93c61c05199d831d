import { describe, expect, it } from 'vitest';
import { grid } from '../data/map.ts';
import { SHIPS, ship } from '../data/ships.ts';
import { at, type Campaign, LOST, MARKER_NUMBER } from '../data/state.ts';
import { AIR } from '../data/aircraft.ts';
import { battleProcedures } from '../rules/battle.ts';
import { landing } from '../rules/landing.ts';
import { groundCombat } from '../rules/ground.ts';
import { movement } from '../rules/movement.ts';
import { recombination } from '../rules/regrouping.ts';
import { airPhase } from '../rules/strike.ts';
import { place, standing, type Table } from '../rules/testing.ts';
import { ordered, saidWhy } from './staff.testing.ts';

const SAIPAN_HEX = '1308';
const RAIDERS = ['Yamato', 'Musashi', 'Kongo', 'Haruna', 'Maya+Chokai'];
const FORCE_A = ['Taiho', 'Shokaku', 'Zuikaku', 'Yahagi', 'Desdiv 61'];
const TG_1 = ['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan', 'Canberra', 'Desdiv 101'];
const TG_2 = ['Bunker Hill', 'Wasp', 'Monterey', 'Cabot', 'Biloxi', 'Desdiv 103'];
const BOMBARDMENT = ['Tennessee', 'California', 'Maryland', 'Colorado'];

function seen(data: Campaign, ...markers: string[]): void {
  for (const id of markers) at(data.markers, MARKER_NUMBER.get(id) ?? 0).seen = true;
}

/** A side about to move its second hex. */
function moving(side: 'us' | 'japan', turn: number, change: (data: Campaign) => void, step = 'move'): Table {
  return standing(
    [movement, recombination, ...battleProcedures],
    { step, locals: { side, second: true, hex: -1, done: [] } },
    {
      change: (data) => {
        data.turn = turn;
        change(data);
      },
    },
  );
}
/** Where the staff sends a marker. */
function course(match: Table, side: 'us' | 'japan', marker: string): string {
  return (ordered(match, side).answer as Record<string, string>)[marker] ?? 'stays';
}
function reached(from: string, way: string): number {
  return way === 'stays'
    ? grid.mustHex(from)
    : grid.neighbour(grid.mustHex(from), grid.directions.indexOf(way as never));
}

describe('protects its carriers', () => {
  it('keeps Japanese carriers away from American ones by day', () => {
    const match = moving('japan', 10, (data) => {
      place(data, 'J1', '0908', ...FORCE_A);
      place(data, 'U1', '1208', ...TG_1);
      data.islands.forEach((island) => (island.field = false));
    });
    const hex = reached('0908', course(match, 'japan', 'J1'));
    expect(grid.distance(hex, grid.mustHex('1208'))).toBeGreaterThan(3);
    expect(ordered(match, 'japan').why).toBe('reason.sail keep clear');
  });

  it('keeps Japanese groups two hexes from guns that outmatch them', () => {
    const fast = SHIPS.filter(({ type }) => type === 'BB').map(({ id }) => id);
    const match = moving('japan', 10, (data) => {
      place(data, 'J1', '0708', ...FORCE_A);
      place(data, 'J2', '0708', ...RAIDERS);
      place(data, 'U1', '0808', ...fast);
      seen(data, 'U1');
    });
    for (const marker of ['J1', 'J2'])
      expect(grid.distance(reached('0708', course(match, 'japan', marker)), grid.mustHex('0808'))).toBe(2);
  });

  it('leaves the chart where guns have a Japanese group in a corner', () => {
    const match = moving('japan', 10, (data) => {
      place(data, 'J1', '0101', ...FORCE_A);
      place(data, 'U1', '0201', 'Iowa', 'New Jersey');
      seen(data, 'U1');
    });
    expect(ordered(match, 'japan')).toEqual({ answer: { J1: 'exit' }, why: 'reason.sail cornered' });
  });

  it('lets decoys wait where groups wait to be made up anew', () => {
    const match = standing(
      [movement, recombination, ...battleProcedures],
      { step: 'move', locals: { side: 'japan', second: false, hex: -1, done: [] } },
      {
        change: (data) => {
          data.turn = 10;
          place(data, 'J1', '0107', 'Yamato', 'Musashi', 'Chitose');
          place(data, 'J2', '0107', 'Kongo', 'Haruna');
          place(data, 'J3', '0107');
          at(data.markers, MARKER_NUMBER.get('J3') ?? 0).dummy = true;
        },
      },
    );
    expect(ordered(match, 'japan').answer).toEqual({});
  });

  it('takes American carriers out of the way of strangers by night', () => {
    const match = moving('us', 6, (data) => {
      place(data, 'U1', '1208', ...TG_1);
      place(data, 'J1', '1108', ...RAIDERS);
    });
    const hex = reached('1208', course(match, 'us', 'U1'));
    expect(grid.distance(hex, grid.mustHex('1108'))).toBeGreaterThan(1);
  });

  const inBattle = (own: string[], enemy: string[], step: string): Table =>
    standing(
      battleProcedures,
      { step: 'contact', locals: { hex: grid.mustHex('1005'), mover: 'japan' } },
      {
        seed: step,
        change: (data) => {
          place(data, 'U1', '1005', ...own);
          place(data, 'J1', '1005', ...enemy);
        },
      },
    );

  it('draws carriers up behind the guns', () => {
    const match = inBattle(TG_1, RAIDERS, 'array');
    const { answer, why } = ordered(match, 'us');
    expect(answer).toMatchObject({ Canberra: 'US_SCREENING', 'Desdiv 101': 'US_SUPPORT', Hornet: 'US_SCREENED' });
    expect(why).toBe('reason.carriers behind');
  });
});

describe('in a gun battle', () => {
  const decision = (us: string[], japan: string[], change: (data: Campaign) => void = () => {}): Table =>
    standing(
      [...battleProcedures].sort((a, b) => Number(b.name === 'engagement') - Number(a.name === 'engagement')),
      {
        step: 'us decides',
        locals: { hex: grid.mustHex('1005'), mover: 'japan', flees: 'japan', chased: false, crossing: [] },
      },
      {
        change: (data) => {
          const markers = { us: place(data, 'U1', '1005', ...us), japan: place(data, 'J1', '1005', ...japan) };
          const line = (ids: string[], box: number) => ids.map((id) => ({ ship: ship(id), box, done: true }));
          data.battle = {
            hex: grid.mustHex('1005'),
            mover: 'japan',
            markers,
            round: 1,
            quiet: 0,
            surprise: 'none',
            fighters: [...line(us, 3), ...line(japan, 4)],
          };
          change(data);
        },
      },
    );

  it('flees with carriers from a stronger enemy', () => {
    expect(ordered(decision(TG_1, RAIDERS), 'us')).toEqual({ answer: 'flee', why: 'reason.save the precious' });
  });
  it('stays where it is stronger', () => {
    expect(ordered(decision([...BOMBARDMENT, 'Iowa', 'New Jersey'], ['Kongo', 'Noshiro']), 'us').answer).toBe('stay');
  });
  it('flees from guns it cannot match', () => {
    expect(ordered(decision(['Louisville', 'Desdiv 117'], RAIDERS), 'us')).toEqual({
      answer: 'flee',
      why: 'reason.outgunned',
    });
  });
  it('stands by transports in its hex even where the odds are poor', () => {
    const guard = ['Tennessee', 'California', 'Maryland'];
    const poor = ['Yamato', 'Musashi', 'Kongo'];
    expect(ordered(decision(guard, poor), 'us').answer).toBe('flee');
    const withTransports = decision(guard, poor, (data) => {
      place(data, 'U2', '1005', 'Landing Force North');
    });
    expect(ordered(withTransports, 'us').answer).toBe('stay');
  });
});

describe('concentrates strikes on what it has found', () => {
  const air = (change: (data: Campaign) => void): Table => standing([airPhase], { step: 'plan' }, { change });
  const targets = (answer: unknown): string[] =>
    Object.values(answer as Record<string, string>).map((box) => box.replace(/ (torpedo|bomb|low [12])$/, ''));

  it('sends every American unit at carriers in reach, several at each', () => {
    const match = air((data) => {
      place(data, 'U1', '1208', ...TG_1);
      place(data, 'U2', '1208', ...TG_2);
      place(data, 'J1', '1008', ...FORCE_A);
      seen(data, 'J1');
    });
    const { answer, why } = ordered(match, 'us');
    const aimed = targets(answer);
    expect(aimed).toHaveLength(12);
    expect(aimed.every((id) => ['Taiho', 'Shokaku', 'Zuikaku'].includes(id))).toBe(true);
    expect(aimed.length / new Set(aimed).size).toBeGreaterThanOrEqual(3);
    expect(why).toBe('reason.concentrate');
  });

  it('goes first for the damaged', () => {
    const match = air((data) => {
      place(data, 'U1', '1208', ...TG_1);
      place(data, 'J1', '1008', 'Shokaku', 'Zuikaku', 'Desdiv 4');
      seen(data, 'J1');
      data.damaged[ship('Zuikaku')] = true;
      data.damageKnown[ship('Zuikaku')] = true;
    });
    const aimed = targets(ordered(match, 'us').answer);
    expect(aimed.filter((id) => id === 'Zuikaku').length).toBeGreaterThanOrEqual(2);
  });

  it('does not throw Japanese aircraft away on a strong American group', () => {
    const match = air((data) => {
      place(data, 'J1', '0908', ...FORCE_A);
      place(data, 'U1', '1208', ...TG_1);
      seen(data, 'U1');
      for (const [unit, { land }] of AIR.entries()) if (land) data.base[unit] = LOST;
    });
    expect(ordered(match, 'japan')).toEqual({ answer: {}, why: 'reason.no target pays' });
  });

  it('strikes transports that nobody flies over', () => {
    const match = air((data) => {
      place(data, 'J1', '0908', ...FORCE_A);
      place(data, 'U1', '1208', 'Landing Force North');
      seen(data, 'U1');
    });
    expect(targets(ordered(match, 'japan').answer)).toContain('Landing Force North');
  });
});

describe('lands when the beaches are covered', () => {
  const off = (...guns: string[]): Table =>
    standing(
      [landing, groundCombat],
      { step: 'factors', locals: { force: 0, island: 0 } },
      {
        change: (data) => {
          place(data, 'U1', SAIPAN_HEX, 'Landing Force North');
          if (guns.length > 0) place(data, 'U2', SAIPAN_HEX, ...guns);
        },
      },
    );
  it('puts all ashore under the battleships', () => {
    expect(ordered(off(...BOMBARDMENT), 'us')).toEqual({ answer: 12, why: 'reason.land covered' });
  });
  it('waits where there are too few', () => {
    expect(ordered(off('Tennessee', 'California'), 'us')).toEqual({ answer: 0, why: 'reason.land later' });
  });
  it('brings the transports in only with the battleships', () => {
    const coming = (guns: string): Table =>
      moving('us', 3, (data) => {
        place(data, 'U1', '1408', 'Landing Force North');
        place(data, 'U2', guns, ...BOMBARDMENT);
      });
    expect(reached('1408', course(coming('1408'), 'us', 'U1'))).toBe(grid.mustHex(SAIPAN_HEX));
    expect(reached('1408', course(coming('1608'), 'us', 'U1'))).toBe(grid.mustHex('1408'));
  });
});

describe('withdraws when it must', () => {
  const at22 = (hex: string, change: (data: Campaign) => void = () => {}, turn = 22): Table =>
    moving('japan', turn, (data) => {
      place(data, 'J1', hex, ...FORCE_A);
      change(data);
    });
  it('turns back in time to be off the chart after the last turn', () => {
    const hex = reached('0508', course(at22('0508'), 'japan', 'J1'));
    expect(Number(grid.label(hex).slice(0, 2))).toBeLessThan(5);
    expect(ordered(at22('0508'), 'japan').why).toBe('reason.sail time');
    expect(course(at22('0108'), 'japan', 'J1')).toBe('exit');
    expect(course(at22('0508', undefined, 11), 'japan', 'J1')).not.toMatch(/W$/);
  });
  it('goes home when its aircraft are spent', () => {
    const spent = at22('0108', (data) => data.base.fill(LOST), 11);
    expect(course(spent, 'japan', 'J1')).toBe('exit');
  });
  it('leaves damaged ships behind, so that they do not drag the group home', () => {
    const change = (data: Campaign): void => {
      place(data, 'J1', '0808', ...FORCE_A);
      data.damaged[ship('Shokaku')] = true;
    };
    expect(ordered(moving('japan', 10, change, 'regroup'), 'japan')).toEqual({
      answer: '0808',
      why: 'reason.leave the damaged',
    });
  });
});

describe('Japanese guns', () => {
  const night = (...guard: string[]): Table =>
    moving('japan', 6, (data) => {
      place(data, 'J1', '1108', ...RAIDERS);
      place(data, 'U1', SAIPAN_HEX, 'Landing Force North');
      if (guard.length > 0) place(data, 'U2', SAIPAN_HEX, ...guard);
      data.anchored[0] = 0;
      seen(data, 'U1', 'U2');
    });
  it('tell of the raid before the damaged that go home', () => {
    const match = moving('japan', 6, (data) => {
      place(data, 'J1', '1108', ...RAIDERS);
      place(data, 'J2', '0708', 'Atago+Takao');
      data.damaged[ship('Atago+Takao')] = true;
      place(data, 'U1', SAIPAN_HEX, 'Landing Force North');
      data.anchored[0] = 0;
      seen(data, 'U1');
    });
    expect(saidWhy(match, 'japan')).toBe(
      'The guns off the beach are weaker than ours, and the night hides us. A group with a damaged ship must head for home.',
    );
  });
  it('raid transports by night where the guard is weaker', () => {
    expect(ordered(night('Tennessee'), 'japan').why).toBe('reason.sail raid the weaker');
    expect(grid.distance(reached('1108', course(night('Tennessee'), 'japan', 'J1')), grid.mustHex(SAIPAN_HEX))).toBe(1);
  });
  it('leave a strong guard alone while they are not behind', () => {
    const fast = SHIPS.filter(({ type }) => type === 'BB').map(({ id }) => id);
    expect(ordered(night(...fast), 'japan').why).not.toMatch('raid');
  });
});
