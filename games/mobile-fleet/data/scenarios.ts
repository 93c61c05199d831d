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
  /** The rules print one scenario, and only name the other two: those are ours. */
  readonly source: 'printed' | 'ours';
  readonly turns: number;
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

const historical: Scenario = {
  id: 'historical',
  rule: '16.1',
  source: 'printed',
  turns: 12,
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
 * The rules name these two scenarios, and their text is lost: everything in them is ours. Unleashed: Spruance lets Mitscher go, and the
 * US has to win by more. The dream: the air groups of 1942 and a plan that works.
 */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  historical,
  unleashed: {
    ...historical,
    id: 'unleashed',
    rule: '16.2',
    source: 'ours',
    usPlacement: 9,
    cautiousUntil: 0,
    japan: { ...historical.japan, others: 4 },
    strikeBy: 10,
    levels: 10,
  },
  dream: {
    ...historical,
    id: 'dream',
    rule: '16.3',
    source: 'ours',
    strikeBy: 0,
    coordination: false,
    onward: false,
    trained: true,
    carrierRecovery: 5,
    landAirEarly: true,
    japaneseSubmarines: true,
    levels: -10,
  },
};

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
