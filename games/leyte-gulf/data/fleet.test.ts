import { baseOf, countsOf, isCarrier, isDestroyer, type ShipType } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import places from '../map/places.json' with { type: 'json' };
import { base, BASES } from './bases.ts';
import { charts } from './charts.ts';
import { CLASSES } from './classes.ts';
import { LIMITS } from './figures.ts';
import { daysOn, fleet, isNight, REPORTED } from './fleet.ts';
import { COLUMN, distanceToMorotai, grid, ROW } from './map.ts';
import { CHIT, MARKERS } from './markers.ts';
import { CLASS_OF, MOGAMI, ROSTERS, ship, SHIPS_OF, SUPER_BATTLESHIPS } from './ships.ts';
import {
  backSource,
  CAMPAIGN_UNIT,
  FLOWN_AT_START,
  JAPANESE_CARRIER_UNITS,
  READY_AT_START,
  SQUADRONS,
  unit,
  VARIANT_UNITS,
} from './squadrons.ts';

const { ships, squadrons, markers, chits, bases } = fleet;
const shipOf = (id: string): (typeof ships)[number] => ships[ship(id)] as (typeof ships)[number];
const sizeOf = (group: string): number => SHIPS_OF.get(group)?.length ?? 0;
/** Air units as the set-up writes them: a Japanese strike unit without a letter. */
const told = (list: readonly number[]): string[] =>
  list.map((n) => {
    const { kind, full, range } = squadrons[n] as (typeof squadrons)[number];
    return `${full}-${kind === 'F' ? 'F-' : ''}${range}`;
  });

describe('ships', () => {
  test('rule 13.1.1a, 13.1.3a, 5.2b and 5.3b: as many in each force as the book lists', () => {
    expect(ROSTERS.map(({ group }) => `${group}: ${sizeOf(group)}`)).toEqual([
      'Force A: 9',
      'Force B: 9',
      'Force C: 4',
      'Shima: 4',
      'Reinforcement Escort: 2',
      'Transports: 1',
      'Division 21: 1',
      'Ozawa: 11',
      'Palawan cruisers: 3',
      'Aoba: 1',
      'Single destroyers: 8',
      'Reserve carriers: 4',
      'Taffy 1: 6',
      'Taffy 2: 8',
      'Taffy 3: 8',
      'TF 78: 10',
      'TF 79: 11',
      'TG 38.2: 12',
      'TG 38.3: 12',
      'TG 38.4: 12',
      'TG 38.1: 14',
    ]);
    // More than one force may hold, so that there are two.
    expect(sizeOf('TF 78') + sizeOf('TF 79')).toBe(21);
    for (const { group } of ROSTERS) expect(sizeOf(group)).toBeLessThanOrEqual(LIMITS.ships);
  });

  test('ships of each type: those of the historical scenario', () => {
    const reserves = ['Palawan cruisers', 'Aoba', 'Single destroyers', 'Reserve carriers'].flatMap(
      (group) => SHIPS_OF.get(group) ?? [],
    );
    const count = (side: 'japan' | 'us', type: ShipType): number =>
      fleet.shipsOf[side].filter((n) => ships[n]?.type === type && !reserves.includes(n)).length;
    const types: ShipType[] = ['CV', 'CVL', 'CVE', 'BB', 'CA', 'CL', 'DD', 'DE', 'APD'];
    expect(types.map((type) => count('japan', type))).toEqual([1, 3, 0, 9, 10, 7, 9, 1, 1]);
    expect(types.map((type) => count('us', type))).toEqual([8, 8, 16, 12, 10, 10, 26, 3, 0]);
  });

  test('10.7: 11 units sail with Ozawa, two of them destroyers, and 8.3: ships of the battle in the strait', () => {
    const ozawa = SHIPS_OF.get('Ozawa') ?? [];
    expect(ozawa.filter((n) => isDestroyer(shipOf(ships[n]?.id ?? '').type))).toHaveLength(2);
    expect(countsOf(fleet, ozawa)).toEqual([4, 0, 2, 3, 2, 0]);
    expect(SHIPS_OF.get('Force C')).toEqual(expect.arrayContaining(['Fuso', 'Mogami', 'DIV 4'].map(ship)));
  });

  test('rule 7.2g: a report of TG 38.3 counts carriers together, and all cruisers', () => {
    expect(REPORTED[0]).toBe('carrier');
    expect(countsOf(fleet, SHIPS_OF.get('TG 38.3') ?? [])).toEqual([4, 0, 2, 3, 3, 0]);
    expect(countsOf(fleet, SHIPS_OF.get('Taffy 3') ?? [])).toEqual([0, 6, 0, 0, 2, 0]);
    expect(fleet.reportedType.every((type) => type >= 0)).toBe(true);
  });

  test('rule 2.3.1a: figures that the book prints or implies', () => {
    // 2.3.1
    expect(shipOf('Chikuma')).toMatchObject({ gunnery: 5, flak: 3, range: 16, torpedoes: true, move: [4, 5] });
    // 8.2.3
    expect(['Musashi', 'Yamato', 'Myoko'].map((id) => shipOf(id).flak)).toEqual([6, 7, 4]);
    // 8.3: on columns 11 and, halved, 6.
    expect(shipOf('Mississippi').gunnery).toBe(11);
    for (const id of ['Fuso', 'West Virginia']) expect(Math.round(shipOf(id).gunnery / 2)).toBe(6);
    expect([shipOf('DIV 4').gunnery, shipOf('X-Ray/1').gunnery]).toEqual([4, 5]);
    expect([shipOf('Mississippi').move, shipOf('West Virginia').move]).toEqual([
      [3, 3],
      [3, 3],
    ]);
    expect([shipOf('DIV 4').move[1], shipOf('Fuso').move[0]]).toEqual([5, 3]);
    // 4.4: the slowest of Force A, and all of TG 38.3.
    expect(Math.min(...(SHIPS_OF.get('Force A') ?? []).map((n) => ships[n]?.move[1] ?? 0))).toBe(4);
    for (const n of SHIPS_OF.get('TG 38.3') ?? []) expect(ships[n]?.move).toEqual([4, 5]);
  });

  test('rule 1.1c: boxes that examples need, up to four small ships to a counter', () => {
    // 8.3: three torpedoes are left to DIV 4 after a hit, four to a unit of X-Ray; Fuso and Mississippi bear four hits.
    expect([shipOf('DIV 4').boxes, shipOf('X-Ray/2').boxes]).toEqual([4, 4]);
    expect(Math.min(shipOf('Fuso').boxes, shipOf('Mississippi').boxes)).toBeGreaterThan(4);
    // 8.3: with four hits Fuso makes 2. 10.7: two hits sink Tama. 12.3: the transports unload four points.
    expect(fleet.logs[ship('Fuso')]?.[4]?.move).toEqual([2, 2]);
    expect(shipOf('Tama').boxes).toBe(2);
    expect(shipOf('Maru APD').boxes).toBe(4);
    // 1.1: a counter is up to four ships.
    for (const { type, boxes } of ships) if (isDestroyer(type)) expect(boxes).toBeLessThanOrEqual(4);
  });

  test('12.2: what the Japanese ships of the historical scenario are worth', () => {
    const points = charts.find(({ id }) => id === 'us points');
    const worth = (type: string): number => points?.cells[points.rows.indexOf(type as never)]?.[0] as number;
    const value = (n: number): number => {
      const { type, boxes } = ships[n] as (typeof ships)[number];
      if (type === 'APD') return 0;
      if (isDestroyer(type)) return boxes * worth(type);
      return worth(SUPER_BATTLESHIPS.includes(n) ? 'super battleship' : type);
    };
    const valueOf = (group: string): number => (SHIPS_OF.get(group) ?? []).reduce((sum, n) => sum + value(n), 0);
    // 12.3: each of the two strong forces could win at the beachhead, and Force C could.
    expect(['Force A', 'Force B', 'Force C', 'Shima', 'Ozawa'].map(valueOf)).toEqual([53, 44, 25, 16, 55]);
    expect(['Reinforcement Escort', 'Transports', 'Division 21'].map(valueOf)).toEqual([3, 0, 3]);
  });

  test('rule 2.3.1b: three fleets, and escort carriers in the Seventh alone', () => {
    expect([...new Set(ships.map((one) => one.fleet))].sort()).toEqual(['combined', 'seventh', 'third']);
    for (const { type, fleet: of } of ships) {
      if (type === 'CVE') expect(of).toBe('seventh');
      if (type === 'CV' || type === 'CVL') expect(of).not.toBe('seventh');
    }
  });

  test('5.5.1: carriers within the limits', () => {
    const carriers = (group: string): number =>
      (SHIPS_OF.get(group) ?? []).filter((n) => isCarrier(ships[n]?.type ?? 'DD')).length;
    expect(['TG 38.1', 'TG 38.2', 'TG 38.3', 'TG 38.4'].map(carriers)).toEqual([5, 3, 4, 4]);
    expect(['Taffy 1', 'Taffy 2', 'Taffy 3'].map(carriers)).toEqual([4, 6, 6]);
    expect([LIMITS.carriers.third, LIMITS.carriers.seventh]).toEqual([5, 6]);
  });

  test('every ship has its class, and every class a ship', () => {
    expect(new Set(CLASS_OF)).toEqual(new Set(Object.keys(CLASSES)));
    for (const [n, id] of CLASS_OF.entries()) expect(ships[n]?.type).toBe(CLASSES[id].counter.type);
    expect(ships[MOGAMI]?.id).toBe('Mogami');
  });
});

describe('air units', () => {
  test('rule 13.1.1c, 5.2c and 5.3.2a: the two air fleets', () => {
    expect(told(READY_AT_START)).toEqual([
      '3-F-12',
      '3-12',
      '3-F-12',
      '3-F-12',
      '3-F-12',
      '3-F-12',
      '3-12',
      '4-12',
      '4-12',
      '4-12',
    ]);
    expect(told(FLOWN_AT_START)).toEqual(['3-F-12', '3-12', '3-F-12', '3-F-12', '3-12', '3-12', '4-12', '4-12']);
    expect(told([CAMPAIGN_UNIT])).toEqual(['3-F-12']);
    const from = (name: string): number => squadrons.filter(({ home }) => baseOf(home) === base(name)).length;
    expect([from('Manila'), from('Clark Field'), from('Morotai')]).toEqual([4, 15, 2]);
  });

  test('13.1.2: Ozawa has five units, and 13.2: seven or eight more at most', () => {
    expect(told(JAPANESE_CARRIER_UNITS)).toEqual(['3-12', '4-F-12', '3-12', '3-12', '3-12']);
    expect(told(VARIANT_UNITS)).toEqual(['3-12', '3-F-12', '4-12', '3-12', '3-F-12', '4-12', '3-F-12', '4-12']);
  });

  test('13.1.3: US units with their carriers', () => {
    const units = (carrier: string): string[] =>
      squadrons
        .filter(({ home }) => home === ship(carrier))
        .map(({ id, kind, full, weak, range }) => `${id} ${kind} ${full}-${range}, ${weak}`);
    expect(units('Intrepid')).toEqual(['VF-18/1 F 4-8, 2', 'VF-18/2 F 4-8, 2', 'VB-18 DB 6-8, 4', 'VT-18 T 5-8, 3']);
    expect(units('Independence')).toEqual(['VFN-41 F 4-8, 2', 'VTN-41 T 3-8, 1']);
    expect(units('Gambier Bay')).toEqual(['CS-10 FB 3-4, 2']);
    expect(units('Sangamon')).toEqual(['AG-37 FB 4-4, 2']);
    // Eight large carriers and eight light ones, sixteen escort carriers, and two units ashore.
    expect(fleet.squadronsOf.us).toHaveLength(8 * 4 + 8 * 2 + 16 + 2);
  });

  test('2.3.2: every unit has two sides, and only Japanese ones lose the second', () => {
    for (const { full, weak } of squadrons) expect([weak > 0, weak < full]).toEqual([true, true]);
    expect(squadrons[unit('Zuiho B')]?.weak).toBe(1);
    expect(squadrons[unit('VT-15')]?.weak).toBe(3);
    const sources = ['Zuiho B', 'VT-15', 'CS-4', 'VB-15', 'HB/1', 'Zuikaku F'].map((id) =>
      backSource(SQUADRONS[unit(id)] as (typeof SQUADRONS)[number]),
    );
    expect(sources).toEqual(['implied', 'implied', 'implied', 'ours', 'ours', 'ours']);
  });

  test('every carrier has units, and no other ship', () => {
    const withUnits = new Set(squadrons.flatMap(({ home }) => (baseOf(home) < 0 ? [home] : [])));
    expect(withUnits).toEqual(new Set([...fleet.carriersOf.japan, ...fleet.carriersOf.us]));
    for (const { home, side } of squadrons) if (baseOf(home) < 0) expect(ships[home]?.side).toBe(side);
  });
});

describe('airfields', () => {
  test('every field lies where the chart has it', () => {
    const hexOf = new Map(places.places.map(({ name, hex }) => [name, hex]));
    const onMap = BASES.filter(({ beyond }) => beyond === 0);
    expect(onMap).toHaveLength(13);
    for (const { name, hex } of onMap) expect([name, hexOf.get(name)]).toEqual([name, grid.label(hex)]);
  });

  test('6.5.9: the 2nd Air Fleet is on Luzon north of row 25, the 1st anywhere else', () => {
    for (const { name, hex, chit } of BASES) {
      if (chit === CHIT.usArmy) continue;
      const isNorth = (ROW[hex] ?? 0) < 25 && (COLUMN[hex] ?? 0) <= 16;
      expect([name, chit]).toEqual([name, isNorth ? CHIT.fleet2 : CHIT.fleet1]);
    }
  });

  test('5.3.2: Morotai lies so far beyond the map', () => {
    const { hex, beyond } = bases[base('Morotai')] as (typeof bases)[number];
    expect(distanceToMorotai(hex)).toBe(beyond);
    expect(ROW[hex]).toBe(48);
  });
});

describe('markers and chits', () => {
  test('rule 5.2a and 5.3a: ten Japanese forces and sixteen US ones', () => {
    const of = (side: string, kind: string): number =>
      markers.filter((one) => one.side === side && one.kind === kind).length;
    for (const side of ['japan', 'us'] as const) expect(of(side, 'group')).toBe(LIMITS.forces[side]);
    expect(MARKERS.filter(({ kind }) => kind === 'force')).toEqual([]);
    expect([of('japan', 'detached'), of('us', 'detached')]).toEqual([6, 6]);
  });

  test('rule 4.1b and 4.3a: the chits', () => {
    expect(Object.values(CHIT).map((n) => chits[n]?.id)).toEqual([
      'us command',
      'japan command',
      '1st AF',
      '2nd AF',
      'USAAF',
      'Kamikaze 1',
      'Kamikaze 2',
      'Kamikaze 3',
    ]);
    expect(chits.filter(({ side }) => side === 'us').map(({ id }) => id)).toEqual(['us command', 'USAAF']);
  });

  test('no id stands for two things', () => {
    const ids = [...ships, ...squadrons, ...markers, ...chits].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const find of [ship, unit, base]) expect(() => find('Atlantis')).toThrow('Atlantis');
  });
});

test('rule 1.1a: each day begins with its night', () => {
  const turns = Array.from({ length: 16 }, (_, index) => index + 1);
  expect(turns.filter(isNight)).toEqual([1, 5, 9, 13]);
  expect(turns.map(daysOn)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  expect(fleet.splitInBattle).toBe('round');
});
