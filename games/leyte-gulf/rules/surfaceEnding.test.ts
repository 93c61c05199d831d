import { at } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid, SEA_WAYS } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import {
  AFTER,
  battleIn,
  BREAK_OFF,
  choicesOf,
  dataOf,
  events,
  fight,
  FIELD,
  fighter,
  hex,
  hurt,
  JAPAN_FIRST,
  type How,
  type Line,
  marker,
  MOVE,
  now,
  order,
  put,
  questionTo,
  refused,
  REPLY,
  RETREAT,
  rollsFor,
  ship,
  type Table,
  TARGETS,
  TORPEDOES,
  until,
  whereIs,
} from './surface.testing.ts';

const BOTH = ['japan', 'us'] as const;
type Wish = 'break off' | 'fight on';

/** Plays to the end of the round, in which the sides want this. */
function decide(match: Table, japan: Wish, us: Wish, ...dice: number[]): Table {
  until(match, BREAK_OFF);
  order(match, 'japan', japan);
  order(match, 'us', us, ...dice);
  return match;
}

const breakOff = (match: Table): object | undefined => rollsFor(match, 'purpose.surface break off').at(-1)?.modifiers;

describe('breaking off', () => {
  test('rule 8.3.8a: it ends without a roll when both sides want it to', () => {
    const match = decide(fight({ Yamato: 10 }, { Iowa: 14 }), 'break off', 'break off');
    expect([events(match, 'surface over broken off').length, rollsFor(match, 'purpose.surface break off')]).toEqual([
      1,
      [],
    ]);
  });

  test('rule 8.3.8b: it goes on when neither does, and no longer than eight rounds', () => {
    const match = fight({ Yamato: 10 }, { Iowa: 14 });
    for (let round = 1; round < 8; round++) decide(match, 'fight on', 'fight on', ...JAPAN_FIRST);
    expect([now(match), battleIn(match).round]).toEqual([MOVE, 8]);
    decide(match, 'fight on', 'fight on');
    expect(events(match, 'surface over last round')).toHaveLength(1);
  });

  test.each([
    [9, MOVE],
    [10, RETREAT],
  ])('rule 8.3.8c: one side wants to, and the active side rolls %i', (die, next) => {
    const dice = die === 10 ? [die] : [die, ...JAPAN_FIRST];
    const match = decide(fight({ Yamato: 10 }, { Iowa: 14 }), 'break off', 'fight on', ...dice);
    expect([now(match), breakOff(match)]).toEqual([next, {}]);
  });

  test.each([
    [['japan'], 1],
    [['japan', 'us'], 2],
  ])('rule 8.3.8d: smoke of %j adds to the roll', (smokers, n) => {
    const match = fight({ Yamato: 10 }, { Iowa: 14 });
    until(match, BREAK_OFF);
    for (const side of BOTH) battleIn(match).smoked[side] = smokers.includes(side);
    decide(match, 'break off', 'fight on', 10 - n);
    expect([breakOff(match), now(match)]).toEqual([{ smoke: n }, RETREAT]);
  });

  test('rule 8.3.8d: whoever laid smoke in the round has made it', () => {
    const match = fight({ Yamato: 10, 'DIV 17': 10 }, { Iowa: 14 });
    order(match, 'japan', {});
    order(match, 'japan', { 'DIV 17': 'surface 11' });
    decide(match, 'break off', 'fight on', 9);
    expect([breakOff(match), now(match)]).toEqual([{ smoke: 1 }, RETREAT]);
  });

  test('rule 8.3.8d: smoke of an earlier round adds nothing', () => {
    const match = fight({ Yamato: 10, 'DIV 17': 10 }, { Iowa: 14 });
    order(match, 'japan', {});
    order(match, 'japan', { 'DIV 17': 'surface 11' });
    decide(match, 'fight on', 'fight on', ...JAPAN_FIRST);
    decide(match, 'break off', 'fight on', 1, ...JAPAN_FIRST);
    expect(breakOff(match)).toEqual({ rounds: 1 });
  });

  test('rule 8.3.8e: every round fought before adds 1', () => {
    const match = decide(fight({ Yamato: 10 }, { Iowa: 14 }, { round: 4 }), 'break off', 'fight on', 7);
    expect([breakOff(match), now(match)]).toEqual([{ rounds: 3 }, RETREAT]);
  });
});

const WAYS = (SEA_WAYS[hex(FIELD)] ?? []).map((each) => grid.label(each));
const [ENTRY = '', NORTH = '', ...REST] = WAYS;

const YAMATO: Line = { Yamato: 10 };
const IOWA: Line = { Iowa: 14 };

/** Yamato and Iowa, with others on the map; the US breaks off. */
function leaves(how: How, us: Line = IOWA): Table {
  return decide(fight({ Yamato: 10 }, us, how), 'fight on', 'break off', 10);
}
const goesTo = (match: Table, side: 'japan' | 'us' = 'us'): string[] =>
  choicesOf(match, side).map((each) => grid.label(Number(each)));

/** Fills hexes with Japanese dummies. */
function fill(data: LeyteTheater, hexes: readonly string[]): void {
  hexes.forEach((each, n) => put(data, `Force ${n + 3}`, each));
}

describe('after the battle', () => {
  test('rule 8.3.9a, 8.3.9e: who broke off leaves the hex, and the other side stays', () => {
    const match = leaves({ from: ENTRY });
    expect([now(match), questionTo(match, 'japan')]).toEqual([RETREAT, null]);
    order(match, 'us', hex(NORTH));
    expect([whereIs(match, 'TF 1'), whereIs(match, 'Force 1'), now(match)]).toEqual([NORTH, FIELD, AFTER]);
  });

  test('rule 8.3.9b: whoever had moved in goes back where it came from', () => {
    const match = decide(fight({ Yamato: 10 }, { Iowa: 14 }, { from: ENTRY }), 'break off', 'fight on', 10);
    expect(goesTo(match, 'japan')).toEqual([ENTRY]);
  });

  test('rule 8.3.9b: who was active in the hex already came from nowhere', () => {
    const match = decide(fight({ Yamato: 10 }, { Iowa: 14 }), 'break off', 'fight on', 10);
    expect(goesTo(match, 'japan')).toEqual(WAYS);
  });

  test('rule 8.3.9c: to an empty hex next to it first, though not to that from which the enemy came', () => {
    const match = leaves({ from: ENTRY, change: (data) => put(data, 'TF 2', NORTH, 'Biloxi') });
    expect(goesTo(match)).toEqual(REST);
    expect(refused(match, 'us', hex(ENTRY))?.rule).toBe('8.3.9');
  });

  test('rule 8.3.9c: hexes with enemies, or with ships on their own, are not empty', () => {
    const match = leaves({
      from: ENTRY,
      change: (data) => {
        put(data, 'Force 2', NORTH, 'Kumano');
        put(data, 'US detachment 1', REST[0] ?? '', 'Biloxi');
      },
    });
    expect(goesTo(match)).toEqual(REST.slice(1));
  });

  test('rule 8.3.9c: then to friends who have room', () => {
    const match = leaves({
      from: ENTRY,
      change: (data) => {
        fill(data, REST);
        put(data, 'TF 2', NORTH, 'Biloxi');
      },
    });
    expect(goesTo(match)).toEqual([NORTH]);
  });

  test('rule 8.3.9c: friends may be where the enemy came from', () => {
    const match = leaves({
      from: ENTRY,
      change: (data) => {
        fill(data, [NORTH, ...REST]);
        put(data, 'TF 2', ENTRY, 'Biloxi');
      },
    });
    expect(goesTo(match)).toEqual([ENTRY]);
  });

  /** Two friends in one hex, enemies in the others. */
  const crowded = (data: LeyteTheater): void => {
    fill(data, REST);
    put(data, 'TF 2', NORTH, 'Biloxi');
    put(data, 'TF 3', NORTH, 'Vincennes');
  };

  test('rule 8.3.9c: then to the hex from which the enemy came', () => {
    expect(goesTo(leaves({ from: ENTRY, change: crowded }))).toEqual([ENTRY]);
  });

  test('rule 8.3.9c, 8.3.9d: then to too many friends, all of whom lose two movement points', () => {
    const match = leaves({
      change: (data) => {
        crowded(data);
        put(data, 'Force 9', ENTRY, 'Kumano');
      },
    });
    expect(goesTo(match)).toEqual([NORTH]);
    order(match, 'us', hex(NORTH));
    expect(['TF 1', 'TF 2', 'TF 3'].map((id) => at(dataOf(match).markers, marker(id)).slow)).toEqual([2, 2, 2]);
    expect(events(match, 'surface overstacked')).toHaveLength(1);
  });

  test('rule 8.3.9d: where two come together, all lose two points and not twice as many', () => {
    const match = leaves({
      change: (data) => {
        crowded(data);
        put(data, 'Force 9', ENTRY, 'Kumano');
        put(data, 'TF 4', FIELD, 'Miami');
      },
    });
    order(match, 'us', hex(NORTH));
    order(match, 'us', hex(NORTH));
    const all = ['TF 1', 'TF 2', 'TF 3', 'TF 4'];
    expect(all.map((id) => at(dataOf(match).markers, marker(id)).slow)).toEqual([2, 2, 2, 2]);
    expect(events(match, 'surface overstacked')).toHaveLength(1);
  });

  test('rule 8.3.9d: ships on their own that stay in the hex of the battle change nothing of it', () => {
    const match = leaves({
      change: (data) => {
        crowded(data);
        put(data, 'Force 9', ENTRY, 'Kumano');
        put(data, 'US detachment 1', FIELD, 'Miami');
      },
    });
    order(match, 'us', hex(NORTH));
    expect(['TF 1', 'TF 2', 'TF 3'].map((id) => at(dataOf(match).markers, marker(id)).slow)).toEqual([2, 2, 2]);
  });

  test('rule 8.3.9d: two in a hex lose nothing', () => {
    const match = leaves({
      from: ENTRY,
      change: (data) => {
        fill(data, REST);
        put(data, 'TF 2', NORTH, 'Biloxi');
      },
    });
    order(match, 'us', hex(NORTH));
    expect(['TF 1', 'TF 2'].map((id) => at(dataOf(match).markers, marker(id)).slow)).toEqual([0, 0]);
  });

  test('rule 8.3.9c: where the enemy came from is no better than elsewhere if too many friends are there', () => {
    const match = leaves({
      from: ENTRY,
      change: (data) => {
        crowded(data);
        put(data, 'TF 4', ENTRY, 'Miami');
        put(data, 'TF 5', ENTRY, 'Reno');
      },
    });
    expect(goesTo(match)).toEqual([ENTRY, NORTH]);
  });

  test('rule 8.3.9c: where none of these is, to any hex that ships enter', () => {
    const match = leaves({ change: (data) => fill(data, WAYS) });
    expect(goesTo(match)).toEqual(WAYS);
  });

  test('rule 8.3.9c, 6.3d: US ships retreat no farther west than they sail, and cruisers and destroyers one hex', () => {
    const from = (us: Line): string[] => goesTo(leaves({ field: '3722', from: '3822' }, us));
    expect(from({ Mississippi: 14, Boise: 14 })).not.toContain('3721');
    expect(from({ Mississippi: 14, Boise: 14 }).length).toBeGreaterThan(0);
    expect(from({ Boise: 14, 'DES RN 54': 14 })).toContain('3721');
    // Force 1 came from the other.
    expect(from({ Boise: 14, 'DES RN 54': 14 })).not.toContain('3822');
  });

  test('rule 8.3.9c, 5.5: the two US fleets never meet in a retreat', () => {
    const match = leaves({
      from: ENTRY,
      change: (data) => {
        fill(data, REST);
        put(data, 'TF 2', NORTH, 'Mississippi');
      },
    });
    expect(goesTo(match)).toEqual([ENTRY]);
  });

  const last = (how: How, japan: Line = YAMATO, us: Line = IOWA): Table => fight(japan, us, { round: 8, ...how });

  test('rule 8.3.9f: after eight rounds the side with more value of undamaged ships stays', () => {
    const more = decide(last({}), 'fight on', 'fight on');
    expect([questionTo(more, 'japan'), questionTo(more, 'us')]).toEqual([null, RETREAT]);
    const hurtOne = decide(last({ change: (data) => hurt(data, 'Yamato', 1) }), 'fight on', 'fight on');
    expect([questionTo(hurtOne, 'japan'), questionTo(hurtOne, 'us')]).toEqual([RETREAT, null]);
  });

  test('rule 8.3.9f, 9.3: what is left of a unit of destroyers is undamaged', () => {
    const two = last({ change: (data) => hurt(data, 'DES RN 52', 2) }, { Abukuma: 10 }, { 'DES RN 52': 14 });
    // Two destroyers are worth as much as the cruiser.
    decide(two, 'fight on', 'fight on', 2);
    expect(questionTo(two, 'japan')).toBe(RETREAT);
  });

  test('rule 8.3.9f: a coin decides where both have as much', () => {
    const [heads, tails] = [1, 2].map((coin) =>
      decide(last({}, { Nagato: 10 }, { Iowa: 14 }), 'fight on', 'fight on', coin),
    );
    expect([questionTo(heads as Table, 'us'), questionTo(tails as Table, 'japan')]).toEqual([RETREAT, RETREAT]);
  });

  test('rule 8.3.9a, 8.3.9f: after the eighth round a side may still leave, and needs no roll', () => {
    const match = decide(last({}), 'break off', 'fight on');
    expect([questionTo(match, 'japan'), rollsFor(match, 'purpose.surface break off')]).toEqual([RETREAT, []]);
  });

  test('rule 8.3.9g: if both broke off, both leave', () => {
    const match = decide(fight({ Yamato: 10 }, { Iowa: 14 }, { from: ENTRY }), 'break off', 'break off');
    order(match, 'japan', hex(ENTRY));
    order(match, 'us', hex(NORTH));
    expect([whereIs(match, 'Force 1'), whereIs(match, 'TF 1')]).toEqual([ENTRY, NORTH]);
  });

  const hits =
    (wounds: Record<string, number>) =>
    (data: LeyteTheater): void => {
      for (const [id, n] of Object.entries(wounds)) hurt(data, id, n);
    };
  const withMarker = (match: Table, id: string): string =>
    fleet.markers[at(dataOf(match).shipAt, ship(id))]?.id ?? 'none';

  test('rule 8.3.9h: ships with more than half their boxes hit stay behind, detected, on either side', () => {
    const match = leaves(
      { change: hits({ Iowa: 6, 'New Jersey': 5, Yamato: 8 }), from: ENTRY },
      { Iowa: 14, 'New Jersey': 14, Alabama: 14 },
    );
    expect(['Iowa', 'New Jersey', 'Yamato'].map((id) => withMarker(match, id))).toEqual([
      'US detachment 1',
      'TF 1',
      'Japanese detachment 1',
    ]);
    expect(at(dataOf(match).markers, marker('US detachment 1')).seen).not.toBe(0);
    order(match, 'us', hex(NORTH));
    expect([whereIs(match, 'US detachment 1'), whereIs(match, 'TF 1')]).toEqual([FIELD, NORTH]);
  });

  test('rule 8.3.9h, 9.3b: destroyers go with their force', () => {
    const match = leaves({ change: hits({ 'DES RN 52': 3 }) }, { Iowa: 14, 'DES RN 52': 14 });
    expect(withMarker(match, 'DES RN 52')).toBe('TF 1');
  });

  test('rule 8.3.9h: forces that fought together stay together', () => {
    const match = leaves({ change: (data) => put(data, 'TF 2', FIELD, 'Biloxi'), from: ENTRY }, { Iowa: 14 });
    order(match, 'us', hex(NORTH));
    expect([now(match), goesTo(match)]).toEqual([RETREAT, [NORTH]]);
    order(match, 'us', hex(NORTH));
    expect([whereIs(match, 'TF 1'), whereIs(match, 'TF 2')]).toEqual([NORTH, NORTH]);
  });

  test('rule 8.3.9h: ships that were on their own already are not left behind once more', () => {
    const match = leaves({
      change: (data) => {
        put(data, 'US detachment 1', FIELD, 'Biloxi');
        hurt(data, 'Biloxi', 3);
      },
    });
    expect([events(match, 'left behind'), withMarker(match, 'Biloxi')]).toEqual([[], 'US detachment 1']);
  });

  test('rule 8.3.9h, 6.4: ships on their own don’t retreat', () => {
    const match = leaves({ change: (data) => put(data, 'US detachment 1', FIELD, 'Biloxi'), from: ENTRY });
    order(match, 'us', hex(NORTH));
    expect([now(match), whereIs(match, 'US detachment 1')]).toEqual([AFTER, FIELD]);
  });
});

describe('battle in a strait', () => {
  const SURIGAO = '3722';
  const WEST = '3721';

  test('rule 8.3.10a: who moves in fires at half in the first round, and who was there does not', () => {
    const match = fight({ Fuso: 10 }, { Mississippi: 14 }, { field: SURIGAO, from: WEST });
    const columns = (): string[] => rollsFor(match, 'purpose.surface guns').map(({ column }) => column);
    until(match, TARGETS);
    order(match, 'japan', { Fuso: 'Mississippi' }, 1);
    order(match, 'us', { Mississippi: 'Fuso' }, 1);
    const [fuso, mississippi] = ['Fuso', 'Mississippi'].map((id) => at(fleet.ships, ship(id)).gunnery);
    expect(columns()).toEqual([`${Math.floor((fuso ?? 0) / 2 + 0.5)}`, `${mississippi}`]);
    decide(match, 'fight on', 'fight on', ...JAPAN_FIRST);
    until(match, TARGETS);
    order(match, 'japan', { Fuso: 'Mississippi' }, 1);
    expect(columns().at(-1)).toBe(`${fuso}`);
  });

  test.each([
    ['elsewhere', { from: ENTRY }],
    ['for a force that was there', { field: SURIGAO }],
  ])('rule 8.3.10a: not %s', (_what, how) => {
    const match = fight({ Fuso: 10 }, { Mississippi: 14 }, how);
    until(match, TARGETS);
    order(match, 'japan', { Fuso: 'Mississippi' }, 1);
    expect(rollsFor(match, 'purpose.surface guns')[0]?.column).toBe(`${at(fleet.ships, ship('Fuso')).gunnery}`);
  });

  test('rule 8.3.10b: torpedoes are not affected', () => {
    const match = fight({ Mogami: 10 }, { Mississippi: 12 }, { field: SURIGAO, from: WEST });
    until(match, TORPEDOES);
    order(match, 'japan', { 'Mogami salvo 1': 'Mississippi' }, 1);
    expect(rollsFor(match, 'purpose.surface torpedoes')[0]?.column).toBe('6');
  });
});

describe('back to the middle', () => {
  test('rule 8.3.11a: ships near an end are moved to the middle, with their distances kept', () => {
    const match = decide(fight({ Yamato: 1 }, { Iowa: 9, Alabama: 12 }), 'fight on', 'fight on', ...JAPAN_FIRST);
    const boxes = ['Yamato', 'Iowa', 'Alabama'].map((id) => fighter(match, id).box);
    expect(boxes).toEqual([8, 16, 19]);
    expect(events(match, 'surface recentered')).toHaveLength(1);
  });

  test.each([
    [3, 20, [3, 20]],
    [8, 23, [8, 23]],
    [2, 10, [9, 17]],
    [16, 24, [9, 17]],
  ])('rule 8.3.11a: with ships from %i to %i', (low, high, boxes) => {
    const match = decide(fight({ Yamato: low }, { Iowa: high }), 'fight on', 'fight on', ...JAPAN_FIRST);
    expect(['Yamato', 'Iowa'].map((id) => fighter(match, id).box)).toEqual(boxes);
  });

  test('rule 8.3.11a: a battle from one end of the display to the other stays where it is', () => {
    const match = decide(fight({ Yamato: 1 }, { Iowa: 25 }), 'fight on', 'fight on', ...JAPAN_FIRST);
    expect(['Yamato', 'Iowa'].map((id) => fighter(match, id).box)).toEqual([1, 25]);
    expect(events(match, 'surface recentered')).toEqual([]);
  });

  test('rule 8.3.11b: nobody is marked as moved in the next round', () => {
    const match = fight({ Yamato: 10 }, { Iowa: 14 });
    order(match, 'japan', { Yamato: 'surface 13' });
    expect(fighter(match, 'Yamato').moved).toBe(true);
    decide(match, 'fight on', 'fight on', ...JAPAN_FIRST);
    expect(fighter(match, 'Yamato').moved).toBe(false);
  });
});

describe('a significant battle', () => {
  const freed = (match: Table, id: string): boolean => at(dataOf(match).own.freed, ship(id));

  test('rule 13.1.5.2b: who has fought a battleship or carrier without breaking off is free', () => {
    expect(freed(leaves({}), 'Yamato')).toBe(true);
    expect(freed(leaves({}, { 'Gambier Bay': 14 }), 'Yamato')).toBe(true);
  });

  test('rule 13.1.5.2b: cruisers and destroyers alone are no such enemy', () => {
    expect(freed(leaves({}, { Biloxi: 14, 'DES RN 52': 14 }), 'Yamato')).toBe(false);
  });

  test('rule 13.1.5.2b: who chose to break off is not free, even if the dice held it there', () => {
    const left = decide(fight({ Yamato: 10 }, { Iowa: 14 }), 'break off', 'fight on', 10);
    expect(freed(left, 'Yamato')).toBe(false);
    const held = decide(fight({ Yamato: 10 }, { Iowa: 14 }), 'break off', 'fight on', 1, ...JAPAN_FIRST);
    decide(held, 'fight on', 'break off', 10);
    expect([now(held), freed(held, 'Yamato'), dataOf(held).own.shrank]).toEqual([RETREAT, false, false]);
  });

  test('rule 13.1.5.2b: the ships of other forces are not freed by it', () => {
    expect(freed(leaves({ change: (data) => put(data, 'Force 2', FIELD, 'Nagato') }), 'Nagato')).toBe(false);
  });
});

test('rule 9.2: what a critical hit has stopped gets under way again after the battle', () => {
  const match = fight({ Yamato: 10 }, { Iowa: 14 }, { change: (data) => void data.own.stopped.push(ship('Iowa')) });
  until(match, REPLY);
  decide(match, 'fight on', 'break off', 10);
  expect(dataOf(match).own.stopped).toEqual([]);
});
