import {
  fields,
  flag,
  integer,
  list,
  noted,
  oneOf,
  optional,
  type ScenarioForm,
  type Shape,
  text,
} from '@point-option/engine';
import { MODELS } from './data/aircraft.ts';
import { FORCE_LETTERS, LEVEL_ONE } from './data/chits.ts';
import { JAPANESE_SHIPS } from './data/japaneseShips.ts';
import { SEGMENTS } from './data/scenarioFile.ts';
import { MISSIONS } from './data/state.ts';
import { CARRIERS, SARATOGA, TASK_GROUPS } from './data/usShips.ts';
import { HOURS, PHASES } from './rules/clock.ts';
import { scenarioProblems } from './scenarioProblems.ts';

const HEX = text({ pattern: '^[0-9]{4}$', as: 'a hex such as "1109": the row, then the column' });
const DAYS = [19, 20];
/** Larger than any number that a battle comes to; a file with more in it has slipped a digit. */
const MANY = 1000;
/** 4.33. */
const MOST_ON_PATROL = 3;
/** 4.15: fuel points that any aircraft may have. */
const MOST_FUEL = Math.max(...Object.values(MODELS).map(({ endurance }) => endurance));
const RESULTS = [
  'loss',
  'win',
  'major win',
  'humiliation',
  'defeat',
  'mixed',
  'incomplete victory',
  'substantial victory',
  'overwhelming victory',
];

const hex = (note: string): Shape => noted(`${note}, by its number: the row, then the column, such as "1109".`, HEX);
const aircraft = (most: number): Shape => integer({ min: 0, max: most });

const moment = (note: string): Shape =>
  noted(
    note,
    fields({
      day: noted(
        'The day in June on which this day of battle begins; the hours after midnight still belong to it.',
        oneOf(DAYS),
      ),
      turn: noted('When the turn begins, as on the track: every 80 minutes from 0530 on (3.0).', oneOf(HOURS)),
      phase: noted('The action phase of 20 minutes within the turn (3.1).', integer({ min: 1, max: PHASES })),
    }),
  );

const units = (note: string): Shape =>
  optional(
    noted(
      note,
      fields({
        fighters: optional(noted('Fighter units, none trained for the night.', aircraft(3))),
        attack: optional(noted('Dive and torpedo bomber units, dive bombers first.', aircraft(3))),
      }),
    ),
  );
const deck = (note: string): Shape =>
  optional(
    noted(
      note,
      fields({
        ready: units('On the flight deck, ready to take off.'),
        servicing: units('Being fuelled and armed.'),
      }),
    ),
  );

const fleet = fields({
  hex: hex('Where Task Force 58 is at the start (6.12)'),
  groups: noted(
    'The task groups that take part. 58.7 is Battle Line, without carriers (6.31).',
    list(oneOf(TASK_GROUPS), { min: 1, unique: true }),
  ),
  extraCarriers: optional(
    noted(
      'Carriers besides those of history, in the free place of 58.4 (6.13).',
      list(oneOf([CARRIERS[SARATOGA]?.name ?? '']), { unique: true }),
    ),
  ),
  fightersOnly: optional(noted('Whether only fighters are aboard.', flag())),
  decks: optional(
    noted(
      'Where air units stand at the start, on every carrier of a class. What is not named is in the hangar.',
      fields({ CV: deck('Fleet carriers.'), CVL: deck('Light carriers.') }),
    ),
  ),
  patrol: optional(
    noted(
      'Fighter units of every carrier group on patrol over it at the start, from its hangars (4.33).',
      integer({ min: 1, max: MOST_ON_PATROL }),
    ),
  ),
  moves: noted('Whether the fleet may move when its chit is drawn (6.3).', flag()),
  servicing: noted('Whether aircraft that have landed may be serviced and fly again (4.16).', flag()),
  leeward: optional(noted('Whether it has just run before the wind, where wind is played (17.5).', flag())),
});

const listedRaid = fields({
  day: noted('The day of battle.', oneOf(DAYS)),
  turn: noted('The turn in which it appears.', oneOf(HOURS)),
  phase: noted('The phase in which it appears.', integer({ min: 1, max: PHASES })),
  points: noted('Air points, of about eight aircraft each.', integer({ min: 1, max: 99 })),
  wave: noted(
    'B follows the A of the same phase and source two hexes behind (10.24), unless it has a hex of its own.',
    oneOf(['A', 'B']),
  ),
  source: hex('Where it comes from'),
  hex: optional(hex('Where it appears; without this radar finds it by the dice (10.21)')),
});

const forceOnMap = fields({
  hex: hex('Where it is'),
  ships: noted(
    'Its ships. Those that would sail only in the great battle need that (2.35).',
    list(oneOf(JAPANESE_SHIPS.map(({ name }) => name)), { min: 1 }),
  ),
  patrol: optional(noted('Points of its combat air patrol, without a roll (5.41).', integer({ min: 0, max: 99 }))),
  detection: noted('How well it has been seen (8.11).', oneOf(['approximate', 'located', 'spotted'])),
});

const limits = (note: string): Shape => noted(note, list(integer({ min: 0, max: MANY }), { min: 2, max: 2 }));
/** RULINGS.md, 112: double forces come with the option alone. */
const levelOne = Object.fromEntries(
  LEVEL_ONE.filter((chit) => chit !== 'Double Force').map((chit) => [chit, optional(integer({ min: 0, max: 30 }))]),
);

const japanese = fields({
  raids: noted(
    'Whence raids come: none; those listed here; the short procedure of lesson 5; or the whole one (10.1).',
    oneOf(['none', 'listed', 'simple', 'full']),
  ),
  listed: optional(noted('The raids, where they are listed, in the order in which they appear.', list(listedRaid))),
  strengths: optional(
    limits('Where raids are simple: the air strength of the first carrier force that is met, and of the others.'),
  ),
  forces: noted(
    'Force counters there are, those on the map at the start among them; the others arrive (7.1).',
    integer({ min: 0, max: FORCE_LETTERS.length }),
  ),
  onMap: optional(noted('Forces on the map at the start, whose ships are known.', list(forceOnMap))),
  levelOne: optional(
    noted(
      'The cup of level 1 chits, in the place of the full one; what is not named is not in it (7.35). Double forces need the full one (7.5).',
      fields(levelOne),
    ),
  ),
  guam: optional(noted('The air value of Guam; without it Guam sends nothing (11.21).', integer({ min: 0, max: 99 }))),
  commitment: optional(
    noted(
      'Threshold and limit of the Japanese commitment; without them there is no end to it (13.21).',
      fields({
        historical: limits('With the ships of history.'),
        additional: limits('With additional ships.'),
      }),
    ),
  ),
  arrivalsShifted: optional(noted('Whether arrivals lean to the south and the west.', flag())),
  greatBattle: optional(
    noted('Whether additional and ghost ships, veteran fliers and Kido Butai are there (2.35, 7.44).', flag()),
  ),
  hitsAtOnce: optional(noted('Whether hits on Japanese ships are permanent at once (12.21).', flag())),
  oilers: optional(
    noted('Whether oilers may come in the night of the nineteenth, where refuelling is played (20.1).', flag()),
  ),
});

const strike = fields({
  units: noted(
    'How many units of each type, from the hangars.',
    fields(Object.fromEntries(Object.keys(MODELS).map((model) => [model, optional(aircraft(24))]))),
  ),
  fuel: noted('Fuel points it has left (4.15).', integer({ min: 1, max: MOST_FUEL })),
});

/** Every field of a scenario file of this game; docs/scenarios.md shows each with an example. */
export const scenarioForm: ScenarioForm = {
  fields: {
    start: moment('The first phase that is played.'),
    end: moment('The last phase that is played.'),
    recoveryTurns: optional(
      noted(
        'Turns at the end in which American aircraft fly home and land, and nothing else is done.',
        integer({ min: 0, max: HOURS.length * DAYS.length }),
      ),
    ),
    segments: noted(
      'What is played of each turn: the arrival of Japanese forces, and the segments of an action phase (3.1).',
      list(oneOf(SEGMENTS), { min: 1, unique: true }),
    ),
    launches: noted(
      'What aircraft may take off for.',
      list(oneOf(['strike', 'intercept', 'patrol', 'search']), { unique: true }),
    ),
    fleet: noted('The American fleet.', fleet),
    strikes: optional(
      noted(
        'Strikes in the air at the start; the player sends each to a force (4.2).',
        list(strike, { max: MISSIONS }),
      ),
    ),
    flightHome: optional(
      noted(
        'Fuel that each strike pays for the way home after the attack; it then lands at once, on a lit deck.',
        integer({ min: 0, max: 99 }),
      ),
    ),
    contactDistance: optional(
      noted(
        'Hexes that count as the distance to the nearest task group when a strike looks for its target (5.21).',
        integer({ min: 0, max: 99 }),
      ),
    ),
    submarines: noted('Whether the five submarines take part (14.1).', flag()),
    japanese: noted('The Japanese side, which the rules play.', japanese),
    scoring: noted(
      'How the battle is scored: by victory points (15.1); by raids met and raids that got through; by air points shot down less the losses of 15.1; by what was seen of the enemy.',
      oneOf(['victory points', 'interception', 'defence', 'sightings']),
    ),
    levels: noted(
      'What scores are worth, from the lowest up. The first counts for all lower scores too.',
      list(
        fields({
          from: noted('The least score for it.', integer({ min: -MANY, max: MANY })),
          result: noted('What it is.', oneOf(RESULTS)),
        }),
        { min: 1 },
      ),
    ),
    teaching: optional(
      noted(
        'Whether everything that the Japanese side considers and rolls is shown as it happens, as by the option of that name.',
        flag(),
      ),
    ),
  },
  problems: scenarioProblems,
};
