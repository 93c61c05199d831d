import { NONE, type SideId } from '@point-option/chit-pull';
import { ask } from '@point-option/engine';
import { opening, order as give, piecesOf } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid, IS_WEST } from '../data/map.ts';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { leyteGulf } from '../index.ts';
import { observe } from '../view.ts';
import {
  dataOf,
  heard,
  idle,
  marker,
  muster,
  numbered,
  order,
  put,
  question,
  ship,
  type Table,
  turnFrom,
  unit,
  why,
} from './standing.testing.ts';

function begin(scenario: ScenarioId = 'historical', options = {}): Table {
  return opening(leyteGulf, { scenario, options });
}
/** Both sides give their numbers in order. */
function number(match: Table, scenario: ScenarioId = 'historical'): void {
  order(match, 'japan', numbered(scenario, 'japan'));
  order(match, 'us', numbered(scenario, 'us'));
}
/** The set-up, with hexes that are first in their lists. */
function setUp(scenario: ScenarioId = 'historical', options = {}, ...dice: number[]): Table {
  const match = begin(scenario, options);
  number(match, scenario);
  order(match, 'us', {});
  const due = ask(match, 'us');
  give(match, 'us', (due?.example?.() ?? {}) as never, dice);
  return match;
}
/** The hex of a historical force. */
function whereIs(match: Table, force: string): string {
  const number = dataOf(match).shipAt[SHIPS_OF.get(force)?.[0] ?? 0] ?? NONE;
  const there = dataOf(match).markers[number]?.hex ?? NONE;
  return there < 0 ? 'off' : grid.label(there);
}
const seenOf = (match: Table, force: string): number =>
  dataOf(match).markers[dataOf(match).shipAt[SHIPS_OF.get(force)?.[0] ?? 0] ?? 0]?.seen ?? -1;

describe('the start', () => {
  test('rule 13.1b: any number may be given to any force, and the enemy learns none', () => {
    const match = begin();
    const swapped = { ...numbered('historical', 'japan'), 'Force A': 'Force 8', Ozawa: 'Force 1' };
    order(match, 'japan', swapped);
    order(match, 'us', numbered('historical', 'us'));
    expect([dataOf(match).shipAt[ship('Yamato')], dataOf(match).shipAt[ship('Zuikaku')]]).toEqual([
      marker('Force 8'),
      marker('Force 1'),
    ]);
    expect(observe(dataOf(match), 'us').shipAt[ship('Yamato')]).toBe(-3);
    expect(why(begin(), 'japan', { ...swapped, Ozawa: 'Force 8' })).not.toBeNull();
  });

  test('rule 13.1c: no dummies are there', () => {
    expect(dataOf(setUp()).markers.some(({ dummy }) => dummy)).toBe(false);
  });

  test('rule 13.1d: Japanese forces start undetected, US ones detected', () => {
    const match = setUp();
    expect(['Force A', 'Shima', 'Transports'].map((force) => seenOf(match, force))).toEqual([0, 0, 0]);
    expect(['Taffy 1', 'TF 78', 'TG 38.2'].map((force) => seenOf(match, force))).toEqual([1, 1, 1]);
  });

  test('rule 13.1.1a: seven Japanese forces start on the map', () => {
    const match = setUp();
    const forces = [
      'Force A',
      'Force B',
      'Force C',
      'Shima',
      'Reinforcement Escort',
      'Division 21',
      'Transports',
      'Ozawa',
    ];
    expect(forces.map((force) => whereIs(match, force))).toEqual([
      '2813',
      '2813',
      '3812',
      '3111',
      '2410',
      '2410',
      '3909',
      'off',
    ]);
    const printed = setUp('historical', { printedStart: true });
    // Force C would stand on land.
    expect(forces.map((force) => whereIs(printed, force))).toEqual([
      '2821',
      '2821',
      '3812',
      '3119',
      '2418',
      '2418',
      '3909',
      'off',
    ]);
    // 13.1.5.2: who starts beyond the straits need not pass them.
    expect(['Yamato', 'Fuso', 'Nachi'].map((id) => dataOf(printed).own.passed[ship(id)])).toEqual([true, false, true]);
    expect(dataOf(match).own.passed.some(Boolean)).toBe(false);
  });

  test('rule 13.1.3.1a: three forces with escort carriers start within two hexes of 3623', () => {
    const match = begin();
    number(match);
    order(match, 'us', {});
    const areas = piecesOf(match, 'us');
    for (const id of ['TF 1', 'TF 2', 'TF 3'])
      for (const label of areas[id] ?? [])
        expect(grid.distance(grid.mustHex(label), grid.mustHex('3623'))).toBeLessThanOrEqual(2);
    expect(areas['TF 1']?.length).toBeGreaterThan(10);
  });

  test('rule 13.1.3.1b: TF 78 and TF 79 divide their ships, and start within two hexes of the beachhead, east of Leyte', () => {
    const match = begin();
    number(match);
    expect(question(match)).toBe('us, campaign: divide');
    // All but one battleship in one force are too many, and so is none in one.
    const all = Object.fromEntries(Object.keys(piecesOf(match, 'us')).map((id) => [id, 'TF 4']));
    expect(why(match, 'us', all)).not.toBeNull();
    order(match, 'us', { Denver: 'TF 4' });
    const areas = piecesOf(match, 'us');
    for (const label of areas['TF 4'] ?? []) {
      expect(grid.distance(grid.mustHex(label), grid.mustHex('3521'))).toBeLessThanOrEqual(2);
      expect(IS_WEST[grid.mustHex(label)]).toBe(false);
    }
  });

  test('rule 13.1.3.1b: both forces off Leyte start whatever ships they swap, the first of either among them', () => {
    const match = begin();
    number(match);
    order(match, 'us', { Tennessee: 'TF 4', Mississippi: 'TF 5' });
    expect(Object.keys(piecesOf(match, 'us'))).toEqual(expect.arrayContaining(['TF 4', 'TF 5']));
  });

  test('rule 5.5a: no hex of the start gets more than two forces', () => {
    const match = begin();
    number(match);
    order(match, 'us', {});
    expect(why(match, 'us', { 'TF 1': '3623', 'TF 2': '3623', 'TF 3': '3623', 'TF 4': '3521', 'TF 5': '3521' })).toBe(
      'why stacked (5.5)',
    );
  });

  test('rule 13.1.3.1c: two units of Army bombers are ready', () => {
    const match = setUp();
    const bombers = ['HB/1', 'HB/2'].map((id) => dataOf(match).airAt[unit(id)]);
    expect(bombers).toEqual(['ready', 'ready']);
  });

  test('rule 13.1.3.2a: TG 38.2, 38.3 and 38.4 start in their hexes', () => {
    expect(['TG 38.2', 'TG 38.3', 'TG 38.4', 'TG 38.1'].map((force) => whereIs(setUp(), force))).toEqual([
      '2824',
      '2621',
      '3328',
      'off',
    ]);
  });
});

describe('arrivals', () => {
  /** The first question of a turn, with everybody mustered. */
  const arriving = (turn: number, scenario: ScenarioId = 'historical'): Table =>
    turnFrom(
      'arrivals',
      (data) => {
        muster(data);
        data.turn = turn;
        for (const arrival of SCENARIOS[scenario].arrivals)
          if (arrival.turn < turn)
            for (const force of arrival.forces)
              put(
                data,
                fleet.markers[data.shipAt[SHIPS_OF.get(force)?.[0] ?? 0] ?? 0]?.id ?? '',
                arrival.hexes[0] ?? '',
                fleet.ships[SHIPS_OF.get(force)?.[0] ?? 0]?.id ?? '',
              );
      },
      { scenario },
    );
  const areas = (match: Table, side: SideId) =>
    Object.entries(piecesOf(match, side)).map(([id, boxes]) => [id, boxes?.[0], boxes?.at(-1)]);

  test('rule 13.1.2a: Ozawa comes in on turn 1, undetected, between 1023 and 1030', () => {
    const match = arriving(1);
    expect([question(match), areas(match, 'japan')]).toEqual(['japan, turn: arrivals', [['Force 8', '1023', '1030']]]);
    expect(why(match, 'japan', { 'Force 8': '1022' })).not.toBeNull();
    order(match, 'japan', { 'Force 8': '1025' });
    expect([whereIs(match, 'Ozawa'), seenOf(match, 'Ozawa'), heard(match, 'us').includes('force arrived')]).toEqual([
      '1025',
      0,
      true,
    ]);
  });

  test('rule 13.1.4: TG 38.1 comes in on turn 10', () => {
    const match = arriving(10);
    expect([question(match), areas(match, 'us')]).toEqual(['us, turn: arrivals', [['TF 9', '2328', '2528']]]);
    idle(match, 'us');
    expect(seenOf(match, 'TG 38.1')).toBe(0);
    expect(question(arriving(9))).not.toContain('arrivals');
  });

  test('rule 13.3.2a: in the campaign Ozawa comes in on turn 5, between 1015 and 1028', () => {
    expect(areas(arriving(5, 'campaign'), 'japan')).toEqual([['Force 8', '1015', '1028']]);
  });

  test('rule 13.3.4: in the campaign the Third Fleet comes on turns 2, 3 and 10, undetected', () => {
    const second = arriving(2, 'campaign');
    expect(areas(second, 'us')).toEqual([
      ['TF 6', '2828', '2828'],
      ['TF 7', '2328', '2328'],
    ]);
    idle(second, 'us');
    expect([seenOf(second, 'TG 38.2'), seenOf(second, 'TG 38.3')]).toEqual([0, 0]);
    expect(areas(arriving(3, 'campaign'), 'us')).toEqual([['TF 8', '3328', '3328']]);
    expect(areas(arriving(10, 'campaign'), 'us')).toEqual([['TF 9', '2428', '2628']]);
  });
});

describe('the other scenarios', () => {
  test('rule 13.2a: the what-if scenario starts as the historical one, without Halsey’s rule', () => {
    const match = setUp('what-if', {}, 1);
    expect(['Force A', 'Force C', 'TG 38.2'].map((force) => whereIs(match, force))).toEqual(['2813', '3812', '2824']);
    expect(SCENARIOS['what-if'].wildBull).toBe(false);
  });

  test('rule 13.2b: a secret roll says which air units Japan has besides, and their carriers sail with Ozawa', () => {
    const nothing = dataOf(setUp('what-if', {}, 2));
    expect([nothing.airAt[unit('Junyo B')], nothing.shipAt[ship('Junyo')]]).toEqual(['stranded', -2]);
    const match = setUp('what-if', {}, 5);
    const data = dataOf(match);
    expect(['Junyo F', 'Junyo B', 'Zuikaku B2', 'Ryuho B'].map((id) => data.airAt[unit(id)])).toEqual([
      'ready',
      'ready',
      'ready',
      'stranded',
    ]);
    expect(data.shipAt[ship('Junyo')]).toBe(data.shipAt[ship('Zuikaku')]);
    expect([observe(data, 'japan').own.variant, observe(data, 'us').own.variant]).toEqual([5, 0]);
  });

  test('rule 13.2e: all Japanese units are ready at the start', () => {
    const flown = (match: Table): number => dataOf(match).airAt.filter((place) => place === 'flown').length;
    expect([flown(setUp('what-if', {}, 1)), flown(setUp())]).toEqual([0, 8]);
  });

  test('rule 13.2f and 13.3.1a: cruisers join Force A and the escort force, and Division 31 is whole', () => {
    for (const match of [setUp('what-if', {}, 1), setUp('campaign')]) {
      const { shipAt, hits } = dataOf(match);
      expect(['Atago', 'Takao', 'Maya'].map((id) => shipAt[ship(id)])).toEqual(
        ['Yamato', 'Yamato', 'Yamato'].map((id) => shipAt[ship(id)]),
      );
      expect([shipAt[ship('Aoba')], hits[ship('DIV 31')]]).toEqual([shipAt[ship('Kinu')], 0]);
    }
    expect([dataOf(setUp()).shipAt[ship('Atago')], dataOf(setUp()).hits[ship('DIV 31')]]).toEqual([-2, 2]);
  });

  test('rule 13.3.1a, 13.3b and 13.3.3: the campaign starts farther back, with the Seventh Fleet where it was', () => {
    const match = setUp('campaign');
    const forces = [
      'Force A',
      'Force B',
      'Force C',
      'Shima',
      'Reinforcement Escort',
      'Transports',
      'Division 21',
      'TG 38.2',
    ];
    expect(forces.map((force) => whereIs(match, force))).toEqual([
      '4301',
      '4412',
      '4412',
      '3410',
      '2510',
      '4120',
      '2512',
      'off',
    ]);
    expect(['Force A', 'Taffy 1', 'TF 79'].map((force) => seenOf(match, force))).toEqual([0, 1, 1]);
    expect(
      SCENARIOS.campaign.arrivals.filter(
        ({ forces: [first = ''] }) => first.startsWith('T') && first !== 'Transports' && !first.startsWith('TG'),
      ),
    ).toEqual(
      SCENARIOS.historical.arrivals.filter(
        ({ forces: [first = ''] }) => first.startsWith('T') && first !== 'Transports' && !first.startsWith('TG'),
      ),
    );
  });

  test('rule 13.3.5b: on 23 October the Japanese air fleets are not in the pool', () => {
    const pool = (turn: number): number[] =>
      dataOf(
        turnFrom(
          'pool',
          (data) => {
            put(data, 'TF 1', '3028', 'Denver');
            put(data, 'Force 1', '2813', 'Yamato');
            data.turn = turn;
          },
          { scenario: 'campaign' },
        ),
      ).pool;
    const air = (turn: number): number => pool(turn).filter((entry) => entry >= fleet.markers.length + 2).length;
    // The US Army, and one more chit may be drawn already.
    expect(air(2)).toBeLessThan(2);
    expect(air(6)).toBeGreaterThan(1);
  });
});
