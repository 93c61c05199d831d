import { at, LEFT } from '@point-option/chit-pull';
import { journalFor } from '@point-option/engine';
import { piecesOf } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { SCENARIOS, type ScenarioId } from '../data/scenarios.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { dateOf } from './airBoxes.ts';
import { seenOf, setUp, whereIs } from './setup.testing.ts';
import { dataOf, given, muster, question, ship, type Table, turnFrom } from './standing.testing.ts';

/* What starts where, as the rules list it: written down here a second time, so that a slip in the data shows. */

/** Names in several lines. */
const names = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(', '));

const JAPAN: Readonly<Record<string, readonly string[]>> = {
  'Force A': ['Yamato', 'Musashi', 'Nagato', 'Chokai', 'Myoko', 'Haguro', 'Noshiro', 'DIV 31', 'DIV 2/32'],
  'Force B': ['Kongo', 'Haruna', 'Kumano', 'Suzuya', 'Tone', 'Chikuma', 'Yahagi', 'DIV 17', 'DES RN 10'],
  'Force C': ['Fuso', 'Yamashiro', 'Mogami', 'DIV 4'],
  Shima: ['Nachi', 'Ashigara', 'Abukuma', 'DIV 7/18'],
  'Reinforcement Escort': ['Kinu', 'Uranami'],
  Transports: ['Maru APD'],
  'Division 21': ['DIV 21'],
  Ozawa: names('Zuikaku, Zuiho, Chitose, Chiyoda, Ise, Hyuga, Isuzu, Tama, Oyodo', 'DIV 43, DIV 61'),
};
const TAFFIES: Readonly<Record<string, readonly string[]>> = {
  'Taffy 1': ['Sangamon', 'Suwanee', 'Santee', 'Petrof Bay', 'Taffy 1/1', 'Taffy 1/2'],
  'Taffy 2': names(
    'Natoma Bay, Manila Bay, Marcus Island, Kadashan Bay, Savo Island, Ommaney Bay',
    'Taffy 2/1, Taffy 2/2',
  ),
  'Taffy 3': names('Fanshaw Bay, St. Lo, White Plains, Kalinin Bay, Kitkun Bay, Gambier Bay', 'Taffy 3/1, Taffy 3/2'),
};
const OFF_LEYTE: readonly string[] = names(
  'Mississippi, Maryland, West Virginia, Tennessee, California, Pennsylvania',
  'Louisville, Portland, Minneapolis, Shropshire, Denver, Columbia, Phoenix, Boise',
  'DES RN 54, DES RN 56, DES DIV 108, DES DIV 112/1, DES DIV 112/2, X-Ray/1, X-Ray/2',
);
const THIRD_FLEET: Readonly<Record<string, readonly string[]>> = {
  'TG 38.1': names(
    'Wasp, Hornet, Hancock, Monterey, Cowpens, Boston, Chester, Pensacola, Salt Lake City',
    'DES RN 4/1, DES RN 4/2, DES RN 46, DES DIV 92, DES DIV 100',
  ),
  'TG 38.2': names(
    'Intrepid, Cabot, Independence, Iowa, New Jersey, Biloxi, Vincennes, Miami',
    'DES RN 50/1, DES RN 52, DES DIV 104, DES DIV 106',
  ),
  'TG 38.3': names(
    'Essex, Lexington, Langley, Princeton, Massachusetts, South Dakota, Santa Fe, Mobile, Reno',
    'DES RN 50/2, DES RN 55, DES DIV 110',
  ),
  'TG 38.4': names(
    'Enterprise, Franklin, San Jacinto, Belleau Wood, Washington, Alabama, New Orleans, Wichita',
    'DES RN 6, DES DIV 12/1, DES DIV 12/2, DES DIV 24',
  ),
};

/** Air groups by carrier: fighters, dive bombers and torpedo bombers, or a squadron of an escort carrier. */
const LARGE = {
  Intrepid: 18,
  Essex: 15,
  Lexington: 19,
  Enterprise: 20,
  Franklin: 13,
  Wasp: 14,
  Hornet: 11,
  Hancock: 7,
};
const LIGHT = {
  Cabot: 29,
  Langley: 44,
  Princeton: 27,
  'San Jacinto': 51,
  'Belleau Wood': 21,
  Monterey: 28,
  Cowpens: 22,
};
const ESCORT: readonly (readonly [carrier: string, unit: string])[] = [
  ['Sangamon', 'AG-37'],
  ['Suwanee', 'AG-60'],
  ['Santee', 'AG-26'],
  ['Petrof Bay', 'CS-76'],
  ['Natoma Bay', 'CS-81'],
  ['Manila Bay', 'CS-80'],
  ['Marcus Island', 'CS-21'],
  ['Kadashan Bay', 'CS-20'],
  ['Savo Island', 'CS-27'],
  ['Ommaney Bay', 'CS-75'],
  ['Fanshaw Bay', 'CS-68'],
  ['St. Lo', 'CS-65'],
  ['White Plains', 'CS-4'],
  ['Kalinin Bay', 'CS-3'],
  ['Kitkun Bay', 'CS-5'],
  ['Gambier Bay', 'CS-10'],
];

/** The ships that sail with a historical force, and those that wait for it. */
function shipsWith(match: Table, force: string): string[] {
  const { shipAt } = dataOf(match);
  const marker = shipAt[SHIPS_OF.get(force)?.[0] ?? 0];
  return fleet.ships.flatMap(({ id }, each) => (shipAt[each] === marker ? [id] : [])).toSorted();
}
const listed = (ships: readonly string[] = []): string[] => ships.toSorted();

/** The air units of a ship, as the set-up writes them, with where they wait. */
function aboard(match: Table, carrier: string): string[] {
  const { airHome, airAt } = dataOf(match);
  return fleet.squadrons.flatMap(({ id }, unit) =>
    airHome[unit] === ship(carrier) && airAt[unit] !== 'stranded' ? [`${id}: ${airAt[unit]}`] : [],
  );
}
/** The units of an air fleet: strength, F for fighters, and range. */
function ashore(match: Table, called: string, place: string): string[] {
  const { airAt } = dataOf(match);
  return fleet.squadrons
    .flatMap(({ id, full, kind, range }, unit) =>
      id.startsWith(called) && airAt[unit] === place ? [`${full}-${kind === 'F' ? 'F-' : ''}${range}`] : [],
    )
    .toSorted();
}
const several = (...lots: readonly (readonly [n: number, what: string])[]): string[] =>
  lots.flatMap(([n, what]) => Array.from({ length: n }, () => what)).toSorted();
const start = (scenario: ScenarioId): Table => setUp(scenario, {}, ...(scenario === 'what-if' ? [1] : []));

describe('the historical scenario', () => {
  test('rule 13.1a: 12 turns, the first in the night of 24 October and the last on 26 October', () => {
    const data = dataOf(start('historical'));
    expect(data.lastTurn).toBe(12);
    const dates = [1, 4, 5, 8, 9, 12].map((turn) => dateOf({ ...data, turn }));
    expect([fleet.isNight(1), dates]).toEqual([true, [24, 24, 25, 25, 26, 26]]);
  });

  test.each(Object.entries(JAPAN))('rule 13.1.1a: %s has the ships of the list, and no others', (force, ships) => {
    expect(shipsWith(start('historical'), force)).toEqual(listed(ships));
  });

  test('rule 13.1.1a: all other Japanese ships are out of it', () => {
    const { shipAt } = dataOf(start('historical'));
    const all = Object.values(JAPAN).flat();
    for (const each of fleet.shipsOf.japan)
      expect([at(fleet.ships, each).id, at(shipAt, each) >= 0]).toEqual([
        at(fleet.ships, each).id,
        all.includes(at(fleet.ships, each).id),
      ]);
  });

  test('rule 13.1.1b: Division 31 starts with two hits, and nobody else with any', () => {
    const { hits } = dataOf(start('historical'));
    expect(hits.flatMap((n, each) => (n > 0 ? [`${at(fleet.ships, each).id}: ${n}`] : []))).toEqual(['DIV 31: 2']);
  });

  test('rule 13.1.1c: units of the air fleets that are ready, and that have flown', () => {
    const match = start('historical');
    expect([ashore(match, '1st AF', 'ready'), ashore(match, '1st AF', 'flown')]).toEqual([
      several([1, '3-F-12'], [1, '3-12']),
      several([1, '3-F-12'], [1, '3-12']),
    ]);
    expect([ashore(match, '2nd AF', 'ready'), ashore(match, '2nd AF', 'flown')]).toEqual([
      several([4, '3-F-12'], [1, '3-12'], [3, '4-12']),
      several([2, '3-F-12'], [2, '3-12'], [2, '4-12']),
    ]);
  });

  test('rule 13.1.2a: the aircraft of Ozawa’s carriers', () => {
    const match = start('historical');
    const units = ['Zuikaku', 'Zuiho', 'Chitose', 'Chiyoda'].map((carrier) => aboard(match, carrier));
    expect(units).toEqual([
      ['Zuikaku B: ready', 'Zuikaku F: ready'],
      ['Zuiho B: ready'],
      ['Chitose B: ready'],
      ['Chiyoda B: ready'],
    ]);
    const figures = ['Zuikaku B', 'Zuikaku F', 'Zuiho B', 'Chitose B', 'Chiyoda B'].map((id) => {
      const { full, range } = fleet.squadrons.find((each) => each.id === id) ?? { full: 0, range: 0 };
      return `${full}-${range}`;
    });
    expect(figures).toEqual(['3-12', '4-12', '3-12', '3-12', '3-12']);
  });

  test.each(Object.entries({ ...TAFFIES, ...THIRD_FLEET }))(
    'rule 13.1.3a: %s has the ships of the list, and no others',
    (force, ships) => {
      expect(shipsWith(start('historical'), force)).toEqual(listed(ships));
    },
  );

  test('rule 13.1.3a: TF 78 and TF 79 have the ships of theirs between them', () => {
    const match = start('historical');
    expect([...shipsWith(match, 'TF 78'), ...shipsWith(match, 'TF 79')].toSorted()).toEqual(listed(OFF_LEYTE));
    const ours = [...Object.values({ ...TAFFIES, ...THIRD_FLEET }).flat(), ...OFF_LEYTE];
    expect(fleet.shipsOf.us.filter((each) => at(dataOf(match).shipAt, each) >= 0)).toHaveLength(ours.length);
  });

  test('rule 13.1.3b: the air groups of US carriers, all of them ready', () => {
    const match = start('historical');
    for (const [carrier, n] of Object.entries(LARGE))
      expect(aboard(match, carrier)).toEqual(
        [`VF-${n}/1`, `VF-${n}/2`, `VB-${n}`, `VT-${n}`].map((id) => `${id}: ready`),
      );
    for (const [carrier, n] of Object.entries(LIGHT))
      expect(aboard(match, carrier)).toEqual([`VF-${n}`, `VT-${n}`].map((id) => `${id}: ready`));
    expect(aboard(match, 'Independence')).toEqual(['VFN-41: ready', 'VTN-41: ready']);
    for (const [carrier, id] of ESCORT) expect(aboard(match, carrier)).toEqual([`${id}: ready`]);
  });
});

/** The turns of a scenario with a roll for air units that come back. */
function rollsForAir(scenario: ScenarioId): number[] {
  const { lastTurn } = SCENARIOS[scenario];
  return Array.from({ length: lastTurn }, (_, n) => n + 1).filter((turn) => {
    const match = turnFrom(
      'reinforcements',
      (data) => {
        muster(data);
        data.turn = turn;
      },
      { scenario },
    );
    return (match.table.journal ?? []).some(({ roll }) => roll?.purpose === 'purpose.air reinforcement');
  });
}

describe('reinforcements', () => {
  test('rule 13.1.2b: air units may come back on turns 6 and 10', () => {
    expect(rollsForAir('historical')).toEqual([6, 10]);
  });

  test('rule 13.3.2b: in the campaign on turns 10 and 14', () => {
    expect(rollsForAir('campaign')).toEqual([10, 14]);
  });

  test('rule 13.1.2a, 13.3.2a: Ozawa comes to every hex of his row between the two, and to no other', () => {
    const row = (from: number, to: number): string[] =>
      Array.from({ length: to - from + 1 }, (_, n) => `10${from + n}`);
    const entry = (scenario: ScenarioId, turn: number): unknown => {
      const match = turnFrom(
        'arrivals',
        (data) => {
          muster(data);
          data.turn = turn;
        },
        { scenario },
      );
      expect(question(match)).toBe('japan, turn: arrivals');
      return Object.values(piecesOf(match, 'japan'))[0];
    };
    expect([entry('historical', 1), entry('campaign', 5)]).toEqual([row(23, 30), row(15, 28)]);
  });
});

const PALAWAN = ['Atago', 'Takao', 'Maya'];

describe('the what-if scenario', () => {
  test('rule 13.2a: every force starts in the hex where it starts in the historical one', () => {
    const [history, variant] = [start('historical'), start('what-if')];
    for (const force of [...Object.keys(JAPAN), 'TG 38.1', 'TG 38.2', 'TG 38.3', 'TG 38.4'])
      expect([force, whereIs(variant, force), seenOf(variant, force)]).toEqual([
        force,
        whereIs(history, force),
        seenOf(history, force),
      ]);
    expect([SCENARIOS['what-if'].lastTurn, SCENARIOS['what-if'].firstDay]).toEqual([12, 24]);
  });

  /** What the die adds, by carrier: strength, F for fighters, and range. */
  const VARIANTS: readonly (readonly string[])[] = [
    [],
    [],
    ['Junyo 4-12', 'Zuikaku 3-12'],
    ['Junyo 4-12', 'Zuikaku 3-12'],
    ['Junyo 3-F-12', 'Junyo 4-12', 'Zuikaku 3-12'],
    ['Junyo 3-F-12', 'Junyo 4-12', 'Zuikaku 3-12'],
    ['Junyo 3-F-12', 'Junyo 4-12', 'Ryuho 3-12', 'Zuikaku 3-12'],
    ['Junyo 4-12', 'Unryu 3-F-12', 'Unryu 4-12', 'Zuikaku 3-12'],
    ['Amagi 3-F-12', 'Amagi 4-12', 'Junyo 4-12', 'Unryu 3-F-12', 'Unryu 4-12', 'Zuikaku 3-12'],
    names('Amagi 3-F-12, Amagi 4-12, Junyo 3-F-12, Junyo 4-12, Ryuho 3-12', 'Unryu 3-F-12, Unryu 4-12, Zuikaku 3-12'),
  ];

  test.each(VARIANTS.map((units, n) => [n + 1, units] as const))('rule 13.2b: a %i adds %j', (die, units) => {
    const history = start('historical');
    const match = setUp('what-if', {}, die);
    const { airAt, airHome, shipAt } = dataOf(match);
    const added = fleet.squadrons.flatMap(({ full, kind, range }, unit) => {
      if (dataOf(history).airAt[unit] !== 'stranded' || airAt[unit] === 'stranded') return [];
      expect(airAt[unit]).toBe('ready');
      return [`${at(fleet.ships, at(airHome, unit)).id} ${full}-${kind === 'F' ? 'F-' : ''}${range}`];
    });
    expect(added.toSorted()).toEqual(units);
    for (const carrier of ['Junyo', 'Ryuho', 'Unryu', 'Amagi']) {
      const isThere = units.some((each) => each.startsWith(carrier));
      expect([carrier, shipAt[ship(carrier)]]).toEqual([carrier, isThere ? shipAt[ship('Zuikaku')] : LEFT]);
    }
  });

  test('rule 13.2b: the US sees neither the die nor what it adds', () => {
    const match = setUp('what-if', {}, 5);
    const told = (viewer: 'japan' | 'us'): number =>
      journalFor(match.table.journal ?? [], viewer).filter(({ roll }) => roll?.purpose === 'purpose.air variant')
        .length;
    expect([told('japan'), told('us')]).toEqual([1, 0]);
  });

  test('rule 13.2e: every unit that the historical scenario has ashore is ready', () => {
    const match = start('what-if');
    expect(ashore(match, '1st AF', 'ready')).toEqual(several([2, '3-F-12'], [2, '3-12']));
    expect(ashore(match, '2nd AF', 'ready')).toEqual(several([6, '3-F-12'], [3, '3-12'], [5, '4-12']));
  });

  test('rule 13.2f: the cruisers that were not ambushed, and Division 31 whole', () => {
    const match = start('what-if');
    expect(shipsWith(match, 'Force A')).toEqual(listed([...(JAPAN['Force A'] ?? []), ...PALAWAN]));
    expect(shipsWith(match, 'Reinforcement Escort')).toEqual(['Aoba', 'Kinu', 'Uranami']);
    expect(dataOf(match).hits.some((n) => n > 0)).toBe(false);
    for (const force of ['Force B', 'Force C', 'Shima', 'Ozawa', 'Division 21', 'Transports'])
      expect(shipsWith(match, force)).toEqual(listed(JAPAN[force]));
  });
});

describe('the campaign', () => {
  test('rule 13.3a: 16 turns, the first in the night of 23 October and the last on 26 October', () => {
    const data = dataOf(start('campaign'));
    const dates = [1, 4, 5, 16].map((turn) => dateOf({ ...data, turn }));
    expect([data.lastTurn, fleet.isNight(1), dates]).toEqual([16, true, [23, 23, 24, 26]]);
  });

  test('rule 13.3b: who is there at the start is undetected if Japanese, and detected if American', () => {
    const match = start('campaign');
    for (const { forces, turn } of SCENARIOS.campaign.arrivals)
      for (const force of forces)
        if (turn === 0) expect([force, seenOf(match, force) !== 0]).toEqual([force, !(force in JAPAN)]);
  });

  test('rule 13.3.1a: the forces with their ships, in the hexes of the list', () => {
    const match = start('campaign');
    const hexes = Object.fromEntries(Object.keys(JAPAN).map((force) => [force, whereIs(match, force)]));
    expect(hexes).toEqual({
      'Force A': '4301',
      'Force B': '4412',
      'Force C': '4412',
      Shima: '3410',
      'Reinforcement Escort': '2510',
      Transports: '4120',
      'Division 21': '2512',
      Ozawa: 'off',
    });
    expect(shipsWith(match, 'Force A')).toEqual(listed([...(JAPAN['Force A'] ?? []), ...PALAWAN]));
    expect(shipsWith(match, 'Reinforcement Escort')).toEqual(['Aoba', 'Kinu', 'Uranami']);
    expect(dataOf(match).hits.some((n) => n > 0)).toBe(false);
  });

  test('rule 13.3.1b: the air fleets, with one unit of fighters more that has flown', () => {
    const match = start('campaign');
    expect([ashore(match, '2nd AF', 'ready'), ashore(match, '2nd AF', 'flown')]).toEqual([
      several([4, '3-F-12'], [1, '3-12'], [3, '4-12']),
      several([3, '3-F-12'], [2, '3-12'], [2, '4-12']),
    ]);
    expect(ashore(match, '1st AF', 'ready')).toEqual(several([1, '3-F-12'], [1, '3-12']));
  });

  test('rule 13.3.3, 13.1.3.1a: the Taffies may start in every sea hex within two of 3623', () => {
    const { arrivals } = SCENARIOS.campaign;
    const areas = arrivals.filter(({ forces }) => forces.some((force) => force.startsWith('Taffy')));
    const near = grid.within(grid.mustHex('3623'), 2).length;
    for (const { hexes } of areas) {
      expect(hexes.length).toBeGreaterThan(10);
      expect(hexes.length).toBeLessThanOrEqual(near);
    }
    expect(given([], (g) => g.state.airAt[fleet.squadronNumber.get('HB/1') ?? 0])).toBe('ready');
  });
});
