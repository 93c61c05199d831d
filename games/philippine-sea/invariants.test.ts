import type { Frame } from '@point-option/engine';
import { proveStarts, proveStartsPlayed } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME } from './data/japaneseShips.ts';
import { OFF } from './data/map.ts';
import { options } from './data/options.ts';
import {
  aboard,
  ALONE,
  type Battle,
  type Force,
  GUAM_CHIT,
  HANGAR,
  inMission,
  inSearch,
  LISTED,
  NO_OP,
  READY,
  SERVICING,
  US_MOVE,
  US_SUBS,
} from './data/state.ts';
import { US_SHIP_BY_NAME } from './data/usShips.ts';
import { philippineSea } from './index.ts';
import { invariants } from './invariants.ts';
import { drawChit, returnChit } from './rules/chits.ts';
import { fillCup } from './rules/cup.ts';
import { makeDouble } from './rules/doubleForces.ts';
import { fly } from './rules/raids.testing.ts';
import { data, done, place } from './rules/testing.ts';

const ship = (name: string): number => US_SHIP_BY_NAME.get(name) as number;
const japanese = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const first = (battle: Battle): Force => battle.forces[0] as Force;

/** The full battle with two forces on the map and its cup filled; what is wrong with it after a change. */
function faults(plant: (battle: Battle) => void, agenda: readonly Frame[] = []): string[] {
  const match = done(fillCup, {
    change: (battle) => {
      place(battle, '1120', ['Zuikaku', 'Cruiser Force 1'], { kind: 'carrier', level: 4 });
      place(battle, '0420');
    },
  });
  const battle = structuredClone(data(match));
  plant(battle);
  return invariants(battle, agenda);
}
/** So many units into one box of the first carrier. */
const crowd = (battle: Battle, box: typeof HANGAR | typeof READY | typeof SERVICING, n: number): void => {
  for (let unit = 0; unit < n; unit++) battle.units[unit] = aboard(0, box);
};

test('a sound battle has no faults', () => {
  expect(faults(() => {})).toEqual([]);
});

test('a battle that goes on is not over', () => {
  const agenda = [{ procedure: 'battle', step: 'turns', locals: {} }];
  expect(faults((battle) => void (battle.over = true), agenda)).toEqual([
    'data.over should be false, since the battle goes on.',
  ]);
});

test('no mission flies twice in a segment', () => {
  const flown = (...order: number[]): string[] =>
    faults(
      (battle) => {
        const hex = battle.groups[0]?.hex ?? OFF;
        for (const m of [0, 1]) {
          battle.missions[m] = { kind: 'intercept', hex, fuel: 9, groups: 1, fresh: false, spent: false, moved: false };
          battle.units[m] = inMission(m);
        }
      },
      [{ procedure: 'mission flights', step: 'missions', locals: { order, next: 1 } }],
    );
  expect(flown(0, 1)).toEqual([]);
  expect(flown(0, 5)).toEqual(['agenda[0].locals can\'t be at "mission flights: missions".']);
  expect(flown(0, 1, 0)).toEqual([expect.stringMatching(/^agenda\[0\]\.locals\.order\[2\] is 0, which stands/)]);
});

type Case = [what: string, plant: (battle: Battle) => void, found: RegExp];
const CASES: Case[] = [
  // What anybody may write into a file
  ['a turn before the first', (battle) => void (battle.turn = -7), /^data\.turn should be .*, but is -7\.$/],
  ['a turn after the last', (battle) => void (battle.turn = 99), /^data\.turn should be .*, but is 99\.$/],
  ['half a turn', (battle) => void (battle.turn = 1.5), /^data\.turn should be .*, but is 1\.5\.$/],
  ['a phase too many', (battle) => void (battle.phase = 5), /^data\.phase should be /],
  ['a turn that the scenario has not', (battle) => void (battle.turn = 30), /^It is turn 30, and the last is \d+\.$/],
  ['fewer than no hits', (battle) => battle.hits.fill(-500), /^data\.hits\[0\] should be /],
  ['hits on a list too short', (battle) => void battle.hits.pop(), /^data\.hits should have \d+ items, but has \d+\.$/],
  [
    'fewer than no Japanese hits',
    (battle) => battle.japaneseHits[0]?.fill(-1),
    /^data\.japaneseHits\[0\]\[0\] should be /,
  ],
  ['losses beyond counting', (battle) => void (battle.lostNaval = 999999), /^data\.lostNaval should be /],
  [
    'more losses than there is time for',
    (battle) => void (battle.lostNaval = 3000),
    /^3000 naval air points are lost by turn/,
  ],
  [
    'more land losses than there is time for',
    (battle) => void (battle.lostLand = 3000),
    /^3000 land air points are lost/,
  ],
  ['more raids than there is time for', (battle) => void (battle.nextRaid = 9000), /^9000 raids have come by turn/],
  [
    'two forces of one number',
    (battle) => Object.assign(battle.forces[1] ?? {}, { id: first(battle).id }),
    /^data\.forces\[1\]\.id is \d+, which is the number of another\.$/,
  ],
  [
    'the same raid twice',
    (battle) => {
      fly(battle);
      battle.raids.push(structuredClone(battle.raids[0]!));
    },
    /^data\.raids\[1\]\.id is \d+, which is the number of another\.$/,
  ],
  [
    '48 groups',
    (battle) => {
      while (battle.groups.length < 48) battle.groups.push({ hex: OFF, from: OFF });
    },
    /^There are 48 groups, and 0 ships were hit\.$/,
  ],
  [
    'a group on the map without ships',
    (battle) => Object.assign(battle.groups.at(-1) ?? {}, { hex: 300 }),
    /^data\.groups\[\d\] is on the map with no ships\.$/,
  ],
  [
    'a force that is known by another chit than it has',
    (battle) => Object.assign(battle.forces[1] ?? {}, { kind: 'carrier' }),
    /at level 0 with the chit "", and known as carrier\.$/,
  ],
  [
    'a Guam that has lost more than it had',
    (battle) => void (battle.guam.lost = 99),
    /^data\.guam\.value is \d+, less than/,
  ],
  [
    'a raid with more aborted planes than it has',
    (battle) => {
      fly(battle, { points: 4 });
      Object.assign(battle.raids[0] ?? {}, { aborted: 9 });
    },
    /^data\.raids\[0\] has 4 points, 9 of them aborted/,
  ],
  ['losses that were gains', (battle) => void (battle.lostLand = -1), /^data\.lostLand should be /],
  [
    'a force of countless aircraft',
    (battle) => void (first(battle).air.all = 5000),
    /^data\.forces\[0\]\.air\.all should be /,
  ],
  ['a raid of countless aircraft', (battle) => fly(battle, { points: 5000 }), /^data\.raids\[0\]\.points should be /],
  ['a countless Guam', (battle) => void (battle.guam.value = 5000), /^data\.guam\.value should be /],
  [
    'fuel without end',
    (battle) => Object.assign(battle.missions[0] ?? {}, { fuel: 1e6 }),
    /^data\.missions\[0\]\.fuel should be /,
  ],
  [
    'a unit in a mission that no display has',
    (battle) => void (battle.units[0] = 9999999),
    /^data\.units\[0\] should be /,
  ],
  [
    'a ninth mission',
    (battle) => battle.missions.push({ ...battle.missions[0]! }),
    /^data\.missions should have 8 items/,
  ],
  [
    'a unit in a search beyond counting',
    (battle) => {
      battle.searches.push({ id: 9999799 } as never);
      battle.units[0] = inSearch(9999799);
    },
    /^data\.units\[0\] should be |^data\.searches\[0\]/,
  ],
  // Units
  ['a unit nowhere', (battle) => void (battle.units[0] = -5), /is nowhere/],
  ['a unit in a mission that does not fly', (battle) => void (battle.units[0] = inMission(3)), /does not exist/],
  ['a unit in a search that is over', (battle) => void (battle.units[0] = inSearch(3)), /does not exist/],
  ['a unit aboard a ship that is sunk', (battle) => void (battle.where[ship('Hornet')] = -1), /not there/],
  // Decks
  ['four units on a flight deck', (battle) => crowd(battle, READY, 4), /on its flight deck/],
  ['three units in servicing', (battle) => crowd(battle, SERVICING, 3), /services \d/],
  ['nine units aboard', (battle) => crowd(battle, HANGAR, 12), /carries \d+ units/],
  // Missions
  [
    'a mission without aircraft',
    (battle) => Object.assign(battle.missions[0] ?? {}, { kind: 'patrol' }),
    /no aircraft/,
  ],
  [
    'an intercept off the map',
    (battle) => {
      Object.assign(battle.missions[0] ?? {}, { kind: 'intercept', hex: OFF });
      battle.units[0] = inMission(0);
    },
    /not on the map/,
  ],
  [
    'four units on patrol over one group',
    (battle) => {
      Object.assign(battle.missions[0] ?? {}, { kind: 'patrol', groups: 1 });
      for (let unit = 0; unit < 4; unit++) battle.units[unit] = inMission(0);
    },
    /patrols of 4/,
  ],
  // Ships
  ['a ship in a group that is not there', (battle) => void (battle.where[ship('Iowa')] = 5), /in a group that is not/],
  ['a ship that floats with all her hits', (battle) => void (battle.hits[ship('Hornet')] = 99), /floats with 99/],
  ['a Japanese ship in two places', (battle) => battle.forces[1]?.ships.push(japanese('Zuikaku')), /is said to be in/],
  ['a wreck that is none', (battle) => void (battle.japanese[japanese('Taiho')] = ALONE), /is 0 wrecks/],
  // Forces
  ['two forces with one counter', (battle) => void (first(battle).marker = 'B'), /one counter/],
  ['a force without a counter', (battle) => void (first(battle).marker = '8'), /no such counter/],
  ['a force off the map', (battle) => void (first(battle).hex = OFF), /^data\.forces\[0\]\.hex should be /],
  ['a fifth level', (battle) => void (first(battle).level = 5), /^data\.forces\[0\]\.level should be /],
  [
    'fewer than no air points',
    (battle) => void (first(battle).air.all = -1),
    /^data\.forces\[0\]\.air\.all should be /,
  ],
  ['half a double force', (battle) => void (first(battle).partner = 1), /lost its other half/],
  ['a submarine that shadows nothing', (battle) => Object.assign(battle.subs[0] ?? {}, { shadows: 0 }), /shadows what/],
  // Raids
  ['a raid of nothing', (battle) => fly(battle, { points: 0 }), /^data\.raids\[0\]\.points should be /],
  ['more fighters than points', (battle) => fly(battle, { points: 3, fighters: 4 }), /4 of them fighters/],
  ['a raid of a force that is gone', (battle) => fly(battle, { owner: 9 }), /comes from nowhere/],
  ['a raid off the map', (battle) => fly(battle, { owner: LISTED, hex: OFF }), /Raid 0 is not on the map/],
  // What goes together
  ['lights twice in one hex', (battle) => battle.lit.push(5, 5), /shows its lights twice/],
  [
    'a patrol of two groups',
    (battle) => Object.assign(battle.missions[0] ?? {}, { kind: 'patrol', groups: 3 }),
    /Mission 1 is a patrol that does not come from one group/,
  ],
  ['a level without its chit', (battle) => void (first(battle).level = 1), /at level 1 with the chit ""/],
  [
    'a chit of another level',
    (battle) => Object.assign(first(battle), { level: 2, chit: 'Carrier' }),
    /at level 2 with the chit "Carrier"/,
  ],
  // Activation chits
  ['two US Moves', (battle) => void (battle.cup[battle.cup.indexOf(NO_OP)] = US_MOVE), /2 chits US Move and not 1/],
  ['no US Subs', (battle) => void (battle.cup[battle.cup.indexOf(US_SUBS)] = NO_OP), /0 chits US Subs and not 1/],
  ['a chit for Guam, which is not in it', (battle) => void (battle.rules.guam = false), /1 chits Guam and not 0/],
  ['four No Ops', (battle) => battle.drawn.push(NO_OP), /There are 4 No Ops/],
  ['a chit too few', (battle) => void battle.cup.pop(), /7 chits, and 2 are drawn/],
  ['two chits for a force', (battle) => battle.drawn.push(0), /A force has two chits/],
  ['a force without a chit', (battle) => void (battle.cup[battle.cup.indexOf(1)] = NO_OP), /Force B has no chit/],
  // Level 1 chits
  ['a level 1 chit out of nothing', (battle) => void battle.levelOne.Carrier++, /30 level 1 chits and not 29/],
  ['a level 1 chit gone', (battle) => void battle.setAside.pop(), /28 level 1 chits and not 29/],
  [
    'fewer than no level 1 chits',
    (battle) => {
      battle.levelOneOut += battle.levelOne.Surface + 1;
      battle.levelOne.Surface = -1;
    },
    /^data\.levelOne\.Surface should be /,
  ],
];

describe('a planted fault is found', () => {
  test.each(CASES)('%s', (_what, plant, found) => {
    expect(faults(plant).filter((fault) => found.test(fault))).not.toEqual([]);
  });
});

describe('chits are kept', () => {
  const total = ({ levelOne, setAside, levelOneOut }: Battle): number[] => [
    Object.values(levelOne).reduce((sum, n) => sum + n, 0),
    setAside.length,
    levelOneOut,
  ];
  test('rules 7.35, 10.1C: one that is drawn is out, one that is put back is in the cup again', () => {
    const drawn = done((g) => void drawChit(g), { dice: [1] });
    expect(total(data(drawn))).toEqual([25, 3, 1]);
    expect(invariants(data(drawn))).toEqual([]);
    const back = done(
      (g) => {
        const chit = drawChit(g);
        if (chit !== null) returnChit(g, chit);
      },
      { dice: [1] },
    );
    expect(total(data(back))).toEqual([26, 3, 0]);
  });
  test('rules 7.52, 7.56: those of double forces come from the three set aside, and one from the cup', () => {
    const two = done(
      (g) => {
        for (const hex of ['1120', '0420']) makeDouble(g, place(g.state, hex));
      },
      { seed: 'double forces' },
    );
    expect(total(data(two))).toEqual([25, 0, 4]);
    expect(data(two).levelOneAll).toBe(29);
  });
  test('rule 3.22: before the first cup there are none, and a force that comes later has none', () => {
    const none = data(done(() => undefined));
    expect(none).toMatchObject({ cup: [], drawn: [], mustered: 0 });
    expect(invariants(none)).toEqual([]);
    expect(faults((battle) => void place(battle, '0720'))).toEqual([]);
    expect(faults((battle) => void battle.cup.push(GUAM_CHIT))).toContain('There are 2 chits Guam and not 1.');
  });
});

/** Every optional rule that is off unless somebody sets it. */
const every = Object.fromEntries(
  Object.entries(options).flatMap(([name, { default: off }]) => (off === false ? [[name, true]] : [])),
);

proveStarts(philippineSea, {
  invariants,
  matches: [
    { scenario: 'two-days', options: every },
    { scenario: 'full-battle' },
    { scenario: 'hellcats-up' },
    { scenario: 'guns-and-oil' },
  ],
  decided: ['rules', 'levelOneAll'],
  possible: {
    'units[*] -7': 'a night unit that rests (22.4)',
    'sentBefore.Yap -7': 'a modifier of a die (16.12), which house charts may set from -12 to 12',
    'sentBefore["Iwo Jima"] -7': 'the same',
    'strike attack: locals.rolls[*] -7': 'modifiers of damage rolls (5.61), which house charts may set as low',
    'strike attack: locals.fewer[*] -7': 'the same',
  },
});

proveStartsPlayed(philippineSea, {
  invariants,
  matches: [{ scenario: 'two-days', options: every }, { scenario: 'first-blood' }],
  changes: [40, 2000],
  horizon: 30,
  staffed: 600,
});
