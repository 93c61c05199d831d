import { anyJson, either, fields, flag, integer, list, oneOf, optional, type Shape, text } from '@point-option/engine';
import { REINFORCEMENT_BASES, WINDS } from './data/advanced.ts';
import { UNITS } from './data/aircraft.ts';
import { BUTAI_NUMBERS, CARRIER_TWOS, FORCE_LETTERS, LEVEL_ONE, SURFACE_TWOS } from './data/chits.ts';
import { JAPANESE_SHIPS } from './data/japaneseShips.ts';
import { grid, OFF } from './data/map.ts';
import { ABSENT, ALONE, inSearch, IWO_CHIT, MISSIONS, REINFORCEMENT, RESTING } from './data/state.ts';
import { CARRIERS, FIXED_GROUPS, SUBMARINES, US_SHIPS } from './data/usShips.ts';
import { PHASES, TURNS_A_DAY } from './rules/clock.ts';
import { OUT_OF_FUEL } from './rules/missions.ts';

/** A battle lasts two days at most. */
const TURNS = 2 * TURNS_A_DAY;
const LAST_PHASE = TURNS * PHASES;
/** More than any battle comes to: of hits in one place, of air points in one place, and of counts over the whole battle. */
const MOST_HITS = 99;
const MOST_POINTS = 999;
const MOST_COUNTED = 9999;
/** 4.15: more than any aircraft takes off with. */
const MOST_FUEL = 99;
/** 16.12(4): a die is modified by no more, by house charts either. */
const MOST_MODIFIER = 12;
/** Every crippled ship may be a group of its own. */
const MOST_GROUPS = FIXED_GROUPS + US_SHIPS.length;

export const count = (max: number): Shape => integer({ min: 0, max });
/** A number that stands for something, or -1 for nothing. */
export const orNone = (max: number): Shape => integer({ min: -1, max });
const listOf = (length: number, shape: Shape): Shape => list(shape, { min: length, max: length });
const perCarrier = (shape: Shape): Shape => listOf(CARRIERS.length, shape);
const perShip = (shape: Shape): Shape => listOf(US_SHIPS.length, shape);
const perJapaneseShip = (shape: Shape): Shape => listOf(JAPANESE_SHIPS.length, shape);

export const hex = count(grid.count - 1);
export const hexOrOff = integer({ min: OFF, max: grid.count - 1 });
export const hits = count(MOST_HITS);
export const points = count(MOST_POINTS);
const counted = count(MOST_COUNTED);
export const id = count(MOST_COUNTED);
export const idOrNone = orNone(MOST_COUNTED);
export const group = count(MOST_GROUPS - 1);
export const missionNumber = count(MISSIONS - 1);
export const unit = count(UNITS.length - 1);
const phase = orNone(LAST_PHASE);
const base = oneOf(REINFORCEMENT_BASES);
const levelOne = oneOf(LEVEL_ONE);
/** 12.21: of this turn, of the turn before, permanent. */
const threeHits = listOf(3, hits);
const turnaround = listOf(5, points);

const taskGroup = fields({
  hex: hexOrOff,
  from: hexOrOff,
  wind: optional(oneOf(['leeward', 'station keeping'])),
  guards: optional(count(US_SHIPS.length - 1)),
});

const mission = fields({
  kind: oneOf(['strike', 'intercept', 'patrol', null]),
  hex: hexOrOff,
  fuel: integer({ min: OUT_OF_FUEL + 1, max: MOST_FUEL }),
  groups: count(2 ** MOST_GROUPS),
  fresh: flag(),
  spent: flag(),
  moved: flag(),
});

const search = fields({
  id,
  narrow: flag(),
  origin: hex,
  goal: hex,
  hex,
  homeward: flag(),
  group,
  out: count(grid.count),
  extended: optional(flag()),
  shadows: optional(idOrNone),
  blindFrom: optional(count(grid.count)),
});

const force = fields({
  id,
  marker: oneOf([...FORCE_LETTERS, ...BUTAI_NUMBERS], 'the letter of a force or the number of a Butai'),
  butai: flag(),
  hex,
  from: hexOrOff,
  level: count(4),
  chit: either(
    oneOf(['', ...LEVEL_ONE, ...CARRIER_TWOS, ...SURFACE_TWOS], 'a chit'),
    text({ pattern: '^\\d+/\\d+$', as: 'the CV and CVL of a level 3 chit' }),
  ),
  kind: oneOf(['unknown', 'carrier', 'surface']),
  detection: count(3),
  advantage: flag(),
  partner: idOrNone,
  ships: list(count(JAPANESE_SHIPS.length - 1), { unique: true }),
  raided: flag(),
  retiring: flag(),
  fuel: optional(either(oneOf(['refuelled', 'abandoned']), fields({ oiler: count(MOST_HITS) }))),
  hits: threeHits,
  air: fields({ turnaround, all: points, lost: points, shuttled: optional(points) }),
  patrol: orNone(MOST_POINTS),
  fixedPatrol: orNone(MOST_POINTS),
});

const raid = fields({
  id,
  owner: integer({ min: REINFORCEMENT, max: MOST_COUNTED }),
  wave: oneOf(['A', 'B']),
  land: flag(),
  hex: hexOrOff,
  source: hexOrOff,
  target: orNone(MOST_GROUPS - 1),
  points: integer({ min: 1, max: MOST_POINTS }),
  fighters: orNone(MOST_POINTS),
  aborted: points,
  intercepted: flag(),
  returning: orNone(3),
  since: phase,
  shuttle: optional(flag()),
  caught: optional(flag()),
  followsHome: optional(flag()),
  number: optional(integer({ min: 1, max: MOST_COUNTED })),
});

const chits = list(integer({ min: IWO_CHIT, max: MOST_COUNTED }));

/** Every field of a position, and what can stand in it. What goes together is for invariants.ts. */
export const shape: Shape = fields({
  // What the set-up decides is held against it (`fixed` in index.ts).
  rules: anyJson(),
  turn: count(TURNS),
  phase: count(PHASES),
  groups: list(taskGroup, { min: FIXED_GROUPS, max: MOST_GROUPS }),
  where: perShip(integer({ min: ABSENT, max: MOST_GROUPS - 1 })),
  hits: perShip(hits),
  fires: perCarrier(list(hits)),
  deckDown: perCarrier(count(LAST_PHASE + 1)),
  crashed: perCarrier(flag()),
  launched: perCarrier(count(UNITS.length)),
  landedNow: perCarrier(count(UNITS.length)),
  units: listOf(UNITS.length, integer({ min: RESTING, max: inSearch(MOST_COUNTED) })),
  missions: listOf(MISSIONS, mission),
  searches: list(search),
  nextSearch: counted,
  searched: flag(),
  lit: list(hex),
  subs: listOf(SUBMARINES.length, fields({ hex: hexOrOff, pin: count(TURNS), shadows: idOrNone, sunk: flag() })),
  fired: list(count(US_SHIPS.length - 1)),
  forces: list(force),
  nextForce: counted,
  japanese: perJapaneseShip(integer({ min: ALONE, max: MOST_COUNTED })),
  japaneseHits: perJapaneseShip(threeHits),
  wrecks: list(fields({ ship: count(JAPANESE_SHIPS.length - 1), hex, of: idOrNone })),
  raids: list(raid),
  nextRaid: counted,
  guam: fields({ value: points, turnaround, lost: points }),
  lostNaval: counted,
  lostLand: counted,
  levelOne: fields(Object.fromEntries(LEVEL_ONE.map((chit) => [chit, count(MOST_HITS)]))),
  setAside: list(levelOne),
  levelOneAll: count(MOST_POINTS),
  levelOneOut: count(MOST_POINTS),
  doubles: count(MOST_HITS),
  commitment: counted,
  committed: flag(),
  kidoButai: flag(),
  cup: chits,
  chitsPerPhase: count(MOST_HITS),
  drawn: chits,
  mustered: counted,
  missionDie: count(10),
  wind: oneOf(WINDS),
  sentFrom: list(base, { unique: true }),
  sentBefore: fields(
    Object.fromEntries(
      REINFORCEMENT_BASES.map((name) => [name, optional(integer({ min: -MOST_MODIFIER, max: MOST_MODIFIER }))]),
    ),
  ),
  oilers: list(fields({ hex, waiting: list(id), tried: phase })),
  flewByDay: list(unit),
  flewByNight: list(unit),
  tired: perCarrier(orNone(TURNS)),
  leakers: counted,
  over: flag(),
});
