import {
  airUnder,
  baseOf,
  countsOf,
  createNationOf,
  hexOfShip,
  isCarrier,
  NONE,
  OFF,
  shipsUnder,
} from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { base } from './bases.ts';
import { CLASSES } from './classes.ts';
import { dayOf, fleet, isNight } from './fleet.ts';
import { LIMITS } from './figures.ts';
import { grid } from './map.ts';
import { CHIT, marker } from './markers.ts';
import { CLASS_OF, ROSTERS, ship, SHIPS_OF } from './ships.ts';
import { ISLAND_UNITS, JAPANESE_CARRIER_UNITS, LATE_UNITS, TRUK_UNITS, unit } from './squadrons.ts';
import { start } from './start.ts';

const { ships, squadrons, markers, chits, bases } = fleet;
const shipOf = (id: string): (typeof ships)[number] => ships[ship(id)] as (typeof ships)[number];
const unitOf = (id: string): (typeof squadrons)[number] => squadrons[unit(id)] as (typeof squadrons)[number];
const factors = (units: readonly number[]): number => units.reduce((sum, n) => sum + (squadrons[n]?.full ?? 0), 0);

describe('ships', () => {
  test('16.1.1, 16.1.3: as many in each group as the book lists', () => {
    expect(ROSTERS.map(({ group }) => [group, SHIPS_OF.get(group)?.length])).toEqual([
      ['Force A', 8],
      ['Force B', 7],
      ['Force C', 18],
      ['TG 58.2', 10],
      ['TG 58.3', 13],
      ['TG 58.7', 15],
      ['TG 58.1', 13],
      ['TG 58.4', 11],
      ['TG 52.10', 14],
    ]);
  });

  test('10.4: nine Japanese carriers, three of them large, and fifteen US ones', () => {
    const count = (side: 'japan' | 'us', type: string): number =>
      fleet.shipsOf[side].filter((n) => ships[n]?.type === type).length;
    expect([count('japan', 'CV'), count('japan', 'CVL')]).toEqual([3, 6]);
    expect([count('us', 'CV'), count('us', 'CVL')]).toEqual([7, 8]);
    expect(shipOf('Hiyo').type).toBe('CVL');
  });

  test('figures that the books print or imply', () => {
    // 002-2.3.1-a, and the flak of examples in 002.
    expect(shipOf('Chikuma')).toMatchObject({ gunnery: 5, flak: 3, range: 16, torpedoes: true, move: [4, 5] });
    expect(['Musashi', 'Yamato', 'Myoko'].map((id) => shipOf(id).flak)).toEqual([6, 7, 4]);
    expect([shipOf('New Mexico').gunnery, shipOf('New Mexico').move]).toEqual([11, [3, 3]]);
    // 8.7: all of TG 58.7.
    for (const n of SHIPS_OF.get('TG 58.7') ?? []) expect(ships[n]?.move).toEqual([4, 5]);
    // 9.1: some units have one box.
    expect(ships.filter(({ boxes }) => boxes === 1).map(({ id }) => id)).toEqual(['DIV 27']);
  });

  test('3.1.4: three fleets that do not mix', () => {
    expect([...new Set(ships.map((one) => one.fleet))].sort()).toEqual(['52.10', '58', 'mobile']);
    for (const n of SHIPS_OF.get('TG 52.10') ?? []) expect(ships[n]?.fleet).toBe('52.10');
  });

  test('every ship has its class, and every class a ship', () => {
    expect(new Set(CLASS_OF)).toEqual(new Set(Object.keys(CLASSES)));
    expect(CLASS_OF).toHaveLength(ships.length);
    for (const [n, id] of CLASS_OF.entries()) expect(ships[n]?.type).toBe(CLASSES[id].counter.type);
    for (const { counter, known } of Object.values(CLASSES))
      for (const figure of Object.keys(known)) expect(Object.keys(counter)).toContain(figure);
  });

  test('every type is one that reports tell apart', () => {
    expect(fleet.reportedType.every((type) => type >= 0)).toBe(true);
    expect(countsOf(fleet, SHIPS_OF.get('TG 58.3') ?? [])).toEqual([2, 2, 0, 1, 4, 4]);
  });
});

describe('air units', () => {
  test('10.4: Japanese carriers have 69 factors', () => {
    expect(JAPANESE_CARRIER_UNITS).toHaveLength(31);
    expect(factors(JAPANESE_CARRIER_UNITS)).toBe(69);
    for (const n of JAPANESE_CARRIER_UNITS) expect(squadrons[n]?.range).toBe(12);
  });

  test('16.1.1, 16.1.2: land-based units with their islands', () => {
    const at = (place: string): string[] =>
      ISLAND_UNITS.flatMap((n) => {
        const one = squadrons[n];
        return one && baseOf(one.home) === base(place) ? [`${one.id} ${one.kind} ${one.full}-${one.range}`] : [];
      });
    expect(at('Guam')).toEqual(['261st AG F 3-25', '521st AG/1 B 1-30', '523rd AG/1 DB 1-25']);
    expect(at('Peleliu')).toEqual([
      '263rd AG/1 F 3-25',
      '343rd AG F 4-25',
      '761st AG T 1-25',
      '202nd AG F 3-25',
      '503rd AG DB 2-25',
    ]);
    expect(at('Yap')).toEqual(['265th AG F 2-25', '521st AG/2 B 2-30', '523rd AG/2 DB 2-25']);
    expect(at('Iwo Jima')).toEqual(['521st AG/3 B 2-30', '263rd AG/2 F 1-25']);
    expect(at('Truk')).toEqual(['253rd AG F 2-25', '755th AG T 1-25']);
    expect([TRUK_UNITS.length, LATE_UNITS.length]).toEqual([2, 3]);
  });

  test('16.1.3: US units with their carriers', () => {
    const units = (carrier: string): string[] =>
      squadrons
        .filter(({ home }) => home === ship(carrier))
        .map(({ id, kind, full, range }) => `${id} ${kind} ${full}-${range}`);
    expect(units('Bunker Hill')).toEqual(['VF-8/1 F 4-8', 'VF-8/2 F 4-8', 'VB-8 DB 6-8', 'VT-8 T 5-8']);
    expect(units('Enterprise')).toEqual(['VF-10/1 F 4-8', 'VF-10/2 F 3-8', 'VB-10 DB 5-8', 'VT-10 T 4-8']);
    expect(units('Cowpens')).toEqual(['VF-25 F 4-8', 'VT-25 T 3-8']);
    expect(units('Belleau Wood')).toEqual(['VF-24 F 4-8', 'VT-24 T 3-8']);
    expect(fleet.squadronsOf.us).toHaveLength(44);
    expect(factors(fleet.squadronsOf.us)).toBe(186);
  });

  test('a 3 turns into a 1 and a 5 into a 3; a Japanese 1 has one step', () => {
    expect(unitOf('Junyo DB').weak).toBe(1);
    expect(unitOf('VT-8').weak).toBe(3);
    expect(unitOf('Zuikaku FB').weak).toBe(1);
    expect(unitOf('Chitose F').weak).toBe(0);
    for (const { side, full, weak } of squadrons) {
      expect(weak).toBeLessThan(full);
      expect(weak > 0 || (side === 'japan' && full === 1)).toBe(true);
    }
  });

  test('every unit has a home that can operate it', () => {
    for (const { home, side } of squadrons) {
      const carrier = ships[home];
      if (baseOf(home) >= 0) expect([side, bases[baseOf(home)] !== undefined]).toEqual(['japan', true]);
      else expect([carrier?.side, carrier && isCarrier(carrier.type)]).toEqual([side, true]);
    }
    for (const carrier of [...fleet.carriersOf.japan, ...fleet.carriersOf.us])
      expect(squadrons.some(({ home }) => home === carrier)).toBe(true);
  });
});

describe('markers and chits', () => {
  test('3.1.1, 3.2: ten US groups, eight Japanese, one force a side', () => {
    const of = (side: string, kind: string): number =>
      markers.filter((one) => one.side === side && one.kind === kind).length;
    for (const side of ['japan', 'us'] as const) {
      expect(of(side, 'group')).toBe(LIMITS.groups[side]);
      expect([of(side, 'force'), of(side, 'detached')]).toEqual([1, 6]);
    }
  });

  test('6.3.2: the 22nd Air Flotilla is that of Truk', () => {
    expect(bases.filter(({ chit }) => chit === CHIT.flotilla22).map(({ id }) => id)).toEqual(['Truk']);
    expect(bases.filter(({ chit }) => chit === CHIT.flotilla61)).toHaveLength(5);
    expect(chits.map(({ id }) => id)[CHIT.landSearch]).toBe('US land search');
  });

  test('no id stands for two things', () => {
    const ids = [...ships, ...squadrons, ...markers, ...chits].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const find of [ship, unit, marker, base]) expect(() => find('Atlantis')).toThrow('Atlantis');
  });

  test('a counter is its owner’s', () => {
    expect(
      ['Taiho', 'VF-8/1', 'TF 58', '61st AF', 'us submarine 0101', 'japan contact TF 58', 'rock'].map(
        createNationOf(fleet),
      ),
    ).toEqual(['japan', 'us', 'us', 'japan', 'us', 'us', undefined]);
  });
});

test('1.1: each day begins with its night', () => {
  const turns = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(turns.filter(isNight)).toEqual([1, 5, 9]);
  expect(turns.map(dayOf)).toEqual([18, 18, 18, 18, 19, 19, 19, 19, 20, 20, 20, 20]);
});

describe('the set-up', () => {
  const theater = start('historical', {});

  test('16.1.3: US formations', () => {
    const where = (id: string): string => grid.label(theater.markers[marker(id)]?.hex ?? OFF);
    expect(['TF 58', 'TG 58.2', 'TG 58.3', 'TG 58.7', 'TG 58.1', 'TG 58.4', 'TG 52.10'].map(where)).toEqual([
      '3111',
      '3111',
      '3111',
      '3111',
      '2811',
      '3209',
      '3712',
    ]);
    expect(shipsUnder(fleet, theater, marker('TF 58'))).toHaveLength(38);
    expect(shipsUnder(fleet, theater, marker('TG 52.10'))).toHaveLength(14);
    expect(theater.markers[marker('TG 58.1')]?.force).toBe(NONE);
    expect(airUnder(fleet, theater, marker('TG 58.4'))).toHaveLength(8);
  });

  test('16.1.1: Japanese ships wait for their player off the map', () => {
    for (const n of fleet.shipsOf.japan) expect(hexOfShip(theater, n)).toBe(OFF);
    expect(theater.shipAt[ship('Taiho')]).toBe(marker('Force A'));
  });

  test('16.1.1, 16.1.2: air units are ready, but for those that come later', () => {
    const later = [...TRUK_UNITS, ...LATE_UNITS];
    expect(squadrons.flatMap((_, n) => (theater.airAt[n] === 'waiting' ? [n] : []))).toEqual(later);
    expect(TRUK_UNITS.map((n) => theater.airBack[n])).toEqual([2, 2]);
    expect(start('dream', {}).airAt.every((place) => place === 'ready')).toBe(true);
  });

  test('15.1, 15.7: options say what is hidden', () => {
    expect([theater.turn, theater.lastTurn, theater.secret, theater.veiled]).toEqual([0, 12, false, false]);
    const hidden = start('unleashed', { secretMovement: true, secretComposition: true });
    expect([hidden.secret, hidden.veiled, hidden.own.wind, hidden.own.scenario]).toEqual([
      true,
      true,
      false,
      'unleashed',
    ]);
    expect(start('unleashed', { wind: true }).own.wind).toBe(true);
  });
});
