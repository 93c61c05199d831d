import { placingOdds, promptFor, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import {
  airOf,
  americanStrike,
  asked,
  crew,
  ISLANDS,
  JAPAN_GROUP,
  JAPAN_HEX,
  onto,
  striking,
  TRUK,
  US_GROUP,
  US_HEX,
} from './raids.testing.ts';
import {
  AFTER,
  cap,
  dataOf,
  halfOf,
  heard,
  hex,
  hurt,
  join,
  marker,
  now,
  order,
  pieces,
  place,
  put,
  refused,
  see,
  unit,
  weaken,
} from './testing.ts';

const NIGHT_TURN = 5;

describe('what can be struck', () => {
  it('rule 8.0a: a formation is struck once it is detected, and only then', () => {
    const found = striking(US_GROUP, { ready: ['VB-2'] });
    expect(pieces(found, 'us')).toEqual({ 'VB-2': [JAPAN_HEX] });
    const lost = striking(US_GROUP, { ready: ['VB-2'], change: (data) => see(data, JAPAN_GROUP, 0) });
    expect(pieces(lost, 'us')).toEqual({});
    expect(whyNot(lost, 'us', { piece: JAPAN_GROUP })).toEqual({
      reason: { key: 'why not detected', values: { marker: JAPAN_GROUP } },
      rule: '8.0',
    });
    expect(whyNot(lost, 'us', { hex: JAPAN_HEX })?.reason.key).toBe('why not detected');
    expect(whyNot(lost, 'us', { hex: '0910' })?.reason.key).toBe('why no enemy there');
    expect(whyNot(lost, 'us', { piece: 'VB-2' })?.reason.key).toBe('why no target in range');
    const blind = striking(JAPAN_GROUP, { ready: ['Taiho DB'], change: (data) => see(data, US_GROUP, 0) });
    expect(whyNot(blind, 'japan', { piece: 'Taiho DB' })?.reason.key).toBe('why nothing detected');
  });

  it('rule 8.0a: so are ships detached from one', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2'],
      change: (data) => {
        see(data, JAPAN_GROUP, 0);
        put(data, 'Japanese detachment 1', 'Haguro');
        place(data, 'Japanese detachment 1', '0810');
        see(data, 'Japanese detachment 1', ARM.carrier);
      },
    });
    order(match, 'us', onto('0810', ['VB-2']));
    expect(dataOf(match).raid?.group).toBe(marker('Japanese detachment 1'));
  });

  it('rule 8.0b: an airfield on the map is struck without being detected, by the US alone', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2'],
      change: (data) => {
        place(data, US_GROUP, '3314');
        see(data, JAPAN_GROUP, 0);
      },
    });
    expect(pieces(match, 'us')).toEqual({ 'VB-2': ['Guam', 'Rota'] });
    const japan = striking(JAPAN_GROUP, {
      ready: ['Taiho DB'],
      change: (data) => {
        place(data, JAPAN_GROUP, '3314');
        see(data, US_GROUP, 0);
      },
    });
    expect(pieces(japan, 'japan')).toEqual({});
  });

  it('rule 8.0b: an airfield beyond the map is as many hexes farther', () => {
    // Peleliu lies 4 hexes behind 0628. Yap is on the map.
    const reached = (from: string) =>
      pieces(
        striking(US_GROUP, {
          ready: ['VB-2'],
          change: (data) => {
            place(data, US_GROUP, from);
            see(data, JAPAN_GROUP, 0);
          },
        }),
        'us',
      )['VB-2'];
    // Eleven hexes is as far as they fly.
    expect([reached('0628'), reached('0621'), reached('0620')]).toEqual([
      ['Yap', 'Peleliu'],
      ['Yap', 'Peleliu'],
      ['Yap'],
    ]);
  });

  it('rule 8.0b: fighters over such an airfield meet the raid there, and nobody over the hex it lies behind does', () => {
    const met = (cap: string[], fleetAt?: string) => {
      const match = striking(US_GROUP, {
        ready: ['VB-2'],
        cap,
        seed: 'Peleliu',
        change: (data) => {
          place(data, US_GROUP, '0628');
          place(data, JAPAN_GROUP, fleetAt ?? '0601');
          see(data, JAPAN_GROUP, 0);
        },
      });
      order(match, 'us', onto('Peleliu', ['VB-2']));
      return heard(match).includes('raid met');
    };
    expect([met([]), met(['Taiho F'], '0628'), met(['343rd AG'])]).toEqual([false, false, true]);
  });

  it('rule 8.0c: of several groups one is picked at random, and its owner alone sees the die', () => {
    const scene = {
      japan: ['Taiho'],
      change: (data: ReturnType<typeof dataOf>) => {
        for (const force of ['Force A', 'Force B', 'Force C']) join(data, force, 'Mobile Fleet');
        place(data, 'Mobile Fleet', JAPAN_HEX);
        see(data, 'Mobile Fleet', ARM.carrier);
      },
    };
    const second = americanStrike(['VB-2'], scene, 2);
    expect(dataOf(second).raid?.group).toBe(marker('Force B'));
    const third = americanStrike(['VB-2'], scene, 3);
    expect(dataOf(third).raid?.group).toBe(marker('Force C'));
    const journal = second.table.journal ?? [];
    const roll = journal.find((event) => event.roll?.purpose === 'purpose.group');
    expect(roll?.to).toEqual(['japan']);
  });

  it('rule 8.0d: a group that is not detected is not picked', () => {
    const match = americanStrike(['VB-2'], { change: (data) => place(data, 'Force B', JAPAN_HEX) });
    expect(dataOf(match).raid?.group).toBe(marker(JAPAN_GROUP));
  });

  it('rule 8.0e: there are no strikes at night', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2'],
      change: (data) => {
        data.turn = NIGHT_TURN;
      },
    });
    expect(now(match)).toBe(AFTER);
  });

  it('rule 8.0g: after its raids a formation may strike again, until it orders nothing', () => {
    const match = striking(US_GROUP, { ready: ['VB-2', 'VT-2'], japan: ['Taiho'] });
    order(match, 'us', onto(JAPAN_HEX, ['VB-2']));
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1);
    expect(pieces(match, 'us')).toEqual({ 'VT-2': [JAPAN_HEX] });
    expect(whyNot(match, 'us', { piece: 'VB-2' })?.reason.key).toBe('why unit not ready');
    order(match, 'us', {});
    expect(now(match)).toBe(AFTER);
  });

  it('rule 8.0g: one order may send a raid to each of several targets', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2', 'VT-2'],
      change: (data) => {
        place(data, 'Force B', '0810');
        see(data, 'Force B', ARM.submarine);
        crew(data, 'Force B', ['Hiyo']);
      },
    });
    order(match, 'us', { 'VB-2': JAPAN_HEX, 'VT-2': '0810' });
    expect(dataOf(match).raid?.hex).toBe(hex(JAPAN_HEX));
    expect(airOf(match, 'VT-2').at).toBe('flown');
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1);
    expect(dataOf(match).raid?.hex).toBe(hex('0810'));
  });

  it('rule 8.0g: a side is asked whether or not it has anything to launch, so that the enemy learns nothing', () => {
    const idle = striking(US_GROUP, { change: (data) => see(data, JAPAN_GROUP, 0) });
    expect(asked(idle, 'us')).toBe('strike: plan');
    order(idle, 'us', {});
    expect(now(idle)).toBe(AFTER);
  });

  it('rule 8.0a: only units of the formation that strikes, and on a deck that launches', () => {
    const match = striking(US_GROUP, {
      us: ['Hornet', 'Yorktown'],
      ready: ['VB-2', 'VB-1', 'VB-15'],
      change: (data) => hurt(data, 'Yorktown', halfOf('Yorktown')),
    });
    expect(pieces(match, 'us')).toEqual({ 'VB-2': [JAPAN_HEX] });
    expect(whyNot(match, 'us', { piece: 'VB-15' })?.reason.key).toBe('why unit elsewhere');
    expect(whyNot(match, 'us', { piece: 'VB-1' })?.reason.key).toBe('why unit deck closed');
  });
});

const FAR = '3010';

describe('who may use which detection', () => {
  it('rule 6.3.1c: Japanese carriers strike what their own search planes found', () => {
    const by = (seen: number) =>
      pieces(striking(JAPAN_GROUP, { ready: ['Taiho DB'], change: (data) => see(data, US_GROUP, seen) }), 'japan');
    expect(by(ARM.carrier)).toEqual({ 'Taiho DB': [US_HEX] });
    expect(by(ARM.island | ARM.ship | ARM.submarine)).toEqual({});
    const match = striking(JAPAN_GROUP, { ready: ['Taiho DB'], change: (data) => see(data, US_GROUP, ARM.island) });
    expect(whyNot(match, 'japan', { piece: US_GROUP })?.reason.key).toBe('why other arm');
    expect(whyNot(match, 'japan', { hex: US_HEX })?.reason.key).toBe('why other arm');
  });

  it('rule 6.3.1c: of a hex too far away, a formation that they found speaks before one that they did not', () => {
    const match = striking(JAPAN_GROUP, {
      ready: ['Taiho DB'],
      change: (data) => {
        for (const [id, seen] of [
          ['TG 58.1', ARM.island],
          ['TG 58.2', ARM.carrier],
        ] as const) {
          place(data, id, FAR);
          see(data, id, seen);
        }
      },
    });
    expect(whyNot(match, 'japan', { piece: 'TG 58.1' })?.reason.key).toBe('why other arm');
    expect(whyNot(match, 'japan', { hex: FAR })?.reason.key).toBe('why target too far');
  });

  it('rule 6.3.2c: island air strikes what the islands found', () => {
    const by = (seen: number) =>
      pieces(
        striking(ISLANDS, {
          ready: ['265th AG'],
          change: (data) => {
            data.own.landOrder = 'given';
            see(data, US_GROUP, seen);
          },
        }),
        'japan',
      );
    expect(by(ARM.island)).toEqual({ '265th AG': [US_HEX] });
    expect(by(ARM.carrier | ARM.ship | ARM.submarine)).toEqual({});
  });

  it('rule 8.0a: US carriers strike whatever is detected', () => {
    for (const arm of [ARM.carrier, ARM.ship, ARM.submarine]) {
      const match = striking(US_GROUP, { ready: ['VB-2'], change: (data) => see(data, JAPAN_GROUP, arm) });
      expect(pieces(match, 'us')).toEqual({ 'VB-2': [JAPAN_HEX] });
    }
  });
});

describe('range', () => {
  const at = (target: string, units: string[], change: (data: ReturnType<typeof dataOf>) => void = () => {}) =>
    striking(US_GROUP, {
      ready: units,
      change: (data) => {
        place(data, JAPAN_GROUP, target);
        change(data);
      },
    });

  it('rule 8.1a: the hex of the target counts, that of the carrier does not', () => {
    expect(fleet.grid.distance(hex(US_HEX), hex(JAPAN_HEX))).toBe(8);
    expect(pieces(striking(US_GROUP, { ready: ['VB-2'] }), 'us')).toEqual({ 'VB-2': [JAPAN_HEX] });
    // Fatigued, it has its range of 8 and no more.
    const last = (target: string) =>
      pieces(
        at(target, ['VB-2'], (data) => weaken(data, 'VB-2')),
        'us',
      );
    expect([last(JAPAN_HEX), last('0510')]).toEqual([{ 'VB-2': [JAPAN_HEX] }, {}]);
  });

  it('rule 8.1b: a unit reaches as far as its range and no farther', () => {
    const japan = (target: string) =>
      striking(JAPAN_GROUP, { ready: ['Taiho DB'], change: (data) => place(data, US_GROUP, target) });
    expect(pieces(japan('1810'), 'japan')).toEqual({ 'Taiho DB': ['1810'] });
    const far = japan('1910');
    expect(pieces(far, 'japan')).toEqual({});
    expect(whyNot(far, 'japan', { piece: 'Taiho DB' })).toEqual({
      reason: { key: 'why no target in range', values: { unit: 'Taiho DB' } },
      rule: '8.1',
    });
    expect(whyNot(far, 'japan', { piece: US_GROUP })?.reason.key).toBe('why target too far');
  });

  it('rule 8.1b: units of one strike may reach different targets', () => {
    const match = striking(US_GROUP, {
      ready: ['VB-2', 'VT-2'],
      change: (data) => {
        weaken(data, 'VT-2');
        place(data, JAPAN_GROUP, '0510');
        place(data, 'Force B', '0810');
        see(data, 'Force B', ARM.carrier);
      },
    });
    expect(pieces(match, 'us')).toEqual({ 'VB-2': ['0510', '0810'], 'VT-2': ['0810'] });
    expect(refused(match, 'us', { 'VT-2': '0510' })).toMatchObject({
      reason: { key: 'why out of range', values: { unit: 'VT-2', range: 8, n: 9 } },
      rule: '8.1',
    });
  });

  it('rule 8.1c: island units count from their base, and from beyond the map', () => {
    const islands = (entry: number, units: string[], target: string) =>
      pieces(
        striking(entry, {
          ready: units,
          change: (data) => {
            data.own.landOrder = 'given';
            place(data, US_GROUP, target);
            see(data, US_GROUP, ARM.island);
          },
        }),
        'japan',
      );
    // Yap is 1725; Truk's aircraft enter at 4428 after five hexes.
    expect(islands(ISLANDS, ['265th AG'], '4218')).toEqual({ '265th AG': ['4218'] });
    expect(islands(ISLANDS, ['265th AG'], '4318')).toEqual({});
    expect(islands(ISLANDS, ['261st AG'], '4218')).toEqual({ '261st AG': ['4218'] });
    expect(islands(TRUK, ['253rd AG'], '2418')).toEqual({ '253rd AG': ['2418'] });
    expect(islands(TRUK, ['253rd AG'], '2318')).toEqual({});
    expect(islands(ISLANDS, ['253rd AG'], '4218')).toEqual({});
  });

  it('rule 8.1.1a: a full-strength American unit flies three hexes farther', () => {
    expect(pieces(at('0310', ['VB-2']), 'us')).toEqual({ 'VB-2': ['0310'] });
    expect(pieces(at('0210', ['VB-2']), 'us')).toEqual({});
    const prompt = promptFor(at('0310', ['VB-2']), 'us');
    expect(prompt).toMatchObject({ pieces: [{ caution: { key: 'caution extended', values: { strength: 4 } } }] });
  });

  it('rule 8.1.1b: it attacks on its fatigued side', () => {
    const match = at('0510', ['VB-2']);
    expect(placingOdds(match, 'us', 'VB-2', '0510')?.outcomes.at(-1)?.value).toBe(2);
    order(match, 'us', onto('0510', ['VB-2']));
    expect(airOf(match, 'VB-2').weak).toBe(true);
    expect(dataOf(match).raid?.flights[0]).toMatchObject({ extended: true, strength: 4 });
    expect(heard(match)).toContain('raid extended');
  });

  it('rule 8.1.1c: a fatigued unit does not', () => {
    expect(
      pieces(
        at('0510', ['VB-2'], (data) => weaken(data, 'VB-2')),
        'us',
      ),
    ).toEqual({});
    const near = at(JAPAN_HEX, ['VB-2'], (data) => weaken(data, 'VB-2'));
    expect(pieces(near, 'us')).toEqual({ 'VB-2': [JAPAN_HEX] });
  });

  it('rule 8.1.1d: nor does a Japanese unit', () => {
    const match = striking(JAPAN_GROUP, { ready: ['Taiho DB'], change: (data) => place(data, US_GROUP, '1910') });
    expect(pieces(match, 'japan')).toEqual({});
  });

  it.each([
    ['a', 5, 6],
    ['b', 6, 4],
  ])('rule 8.1.2%s: a unit back from beyond its range rolls %i and returns on turn %i', (_clause, die, turn) => {
    const match = at('0510', ['VB-2']);
    order(match, 'us', onto('0510', ['VB-2']));
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1, die);
    expect(dataOf(match).airAt[unit('VB-2')]).toBe('away');
    expect(dataOf(match).airBack[unit('VB-2')]).toBe(turn);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.extended range');
    expect(roll?.to).toEqual(['us']);
  });

  it('rule 8.1.2a: whatever it flew to: an airfield, or a raid that turned home', () => {
    const guam = striking(US_GROUP, {
      ready: ['VB-2'],
      change: (data) => {
        see(data, JAPAN_GROUP, 0);
        place(data, US_GROUP, '2614');
      },
    });
    expect(fleet.grid.distance(hex('2614'), fleet.bases[0]?.hex as number)).toBeGreaterThan(8);
    order(guam, 'us', onto('Guam', ['VB-2']), 1, 5);
    expect(dataOf(guam).airAt[unit('VB-2')]).toBe('away');
    const fighters = at('0510', ['VF-2/1']);
    order(fighters, 'us', onto('0510', ['VF-2/1']), 6);
    expect(dataOf(fighters).airBack[unit('VF-2/1')]).toBe(4);
  });

  it('rule 8.1.2a: fighters that fought the CAP there roll too', () => {
    const match = at('0510', ['VF-2/1', 'VB-2'], (data) => cap(data, 'Taiho F'));
    order(match, 'us', onto('0510', ['VF-2/1', 'VB-2']), 1, 1);
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1, 6, 5);
    expect(['VF-2/1', 'VB-2'].map((id) => dataOf(match).airBack[unit(id)])).toEqual([4, 6]);
  });

  it('rule 8.1.2c: a unit that stayed within its range is flown', () => {
    const match = americanStrike(['VB-2']);
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1);
    expect(airOf(match, 'VB-2')).toEqual({ at: 'flown', weak: false });
  });
});

describe('the wind', () => {
  const sailed = (wake: string[], wind = true) =>
    striking(US_GROUP, {
      ready: ['VB-2'],
      options: { wind },
      change: (data) => {
        data.wake = wake.map(hex);
      },
    });
  const southeast = (from: string): string => {
    const next = fleet.grid.neighbour(hex(from), fleet.grid.direction('SE'));
    return fleet.grid.label(next);
  };
  const start = fleet.grid.label(
    fleet.grid.neighbour(fleet.grid.neighbour(hex(US_HEX), fleet.grid.direction('NW')), fleet.grid.direction('NW')),
  );

  it('rule 15.3b: carriers launch a strike once their last two hexes led southeast', () => {
    const into = [start, southeast(start), southeast(southeast(start))];
    expect(into.at(-1)).toBe(US_HEX);
    expect(pieces(sailed(into), 'us')).toEqual({ 'VB-2': [JAPAN_HEX] });
    const short = sailed(into.slice(1));
    expect(pieces(short, 'us')).toEqual({});
    expect(whyNot(short, 'us', { piece: 'VB-2' })).toEqual({
      reason: { key: 'why downwind', values: { n: 2 } },
      rule: '15.3',
    });
    expect(pieces(sailed([US_HEX], false), 'us')).toEqual({ 'VB-2': [JAPAN_HEX] });
  });
});
