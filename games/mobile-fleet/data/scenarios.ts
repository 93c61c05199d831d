import { type Opening, shipsOfOpenings } from '@point-option/chit-pull';
import { fleet } from './fleet.ts';
import { FIRST_CONTACT, LESSON } from './lesson.ts';
import { CHITS } from './markers.ts';
import type { ScenarioId } from './own.ts';

/** Where a US group starts, and whether in Task Force 58. */
export interface UsStart {
  readonly group: string;
  readonly hex: string;
  readonly inForce: boolean;
}

/** What a scenario sets up, and the rules that are its own. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly rule: string;
  /** The rules print one scenario, and only name two others: those are ours, and so is the lesson. */
  readonly source: 'printed' | 'ours';
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** The position it starts with; where it has one, nobody sets anything up. */
  readonly opening?: Opening;
  /** Formations are made up anew each turn (5.1). */
  readonly reorganizes: boolean;
  /** The chits in the pool besides the markers (5.2), by their ids. */
  readonly chits: readonly string[];
  /** US submarines may be used, as the options say (11.1.1). */
  readonly submarines: boolean;
  /** The US must cover Saipan (10.2). */
  readonly saipan: boolean;
  readonly us: readonly UsStart[];
  /** The US may place TF 58 and its carrier groups within so many hexes of Saipan; 0 for exactly where they are listed. */
  readonly usPlacement: number;
  /** Task Force 58 stays near Saipan and in one piece before this turn (16.1.4); 0 for not at all. */
  readonly cautiousUntil: number;
  readonly japan: {
    /** The Mobile Fleet starts within so many hexes of this one. */
    readonly hex: string;
    readonly radius: number;
    /** Its other groups, real or dummy, start in this column or west of it; so many of them. */
    readonly column: number;
    readonly others: number;
  };
  /** The last turn on which Japan can do its duty to strike (16.1.4); 0 for no such duty. */
  readonly strikeBy: number;
  /** Land-based air waits for an order (16.1.4). */
  readonly coordination: boolean;
  /** Japanese ships may not move west before the strike (16.1.4). */
  readonly onward: boolean;
  /** Japanese carrier air has the modifier for trained aircrews. */
  readonly trained: boolean;
  /** The highest roll with which a Japanese carrier unit is ready again by day; 0 where none ever is (5.5). */
  readonly carrierRecovery: number;
  /** All land-based air is there and ready from the first turn. */
  readonly landAirEarly: boolean;
  /** Japanese submarines are used whatever the options say (15.2). */
  readonly japaneseSubmarines: boolean;
  /** Points that all levels of victory are shifted by: up is harder for the US. */
  readonly levels: number;
}

/** 16.1.3. */
const US_START: readonly UsStart[] = [
  { group: 'TG 58.2', hex: '3111', inForce: true },
  { group: 'TG 58.3', hex: '3111', inForce: true },
  { group: 'TG 58.7', hex: '3111', inForce: true },
  { group: 'TG 58.1', hex: '2811', inForce: false },
  { group: 'TG 58.4', hex: '3209', inForce: false },
  { group: 'TG 52.10', hex: '3712', inForce: false },
];

/** In the dream two carrier groups are still in the north: they raided Iwo Jima on 16 June. */
const NORTH: Readonly<Record<string, string>> = { 'TG 58.1': '2701', 'TG 58.4': '2901' };
const DIVIDED: readonly UsStart[] = US_START.map((start) => ({ ...start, hex: NORTH[start.group] ?? start.hex }));

const historical: Scenario = {
  id: 'historical',
  rule: '16.1',
  source: 'printed',
  firstTurn: 1,
  lastTurn: 12,
  reorganizes: true,
  chits: CHITS.map(({ id }) => id),
  submarines: true,
  saipan: true,
  us: US_START,
  usPlacement: 0,
  cautiousUntil: 9,
  japan: { hex: '0618', radius: 3, column: 7, others: 3 },
  strikeBy: 8,
  coordination: true,
  onward: true,
  trained: false,
  carrierRecovery: 0,
  landAirEarly: false,
  japaneseSubmarines: false,
  levels: 0,
};

/*
 * The rules name these two scenarios, and their text is lost: everything in them is ours, and made so that equal staffs win about as often
 * (docs/balance/mobile-fleet.md). Unleashed: Spruance lets Mitscher go, and the US has to win by more. The dream: the air groups of 1942,
 * an American fleet that is divided, and a plan that works.
 */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  historical,
  unleashed: {
    ...historical,
    id: 'unleashed',
    rule: '16.2',
    source: 'ours',
    usPlacement: 9,
    cautiousUntil: 5,
    japan: { ...historical.japan, others: 4 },
    strikeBy: 10,
    levels: 58,
  },
  dream: {
    ...historical,
    id: 'dream',
    rule: '16.3',
    source: 'ours',
    us: DIVIDED,
    cautiousUntil: 6,
    strikeBy: 0,
    coordination: false,
    onward: false,
    trained: true,
    carrierRecovery: 5,
    landAirEarly: true,
    japaneseSubmarines: true,
    levels: 33,
  },
  [LESSON]: {
    ...historical,
    id: LESSON,
    source: 'ours',
    firstTurn: 6,
    lastTurn: 8,
    opening: FIRST_CONTACT,
    reorganizes: false,
    chits: ['us command', 'US land search'],
    submarines: false,
    saipan: false,
    us: [],
    cautiousUntil: 0,
    coordination: false,
    landAirEarly: true,
    levels: -10,
  },
};

/** The ships of each scenario that starts with a position of its own; everybody sails in the others. */
export const takesPart = shipsOfOpenings(fleet, Object.values(SCENARIOS));

/** Task Force 58 stays within so many hexes of Saipan while Spruance is cautious (16.1.4). */
export const CAUTIOUS_RADIUS = 9;
/** The duty to strike concerns groups with so many carriers (16.1.4). */
export const STRIKE_CARRIERS = 3;
/** The announced hex is no farther from the flagship (16.1.4). */
export const FLAGSHIP_RADIUS = 3;
export const FLAGSHIP = 'Taiho';

/** Units that must lie off Saipan (10.2). */
export const SAIPAN_COVER = 14;
/** Factors of carrier air that make a point (10.2). */
export const FACTORS_A_POINT = 2;
