import { clone } from '@point-option/engine';
import { expect, test } from 'vitest';
import { copyTheater } from './copy.ts';
import { createFleet } from './fleet.ts';
import { emptyTheater } from './start.ts';
import { NONE, OFF, type Theater } from './theater.ts';

interface Own {
  names: string[];
}
const copyOwn = ({ names }: Own): Own => ({ names: names.slice() });

const counter = { gunnery: 1, range: 1, flak: 1, torpedoes: false, move: [4, 5], boxes: 2, source: 'ours' } as const;
const fleet = createFleet({
  gridSpec: {
    orientation: 'flat',
    order: 'CCRR',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 4],
    cols: [1, 4],
  },
  ships: [
    { ...counter, id: 'Akagi', name: 'Akagi', side: 'japan', fleet: 'one', type: 'CV' },
    { ...counter, id: 'Ranger', name: 'Ranger', side: 'us', fleet: 'two', type: 'CV' },
  ],
  squadrons: [{ id: 'F1', name: 'F1', side: 'us', kind: 'F', full: 4, weak: 2, range: 8, home: 1, source: 'ours' }],
  bases: [],
  markers: [{ id: 'A', name: 'A', side: 'japan', kind: 'group' }],
  chits: [],
  escorts: ['F'],
  reported: ['CV'],
  reportedAs: () => 0,
  isNight: () => false,
  splitInBattle: 'round',
});

/** A theater in which everything goes on at once. */
function underWay(): Theater<Own> {
  const theater = emptyTheater<Own>(fleet, { names: ['x'] });
  theater.pool.push(0);
  theater.course.push(3, 4);
  theater.subs.push({ side: 'us', hex: 3, is: 'hidden' });
  theater.wake.push(2);
  theater.overfull = { japan: [1], us: [2] };
  theater.regrouping = { side: 'japan', hex: 1, due: [2], slowed: [0] };
  const contact = {
    marker: 0,
    hex: 2,
    turn: 1,
    source: 'raid',
    told: 'types',
    total: 3,
    counts: [1, 2],
    within: -1,
    reports: 2,
  } as const;
  theater.contacts.japan.push({ ...contact, counts: [1, 2] });
  theater.contacts.us.push({ ...contact, counts: [3] });
  theater.report = { to: 'us', marker: 0, group: 0, source: 'carrier search', told: 'types', tolerance: 2, open: true };
  theater.raid = {
    by: 'us',
    from: 1,
    hex: 2,
    group: 0,
    base: NONE,
    fight: 2,
    flights: [
      {
        unit: 0,
        fate: 'flying',
        extended: true,
        engaged: false,
        strength: 4,
        harried: 1,
        flak: 2,
        box: 1,
        suppresses: true,
      },
    ],
    patrol: [1],
    facing: [0],
    against: [0],
    tolls: [{ units: [0], steps: 1 }],
    met: [1],
    boxes: [0, NONE],
    shots: [[0], []],
  };
  theater.battle = {
    hex: 2,
    active: 'us',
    round: 2,
    initiative: 'japan',
    markers: [0],
    from: OFF,
    smoke: [4],
    ended: null,
    ships: [{ ship: 0, box: 3, start: 2, moved: true, fired: false, slow: 1 }],
    smoked: { japan: true, us: false },
    leaving: { japan: false, us: true },
    retreats: { japan: false, us: true },
  };
  return theater;
}

/** Whether any list or object of the one is also in the other. */
function shared(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false;
  return (
    one === other || Object.entries(one).some(([key, value]) => shared(value, (other as Record<string, unknown>)[key]))
  );
}

test('a copy is what the kernel would copy, and shares nothing', () => {
  for (const theater of [underWay(), emptyTheater<Own>(fleet, { names: [] })]) {
    expect(copyTheater(theater, copyOwn)).toStrictEqual(clone(theater));
    expect(shared(theater, copyTheater(theater, copyOwn))).toBe(false);
  }
});

test('an empty theater has nothing on the map, and every air unit at home', () => {
  const theater = emptyTheater<Own>(fleet, { names: [] });
  expect(theater.markers.map(({ hex }) => hex)).toEqual([OFF]);
  expect([theater.airHome, theater.airAt, theater.turn]).toEqual([[1], ['ready'], 0]);
});
