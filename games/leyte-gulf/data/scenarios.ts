import { type Opening, shipsOfOpenings } from '@point-option/chit-pull';
import { fleet } from './fleet.ts';
import { LESSON, SURIGAO_STRAIT } from './lesson.ts';
import { BEACHHEAD, grid, IS_SEA, IS_WEST } from './map.ts';
import { ship } from './ships.ts';
import { CAMPAIGN_UNIT, unit } from './squadrons.ts';

/** The scenarios of the rules. */
export type BattleId = 'historical' | 'what-if' | 'campaign';
export type ScenarioId = BattleId | 'surigao-strait';

/** Where a force starts or comes in: its owner picks one of the hexes, of which there may be one alone. */
export interface Arrival {
  readonly forces: readonly string[];
  /** 0 for the start. */
  readonly turn: number;
  /** As the rules print them. */
  readonly hexes: readonly string[];
  /** The same, where the printed hex can't be meant (RULINGS.md); else empty. */
  readonly corrected: readonly string[];
  readonly detected: boolean;
}

/** What a scenario sets up, and the rules that are its own. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly rule: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** The day in October of the first turn. */
  readonly firstDay: number;
  readonly arrivals: readonly Arrival[];
  /** Forces of ships that only some scenarios have join these. */
  readonly joins: Readonly<Record<string, string>>;
  /** Hits that ships start with. */
  readonly hits: ReadonlyMap<number, number>;
  /** Turns with a roll for Japanese air units that come back (6.5.9). */
  readonly airReinforcement: readonly number[];
  /** Japanese air units besides those of the historical scenario. */
  readonly moreAir: readonly number[];
  /** A day on which the Japanese air fleets neither fly nor make units ready (13.3.5), or 0. */
  readonly idleDay: number;
  /** All Japanese air units are ready at the start (13.2). */
  readonly allReady: boolean;
  /** Strikes of Japanese carriers come back to them, and each unit flies once a day (13.2). */
  readonly strikesReturn: boolean;
  /** The secret die for Japanese air units (13.2). */
  readonly airVariant: boolean;
  /** Sighted carriers draw the Third Fleet (13.1.5.1). */
  readonly wildBull: boolean;
  /** The position it starts with. Where it has one, nobody sets up, makes up forces or places sonar markers, and only forces are drawn. */
  readonly opening?: Opening;
  /** Points that all levels of victory are shifted by: up is harder for the US. */
  readonly levels: number;
}

const row = (number: number, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${number}${from + i}`);
/** The hexes so near to one, east of the straits as it is. */
const within = (hex: number, radius: number): string[] =>
  grid
    .within(hex, radius)
    .filter((each) => IS_SEA[each] && !IS_WEST[each])
    .map((each) => grid.label(each));

function japan(force: string, hexes: readonly string[], corrected: readonly string[] = [], turn = 0): Arrival {
  return { forces: [force], turn, hexes, corrected, detected: false };
}
function us(forces: readonly string[], hexes: readonly string[], turn = 0): Arrival {
  return { forces, turn, hexes, corrected: [], detected: turn === 0 };
}

/** 13.1.3.1: the same in all scenarios. */
const SEVENTH_FLEET: readonly Arrival[] = [
  us(['Taffy 1'], within(grid.mustHex('3623'), 2)),
  us(['Taffy 2'], within(grid.mustHex('3623'), 2)),
  us(['Taffy 3'], within(grid.mustHex('3623'), 2)),
  us(['TF 78'], within(BEACHHEAD, 2)),
  us(['TF 79'], within(BEACHHEAD, 2)),
];

const historical: Scenario = {
  id: 'historical',
  rule: '13.1',
  firstTurn: 1,
  lastTurn: 12,
  firstDay: 24,
  arrivals: [
    japan('Force A', ['2821'], ['2813']),
    japan('Force B', ['2821'], ['2813']),
    japan('Force C', ['3820'], ['3812']),
    japan('Shima', ['3119'], ['3111']),
    japan('Reinforcement Escort', ['2418'], ['2410']),
    japan('Transports', ['3909']),
    japan('Division 21', ['2418'], ['2410']),
    japan('Ozawa', row(10, 23, 30), [], 1),
    ...SEVENTH_FLEET,
    us(['TG 38.2'], ['2824']),
    us(['TG 38.3'], ['2621']),
    us(['TG 38.4'], ['3328']),
    // 13.1.4: its hexes are printed for turn 10 alone, and nothing says that it is seen.
    us(['TG 38.1'], ['2328', '2428', '2528'], 10),
  ],
  joins: {},
  hits: new Map([[ship('DIV 31'), 2]]),
  airReinforcement: [6, 10],
  moreAir: [],
  idleDay: 0,
  allReady: false,
  strikesReturn: false,
  airVariant: false,
  wildBull: true,
  levels: 0,
};

const whatIf: Scenario = {
  ...historical,
  id: 'what-if',
  rule: '13.2',
  joins: { 'Palawan cruisers': 'Force A', Aoba: 'Reinforcement Escort' },
  hits: new Map(),
  allReady: true,
  strikesReturn: true,
  airVariant: true,
  wildBull: false,
};

const campaign: Scenario = {
  ...historical,
  id: 'campaign',
  rule: '13.3',
  lastTurn: 16,
  firstDay: 23,
  arrivals: [
    japan('Force A', ['4301']),
    japan('Force B', ['4412']),
    japan('Force C', ['4412']),
    japan('Shima', ['3410']),
    japan('Reinforcement Escort', ['2510']),
    japan('Transports', ['4120']),
    japan('Division 21', ['2512']),
    japan('Ozawa', row(10, 15, 28), [], 5),
    ...SEVENTH_FLEET,
    us(['TG 38.2'], ['2828'], 2),
    us(['TG 38.3'], ['2328'], 2),
    us(['TG 38.4'], ['3328'], 3),
    us(['TG 38.1'], ['2428', '2528', '2628'], 10),
  ],
  joins: { 'Palawan cruisers': 'Force A', Aoba: 'Reinforcement Escort' },
  hits: new Map(),
  airReinforcement: [10, 14],
  moreAir: [CAMPAIGN_UNIT],
  idleDay: 23,
};

/** Nishimura's ships are worth 25 points: 14 more than Japan has is a victory. */
const LESSON_LEVELS = -7;

/** One night of the historical scenario. */
const surigaoStrait: Scenario = {
  ...historical,
  id: LESSON,
  firstTurn: 5,
  lastTurn: 5,
  arrivals: [],
  hits: new Map(),
  airReinforcement: [],
  wildBull: false,
  opening: SURIGAO_STRAIT,
  levels: LESSON_LEVELS,
};

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  historical,
  'what-if': whatIf,
  campaign,
  [LESSON]: surigaoStrait,
};

/** The ships of each scenario that starts with a position of its own. */
export const takesPart = shipsOfOpenings(fleet, Object.values(SCENARIOS));

/** 13.2: what each roll of the secret die adds; the carriers that it names join Ozawa (RULINGS.md). */
export const AIR_VARIANTS: readonly (readonly string[])[] = [
  [],
  [],
  ['Junyo B', 'Zuikaku B2'],
  ['Junyo B', 'Zuikaku B2'],
  ['Junyo F', 'Junyo B', 'Zuikaku B2'],
  ['Junyo F', 'Junyo B', 'Zuikaku B2'],
  ['Junyo F', 'Junyo B', 'Ryuho B', 'Zuikaku B2'],
  ['Junyo B', 'Unryu F', 'Unryu B', 'Zuikaku B2'],
  ['Junyo B', 'Unryu F', 'Unryu B', 'Amagi F', 'Amagi B', 'Zuikaku B2'],
  ['Junyo F', 'Junyo B', 'Ryuho B', 'Unryu F', 'Unryu B', 'Amagi F', 'Amagi B', 'Zuikaku B2'],
];

/** The units that a face of the secret die adds. */
export function variantUnits(face: number): readonly number[] {
  return (AIR_VARIANTS[face - 1] ?? []).map(unit);
}

/** 13.1.5.2: these forces must pass a strait, with a turn of this day the last in which they can. */
export const FANATICAL: readonly string[] = ['Force A', 'Force B', 'Force C', 'Shima'];
export const LAST_PASSAGE_DAY = 25;
/** Before this day Ozawa stays on the map. */
export const OZAWA_LEAVES = 26;
/** Whose transports never leave the map (12.2). */
export const NEVER_LEAVES = ship('Maru APD');
