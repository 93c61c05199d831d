/**
 * What a scenario file says, and what of it the rules go by during play. `setup.ts` makes a battle of it,
 * `scenarioForm.ts` checks it, docs/scenarios.md explains it.
 */
import type { Advanced } from './advanced.ts';
import type { ModelId } from './aircraft.ts';

/** 3.1: the segments of an action phase, and the arrival phase; lessons leave some out. */
export const SEGMENTS = [
  'arrival',
  'japanese flight',
  'activation',
  'american flight',
  'search',
  'air operations',
  'interception',
  'japanese attack',
  'american attack',
] as const;
export type Segment = (typeof SEGMENTS)[number];

/** 10.1: none; those the scenario lists; the short procedure of the fifth lesson; all of it. */
export type RaidProcedure = 'none' | 'listed' | 'simple' | 'full';
/** How a battle is scored: 15.1, or as a lesson does. */
export type Scoring = 'victory points' | 'interception' | 'defence' | 'sightings';

/** Ranges of scores and what they mean, from the lowest: each from that score on. */
export interface Level {
  from: number;
  result: string;
}

/** A raid that the scenario sends. */
export interface ListedRaid {
  day: number;
  turn: string;
  phase: number;
  points: number;
  wave: 'A' | 'B';
  /** Where it comes from; it is found by radar on the way (10.21). */
  source: string;
  /** Where it is placed, without a roll. */
  hex?: string;
}

interface Moment {
  day: 19 | 20;
  turn: string;
  phase: number;
}

/** How many units stand ready or in servicing on each carrier of a class at the start. */
export interface DeckPattern {
  ready?: { fighters?: number; attack?: number };
  servicing?: { fighters?: number; attack?: number };
}

export interface ScenarioFile {
  format: 'point-option scenario';
  version: 1;
  game: 'philippine-sea';
  id: string;
  title: string;
  about: string;
  start: Moment;
  /** The last phase that is played. */
  end: Moment;
  /** Turns at the end in which only American aircraft fly home and land. */
  recoveryTurns?: number;
  segments: Segment[];
  /** The missions that may be launched, 'search' among them. */
  launches: ('strike' | 'intercept' | 'patrol' | 'search')[];
  fleet: {
    hex: string;
    groups: string[];
    /** 6.13: Saratoga. */
    extraCarriers?: string[];
    /** Only fighters are aboard. */
    fightersOnly?: boolean;
    decks?: { CV?: DeckPattern; CVL?: DeckPattern };
    /** Fighters of each carrier group on patrol at the start. */
    patrol?: number;
    /** 6.3: whether it moves when its chit is drawn. */
    moves: boolean;
    /** Landed aircraft may be serviced and fly again (4.16). */
    servicing: boolean;
    /** 17.5: it has just come down the wind. */
    leeward?: boolean;
  };
  /** Strikes in the air at the start; the player sends each to a force. */
  strikes?: { units: Partial<Record<ModelId, number>>; fuel: number }[];
  /** Fuel that a strike pays for the way home after its attack, and lands at once, on a lit deck. */
  flightHome?: number;
  /** 5.21: taken for the distance to the nearest task group. */
  contactDistance?: number;
  submarines: boolean;
  japanese: {
    raids: RaidProcedure;
    listed?: ListedRaid[];
    /** 10.1D in the fifth lesson: known air strength of the first carrier force, and of the others. */
    strengths?: [number, number];
    /** How many force counters there are, those on the map at the start among them (7.1). */
    forces: number;
    /** Forces on the map at the start, whole. */
    onMap?: { hex: string; ships: string[]; patrol?: number; detection: 'approximate' | 'located' | 'spotted' }[];
    levelOne?: Partial<Record<string, number>>;
    /** 11.21. */
    guam?: number;
    /** 13.21: threshold and limit, with the ships of history and with additional ones. */
    commitment?: { historical: [number, number]; additional: [number, number] };
    /** Arrivals lean to the south and west. */
    arrivalsShifted?: boolean;
    /** Additional and ghost ships, veteran fliers and Kido Butai. */
    greatBattle?: boolean;
    /** 12.21 does not wait: hits count at once. */
    hitsAtOnce?: boolean;
    /** 20.1: oilers may come in the night of the nineteenth. */
    oilers?: boolean;
  };
  /** Options of the game that are set otherwise here. */
  options?: Record<string, boolean | number | string>;
  scoring: Scoring;
  levels: Level[];
  /** What the Japanese side considers and rolls is shown as it happens, whatever the option says. */
  teaching?: boolean;
}

/** What the rules ask of a scenario during play: part of the state, so that a match is whole in itself. */
export interface ScenarioRules {
  /** The last phase, counted from 0530 of 19 June, which is 0. */
  lastPhase: number;
  /** From this turn on only recovery. */
  recoveryFrom: number;
  segments: Segment[];
  launches: ScenarioFile['launches'];
  moves: boolean;
  servicing: boolean;
  flightHome: number;
  contactDistance: number;
  submarines: boolean;
  raids: RaidProcedure;
  listed: { phase: number; points: number; wave: 'A' | 'B'; source: number; hex: number }[];
  strengths: [number, number];
  forces: number;
  guam: boolean;
  commits: boolean;
  threshold: number;
  limit: number;
  /** 13.22: the line of the commitment test. */
  posture: 'historical' | 'additional' | 'great battle';
  arrivalsShifted: boolean;
  greatBattle: boolean;
  hitsAtOnce: boolean;
  teaching: boolean;
  scoring: Scoring;
  levels: Level[];
  advanced: Advanced;
}
