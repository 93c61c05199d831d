import type { Context } from '@point-option/engine';
import { UNITS } from './aircraft.ts';
import type { ReinforcementBase, Wind } from './advanced.ts';
import type { LevelOne, LevelOneCup } from './chits.ts';
import { JAPANESE_SHIPS } from './japaneseShips.ts';
import { OFF } from './map.ts';
import type { ScenarioRules } from './scenarioFile.ts';
import { CARRIERS, FIXED_GROUPS, SUBMARINES, US_SHIPS } from './usShips.ts';

export type G = Context<Battle>;

// Where an air unit is: one number. On a carrier it is `aboard(ship, box)`; the others are these.
export const HANGAR = 0;
export const SERVICING = 1;
export const READY = 2;
export const LANDED = 3;
/** 6.21: the boxes of a carrier's column. */
export const DECK_BOXES = ['hangar', 'servicing', 'ready', 'landed'] as const;
export type DeckBox = typeof HANGAR | typeof SERVICING | typeof READY | typeof LANDED;
export const aboard = (ship: number, box: DeckBox): number => ship * 4 + box;
export const ON_CARRIERS = CARRIERS.length * 4;
/** 4.12: on air mission display m, from 0. */
export const inMission = (mission: number): number => 100 + mission;
/** 8.21: flying search number s. */
export const inSearch = (search: number): number => 200 + search;
/** 2.26: lost in the hex of a task group, or elsewhere; they weigh differently (15.1). */
export const LOST_AT_FLEET = -1;
export const LOST_AWAY = -2;
/** Not in this scenario. */
export const ABSENT = -3;
/** 22.4: a night unit that has flown by night: its crews rest for what is left of the battle. */
export const RESTING = -7;

// Where an American ship is: a group, an index of `groups`, or one of these (ABSENT too).
export const SUNK = -1;

// Where a Japanese ship is: a force by its id, or one of these.
export const POOL = -1;
export const SHIP_SUNK = -2;
/** 7.23, 15.11: left by the invasion zone; or left by another edge. */
export const EXITED = -3;
export const WITHDRAWN = -4;
export const NOT_IN_PLAY = -5;
/** 12.41: crippled and left behind, on the map by itself. */
export const ALONE = -6;

/** 3.22: activation chits: a force by its id, or one of these. */
export const US_MOVE = -1;
export const US_SUBS = -2;
export const GUAM_CHIT = -3;
export const NO_OP = -4;
/** 16.11. */
export const YAP_CHIT = -5;
export const IWO_CHIT = -6;

/** Whose raid: a force by its id, or one of these. A listed raid comes from nowhere (lessons). */
export const FROM_GUAM = -1;
export const LISTED = -2;
/** 16.21: land aircraft on their way to Guam from other islands. */
export const REINFORCEMENT = -3;

/** 6.1: task groups 58.1 to 58.4, Battle Line, surface groups, and from FIXED_GROUPS on single crippled ships. */
export interface Group {
  hex: number;
  /** For the submarines' sake (14.13) and for leeward movement: where it was before its last move. */
  from: number;
  /** 17.0: how it stands to the wind since its last activation; absent where nothing holds it up. */
  wind?: WindMark;
  /** 12.411: the crippled ship that it stays with. */
  guards?: number;
}
export type WindMark = 'leeward' | 'station keeping';

/** 4.11: what a mission flies for. A patrol (CAP, 4.33) stays over its task group. */
export type MissionKind = 'strike' | 'intercept' | 'patrol';
export interface Mission {
  kind: MissionKind | null;
  /** On the map; OFF for a patrol, which goes where its group goes. */
  hex: number;
  /** 4.12, 4.44: fuel points; from 0 down the mission is fuel critical: -2 is "Fuel Critical 2". */
  fuel: number;
  /** 4.22, 4.33: task groups that launched it, as bits. */
  groups: number;
  /** 4.42: launched in this segment: it may fly one hex at once. */
  fresh: boolean;
  /** 5.21, 5.23: has used its contact attempts and must go home. */
  spent: boolean;
  /** It has moved in this air movement segment. */
  moved: boolean;
}
/** 4.13. */
export const MISSIONS = 8;

/** 8.2: planes on search. */
export interface Search {
  id: number;
  narrow: boolean;
  origin: number;
  /** 8.24: the Max Radius marker. */
  goal: number;
  hex: number;
  /** On the way back to the group that launched it. */
  homeward: boolean;
  group: number;
  /** Hexes from the origin at the end of its last move. */
  out: number;
  /** 18.2: fighters with drop tanks. */
  extended?: boolean;
  /** 18.11: the force it shadows; it has looked at it again when it is on its way home. */
  shadows?: number;
  /** 18.11(3): the hexes from the origin from which on it does not look again on the way back. */
  blindFrom?: number;
}

/** 8.11: from undetected to spotted. */
export const UNDETECTED = 0;
export const APPROXIMATE = 1;
export const LOCATED = 2;
export const SPOTTED = 3;

/** 9.12: a Butai display. Raids in the air or on the way back stand in `raids`. */
export interface AirBoxes {
  /** Servicing, Servicing, available to 3, to 7, to 11 hexes. */
  turnaround: number[];
  /** Available at all ranges. */
  all: number;
  lost: number;
  /** 23.3(4): points that have stayed on Guam: gone, but no victory for anybody. */
  shuttled?: number;
}
/** 9.12: how far points in each box of the turnaround track may fly; the first two not at all. */
export const TURNAROUND_REACH = [-1, -1, 3, 7, 11];

export interface Force {
  id: number;
  /** The letter of its counter, or the number of its Butai. */
  marker: string;
  butai: boolean;
  hex: number;
  /** Where it was before its last activation: the same hex if it did not move; OFF before the first. */
  from: number;
  /** 7.3. */
  level: number;
  /** The chit it has: of level 1, of level 2, or of level 3 as "CV/CVL"; '' where there is none. */
  chit: string;
  /** 7.33, 9.0: what it is known to be. */
  kind: 'unknown' | 'carrier' | 'surface';
  detection: number;
  /** 8.35. */
  advantage: boolean;
  /** 7.5: the other half of a double force, or -1. */
  partner: number;
  /** Its ships, once they are known. */
  ships: number[];
  /** 7.21: has launched an air raid in this game. */
  raided: boolean;
  /** 19.1. */
  retiring: boolean;
  /** 20.5: on its way to an oiler, an index of `oilers`, or refuelled, or past caring (20.7); absent before. */
  fuel?: { oiler: number } | 'refuelled' | 'abandoned';
  /** 12.21, 14.16: hits that are on no ship yet: of this turn, of the turn before, permanent. */
  hits: number[];
  air: AirBoxes;
  /** Combat air patrol flying in this attack segment, -1 where none was called for yet (5.43). */
  patrol: number;
  /** Patrol laid down by the scenario, or -1 (5.41). */
  fixedPatrol: number;
}

/** 10.2: a raid in the air. */
export interface Raid {
  id: number;
  owner: number;
  wave: 'A' | 'B';
  land: boolean;
  hex: number;
  /** The hex it was launched from. */
  source: number;
  /** The group it makes for; for a Guam raid going home, -1. */
  target: number;
  points: number;
  /** 10.13: fighters among the points, -1 while that is not known. */
  fighters: number;
  /** Attack points that will not attack: aborted by guns. */
  aborted: number;
  intercepted: boolean;
  /** 10.31: its box on the return track, 3 for 12 hexes and more down to 0; -1 while it is on the map. */
  returning: number;
  /** The phase it appeared in, counted from the start (11.27). */
  since: number;
  /** 23.3: on its way to Guam instead of home. */
  shuttle?: boolean;
  /** 11.27(2): American interceptors were over Guam when it took off from there. */
  caught?: boolean;
  /** RULINGS.md, 140: its carriers have left the map with their decks, and it goes after them. */
  followsHome?: boolean;
  /** Of a listed raid: which of the list it is, from 1, both waves as one. */
  number?: number;
}

/** 14.1. */
export interface Submarine {
  hex: number;
  /** 14.171: turns to stay down. */
  pin: number;
  /** 14.15: the force it shadows, or -1. */
  shadows: number;
  sunk: boolean;
}

/** 11.2: the display of Guam. */
export interface Guam {
  value: number;
  /** Landed, Servicing, available to 3, to 7, to 11 hexes; what is in no box is available at all ranges. */
  turnaround: number[];
  lost: number;
}

/** 12.41: a crippled Japanese ship by itself. */
export interface Wreck {
  ship: number;
  hex: number;
  /** The force it was left by, with which it moves (12.43). */
  of: number;
}

export interface Battle {
  rules: ScenarioRules;
  /** On the turn track: 0 is 0530 of 19 June. */
  turn: number;
  /** 1 to 4; 0 before the first. */
  phase: number;

  // The American side
  groups: Group[];
  /** By ship: its group, or SUNK or ABSENT. */
  where: number[];
  hits: number[];
  /** By carrier: levels of the fires aboard (12.36). */
  fires: number[][];
  /** By carrier: 0, or since which phase its deck is out of action, counted from 1 (12.12). */
  deckDown: number[];
  /** By carrier: whether a crash blocks it (4.452). */
  crashed: boolean[];
  /** By carrier: units launched and landed in this phase (6.24, 6.28, 8.282). */
  launched: number[];
  landedNow: number[];
  units: number[];
  missions: Mission[];
  searches: Search[];
  nextSearch: number;
  /** 8.22: the search segment of this turn is used. */
  searched: boolean;
  /** 6.43: lit hexes. */
  lit: number[];
  subs: Submarine[];
  /** 5.721: battleships that have fired at overflying raids in this phase. */
  fired: number[];

  // The Japanese side
  forces: Force[];
  nextForce: number;
  japanese: number[];
  /** By Japanese ship: hits of this turn, of the turn before, permanent (12.21). */
  japaneseHits: number[][];
  wrecks: Wreck[];
  raids: Raid[];
  nextRaid: number;
  guam: Guam;
  /** Points lost by forces that are gone, and by listed raids, for the score. */
  lostNaval: number;
  lostLand: number;
  levelOne: LevelOneCup;
  /** 7.52: chits set aside for double forces. */
  setAside: LevelOne[];
  /** Level 1 chits there are in all, and how many are neither in the cup nor set aside. */
  levelOneAll: number;
  levelOneOut: number;
  doubles: number;
  /** 13.1. */
  commitment: number;
  /** 13.23: the limit was reached once. */
  committed: boolean;
  /** Kido Butai has appeared. */
  kidoButai: boolean;

  // The cup of activation chits
  cup: number[];
  chitsPerPhase: number;
  drawn: number[];
  /** Forces with a lower id were there when the cup was filled. */
  mustered: number;
  /** 7.221: the die of this segment, 0 before it is rolled. */
  missionDie: number;

  // The advanced rules; what is not played stays empty.
  /** 17.0, 17.6. */
  wind: Wind;
  /** 16.12(4): bases that have sent aircraft today; what that is to the next day, by base. */
  sentFrom: ReinforcementBase[];
  sentBefore: Partial<Record<ReinforcementBase, number>>;
  /** 20.2, 20.6: where oilers lie, who is with each in the order they came, and the phase of its last attempt. */
  oilers: { hex: number; waiting: number[]; tried: number }[];
  /** 22.5: night units that have flown by day on the nineteenth. */
  flewByDay: number[];
  /** 22.4: night units in the air that have flown by night. */
  flewByNight: number[];
  /** 22.6: by carrier: the turn in which its crews are tired, or -1. */
  tired: number[];

  /** Raids that got through to the fleet, in points, for lessons that score them. */
  leakers: number;
  over: boolean;
}

export const emptyMission = (): Mission => ({
  kind: null,
  hex: OFF,
  fuel: 0,
  groups: 0,
  fresh: false,
  spent: false,
  moved: false,
});

export const newForce = (id: number, marker: string, hex: number): Force => ({
  id,
  marker,
  butai: false,
  hex,
  from: OFF,
  level: 0,
  chit: '',
  kind: 'unknown',
  detection: UNDETECTED,
  advantage: false,
  partner: -1,
  ships: [],
  raided: false,
  retiring: false,
  hits: [0, 0, 0],
  air: { turnaround: [0, 0, 0, 0, 0], all: 0, lost: 0 },
  patrol: -1,
  fixedPatrol: -1,
});

/** A battle with nothing in it: the scenario fills it. */
export function emptyBattle(rules: ScenarioRules): Battle {
  return {
    rules,
    turn: 0,
    phase: 0,
    groups: Array.from({ length: FIXED_GROUPS }, () => ({ hex: OFF, from: OFF })),
    where: US_SHIPS.map(() => ABSENT),
    hits: US_SHIPS.map(() => 0),
    fires: CARRIERS.map(() => []),
    deckDown: CARRIERS.map(() => 0),
    crashed: CARRIERS.map(() => false),
    launched: CARRIERS.map(() => 0),
    landedNow: CARRIERS.map(() => 0),
    units: UNITS.map(() => ABSENT),
    missions: Array.from({ length: MISSIONS }, emptyMission),
    searches: [],
    nextSearch: 0,
    searched: false,
    lit: [],
    subs: SUBMARINES.map(() => ({ hex: OFF, pin: 0, shadows: -1, sunk: false })),
    fired: [],
    forces: [],
    nextForce: 0,
    japanese: JAPANESE_SHIPS.map(() => NOT_IN_PLAY),
    japaneseHits: JAPANESE_SHIPS.map(() => [0, 0, 0]),
    wrecks: [],
    raids: [],
    nextRaid: 0,
    guam: { value: 0, turnaround: [0, 0, 0, 0, 0], lost: 0 },
    lostNaval: 0,
    lostLand: 0,
    levelOne: { Carrier: 0, Large: 0, Medium: 0, Small: 0, Surface: 0, 'False Contact': 0, 'Double Force': 0 },
    setAside: [],
    levelOneAll: 0,
    levelOneOut: 0,
    doubles: 0,
    commitment: 0,
    committed: false,
    kidoButai: false,
    cup: [],
    chitsPerPhase: 0,
    drawn: [],
    mustered: 0,
    missionDie: 0,
    wind: 'E->W',
    sentFrom: [],
    sentBefore: {},
    oilers: [],
    flewByDay: [],
    flewByNight: [],
    tired: CARRIERS.map(() => -1),
    leakers: 0,
    over: false,
  };
}
