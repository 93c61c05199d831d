import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  begin,
  check,
  type Game,
  type Json,
  type JsonObject,
  readScenario,
  scenarioSchema,
  type Shape,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { UNITS } from './data/aircraft.ts';
import { philippineSea } from './index.ts';
import { SCENARIOS } from './scenarios.ts';

const game = philippineSea as unknown as Game;

/** A scenario of the game under another name, with some fields otherwise: "fleet.hex", "japanese.onMap[0].hex". */
function changed(id: string, changes: Record<string, Json | undefined> = {}): JsonObject {
  const file = structuredClone(SCENARIOS.find((known) => known.id === id)) as unknown as JsonObject;
  file['id'] = 'mine';
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() as string;
    let part = file as Record<string, Json>;
    for (const key of keys) part = part[key] as JsonObject;
    if (value === undefined) delete part[last];
    else part[last] = value;
  }
  return file;
}

function problems(json: JsonObject): string[] {
  const reading = readScenario(game, json);
  return reading.ok ? [] : reading.problems.map(({ path, problem }) => `${path}: ${problem}`);
}

describe('the scenarios of the game', () => {
  test.each(SCENARIOS.map((file) => [file.id, file] as const))('%s is sound', (_id, file) => {
    expect(problems(file as unknown as JsonObject)).toEqual([]);
  });

  test('are eleven: five lessons, four battles, two lessons for advanced rules', () => {
    expect(game.scenarios.map(({ id }) => id)).toEqual([
      'hellcats-up',
      'sunset-strike',
      'turkey-shoot',
      'eyes-of-the-fleet',
      'first-blood',
      'full-battle',
      'mitschers-way',
      'two-days',
      'great-battle',
      'into-the-wind',
      'guns-and-oil',
    ]);
  });

  test('have the JSON Schema that stands beside them', () => {
    const path = fileURLToPath(new URL('./scenario.schema.json', import.meta.url));
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(scenarioSchema(game));
  });
});

type Case = [what: string, id: string, changes: Record<string, Json | undefined>, found: string];
const cases: Case[] = [
  [
    'an hour that is not on the track',
    'full-battle',
    { 'start.turn': '0600' },
    'start.turn: It should be one of "0530"',
  ],
  ['a fifth phase', 'full-battle', { 'start.phase': 5 }, 'start.phase: It should be a whole number from 1 to 4'],
  ['another day', 'full-battle', { 'start.day': 21 }, 'start.day: It should be one of 19, 20, but is 21.'],
  ['an end before the start', 'full-battle', { 'start.day': 20 }, 'end: The battle ends before it begins.'],
  [
    'recovery alone',
    'full-battle',
    { recoveryTurns: 12 },
    'recoveryTurns: The battle has 12 turns, and at least one must be left to fight in.',
  ],
  ['a segment that is none', 'full-battle', { segments: ['tea'] }, 'segments[0]: It should be one of "arrival"'],
  [
    'strikes without an attack',
    'first-blood',
    {
      segments: [
        'arrival',
        'japanese flight',
        'activation',
        'american flight',
        'search',
        'air operations',
        'interception',
        'japanese attack',
      ],
    },
    'launches: Strikes need the segment "american attack", and it is not among the segments.',
  ],
  [
    'searches without a search',
    'eyes-of-the-fleet',
    { segments: ['arrival', 'activation', 'air operations'] },
    'launches: Searches need the segment "search", and it is not among the segments.',
  ],
  [
    'a fleet that moves without chits',
    'sunset-strike',
    { 'fleet.moves': true },
    'fleet.moves: A fleet that moves needs the segment "activation", and it is not among the segments.',
  ],
  [
    'submarines without chits',
    'sunset-strike',
    { submarines: true },
    'submarines: Submarines need the segment "activation", and it is not among the segments.',
  ],
  [
    'arrivals without counters',
    'eyes-of-the-fleet',
    { 'japanese.forces': 0, scoring: 'victory points' },
    'japanese.forces: Forces shall arrive, and there is no counter left for one.',
  ],
  ['a hex in words', 'full-battle', { 'fleet.hex': 'Saipan' }, 'fleet.hex: It should be a hex such as "1109"'],
  ['a hex off the map', 'full-battle', { 'fleet.hex': '2709' }, 'fleet.hex: There is no hex 2709 on the map.'],
  [
    'carriers among islands',
    'full-battle',
    { 'fleet.hex': '1407' },
    'fleet.hex: The hex 1407 has islands in it, and carriers may not enter it (2.12).',
  ],
  [
    'a task group that is none',
    'full-battle',
    { 'fleet.groups': ['58.5'] },
    'fleet.groups[0]: It should be one of "58.1"',
  ],
  [
    'a task group twice',
    'full-battle',
    { 'fleet.groups': ['58.1', '58.1'] },
    'fleet.groups[1]: It is "58.1", which stands in the list already.',
  ],
  [
    'Saratoga without her group',
    'great-battle',
    { 'fleet.groups': ['58.1'] },
    'fleet.extraCarriers: Saratoga sails with 58.4, which does not take part (6.13).',
  ],
  [
    'Battle Line alone, with aircraft',
    'eyes-of-the-fleet',
    { 'fleet.groups': ['58.7'] },
    'launches: No task group with carriers takes part, so nothing can take off.',
  ],
  [
    'strikes by fighters',
    'full-battle',
    { 'fleet.fightersOnly': true, 'fleet.decks': {} },
    'launches: Only fighters are aboard, and they do not attack ships.',
  ],
  [
    'a deck that is too full',
    'full-battle',
    { 'fleet.decks.CV': { ready: { fighters: 3, attack: 1 } } },
    'fleet.decks.CV.ready: The flight deck of a fleet carrier holds 3 units, not 4 (6.22).',
  ],
  [
    'too much servicing',
    'full-battle',
    { 'fleet.decks.CVL': { servicing: { fighters: 2 } } },
    'fleet.decks.CVL.servicing: A light carrier services 1 unit at a time, not 2 (6.22).',
  ],
  [
    'aircraft that a carrier has not',
    'full-battle',
    { 'fleet.decks.CVL': { ready: { attack: 1 }, servicing: { attack: 1 } } },
    'fleet.decks.CVL: The Belleau Wood has 1 attack unit and not 2.',
  ],
  [
    'a patrol of four',
    'hellcats-up',
    { 'fleet.patrol': 4 },
    'fleet.patrol: It should be a whole number from 1 to 3, but is 4.',
  ],
  [
    'a patrol of fighters that are elsewhere',
    'hellcats-up',
    {
      'fleet.patrol': 3,
      'fleet.decks': {
        CV: { ready: { fighters: 2 }, servicing: { fighters: 1 } },
        CVL: { ready: { fighters: 1 }, servicing: { fighters: 1 } },
      },
    },
    'fleet.patrol: The hangars of 58.1 hold 0 fighter units for it, not 3.',
  ],
  [
    'an aircraft of another war',
    'sunset-strike',
    { 'strikes[0].units': { F4F: 1 } },
    'strikes[0].units.F4F: It is not known',
  ],
  [
    'a strike of more than there is',
    'sunset-strike',
    { 'strikes[1].units': { SBD: 6 } },
    'strikes[1].units: It takes 6 units of SBD, and 5 are left in the hangars.',
  ],
  [
    'a second strike of what the first took',
    'sunset-strike',
    { 'strikes[0].units': { SBD: 4 }, 'strikes[1].units': { SBD: 2 } },
    'strikes[1].units: It takes 2 units of SBD, and 1 are left in the hangars.',
  ],
  ['an empty strike', 'sunset-strike', { 'strikes[0].units': { SBD: 0 } }, 'strikes[0].units: No aircraft fly in it.'],
  [
    'a strike with too much fuel',
    'sunset-strike',
    { 'strikes[0].fuel': 15 },
    'strikes[0].fuel: Its aircraft take off with 14 (4.15).',
  ],
  [
    'a strike with nowhere to go',
    'sunset-strike',
    { 'japanese.onMap': [] },
    'strikes: There is no force on the map that they could be sent to.',
  ],
  [
    'a way home for nobody',
    'first-blood',
    { flightHome: 7 },
    'flightHome: It is for strikes that are in the air at the start, and there are none.',
  ],
  [
    'a distance to nothing',
    'hellcats-up',
    { contactDistance: 7 },
    'contactDistance: Nothing is attacked: "american attack" is not among the segments.',
  ],
  [
    'an empty list of raids',
    'hellcats-up',
    { 'japanese.listed': [] },
    'japanese.listed: Raids are listed, and the list is empty.',
  ],
  [
    'a list that nobody reads',
    'hellcats-up',
    { 'japanese.raids': 'full' },
    'japanese.listed: No raid of the list comes while raids are "full".',
  ],
  [
    'a raid before the battle',
    'hellcats-up',
    { 'japanese.listed[0].phase': 2 },
    'japanese.listed[0]: It comes before the battle or when it is over.',
  ],
  [
    'a raid after the battle',
    'hellcats-up',
    { 'japanese.listed[1].turn': '1210' },
    'japanese.listed[1]: It comes before the battle or when it is over.',
  ],
  [
    'a raid among those that land',
    'turkey-shoot',
    { recoveryTurns: 3 },
    'japanese.listed[4]: It comes before the battle or when it is over.',
  ],
  [
    'a raid from off the map',
    'hellcats-up',
    { 'japanese.listed[0].source': '0131' },
    'japanese.listed[0].source: There is no hex 0131 on the map.',
  ],
  [
    'a raid that is there already',
    'hellcats-up',
    { 'japanese.listed[0].hex': '1109' },
    'japanese.listed[0].hex: It is the hex of the fleet: a raid must be met on its way.',
  ],
  [
    'simple raids without strengths',
    'first-blood',
    { 'japanese.strengths': undefined },
    'japanese.strengths: It is missing: raids that are "simple" need it.',
  ],
  [
    'strengths without simple raids',
    'full-battle',
    { 'japanese.strengths': [14, 10] },
    'japanese.strengths: Only raids that are "simple" use it.',
  ],
  [
    'raids scored that never come',
    'eyes-of-the-fleet',
    { scoring: 'defence' },
    'scoring: It counts raids, and there are none.',
  ],
  [
    'sightings of nothing',
    'hellcats-up',
    { scoring: 'sightings' },
    'scoring: It counts what is seen of forces, and there are none.',
  ],
  [
    'more forces than counters',
    'sunset-strike',
    { 'japanese.forces': 2 },
    'japanese.onMap: There are 3 forces on the map and 2 counters for them.',
  ],
  [
    'a ship that never was',
    'sunset-strike',
    { 'japanese.onMap[0].ships': ['Hosho'] },
    'japanese.onMap[0].ships[0]: It should be one of "Taiho"',
  ],
  [
    'a ship in two forces',
    'sunset-strike',
    { 'japanese.onMap[1].ships[0]': 'Zuikaku' },
    'japanese.onMap[1].ships[0]: The ship Zuikaku stands in japanese.onMap[0].ships[0] already.',
  ],
  [
    'a ghost in June 1944',
    'sunset-strike',
    { 'japanese.onMap[0].ships[0]': 'Akagi' },
    'japanese.onMap[0].ships[0]: The ship Akagi sails in a great battle only (2.35).',
  ],
  [
    'a force off the map',
    'sunset-strike',
    { 'japanese.onMap[0].hex': '9999' },
    'japanese.onMap[0].hex: There is no hex 9999 on the map.',
  ],
  [
    'both fleets in one hex',
    'sunset-strike',
    { 'japanese.onMap[0].hex': '1314' },
    'japanese.onMap[0].hex: It is the hex of the American fleet.',
  ],
  [
    'a patrol from no deck',
    'sunset-strike',
    { 'japanese.onMap[0].ships': ['Cruiser Force 1'] },
    'japanese.onMap[0].patrol: A force without carriers has no patrol.',
  ],
  [
    'too few chits',
    'first-blood',
    { 'japanese.levelOne': { Carrier: 8 } },
    'japanese.levelOne: There are 8 chits for 9 forces: each may need one (7.35).',
  ],
  [
    'double forces in a cup of its own',
    'first-blood',
    { 'japanese.levelOne': { 'Double Force': 2 } },
    'japanese.levelOne["Double Force"]: It is not known',
  ],
  [
    'a threshold above the limit',
    'full-battle',
    { 'japanese.commitment.additional': [16, 15] },
    'japanese.commitment.additional: The threshold, 16, is above the limit, 15 (13.21).',
  ],
  [
    'a limit without a threshold',
    'full-battle',
    { 'japanese.commitment.historical': [12] },
    'japanese.commitment.historical: It should have 2 items, but has 1.',
  ],
  [
    'levels that fall',
    'full-battle',
    { 'levels[2].from': 16 },
    'levels[2].from: Levels rise from the lowest, and the one before begins at 16.',
  ],
  [
    'a result without words',
    'full-battle',
    { 'levels[0].result': 'glory' },
    'levels[0].result: It should be one of "loss"',
  ],
  ['no levels', 'full-battle', { levels: [] }, 'levels: It should have at least 1 item, but has 0.'],
];

describe('a file is refused with its field and a sentence', () => {
  test.each(cases)('%s', (_what, id, changes, found) => {
    const all = problems(changed(id, changes));
    expect(all.filter((line) => line.startsWith(found))).toHaveLength(1);
    // Nothing else is said that would lead astray.
    expect(all.length).toBeLessThanOrEqual(3);
  });

  test('all of it at once', () => {
    const file = changed('full-battle', { 'fleet.hex': '2709', 'levels[2].from': 16, recoveryTurns: 30 });
    expect(problems(file).map((line) => line.split(':')[0])).toEqual(['recoveryTurns', 'fleet.hex', 'levels[2].from']);
  });
});

describe('a file of one’s own', () => {
  test('rules 2.12, 7.25: Japanese carriers may begin among islands, American ones may not', () => {
    expect(problems(changed('sunset-strike', { 'japanese.onMap[0].hex': '1407' }))).toEqual([]);
    expect(problems(changed('sunset-strike', { 'fleet.hex': '1407' }))).toHaveLength(1);
  });

  test('rule 1.2: teaches where it says so, as the lessons do and the battles do not', () => {
    expect(SCENARIOS.map(({ id }) => philippineSea.setup(id, {}).rules.teaching)).toEqual([
      ...Array<boolean>(5).fill(true),
      ...Array<boolean>(4).fill(false),
      ...Array<boolean>(2).fill(true),
    ]);
    const own = changed('full-battle', { teaching: true });
    expect(problems(own)).toEqual([]);
    expect(philippineSea.setup('mine', {}, own).rules.teaching).toBe(true);
  });

  test('is sound with any scenario of the game under another name', () => {
    for (const { id } of SCENARIOS) expect(problems(changed(id))).toEqual([]);
  });

  test('lays out what it says, and is never changed', () => {
    const file = changed('first-blood', {
      'fleet.hex': '1212',
      'fleet.groups': ['58.4'],
      'japanese.strengths': [20, 5],
      'japanese.levelOne': { Carrier: 9 },
    });
    const before = structuredClone(file);
    const match = begin(game, {
      scenario: file,
      dice: { kind: 'fast', seed: 'mine' },
      options: { ships: 'historical' },
    });
    const { data } = match.table.whole as { data: ReturnType<typeof philippineSea.setup> };
    expect(data.groups.filter(({ hex }) => hex >= 0)).toHaveLength(1);
    expect(data.units.filter((place) => place >= 0)).toHaveLength(
      UNITS.filter(({ home }) => home >= 12 && home < 15).length,
    );
    expect([data.rules.strengths, match.header.scenario]).toEqual([[20, 5], 'mine']);
    expect(file).toEqual(before);
  });

  test('gives a state of its own to every match', () => {
    const setup = (): ReturnType<typeof philippineSea.setup> =>
      philippineSea.setup('first-blood', {}, SCENARIOS[4] as unknown as JsonObject);
    const [one, two] = [setup(), setup()];
    expect(one).toEqual(two);
    for (const shared of [one.rules, one.rules.strengths, one.rules.levels[0], one.levelOne, one.rules.segments])
      expect(Object.isFrozen(shared)).toBe(false);
    one.rules.strengths[0] = 99;
    expect(setup()).toEqual(two);
  });
});

describe('the examples in docs/scenarios.md', () => {
  const guide = readFileSync(fileURLToPath(new URL('../../docs/scenarios.md', import.meta.url)), 'utf8');
  const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json = '']) => JSON.parse(json) as JsonObject,
  );
  const { fields = {} } = philippineSea.scenarioForm ?? {};
  /** The example of the list of raids is a part of the Japanese side. */
  const whole = examples.filter((example) => !('raids' in example));

  test('have the form of what they show', () => {
    expect(whole).toHaveLength(examples.length - 1);
    for (const example of whole)
      for (const [name, value] of Object.entries(example))
        if (Object.hasOwn(fields, name)) expect(check(fields[name] as Shape, value, name)).toBeNull();
  });

  test('show every field that a file must have', () => {
    const shown = new Set(whole.flatMap((example) => Object.keys(example)));
    expect(Object.keys(fields).filter((name) => !shown.has(name))).toEqual([]);
    const told = new Set([...guide.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const side = (fields['japanese'] as { of: { fields: object } }).of.fields;
    const fleet = (fields['fleet'] as { of: { fields: object } }).of.fields;
    expect([...Object.keys(side), ...Object.keys(fleet)].filter((name) => !told.has(name))).toEqual([]);
  });

  test('can be played: the lesson, the raids, the two sides and the scores', () => {
    const take = (...names: string[]): JsonObject =>
      Object.assign(
        {},
        ...examples.map((each) => Object.fromEntries(names.flatMap((n) => (n in each ? [[n, each[n]]] : [])))),
      ) as JsonObject;
    const battle = {
      ...changed('full-battle'),
      ...take(
        'id',
        'title',
        'about',
        'start',
        'end',
        'recoveryTurns',
        'fleet',
        'submarines',
        'japanese',
        'scoring',
        'levels',
        'lesson',
      ),
    };
    expect(problems(battle)).toEqual([]);
    const raids = {
      ...changed('hellcats-up'),
      ...take('start', 'end', 'segments', 'launches'),
      japanese: take('raids', 'forces', 'listed'),
    };
    expect(problems(raids)).toEqual([]);
    const strikes = { ...changed('sunset-strike'), ...take('strikes', 'flightHome', 'contactDistance') };
    expect(problems(strikes)).toEqual([]);
  });
});
