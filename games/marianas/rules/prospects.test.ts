import { type Answer, ask, type Odds, oddsFor, OutOfDice, placingOdds } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { SAIPAN, type SideId } from '../data/map.ts';
import { FORCE_OF, ship, SHIPS } from '../data/ships.ts';
import { at, type Campaign, MARKER_NUMBER, numberAt, SUNK } from '../data/state.ts';
import { atSea, met } from './battle.testing.ts';
import { groundCombat } from './ground.ts';
import { phaseOf } from './phase.testing.ts';
import { airPhase, airProcedures } from './strike.ts';
import { submarinePhase, submarineProcedures } from './submarines.ts';
import { both, events, order, place, playing, spoken, type Table } from './testing.ts';

/** What an order really comes to, with every way that its dice can fall, and how likely that is. */
function played(table: () => Table, side: SideId, answer: Answer, told: (match: Table) => string): Map<string, number> {
  const shares = new Map<string, number>();
  const roll = (dice: readonly number[]): void => {
    const match = table();
    try {
      order(match, side, answer, ...dice);
    } catch (error) {
      if (!(error instanceof OutOfDice)) throw error;
      for (let face = 1; face <= 6; face++) roll([...dice, face]);
      return;
    }
    const what = told(match);
    shares.set(what, (shares.get(what) ?? 0) + 6 ** -dice.length);
  };
  roll([]);
  return shares;
}

function expectSame(odds: Odds | null | undefined, real: Map<string, number>): void {
  expect(odds).toMatchObject({ source: 'exact' });
  const told = new Map(odds!.outcomes.map(({ result, ways }) => [JSON.stringify(result), ways / odds!.of]));
  expect([...told.keys()].sort()).toEqual([...real.keys()].sort());
  for (const [what, share] of real) expect(told.get(what)).toBeCloseTo(share, 12);
  expect(odds!.outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(odds!.of);
}

/** What became of a target, in the words of the odds. */
function fate(match: Table, target: string, was: { damaged: boolean; transports: number }): string {
  const { state } = match.table;
  const number = ship(target);
  if (events(match, 'battle cannot fire').length > 0) return JSON.stringify({ key: 'odds silent' });
  const missed = events(match, 'kernel.roll').some(
    ({ roll }) => roll?.purpose === 'purpose.torpedo' && roll.result === 'failure',
  );
  if (missed) return JSON.stringify({ key: 'odds miss' });
  if (at(SHIPS, number).type === 'LF') {
    const n = was.transports - numberAt(state.transports, numberAt(FORCE_OF, number));
    return JSON.stringify(n === 0 ? { key: 'odds no harm' } : { key: 'odds transports', values: { n } });
  }
  if (state.at[number] === SUNK) return JSON.stringify({ key: 'odds sunk' });
  if (was.damaged) return JSON.stringify({ key: 'odds no further harm' });
  return JSON.stringify({ key: state.damaged[number] ? 'odds damaged' : 'odds no harm' });
}

const SOUND = { damaged: false, transports: 12 };
const hurt =
  (...ids: string[]) =>
  (data: Campaign): void => {
    for (const id of ids) data.damaged[ship(id)] = true;
  };

/** One ship a side, screen to screen. */
function duel(japan: string, us: string, ...damaged: string[]): Table {
  const match = atSea(met([japan], [us], hurt(...damaged)));
  both(match, { [japan]: 'JP_SCREENING' }, { [us]: 'US_SCREENING' });
  return match;
}

/** The chances of every placing that a side is offered. */
function allPlacings(match: Table, side: SideId): { piece: string; box: string; odds: Odds }[] {
  const asked = ask(match, side);
  if (asked?.kind !== 'arrange') return [];
  return asked.pieces.flatMap(({ id, boxes = [] }) =>
    boxes.flatMap((box) => {
      const odds = placingOdds(match, side, id, box);
      return odds ? [{ piece: id, box, odds }] : [];
    }),
  );
}

describe('the chances of gunfire are those of the rule', () => {
  test.each([
    ['Baltimore+Boston', 'Kongo', 'two guns at a battlecruiser'],
    ['Baltimore+Boston', 'Taiho', 'at a carrier that may blow up'],
    ['Canberra', 'Mogami', 'at a weak ship'],
    ['Canberra', 'Shokaku', 'one gun at a carrier'],
  ])('rules bat-03, bat-10, dam-07: %s at %s, %s', (by, target) => {
    const table = (): Table => duel(target, by);
    const real = played(table, 'us', by, (match) => fate(match, target, SOUND));
    expectSame(oddsFor(table(), 'us', by), real);
  });

  test('rules dam-01, dam-02, dam-04: a damaged ship at a damaged one', () => {
    const table = (): Table => duel('Atago+Takao', 'Baltimore+Boston', 'Atago+Takao', 'Baltimore+Boston');
    const told = (match: Table): string => fate(match, 'Atago+Takao', { ...SOUND, damaged: true });
    expectSame(oddsFor(table(), 'us', 'Baltimore+Boston'), played(table, 'us', 'Baltimore+Boston', told));
  });

  test('rule dam-06: at transports, of which there may be fewer than are hit', () => {
    const table = (left: number) => (): Table => {
      const match = atSea(
        met(['Atago+Takao'], ['Landing Force North'], (data) => {
          data.transports[0] = left;
        }),
      );
      both(match, { 'Atago+Takao': 'JP_SCREENING' }, { 'Landing Force North': 'US_SCREENING' });
      return match;
    };
    for (const transports of [12, 3]) {
      const told = (match: Table): string => fate(match, 'Landing Force North', { damaged: false, transports });
      const real = played(table(transports), 'japan', 'Atago+Takao', told);
      expectSame(oddsFor(table(transports)(), 'japan', 'Atago+Takao'), real);
    }
  });

  test('rule bat-09: where there are several targets, of each firing at each of them', () => {
    const table = (): Table => {
      const match = atSea(met(['Mogami', 'Kongo'], ['Canberra']));
      both(match, { Mogami: 'JP_SCREENING', Kongo: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
      expect(oddsFor(match, 'us', 'Canberra')).toBeNull();
      order(match, 'us', 'Canberra');
      return match;
    };
    const told = allPlacings(table(), 'us');
    expect(told.map(({ piece, box }) => `${piece} at ${box}`).sort()).toEqual(['CA 1 at Kongo', 'CA 1 at Mogami']);
    for (const { piece, box, odds } of told)
      expectSame(
        odds,
        played(table, 'us', { [piece]: box }, (match) => fate(match, box, SOUND)),
      );
    expect(allPlacings(table(), 'japan')).toEqual([]);
  });
});

describe('the chances of torpedoes are those of the rule', () => {
  test.each([[false], [true]])('rules bat-18, dam-02: at a pursuer, from a ship that is damaged: %s', (damaged) => {
    const table = (): Table => {
      const extra = damaged ? hurt('Reno') : hurt();
      const match = atSea(met(['Mogami', 'Kongo'], ['Maryland', 'Reno'], extra));
      both(match, { Mogami: 'JP_SCREENING', Kongo: 'JP_MAIN' }, { Maryland: 'US_MAIN', Reno: 'US_SCREENING' });
      for (const side of ['us', 'japan'] as const) order(match, side, 'hold fire');
      order(match, 'japan', 'stay');
      order(match, 'us', 'flee');
      order(match, 'japan', ['Kongo', 'Mogami']);
      return match;
    };
    const told = allPlacings(table(), 'us');
    expect(told.map(({ piece, box }) => `${piece} at ${box}`).sort()).toEqual(['Reno 1 at Kongo', 'Reno 1 at Mogami']);
    for (const { piece, box, odds } of told)
      expectSame(
        odds,
        played(table, 'us', { [piece]: box }, (match) => fate(match, box, SOUND)),
      );
  });

  test.each([['Taiho'], ['Kongo'], ['Zuiho']])('rules sub-10, dam-07: of a submarine at %s', (target) => {
    const table = (): Table =>
      playing(submarinePhase, {}, submarineProcedures, {
        dice: [6],
        change: (data) => {
          place(data, 'J1', '0505', 'Taiho', 'Kongo', 'Zuiho');
          data.subsOut.japan = false;
        },
      });
    const real = played(table, 'us', target, (match) => fate(match, target, SOUND));
    expectSame(oddsFor(table(), 'us', target), real);
  });
});

describe('the chances of a flight are those of the rule', () => {
  const outcome = (target: string, weapon: 'bombs' | 'torpedoes', was: typeof SOUND) => (match: Table) => {
    if (events(match, 'air patrol kill').length + events(match, 'air flak kill').length > 0)
      return JSON.stringify({ key: 'odds shot down' });
    if (events(match, `air ${weapon} miss`).length > 0)
      return JSON.stringify({ key: weapon === 'bombs' ? 'odds bombs miss' : 'odds miss' });
    return fate(match, target, was);
  };

  test.each([
    ['Hornet SB2C', 'Taiho bomb', false],
    ['Hornet SB2C', 'Kongo low 1', true],
    ['Hornet TBF', 'Taiho torpedo', false],
    ['Hornet TBF', 'Kongo bomb', false],
  ])('rules air-10, air-11, air-18, air-19, air-20: %s, %s, damaged: %s', (unit, box, damaged) => {
    const target = box.split(' ')[0] ?? '';
    const table = (): Table => {
      const match = phaseOf(airPhase, airProcedures, {
        options: { shuttle: false, dummies: false },
        change: (data) => {
          place(data, 'U1', '0905', 'Hornet');
          place(data, 'J1', '0907', 'Taiho', 'Kongo', 'Yahagi');
          data.markers[0]!.seen = true;
          if (damaged) hurt(target)(data);
        },
      });
      order(match, 'japan', {});
      return match;
    };
    const told = allPlacings(table(), 'us').find((each) => each.piece === unit && each.box === box);
    const weapon = box.endsWith('torpedo') ? 'torpedoes' : 'bombs';
    expectSame(told?.odds, played(table, 'us', { [unit]: box }, outcome(target, weapon, { ...SOUND, damaged })));
  });
});

describe('the chances of a fight ashore are those of the rule', () => {
  const fight = (us: number, japan: number, change: (data: Campaign) => void = () => {}): Table =>
    playing({ ...groundCombat }, { island: SAIPAN, attacker: 'nobody', wager: 0 }, [groundCombat], {
      change: (data) => {
        Object.assign(at(data.islands, SAIPAN), { us, japan });
        data.anchored[0] = SAIPAN;
        change(data);
      },
    });
  const battleships =
    (seen: boolean) =>
    (data: Campaign): void => {
      place(data, 'U2', '1308', 'Tennessee', 'California', 'Maryland');
      at(data.markers, MARKER_NUMBER.get('U2') ?? -1).seen = seen;
    };
  const losses = (match: Table): string => {
    const { own, other } = events(match, 'ground fought')[0]?.values ?? {};
    return JSON.stringify({ key: 'odds ground', values: { own, other } });
  };

  test.each([
    ['us', 12, 8, false],
    ['us', 12, 2, true],
    ['us', 2, 4, true],
    ['japan', 2, 6, false],
    ['japan', 3, 8, true],
  ] as const)(
    'rules gnd-02, gnd-03, gnd-04: %s attacks, %i American factors, %i Japanese, battleships: %s',
    (side, us, japan, halved) => {
      const table = (): Table => fight(us, japan, halved ? battleships(true) : undefined);
      for (const stake of ['attack 0', 'attack 1', 'attack 2'])
        expectSame(oddsFor(table(), side, stake), played(table, side, stake, losses));
      expect(oddsFor(table(), side, 'hold')).toBeNull();
    },
  );

  test('rule gnd-04: what lies face down there Japan does not know, and is told that it cannot be told', () => {
    const match = fight(2, 6, battleships(false));
    expect(oddsFor(match, 'japan', 'attack 1')).toBeNull();
    expect(spoken(match, 'japan').cautions[0]).toMatch(/the odds are unknown/);
    expect(spoken(fight(2, 6, battleships(true)), 'japan').cautions).toEqual([]);
    // The Americans know.
    expect(oddsFor(fight(12, 6, battleships(false)), 'us', 'attack 1')).not.toBeNull();
  });
});
