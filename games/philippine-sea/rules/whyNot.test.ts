import { promptFor, type Ref, refKey, type Wanted } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import {
  ALONE,
  type Battle,
  emptyMission,
  type Force,
  HANGAR,
  LANDED,
  LOCATED,
  READY,
  SERVICING,
} from '../data/state.ts';
import { BATTLE_LINE, US_SHIPS } from '../data/usShips.ts';
import { airOperations, deckOperations, operations } from './airOperations.ts';
import { search } from './airSearch.ts';
import { raidAt } from './combat.testing.ts';
import { fly, hex, ship, spot, unit } from './decks.testing.ts';
import { fleetMovement } from './fleetMovement.ts';
import { interceptionCombat } from './interception.ts';
import { landing } from './landing.ts';
import { missionFlight } from './missionMovement.ts';
import { raidAttacks } from './raidAttack.ts';
import { searchLeg, searchLegs } from './shadowing.ts';
import { strikeAttack } from './strikeAttack.ts';
import { submarineActs, submarineProcedures } from './submarines.ts';
import { surfaceAction } from './surfaceAction.ts';
import { clicked, now, order, place, playing, type Table } from './testing.ts';
import { sending } from './turn.ts';

/** Things that no question of these tests is about: the answer to a click must not be about something else. */
const ELSEWHERE: readonly Wanted[] = [
  { track: 'commitment' },
  { cup: 'activation' },
  { display: 'losses' },
  { box: 'nonsense' },
  { piece: 'nonsense' },
  { piece: 'force 99' },
  { piece: 'mission 99' },
  { piece: 'group 99' },
  { hex: 'nonsense' },
  { option: 'nonsense' },
];

function expectAnswers(match: Table, answers: readonly (readonly [Wanted, string])[]): void {
  expect(answers.map(([wanted]) => [wanted, clicked(match, wanted)])).toEqual(answers);
  expect(ELSEWHERE.map((wanted) => [wanted, clicked(match, wanted)])).toEqual(ELSEWHERE.map((wanted) => [wanted, '']));
}

/** What a click on chooses each option. */
function picks(match: Table): Record<string, string[]> {
  const prompt = promptFor(match, 'us');
  if (prompt?.kind !== 'one' && prompt?.kind !== 'some') throw new Error('Not a choice.');
  return Object.fromEntries(prompt.options.map((option) => [String(option.id), option.picks.map(refKey)]));
}

const attack = (mission: number) => ({
  mission,
  force: -1,
  wreck: -1,
  attempts: 0,
  astray: false,
  surprise: 'none' as const,
  fought: false,
  attacking: [],
  rolls: [],
  fewer: [],
  aim: [],
});
const overTarget = (change: (battle: Battle) => void, dice?: readonly number[]): Table =>
  playing(strikeAttack, attack(0), [], {
    ...(dice && { dice }),
    change: (battle) => {
      fly(battle, 0, 'strike', '1119', ['Essex SB2C 1']);
      change(battle);
    },
  });
const SEEN: Partial<Force> = { detection: LOCATED };

describe('rule 5.1: the target of a strike', () => {
  /** Force 0 and hex number 0 are different things, and so are force 1 and hex number 1. */
  const two = (battle: Battle): void => {
    place(battle, '1119', ['Zuikaku'], { kind: 'carrier', level: 4, ...SEEN });
    place(battle, '1119', [], SEEN);
    place(battle, '1120', ['Musashi'], SEEN);
    place(battle, '1119');
    place(battle, '1119', ['Chitose']);
  };

  test('a force is chosen by its counter and its display or box, a hex only where it means one target', () => {
    expect(picks(overTarget(two))).toEqual({
      0: ['piece force 0', 'display butai 0'],
      1: ['piece force 1', 'box contact 1'],
      hold: [],
    });
    expect(picks(overTarget((battle) => void place(battle, '1119', [], SEEN)))).toEqual({
      0: ['piece force 0', 'box contact 0', 'hex 1119'],
      hold: [],
    });
    const wreck = overTarget((battle) => {
      place(battle, '1119', [], SEEN);
      const kongo = JAPANESE_SHIP_BY_NAME.get('Kongo') as number;
      battle.japanese[kongo] = ALONE;
      battle.wrecks = [{ ship: kongo, hex: hex('1119'), of: -1 }];
    });
    expect(Object.values(picks(wreck)).flat()).not.toContain('hex 1119');
  });

  test('forces, ships and hexes each get an answer about themselves', () => {
    const [zuikaku, musashi, chitose] = ['Zuikaku', 'Musashi', 'Chitose'].map((name) =>
      JAPANESE_SHIP_BY_NAME.get(name),
    );
    expectAnswers(overTarget(two), [
      [{ piece: 'force 0' }, 'offered'],
      [{ option: 0 }, 'offered'],
      [{ piece: 'force 2' }, 'Force C isn’t in 1119. (5.1)'],
      [{ piece: 'force 3' }, 'Force D is undetected. (5.2)'],
      [{ display: 'butai 0' }, 'offered'],
      [{ box: 'contact 1' }, 'offered'],
      [{ display: 'butai 2' }, 'Force C isn’t in 1119. (5.1)'],
      [{ box: 'contact 3' }, 'Force D is undetected. (5.2)'],
      [{ hex: '1119' }, '1119 holds more than 1 target. Pick a force. (5.1)'],
      [{ hex: '1120' }, 'Strike 1 is over 1119. It can’t attack in 1120. (5.1)'],
      // The hexes whose indices are the ids of forces.
      [{ hex: '0101' }, 'Strike 1 is over 1119. It can’t attack in 0101. (5.1)'],
      [{ hex: '0102' }, 'Strike 1 is over 1119. It can’t attack in 0102. (5.1)'],
      [{ piece: `japanese ${zuikaku}` }, 'Zuikaku sails with Force A. Pick the force. (5.1)'],
      // A ship whose force is no target is no hint to pick the force.
      [{ piece: `japanese ${musashi}` }, 'Musashi sails with Force C, which isn’t in 1119. (5.1)'],
      [{ piece: `japanese ${chitose}` }, 'Chitose sails with Force E, which is undetected. (5.2)'],
      [{ piece: 'group 0' }, ''],
      [{ piece: 'raid 0' }, ''],
    ]);
  });
});

test('rule 4.22: a strike in the air is sent to a hex with a detected force, or by that force', () => {
  const match = playing(sending, { mission: 0 }, [], {
    change: (battle) => {
      fly(battle, 0, 'strike', '1109', ['Essex SB2C 1'], { hex: -1 });
      place(battle, '1119', [], SEEN);
      place(battle, '1120');
    },
  });
  expect(picks(match)).toEqual({ [hex('1119')]: ['hex 1119', 'piece force 0', 'box contact 0'] });
  expectAnswers(match, [
    [{ hex: '1120' }, 'No detected force is in 1120. (4.22)'],
    [{ piece: 'force 1' }, 'Force B is undetected. (4.22)'],
    [{ piece: 'group 0' }, ''],
    [{ piece: 'mission 0' }, ''],
  ]);
});

describe('rule 4.4: flight', () => {
  const flying = (change: (battle: Battle) => void): Table => playing(missionFlight, { mission: 0 }, [], { change });

  test('a mission in its segment', () => {
    const match = flying((battle) => {
      fly(battle, 0, 'intercept', '1109', ['Essex F6F 1']);
      fly(battle, 1, 'intercept', '1109', ['Essex F6F 2']);
    });
    expectAnswers(match, [
      [{ hex: '1110' }, 'offered'],
      [{ hex: '1119' }, 'A mission flies 2 hexes a phase at most. (4.432)'],
      [{ option: hex('1119') }, 'A mission flies 2 hexes a phase at most. (4.432)'],
      [{ option: 'split' }, 'Intercept 1 has only 1 unit. (4.37)'],
      [{ piece: 'mission 1' }, 'It is Intercept 1’s move now. (4.41)'],
      [{ box: 'mission 1' }, 'It is Intercept 1’s move now. (4.41)'],
      [{ piece: 'mission 0' }, ''],
      [{ piece: 'group 0' }, ''],
    ]);
  });

  test('a mission just launched', () => {
    const match = playing(airOperations, {}, operations, {
      change: (battle) => {
        spot(battle, 'Essex', { 'Essex F6F 1': READY });
        place(battle, '1110');
      },
    });
    order(match, [3]);
    order(match, { 'Essex F6F 1': 'new intercept 1' });
    while (now(match) !== 'launch move: hex') order(match, {});
    expectAnswers(match, [
      [{ hex: '1108' }, 'offered'],
      [{ hex: '1110' }, 'Japanese ships are in 1110: no place for interceptors. (4.36)'],
      [{ hex: '1119' }, 'On launch a mission flies 1 hex at most. (4.42)'],
      [{ piece: 'mission 0' }, ''],
      [{ piece: 'force 0' }, ''],
    ]);
  });
});

describe('rule 6.2: deck work', () => {
  test('groups whose decks work', () => {
    const match = playing(airOperations, {}, operations, {
      change: (battle) => {
        for (const carrier of [0, 1, 2, 3]) battle.fires[carrier] = [1];
      },
    });
    expectAnswers(match, [
      [{ piece: 'group 1' }, 'offered'],
      [{ display: 'display group 1' }, 'offered'],
      [{ piece: 'group 0' }, 'TG 58.1 has no deck work to do. (6.23)'],
      [{ display: 'display group 0' }, 'TG 58.1 has no deck work to do. (6.23)'],
      [{ option: 0 }, 'TG 58.1 has no deck work to do. (6.23)'],
      [{ box: 'Hornet ready' }, 'TG 58.1 has no deck work to do. (6.23)'],
      [{ piece: `ship ${ship('Hornet')}` }, 'TG 58.1 has no deck work to do. (6.23)'],
      [{ piece: 'group 4' }, 'TG 58.7 has no carriers. (6.23)'],
      // It belongs to a group that works: nothing is wrong with it.
      [{ box: 'Wasp' }, ''],
      [{ hex: '1109' }, ''],
    ]);
  });

  const decks = (change: (battle: Battle) => void): Table =>
    playing(deckOperations, { group: 3, outs: [] }, [], { change });
  test('launching: units, carriers, missions and patrols', () => {
    const match = decks((battle) => {
      spot(battle, 'Essex', { 'Essex F6F 1': READY });
      spot(battle, 'Langley');
      spot(battle, 'Cowpens', { 'Cowpens F6F 1': READY });
      battle.fires[ship('Cowpens')] = [1];
      fly(battle, 0, 'strike', '1112', ['Wasp SB2C 1']);
      fly(battle, 1, 'patrol', '1109', ['Wasp F6F 1'], { groups: 1 << 1 });
    });
    expectAnswers(match, [
      [{ piece: 'Essex F6F 1' }, 'offered'],
      [{ box: 'patrol 3' }, 'offered'],
      [{ display: 'missions' }, 'offered'],
      [{ piece: 'Langley F6F 1' }, 'Langley F6F 1 isn’t ready on a flight deck. (6.24)'],
      [{ piece: 'Cowpens F6F 1' }, 'Cowpens is on fire. (12.34)'],
      [{ box: 'Essex ready' }, 'Pick the ready units on Essex, then a mission for each. (6.24)'],
      [{ piece: `ship ${ship('Langley')}` }, 'Langley has no ready aircraft. (6.24)'],
      [{ box: 'Cowpens' }, 'Cowpens is on fire. (12.34)'],
      [{ box: 'Hornet ready' }, 'Hornet isn’t part of TG 58.4. (6.23)'],
      [{ box: 'mission 0' }, 'Strike 1 isn’t over TG 58.4. (4.14)'],
      [{ piece: 'mission 0' }, 'Strike 1 isn’t over TG 58.4. (4.14)'],
      [{ piece: 'mission 1' }, 'That patrol belongs to another group. (4.33)'],
      [{ box: 'patrol 0' }, 'That patrol belongs to another group. (4.33)'],
      [{ hex: '1109' }, ''],
      [{ piece: 'group 3' }, ''],
    ]);
    const full = decks((battle) => {
      spot(battle, 'Essex', { 'Essex F6F 1': READY });
      fly(battle, 0, 'intercept', '1109', ['Wasp SB2C 1']);
      for (let m = 1; m < 8; m++) fly(battle, m, 'strike', '1112', []);
    });
    expect(clicked(full, { display: 'missions' })).toBe('All 8 missions are in use. (4.13)');
    const patrolled = decks((battle) => {
      spot(battle, 'Essex', { 'Essex F6F 1': READY });
      fly(battle, 0, 'patrol', '1109', ['Wasp F6F 1', 'Wasp F6F 2', 'Wasp F6F 3'], { groups: 1 << 3 });
    });
    expect(clicked(patrolled, { box: 'patrol 3' })).toBe('TG 58.4 can keep 3 units on patrol. (4.33)');
  });

  test('raising: units and the boxes of carriers', () => {
    const match = decks((battle) => {
      for (const name of ['Essex', 'Langley', 'Cowpens']) spot(battle, name);
      spot(battle, 'Essex', { 'Essex F6F 1': SERVICING });
    });
    expect(now(match)).toBe('deck operations: raise');
    expectAnswers(match, [
      [{ piece: 'Essex F6F 1' }, 'offered'],
      [{ box: 'Essex ready' }, 'offered'],
      [{ box: 'Essex hangar' }, 'offered'],
      [
        { piece: 'Essex F6F 2' },
        'Essex F6F 2 isn’t in servicing. Only aircraft in servicing go up to the flight deck. (6.25)',
      ],
      [{ piece: 'Hornet F6F 1' }, 'Hornet F6F 1 isn’t aboard a carrier of TG 58.4. (6.23)'],
      [{ box: 'Essex servicing' }, 'Aircraft enter servicing in the next step. (6.23)'],
      [{ box: 'Essex landed' }, 'Only aircraft that land go there. (6.28)'],
      [{ box: 'Langley ready' }, 'Langley has no aircraft in servicing. (6.25)'],
      [{ box: 'Hornet ready' }, 'Hornet isn’t part of TG 58.4. (6.23)'],
      [{ box: 'Essex' }, ''],
      [{ piece: 'group 3' }, ''],
      [{ hex: '1109' }, ''],
    ]);
  });

  test('lowering: units and the boxes of carriers', () => {
    const match = decks((battle) => {
      for (const name of ['Essex', 'Langley', 'Cowpens']) spot(battle, name);
      spot(battle, 'Essex', { 'Essex F6F 1': SERVICING, 'Essex F6F 2': SERVICING });
      spot(battle, 'Langley', { 'Langley F6F 1': LANDED });
    });
    order(match, {});
    expect(now(match)).toBe('deck operations: lower');
    expectAnswers(match, [
      [{ box: 'Langley hangar' }, 'offered'],
      [{ box: 'Langley servicing' }, 'offered'],
      [{ piece: 'Essex F6F 1' }, 'Essex F6F 1 is already in servicing. (6.26)'],
      [{ piece: 'Essex F6F 3' }, 'Can’t service another unit on Essex: its servicing box is full. (6.22)'],
      [{ box: 'Essex servicing' }, 'Can’t service another unit on Essex: its servicing box is full. (6.22)'],
      [{ box: 'Essex ready' }, 'Aircraft go up to the flight deck before others are lowered. (6.23)'],
      [{ box: 'Essex hangar' }, 'Nothing has landed on Essex that could be lowered. (6.27)'],
      [{ hex: '1109' }, ''],
    ]);
  });

  test('landing: units, missions and carriers', () => {
    const match = playing(landing, { hex: hex('1109'), paid: 0 }, [], {
      change: (battle) => {
        fly(battle, 0, 'strike', '1109', ['Essex SB2C 1']);
        fly(battle, 1, 'strike', '1112', ['Essex SB2C 2']);
        battle.searches = [
          {
            id: 0,
            narrow: false,
            origin: hex('1109'),
            goal: hex('1119'),
            hex: hex('1109'),
            homeward: true,
            group: 1,
            out: 0,
          },
        ];
        battle.units[unit('Wasp SB2C 1')] = 200;
        battle.launched[ship('Hornet')] = 1;
        spot(battle, 'Essex', { 'Essex F6F 1': HANGAR });
      },
    });
    expectAnswers(match, [
      [{ piece: 'Essex SB2C 1' }, 'offered'],
      [{ box: 'Essex' }, 'offered'],
      [{ box: 'Essex landed' }, 'offered'],
      [{ piece: `ship ${ship('Essex')}` }, 'offered'],
      [{ piece: 'mission 0' }, 'Pick the units of Strike 1 that land. (6.28)'],
      [{ piece: 'mission 1' }, 'Strike 2 isn’t over 1109. (6.28)'],
      [{ box: 'mission 1' }, 'Strike 2 isn’t over 1109. (6.28)'],
      [{ piece: 'Essex SB2C 2' }, 'Essex SB2C 2 isn’t in the air over 1109. (6.28)'],
      [{ piece: 'Wasp SB2C 1' }, 'Wasp SB2C 1 is on search and lands in the search segment. (8.28)'],
      [{ box: 'Hornet' }, 'Hornet has launched this phase and can’t land aircraft. (6.28)'],
      [{ hex: '1109' }, ''],
      [{ piece: 'group 3' }, ''],
    ]);
  });
});

describe('rule 6.3: the fleet', () => {
  const sailing = (change: (battle: Battle) => void = () => {}): Table =>
    playing(fleetMovement, {}, [surfaceAction], { change });

  test('ships to detach', () => {
    const match = sailing((battle) => {
      battle.hits[ship('Iowa')] = (US_SHIPS[ship('Iowa')]?.hits ?? 0) - 1;
    });
    order(match, 'detach');
    expectAnswers(match, [
      [{ piece: `ship ${ship('Alabama')}` }, 'offered'],
      [{ piece: `ship ${ship('Iowa')}` }, 'Iowa is crippled and can’t be detached. (12.41)'],
      [{ piece: `ship ${ship('Essex')}` }, 'Essex isn’t in Battle Line. Only its ships can be detached. (6.15)'],
      [{ box: 'Essex ready' }, 'Essex isn’t in Battle Line. Only its ships can be detached. (6.15)'],
      [{ option: ship('Essex') }, 'Essex isn’t in Battle Line. Only its ships can be detached. (6.15)'],
      [{ piece: 'group 0' }, ''],
      [{ hex: '1109' }, ''],
    ]);
  });

  test('courses: each group by its counter, each course by its hex', () => {
    const match = sailing((battle) => {
      place(battle, '1110');
      for (const group of [1, 2, 3]) battle.groups[group] = { hex: hex('1809'), from: hex('1809') };
    });
    if (now(match) === 'fleet movement: orders') order(match, 'sail');
    const prompt = promptFor(match, 'us');
    if (prompt?.kind !== 'arrange') throw new Error('Not an arrangement.');
    const [first] = prompt.pieces;
    expect([first?.id, first?.picks, first?.places?.['E']]).toEqual([
      'group 0',
      [{ piece: 'group 0' }],
      { hex: '1108' },
    ]);
    expect(first?.places?.['W']).toBeUndefined();
    expectAnswers(match, [
      [{ piece: 'group 0' }, 'offered'],
      [{ hex: '1108' }, 'offered'],
      [{ hex: '1810' }, 'offered'],
      [{ hex: '1110' }, 'TG 58.1 can’t enter 1110: a Japanese force is there. (6.35)'],
      [{ hex: '1119' }, '1119 is out of reach: groups move 1 hex. (6.34)'],
      [{ piece: `ship ${ship('Hornet')}` }, 'Hornet sails with TG 58.1. Pick the group. (6.34)'],
      [{ box: 'Hornet' }, 'Hornet sails with TG 58.1. Pick the group. (6.34)'],
      [{ piece: 'force 0' }, ''],
      [{ piece: 'Hornet F6F 1' }, ''],
    ]);
  });

  test('a group that stays with a cripple', () => {
    const match = sailing((battle) => {
      battle.groups[BATTLE_LINE] = { hex: hex('1109'), from: hex('1109'), guards: ship('Essex') };
    });
    if (now(match) === 'fleet movement: orders') order(match, 'sail');
    expect(clicked(match, { piece: `group ${BATTLE_LINE}` })).toBe(
      'TG 58.7 stays with a crippled ship and doesn’t move. (12.411)',
    );
  });
});

describe('rule 8.2: search', () => {
  const searching = (change: (battle: Battle) => void = () => {}): Table =>
    playing(search, {}, [searchLeg, searchLegs], { change });

  test('where from: a hex, or any group in it', () => {
    const match = searching((battle) => {
      battle.groups[0] = { hex: hex('1110'), from: hex('1110') };
    });
    order(match, 'search');
    order(match, 'standard');
    expect(picks(match)[hex('1110')]).toEqual(['hex 1110', 'piece group 0']);
  });

  test('units and carriers', () => {
    const match = searching((battle) => {
      spot(battle, 'Essex', { 'Essex F6F 1': READY });
      spot(battle, 'Langley', { 'Langley F6F 1': READY });
      battle.fires[ship('Langley')] = [1];
      battle.groups[0] = { hex: hex('1110'), from: hex('1110') };
    });
    order(match, 'search');
    order(match, 'standard');
    order(match, hex('1109'));
    expectAnswers(match, [
      [{ piece: 'Essex F6F 1' }, 'offered'],
      [{ piece: 'Essex F6F 2' }, 'Essex F6F 2 isn’t ready on a flight deck. (8.27)'],
      [{ piece: 'Langley F6F 1' }, 'Langley is on fire. (12.34)'],
      [{ box: 'Langley ready' }, 'Langley is on fire. (12.34)'],
      [{ piece: `ship ${ship('Essex')}` }, 'Pick 1 or 2 ready units on Essex. (8.27)'],
      [{ box: 'Hornet' }, 'Hornet isn’t in 1109, where the search starts. (8.27)'],
      [{ hex: '1109' }, ''],
      [{ piece: 'group 0' }, ''],
    ]);
  });

  test('the goal: hexes only', () => {
    const match = searching((battle) => spot(battle, 'Essex', { 'Essex SB2C 1': READY }));
    order(match, 'search');
    order(match, 'standard');
    order(match, ['Essex SB2C 1']);
    expectAnswers(match, [
      [{ hex: '1119' }, 'offered'],
      [{ hex: '1112' }, 'A standard search flies 10 hexes in 1 of 12 directions, or to the edge of the chart. (8.25)'],
      [{ piece: 'group 0' }, ''],
      [{ piece: 'Essex SB2C 1' }, ''],
    ]);
  });
});

describe('rule 4.5: interception', () => {
  const fighting = (change: (battle: Battle) => void): Table =>
    playing(interceptionCombat, { hex: hex('1112'), engaged: [], mission: -1, raid: -1, least: 0, atEscorts: 0 }, [], {
      change: (battle) => {
        battle.raids = [raidAt('1112'), raidAt('1115', { id: 1, number: 2 })];
        fly(battle, 0, 'intercept', '1112', ['Essex F6F 1']);
        change(battle);
      },
    });

  test('missions, their units and raids', () => {
    const match = fighting((battle) => {
      fly(battle, 1, 'strike', '1112', ['Essex SB2C 1']);
      fly(battle, 2, 'intercept', '1110', ['Essex F6F 2']);
      fly(battle, 3, 'intercept', '1112', ['Essex F6F 3'], { fuel: -5 });
    });
    expectAnswers(match, [
      [{ piece: 'mission 0' }, 'offered'],
      [{ box: 'mission 0' }, 'offered'],
      [{ piece: 'raid 0' }, 'offered'],
      [{ piece: 'Essex F6F 1' }, 'A mission engages as a whole. Pick Intercept 1. (4.51)'],
      [{ piece: 'mission 1' }, 'Strike 2 is a strike. Strikes don’t fight raids. (4.24)'],
      [{ piece: 'Essex SB2C 1' }, 'Strike 2 is a strike. Strikes don’t fight raids. (4.24)'],
      [{ box: 'mission 2' }, 'Intercept 3 isn’t over 1112. (4.5)'],
      [{ piece: 'mission 3' }, 'Intercept 4 is fuel critical 4 or worse and can’t pay for a fight. (4.51)'],
      [{ piece: 'raid 1' }, 'Raid 2-A isn’t over 1112. (4.5)'],
      [{ hex: '1112' }, ''],
      [{ piece: 'Wasp F6F 1' }, ''],
    ]);
  });

  test('how many go for the escorts is a number, and nothing else', () => {
    const match = fighting((battle) => {
      battle.raids = [raidAt('1112', { points: 8, fighters: 4 })];
      fly(battle, 0, 'intercept', '1112', ['Essex F6F 1', 'Essex F6F 2', 'Essex F6F 3']);
    });
    order(match, { 'mission 0': 'raid 0' });
    expect(now(match)).toBe('interception combat: split');
    expect(clicked(match, { option: 3 })).toBe('offered');
    expect(clicked(match, { option: 1 })).toContain('(4.52)');
    for (const wanted of [{ piece: 'raid 0' }, { hex: '1112' }, { piece: 'mission 0' }] as Ref[])
      expect(clicked(match, wanted)).toBe('');
  });
});

test('rule 5.721: battleships that fire overhead', () => {
  const [iowa, jersey, alabama] = ['Iowa', 'New Jersey', 'Alabama'].map(ship) as [number, number, number];
  const match = playing(raidAttacks, {}, [], {
    change: (battle) => {
      battle.raids = [raidAt('1109'), raidAt('1109', { id: 1 })];
      battle.fired = [iowa];
      battle.hits[jersey] = (US_SHIPS[jersey]?.hits ?? 0) - 1;
    },
    // The first raid comes in, has three fighters, and flies over Battle Line.
    dice: [1, 5, 7],
  });
  expect(now(match)).toBe('raid attacks: overhead');
  expectAnswers(match, [
    [{ piece: `ship ${alabama}` }, 'offered'],
    [{ piece: `ship ${iowa}` }, 'Iowa has already fired overhead this phase. (5.721)'],
    [{ piece: `ship ${jersey}` }, 'New Jersey has no flak left. (5.721)'],
    [{ option: iowa }, 'Iowa has already fired overhead this phase. (5.721)'],
    [{ box: 'Essex ready' }, 'Only battleships of Battle Line fire overhead. (5.721)'],
    [{ piece: 'raid 0' }, ''],
    [{ hex: '1109' }, ''],
  ]);
});

test('rule 14.12: a submarine moves one hex', () => {
  const match = playing(submarineActs, { sub: 0 }, submarineProcedures.slice(2), {
    change: (battle) => {
      battle.subs[0] = { hex: hex('1012'), pin: 0, shadows: -1, sunk: false };
      battle.missions[0] = emptyMission();
    },
  });
  expectAnswers(match, [
    [{ hex: '1011' }, 'offered'],
    [{ hex: '1015' }, '1015 is 3 hexes away. Submarines move 1. (14.12)'],
    [{ piece: 'sub 0' }, ''],
    [{ piece: 'force 0' }, ''],
  ]);
});
